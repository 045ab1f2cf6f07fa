"""The deal of a day: one for each game, the same cards and the same bots for everybody, one try each. A circle has
deals of its own, for its members.

All that differs between two who played it is what they chose. The day is the server's, and ends at midnight UTC: from
then on everybody may see everything of it. Before that only those see it whose own try is over.
"""

import asyncio
import hmac
from collections import Counter, OrderedDict
from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime
from statistics import fmean
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.engine.game import GAMES, game
from caravanserai.engine.refusal import Refused
from caravanserai.engine.twin import has_compiler

from .fold.summaries import summary_of
from .live.host import Host
from .log.entries import Answered, Opened, Stage, TableSetting
from .log.store import Person, Store, Stored
from .log.summary import DailyGame, Overview
from .refusals import refuse
from .timing import TimeSource

BOT = "level4"
#: Where no rules can be compiled, who thinks ahead takes too long.
QUICK_BOT = "level2"
DAY = 24 * 3_600 * 1_000
#: So many of a day's games are compared choice by choice: the best, and one's own.
MOST_COMPARED = 100
#: So many lines are kept in memory; a finished game does not change.
MOST_KEPT = 1_000
#: So many choices are told of the best line.
MOST_CHOICES = 4
#: Answers that somebody gave, and no bot for them.
OWN = ("person", "order")


class DailyAnswers(Struct, frozen=True):
    """What a person answered, in order; `own` is false if a bot answered for them."""

    answers: tuple[Any, ...]
    own: bool


class FinishedTry(Struct, frozen=True):
    """A try that was finished within its day."""

    game: DailyGame
    #: Among all of the day; equal results share it.
    rank: int
    points: int
    #: Beyond the best of the bots.
    ahead: int
    #: The rank at the table.
    place: int
    #: Beyond the mean of all who had the same deal: luck is the same for them.
    beyond: float
    line: DailyAnswers


class Standings(Struct, frozen=True):
    """A day's results: how many finished, their mean, and the best of them, with whoever asks among them."""

    finished: int
    mean: float | None
    shown: tuple[FinishedTry, ...]


class Parting(Struct, frozen=True):
    """The first answer, from 1, at which two lines differ."""

    answer: int
    one: Any
    other: Any


class Choice(Struct, frozen=True):
    """An answer, from 1, at which others who had come the same way chose otherwise; most of them this."""

    answer: int
    chosen: Any
    instead: Any
    #: How many had come the same way, this one among them, and how many of them chose the same.
    there: int
    same: int


