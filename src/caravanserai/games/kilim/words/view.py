"""What one seat may know (KI-46): a white list, built field by field."""

from typing import Any, Literal

from msgspec import Struct, structs

from ..rules.days import full_hand, unseal_for_others
from ..rules.play import pile_of_day
from ..rules.state import (
    BAG,
    CALL,
    DAYS,
    FIRST_PERFECT,
    FIRST_SCRAP,
    KEPT,
    LATE,
    LOST,
    ON_BOARD,
    OVER,
    PIECES,
    PLACE,
    REMOVED,
    SCRAPS,
    SEARCH,
    SPIES,
    TOKEN,
    WEAVE,
    Kilim,
)
from .breakdown import Sheet, sheet_of
from .names import (
    TOKEN_NAMES,
    Card,
    Coordinate,
    Face,
    Piece,
    PieceKind,
    Special,
    Token,
    Turn,
    card_name,
    faces_of,
    gold_values,
    piece_kind,
    piece_names,
    specials_named,
)

Phase = Literal["setup", "place", "spies", "weave", "scrap-bag", "search", "artisan", "token", "end-of-day", "over"]
_PHASES: dict[int, Phase] = {
    PLACE: "place",
    SPIES: "spies",
    WEAVE: "weave",
    BAG: "scrap-bag",
    SEARCH: "search",
    CALL: "artisan",
    TOKEN: "token",
    LATE: "end-of-day",
    OVER: "over",
}


class Domino(Struct, frozen=True):
    """A piece that is not woven: its name and its faces, the first-named half first."""

    piece: Piece
    faces: tuple[Face, ...]


class WovenPiece(Struct, frozen=True):
    """A piece in a kilim: the square of its first half, and the way to its second. A scrap's level says how many pieces
    lie under it; the highest one shows."""

    piece: Piece
    kind: PieceKind
    faces: tuple[Face, ...]
    x: Coordinate
    y: Coordinate
    turn: Turn
    level: int


class TokenView(Struct, frozen=True):
    token: Token
    used: bool


class SeatView(Struct, frozen=True):
    """Everything about a seat that is open: Gold in hand (one that lies face down is still counted), Gold played today,
    special cards left, this turn's card and Gold, tokens, what it has kept, and its kilim."""

    gold: tuple[int, ...]
    spent: tuple[int, ...]
    specials: tuple[Special, ...]
    card: Card | None
    laid: int | None
    tokens: tuple[TokenView, ...]
    perfects: int
    scraps: int
    kilim: tuple[WovenPiece, ...]


class OwnView(Struct, frozen=True):
    """What only this seat sees: its placed card or sealed Gold, the scraps it kept, and which were left when it last
    searched (others may have taken of them since)."""

    seat: int
    card: Card | None
    gold: int | None
    scraps: tuple[Domino, ...]
    seen: tuple[Piece, ...] | None


class View(Struct, frozen=True):
    seats: tuple[SeatView, ...]
    phase: Phase
    day: int
    turn: int
    turns: int
    piles: tuple[int, ...]
    prize: tuple[Domino, ...]
    winner: int | None
    winning: int
    tokens: tuple[Token, ...]
    scraps_left: int
    lost: tuple[Piece, ...]
    removed: tuple[Piece, ...]
    sheet: Sheet
    #: All seats' own views: only when a game that is over is looked back on.
    all_own: tuple[OwnView, ...] | None
    own: OwnView | None


def view_but_own(g: Kilim, seat: int, kept: dict[Any, Any] | None = None) -> View:
    """What is open to all. At the end of a day each sees their own sealed actions done, and nobody else's."""
    if g.phase == LATE:
        known = g.copy()
        unseal_for_others(known, seat)
        return _common_view(known)
    kept = {} if kept is None else kept
    if "common" not in kept:
        kept["common"] = _common_view(g)
    common: View = kept["common"]
    return common


def open_view_of(g: Kilim) -> View:
    """Everything, what is sealed too: for those who look back on a game that is over."""
    return structs.replace(_common_view(g), all_own=tuple(own_view(g, seat) for seat in range(g.seats)))


