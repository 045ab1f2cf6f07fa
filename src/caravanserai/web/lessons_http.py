"""Lessons over HTTP: which there are, begin one at a table of its own, and how it stands there."""

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath

from caravanserai.engine.game import GAMES
from caravanserai.lessons.goals import judge
from caravanserai.lessons.lesson import lesson, lessons
from caravanserai.tables.fold.lessons import LessonInfo, LessonState, lesson_info, lesson_of, lesson_state, staged

from .house import TheHouse, TheVisitor
from .refusals import refuse
from .tables_http import TableLink, table_link


@get("/api/lessons", summary="The lessons of every game, in their order", tags=["lessons"])
async def all_lessons(visitor: TheVisitor) -> list[LessonInfo]:
    return [lesson_info(one, visitor.speak) for key in GAMES for one in lessons(key)]


@post("/api/lessons/{game:str}/{key:str}", summary="Begin a lesson, at a table of its own", tags=["lessons"])
async def begin_lesson(
    request: Request[Any, Any, Any], game: FromPath[str], key: FromPath[str], house: TheHouse, visitor: TheVisitor
) -> TableLink:
    one = lesson(game, key)
    if one is None:
        raise refuse("no-such-lesson")
    made = await house.host.open_stage(await visitor.opener(), *staged(one))
    return TableLink(made, table_link(house, request, made))


@get("/api/tables/{table:str}/lesson", summary="How the lesson of a table stands", tags=["lessons"])
async def table_lesson(table: FromPath[str], house: TheHouse, visitor: TheVisitor) -> LessonState:
    stage = (await house.host.known(table)).card.stage
    if stage is None or stage.kind != "lesson":
        raise refuse("no-such-lesson")
    opened, steps = await house.host.memory.so_far(table)
    one = lesson_of(opened)
    if one is None:
        raise refuse("no-such-lesson")
    progress = judge(one, steps[len(one.steps) :])
    if progress.standing == "reached" and visitor.person is not None and opened.host in visitor.person.ids:
        await house.profiles.lesson_done(visitor.person, one.game, one.key)
    return lesson_state(one, progress, visitor.speak)