class Daily:
    """The days of a house. Nobody can work out a seed who does not have the house's key."""

    def __init__(self, host: Host, store: Store, time: TimeSource, key: bytes) -> None:
        self.host = host
        self.store = store
        self.time = time
        # One key is kept, and saved with the house; what is made of it for days has nothing in common with cookies.
        self._key = hmac.digest(key, b"daily", "sha256")
        self._opening = asyncio.Lock()
        self._lines: OrderedDict[str, DailyAnswers] = OrderedDict()

    def today(self, circle: str | None = None) -> str:
        """The key of today's deals: of the house, or of a circle."""
        return key_on(day_of(self.time.now()), circle)

    async def open(self, person: Person, game_key: str, circle: str | None = None) -> str:
        """Today's table of this person: a new one, or the one they have."""
        setting, stage = self.deal(self.today(circle), game(game_key).key)
        async with self._opening:
            found = await self.game_of(stage.key, game_key, person)
            if found is None:
                await self._give_up(person, game_key, stage.key)
                try:
                    return await self.host.open_stage(person, setting, stage)
                except Refused:
                    # At another node they were quicker: a day's deal is one table, and that is it.
                    found = await self.game_of(stage.key, game_key, person)
                    if found is None:
                        raise
        if found.summary.status == "open":  # the power went between opening it and sitting down
            await self.host.sit_again(found.summary.id, person)
        return found.summary.id

    async def _give_up(self, person: Person, game_key: str, day: str) -> None:
        """What was begun on another day and never finished counts no more: nobody need find it among their tables."""
        for known in await self.store.staged_tables(person.id, "daily"):
            stage = known.card.stage
            if stage is not None and date_of(stage.key) < date_of(day) and known.summary.game == game_key:
                await self.host.give_up(known.summary.id)

    def deal(self, day: str, game_key: str) -> tuple[TableSetting, Stage]:
        seats, own = game(game_key).daily_seats, seat_on(day, game_key)
        seed = hmac.digest(self._key, f"{day}\n{game_key}".encode(), "sha256").hex()
        setting = TableSetting(game_key, seats, bots={seat: bot_here() for seat in range(seats) if seat != own})
        return setting, Stage("daily", day, seed=seed)

    async def may_see(self, table: Overview, person: Person | None) -> bool:
        """May this person look at a table from outside? A deal that they can still play is hidden from them."""
        table = await self.origin(table)
        stage = table.card.stage
        if stage is None or stage.kind != "daily" or stage.key < self.today():
            return True
        if person is None:
            return False
        tries = await self.games_of(stage.key, table.summary.game, person)
        if table.card.host in person.ids and (len(tries) == 1 or table.status == "playing"):
            return True
        # Who had begun as a guest too has two tries: what one of them showed stays hidden until both are over.
        return bool(tries) and all(one.summary.status == "over" for one in tries)

    async def origin(self, table: Overview) -> Overview:
        """A game that is played on shows the cards of the one that it was taken from."""
        while (stage := table.card.stage) is not None and stage.kind == "play-on":
            try:
                table = await self.host.known(stage.key)
            except Refused:
                break
        return table

    async def check_may_see(self, table: Overview, person: Person | None) -> None:
        if not await self.may_see(table, person):
            raise refuse("daily-hidden")

    async def game_of(self, day: str, game_key: str, person: Person) -> DailyGame | None:
        """A person's try, however far it is: the first, if they had begun as a guest too."""
        tries = await self.games_of(day, game_key, person)
        return tries[0] if tries else None

    async def games_of(self, day: str, game_key: str, person: Person) -> list[DailyGame]:
        """All tries of a person, the first first: more than one only where a guest turned out to be them."""
        found = [await self.store.daily_game(day, game_key, one) for one in person.ids]
        tries = [self._by_now(one) for one in found if one is not None]
        return sorted(tries, key=lambda one: (one.summary.opened_at, one.summary.id))

    def _by_now(self, found: DailyGame) -> DailyGame:
        """The line about a table is written a moment after its last answer; the table itself knows at once."""
        live = self.host.live.get(found.summary.id)
        return found if live is None else DailyGame(found.person, summary_of(live.table))

    async def standings(self, day: str, game_key: str, person: str | None = None) -> Standings:
        """Those who finished within the day, the best first. What a bot answered for somebody does not count."""
        seat = seat_on(day, game_key)
        tried = [self._by_now(one) for one in _firsts(await self.store.daily_games(day, game_key))]
        found = [one for one in tried if one.summary.status == "over" and one.summary.changed_at < end_of(day)]
        found.sort(key=lambda one: _worth(one, seat), reverse=True)
        compared = [one for place, one in enumerate(found) if place < MOST_COMPARED or one.person == person]
        lines = {one.summary.id: await self._line(one.summary.id, seat) for one in compared}
        counted = [one for one in found if (line := lines.get(one.summary.id)) is None or line.own]
        if not counted:
            return Standings(0, None, ())
        mean = fmean(_points(one, seat) for one in counted)
        worths = [_worth(one, seat) for one in counted]
        shown = [
            FinishedTry(
                game=one,
                rank=worths.index(worth) + 1,
                points=worth[0],
                ahead=worth[1],
                place=(one.summary.ranks or ())[seat],
                beyond=worth[0] - mean,
                line=lines[one.summary.id],
            )
            for one, worth in zip(counted, worths, strict=True)
            if one.summary.id in lines
        ]
        return Standings(len(counted), mean, tuple(shown))

    async def _line(self, table: str, seat: int) -> DailyAnswers:
        if table not in self._lines:
            stored = await self.store.load(table)
            assert stored is not None
            self._lines[table] = await asyncio.to_thread(line_of, stored, seat)
            while len(self._lines) > MOST_KEPT:
                self._lines.popitem(last=False)
        self._lines.move_to_end(table)
        return self._lines[table]


