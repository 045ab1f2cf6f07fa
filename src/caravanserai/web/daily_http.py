"""The deals of days over HTTP: play today's, and see what others made of the same cards once nothing can be spoiled."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from litestar import Controller, Request, get, post
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from caravanserai.engine.game import GAMES, game
from caravanserai.strings import Speaker
from caravanserai.tables import daily
from caravanserai.tables.daily import (
    DailyAnswers,
    FinishedTry,
    date_of,
    day_before,
    end_of,
    key_choices,
    parting,
    read_day,
    seat_on,
)

from .house import House, TheHouse, TheVisitor, Visitor
from .tables_http import TableLink, table_link

Day = Annotated[str | None, QueryParameter(description="Which day, as in 2026-11-15 (UTC); today, if left out.")]

#: `missed`: the day is over, and I did not finish it.
State = Literal["new", "playing", "over", "missed"]


class DailyParting(Struct, frozen=True):
    """At which answer, from 1, this line leaves the one that it is compared with; what each chose, in a sentence."""

    answer: int
    here: str
    there: str


class DailyResult(Struct, frozen=True):
    """Somebody's try. `ahead` is beyond the best bot, `place` the rank at the table; `beyond` is compared with the mean
    of all who had the same deal, so luck is in it for nobody."""

    rank: int
    name: str
    you: bool
    points: int
    ahead: int
    place: int
    beyond: float
    table: str
    parting: DailyParting | None


class DailyChoice(Struct, frozen=True):
    """An answer of the best line: of `there` who had come the same way, `same` chose so, most others `instead`. All of
    it in sentences; `instead` is empty where nobody chose otherwise."""

    answer: int
    chosen: str
    instead: str
    there: int
    same: int


class DailyBest(Struct, frozen=True):
    """The best line of a day, and what made it."""

    name: str
    points: int
    table: str
    choices: tuple[DailyChoice, ...]


class DailyDeal(Struct, frozen=True):
    """A game's deal of a day. `results` and `best` are null for who can still play it; `table` is my own. Lines are
    compared with mine, or, if I have none, with the best."""

    game: str
    day: str
    ends: int
    seats: int
    seat: int
    bot: str
    state: State
    table: str | None
    finished: int
    mean: float | None
    results: tuple[DailyResult, ...] | None
    best: DailyBest | None


class DailyPage(Struct, frozen=True):
    """The deals of today and of yesterday, one for each game; `now` is the server's clock."""

    now: int
    today: tuple[DailyDeal, ...]
    yesterday: tuple[DailyDeal, ...]


class DailyController(Controller):
    path = "/api/daily"
    tags = ["daily"]

    @get("/", summary="The deals of today and yesterday")
    async def page(self, house: TheHouse, visitor: TheVisitor) -> DailyPage:
        return await daily_page(house, visitor)

    @get("/{game_key:str}", summary="The deal of a day: mine, and everybody's once I have finished it or it is past")
    async def deal(self, game_key: FromPath[str], house: TheHouse, visitor: TheVisitor, day: Day = None) -> DailyDeal:
        today = house.daily.today()
        return await deal_of(house, visitor, game(game_key).key, read_day(day, today) if day else today)

    @post("/{game_key:str}", summary="Play today's deal, or go on with it: one try a day")
    async def play(
        self, request: Request[Any, Any, Any], game_key: FromPath[str], house: TheHouse, visitor: TheVisitor
    ) -> TableLink:
        key = game(game_key).key
        made = await house.daily.open(await visitor.guest(), key)
        return TableLink(made, table_link(house, request, made))


async def daily_page(house: House, visitor: Visitor, circle: str | None = None) -> DailyPage:
    """Of the house, or of a circle."""
    today = house.daily.today(circle)
    days = [[await deal_of(house, visitor, key, day) for key in GAMES] for day in (today, day_before(today))]
    return DailyPage(house.daily.time.now(), tuple(days[0]), tuple(days[1]))


async def deal_of(house: House, visitor: Visitor, game_key: str, day: str) -> DailyDeal:
    me = visitor.person.id if visitor.person else None
    mine = await house.daily.game_of(day, game_key, visitor.person) if visitor.person else None
    past = day < house.daily.today()
    done = mine is not None and mine.summary.status == "over"
    standings = await house.daily.standings(day, game_key, me)
    results = standings.shown
    shown = past or done
    return DailyDeal(
        game=game_key,
        day=date_of(day),
        ends=end_of(day),
        seats=game(game_key).daily_seats,
        seat=seat_on(day, game_key),
        bot=visitor.speak(f"page-bot-{daily.bot_here()}"),
        state="over" if done else "missed" if past else "new" if mine is None else "playing",
        table=mine.summary.id if mine else None,
        finished=standings.finished,
        mean=standings.mean if shown else None,
        results=tuple(_results(results, me, visitor.speak)) if shown else None,
        best=_best(results, visitor.speak) if shown and results else None,
    )


def _results(results: Sequence[FinishedTry], me: str | None, speak: Speaker) -> list[DailyResult]:
    if not results:
        return []
    own = next((one for one in results if one.game.person == me), results[0])
    return [
        DailyResult(
            rank=one.rank,
            name=name_of(one),
            you=one.game.person == me,
            points=one.points,
            ahead=one.ahead,
            place=one.place,
            beyond=round(one.beyond, 2),
            table=one.game.summary.id,
            parting=_parting(one, own, speak),
        )
        for one in results
    ]


def _parting(one: FinishedTry, own: FinishedTry, speak: Speaker) -> DailyParting | None:
    found = None if one is own else parting(one.line, own.line)
    if found is None:
        return None
    key = one.game.summary.game
    return DailyParting(found.answer, _said(key, found.one, speak), _said(key, found.other, speak))


def _best(results: Sequence[FinishedTry], speak: Speaker) -> DailyBest:
    best = results[0]
    key = best.game.summary.game
    choices = [
        DailyChoice(one.answer, _said(key, one.chosen, speak), _said(key, one.instead, speak), one.there, one.same)
        for one in key_choices(best.line, [other.line for other in results])
    ]
    return DailyBest(
        name_of(best),
        best.points,
        best.game.summary.id,
        tuple(choices[: daily.MOST_CHOICES] or _first(key, best.line, speak)),
    )


def _first(key: str, line: DailyAnswers, speak: Speaker) -> list[DailyChoice]:
    """Nobody chose otherwise: how it began."""
    return [
        DailyChoice(number, _said(key, move, speak), "", 1, 1)
        for number, move in enumerate(line.answers[: daily.MOST_CHOICES], start=1)
    ]


def _said(key: str, move: Any, speak: Speaker) -> str:
    return speak.say(game(key).describe(move))


def name_of(one: FinishedTry) -> str:
    summary = one.game.summary
    return next((name for name in summary.names if name), "")
