"""What the page needs to say all that a game tells: for each type its fields and what they are in a sentence, the
components and the messages that say them, the clause of each event, and which events a log leaves out."""

from __future__ import annotations

import re
from typing import Any, get_args

from msgspec import Struct

from .events import ByField
from .game import Game
from .phrases import Axis, HowMany, Kind, ListOf, Most, PartOf, Thing, kinds_of


class PhraseTable(Struct, frozen=True):
    game: str
    #: By tag, or by the name of a part.
    fields: dict[str, dict[str, Any]]
    #: By name: messages, with the pattern of each as JavaScript writes it.
    things: dict[str, dict[str, str]]
    #: By tag: a clause; or the field that decides, the clause for each value, and the one for all others.
    clauses: dict[str, str | tuple[str, dict[str, str], str]]
    quiet: tuple[str, ...]


def phrase_table(rules: Game[Any]) -> PhraseTable:
    events = members(rules.event_type)
    fields: dict[str, dict[str, Any]] = {}
    things: dict[str, dict[str, str]] = {}
    for union in (rules.event_type, rules.ask_type, rules.brings_type, rules.move_type, rules.order_type):
        for kind in members(union):
            _add(kind, fields, things)
    told = {one.event: one for one in rules.told}
    return PhraseTable(
        rules.key,
        fields,
        things,
        {event.__name__: told[event].clause if told else _clause(event.clause) for event in events},
        tuple(event.__name__ for event in events if (told[event].role == "quiet" if told else event.quiet)),
    )


def members(union: Any) -> tuple[Any, ...]:
    """The types of a union; of one type alone, that one."""
    return get_args(union) or ((union,) if union is not None else ())


def _add(told: Any, fields: dict[str, dict[str, Any]], things: dict[str, dict[str, str]]) -> None:
    if told.__name__ in fields:
        return
    kinds = kinds_of(told)
    fields[told.__name__] = {name: _data(kind) for name, kind in kinds.items()}
    for kind in kinds.values():
        inner = kind.item if isinstance(kind, ListOf) else kind
        if isinstance(inner, Thing):
            things[inner.name] = {message: _javascript(pattern) for message, pattern in inner.messages}
        if isinstance(inner, PartOf):
            _add(inner.type, fields, things)


def _data(kind: Kind) -> Any:
    match kind:
        case Thing():
            return ["thing", kind.name]
        case ListOf():
            return ["list", _data(kind.item)]
        case PartOf():
            return ["part", kind.type.__name__]
        case HowMany():
            return ["count", kind.of]
        case Most():
            return ["most", kind.of]
        case Axis():
            return ["axis", kind.way, kind.below, kind.above]
    return kind


def _clause(clause: str | ByField) -> str | tuple[str, dict[str, str], str]:
    if isinstance(clause, str):
        return clause
    return clause.field, {str(value): one for value, one in clause.clauses.items()}, clause.otherwise


def _javascript(pattern: str) -> str:
    """Named groups are written another way there."""
    return re.sub(r"\(\?P=(\w+)\)", r"\\k<\1>", pattern.replace("(?P<", "(?<"))
