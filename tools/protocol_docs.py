"""The parts of docs/protocol.md that can be read off the code: messages, events, moves, views, refusals, limits."""

import re
from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

from fluent.syntax import FluentParser, ast
from litestar.handlers import HTTPRouteHandler
from msgspec import inspect

from caravanserai.engine.found import at_home
from caravanserai.engine.game import game
from caravanserai.organising.board import CrossTable, EventRound, EventState
from caravanserai.people.choices import Choose, Hearing
from caravanserai.people.circles import CircleDoor
from caravanserai.people.friends import Circle, News
from caravanserai.people.holidays import Holiday, MyHolidays
from caravanserai.people.notices import Notices
from caravanserai.people.past_games import PastPage
from caravanserai.people.reports import Case, Queue
from caravanserai.people.tickets import Ticket
from caravanserai.ratings.ratings import PersonRatings, RatingChange
from caravanserai.solo.rulebooks import Rulebook
from caravanserai.strings import LANGUAGES, files
from caravanserai.tables.fold import table_events
from caravanserai.tables.fold.lessons import LessonInfo, LessonState
from caravanserai.tables.fold.messages import AnyMessage
from caravanserai.tables.fold.replays import Replay
from caravanserai.tables.live import chat
from caravanserai.tables.log.clock_setting import ClockSetting
from caravanserai.tables.log.entries import TableSetting
from caravanserai.tables.log.summary import Summary
from caravanserai.web import (
    circles_http,
    covering_http,
    events_http,
    friends_http,
    holidays_http,
    keeping_http,
    moderation_http,
    people_http,
    play_http,
    privacy_http,
    profiles_http,
    ratings_http,
    reports_http,
    session,
    sockets,
    tables_http,
    tickets_http,
)
from caravanserai.web.app import REQUESTS
from caravanserai.web.bots_http import BotsInfo
from caravanserai.web.clip import Clip
from caravanserai.web.coach_http import AskHint, CoachInfo, HintInfo, ReviewInfo
from caravanserai.web.daily_http import DailyPage
from caravanserai.web.errors import BROKEN, BROKEN_STATUS, Problem
from caravanserai.web.evidence import Evidence
from caravanserai.web.games_http import GameInfo, Mine, PlainGame, RulebookInfo
from caravanserai.web.house import PublicTable
from caravanserai.web.lobby_frames import LobbyFrame
from caravanserai.web.my_games_http import Note, Star
from caravanserai.web.pages import AnyFrame
from caravanserai.web.refusals import HOUSE
from caravanserai.web.settings import FIELDS, help_of
from caravanserai.web.what_is_kept import WhatIsKept

from .type_docs import about, all_about, lines_about, parts_of, table, title, type_text, with_parts

SECTION = re.compile(r"(<!-- generated: ([a-z-]+) -->\n).*?(<!-- end -->)", re.DOTALL)
LIMITS = (
    "tables-each",
    "tables-per-hour",
    "open-hours",
    "idle-days",
    "closed-days",
    "guest-days",
    "body-limit",
    "message-limit",
    "requests-per-second",
    "messages-per-second",
    "chats-per-minute",
    "hints-per-minute",
    "reviews-per-hour",
    "guests-per-hour",
    "sockets-each",
    "sockets-per-address",
    "handshakes-per-minute",
    "connections-per-address",
    "header-seconds",
    "body-seconds",
    "idle-seconds",
)


def written(document: str, example: str) -> str:
    """The document with every generated section made anew."""
    made: dict[str, Callable[[], str]] = {**SECTIONS, "example": lambda: f"```python\n{example.rstrip()}\n```"}
    return SECTION.sub(lambda found: f"{found[1]}\n{made[found[2]]()}\n\n{found[3]}", document)


# -- sections -------------------------------------------------------------------------------------------------


def handlers() -> Iterator[tuple[str, HTTPRouteHandler]]:
    """All that can be asked for, with the path that each stands under: what the house serves, so none is forgotten."""
    for one in REQUESTS:
        if isinstance(one, HTTPRouteHandler):
            yield "", one
        else:
            base = str(vars(one)["path"])
            yield from ((base, handler) for handler in vars(one).values() if isinstance(handler, HTTPRouteHandler))


