"""No, and why: every error that leaves the house has the same shape, and a sentence in the reader's language."""

import logging
import secrets
from typing import Any, Literal

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from caravanserai.engine.refusal import STATUS, Refusal, Refused
from caravanserai.strings import LANGUAGES, Speaker, UnsayableError
from caravanserai.tables.fold.speaking import sentence_of
from caravanserai.tables.log.store import StoreError

from .built import is_profile, page, wants_page
from .logs import note
from .refusals import HOUSE, HouseCode


class Problem(Struct, frozen=True):
    """`code` is for programs, `sentence` for people. `broken` is a mistake of the house, which its log explains."""

    kind: Literal["unreadable", "illegal", "not-yours-now", "broken"]
    code: str
    clause: str | None
    args: dict[str, str | int]
    sentence: str


#: A mistake of ours is no refusal: nobody lists it, and its status says whose it is.
BROKEN, BROKEN_STATUS = "broken", 500
#: In the scope of a request whose sender has left; and the status in our numbers, which nobody receives.
GONE, LEFT = "house_gone", 499
#: What Litestar itself refuses, in our words.
BY_STATUS: dict[int, HouseCode] = {404: "no-such-page", 405: "method-not-allowed", 413: "body-too-large"}


def status_of(problem: Problem) -> int:
    """As the catalogue says; what a game refuses has the status of its kind."""
    if problem.kind == "broken":
        return BROKEN_STATUS
    return HOUSE[problem.code].status if problem.code in HOUSE else STATUS[problem.kind]


def sentence_for(refusal: Refusal, speak: Speaker) -> str:
    """The sentence of a refusal. One that is missing is a mistake of ours, and must not become another error."""
    try:
        return sentence_of(refusal, speak)
    except UnsayableError as error:
        note("a sentence is missing", level=logging.ERROR, trace=error, code=refusal.code)
        return refusal.code


def problem_of(refusal: Refusal, speak: Speaker) -> Problem:
    return Problem(refusal.kind, refusal.code, refusal.clause, refusal.args, sentence_for(refusal, speak))


def broken(error: BaseException, speak: Speaker) -> Problem:
    """What went wrong stays in the log, under a number that the reader can tell."""
    number = secrets.token_hex(4)
    note("something broke", level=logging.ERROR, trace=error, id=number)
    return Problem("broken", BROKEN, None, {"id": number}, speak(f"refusal-{BROKEN}", id=number))


def refusal_for(error: Exception) -> Refusal | None:
    """The refusal that an exception stands for; None if it is a mistake of ours."""
    match error:
        case Refused():
            return error.refusal
        case StoreError():
            return HOUSE.refusal("not-saved")
        case HTTPException() if error.status_code in BY_STATUS:
            return HOUSE.refusal(BY_STATUS[error.status_code])
        case HTTPException() if error.status_code < 500:
            return HOUSE.refusal("bad-request")
    return None


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    if request.scope.get(GONE) and isinstance(error, HTTPException):
        return Response(None, status_code=LEFT)
    speak = Speaker(language_of(request.headers.get("accept-language"), request.query_params.get("lang")))
    refusal = refusal_for(error)
    problem = broken(error, speak) if refusal is None else problem_of(refusal, speak)
    request.app.state.house.meter.refused(problem.code, request.path_params.get("table"))
    if problem.code == "no-such-page" and wants_page(request):
        return page(request, 200 if is_profile(request) else 404)
    return Response(problem, status_code=status_of(problem), media_type="application/json")


def language_of(accepted: str | None, wanted: str | None = None) -> str:
    """What was asked for; else the first language of the house that the reader accepts."""
    if wanted in LANGUAGES:
        return wanted
    liked: list[tuple[float, str]] = []
    for part in (accepted or "").split(",")[:20]:
        tag, _, weight = part.partition(";")
        lang = tag.strip().partition("-")[0].lower()
        try:
            liked.append((-float(weight.strip().removeprefix("q=") or 1), lang))
        except ValueError:
            continue
    liked.sort(key=lambda one: one[0])
    return next((lang for weight, lang in liked if lang in LANGUAGES and weight < 0), LANGUAGES[0])
