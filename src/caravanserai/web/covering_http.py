"""A bot for somebody who does not answer, until they are back."""

from litestar import post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from caravanserai.tables.fold import covering
from caravanserai.tables.fold.table import Table
from caravanserai.tables.live.presence import who_may_be_here
from caravanserai.tables.log.entries import Entry, SeatNumber

from .house import TheHouse, TheVisitor

TableId = FromPath[str]


class AskForBot(Struct, frozen=True, forbid_unknown_fields=True):
    """For whose seat."""

    seat: SeatNumber


class AnswerBotAsk(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether I agree; `ask` is the number that frames tell."""

    ask: int
    yes: bool


@post(
    "/api/tables/{table:str}/cover",
    summary="Ask for a bot where somebody has not answered for long",
    tags=["tables"],
    status_code=204,
)
async def ask(table: TableId, data: JSONBody[AskForBot], house: TheHouse, visitor: TheVisitor) -> None:
    me, host = visitor.known(), house.host

    def decide(found: Table) -> list[Entry]:
        live, now = host.live.get(table), host.time.now()
        present = {*range(len(found.seats))} if live is None else who_may_be_here(live, now)
        return covering.ask(found, found.known_as(me), data.seat, present, now)

    await host.do(table, decide)


@post("/api/tables/{table:str}/cover/answer", summary="Agree to that, or not", tags=["tables"], status_code=204)
async def answer(table: TableId, data: JSONBody[AnswerBotAsk], house: TheHouse, visitor: TheVisitor) -> None:
    me, host = visitor.known(), house.host
    await host.do(table, lambda t: covering.answer(t, t.known_as(me), data.ask, data.yes, host.time.now()))


HANDLERS = (ask, answer)
