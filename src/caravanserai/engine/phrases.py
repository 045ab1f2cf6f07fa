"""A sentence before it has a language, and how it follows from a typed event, ask or move.

The message is named after the game and the tag: `CardsDealt` of the game `souk` is said by `souk-cards-dealt`. Its
arguments are the fields, and what a field is in a sentence follows from its type: `Seat` is somebody's name, a number
is a number, a word of a list is itself (to be selected by), true and false are "yes" and "no", a text with `spoken` is
said by messages of its own, and a `Part` by the message of its own name. A list `cards` is joined, and `cards-count` is
how many there are. What is null is left out. The page does the same, from the table in `phrase_table.py`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct, field
from msgspec import inspect as mi

from .events import GameEnded


class Phrase(Struct, frozen=True):
    """`strings/*.ftl` hold the words under `id`. Parts may be phrases themselves, or lists of them."""

    id: str
    args: dict[str, str | int | Phrase | tuple[Phrase, ...]] = field(default_factory=dict)


class Part(Struct, frozen=True):
    """A type that is said inside other sentences, by the message of its own name."""


class Thing(Struct, frozen=True):
    """A text that names a component: the first message whose pattern it fits says it, with the groups as arguments."""

    name: str
    messages: tuple[tuple[str, str], ...]


class ListOf(Struct, frozen=True):
    item: Kind


class PartOf(Struct, frozen=True):
    type: Any


class HowMany(Struct, frozen=True):
    """Of a list: how many have this field true. The argument has the name of that field."""

    of: str


class Most(Struct, frozen=True):
    """Of a list: the most there is in this field. The argument has the name of that field."""

    of: str


class Axis(Struct, frozen=True):
    """Of a number that may be negative: which way it points ("none" for zero), and `way-steps` how far."""

    way: str
    below: str
    above: str


#: What a field is in a sentence; the texts are "seat", "number", "word" and "yes-no".
Kind = str | Thing | ListOf | PartOf | HowMany | Most | Axis


def said_as(kind: Kind) -> Meta:
    """For `Annotated`: what this is in a sentence, where the type alone does not say it."""
    return Meta(extra={"phrase": kind})


def spoken(name: str, messages: Mapping[str, str]) -> Meta:
    """For `Annotated[str, …]`: a component, by the messages that may say it and the pattern of each."""
    return said_as(Thing(name, tuple(messages.items())))


#: A seat by its number.
Seat = Annotated[int, said_as("seat")]


def seat_name(seat: int) -> Phrase:
    """The name of who sits there; whoever says the sentence knows it."""
    return Phrase("seat", {"seat": seat})


def phrase_of(key: str, told: Struct) -> Phrase:
    """An event, an ask, a move or a part of one of this game."""
    if isinstance(told, GameEnded):
        return game_ended(told.scores, told.ranks)
    args: dict[str, Any] = {}
    for name, kind in kinds_of(type(told)).items():
        if (value := getattr(told, name)) is not None:
            args |= _args(key, name, kind, value)
    return Phrase(f"{key}-{kebab(type(told).__name__)}", args)


def named(key: str, kind: Any, value: Any) -> Any:
    """A value of this type alone: `named(key, Card, "white-3")`; of a list, all of them."""
    return _said(key, kind_of(mi.type_info(kind)), value)


def game_ended(scores: tuple[int, ...], ranks: tuple[int, ...]) -> Phrase:
    """How every game ends: who won, with how many points. No field says so."""
    winners = tuple(seat_name(seat) for seat, rank in enumerate(ranks) if rank == 1)
    return Phrase("game-ended", {"winners": winners, "count": len(winners), "points": max(scores)})


def kebab(name: str) -> str:
    """`CardsDealt`: cards-dealt."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@cache
def kinds_of(told: type[Struct]) -> dict[str, Kind]:
    """The fields of a type that can be said."""
    info = mi.type_info(told)
    assert isinstance(info, mi.StructType)
    kinds = {one.name: kind_of(one.type) for one in info.fields}
    return {name: kind for name, kind in kinds.items() if kind is not None}


def kind_of(info: mi.Type | None) -> Any:
    """What a value of this type is in a sentence; None if it is nothing there."""
    match info:
        case mi.Metadata():
            return (info.extra or {}).get("phrase") or kind_of(info.type)
        case mi.UnionType():
            kinds = [one for one in info.types if not isinstance(one, mi.NoneType)]
            return kind_of(kinds[0]) if len(kinds) == 1 else None
        case mi.BoolType():
            return "yes-no"
        case mi.IntType():
            return "number"
        case mi.LiteralType():
            return "number" if isinstance(info.values[0], int) else "word"
        case mi.VarTupleType():
            item = kind_of(info.item_type)
            return ListOf(item) if item == "seat" or isinstance(item, Thing | PartOf) else None
        case mi.StructType():
            return PartOf(info.cls) if issubclass(info.cls, Part) else None
    return None


def _args(key: str, name: str, kind: Kind, value: Any) -> dict[str, Any]:
    match kind:
        case HowMany():
            return {kind.of: sum(getattr(one, kind.of) for one in value)}
        case Most():
            return {kind.of: max((getattr(one, kind.of) for one in value), default=0)}
        case Axis():
            way = kind.below if value < 0 else kind.above if value else "none"
            return {kind.way: way, f"{kind.way}-steps": abs(value)}
        case ListOf():
            return {name: _said(key, kind, value), f"{name}-count": len(value)}
        case Thing():
            return {name: _said(key, kind, value), f"{name}-name": value}
    return {name: _said(key, kind, value)}


def _said(key: str, kind: Kind, value: Any) -> Any:
    match kind:
        case "seat":
            return seat_name(value)
        case "yes-no":
            return "yes" if value else "no"
        case Thing():
            return _thing(key, kind, value)
        case PartOf():
            return phrase_of(key, value)
        case ListOf():
            return tuple(_said(key, kind.item, one) for one in value)
    return value


def _thing(key: str, thing: Thing, value: str) -> Phrase | str:
    for message, pattern in thing.messages:
        if found := re.fullmatch(pattern, value):
            parts = found.groupdict().items()
            return Phrase(f"{key}-{message}", {name: int(text) if text.isdigit() else text for name, text in parts})
    return value
