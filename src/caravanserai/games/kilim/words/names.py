"""Kilim's things by name, as people, records and the wire write them."""

from functools import lru_cache
from typing import Annotated, Any, Literal, get_args

from msgspec import Meta

from caravanserai.engine.phrases import Axis, named, said_as, spoken

from ..rules.state import (
    ARTISAN,
    DAY_DOMINOES,
    DOMINOES,
    FIRST_PERFECT,
    FIRST_SCRAP,
    FIRST_TORN,
    MAX_GOLD,
    PIECES,
    SCRAP_BAG,
    SPY,
    TORN,
    Kilim,
)

Motif = Literal["star", "hooks", "horn", "diamond", "comb"]
Face = Literal["star", "hooks", "horn", "diamond", "comb", "torn", "perfect"]
Special = Literal["spy", "scrap-bag", "artisan"]
TokenName = Literal["perfect", "turn", "remove", "move"]
PieceKind = Literal["domino", "torn", "perfect", "scrap"]
MOTIF_NAMES: tuple[Motif, ...] = get_args(Motif)
FACE_NAMES: tuple[Face, ...] = get_args(Face)
SPECIAL_NAMES: tuple[Special, ...] = get_args(Special)
TOKEN_NAMES: tuple[TokenName, ...] = get_args(TokenName)

# In Python "$" also stands before a line break at the end; "(?!\n)" forbids one, and means the same in a browser.
#: A card of the hand: "gold-7", "spy", "scrap-bag" or "artisan".
Card = Annotated[
    str,
    Meta(pattern="^(gold-([1-9]|1[0-5])|spy|scrap-bag|artisan)$(?!\\n)"),
    spoken("card", {"gold": "gold-(?P<gold>[0-9]+)", "special": "(?P<card>.+)"}),
]
#: A piece: "2-star-comb" is a domino of day 2; "torn-star", "perfect-1", "scrap-star"; "+" marks another one alike.
Piece = Annotated[
    str,
    Meta(pattern="^[a-z0-9-]+\\+*$(?!\\n)", max_length=40),
    spoken(
        "piece",
        {
            "torn": "torn-(?P<face>[a-z]+)[+]*",
            "scrap": "scrap-(?P<face>[a-z]+)[+]*",
            "perfect": "perfect-.*",
            "double": "[0-9]-(?P<face>[a-z]+)-(?P=face)[+]*",
            "domino": "[0-9]-(?P<first>[a-z]+)-(?P<second>[a-z]+)[+]*",
        },
    ),
]
#: What the Artisan gives.
Token = Annotated[TokenName, spoken("token", {"token": "(?P<token>.+)"})]
#: A square's column or row. They are counted from the first domino, to the right and downwards (KI-47).
Coordinate = Annotated[int, Meta(ge=-110, le=110)]
Column = Annotated[Coordinate, said_as(Axis("across", "left", "right"))]
Row = Annotated[Coordinate, said_as(Axis("down", "above", "below"))]
#: The way from a domino's first half to its second: 0 right, 1 down, 2 left, 3 up.
Turn = Annotated[int, Meta(ge=0, le=3)]

_SPECIALS: dict[int, Special] = {SPY: "spy", SCRAP_BAG: "scrap-bag", ARTISAN: "artisan"}
_SPECIAL_NUMBERS = {name: card for card, name in _SPECIALS.items()}


def face_name(face: int) -> Face:
    return FACE_NAMES[face - 1]


def card_name(card: int) -> str:
    return _SPECIALS[card] if card >= SPY else f"gold-{card}"


def card_number(name: str) -> int:
    return _SPECIAL_NUMBERS[name] if name in _SPECIAL_NUMBERS else int(name.removeprefix("gold-"))


@lru_cache(4_096)
def cards_named(bits: int) -> tuple[str, ...]:
    """A hand, Gold from low to high, then the special cards."""
    return tuple(card_name(card) for card in range(1, ARTISAN + 1) if bits >> card & 1)


@lru_cache(4_096)
def gold_values(bits: int) -> tuple[int, ...]:
    return tuple(value for value in range(1, MAX_GOLD + 1) if bits >> value & 1)


@lru_cache(4_096)
def specials_named(bits: int) -> tuple[Special, ...]:
    return tuple(name for card, name in _SPECIALS.items() if bits >> card & 1)


# -- pieces ---------------------------------------------------------------------------------------------------


def piece_kind(piece: int) -> PieceKind:
    if piece >= FIRST_SCRAP:
        return "scrap"
    if piece >= FIRST_PERFECT:
        return "perfect"
    return "torn" if piece >= FIRST_TORN else "domino"


def piece_names(g: Kilim) -> tuple[str, ...]:
    """All pieces of this edition by their numbers."""
    return _piece_names(tuple(g.first_face), tuple(g.second_face))


@lru_cache(16)
def _piece_names(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[str, ...]:
    names: list[str] = []
    for piece in range(PIECES):
        name = _plain_name(piece, first[piece], second[piece])
        while name in names:
            name += "+"
        names.append(name)
    return tuple(names)


def _plain_name(piece: int, first: int, second: int) -> str:
    if piece < DOMINOES:
        return f"{piece // DAY_DOMINOES + 1}-{face_name(first)}-{face_name(second)}"
    if piece < FIRST_PERFECT:
        return f"torn-{face_name(second if first == TORN else first)}"
    if piece < FIRST_SCRAP:
        return f"perfect-{piece - FIRST_PERFECT + 1}"
    return f"scrap-{face_name(first)}"


def piece_name(g: Kilim, piece: int) -> str:
    return piece_names(g)[piece]


def piece_number(g: Kilim, name: str) -> int | None:
    names = piece_names(g)
    return names.index(name) if name in names else None


def faces_of(g: Kilim, piece: int) -> tuple[Face, ...]:
    """The faces of a domino, its first-named half first; a scrap has one."""
    if piece >= FIRST_SCRAP:
        return (face_name(g.first_face[piece]),)
    return face_name(g.first_face[piece]), face_name(g.second_face[piece])


def in_words(kind: Any, value: Any) -> Any:
    """A value of one of these types, as part of a sentence."""
    return named("kilim", kind, value)