def line_of(stored: Stored, seat: int) -> DailyAnswers:
    """The last answer to every ask: a sealed one that was changed never counted."""
    opened = stored.rows[0].entry
    assert isinstance(opened, Opened)
    rules = game(opened.setting.game)
    given: dict[str, Any] = {}
    own = True
    for row in stored.rows:
        if isinstance(row.entry, Answered) and row.entry.seat == seat:
            given[row.entry.ask] = rules.read_move(row.entry.move)
            own = own and row.entry.by in OWN
    return DailyAnswers(tuple(given.values()), own)


# -- comparing ------------------------------------------------------------------------------------------------


def parting(one: DailyAnswers, other: DailyAnswers) -> Parting | None:
    """Where two lines part. Until then cards and bots were the same for both."""
    for number, (mine, theirs) in enumerate(zip(one.answers, other.answers, strict=False), start=1):
        if mine != theirs:
            return Parting(number, mine, theirs)
    return None


def key_choices(best: DailyAnswers, others: Sequence[DailyAnswers]) -> Iterator[Choice]:
    """The answers of a line at which others left it, the first first."""
    along = [line for line in others if line is not best]
    for place, chosen in enumerate(best.answers):
        along = [line for line in along if place < len(line.answers)]
        left = [line.answers[place] for line in along if line.answers[place] != chosen]
        if left:
            counted = Counter(msgspec.json.encode(move) for move in left)
            instead = max(left, key=lambda move: counted[msgspec.json.encode(move)])
            yield Choice(place + 1, chosen, instead, len(along) + 1, len(along) + 1 - len(left))
        along = [line for line in along if line.answers[place] == chosen]
        if not along:
            return


def _firsts(tries: Sequence[DailyGame]) -> list[DailyGame]:
    """Of each person the first try: a day's deal is played once."""
    first: dict[str, DailyGame] = {}
    for one in tries:
        first.setdefault(one.person, one)
    return [*first.values()]


def _points(one: DailyGame, seat: int) -> int:
    return (one.summary.scores or ())[seat]


def _worth(one: DailyGame, seat: int) -> tuple[int, int]:
    """Points, then how far beyond the best bot."""
    bots = [points for other, points in enumerate(one.summary.scores or ()) if other != seat]
    return _points(one, seat), _points(one, seat) - max(bots)


def bot_here() -> str:
    """Who everybody plays against in this house."""
    return BOT if has_compiler() else QUICK_BOT


# -- days -----------------------------------------------------------------------------------------------------


def day_of(now: int) -> str:
    return datetime.fromtimestamp(now / 1_000, UTC).date().isoformat()


def key_on(day: str, circle: str | None = None) -> str:
    """By which a day's deals are known: the day, and after it whose they are. Keys of a later day are greater."""
    return day if circle is None else f"{day}@{circle}"


def date_of(key: str) -> str:
    return key.partition("@")[0]


def circle_of(key: str) -> str | None:
    """Whose deals of a day these are; None for the house's."""
    return key.partition("@")[2] or None


def begin_of(day: str) -> int:
    return int(datetime.fromisoformat(f"{date_of(day)}T00:00:00+00:00").timestamp()) * 1_000


def end_of(day: str) -> int:
    return begin_of(day) + DAY


def day_before(day: str) -> str:
    return key_on(day_of(begin_of(day) - DAY), circle_of(day))


def read_day(text: str, today: str) -> str:
    """A day as people write it, no later than today."""
    try:
        day = date.fromisoformat(text).isoformat()
    except ValueError:
        raise refuse("bad-day", day=text[:20]) from None
    if day != text:
        raise refuse("bad-day", day=text[:20])
    if day > today:
        raise refuse("day-to-come")
    return day


def seat_on(day: str, game_key: str) -> int:
    """Where people sit: the next seat every day, and not the same in every game."""
    return (date.fromisoformat(date_of(day)).toordinal() + GAMES.index(game_key)) % game(game_key).daily_seats