def _common_view(g: Kilim) -> View:
    """What everybody may see, those who watch too."""
    names = piece_names(g)
    begun = g.phase >= PLACE
    return View(
        seats=_seat_views(g, names),
        phase=_PHASES.get(g.phase, "setup"),
        day=g.day if begun else 0,
        turn=g.turn,
        turns=pile_of_day(g),
        piles=tuple(g.pile_size) if begun else (0,) * DAYS,
        prize=tuple([Domino(names[piece], faces_of(g, piece)) for piece in g.prize[: g.prize_size]]),
        winner=g.winner if g.winner >= 0 else None,
        winning=g.winning,
        tokens=tuple([name for token, name in enumerate(TOKEN_NAMES) if g.token_at[token] < 0]),
        scraps_left=g.where[FIRST_SCRAP:].count(ON_BOARD),
        lost=tuple([names[piece] for piece in range(FIRST_SCRAP) if g.where[piece] == LOST]),
        removed=tuple([names[piece] for piece in range(PIECES) if g.where[piece] == REMOVED]),
        sheet=sheet_of(g),
        all_own=None,
        own=None,
    )


def _seat_views(g: Kilim, names: tuple[str, ...]) -> tuple[SeatView, ...]:
    kilims: list[list[WovenPiece]] = [[] for _ in range(g.seats)]
    for piece, owner in enumerate(g.where):
        if owner < g.seats:
            kilims[owner].append(
                WovenPiece(
                    names[piece],
                    piece_kind(piece),
                    faces_of(g, piece),
                    g.piece_x[piece],
                    g.piece_y[piece],
                    g.piece_turn[piece],
                    g.piece_level[piece],
                )
            )
    full = full_hand(g) if g.day and g.phase >= PLACE else 0
    kept_scraps = g.where[FIRST_SCRAP:]
    kept_perfects = g.where[FIRST_PERFECT:FIRST_SCRAP]
    return tuple(
        [
            SeatView(
                gold=gold_values(g.hand[seat]),
                spent=gold_values(full & ~g.hand[seat]),
                specials=specials_named(g.hand[seat]),
                card=card_name(g.card[seat]) if g.card[seat] >= 0 else None,
                laid=g.laid[seat] or None,
                tokens=tuple(
                    [
                        TokenView(name, bool(g.tokens_used >> token & 1))
                        for token, name in enumerate(TOKEN_NAMES)
                        if g.token_at[token] == seat
                    ]
                ),
                perfects=kept_perfects.count(KEPT + seat),
                scraps=kept_scraps.count(KEPT + seat),
                kilim=tuple(kilims[seat]),
            )
            for seat in range(g.seats)
        ]
    )


def own_view(g: Kilim, seat: int, kept: dict[Any, Any] | None = None) -> OwnView:
    names = piece_names(g)
    scraps = [piece for piece in range(FIRST_SCRAP, PIECES) if g.where[piece] == KEPT + seat]
    return OwnView(
        seat=seat,
        card=card_name(g.placed[seat]) if g.placed[seat] >= 0 else None,
        gold=g.sealed_gold[seat] or None,
        scraps=tuple([Domino(names[piece], faces_of(g, piece)) for piece in scraps]),
        seen=_seen_scraps(g, seat, names),
    )


def _seen_scraps(g: Kilim, seat: int, names: tuple[str, ...]) -> tuple[Piece, ...] | None:
    """Those left behind at the seat's last search; while it searches, those it looks at."""
    takes = [take for take, taker in enumerate(g.taker, start=1) if taker == seat]
    if g.phase == SEARCH and g.lucky == seat:
        return tuple(names[FIRST_SCRAP + i] for i in range(SCRAPS) if g.scrap_take[i] == 0)
    if not takes:
        return None
    return tuple(names[FIRST_SCRAP + i] for i in range(SCRAPS) if not 0 < g.scrap_take[i] <= takes[-1])