def requests() -> str:
    rows = [_request(base, handler) for base, handler in handlers()]
    return "\n".join(table(("request", "body", "answer", "what it does"), rows))


def _request(base: str, handler: HTTPRouteHandler) -> tuple[str, ...]:
    hints = get_type_hints(handler.fn)
    verb = next(iter(sorted(handler.http_methods)))
    path = (base + next(iter(handler.paths))).rstrip("/").replace(":str", "")
    body = _name(hints["data"]) if "data" in hints else "–"
    return f"`{verb} {path}`", body, _name(hints["return"]), handler.summary or ""


def _name(hint: Any) -> str:
    if hint is type(None):
        return "–"
    if getattr(hint, "__name__", "") == "Response":
        (inner,) = get_args(hint)
        return "the document" if inner is bytes else _name(inner)
    return type_text(inspect.type_info(hint))


#: What lists and pages are made of.
LISTED_TYPES = (
    Mine,
    PastPage,
    Circle,
    News,
    Notices,
    Queue,
    Case,
    Evidence,
    circles_http.MyCircles,
    CircleDoor,
    circles_http.CircleView,
    GameInfo,
    PlainGame,
    BotsInfo,
    DailyPage,
    events_http.EventList,
    EventState,
    EventRound,
    CrossTable,
    RulebookInfo,
    Rulebook,
    Replay,
    Clip,
)
#: About a seat: to take it, to press for it, to wish for it.
SEAT_TYPES = (
    tables_http.Sit,
    tables_http.Seated,
    tables_http.OpenNonce,
    tables_http.Again,
    tables_http.PutBot,
    tables_http.TakeOver,
    tables_http.TakingOver,
    play_http.Press,
    play_http.Pressed,
    Ticket,
    tickets_http.LeaveTicket,
    tickets_http.OfTicket,
    MyHolidays,
    Holiday,
    holidays_http.TakeHoliday,
    holidays_http.AnswerPause,
    tables_http.AnswerWish,
    covering_http.AskForBot,
    covering_http.AnswerBotAsk,
    tables_http.PlayOn,
)


def bodies() -> str:
    said = "\n\n".join(
        [
            all_about(people_http.Me, people_http.Name, people_http.ReturnLink),
            all_about(people_http.ReturnToken, people_http.Returning, people_http.UseReturn),
            all_about(Star, Note),
            all_about(friends_http.Who, friends_http.AnswerAsk, friends_http.OfKey),
            all_about(friends_http.InviteFriend, friends_http.OfTable, profiles_http.Show),
            all_about(reports_http.MakeReport, reports_http.AnswerNotice),
            all_about(moderation_http.Judge, moderation_http.Decided),
            all_about(Hearing, Choose, privacy_http.Delete),
            with_parts(PersonRatings),
            with_parts(RatingChange, parts_of(PersonRatings)),
            all_about(ratings_http.RatingRule),
            with_parts(ratings_http.Leaderboard, parts_of(PersonRatings)),
            with_parts(WhatIsKept),
            all_about(tables_http.OpenTable, TableSetting),
            all_about(keeping_http.KeepSeat, keeping_http.KeptSeat, keeping_http.OfSeat),
            with_parts(ClockSetting),
            all_about(tables_http.TableLink, tables_http.TableCard, PublicTable, Summary),
            all_about(*SEAT_TYPES),
            *(with_parts(one, known=(Summary,)) for one in LISTED_TYPES),
            with_parts(AskHint),
            with_parts(HintInfo),
            with_parts(CoachInfo),
            with_parts(ReviewInfo),
            with_parts(LessonInfo),
            with_parts(LessonState, known=(LessonInfo,)),
        ]
    )
    return "\n\n".join([said, *(about(one) for one in spoken_of() if f"#### {title(one)}\n" not in said)])


def spoken_of() -> dict[Any, None]:
    """Every type that is sent to the house or comes from it, but for what sockets say: that has sections of its own."""
    found: dict[Any, None] = {}
    for _, handler in handlers():
        hints = get_type_hints(handler.fn)
        for hint in (hints.get("data"), hints["return"]):
            found |= dict.fromkeys(parts_of(hint))
    return {one: None for one in found if one not in parts_of(AnyFrame)}


def frame_parts() -> str:
    return with_parts(AnyFrame, known=get_args(AnyFrame))


