"""Lessons over HTTP: which there are, begin one at a table of its own, and how it stands there."""

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath
from msgspec import Struct

from caravanserai.engine.game import GAMES
from caravanserai.lessons.goals import Progress, Standing, judge
from caravanserai.lessons.lesson import Lesson, lesson, lessons
from caravanserai.strings import Speaker
from caravanserai.tables.log.entries import Opened, Stage, TableSetting

from .house import TheHouse, TheVisitor
from .refusals import refuse
from .tables_http import TableLink, table_link


class LessonInfo(Struct, frozen=True):
    """A lesson in the list of its game, in the language of who asks."""

    game: str
    key: str
    title: str
    #: What is to be done in it.
    task: str


class LessonState(Struct, frozen=True):
    """A lesson at its table. `answers` of `within` are given, where there are only so many."""

    lesson: LessonInfo
    number: int
    count: int
    story: str
    hint: str
    standing: Standing
    answers: int
    within: int | None
    #: What was right about it, once it is reached.
    right: str | None
    #: The lesson that comes next; null after the last.
    next: str | None


@get("/api/lessons", summary="The lessons of every game, in their order", tags=["lessons"])
async def all_lessons(visitor: TheVisitor) -> list[LessonInfo]:
    return [_info(one, visitor.speak) for key in GAMES for one in lessons(key)]


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
    return _state(one, progress, visitor.speak)


def staged(one: Lesson) -> tuple[TableSetting, Stage]:
    """The table of a lesson, and the position from which it begins."""
    bots = {seat: one.bot for seat in range(one.seats) if seat != one.seat}
    setting = TableSetting(one.game, one.seats, one.options, bots=bots)
    return setting, Stage("lesson", one.key, one.steps, one.chances, script=one.script)


def lesson_of(opened: Opened) -> Lesson | None:
    """The lesson that is played at a table, if it is one that still exists as it was begun."""
    stage = opened.stage
    if stage is None or stage.kind != "lesson":
        return None
    one = lesson(opened.setting.game, stage.key)
    return one if one is not None and staged(one)[1] == stage else None


def _info(one: Lesson, speak: Speaker) -> LessonInfo:
    return LessonInfo(one.game, one.key, speak(one.words), speak(f"{one.words}.task"))


def _state(one: Lesson, progress: Progress, speak: Speaker) -> LessonState:
    all_of_game = lessons(one.game)
    number = all_of_game.index(one) + 1
    return LessonState(
        lesson=_info(one, speak),
        number=number,
        count=len(all_of_game),
        story=speak(f"{one.words}.story"),
        hint=speak(f"{one.words}.hint"),
        standing=progress.standing,
        answers=progress.answers,
        within=progress.within,
        right=speak(f"{one.words}.right") if progress.standing == "reached" else None,
        next=all_of_game[number].key if number < len(all_of_game) else None,
    )
