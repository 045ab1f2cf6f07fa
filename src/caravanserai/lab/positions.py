"""Positions worth a thought: of games that bots played, or that are given, the choices that moved the chances to win
most, as the coach sees them. Each is a lesson too: the position, the better answer, and the one that was played."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.bots.arena import Match, in_processes, play_deal
from caravanserai.coach.counts import PLAIN_REVIEW, review_counts
from caravanserai.coach.report import Judged
from caravanserai.coach.review import review
from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.record import Record, bot_seat, raw_steps, read_record, replay, start, write_record
from caravanserai.engine.twin import has_compiler
from caravanserai.lessons.lesson import Goal, Lesson

#: How sure the coach must be.
SURE = ("clear", "likely")


class Position(Struct, frozen=True):
    """A choice that mattered. `source` counts the games from 1, `judged` is what the coach says of it."""

    source: int
    judged: Judged
    #: None where the game was not of the standard edition: a lesson has no other.
    lesson: Lesson | None


def self_played(match: Match, jobs: int) -> Iterator[Record[Any, Any, Any]]:
    """Games of bots, one of each deal."""
    for deal in in_processes(play_deal, ((match, number) for number in range(match.games)), jobs):
        data = deal.games[0].record
        assert data is not None
        record = read_record(data)
        yield msgspec.structs.replace(record, seats=tuple(bot_seat(name) for name in record.seats))


def reviewed(asked: tuple[bytes, int, int], source: int) -> list[Position]:
    """What the coach finds in one game: a record, a seed, and how much it thinks, in per cent of a review."""
    data, seed, effort = asked
    record = read_record(data)
    plain = not has_compiler()
    counts = PLAIN_REVIEW if plain else review_counts(record.game).at(effort)
    report = review(record, counts, seed=seed, plain=plain)
    return [
        Position(source, judged, _lesson(record, judged, source))
        for judged in report.decisions
        if judged.sure in SURE and judged.cost > 0
    ]


def find(records: Sequence[Record[Any, Any, Any]], seed: int, effort: int, jobs: int) -> Iterator[list[Position]]:
    """Of one game after the other."""
    wanted = (((write_record(record), seed, effort), place) for place, record in enumerate(records, start=1))
    yield from in_processes(reviewed, wanted, jobs)


def most_telling(found: Sequence[Position], most: int) -> list[Position]:
    """Those that cost most win chance first."""
    return sorted(found, key=lambda one: (-one.judged.cost, -one.judged.lost, one.source, one.judged.number))[:most]


def state_before(record: Record[Any, Any, Any], number: int) -> State:
    """How the game stood when that step was due."""
    g: State = start(record)
    for played in replay(msgspec.structs.replace(record, steps=record.steps[: number - 1], result=None)):
        g = played.state
    return g


def _lesson(record: Record[Any, Any, Any], judged: Judged, source: int) -> Lesson | None:
    if record.edition != game(record.game).standard_edition:
        return None
    best, played = (msgspec.json.encode(one.move) for one in (judged.best, judged.played))
    return Lesson(
        game=record.game,
        key=f"game-{source}-step-{judged.number}",
        seats=len(record.seats),
        seat=judged.seat,
        goal=Goal(answers=(msgspec.json.decode(best),), within=1),
        options=record.options,
        solution=(msgspec.Raw(best),),
        mistakes=((msgspec.Raw(played),),),
        steps=raw_steps(record.steps[: judged.number - 1]),
    )
