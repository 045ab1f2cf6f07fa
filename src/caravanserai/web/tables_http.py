"""Tables over HTTP: open, find, sit, leave. What happens at one is told over its socket."""

import re
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from caravanserai.tables.fold import keeping
from caravanserai.tables.fold.commands import check_setting
from caravanserai.tables.log.clock_setting import ClockSetting
from caravanserai.tables.log.entries import SeatNumber, TableSetting
from caravanserai.tables.log.summary import SeatInfo, Status
from caravanserai.tables.workers import folding

from .house import PublicTable, TheHouse, TheVisitor, link_to, look_back
from .refusals import refuse

TableId = FromPath[str]
#: Tables in one answer.
MOST = 100


class TableLink(Struct, frozen=True):
    """Whoever has the link can come in."""

    id: str
    link: str


class TableCard(Struct, frozen=True):
    """A table for somebody who has its link. `you` is your seat, -1 if you have none."""

    id: str
    link: str
    game: str
    status: Status
    public: bool
    hints: bool
    rated: bool
    seats: tuple[SeatInfo, ...]
    you: int
    host: bool
    options: dict[str, str]
    clock: ClockSetting
    #: The name of a table's own edition; null for the standard one.
    edition: str | None
    opened_at: int
    changed_at: int
    rematch: str | None


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and my share of its chance: the SHA-256 of a nonce of 16 to 64 letters and digits, in hexadecimal.

    `keep`: the keys of friends for whom a seat is kept from the first moment on. `nonce` is what pages of before sent;
    they are asked to reload.
    """

    setting: TableSetting
    keep: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=10)] = ()
    nonce_hash: str | None = None
    nonce: str | None = None


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """Any free seat, if none is named; and my share of the chance, as in OpenTable."""

    seat: SeatNumber | None = None
    nonce_hash: str | None = None
    nonce: str | None = None


class OpenNonce(Struct, frozen=True, forbid_unknown_fields=True):
    """The nonce whose hash I gave with my seat; null: I have it no more, do not wait for it."""

    nonce: str | None


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """My share of the chance at the new table, as in OpenTable."""

    nonce_hash: str | None = None


class Seated(Struct, frozen=True):
    seat: int


class PutBot(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    bot: str


class TakeOver(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class TakingOver(Struct, frozen=True):
    """I play: null. Or the number of my wish, to which all who play must say yes first."""

    wish: int | None


class AnswerWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I agree that somebody plays on for a bot; `wish` is the number that frames tell. Who asked may say no
    too, and does not ask any more."""

    wish: int
    yes: bool


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """From which step of the record (0: before the first), in which seat, against which bots."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    bot: str


class TablesController(Controller):
    path = "/api/tables"
    tags = ["tables"]

    @get(summary="Public tables that are open or playing, the latest first")
    async def listed(self, house: TheHouse, visitor: TheVisitor) -> list[PublicTable]:
        return await house.public_tables(MOST, await house.friends.apart(visitor.person))

    @post(summary="Open a table and sit down at it")
    async def open(
        self, request: Request[Any, Any, Any], data: JSONBody[OpenTable], house: TheHouse, visitor: TheVisitor
    ) -> TableLink:
        if house.settings.safe and data.setting.edition is not None:
            raise refuse("standard-only")  # it has a name of its own, which others would read
        check_setting(data.setting)
        nonce_hash = needed(data.nonce_hash)
        await check_account(house, visitor, data.setting.rated)
        friends = [await house.friends.by_key(visitor.known(), key, asking=False) for key in dict.fromkeys(data.keep)]
        opener = await visitor.opener(rated=data.setting.rated)
        kept = [friend.id for friend in friends if friend.id is not None]
        made = await house.host.open_table(opener, data.setting, nonce_hash, kept)
        for friend in friends:
            await house.friends.keep(opener, friend, made)
        return TableLink(made, table_link(house, request, made))

    @get("/{table:str}", summary="A table, for whoever has its link")
    async def card(
        self, request: Request[Any, Any, Any], table: TableId, house: TheHouse, visitor: TheVisitor
    ) -> TableCard:
        found = await house.known_table(table)
        summary, card = found.summary, found.card
        me = visitor.person
        return TableCard(
            id=summary.id,
            link=table_link(house, request, summary.id),
            game=summary.game,
            status=card.status,
            public=summary.public,
            hints=card.hints,
            rated=card.rated,
            seats=tuple(seat.info for seat in card.seats),
            you=found.seat_of(me),
            host=me is not None and card.host in me.ids,
            options=card.options,
            clock=card.clock,
            edition=card.edition,
            opened_at=summary.opened_at,
            changed_at=summary.changed_at,
            rematch=card.rematch,
        )

    @post("/{table:str}/sit", summary="Take a free seat; the game begins when the last one is taken", status_code=200)
    async def sit(self, table: TableId, data: JSONBody[Sit], house: TheHouse, visitor: TheVisitor) -> Seated:
        at = await house.host.look(table)
        kept = {*keeping.kept_seats(at).values()}
        nonce_hash = needed(data.nonce_hash)
        await check_account(house, visitor, at.opened.setting.rated)
        apart = await house.friends.apart(visitor.person)
        me = await visitor.guest()
        seat = await house.host.sit(table, me, data.seat, nonce_hash, apart)
        if not kept.isdisjoint(me.ids):
            await house.friends.keep_no_more(table, me.id)
        return Seated(seat)

    @post("/{table:str}/nonce", summary="Open my nonce, now that everybody is here", status_code=204)
    async def nonce(self, table: TableId, data: JSONBody[OpenNonce], house: TheHouse, visitor: TheVisitor) -> None:
        if house.settings.safe and not re.fullmatch(r"[0-9a-f]*", data.nonce or ""):
            raise refuse("bad-nonce")  # a nonce stands in the record, and no word may
        await house.host.open_nonce(table, visitor.known(), data.nonce)

    @post("/{table:str}/stand", summary="Leave my seat; in a running game a bot plays on", status_code=204)
    async def stand(self, table: TableId, house: TheHouse, visitor: TheVisitor) -> None:
        await house.host.stand(table, visitor.known())

    @post("/{table:str}/bot", summary="Give a free seat to a bot (the host)", status_code=204)
    async def bot(self, table: TableId, data: JSONBody[PutBot], house: TheHouse, visitor: TheVisitor) -> None:
        me = visitor.known()
        kept = keeping.kept_seats(await house.host.look(table))
        await house.host.put_bot(table, me, data.seat, data.bot)
        await house.friends.keep_no_more(table, kept.get(data.seat))

    @post("/{table:str}/start", summary="Begin now; bots take the empty seats (the host)", status_code=204)
    async def start(self, table: TableId, house: TheHouse, visitor: TheVisitor) -> None:
        await house.host.start_game(table, visitor.known())

    @post("/{table:str}/close", summary="Give up a table that has not begun (the host)", status_code=204)
    async def close(self, table: TableId, house: TheHouse, visitor: TheVisitor) -> None:
        await house.host.close_table(table, visitor.known())

    @post("/{table:str}/take-over", summary="Take a seat that a bot plays, or ask for it", status_code=200)
    async def take_over(
        self, table: TableId, data: JSONBody[TakeOver], house: TheHouse, visitor: TheVisitor
    ) -> TakingOver:
        await house.host.known(table)
        apart = await house.friends.apart(visitor.person)
        return TakingOver(await house.host.take_over(table, await visitor.guest(), data.seat, apart))

    @post(
        "/{table:str}/take-over/answer",
        summary="Agree to that, or not, as one who plays; or take my wish back",
        status_code=204,
    )
    async def answer_wish(
        self, table: TableId, data: JSONBody[AnswerWish], house: TheHouse, visitor: TheVisitor
    ) -> None:
        await house.host.answer_wish(table, visitor.known(), data.wish, data.yes)

    @post("/{table:str}/come-back", summary="Play again where a bot plays for me", status_code=204)
    async def come_back(self, table: TableId, house: TheHouse, visitor: TheVisitor) -> None:
        await house.host.come_back(table, visitor.known())

    @post("/{table:str}/rematch", summary="The same people at a new table", status_code=200)
    async def rematch(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        data: JSONBody[Again],
        house: TheHouse,
        visitor: TheVisitor,
    ) -> TableLink:
        apart = await house.friends.apart(visitor.known())
        rated = (await house.host.known(table)).card.rated
        await check_account(house, visitor, rated)
        made = await house.host.rematch(table, await visitor.opener(rated=rated), needed(data.nonce_hash), apart)
        return TableLink(made, table_link(house, request, made))

    @post("/{table:str}/play-on", summary="A game that is over from one of its steps on, against bots")
    async def play_on(
        self,
        request: Request[Any, Any, Any],
        table: TableId,
        data: JSONBody[PlayOn],
        house: TheHouse,
        visitor: TheVisitor,
    ) -> TableLink:
        how = (data.step, data.seat, data.bot)
        setting, stage = await look_back(house, table, visitor.person, folding.played_on, *how)
        made = await house.host.open_stage(await visitor.opener(), setting, stage)
        return TableLink(made, table_link(house, request, made))

    @get("/{table:str}/record", summary="The whole game as a record, once it is over", media_type="application/json")
    async def record(self, table: TableId, house: TheHouse, visitor: TheVisitor) -> Response[bytes]:
        made = await look_back(house, table, visitor.person, folding.record)
        return Response(made, media_type="application/json")


async def check_account(house: TheHouse, visitor: TheVisitor, rated: bool) -> None:
    """Who may come back as a new guest each time sits at no rated table."""
    if rated and not (visitor.person is not None and await house.ratings.is_account(visitor.person)):
        raise refuse("rated-account")


def needed(nonce_hash: str | None) -> str:
    """Pages of before sent their nonce in the open, or none at all."""
    if nonce_hash is None:
        raise refuse("old-page")
    return nonce_hash


def table_link(house: TheHouse, request: Request[Any, Any, Any], table: TableId) -> str:
    return link_to(house, request, f"/table/{table}")
