"""Lessons at tables: the table that one is played at, and what is said beside it."""

from msgspec import Struct

from caravanserai.lessons.goals import Progress, Standing
from caravanserai.lessons.lesson import Lesson, lesson, lessons

from ..log.entries import Opened, Stage, TableSetting
from .speaking import Speak


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


def lesson_info(one: Lesson, speak: Speak) -> LessonInfo:
    return LessonInfo(one.game, one.key, speak(one.words), speak(f"{one.words}.task"))


def lesson_state(one: Lesson, progress: Progress, speak: Speak) -> LessonState:
    all_of_game = lessons(one.game)
    number = all_of_game.index(one) + 1
    return LessonState(
        lesson=lesson_info(one, speak),
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
