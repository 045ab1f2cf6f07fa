"""Circles over HTTP. To who is not a member a circle is as if there were none."""

from collections.abc import Iterable
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct, structs

from caravanserai.engine.game import GAMES, game
from caravanserai.people.calendar import Entry, calendar
from caravanserai.people.circle_results import CircleStandings, standings
from caravanserai.people.circles import Answer, CircleCard, CircleDoor, CircleMember, Inside, Role, shown
from caravanserai.people.evenings import Evening, Plan, is_on
from caravanserai.people.friends import mark_of
from caravanserai.strings import Speaker
from caravanserai.tables.log.entries import SeatNumber

from .circle_rounds import Pace, RoundTable, TableState, Wish
from .daily_http import DailyPage, daily_page
from .friends_http import counted
from .holidays_http import Moment
from .house import TheHouse, TheVisitor, link_to
from .privacy_http import pieces
from .refusals import refuse
from .safe_names import all_names
from .session import clean_name
from .tables_http import TableLink, table_link

Key = Annotated[str, Meta(max_length=64)]
CircleId = FromPath[str]
EveningId = FromPath[str]
Season = Annotated[
    str | None,
    QueryParameter(
        description="Which quarter of a year, as in 2026-4; the last, if left out.", pattern=r"^20\d\d-[1-4]$"
    ),
]
#: For how long an evening stands in a calendar.
IN_CALENDAR = 3 * 3_600_000


class CircleName(Struct, frozen=True, forbid_unknown_fields=True):
    """1 to 24 characters; in a house for children one of `/api/names`."""

    name: Annotated[str, Meta(max_length=100)]


