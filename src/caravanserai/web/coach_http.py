"""The coach over HTTP: hints at the table, and reviews of games that are over, spoken in the visitor's language."""

import asyncio
from typing import Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from caravanserai.coach.calibration import NINE_IN_TEN
from caravanserai.coach.report import Balance, Choice, Compared, Hint, Judged, Report, ReviewMoment, Sure
from caravanserai.engine.game import game
from caravanserai.strings import Speaker
from caravanserai.strings.seat_names import seat_speaker
from caravanserai.tables.fold.commands import asks_for_a_hint
from caravanserai.tables.log.summary import Overview
from caravanserai.tables.reviews import ReviewState, ReviewStatus
from caravanserai.tables.workers.compiling import RulesState

from .house import TheHouse, TheVisitor, Visitor
from .limits import take_each
from .refusals import refuse


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """The ask of my seat, as the table told it."""

    ask: str


class CoachedMove(Struct, frozen=True):
    """An answer, and how often a good player would take it, from 0 to 1."""

    move: Any
    text: str
    share: float


class HintChoice(CoachedMove, frozen=True):
    """Its chance to win lies between `low` and `high` nine times in ten, from 0 to 1; `error` is the standard error as
    far as it comes from the count of the games. None where they are too few for numbers. Even: we cannot tell it from
    the best one. `less`: by so many points it is worse, from here to there."""

    low: float | None
    high: float | None
    error: float | None
    even: bool
    less: tuple[float, float] | None


class HintInfo(Struct, frozen=True):
    """At most three choices, the best first; what the best one gains, and what it risks. While the game's rules are
    being compiled there are none: `progress` says how far that is, from 0 to 1. `fair` is the chance of a seat like any
    other, `playouts` the games that were played on for each choice."""

    ask: str
    status: Literal["ready", "preparing"]
    progress: float
    choices: tuple[HintChoice, ...] = ()
    gain: str = ""
    risk: str = ""
    fair: float = 0.0
    playouts: int = 0


class CoachInfo(Struct, frozen=True):
    """How far the compiled rules of each game are: without them the coach has nothing to say."""

    games: dict[str, RulesState]


class Decision(Struct, frozen=True):
    """An answer of a seat, by the number of the record's step. How sure it is that another was better; what that cost
    in win chance and in points, `lost_from` to `lost_to` nine times in ten; in which part of the deals where it makes
    a difference the better one brought more, of so many that were tried. `mix` is what a good player would have mixed,
    most often first."""

    number: int
    seat: int
    played: CoachedMove
    best: CoachedMove
    sure: Sure
    cost: float
    lost: float
    lost_from: float
    lost_to: float
    beats: float
    tried: int
    for_best: str
    against: str
    mix: tuple[CoachedMove, ...]


class Review(Struct, frozen=True):
    """A game that is over, step by step; a bot's name is empty."""

    version: int
    game: str
    names: tuple[str, ...]
    ranks: tuple[int, ...]
    seed: int
    playouts: int
    moments: tuple[ReviewMoment, ...]
    decisions: tuple[Decision, ...]
    balance: tuple[Balance, ...]


class ReviewInfo(Struct, frozen=True):
    """How far the review is, from 0 to 1; the review itself once it is done. Until then, and if it stopped half-way,
    what has been read: so many choices of how many, and the curve up to there. Preparing: the rules are being
    compiled."""

    status: ReviewStatus
    progress: float
    review: Review | None
    read: int = 0
    choices: int = 0
    moments: tuple[ReviewMoment, ...] = ()


@post("/api/tables/{table:str}/hint", summary="What the coach would do at my ask", tags=["coach"], status_code=200)
async def hint(table: FromPath[str], data: JSONBody[AskHint], house: TheHouse, visitor: TheVisitor) -> HintInfo:
    person = visitor.known()
    at = await house.host.known(table)
    rules = house.compiling.of(at.rules.key)
    if not rules.is_settled:
        at_table = await house.host.look(table)
        asks_for_a_hint(at_table, at_table.known_as(person), data.ask)
        house.compiling.wish(at.rules.key)
        return HintInfo(data.ask, "preparing", rules.progress)
    limits = house.limits
    if not take_each((limits.hints, person.id), (limits.hints_by_address, visitor.address)):
        raise refuse("too-many-hints")
    found = await house.host.hint(table, person, data.ask)
    speak = speaker_at(at, visitor.speak.lang, at.seat_of(person))
    return spoken_hint(found, data.ask, at.rules.key, speak)


