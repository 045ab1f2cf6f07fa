"""A finished game again, step by step, over HTTP."""

from typing import Annotated, cast

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from caravanserai.engine.game import SPECTATOR
from caravanserai.tables.fold.replays import Replay
from caravanserai.tables.workers import folding

from .house import TheHouse, TheVisitor, look_back

Seat = Annotated[int, QueryParameter(description="Whose eyes: a seat, or -1 for those who watch.", ge=-1, le=99)]
Open = Annotated[bool, QueryParameter(description="All hands, tokens and sealed choices, whoever's they were.")]


@get("/api/tables/{table:str}/replay", summary="A game that is over, step by step", tags=["tables"])
async def replay_table(
    table: FromPath[str], house: TheHouse, visitor: TheVisitor, seat: Seat = SPECTATOR, open: Open = False
) -> Response[Replay]:
    made = await look_back(house, table, visitor.person, folding.replay, seat, open)
    # It is encoded already, where it was made.
    return Response(cast(Replay, made), media_type="application/json")
