"""What a seat can answer: typed for people and the wire, numbered for the rules."""

from typing import Annotated

from msgspec import Meta, Struct

from ..rules.free import WAYS_TO_TURN, turned_turn, turned_x, turned_y
from ..rules.loom import step_x, step_y
from ..rules.state import FIRST_PERFECT, FIRST_SCRAP, MAX_SEATS, WEAVE, Kilim
from ..rules.weaving import (
    DONE,
    MOVE_PIECE,
    PLACE_CARD,
    REMOVE_PIECE,
    SEAL_GOLD,
    TAKE_BACK,
    TAKE_SCRAP,
    TAKE_TOKEN,
    TURN_DOMINO,
    USE_SCRAP,
    WEAVE_DOMINO,
    WEAVE_PERFECT,
    answer,
    is_double,
    is_usual_name,
    kind_of,
    piece_in,
    turn_in,
    x_in,
    y_in,
)
from .names import (
    TOKEN_NAMES,
    Card,
    Column,
    Piece,
    Row,
    Token,
    Turn,
    card_name,
    card_number,
    piece_name,
    piece_number,
)

Gold = Annotated[int, Meta(ge=1, le=15)]


class PlaceCard(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-10: a card for the market, face down; it may be changed until all are in."""

    card: Card


class TakeBackCard(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-32: take the placed card back, and have the window for free actions again."""


class PayGold(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-13, KI-18, KI-23: a spy's offer, a payment or a discard."""

    gold: Gold


class TakeScrap(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-21: keep one of the scraps left."""

    scrap: Piece


class TakeToken(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-26: one of the tokens still on the board."""

    token: Token


class Weave(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-33, KI-34: the square of the domino's first half, and the way to its second."""

    x: Column
    y: Row
    turn: Turn


class UseScrap(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-22: cover a square, or fill one beside the kilim."""

    scrap: Piece
    x: Column
    y: Row


class WeavePerfect(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-27: weave a perfect domino that was kept."""

    x: Column
    y: Row
    turn: Turn


class TurnDomino(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-28: how the domino lies afterwards."""

    domino: Piece
    x: Column
    y: Row
    turn: Turn


class RemovePiece(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-29: take a domino or a scrap out of the game."""

    piece: Piece


class MovePiece(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-30: the square where its first half lies afterwards."""

    piece: Piece
    x: Column
    y: Row


class Done(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """KI-32: nothing more today. This is final."""


Move = (
    PlaceCard
    | TakeBackCard
    | PayGold
    | TakeScrap
    | TakeToken
    | Weave
    | UseScrap
    | WeavePerfect
    | TurnDomino
    | RemovePiece
    | MovePiece
    | Done
)


def move_of(g: Kilim, action: int) -> Move:
    """The typed move of an action number."""
    kind, piece = kind_of(action), piece_in(action)
    x, y, turn = x_in(action), y_in(action), turn_in(action)
    match kind:
        case _ if kind == PLACE_CARD:
            return PlaceCard(card_name(piece))
        case _ if kind == TAKE_BACK:
            return TakeBackCard()
        case _ if kind == SEAL_GOLD:
            return PayGold(piece)
        case _ if kind == TAKE_SCRAP:
            return TakeScrap(piece_name(g, piece))
        case _ if kind == TAKE_TOKEN:
            return TakeToken(TOKEN_NAMES[piece])
        case _ if kind == WEAVE_DOMINO:
            return Weave(x, y, turn)
        case _ if kind == USE_SCRAP:
            return UseScrap(piece_name(g, piece), x, y)
        case _ if kind == WEAVE_PERFECT:
            return WeavePerfect(x, y, turn)
        case _ if kind == TURN_DOMINO:
            return TurnDomino(piece_name(g, piece), x, y, turn)
        case _ if kind == REMOVE_PIECE:
            return RemovePiece(piece_name(g, piece))
        case _ if kind == MOVE_PIECE:
            return MovePiece(piece_name(g, piece), x, y)
    return Done()


def action_of(g: Kilim, move: Move) -> int | None:
    """The action number of a typed move; None if it has none at this table."""
    match move:
        case PlaceCard():
            return answer(PLACE_CARD, card_number(move.card), 0, 0, 0)
        case TakeBackCard():
            return answer(TAKE_BACK, 0, 0, 0, 0)
        case PayGold():
            return answer(SEAL_GOLD, move.gold, 0, 0, 0)
        case TakeScrap():
            return _of_piece(g, TAKE_SCRAP, move.scrap, 0, 0)
        case TakeToken():
            return answer(TAKE_TOKEN, TOKEN_NAMES.index(move.token), 0, 0, 0)
        case Weave():
            return _laying(g, WEAVE_DOMINO, g.prize[0], move) if g.phase == WEAVE else None
        case UseScrap():
            return _of_piece(g, USE_SCRAP, move.scrap, move.x, move.y)
        case WeavePerfect():
            return _laying(g, WEAVE_PERFECT, FIRST_PERFECT, move)
        case TurnDomino():
            return _turning(g, move)
        case RemovePiece():
            return _of_piece(g, REMOVE_PIECE, move.piece, 0, 0)
        case MovePiece():
            return _of_piece(g, MOVE_PIECE, move.piece, move.x, move.y)
        case Done():
            return answer(DONE, 0, 0, 0, 0)


def _of_piece(g: Kilim, kind: int, name: str, x: int, y: int) -> int | None:
    piece = piece_number(g, name)
    if piece is None:
        return None
    return answer(kind, piece, g.piece_turn[piece] if kind == MOVE_PIECE else 0, x, y)


def _laying(g: Kilim, kind: int, piece: int, move: Weave | WeavePerfect) -> int:
    """KI-47: a double may be named by either half."""
    x, y, turn = move.x, move.y, move.turn
    if is_double(g, piece) and not is_usual_name(x, y, turn):
        x, y, turn = _from_the_other_half(x, y, turn)
    return answer(kind, piece, turn, x, y)


def _turning(g: Kilim, move: TurnDomino) -> int | None:
    piece = piece_number(g, move.domino)
    if piece is None or piece >= FIRST_SCRAP or g.where[piece] >= MAX_SEATS:
        return None
    named = (move.x, move.y, move.turn)
    results = [(turned_x(g, piece, w), turned_y(g, piece, w), turned_turn(g, piece, w)) for w in range(WAYS_TO_TURN)]
    if named not in results and is_double(g, piece):
        named = _from_the_other_half(*named)
    x, y, turn = named
    return answer(TURN_DOMINO, piece, turn, x, y) if named in results else None


def _from_the_other_half(x: int, y: int, turn: int) -> tuple[int, int, int]:
    return x + step_x(turn), y + step_y(turn), turn ^ 2