def refusals() -> str:
    """In the order of the sentences; a sentence for what nobody refuses is a mistake."""
    rows = [(f"`{code}`", *kind_and_status(code), sentence) for code, sentence in _sentences("refusal-")]
    return "\n".join(table(("code", "kind", "HTTP", "sentence"), rows))


def kind_and_status(code: str) -> tuple[str, str]:
    if code == BROKEN:
        return "broken", str(BROKEN_STATUS)
    catalogue = next((one for one in (HOUSE, *(game(key).refusals for key in at_home())) if code in one), HOUSE)
    return catalogue[code].kind, str(catalogue[code].status)


def byes() -> str:
    said = dict(_sentences("bye-"))
    rows = [(str(sockets.CLOSE[code]), f"`{code}`", "bye", text) for code, text in said.items()]
    sentences = dict(_sentences("refusal-"))
    rows += [(str(close), f"`{code}`", "refused", sentences[code]) for code, close in sockets.CLOSE_REFUSED.items()]
    return "\n".join(table(("close code", "reason", "frame before it", "sentence"), rows))


def limits() -> str:
    said = dict(_sentences("help-serve-"))
    fields = {field.encode_name: field for field in FIELDS}
    rows = [
        (f"`{key}`", str(fields[key].default), said[help_of(fields[key]).removeprefix("help-serve-")]) for key in LIMITS
    ]
    rows.append(("–", str(chat.MAX_LENGTH), "Characters in one thing said."))
    rows.append(("–", str(session.LONGEST_NAME), "Characters in a name."))
    return "\n".join(table(("setting", "as it comes", "what it limits"), rows))


def _sentences(prefix: str) -> Iterator[tuple[str, str]]:
    sources = [file.read_text(encoding="utf-8") for file in files(LANGUAGES[0], at_home())]
    for entry in (entry for source in sources for entry in FluentParser().parse(source).body):
        if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix) and entry.value is not None:
            yield entry.id.name.removeprefix(prefix), " ".join(_plain(entry.value).split())


def _plain(pattern: ast.Pattern) -> str:
    """A sentence with the names of its parts in braces; of several forms, the usual one."""
    said = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            said += _plain(next(variant.value for variant in element.expression.variants if variant.default))
        elif isinstance(element.expression, ast.VariableReference):
            said += f"{{{element.expression.id.name}}}"
        elif isinstance(element.expression, ast.MessageReference):
            said += f"{{{element.expression.id.name.rpartition('-')[2]}}}"
    return said


def options() -> str:
    rows = []
    for key in at_home():
        rules = game(key)
        for option in rules.options:
            rows.append((f"`{key}`", f"`{option.key}`", ", ".join(f"`{v}`" for v in option.values), option.clause))
    return "\n".join(table(("game", "option", "values, the first if left out", "clause"), rows))


def game_sections(key: str) -> dict[str, Callable[[], str]]:
    """A game on the wire; what was described before is not described again."""
    rules = game(key)
    asks = parts_of(rules.ask_type)
    moves = get_args(rules.move_type)

    def events() -> str:
        told = lines_about(rules.event_type, with_audience=True)
        parts = with_parts(rules.event_type, known=(*get_args(rules.event_type), *asks))
        return f"{told}\n\n{parts}".rstrip()

    orders = {} if rules.order_type is None else {f"{key}-orders": lambda: all_about(rules.order_type)}
    return orders | {
        f"{key}-asks": lambda: with_parts(rules.ask_type),
        f"{key}-moves": lambda: all_about(rules.move_type),
        f"{key}-events": events,
        f"{key}-view": lambda: with_parts(rules.view_type, known=(*asks, *moves)),
    }


SECTIONS: dict[str, Callable[[], str]] = {
    "requests": requests,
    "bodies": bodies,
    "options": options,
    "frames": lambda: all_about(AnyFrame),
    "frame-parts": frame_parts,
    "lobby-frames": lambda: with_parts(LobbyFrame, known=(*get_args(AnyFrame), *parts_of(ClockSetting))),
    "messages": lambda: all_about(AnyMessage),
    "table-events": lambda: lines_about(table_events.AnyTableEvent),
    "problem": lambda: about(Problem),
    "refusals": refusals,
    "byes": byes,
    "limits": limits,
}
for _key in at_home():
    SECTIONS |= game_sections(_key)
