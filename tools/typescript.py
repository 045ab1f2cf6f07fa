"""The page's types, written from the types of the house: one source for both ends of the line."""

import builtins
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec import inspect as mi

from caravanserai.engine import tableau
from caravanserai.engine.found import key_of
from caravanserai.engine.game import game
from caravanserai.engine.phrase_table import phrase_table
from caravanserai.engine.record import Record
from caravanserai.organising import board
from caravanserai.people import choices, circle_results, circles, friends, mail, notices, past_games, profiles, reports
from caravanserai.people.holidays import MyHolidays
from caravanserai.people.tickets import Ticket
from caravanserai.ratings import ratings
from caravanserai.solo import rulebooks
from caravanserai.tables.fold import lessons, replays, table_events
from caravanserai.tables.fold.messages import AnyMessage
from caravanserai.tables.log.clock_setting import ClockSetting
from caravanserai.tables.log.entries import TableSetting
from caravanserai.tables.log.summary import Summary
from caravanserai.web import (
    account_http,
    bots_http,
    circles_http,
    clip,
    coach_http,
    covering_http,
    daily_http,
    events_http,
    evidence,
    games_http,
    holidays_http,
    keeping_http,
    moderation_http,
    news_http,
    offline_http,
    oidc_http,
    people_http,
    play_http,
    ratings_http,
    reports_http,
    tables_http,
    tickets_http,
    what_is_kept,
)
from caravanserai.web.errors import Problem
from caravanserai.web.house import PublicTable
from caravanserai.web.lobby_frames import LobbyFrame
from caravanserai.web.pages import AnyFrame

HEAD = """\
// Written by `make golden` from the types in src/caravanserai. Do not edit.
/* eslint-disable */
"""

#: The unions and structs that the house's page names; everything they are made of follows.
ROOTS: dict[str, Any] = {
    "ServerFrame": AnyFrame,
    "ClientMessage": AnyMessage,
    "LobbyFrame": LobbyFrame,
    "TableEvent": table_events.AnyTableEvent,
    "ClockSetting": ClockSetting,
    "TableSetting": TableSetting,
    "Problem": Problem,
    "Summary": Summary,
    "PublicTable": PublicTable,
    "Me": people_http.Me,
    "Name": people_http.Name,
    "ReturnLink": people_http.ReturnLink,
    "ReturnToken": people_http.ReturnToken,
    "UseReturn": people_http.UseReturn,
    "Returning": people_http.Returning,
    "MyAccount": account_http.MyAccount,
    "NewCodes": account_http.NewCodes,
    "PasskeyQuestion": account_http.PasskeyQuestion,
    "Confirming": mail.Confirming,
    "Ways": oidc_http.Ways,
    "Leave": oidc_http.Leave,
    "Leaving": oidc_http.Leaving,
    "Done": oidc_http.Done,
    "TableLink": tables_http.TableLink,
    "TableCard": tables_http.TableCard,
    "OpenTable": tables_http.OpenTable,
    "Sit": tables_http.Sit,
    "Seated": tables_http.Seated,
    "PutBot": tables_http.PutBot,
    "OpenNonce": tables_http.OpenNonce,
    "Again": tables_http.Again,
    "TakeOver": tables_http.TakeOver,
    "TakingOver": tables_http.TakingOver,
    "Press": play_http.Press,
    "Pressed": play_http.Pressed,
    "Ticket": Ticket,
    "MyHolidays": MyHolidays,
    "TakeHoliday": holidays_http.TakeHoliday,
    "LeaveTicket": tickets_http.LeaveTicket,
    "AnswerWish": tables_http.AnswerWish,
    "PlayOn": tables_http.PlayOn,
    "KeptSeat": keeping_http.KeptSeat,
    "AskForBot": covering_http.AskForBot,
    "AnswerBotAsk": covering_http.AnswerBotAsk,
    "GameInfo": games_http.GameInfo,
    "PlainGame": games_http.PlainGame,
    "TableauView": tableau.View,
    "TableauChoice": tableau.Choice,
    "BotsInfo": bots_http.BotsInfo,
    "DailyPage": daily_http.DailyPage,
    "EventList": events_http.EventList,
    "AnnounceEvent": events_http.AnnounceEvent,
    "EventLink": events_http.EventLink,
    "EnterEvent": events_http.EnterEvent,
    "OpenEventNonce": events_http.OpenEventNonce,
    "RemoveEntrant": events_http.RemoveEntrant,
    "VoidTable": events_http.VoidTable,
    "CorrectTable": events_http.CorrectTable,
    "CallOff": events_http.CallOff,
    "EventState": board.EventState,
    "EventRound": board.EventRound,
    "CrossTable": board.CrossTable,
    "RulebookInfo": games_http.RulebookInfo,
    "Rulebook": rulebooks.Rulebook,
    "Mine": games_http.Mine,
    "PastPage": past_games.PastPage,
    "Circle": friends.Circle,
    "News": friends.News,
    "MyNews": news_http.MyNews,
    "MyCircles": circles_http.MyCircles,
    "CircleView": circles_http.CircleView,
    "CircleDoor": circles.CircleDoor,
    "CircleMade": circles_http.CircleMade,
    "CircleStandings": circle_results.CircleStandings,
    "OpenRound": circles_http.OpenRound,
    "PlanEvening": circles_http.PlanEvening,
    "Profile": profiles.Profile,
    "PersonRatings": ratings.PersonRatings,
    "RatingChange": ratings.RatingChange,
    "Leaderboard": ratings_http.Leaderboard,
    "RatingRule": ratings_http.RatingRule,
    "MakeReport": reports_http.MakeReport,
    "Notices": notices.Notices,
    "Queue": reports.Queue,
    "Case": reports.Case,
    "Judge": moderation_http.Judge,
    "Decided": moderation_http.Decided,
    "Evidence": evidence.Evidence,
    "Hearing": choices.Hearing,
    "WhatIsKept": what_is_kept.WhatIsKept,
    "LessonInfo": lessons.LessonInfo,
    "LessonState": lessons.LessonState,
    "OfflineKit": offline_http.OfflineKit,
    "GameRecord": Record,
    "Replay": replays.Replay,
    "Clip": clip.Clip,
    "AskHint": coach_http.AskHint,
    "HintInfo": coach_http.HintInfo,
    "CoachInfo": coach_http.CoachInfo,
    "ReviewInfo": coach_http.ReviewInfo,
}
#: Names that a browser, or another part of the house, has already.
RENAMED = {
    "caravanserai.tables.fold.frames.Said": "Chatted",
    "caravanserai.engine.record.Record": "GameRecord",
    **{f"caravanserai.engine.tableau.{name}": f"Tableau{name}" for name in ("View", "Own", "Choice", "Tile", "Zone")},
}


