"""Ratings over HTTP: mine, somebody's whose page I may see, leaderboards, and what a game changed."""

from typing import Annotated, Literal

from litestar import get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct

from caravanserai.engine.game import GAMES
from caravanserai.ratings.outcome import Kind, pool_of
from caravanserai.ratings.rater import Track
from caravanserai.ratings.ratings import PersonRatings, Ranked, RatingChange, Size

from .house import TheHouse, TheVisitor

OfSize = Annotated[Size, QueryParameter(description="At tables of two, or of more.")]
OfKind = Annotated[Kind, QueryParameter(description="Against people, or against bots alone.")]
ByTrack = Annotated[Track, QueryParameter(description="By results as they were, or with the luck taken out.")]
Month = Annotated[str, QueryParameter(description="As of the end of a month; empty: now.", pattern=r"^(\d{4}-\d{2})?$")]
Whom = Annotated[Literal["everybody", "friends"], QueryParameter(description="All who show their page, or my friends.")]


class Leaderboard(Struct, frozen=True):
    """The best first. `shown`: this house has leaderboards; one for children has none."""

    shown: bool
    lines: tuple[Ranked, ...]


@get("/api/me/ratings", summary="My ratings, how I play, and what to work on", tags=["me"])
async def my_ratings(house: TheHouse, visitor: TheVisitor) -> PersonRatings:
    return await house.ratings.all_of(visitor.known(), mine=True)


@get("/api/people/{handle:str}/ratings", summary="Somebody's ratings, if they show me their page", tags=["friends"])
async def ratings_of(handle: FromPath[str], house: TheHouse, visitor: TheVisitor) -> PersonRatings:
    owner = await house.profiles.seen(handle.removeprefix("@")[:60], visitor.person)
    return await house.ratings.all_of(owner, mine=False)


@get("/api/ratings/{game:str}", summary="A leaderboard of a game", tags=["ratings"])
async def leaderboard(
    game: FromPath[str],
    house: TheHouse,
    visitor: TheVisitor,
    size: OfSize = "more",
    kind: OfKind = "people",
    track: ByTrack = "results",
    month: Month = "",
    whom: Whom = "everybody",
) -> Leaderboard:
    ratings = house.ratings
    if game not in GAMES or not ratings.public:
        return Leaderboard(ratings.public, ())
    pool = pool_of(game, 2 if size == "two" else 3, kind)
    if whom == "everybody":
        return Leaderboard(True, await ratings.board(pool, track, month, visitor.person))
    return Leaderboard(True, await ratings.friends(pool, track, month, visitor.known()))


@get("/api/tables/{table:str}/rating", summary="What a rated game changed for me", tags=["ratings"])
async def rating_change(table: FromPath[str], house: TheHouse, visitor: TheVisitor) -> RatingChange:
    return await house.ratings.change((await house.host.known(table)).id, visitor.known())


HANDLERS = (my_ratings, ratings_of, leaderboard, rating_change)
