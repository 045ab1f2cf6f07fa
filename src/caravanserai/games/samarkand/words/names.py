"""The Market of Samarkand's things by name, as people, records and the wire write them."""

from functools import lru_cache
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from caravanserai.engine.phrases import named, spoken

from ..rules.cards import card_of, kind_of, value_of
from ..rules.state import BANK, CAMEL, CARDS, NOBODY, SELLERS, Samarkand

KindName = Literal["carpets", "spices", "fruits", "jewels", "clothes"]
KIND_NAMES: tuple[KindName, ...] = get_args(KindName)
#: What a merchant sells.
Kind = Annotated[KindName, spoken("kind", {"kind": "(?P<kind>.+)"})]

_CARD = f"({'|'.join(KIND_NAMES)})-[1-9]"
_PARTS = "(?P<kind>[a-z]+)-(?P<value>[0-9])"
# In Python "$" also stands before a line break at the end; "(?!\n)" forbids one, and means the same in a browser.
#: A goods card, such as "spices-5".
Card = Annotated[str, Meta(pattern=f"^{_CARD}$(?!\\n)"), spoken("card", {"card": _PARTS})]
#: What is on offer: a goods card, or the camel.
Ware = Annotated[str, Meta(pattern=f"^(camel|{_CARD})$(?!\\n)"), spoken("ware", {"the-camel": "camel", "card": _PARTS})]


def card_name(card: int) -> str:
    return f"{KIND_NAMES[kind_of(card)]}-{value_of(card)}"


def card_number(name: str) -> int:
    kind, _, value = name.partition("-")
    return card_of([*KIND_NAMES].index(kind), int(value))  # type: ignore[arg-type]


def ware_name(card: int) -> str:
    """A card on offer by its number; camels stand above all goods."""
    return "camel" if card >= CARDS else card_name(card)


@lru_cache(4_096)
def _cards_named(counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(card_name(card) for card, count in enumerate(counts) for _ in range(count))


def cards_named(counts: list[int]) -> tuple[str, ...]:
    """Goods that are counted by card, one by one."""
    return _cards_named(tuple(counts))


def hand_named(g: Samarkand, seat: int) -> tuple[str, ...]:
    kind = g.kind[seat]
    return tuple(card_name(card_of(kind, value)) for value, count in enumerate(g.hand[seat]) for _ in range(count))


def capacities(counts: list[int]) -> tuple[int, ...]:
    """Camels that are counted by capacity, one by one."""
    return tuple(capacity for capacity, count in enumerate(counts) for _ in range(count))


def place_of(g: Samarkand, ware: str) -> int:
    """Where this is on offer; nobody's place if it is not."""
    if ware == "camel":
        return CAMEL if g.camel else NOBODY
    card = card_number(ware)
    for seller in range(SELLERS):
        if g.offer[seller] == value_of(card) and g.kind[seller] == kind_of(card):
            return seller
    return NOBODY


def seller_named(place: int) -> int | None:
    """Who gets the price: a seat, or None for the bank."""
    return place if place < BANK else None


def in_words(kind: Any, value: Any) -> Any:
    """A value of one of these types, as part of a sentence."""
    return named("samarkand", kind, value)
