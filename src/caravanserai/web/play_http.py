"""Play now over HTTP: one press, and a game."""

from functools import cache
from typing import Annotated, Any

from litestar import Request, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from caravanserai.people.play_now import Pace, Wish
from caravanserai.tables.log.entries import SeatNumber

from .house import TheHouse, TheVisitor
from .refusals import refuse
from .tables_http import needed, table_link

Key = Annotated[str, Meta(max_length=40)]


class Press(Struct, frozen=True, forbid_unknown_fields=True):
    """What I want to play: `seats` null: as it comes; `level` null: bots of my strength. `pace`: with a clock, or
    nobody is hurried. And my share of the chance, as in OpenTable.

    Bots have the other seats. In the first part of the game whoever presses too may be given one of them; and so may I,
    in the game of somebody else."""

    game: Key
    pace: Pace = "relaxed"
    seats: SeatNumber | None = None
    level: Key | None = None
    nonce_hash: str | None = None


class Pressed(Struct, frozen=True):
    """The table at which I sit now. `joined`: its game had begun before, and I have the seat of a bot."""

    id: str
    link: str
    joined: bool


@post("/api/play", summary="Play now: a game begins, or I have a bot's seat in one that just has", tags=["tables"])
async def press(
    request: Request[Any, Any, Any], data: JSONBody[Press], house: TheHouse, visitor: TheVisitor
) -> Pressed:
    nonce_hash = needed(data.nonce_hash)
    if not house.limits.presses_by_address.take(visitor.address):
        raise refuse("too-fast")
    me = await visitor.guest()
    if not house.limits.presses.take(me.id):
        raise refuse("too-fast")
    wish = Wish(data.game, data.pace, visitor.speak.lang, data.seats, data.level)

    @cache
    def may_join() -> bool:
        return house.limits.joins.take(me.id) and house.limits.joins_by_address.take(visitor.address)

    found = await house.play_now.press(me, wish, nonce_hash, visitor.opener, may_join)
    return Pressed(found.table, table_link(house, request, found.table), found.joined)
