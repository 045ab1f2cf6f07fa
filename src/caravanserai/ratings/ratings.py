"""Ratings as they are read: one person's for a game, all of somebody's with their curve, and leaderboards."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec import Struct

from caravanserai.lessons.lesson import lessons
from caravanserai.people.friend_statements import APART
from caravanserai.people.friends import mark_of
from caravanserai.people.statements import COUNT_KEYS
from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk

from . import statements as sql
from .outcome import Kind, pool_of
from .play import LEFT, KindPlay, PlayFigure, figure
from .rater import Track
from .scale import Shown, Strength, shown

Size = Literal["two", "more"]
#: Points of a curve, games whose play is averaged, and lines of a leaderboard.
CURVE, LAST_GAMES, BOARD = 100, 50, 50
#: Values in one statement.
AT_ONCE = 500
#: Kinds of decisions to work on, and games in which there must have been such before one is named.
MOST_KINDS, FEWEST_KINDS = 2, 3


class RatedMoment(Struct, frozen=True):
    """A rating after a game; nine times in ten it lay between `low` and `high`."""

    at: int
    rating: int
    low: int
    high: int


class PoolRating(Struct, frozen=True):
    """Somebody's rating in one game, at tables of two or of more, against people or against bots alone. `luckless` is
    from the same games with the luck taken out, where they were reviewed; `curve`: the latest games, the last one
    last."""

    game: str
    size: Size
    kind: Kind
    now: Shown
    luckless: Shown | None
    curve: tuple[RatedMoment, ...]


class WorkOn(Struct, frozen=True):
    """Decisions of one kind, and how much of a win each gave away on average. `table` and `step`: where most was, to
    play on from there; `lesson`: one that is about them. `said`: the kind in words, where it has some."""

    kind: str
    given: float
    decisions: int
    table: str
    step: int
    lesson: str | None
    said: str = ""


class GamePlay(Struct, frozen=True):
    """How well somebody played one game lately, luck aside; what to work on is told to themselves alone."""

    game: str
    play: PlayFigure
    work_on: tuple[WorkOn, ...]


class PersonRatings(Struct, frozen=True):
    ratings: tuple[PoolRating, ...]
    plays: tuple[GamePlay, ...]


class Ranked(Struct, frozen=True):
    """A line of a leaderboard."""

    key: str
    name: str
    handle: str | None
    you: bool
    rating: Shown


class RatingChange(Struct, frozen=True):
    """What a rated game changed for me. `before` is null after the first. Waiting: it is not worked out yet; none: it
    counts for nothing to me. `weight`: less than 1 where it was one of many between the same few."""

    status: Literal["waiting", "done", "none"]
    before: Shown | None = None
    after: Shown | None = None
    weight: float = 1.0


class Ratings:
    def __init__(self, store: Store, *, public: bool = True) -> None:
        """`public`: may people be shown to everybody? Where not, there are no leaderboards."""
        self.store = store
        self.public = public

    async def of(self, person: Person, game: str, seats: int, kind: Kind = "people") -> Shown | None:
        """Somebody's rating in a game, at tables of so many; None if nothing is known of it."""

        def talk() -> Talk[Shown | None]:
            for one in (person.id, *person.also):
                found = yield sql.RATING, (one, pool_of(game, seats, kind), "results")
                if found:
                    return shown(Strength(*found[0]))
            return None

        return await self.store.ask(talk)

    async def number(self, person: Person, game: str, seats: int) -> int | None:
        """The same without its interval, for who seats people; who never played against people is as strong as they
        are against bots."""
        found = await self.of(person, game, seats) or await self.of(person, game, seats, "bots")
        return None if found is None else found.rating

    async def is_account(self, person: Person) -> bool:
        """Has somebody a key? Only such sit at rated tables: who comes back as a guest each time has no rating."""

        def talk() -> Talk[bool]:
            ((keys,),) = yield COUNT_KEYS, (person.id,)
            return bool(keys)

        return await self.store.ask(talk)

    async def all_of(self, person: Person, *, mine: bool) -> PersonRatings:
        return await self.store.ask(partial(_all_of, person.id, mine))

    async def board(self, pool: str, track: Track, month: str, me: Person | None) -> tuple[Ranked, ...]:
        """Those who show their page to everybody, and whose rating is settled, the best first."""
        if not self.public:
            return ()
        return await self.store.ask(partial(_board, pool, track, month, me))

    async def friends(self, pool: str, track: Track, month: str, me: Person) -> tuple[Ranked, ...]:
        """My friends who show me their page, and me, provisional or not."""
        if not self.public:
            return ()
        return await self.store.ask(partial(_friends, pool, track, month, me))

    async def change(self, table: str, me: Person) -> RatingChange:
        return await self.store.ask(partial(_change, table, me))


