"""What a link to a table says of itself in a chat: words for all, and a picture of a game that is over. Whoever asks
here is nobody: what a person may see after they have played is not told to those who read a chat."""

from datetime import UTC, datetime
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from msgspec import structs

from caravanserai.engine.refusal import Refused
from caravanserai.pictures.deciding import Swing, swing_of
from caravanserai.strings import Speaker
from caravanserai.strings.seat_names import seat_speaker
from caravanserai.tables.log.store import StoreError
from caravanserai.tables.log.summary import Overview

from .built import is_built, page_with, preloads
from .house import House, TheHouse, TheVisitor, link_to
from .picture import HIGH, WIDE, Result, drawn
from .refusals import refuse

#: Names may change, and people go: a picture is asked for again.
FOR_AN_HOUR = "public, max-age=3600"


@get("/picture/{name:str}", include_in_schema=False)
async def picture(name: FromPath[str], house: TheHouse, visitor: TheVisitor) -> Response[bytes]:
    """The picture of a finished game, `/picture/<table>.png`; made by the processes that fold logs, and kept there."""
    table, dot, kind = name.rpartition(".")
    if not dot or kind != "png":
        raise NotFoundException
    known = await house.host.known(table)
    await house.check_may_see(known, None)
    result = result_of(known, visitor.speak)
    if result is None:
        raise refuse("not-over")
    made = await house.host.memory.look_back(table, drawn, structs.replace(result, swing=await _swing(house, known)))
    headers = {"cache-control": FOR_AN_HOUR, "vary": "accept-language"}
    return Response(made, media_type="image/png", headers=headers)


async def _swing(house: House, known: Overview) -> Swing | None:
    """From the review of the game, if somebody has asked for one."""
    report = (await house.reviews.look(known)).report
    return None if report is None else swing_of(report.moments, report.ranks)


@get(
    ["/replay/{table:str}", "/review/{table:str}", "/embed/{table:str}"],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def shared(
    request: Request[Any, Any, Any], table: FromPath[str], house: TheHouse, visitor: TheVisitor
) -> Response[bytes]:
    if not is_built():
        raise NotFoundException
    return await page_of(request, table, house, visitor.speak)


async def page_of(request: Request[Any, Any, Any], table: str, house: House, speak: Speaker) -> Response[bytes]:
    """The page, with what it will need and words for a chat in its head. The page must come, whatever is not there."""
    try:
        known = await house.host.known(table)
    except (Refused, StoreError):
        return page_with(request, "")
    needed = preloads(known.summary.game, speak.lang, known.status)
    return page_with(request, "\n    ".join(filter(None, (needed, await _tags(request, known, house, speak)))))


async def _tags(request: Request[Any, Any, Any], known: Overview, house: House, speak: Speaker) -> str:
    """Of a game that is over its result; of any other table only which game it is; nothing of what cannot be seen."""
    try:
        await house.check_may_see(known, None)
    except (Refused, StoreError):
        return ""
    game = speak(f"game-{known.summary.game}")
    result = result_of(known, speak)
    said = {"site_name": "Caravanserai", "type": "website", "url": link_to(house, request, request.url.path)}
    if result is None:
        waits = known.status == "open"
        said |= {
            "title": speak("share-table", game=game),
            "description": speak("share-open" if waits else "share-seen"),
        }
    else:
        image = {"image": link_to(house, request, f"/picture/{known.id}.png?lang={speak.lang}")}
        title = _title(result, speak)
        size = {"image:width": str(WIDE), "image:height": str(HIGH), "image:alt": title}
        said |= {"title": title, "description": _ranking(result), **image, **size}
    lines = [f'<meta property="og:{name}" content="{escape(text)}" />' for name, text in said.items()]
    card = "summary" if result is None else "summary_large_image"
    return "\n    ".join([*lines, f'<meta name="twitter:card" content="{card}" />'])


def result_of(known: Overview, speak: Speaker) -> Result | None:
    """Null while the game is not over."""
    line = known.summary
    if known.status != "over" or line.scores is None or line.ranks is None:
        return None
    called = seat_speaker(speak.lang, line.names, line.bots)
    seats = range(line.seats)
    names, inside = tuple(called.name(seat) for seat in seats), tuple(called.called(seat) for seat in seats)
    game = speak(f"game-{line.game}")
    day = datetime.fromtimestamp(line.changed_at / 1_000, UTC).date().isoformat()
    return Result(speak.lang, game, day, names, inside, line.scores, line.ranks)


def _title(result: Result, speak: Speaker) -> str:
    winners = [name for name, rank in zip(result.names, result.ranks, strict=True) if rank == 1]
    if len(winners) > 1:
        return speak("share-tied", game=result.title)
    return speak("share-won", name=winners[0], game=result.title)


def _ranking(result: Result) -> str:
    order = sorted(range(len(result.names)), key=lambda seat: (result.ranks[seat], seat))
    return " · ".join(f"{result.ranks[seat]}. {result.names[seat]} {result.scores[seat]}" for seat in order)
