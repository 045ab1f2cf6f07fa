"""My games that are over: found again, starred, with a note to myself. Nobody else sees any of it."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from caravanserai.people.past_games import PastPage, Result, Search

from .games_http import LAST_MOMENT, Limit
from .house import TheHouse, TheVisitor
from .refusals import refuse

TableId = FromPath[str]
Moment = Annotated[int | None, QueryParameter(description="In ms since 1970.", ge=0, le=LAST_MOMENT)]
GameKey = Annotated[str | None, QueryParameter(description="Of one game only.", max_length=100)]
Text = Annotated[str, QueryParameter(description="In the name of somebody there, or in my note.", max_length=100)]
OfResult = Annotated[Result | None, QueryParameter(description="Only those I won, or did not.")]
Starred = Annotated[bool, QueryParameter(description="Only those with my star.")]
After = Annotated[
    str | None, QueryParameter(description="`next` of the page before.", pattern=r"^[0-9]{1,16}\.[A-Za-z0-9_-]{1,100}$")
]


class Star(Struct, frozen=True, forbid_unknown_fields=True):
    on: bool


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """Up to 500 letters, on several lines; an empty one is none."""

    text: str


class MyGamesController(Controller):
    path = "/api/me/games"
    tags = ["me"]

    @get(summary="My games that are over, the latest first")
    async def past(
        self,
        house: TheHouse,
        visitor: TheVisitor,
        game: GameKey = None,
        text: Text = "",
        result: OfResult = None,
        since: Moment = None,
        until: Moment = None,
        starred: Starred = False,
        after: After = None,
        limit: Limit = 30,
    ) -> PastPage:
        if visitor.person is None:
            return PastPage((), None)
        search = Search(game, text, result, since or 0, until, starred)
        return await house.past_games.of(visitor.person, search, limit, after)

    @post("/{table:str}/star", summary="A star on a game of mine, or none", status_code=204)
    async def star(self, table: TableId, data: JSONBody[Star], house: TheHouse, visitor: TheVisitor) -> None:
        await house.past_games.star(visitor.known(), _counted(house, visitor, table), data.on)

    @post("/{table:str}/note", summary="A note to myself on a game of mine", status_code=204)
    async def note(self, table: TableId, data: JSONBody[Note], house: TheHouse, visitor: TheVisitor) -> None:
        await house.past_games.write(visitor.known(), _counted(house, visitor, table), data.text)


def _counted(house: TheHouse, visitor: TheVisitor, table: str) -> str:
    if not house.limits.notes.take(visitor.known().id):
        raise refuse("too-fast")
    return table