async def shown_to_all(store: Store, people: Collection[str]) -> dict[str, dict[str, int]]:
    """Of these people, the ratings that everybody may see, by pool."""
    wanted = sorted(people)

    def talk() -> Talk[dict[str, dict[str, int]]]:
        found: dict[str, dict[str, int]] = {}
        for start in range(0, len(wanted), AT_ONCE):
            some = tuple(wanted[start : start + AT_ONCE])
            lines = yield f"{sql.SHOWN_TO_ALL} IN ({', '.join('?' * len(some))})", some
            for person, pool, *strength in lines:
                found.setdefault(person, {})[pool] = shown(Strength(*strength)).rating
        return found

    return await store.ask(talk)


def _all_of(person: str, mine: bool) -> Talk[PersonRatings]:
    found: dict[tuple[str, str], Strength] = {}
    for pool, track, *strength in (yield sql.ALL_RATINGS, (person,)):
        found[pool, track] = Strength(*strength)
    ratings = []
    for (pool, track), strength in sorted(found.items()):
        if track != "results":
            continue
        game, size, kind = pool.split("/")
        curve = yield sql.CURVE, (person, pool, "results", CURVE)
        luckless = found.get((pool, "luckless"))
        ratings.append(
            PoolRating(
                game,
                msgspec.convert(size, Size),
                msgspec.convert(kind, Kind),
                shown(strength),
                None if luckless is None else shown(luckless),
                tuple(_moment(at, Strength(*line)) for at, *line in reversed(curve)),
            )
        )
    plays = []
    for game in sorted({one.game for one in ratings}):
        played = yield sql.PLAYS, (person, game, LAST_GAMES)
        told = figure([(decisions, given) for _, decisions, given, _ in played])
        if told is not None:
            plays.append(GamePlay(game, told, _work_on(game, played) if mine else ()))
    return PersonRatings(tuple(ratings), tuple(plays))


def _moment(at: int, one: Strength) -> RatedMoment:
    told = shown(one)
    return RatedMoment(at, told.rating, told.low, told.high)


def _work_on(game: str, played: Sequence[Any]) -> tuple[WorkOn, ...]:
    """The kinds in which most is given away all together: to mend those brings most."""
    sums: dict[str, list[tuple[str, KindPlay]]] = {}
    for table, _, _, kinds in played:
        for kind, one in msgspec.json.decode(kinds, type=dict[str, KindPlay]).items():
            sums.setdefault(kind, []).append((table, one))
    found = []
    for kind, ones in sums.items():
        given, decisions = sum(one.given for _, one in ones), sum(one.decisions for _, one in ones)
        costly = [one for one in ones if one[1].given > 0]
        if kind == LEFT or len(costly) < FEWEST_KINDS:
            continue
        table, worst = max(costly, key=lambda one: (one[1].most, one[0]))
        mean = round(given / decisions, 4)
        found.append((given, WorkOn(kind, mean, decisions, table, worst.step, lesson_about(game, kind))))
    return tuple(one for _, one in sorted(found, key=lambda one: (-one[0], one[1].kind))[:MOST_KINDS])


def lesson_about(game: str, kind: str) -> str | None:
    """A lesson whose solution has an answer of this kind: the shortest such, which is about little else."""
    about = []
    for one in lessons(game):
        answers = [msgspec.json.decode(answer) for answer in one.solution]
        if any(isinstance(answer, dict) and answer.get("type") == kind for answer in answers):
            about.append((len(answers), one.key))
    return min(about)[1] if about else None


def _board(pool: str, track: Track, month: str, me: Person | None) -> Talk[tuple[Ranked, ...]]:
    """Who is kept apart from somebody does not find them there, as nowhere else."""
    apart = {other for (other,) in (yield APART, ("" if me is None else me.id,))}
    lines = yield sql.BOARD, (pool, track, month, BOARD + len(apart))
    return tuple(_ranked(line, me) for line in lines if line[0] not in apart)[:BOARD]


def _friends(pool: str, track: Track, month: str, me: Person) -> Talk[tuple[Ranked, ...]]:
    found = yield sql.FRIENDS_BOARD, (me.id, pool, track, month)
    own = yield sql.OWN_BOARD, (me.id, pool, track, month)
    lines = [_ranked(line, me) for line in (*found, *own)]
    return tuple(sorted(lines, key=lambda one: (-one.rating.rating, one.key)))


def _ranked(line: Any, me: Person | None) -> Ranked:
    person, name, handle, *strength = line
    you = me is not None and person == me.id
    return Ranked(mark_of(person), name, handle, you, shown(Strength(*strength)))


def _change(table: str, me: Person) -> Talk[RatingChange]:
    game = yield sql.RATED_GAME, (table,)
    sat = False
    for one in me.ids:
        sat = sat or bool((yield sql.SAT, (table, one)))
        for pool, ended, *strength in (yield sql.CHANGED, (table, one, "results")):
            before = yield sql.BEFORE, (one, pool, "results", ended, table)
            was = shown(Strength(*before[0])) if before else None
            return RatingChange("done", was, shown(Strength(*strength)), game[0][1] if game else 1.0)
    waits = sat and bool(game) and (game[0][0] is None or game[0][2] is not None)
    return RatingChange("waiting" if waits else "none")
