"""A finished game again, step by step, over HTTP."""

from typing import Annotated, cast

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from caravanserai.engine.game import SPECTATOR
from caravanserai.tables.fold.replays import Replay
from caravanserai.tables.workers import folding

from .clip import Clip, last_turn
from .house import TheHouse, TheVisitor, look_back
from .refusals import refuse
from .sharing import result_of

Seat = Annotated[int, QueryParameter(description="Whose eyes: a seat, or -1 for those who watch.", ge=-1, le=99)]
Open = Annotated[bool, QueryParameter(description="All hands, tokens and sealed choices, whoever's they were.")]


@get("/api/tables/{table:str}/replay", summary="A game that is over, step by step", tags=["tables"])
async def replay_table(
    table: FromPath[str], house: TheHouse, visitor: TheVisitor, seat: Seat = SPECTATOR, open: Open = False
) -> Response[Replay]:
    made = await look_back(house, table, visitor.person, folding.replay, seat, open)
    # It is encoded already, where it was made.
    return Response(cast(Replay, made), media_type="application/json")


@get("/api/tables/{table:str}/last-turn", summary="The last turn of a game that is over, drawn", tags=["tables"])
async def draw_last_turn(table: FromPath[str], house: TheHouse, visitor: TheVisitor) -> Response[Clip]:
    known = await house.host.known(table)
    await house.check_may_see(known, visitor.person)
    result = result_of(known, visitor.speak)
    if result is None:
        raise refuse("not-over")
    made = await house.host.memory.look_back(table, last_turn, result.lang, result.names, result.called)
    return Response(cast(Clip, made), media_type="application/json")
