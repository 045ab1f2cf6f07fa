"""The bots that people are offered, and how strong they have been measured to be."""

from litestar import Controller, get
from msgspec import Struct

from caravanserai.bots.challenges import Measure
from caravanserai.bots.ladder import Rungs, tables_of
from caravanserai.bots.ladder.master import ratings_of
from caravanserai.bots.levels import MASTER, challenges_today, master_at
from caravanserai.bots.networks import outdated
from caravanserai.bots.offered import masters_of, offered
from caravanserai.coach.calibration import Measured
from caravanserai.coach.networks import measured_chances
from caravanserai.engine.game import GAMES, game
from caravanserai.strings import Speaker

from .house import TheVisitor


class SeatsRating(Struct, frozen=True):
    """At tables of so many: a rating as in chess, and where it most likely lies (95 %)."""

    seats: int
    rating: int
    low: int
    high: int


class LevelInfo(Struct, frozen=True):
    """A bot, with its name and a sentence in the language of who asks. It is offered at tables of so many `seats`; if
    it is `standard_only`, with the box's own components and options."""

    key: str
    name: str
    sentence: str
    ratings: tuple[SeatsRating, ...]
    seats: tuple[int, ...]
    standard_only: bool = False


class SeatsChances(Struct, frozen=True):
    """At tables of so many: how the coach's chances came true."""

    seats: int
    measured: Measured


class BotsInfo(Struct, frozen=True):
    """The bots of a game, from the weakest to the strongest. `tables` is empty before they are measured."""

    game: str
    levels: tuple[LevelInfo, ...]
    tables: tuple[Rungs, ...]
    #: So few games that it is only a trial.
    trial: bool
    #: What to type to measure them all.
    command: str
    #: Has it a coach; and how the chances that it shows came true, where that was tried on enough games.
    coach: bool = False
    chances: tuple[SeatsChances, ...] = ()
    #: What is left above the strongest; and by what a level above it is offered, where one is.
    challenges: tuple[Measure, ...] = ()
    masters: tuple[Measure, ...] = ()
    #: At tables of so many the strongest had learned by older rules: until it is trained anew it plays without that.
    outdated: tuple[int, ...] = ()


def levels_of(game_key: str, speak: Speaker) -> tuple[LevelInfo, ...]:
    tables, masters = tables_of(game_key), masters_of(game_key)
    return tuple(
        LevelInfo(
            key=bot,
            name=speak(f"page-bot-{bot}"),
            sentence=speak(f"page-bot-{bot}.sentence"),
            ratings=tuple(
                SeatsRating(rungs.seats, one.rating, one.low, one.high)
                for rungs in tables
                for one in ratings_of(game_key, rungs)
                if one.bot == bot
            ),
            seats=masters if bot == MASTER else tuple(game(game_key).seat_counts),
            standard_only=bot == MASTER,
        )
        for bot in (*offered(game_key), *([MASTER] if masters else []))
    )


class BotsController(Controller):
    path = "/api/bots"
    tags = ["games"]

    @get("/", summary="The bots of each game, and how strong they are")
    async def bots(self, visitor: TheVisitor) -> list[BotsInfo]:
        return [bots_info(key, visitor.speak) for key in GAMES]


def bots_info(key: str, speak: Speaker) -> BotsInfo:
    found = [master_at(key, seats) for seats in masters_of(key)]
    masters = tuple(one for one in found if one is not None)
    return BotsInfo(
        game=key,
        levels=levels_of(key, speak),
        tables=tables_of(key),
        trial=any(rungs.trial for rungs in tables_of(key)),
        command=f"caravanserai ladder {key}",
        coach="coach" in game(key).parts,
        chances=tuple(SeatsChances(*one) for one in sorted(measured_chances(key).items())),
        challenges=tuple(one for one in challenges_today(key) if one not in masters),
        masters=masters,
        outdated=outdated(key),
    )
