"""The Market of Samarkand's things by name, as people, records and the wire write them."""

from functools import lru_cache
from typing import Annotated, Literal, get_args

from msgspec import Meta

from caravanserai.engine.said import Said, seat_name

from ..rules.state import BANK, CAMEL, CARDS, NOBODY, SELLERS, VALUES, Samarkand

Kind = Literal["carpets", "spices", "fruits", "jewels", "clothes"]
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)

_CARD = f"({'|'.join(KIND_NAMES)})-[1-9]"
# In Python "$" also stands before a line break at the end; "(?!\n)" forbids one, and means the same in a browser.
#: A goods card, such as "spices-5".
Card = Annotated[str, Meta(pattern=f"^{_CARD}$(?!\\n)")]
#: What is on offer: a goods card, or the camel.
Ware = Annotated[str, Meta(pattern=f"^(camel|{_CARD})$(?!\\n)")]


def card_name(card: int) -> str:
    return f"{KIND_NAMES[card // VALUES]}-{card % VALUES}"


def card_number(name: str) -> int:
    kind, _, value = name.partition("-")
    return VALUES * [*KIND_NAMES].index(kind) + int(value)  # type: ignore[arg-type]


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
    first = VALUES * g.kind[seat]
    return tuple(card_name(first + value) for value, count in enumerate(g.hand[seat]) for _ in range(count))


def capacities(counts: list[int]) -> tuple[int, ...]:
    """Camels that are counted by capacity, one by one."""
    return tuple(capacity for capacity, count in enumerate(counts) for _ in range(count))


def place_of(g: Samarkand, ware: str) -> int:
    """Where this is on offer; nobody's place if it is not."""
    if ware == "camel":
        return CAMEL if g.camel else NOBODY
    card = card_number(ware)
    for seller in range(SELLERS):
        if g.offer[seller] == card % VALUES and g.kind[seller] == card // VALUES:
            return seller
    return NOBODY


def seller_named(place: int) -> int | None:
    """Who gets the price: a seat, or None for the bank."""
    return place if place < BANK else None


# -- for sentences --------------------------------------------------------------------------------------------


def say_kind(kind: str) -> Said:
    return Said("samarkand-kind", {"kind": kind})


def say_ware(name: str) -> Said:
    if name == "camel":
        return Said("samarkand-the-camel")
    kind, _, value = name.partition("-")
    return Said("samarkand-card", {"kind": kind, "value": int(value)})


def say_cards(names: tuple[str, ...]) -> tuple[Said, ...]:
    return tuple(say_ware(name) for name in names)


def say_seats(seats: tuple[int, ...]) -> tuple[Said, ...]:
    return tuple(seat_name(seat) for seat in seats)
