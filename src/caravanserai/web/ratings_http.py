"""Ratings over HTTP: mine, somebody's whose page I may see, leaderboards, and what a game changed."""

from typing import Annotated, Literal

from litestar import get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct, structs

from caravanserai.engine.game import GAMES
from caravanserai.engine.phrases import kebab
from caravanserai.ratings.outcome import Kind, pool_of
from caravanserai.ratings.rater import Track
from caravanserai.ratings.ratings import GamePlay, PersonRatings, Ranked, RatingChange, Size, WorkOn
from caravanserai.strings import Speaker, UnsayableError

from .house import TheHouse, TheVisitor

OfSize = Annotated[Size, QueryParameter(description="At tables of two, or of more.")]
OfKind = Annotated[Kind, QueryParameter(description="Against people, or against bots alone.")]
ByTrack = Annotated[Track, QueryParameter(description="By results as they were, or with the luck taken out.")]
Month = Annotated[str, QueryParameter(description="As of the end of a month; empty: now.", pattern=r"^(\d{4}-\d{2})?$")]
#: What the page about ratings says, part by part.
RULES = (
    "rating-rule-who",
    "rating-rule-scale",
    "rating-rule-place",
    "rating-rule-leave",
    "rating-rule-repeat",
    "rating-rule-bots",
    "rating-rule-luck",
    "rating-rule-seen",
)
Whom = Annotated[Literal["everybody", "friends"], QueryParameter(description="All who show their page, or my friends.")]


class RatingRule(Struct, frozen=True):
    """A part of the rule by which games count."""

    title: str
    text: str


class Leaderboard(Struct, frozen=True):
    """The best first. `shown`: this house has leaderboards; one for children has none."""

    shown: bool
    lines: tuple[Ranked, ...]


@get("/api/me/ratings", summary="My ratings, how I play, and what to work on", tags=["me"])
async def my_ratings(house: TheHouse, visitor: TheVisitor) -> PersonRatings:
    found = await house.ratings.all_of(visitor.known(), mine=True)
    plays = tuple(structs.replace(one, work_on=_spoken(one, visitor.speak)) for one in found.plays)
    return structs.replace(found, plays=plays)


def _spoken(play: GamePlay, speak: Speaker) -> tuple[WorkOn, ...]:
    """Kinds of decisions in words: a game has some with its moves."""
    return tuple(structs.replace(one, said=_kind(f"{play.game}-{kebab(one.kind)}.kind", speak)) for one in play.work_on)


def _kind(message: str, speak: Speaker) -> str:
    try:
        return speak(message)
    except UnsayableError:
        return speak("page-rating-work.other")


@get("/api/people/{handle:str}/ratings", summary="Somebody's ratings, if they show me their page", tags=["friends"])
async def ratings_of(handle: FromPath[str], house: TheHouse, visitor: TheVisitor) -> PersonRatings:
    owner = await house.profiles.seen(handle.removeprefix("@")[:60], visitor.person)
    return await house.ratings.all_of(owner, mine=False)


@get("/api/ratings", summary="The rule by which games count, in words", tags=["ratings"])
async def rating_rule(visitor: TheVisitor) -> list[RatingRule]:
    return [RatingRule(visitor.speak(one), visitor.speak(f"{one}.more")) for one in RULES]


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


HANDLERS = (my_ratings, ratings_of, rating_rule, leaderboard, rating_change)