class CircleSecret(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a circle's link behind `#join=`. `name`: how I want to be called, if I am nobody yet."""

    secret: Key
    name: Annotated[str, Meta(max_length=100)] | None = None


class OfMember(Struct, frozen=True, forbid_unknown_fields=True):
    key: Key


class MakeKeeper(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody is a keeper from now on, or no longer."""

    key: Key
    on: bool


class PlanEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """When, in milliseconds since 1970; which games, if that is known; and a word about it."""

    starts: Moment
    games: Annotated[tuple[Key, ...], Meta(max_length=10)] = ()
    note: Annotated[str, Meta(max_length=2_000)] = ""


class AnswerEvening(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I am in; null: I have not said."""

    answer: Answer | None


class OpenRound(Struct, frozen=True, forbid_unknown_fields=True):
    """Tables for all who are in and sit at none: which game, at tables of how many. `number` of the round, from 1: who
    presses twice, or at the same time as another keeper, opens one. `rematch`: in the same company as last time, as far
    as they are here, and not with others than before."""

    number: Annotated[int, Meta(ge=1, le=1_000)]
    game: Key
    seats: SeatNumber
    pace: Pace = "live"
    rematch: bool = False


class MyCircles(Struct, frozen=True):
    circles: tuple[CircleCard, ...]


class CircleMade(Struct, frozen=True):
    id: str


class CircleTable(Struct, frozen=True):
    """A table of a round. `people`: by seat, the keys of those who were put there; null is a bot. `players`: who of
    them plays there now. `turn`: for keepers, for whom the game waits, as far as this node knows."""

    table: str
    game: str
    state: TableState
    people: tuple[str | None, ...]
    players: tuple[str, ...]
    turn: tuple[str, ...]


class CircleRound(Struct, frozen=True):
    number: int
    tables: tuple[CircleTable, ...]


class CircleEvening(Struct, frozen=True):
    """An evening. `answer`: mine; the others by their keys. `on`: it has begun, or does within the hour; then there are
    `rounds`, the latest first, and `mine`, the table at which I play. `here`: for keepers, who has looked at this page
    within a minute; `free`: who of them sits at no table."""

    id: str
    starts: int
    games: tuple[str, ...]
    note: str
    on: bool
    answer: Answer | None
    ins: tuple[str, ...]
    perhaps: tuple[str, ...]
    outs: tuple[str, ...]
    rounds: tuple[CircleRound, ...] = ()
    mine: str | None = None
    here: tuple[str, ...] = ()
    free: tuple[str, ...] = ()


class CircleView(Struct, frozen=True):
    """A circle of mine. `link`: for keepers, who invite with it; `feed`: the address of my calendar, which is mine
    alone. `evenings` are to come or on, the next first; `past` are over, the latest first. `now` is the server's
    clock."""

    id: str
    name: str
    made: int
    role: Role
    members: tuple[CircleMember, ...]
    evenings: tuple[CircleEvening, ...]
    past: tuple[CircleEvening, ...]
    link: str | None
    feed: str
    now: int


class CirclesController(Controller):
    path = "/api/circles"
    tags = ["circles"]

    @get(summary="My circles")
    async def mine(self, house: TheHouse, visitor: TheVisitor) -> MyCircles:
        return MyCircles(() if visitor.person is None else tuple(await house.circles.of(visitor.person)))

    @post(summary="Begin a circle, and keep it")
    async def make(self, data: JSONBody[CircleName], house: TheHouse, visitor: TheVisitor) -> CircleMade:
        name = _checked(house, data.name)
        await visitor.guest()
        return CircleMade(await house.circles.make(counted(visitor, house.limits.circles), name))

    @get("/{circle:str}", summary="A circle of mine: members, evenings, who is in")
    async def circle(
        self, request: Request[Any, Any, Any], circle: CircleId, house: TheHouse, visitor: TheVisitor
    ) -> CircleView:
        found, coming, past = await house.evenings.of(visitor.known(), circle)
        now = house.circles.time.now()
        for one in coming:
            await house.evenings.is_here(found, one)
        link, feed = _addresses(house, request, found)
        return CircleView(
            id=found.id,
            name=found.name,
            made=found.made_at,
            role=found.me.role,
            members=shown(found),
            evenings=tuple([await _with_rounds(house, found, one, now) for one in coming]),
            past=tuple(_evening(found, one, now) for one in past),
            link=link,
            feed=feed,
            now=now,
        )

    @post("/{circle:str}/look", summary="What a circle's link leads to", status_code=200)
    async def look(
        self, circle: CircleId, data: JSONBody[CircleSecret], house: TheHouse, visitor: TheVisitor
    ) -> CircleDoor:
        return await house.circles.door(visitor.person, circle, data.secret)

    @post("/{circle:str}/join", summary="Come into a circle, with its link; a name is enough", status_code=200)
    async def join(
        self, circle: CircleId, data: JSONBody[CircleSecret], house: TheHouse, visitor: TheVisitor
    ) -> CircleMade:
        await house.circles.door(visitor.person, circle, data.secret)
        await visitor.guest(data.name)
        await house.circles.join(counted(visitor, house.limits.notes), circle, data.secret)
        return CircleMade(circle)

    @post("/{circle:str}/leave", summary="Leave a circle; its last keeper names another first", status_code=204)
    async def leave(self, circle: CircleId, house: TheHouse, visitor: TheVisitor) -> None:
        await house.circles.leave(counted(visitor, house.limits.notes), circle)

    @post("/{circle:str}/end", summary="End a circle, for all (keepers)", status_code=204)
    async def end(self, circle: CircleId, house: TheHouse, visitor: TheVisitor) -> None:
        await house.circles.end(counted(visitor, house.limits.notes), circle)

    @post("/{circle:str}/rename", summary="Give a circle another name (keepers)", status_code=204)
    async def rename(self, circle: CircleId, data: JSONBody[CircleName], house: TheHouse, visitor: TheVisitor) -> None:
        await house.circles.rename(counted(visitor, house.limits.notes), circle, _checked(house, data.name))

    @post("/{circle:str}/link", summary="A new link; the one before leads nowhere (keepers)", status_code=204)
    async def renew_link(self, circle: CircleId, house: TheHouse, visitor: TheVisitor) -> None:
        await house.circles.renew_link(counted(visitor, house.limits.notes), circle)

    @post("/{circle:str}/feed", summary="A new address of my calendar; the one before is dead", status_code=204)
    async def renew_feed(self, circle: CircleId, house: TheHouse, visitor: TheVisitor) -> None:
        await house.circles.renew_feed(counted(visitor, house.limits.notes), circle)

    @post("/{circle:str}/remove", summary="Remove somebody; the link is a new one then (keepers)", status_code=204)
    async def remove(self, circle: CircleId, data: JSONBody[OfMember], house: TheHouse, visitor: TheVisitor) -> None:
        await house.circles.remove(counted(visitor, house.limits.notes), circle, data.key)

    @post("/{circle:str}/keeper", summary="Make somebody a keeper, or a member again (keepers)", status_code=204)
    async def keeper(self, circle: CircleId, data: JSONBody[MakeKeeper], house: TheHouse, visitor: TheVisitor) -> None:
        await house.circles.make_keeper(counted(visitor, house.limits.notes), circle, data.key, data.on)

    @post("/{circle:str}/evenings", summary="Plan an evening (keepers)")
    async def plan(
        self, circle: CircleId, data: JSONBody[PlanEvening], house: TheHouse, visitor: TheVisitor
    ) -> CircleMade:
        me = counted(visitor, house.limits.notes)
        made = CircleMade(await house.evenings.plan(me, circle, _plan(data)))
        house.newsroom.courier.call()
        return made

    @post("/{circle:str}/evenings/{evening:str}", summary="Change an evening (keepers)", status_code=204)
    async def change(
        self,
        circle: CircleId,
        evening: EveningId,
        data: JSONBody[PlanEvening],
        house: TheHouse,
        visitor: TheVisitor,
    ) -> None:
        await house.evenings.change(counted(visitor, house.limits.notes), circle, evening, _plan(data))

    @post("/{circle:str}/evenings/{evening:str}/off", summary="Call an evening off (keepers)", status_code=204)
    async def call_off(self, circle: CircleId, evening: EveningId, house: TheHouse, visitor: TheVisitor) -> None:
        await house.evenings.call_off(counted(visitor, house.limits.notes), circle, evening)

    @post("/{circle:str}/evenings/{evening:str}/answer", summary="Am I in?", status_code=204)
    async def answer(
        self,
        circle: CircleId,
        evening: EveningId,
        data: JSONBody[AnswerEvening],
        house: TheHouse,
        visitor: TheVisitor,
    ) -> None:
        await house.evenings.answer(counted(visitor, house.limits.notes), circle, evening, data.answer)

    @post(
        "/{circle:str}/evenings/{evening:str}/round",
        summary="Open tables for all who are in, and seat them anew (keepers)",
        status_code=204,
    )
    async def round(
        self,
        circle: CircleId,
        evening: EveningId,
        data: JSONBody[OpenRound],
        house: TheHouse,
        visitor: TheVisitor,
    ) -> None:
        me = counted(visitor, house.limits.rounds)
        wish = Wish(data.number, game(data.game).key, data.seats, data.pace, data.rematch)
        await house.rounds.open(me, circle, evening, wish)

    @get("/{circle:str}/standings", summary="Standings of a circle by game, of a season")
    async def standings(
        self, circle: CircleId, house: TheHouse, visitor: TheVisitor, season: Season = None
    ) -> CircleStandings:
        found = await house.circles.look(visitor.known(), circle)
        now = house.circles.time.now()
        return await house.store.ask(lambda: standings(found, season, now))

    @get("/{circle:str}/daily", summary="A circle's own deals of days: mine, and everybody's once I have finished it")
    async def daily(self, circle: CircleId, house: TheHouse, visitor: TheVisitor) -> DailyPage:
        await house.circles.look(visitor.known(), circle)
        return await daily_page(house, visitor, circle)

    @post("/{circle:str}/daily/{game_key:str}", summary="Play a circle's deal of today, or go on with it")
    async def play_daily(
        self,
        request: Request[Any, Any, Any],
        circle: CircleId,
        game_key: FromPath[str],
        house: TheHouse,
        visitor: TheVisitor,
    ) -> TableLink:
        person = visitor.known()
        await house.circles.look(person, circle)
        made = await house.daily.open(person, game(game_key).key, circle)
        return TableLink(made, table_link(house, request, made))

    @get("/{circle:str}/export", summary="Everything of a circle, as a zip (keepers)", media_type="application/zip")
    async def export(self, circle: CircleId, house: TheHouse, visitor: TheVisitor) -> Stream:
        file = await house.circle_export.zipped(counted(visitor, house.limits.data), circle)
        headers = {"content-disposition": 'attachment; filename="circle.zip"', "cache-control": "no-store"}
        return Stream(pieces(file), media_type="application/zip", headers=headers)

    @get("/{circle:str}/calendar/{secret:str}", summary="A member's calendar of a circle", media_type="text/calendar")
    async def feed(
        self,
        request: Request[Any, Any, Any],
        circle: CircleId,
        secret: FromPath[str],
        house: TheHouse,
        visitor: TheVisitor,
    ) -> Response[str]:
        """Whoever has the address reads it: programs that keep calendars send no cookie."""
        found = await house.circles.fed(circle, secret.removesuffix(".ics"))
        if found is None:
            raise refuse("no-such-circle")
        name, evenings = found
        link = link_to(house, request, f"/circle/{circle}")
        entries = [
            Entry(
                id,
                f"{name}: {_games(visitor.speak, games.split())}" if games else name,
                note if house.evenings.notes else "",
                link,
                starts,
                starts + IN_CALENDAR,
            )
            for id, starts, games, note in evenings
        ]
        return Response(calendar(name, entries, house.circles.time.now()), media_type="text/calendar; charset=utf-8")


def _checked(house: TheHouse, name: str) -> str:
    """What a circle may be called here."""
    if house.settings.safe and name not in all_names():
        raise refuse("name-from-list")
    return clean_name(name)


def _plan(data: PlanEvening) -> Plan:
    return Plan(data.starts, tuple(game(key).key for key in data.games), data.note)


def _addresses(house: TheHouse, request: Request[Any, Any, Any], found: Inside) -> tuple[str | None, str]:
    """The link for keepers, and a member's own calendar. A secret of a link stands behind `#`: no log ever sees it."""
    circles = house.circles
    person, number = next(iter(found.me.feeds.items()))
    feed = f"/api/circles/{found.id}/calendar/{circles.feed_secret(found.id, person, number)}.ics"
    link = f"/circle/{found.id}#join={circles.link_secret(found.id, found.link_number)}"
    return link_to(house, request, link) if found.me.role == "keeper" else None, link_to(house, request, feed)


def _evening(found: Inside, evening: Evening, now: int) -> CircleEvening:
    """Of members alone: who left is in no evening any more."""

    def those(answer: Answer) -> tuple[str, ...]:
        return tuple(mark_of(one) for one in found.members if evening.answers.get(one) == answer)

    return CircleEvening(
        id=evening.id,
        starts=evening.starts,
        games=evening.games,
        note=evening.note,
        on=is_on(evening, now),
        answer=evening.answers.get(found.me.id),
        ins=those("in"),
        perhaps=those("perhaps"),
        outs=those("out"),
    )


async def _with_rounds(house: TheHouse, found: Inside, evening: Evening, now: int) -> CircleEvening:
    shown = _evening(found, evening, now)
    if not shown.on:
        return shown
    tables = await house.rounds.of(found, evening)
    keeper = found.me.role == "keeper"
    numbers = sorted({one.round for one in tables}, reverse=True)
    shown_tables = [(one.round, await _table(house, found, one, keeper)) for one in tables]
    rounds = tuple(
        CircleRound(number, tuple(one for round, one in shown_tables if round == number)) for number in numbers
    )
    mine = next((one.table for one in reversed(tables) if found.me.id in one.players), None)
    busy = {person for one in tables for person in one.players}
    here = [one for one in found.members if one in evening.here] if keeper else []
    return structs.replace(
        shown,
        rounds=rounds,
        mine=mine,
        here=tuple(mark_of(one) for one in here),
        free=tuple(mark_of(one) for one in here if one not in busy),
    )


async def _table(house: TheHouse, found: Inside, table: RoundTable, keeper: bool) -> CircleTable:
    people = tuple(None if one is None else mark_of(one) for one in table.people)
    turn = await house.rounds.waits_for(found, table) if keeper else ()
    players = tuple(mark_of(one) for one in found.members if one in table.players)
    return CircleTable(table.table, table.game, table.state, people, players, tuple(map(mark_of, turn)))


def _games(speak: Speaker, keys: Iterable[str]) -> str:
    return ", ".join(speak(f"game-{key}") for key in keys if key in GAMES)
