"""Kilim's things by name, as people, records and the wire write them."""

from functools import lru_cache
from typing import Annotated, Literal, get_args

from msgspec import Meta

from caravanserai.engine.said import Said

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
Token = Literal["perfect", "turn", "remove", "move"]
PieceKind = Literal["domino", "torn", "perfect", "scrap"]
MOTIF_NAMES: tuple[Motif, ...] = get_args(Motif)
FACE_NAMES: tuple[Face, ...] = get_args(Face)
SPECIAL_NAMES: tuple[Special, ...] = get_args(Special)
TOKEN_NAMES: tuple[Token, ...] = get_args(Token)

# In Python "$" also stands before a line break at the end; "(?!\n)" forbids one, and means the same in a browser.
#: A card of the hand: "gold-7", "spy", "scrap-bag" or "artisan".
Card = Annotated[str, Meta(pattern="^(gold-([1-9]|1[0-5])|spy|scrap-bag|artisan)$(?!\\n)")]
#: A piece: "2-star-comb" is a domino of day 2; "torn-star", "perfect-1", "scrap-star"; "+" marks another one alike.
Piece = Annotated[str, Meta(pattern="^[a-z0-9-]+\\+*$(?!\\n)", max_length=40)]
#: A square's column or row. They are counted from the first domino, to the right and downwards (KI-47).
Coordinate = Annotated[int, Meta(ge=-110, le=110)]
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


# -- for sentences --------------------------------------------------------------------------------------------


def say_face(face: str) -> Said:
    return Said("kilim-face", {"face": face})


def say_piece(name: str) -> Said:
    """From the name alone: a day's domino by its two motifs, the others by what they are."""
    kind, _, rest = name.rstrip("+").partition("-")
    if kind == "torn":
        return Said("kilim-torn", {"face": rest})
    if kind == "scrap":
        return Said("kilim-scrap", {"face": rest})
    if kind == "perfect":
        return Said("kilim-perfect")
    first, _, second = rest.partition("-")
    if first == second:
        return Said("kilim-double", {"face": first})
    return Said("kilim-domino", {"first": first, "second": second})


def say_pieces(names: tuple[str, ...]) -> tuple[Said, ...]:
    return tuple(say_piece(name) for name in names)


def say_card(name: str) -> Said:
    if name.startswith("gold-"):
        return Said("kilim-gold", {"gold": int(name.removeprefix("gold-"))})
    return Said("kilim-special", {"card": name})


def say_place(x: int, y: int) -> Said:
    """Where a square is, in words: counted from the first square of the kilim, which everything else was woven to."""
    where = ("both" if y else "row") if x else ("column" if y else "first")
    side, way = "right" if x > 0 else "left", "below" if y > 0 else "above"
    return Said("kilim-at", {"where": where, "across": abs(x), "side": side, "down": abs(y), "way": way})


def say_token(token: str) -> Said:
    return Said("kilim-token", {"token": token})
