"""What came of the games of a circle: standings by game, of one season. A season is a quarter of the year, in UTC."""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.tables.log.store import DAMAGED
from caravanserai.tables.log.summary import Card
from caravanserai.tables.log.talks import Talk

from . import circle_statements as sql
from .circles import Inside
from .friends import mark_of

#: Games of a season that are counted, the latest; and seasons that can be looked at.
MOST_GAMES, MOST_SEASONS = 1_000, 12


class CircleStanding(Struct, frozen=True):
    """What a member made of a game: a point for every seat behind theirs, half a point for every seat that shares their
    place; none for who left. `share` of the points that could be had, from 0 to 1."""

    place: int
    key: str
    name: str
    you: bool
    games: int
    won: int
    points: float
    share: float


class GameStandings(Struct, frozen=True):
    game: str
    lines: tuple[CircleStanding, ...]


class CircleStandings(Struct, frozen=True):
    """Of one season, such as `2026-4`, by game; only games that somebody finished. `seasons`: those that can be asked
    for, the latest first."""

    season: str
    seasons: tuple[str, ...]
    games: tuple[GameStandings, ...]


class Made(Struct):
    games: int = 0
    won: int = 0
    halves: int = 0
    most: int = 0


def season_of(time: int) -> str:
    at = datetime.fromtimestamp(time / 1_000, UTC)
    return f"{at.year}-{(at.month + 2) // 3}"


def season_before(season: str) -> str:
    year, quarter = map(int, season.split("-"))
    return f"{year}-{quarter - 1}" if quarter > 1 else f"{year - 1}-4"


def span_of(season: str) -> tuple[int, int]:
    """From when to when, in milliseconds since 1970."""
    year, quarter = map(int, season.split("-"))
    after = (year, 3 * quarter + 1) if quarter < 4 else (year + 1, 1)
    starts, ends = (datetime(y, month, 1, tzinfo=UTC) for y, month in ((year, 3 * quarter - 2), after))
    return int(starts.timestamp()) * 1_000, int(ends.timestamp()) * 1_000


def standings(found: Inside, season: str | None, now: int) -> Talk[CircleStandings]:
    """Of this season; of the last in which a game ended, if none is named."""
    ((first, last),) = yield sql.RESULT_TIMES, (found.id,)
    seasons = _seasons(first, last)
    chosen = season or (seasons[0] if seasons else season_of(now))
    lines = yield sql.RESULTS, (found.id, *span_of(chosen), MOST_GAMES)
    return CircleStandings(chosen, seasons, _by_game(found, lines))


def _seasons(first: int | None, last: int | None) -> tuple[str, ...]:
    if first is None or last is None:
        return ()
    seasons = [season_of(last)]
    while seasons[-1] != season_of(first) and len(seasons) < MOST_SEASONS:
        seasons.append(season_before(seasons[-1]))
    return tuple(seasons)


def _by_game(found: Inside, lines: Iterable[Any]) -> tuple[GameStandings, ...]:
    whose = {id: one.id for one in found.members.values() for id in one.feeds}
    made: dict[str, dict[str, Made]] = {}
    for _, game, ranks, card in lines:
        try:
            places = msgspec.json.decode(ranks, type=list[int])
            seats = msgspec.json.decode(card, type=Card).seats
        except DAMAGED:
            continue  # nobody can read it
        for seat, (held, place) in enumerate(zip(seats, places, strict=False)):
            member = whose.get(held.person or "")
            if member is not None:
                others = [other for number, other in enumerate(places) if number != seat]
                _count(made.setdefault(game, {}).setdefault(member, Made()), place, others, held.info.away == "left")
    return tuple(GameStandings(game, _lines(found, of_game)) for game, of_game in sorted(made.items()))


def _count(made: Made, place: int, others: list[int], left: bool) -> None:
    made.games += 1
    made.most += 2 * len(others)
    if not left:
        made.won += place == 1
        made.halves += sum(2 * (place < other) + (place == other) for other in others)


def _lines(found: Inside, made: dict[str, Made]) -> tuple[CircleStanding, ...]:
    """Most points first; equal ones share a place."""
    order = sorted(made, key=lambda one: (-made[one].halves, -made[one].won, found.members[one].name))
    worths = [(made[one].halves, made[one].won) for one in order]
    return tuple(
        CircleStanding(
            place=worths.index(worth) + 1,
            key=mark_of(one),
            name=found.members[one].name,
            you=one == found.me.id,
            games=made[one].games,
            won=made[one].won,
            points=made[one].halves / 2,
            share=round(made[one].halves / made[one].most, 3),
        )
        for one, worth in zip(order, worths, strict=True)
    )
