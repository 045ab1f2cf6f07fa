"""What a seat is asked, with what each answer would bring; and why an answer cannot be taken."""

from typing import Any, Literal

from msgspec import Struct

from caravanserai.engine.refusal import Refusal

from ..rules.asks import ALL_GOLD, MAX_ACTIONS, gold_choices, legal
from ..rules.days import unseal_for_others
from ..rules.free import has_token, kept_perfect
from ..rules.loom import face_at, is_covered, is_empty, step_x, step_y, touches
from ..rules.state import (
    BAG,
    CALL,
    FIRST_SCRAP,
    KEPT,
    LATE,
    MOVE_TOKEN,
    PLACE,
    REMOVE_TOKEN,
    SEARCH,
    SPIES,
    TOKEN,
    TURN_TOKEN,
    WEAVE,
    Kilim,
)
from ..rules.weaving import (
    MOVE_PIECE,
    REMOVE_PIECE,
    TURN_DOMINO,
    USE_SCRAP,
    WEAVE_DOMINO,
    WEAVE_PERFECT,
    kind_of,
    piece_in,
)
from .moves import (
    Gold,
    Move,
    MovePiece,
    PayGold,
    PlaceCard,
    RemovePiece,
    TakeBackCard,
    TakeScrap,
    TakeToken,
    TurnDomino,
    UseScrap,
    Weave,
    WeavePerfect,
)
from .names import (
    TOKEN_NAMES,
    Card,
    Piece,
    Token,
    card_number,
    cards_named,
    gold_values,
    piece_name,
    piece_names,
    piece_number,
)
from .previews import (
    FreeActions,
    Loom,
    PieceRows,
    PieceSpots,
    Spot,
    move_rows,
    spot_of,
    tried,
    weave_spots,
)
from .refusals import refusal

Purpose = Literal["offer", "scrap-bag", "artisan"]
PURPOSES: dict[int, Purpose] = {SPIES: "offer", BAG: "scrap-bag", CALL: "artisan"}


class PlaceCardAsk(Struct, frozen=True, tag=True):
    """Place a card; or, before that, a free action. While a card lies there it may be changed, or taken back."""

    cards: tuple[Card, ...]
    prize: tuple[Piece, ...]
    free: FreeActions | None
    clause: str = "KI-10"


class PayGoldAsk(Struct, frozen=True, tag=True):
    """Which Gold? A spy's offer, a payment that must be above (Scrap Bag) or below (Artisan) the winning offer, or, if
    `discard`, any Gold, because none in hand would do."""

    purpose: Purpose
    gold: tuple[Gold, ...]
    winning: int
    discard: bool
    clause: str


class TakeScrapAsk(Struct, frozen=True, tag=True):
    """Which scrap to keep, of those that are left?"""

    scraps: tuple[Piece, ...]
    clause: str = "KI-21"


class TakeTokenAsk(Struct, frozen=True, tag=True):
    """Which token, of those on the board?"""

    tokens: tuple[Token, ...]
    clause: str = "KI-26"


class WeaveAsk(Struct, frozen=True, tag=True):
    """Where to weave this domino; `left` more follow. A free action may come first."""

    domino: Piece
    left: int
    spots: tuple[Spot, ...]
    free: FreeActions | None
    clause: str = "KI-34"


class EndOfDayAsk(Struct, frozen=True, tag=True):
    """Free actions, sealed until everybody is done; Done is final."""

    free: FreeActions
    clause: str = "KI-32"


Ask = PlaceCardAsk | PayGoldAsk | TakeScrapAsk | TakeTokenAsk | WeaveAsk | EndOfDayAsk

_GOLD_CLAUSES = {SPIES: ("KI-13", "KI-13"), BAG: ("KI-18", "KI-19"), CALL: ("KI-23", "KI-24")}


def ask_of(g: Kilim, seat: int) -> Ask | None:
    """What the seat is asked, or may still change; None if nothing. Those who only watch (-1) are asked nothing."""
    if seat < 0:
        return None
    out = [0] * MAX_ACTIONS
    actions = out[: legal(g, seat, out)]
    if not actions:
        return None
    if g.phase == PLACE:
        prize = tuple(piece_name(g, piece) for piece in g.prize[: g.prize_size])
        return PlaceCardAsk(cards_named(g.hand[seat]), prize, free_of(g, seat, actions))
    if g.phase in _GOLD_CLAUSES:
        return _gold_ask(g, seat)
    if g.phase == SEARCH:
        return TakeScrapAsk(tuple(piece_name(g, piece_in(action)) for action in actions))
    if g.phase == TOKEN:
        return TakeTokenAsk(tuple(TOKEN_NAMES[piece_in(action)] for action in actions))
    if g.phase == WEAVE:
        layings = [action for action in actions if kind_of(action) == WEAVE_DOMINO]
        spots = weave_spots(g.copy(), seat, layings)
        clause = "KI-33" if is_empty(g, seat) else "KI-34"
        return WeaveAsk(piece_name(g, g.prize[0]), g.prize_size - 1, spots, free_of(g, seat, actions), clause)
    free = free_of(g, seat, actions)
    assert g.phase == LATE and free is not None
    return EndOfDayAsk(free)


def _gold_ask(g: Kilim, seat: int) -> PayGoldAsk:
    gold = gold_choices(g, seat)
    discard = g.phase != SPIES and not _would_pay(g, (gold & -gold).bit_length() - 1)
    return PayGoldAsk(PURPOSES[g.phase], gold_values(gold), g.winning, discard, _GOLD_CLAUSES[g.phase][discard])


