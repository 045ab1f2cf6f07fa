"""Goofspiel for people and programs; `goofspiel-prize-taken` in strings/*.ftl is how `PrizeTaken` is said."""

from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from caravanserai.engine.refusal import RULES, Catalogue, Refusal, reasons
from caravanserai.engine.tableau import Choice, Own, Reveal, Tile, View, Zone
from caravanserai.engine.usual import Event, GameEnded, Seat, Told, plain_sheet

from .rules.play import BID, CARDS, OVER, Goofspiel, rank


class Bid(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """GO-03: a card of the hand."""

    card: Annotated[int, Meta(ge=1, le=CARDS)]


class BidBrings(Struct, frozen=True, tag=True):
    """How many cards the rivals still hold that are higher than this one, and that equal it."""

    prize: int
    higher: int
    equal: int


class BidAsk(Struct, frozen=True, tag=True):
    prize: int
    choices: tuple[Choice, ...]
    clause: str = "GO-03"


def ask_of(g: Goofspiel, seat: int) -> BidAsk | None:
    if seat < 0 or g.phase != BID:
        return None
    prize = g.prizes[g.turn - 1]
    rivals = [card for other in range(g.seats) if other != seat for card in cards_in(g.hand[other])]
    choices = [
        Choice(Bid(card), Tile("bid", card), BidBrings(prize, sum(one > card for one in rivals), rivals.count(card)))
        for card in cards_in(g.hand[seat])
    ]
    return BidAsk(prize, tuple(choices))


def why_not(g: Goofspiel, seat: int, move: Bid) -> Refusal:
    return REFUSALS.refusal("goofspiel-not-in-hand", "GO-03", card=move.card)


class PrizeTurnedUp(Event, frozen=True):
    prize: int
    turn: int


class BidSealed(Event, frozen=True):
    seat: Seat


class BidChanged(BidSealed, frozen=True, tag=True):
    """Nobody else learns that a sealed bid was changed."""

    private: ClassVar[bool] = True


class BidShown(Event, frozen=True):
    seat: Seat
    card: int


class PrizeTaken(Event, frozen=True):
    seat: Seat
    prize: int
    card: int


class PrizeDiscarded(Event, frozen=True):
    prize: int
    card: int


TOLD = (
    Told(PrizeTurnedUp, "GO-02", "begins"),
    Told(BidSealed, "GO-03", "quiet"),
    Told(BidChanged, "GO-04", "quiet"),
    Told(BidShown, "GO-05"),
    Told(PrizeTaken, "GO-05", "result"),
    Told(PrizeDiscarded, "GO-06", "result"),
    Told(GameEnded, "GO-08"),
)
REFUSALS: Catalogue[str] = Catalogue(RULES, reasons("illegal", Literal["goofspiel-not-in-hand"]))


def cards_in(cards: int) -> list[int]:
    return [card for card in range(1, CARDS + 1) if cards >> card & 1]


def tiles(kind: str, cards: int) -> tuple[Tile, ...]:
    return tuple(Tile(kind, card) for card in cards_in(cards))


def view_but_own(g: Goofspiel, seat: int, kept: dict[Any, Any] | None = None) -> View:
    """GO-09: the same for all."""
    whole = (2 << g.cards) - 2
    up = (Tile("prize", g.prizes[g.turn - 1]),) if g.phase == BID else ()
    zones = [Zone("prize", "centre", tiles=up), Zone("to-come", "pile", count=g.cards - g.turn)]
    for one in range(g.seats):
        gone = tuple(card - 1 for card in cards_in(whole & ~g.hand[one]))
        zones.append(Zone("won", "tiles", one, tiles("prize", g.won[one])))
        zones.append(Zone("bids-left", "strip", one, tiles("bid", whole), gone))
    points, over = tuple(g.points[: g.seats]), g.phase == OVER
    last = g.turn if over else g.turn - 1
    sheet = plain_sheet(points, [rank(g, one) for one in range(g.seats)]) if over else None
    revealed = tuple(_revealed(g, turn) for turn in range(max(1, last - over), last + 1))
    return View("goofspiel", g.turn, g.cards, points, tuple(zones), revealed, over, sheet)


def _revealed(g: Goofspiel, turn: int) -> Reveal:
    bids, prize = g.shown[turn - 1][: g.seats], Tile("prize", g.prizes[turn - 1])
    highest = tuple(seat for seat, bid in enumerate(bids) if bid == max(bids))
    taker, cancelled = (highest[0], ()) if len(highest) == 1 else (None, highest)
    return Reveal(turn, tuple(Tile("bid", bid) for bid in bids), prize, taker, cancelled)


def own_view(g: Goofspiel, seat: int, kept: dict[Any, Any] | None = None) -> Own:
    return Own(seat, tiles("bid", g.hand[seat]), Tile("bid", g.bid[seat]) if g.bid[seat] else None)


def inventory(g: Goofspiel) -> dict[str, int]:
    """GO-01: a set of prizes; and for each seat a set, in the hand or played."""
    played = g.cards if g.phase == OVER else max(0, g.turn - 1)
    held = {f"cards of seat {seat + 1}": g.hand[seat].bit_count() + played for seat in range(g.seats)}
    return held | {"prizes": len({*g.prizes[: g.cards]}) if g.turn else g.cards}