def typescript() -> str:
    """The types of the house: the whole file."""
    return "\n".join([HEAD, *_written(ROOTS), ""])


def game_typescript(key: str) -> str:
    """The types of a game, and how its events, asks and moves are said: the whole file."""
    rules, title = game(key), key.title()
    roots = {
        f"{title}View": rules.view_type,
        f"{title}Sheet": rules.sheet_type,
        f"{title}Ask": rules.ask_type,
        f"{title}Move": rules.move_type,
        f"{title}Event": rules.event_type,
        f"{title}Chance": rules.chance_type,
        f"{title}Edition": rules.edition_type,
    }
    if rules.order_type is not None:
        roots[f"{title}Order"] = rules.order_type
    table = phrase_table(rules)
    things = " | ".join(f'"{name}"' for name in table.things)
    return "\n".join(
        [
            HEAD,
            'import type { Phrases } from "../teller";\n',
            *_written(roots),
            f"\nexport type {title}Thing = {things or 'never'};\n",
            f"export const PHRASES: Phrases<{title}Thing> = {{",
            *(f"  {name}: {_value(value)}," for name, value in msgspec.to_builtins(table).items()),
            "};\n",
        ]
    )


def _value(value: Any) -> str:
    """A value of the phrase table; a line for each entry of a mapping."""
    if not isinstance(value, dict):
        return msgspec.json.encode(value).decode()
    lines = [f"    {name}: {msgspec.json.encode(entry).decode()}," for name, entry in value.items()]
    return "\n".join(["{", *lines, "  }"])


def _written(roots: dict[str, Any]) -> list[str]:
    """Every struct that these are made of, by name; then the unions."""
    writer = _Writer()
    aliases = []
    for name, kind in roots.items():
        text = writer.type(mi.type_info(kind))
        if text != name:
            aliases.append(f"export type {name} = {text};")
    return ["\n\n".join(writer.written[name] for name in sorted(writer.written)), "", *aliases]


def name_of(cls: Any) -> str:
    """Games are told apart by their first word. A type that says so has another name than its class."""
    whole = f"{cls.__module__}.{cls.__qualname__}"
    if whole in RENAMED:
        return RENAMED[whole]
    return f"{(key_of(cls.__module__) or '').title()}{getattr(cls, 'TYPE_NAME', cls.__name__)}"


class _Writer:
    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type(self, info: mi.Type) -> str:
        match info:
            case mi.StructType():
                return self._struct(info)
            case mi.UnionType():
                # A part that the house keeps as written bytes is one of the others on the wire.
                parts = dict.fromkeys(self.type(part) for part in info.types if not isinstance(part, mi.RawType))
                return " | ".join(parts)
            case mi.Metadata():
                return self.type(info.type)
            case mi.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
            case mi.TupleType():
                return f"[{', '.join(map(self.type, info.item_types))}]"
            case mi.VarTupleType() | mi.ListType() | mi.SetType() | mi.FrozenSetType():
                item = self.type(info.item_type)
                return f"({item})[]" if "|" in item else f"{item}[]"
            case mi.DictType():
                key = "number" if isinstance(info.key_type, mi.IntType) else "string"
                return f"Record<{key}, {self.type(info.value_type)}>"
            case mi.StrType():
                return "string"
            case mi.BoolType():
                return "boolean"
            case mi.IntType() | mi.FloatType():
                return "number"
            case mi.NoneType():
                return "null"
            case mi.AnyType() | mi.RawType() | mi.CustomType(cls=builtins.object):
                return "unknown"
        raise TypeError(f"no TypeScript for {info}")

    def _struct(self, info: mi.StructType) -> str:
        name = name_of(info.cls)
        if name not in self.written:
            self.written[name] = ""  # it may hold itself
            if info.array_like:
                places = ", ".join(f"{field.encode_name}: {self.type(field.type)}" for field in info.fields)
                self.written[name] = f"export type {name} = [{places}];"
                return name
            lines = [f"export interface {name} {{"]
            if info.tag is not None:
                lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
            lines += [self._field(info.cls, field) for field in info.fields]
            self.written[name] = "\n".join([*lines, "}"])
        return name

    def _field(self, cls: Any, field: mi.Field) -> str:
        text = self.type(field.type)
        # What the house sends is whole, unless it says otherwise; what it takes may be left out.
        default = next(mine.default for mine in msgspec.structs.fields(cls) if mine.name == field.name)
        optional = default is UNSET or (not field.required and _is_taken(cls))
        key = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        return f"  {key}{'?' if optional else ''}: {text};"


def _is_taken(cls: Any) -> bool:
    """Is this read from others? Then it forbids fields that nobody asked for."""
    return bool(cls.__struct_config__.forbid_unknown_fields)
