"""Khiva's things by name, as people, records and the wire write them."""

from functools import cache, lru_cache
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from caravanserai.engine.phrases import Part, Seat, named, spoken

from ..rules.board import path_of, shop_of
from ..rules.cards import card_of, colour_of, value_of
from ..rules.state import CITY, COUNTER, SHOPS, Khiva

Colour = Literal["white", "blue", "green", "pink", "black"]
Pile = Literal["teapots", "carpets", "salt"]
COLOUR_NAMES: tuple[Colour, ...] = get_args(Colour)
PILE_NAMES: tuple[Pile, ...] = get_args(Pile)

_COLOURS = "|".join(COLOUR_NAMES)
_PARTS = "(?P<colour>[a-z]+)-(?P<value>[0-9])"
# In Python "$" also stands before a line break at the end; "(?!\n)" forbids one, and means the same in a browser.
#: A travel card, such as "white-3".
Card = Annotated[str, Meta(pattern=f"^({_COLOURS})-[1-5]$(?!\\n)"), spoken("card", {"card": _PARTS})]
#: A carpet, such as "pink-4".
Carpet = Annotated[str, Meta(pattern=f"^({_COLOURS})-[1-9]$(?!\\n)"), spoken("carpet", {"carpet": _PARTS})]
#: A camel by its colour.
Camel = Annotated[Colour, spoken("camel", {"camel": "(?P<colour>.+)"})]


class Space(Part, frozen=True, forbid_unknown_fields=True):
    """The city; a shop, 1 to 4 on the path of a seat; or a seat's counter."""

    place: Literal["city", "shop", "counter"]
    path: Seat | None = None
    shop: int | None = None


@cache
def space_named(space: int, mover: int) -> Space:
    if space == CITY:
        return Space("city")
    if space == COUNTER:
        return Space("counter", mover)
    return Space("shop", path_of(space), shop_of(space))


def space_number(space: Space) -> int:
    if space.place == "city":
        return CITY
    if space.place == "counter":
        return COUNTER
    assert space.path is not None and space.shop is not None
    return SHOPS * space.path + space.shop


@cache
def card_name(card: int) -> str:
    return f"{COLOUR_NAMES[colour_of(card)]}-{value_of(card)}"


@lru_cache(64)  # a name may come from anybody
def card_number(name: str) -> int:
    colour, _, value = name.partition("-")
    return card_of(COLOUR_NAMES.index(colour), int(value))


@lru_cache(8_192)
def members(bits: int) -> tuple[int, ...]:
    """What is in a bit set, in rising order."""
    return tuple([i for i in range(bits.bit_length()) if bits >> i & 1])


@lru_cache(8_192)
def cards_named(bits: int) -> tuple[str, ...]:
    return tuple(card_name(card) for card in members(bits))


def carpet_name(g: Khiva, carpet: int) -> str:
    return _carpet_name(carpet // g.carpets_each, g.carpet_value[carpet])


@cache
def _carpet_name(colour: int, value: int) -> str:
    return f"{COLOUR_NAMES[colour]}-{value}"


def carpets_named(g: Khiva, bits: int) -> tuple[str, ...]:
    return tuple([carpet_name(g, carpet) for carpet in members(bits)]) if bits else ()


def in_words(kind: Any, value: Any) -> Any:
    """A value of one of these types, as part of a sentence."""
    return named("khiva", kind, value)
