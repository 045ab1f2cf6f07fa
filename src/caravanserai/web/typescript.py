"""The page's types, written from the types of the house: one source for both ends of the line."""

import builtins
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec import inspect as mi

from caravanserai.rules.game import GAMES, game
from caravanserai.rules.record import Record
from caravanserai.tables import happenings, replays
from caravanserai.tables.clocks import ClockSetting
from caravanserai.tables.entries import TableSetting
from caravanserai.tables.log import Summary

from . import bots_http, coach_http, daily_http, games_http, lessons_http, people_http, tables_http
from .errors import Problem
from .house import PublicTable
from .messages import AnyMessage
from .pages import AnyFrame

HEAD = """\
// Written by `make golden` from the types in src/caravanserai. Do not edit.
/* eslint-disable */
"""

#: The unions and structs that the page names; everything they are made of follows.
ROOTS: dict[str, Any] = {
    "ServerFrame": AnyFrame,
    "ClientMessage": AnyMessage,
    "Happening": happenings.AnyHappening,
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
    "AnswerWish": tables_http.AnswerWish,
    "PlayOn": tables_http.PlayOn,
    "GameInfo": games_http.GameInfo,
    "BotsInfo": bots_http.BotsInfo,
    "DailyPage": daily_http.DailyPage,
    "RulebookInfo": games_http.RulebookInfo,
    "Rulebook": games_http.Rulebook,
    "Mine": games_http.Mine,
    "LessonInfo": lessons_http.LessonInfo,
    "LessonState": lessons_http.LessonState,
    "GameRecord": Record,
    "Replay": replays.Replay,
    "AskHint": coach_http.AskHint,
    "HintInfo": coach_http.HintInfo,
    "CoachInfo": coach_http.CoachInfo,
    "ReviewInfo": coach_http.ReviewInfo,
}
for _key in GAMES:
    _rules = game(_key)
    ROOTS |= {
        f"{_key.title()}View": _rules.view_type,
        f"{_key.title()}Sheet": _rules.sheet_type,
        f"{_key.title()}Ask": _rules.ask_type,
        f"{_key.title()}Move": _rules.move_type,
        f"{_key.title()}Event": _rules.event_type,
        f"{_key.title()}Chance": _rules.chance_type,
        f"{_key.title()}Edition": _rules.edition_type,
    }
    if _rules.order_type is not None:
        ROOTS[f"{_key.title()}Order"] = _rules.order_type

#: Names that a browser, or another part of the house, has already.
RENAMED = {
    **{f"caravanserai.rules.{key}": key.title() for key in GAMES},
    "caravanserai.tables.frames.Said": "Chatted",
    "caravanserai.rules.record.Record": "GameRecord",
    # An event has this name too.
    "caravanserai.rules.khiva.chances.CardsDealt": "KhivaCardsShuffled",
}


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    aliases = []
    for name, kind in ROOTS.items():
        text = writer.type(mi.type_info(kind))
        if text != name:
            aliases.append(f"export type {name} = {text};")
    structs = [writer.written[name] for name in sorted(writer.written)]
    return "\n".join([HEAD, "\n\n".join(structs), "", *aliases, ""])


def name_of(cls: Any) -> str:
    """`KhivaView` for the view of Khiva: games are told apart by their first word."""
    whole = f"{cls.__module__}.{cls.__qualname__}"
    if whole in RENAMED:
        return RENAMED[whole]
    prefix = next((short for module, short in RENAMED.items() if cls.__module__.startswith(f"{module}.")), "")
    return f"{prefix}{cls.__name__}"


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
