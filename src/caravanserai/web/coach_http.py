"""The coach over HTTP: hints at the table, and reviews of games that are over, spoken in the visitor's language."""

import asyncio
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from caravanserai.coach.report import Balance, Choice, Hint, Judged, Report, ReviewMoment
from caravanserai.rules.game import game
from caravanserai.strings import Speaker
from caravanserai.strings.seat_names import seat_speaker
from caravanserai.tables.log import Overview
from caravanserai.tables.reviews import ReviewState, ReviewStatus
from caravanserai.tables.table import refuse

from .house import TheHouse, TheVisitor


class AskHint(Struct, frozen=True, forbid_unknown_fields=True):
    """The ask of my seat, as the table told it."""

    ask: str


class CoachedMove(Struct, frozen=True):
    """An answer and what it is worth: the seat's chance to win after it, from 0 to 1, the points it may expect at the
    end, and how often a good player would take it, from 0 to 1."""

    move: Any
    text: str
    win: float
    points: float
    share: float


class HintInfo(Struct, frozen=True):
    """At most three choices, the best first; what the best one gains, and what it risks."""

    ask: str
    choices: tuple[CoachedMove, ...]
    gain: str
    risk: str


class Decision(Struct, frozen=True):
    """An answer of a seat, by the number of the record's step; what it cost in win chance and points, and why. `mix` is
    what a good player would have mixed, most often first."""

    number: int
    seat: int
    played: CoachedMove
    best: CoachedMove
    cost: float
    lost: float
    why: str
    mix: tuple[CoachedMove, ...]


class Review(Struct, frozen=True):
    """A game that is over, step by step; a bot's name is empty."""

    version: int
    game: str
    names: tuple[str, ...]
    seed: int
    playouts: int
    moments: tuple[ReviewMoment, ...]
    decisions: tuple[Decision, ...]
    balance: tuple[Balance, ...]


class ReviewInfo(Struct, frozen=True):
    """How far the review is, from 0 to 1; the review itself once it is done."""

    status: ReviewStatus
    progress: float
    review: Review | None


@post("/api/tables/{table:str}/hint", summary="What the coach would do at my ask", tags=["coach"], status_code=200)
async def hint(table: FromPath[str], data: JSONBody[AskHint], house: TheHouse, visitor: TheVisitor) -> HintInfo:
    person = visitor.known()
    if not house.limits.hints.take(person.id):
        raise refuse("too-many-hints")
    found = await house.host.hint(table, person, data.ask)
    at = await house.host.known(table)
    speak = speaker_at(at, visitor.speak.lang, at.seat_of(person.id))
    return spoken_hint(found, data.ask, at.rules.key, speak)


@get("/api/tables/{table:str}/review", summary="The review of a game that is over", tags=["coach"])
async def look_at_review(table: FromPath[str], house: TheHouse, visitor: TheVisitor) -> ReviewInfo:
    at = await finished(table, house, visitor)
    return await review_info(at, await house.reviews.look(at), visitor.speak.lang)


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
        if not house.limits.reviews.take(visitor.known().id):
            raise refuse("too-many-reviews")
        state = await house.reviews.begin(at)
    return await review_info(at, state, visitor.speak.lang)


async def finished(table: str, house: TheHouse, visitor: TheVisitor) -> Overview:
    """A table whose game this visitor may look back on."""
    at = await house.host.known(table)
    await house.daily.check_may_see(at, visitor.person)
    return at


HANDLERS = (hint, look_at_review, begin_review)


# -- spoken ---------------------------------------------------------------------------------------------------


async def review_info(at: Overview, state: ReviewState, lang: str) -> ReviewInfo:
    if state.report is None:
        return ReviewInfo(state.status, state.progress, None)
    names = tuple(seat.name for seat in at.seats)
    review = await asyncio.to_thread(spoken_review, state.report, names, speaker_at(at, lang))
    return ReviewInfo(state.status, state.progress, review)


def speaker_at(at: Overview, lang: str, you: int | None = None) -> Speaker:
    """A bot is called what the page calls it."""
    return seat_speaker(lang, [seat.name for seat in at.seats], [seat.bot for seat in at.seats], you)


def spoken_hint(found: Hint, ask: str, key: str, speak: Speaker) -> HintInfo:
    choices = tuple(spoken_choice(choice, key, speak) for choice in found.choices)
    return HintInfo(ask, choices, speak.say(found.gain), speak.say(found.risk))


def spoken_review(report: Report, names: tuple[str, ...], speak: Speaker) -> Review:
    return Review(
        version=report.version,
        game=report.game,
        names=names,
        seed=report.seed,
        playouts=report.playouts,
        moments=report.moments,
        decisions=tuple(spoken_decision(judged, report.game, speak) for judged in report.decisions),
        balance=report.balance,
    )


def spoken_decision(judged: Judged, key: str, speak: Speaker) -> Decision:
    return Decision(
        number=judged.number,
        seat=judged.seat,
        played=spoken_choice(judged.played, key, speak),
        best=spoken_choice(judged.best, key, speak),
        cost=judged.cost,
        lost=judged.lost,
        why=speak.say(judged.why),
        mix=tuple(spoken_choice(choice, key, speak) for choice in judged.mix),
    )


def spoken_choice(choice: Choice, key: str, speak: Speaker) -> CoachedMove:
    rules = game(key)
    # What was stored is plain JSON; a move knows how it is said.
    move = msgspec.convert(msgspec.to_builtins(choice.move), rules.move_type)
    return CoachedMove(move, speak.say(rules.describe_move(move)), choice.win, choice.points, choice.share)