def _would_pay(g: Kilim, gold: int) -> bool:
    return gold > g.winning if g.phase == BAG else gold < g.winning


def free_of(g: Kilim, seat: int, actions: list[int]) -> FreeActions | None:
    """The free actions among these answers, with what they would bring."""
    lots: dict[tuple[int, int], list[int]] = {}
    for action in actions:
        if USE_SCRAP <= (kind := kind_of(action)) <= MOVE_PIECE:
            lots.setdefault((kind, piece_in(action)), []).append(action)
    if not lots:
        return None
    known = g.copy()
    unseal_for_others(known, seat)
    loom = Loom(known, seat)
    names = piece_names(g)

    def spots(kind: int) -> tuple[PieceSpots, ...]:
        return tuple(
            PieceSpots(names[piece], tuple(spot_of(action, tried(known, seat, loom, action)) for action in lot))
            for (of_kind, piece), lot in lots.items()
            if of_kind == kind
        )

    perfect = next((lot for (kind, _), lot in lots.items() if kind == WEAVE_PERFECT), [])
    moves = [(piece, lot) for (kind, piece), lot in lots.items() if kind == MOVE_PIECE]
    return FreeActions(
        scraps=spots(USE_SCRAP),
        perfect=weave_spots(known, seat, perfect),
        turn=spots(TURN_DOMINO),
        remove=spots(REMOVE_PIECE),
        move=tuple(PieceRows(names[piece], move_rows(known, seat, piece, lot)) for piece, lot in moves),
    )


# -- refusals -------------------------------------------------------------------------------------------------


def why_not(g: Kilim, seat: int, move: Move) -> Refusal:
    """The reason, with its clause, why a seat that is asked cannot answer so."""
    match move:
        case PlaceCard() if g.phase == PLACE:
            clause = "KI-11" if card_number(move.card) < 16 else "KI-12"
            return refusal("kilim-card-gone", clause, card=move.card)
        case TakeBackCard() if g.phase == PLACE:
            return refusal("kilim-nothing-placed", "KI-32")
        case PayGold() if g.phase in _GOLD_CLAUSES:
            return _why_not_this_gold(g, seat, move.gold)
        case TakeScrap() if g.phase == SEARCH:
            return refusal("kilim-no-such-scrap", "KI-21")
        case TakeToken() if g.phase == TOKEN:
            return refusal("kilim-token-gone", "KI-26", token=move.token)
        case Weave() if g.phase == WEAVE:
            return _why_not_there(g, seat, move)
    if g.phase in (PLACE, WEAVE, LATE) and isinstance(
        move, UseScrap | WeavePerfect | TurnDomino | RemovePiece | MovePiece
    ):
        return _why_not_freely(g, seat, move)
    return refusal("other-question", _CLAUSES[g.phase])


_CLAUSES = {
    PLACE: "KI-10",
    SPIES: "KI-13",
    BAG: "KI-18",
    CALL: "KI-23",
    SEARCH: "KI-21",
    TOKEN: "KI-26",
    WEAVE: "KI-35",
    LATE: "KI-32",
}


def _why_not_this_gold(g: Kilim, seat: int, gold: int) -> Refusal:
    if not (g.hand[seat] & ALL_GOLD) >> gold & 1:
        return refusal("kilim-gold-gone", "KI-11", gold=gold)
    if g.phase == BAG:
        return refusal("kilim-gold-too-low", "KI-18", winning=g.winning)
    return refusal("kilim-gold-too-high", "KI-23", winning=g.winning)


def _why_not_there(g: Kilim, seat: int, move: Weave | WeavePerfect) -> Refusal:
    if is_empty(g, seat):
        return refusal("kilim-first-square", "KI-33")
    ends = [(move.x, move.y), (move.x + step_x(move.turn), move.y + step_y(move.turn))]
    if any(face_at(g, seat, *end) for end in ends):
        return refusal("kilim-square-taken", "KI-34")
    assert not any(touches(g, seat, *end) for end in ends)
    return refusal("kilim-not-beside", "KI-34")


def _why_not_freely(g: Kilim, seat: int, move: Any) -> Refusal:
    if g.phase == PLACE and g.placed[seat] >= 0:
        return refusal("kilim-card-placed", "KI-32")
    if isinstance(move, WeavePerfect):
        return _why_not_there(g, seat, move) if kept_perfect(g, seat) >= 0 else refusal("kilim-no-perfect", "KI-27")
    if isinstance(move, UseScrap):
        piece = piece_number(g, move.scrap)
        kept = piece is not None and piece >= FIRST_SCRAP and g.where[piece] == KEPT + seat
        return refusal("kilim-scrap-not-beside", "KI-22") if kept else refusal("kilim-scrap-not-kept", "KI-21")
    tokens: dict[Any, int] = {TurnDomino: TURN_TOKEN, RemovePiece: REMOVE_TOKEN, MovePiece: MOVE_TOKEN}
    token = tokens[type(move)]
    if not has_token(g, seat, token):
        return refusal("kilim-no-token", "KI-26", token=TOKEN_NAMES[token])
    piece = piece_number(g, move.domino if isinstance(move, TurnDomino) else move.piece)
    if piece is None or g.where[piece] != seat:
        return refusal("kilim-not-in-kilim", "KI-36")
    if isinstance(move, TurnDomino):
        return refusal("kilim-cannot-turn", "KI-28")
    if piece >= FIRST_SCRAP and is_covered(g, piece):
        return refusal("kilim-scrap-covered", "KI-22")
    return refusal("kilim-cannot-move", "KI-30")