@get("/api/tables/{table:str}/review", summary="The review of a game that is over", tags=["coach"])
async def look_at_review(table: FromPath[str], house: TheHouse, visitor: TheVisitor) -> ReviewInfo:
    at = await finished(table, house, visitor)
    return await review_info(at, await house.reviews.look(at), visitor)


@post(
    "/api/tables/{table:str}/review",
    summary="Begin the review of a game that is over; once more is harmless",
    tags=["coach"],
    status_code=200,
)
async def begin_review(table: FromPath[str], house: TheHouse, visitor: TheVisitor) -> ReviewInfo:
    at = await finished(table, house, visitor)
    state = await house.reviews.look(at)
    if state.status in ("none", "failed"):
        # It is minutes of somebody's processor: for people the house knows, and not without end.
        limits = house.limits
        if not take_each((limits.reviews, visitor.known().id), (limits.reviews_by_address, visitor.address)):
            raise refuse("too-many-reviews")
        state = await house.reviews.begin(at)
    return await review_info(at, state, visitor)


async def finished(table: str, house: TheHouse, visitor: TheVisitor) -> Overview:
    """A table whose game this visitor may look back on."""
    at = await house.host.known(table)
    await house.check_may_see(at, visitor.person)
    return at


@get("/api/coach", summary="How far the compiled rules are", tags=["coach"])
async def look_at_coach(house: TheHouse) -> CoachInfo:
    return CoachInfo(house.compiling.states())


HANDLERS = (hint, look_at_review, begin_review, look_at_coach)


# -- spoken ---------------------------------------------------------------------------------------------------


async def review_info(at: Overview, state: ReviewState, visitor: Visitor) -> ReviewInfo:
    if state.report is None:
        return ReviewInfo(state.status, state.progress, None, state.read, state.choices, state.moments)
    names = tuple(seat.name for seat in at.seats)
    you = None if visitor.person is None else at.seat_of(visitor.person)
    review = await asyncio.to_thread(spoken_review, state.report, names, speaker_at(at, visitor.speak.lang, you))
    return ReviewInfo(state.status, state.progress, review)


def speaker_at(at: Overview, lang: str, you: int | None = None) -> Speaker:
    """A bot is called what the page calls it."""
    return seat_speaker(lang, [seat.name for seat in at.seats], [seat.bot for seat in at.seats], you)


def spoken_hint(found: Hint, ask: str, key: str, speak: Speaker) -> HintInfo:
    return HintInfo(
        ask=ask,
        status="ready",
        progress=1.0,
        choices=tuple(hint_choice(choice, key, speak) for choice in found.choices),
        gain=speak.say(found.gain),
        risk=speak.say(found.risk),
        fair=round(1 / found.seats, 4),
        playouts=found.playouts,
    )


def hint_choice(choice: Compared, key: str, speak: Speaker) -> HintChoice:
    move, chance = spoken_choice(choice, key, speak), choice.chance
    low, high, error = (chance.low, chance.high, chance.error) if chance else (None, None, None)
    return HintChoice(move.move, move.text, move.share, low, high, error, choice.even, choice.less)


def spoken_review(report: Report, names: tuple[str, ...], speak: Speaker) -> Review:
    return Review(
        version=report.version,
        game=report.game,
        names=names,
        ranks=report.ranks,
        seed=report.seed,
        playouts=report.playouts,
        moments=report.moments,
        decisions=tuple(spoken_decision(judged, report.game, speak) for judged in report.decisions),
        balance=report.balance,
    )


def spoken_decision(judged: Judged, key: str, speak: Speaker) -> Decision:
    off = NINE_IN_TEN * judged.lost_error
    return Decision(
        number=judged.number,
        seat=judged.seat,
        played=spoken_choice(judged.played, key, speak),
        best=spoken_choice(judged.best, key, speak),
        sure=judged.sure,
        cost=judged.cost,
        lost=judged.lost,
        lost_from=round(max(0.0, judged.lost - off), 2),
        lost_to=round(judged.lost + off, 2),
        beats=judged.beats,
        tried=judged.tried,
        for_best=speak.say(judged.for_best) if judged.for_best else "",
        against=speak.say(judged.against) if judged.against else "",
        mix=tuple(spoken_choice(choice, key, speak) for choice in judged.mix),
    )


def spoken_choice(choice: Choice, key: str, speak: Speaker) -> CoachedMove:
    rules = game(key)
    # What was stored is plain JSON; a move knows how it is said.
    move = msgspec.convert(msgspec.to_builtins(choice.move), rules.move_type)
    return CoachedMove(move, speak.say(rules.describe(move)), choice.share)
