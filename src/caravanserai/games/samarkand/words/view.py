"""What one seat may know (SA-34): a white list, built field by field."""

from typing import Any, Literal

from msgspec import Struct, structs

from ..rules.market import card_at
from ..rules.state import (
    BANK,
    LEAVE,
    NOBODY,
    OVER,
    RAREST,
    SELL,
    SELLERS,
    SHUFFLE_BACK,
    STOP,
    TURNS,
    Samarkand,
)
from .breakdown import Sheet, sheet_of
from .moves import LeaveBehind, Pass, ScoreKind, Sell, Stop, move_of
from .names import (
    KIND_NAMES,
    Card,
    Kind,
    capacities,
    card_name,
    cards_named,
    hand_named,
)
from .prospects import ShoppingList, shopping_list

Phase = Literal["setup", "sell", "stop", "leave", "kind", "over"]
_PHASES: dict[int, Phase] = {
    SHUFFLE_BACK: "stop",
    SELL: "sell",
    STOP: "stop",
    LEAVE: "leave",
    RAREST: "kind",
    OVER: "over",
}


class Offer(Struct, frozen=True):
    """A goods card for sale; the bank's has no seller."""

    card: Card
    seller: int | None


class BankView(Struct, frozen=True):
    """With three seats: the kind that the bank sells, once it is seen, and the cards left in its pile."""

    kind: Kind | None
    cards: int


class SeatView(Struct, frozen=True):
    """What is open about a seat: the kind it sells, once it is seen; how many cards it has in hand, goods and camels.
    `goods` are null while they are hidden (option closed-goods), and so are, until the end, `dirhams` and the camels'
    `capacities`. `left` are goods that stayed behind."""

    kind: Kind | None
    hand_size: int
    goods_count: int
    goods: tuple[Card, ...] | None
    camels: int
    capacities: tuple[int, ...] | None
    dirhams: int | None
    left: tuple[Card, ...]


class OwnView(Struct, frozen=True):
    """What only this seat sees: its kind, hand, purse, camels and goods, the answer it has sealed, and while the
    market is open what it has and lacks."""

    seat: int
    kind: Kind | None
    hand: tuple[Card, ...]
    dirhams: int
    camels: tuple[int, ...]
    places: int
    goods: tuple[Card, ...]
    answer: Sell | Pass | Stop | LeaveBehind | ScoreKind | None
    shopping: ShoppingList | None


class View(Struct, frozen=True):
    """`price` is null when none is called, `camel` is the capacity of the one that is up."""

    seats: tuple[SeatView, ...]
    phase: Phase
    turn: int
    turns: int
    elder: int | None
    price: int | None
    offers: tuple[Offer, ...]
    camel: int | None
    camels_left: int
    bank: BankView | None
    sheet: Sheet | None
    #: All seats' own views: only when a game that is over is looked back on.
    all_own: tuple[OwnView, ...] | None
    own: OwnView | None


def view_but_own(g: Samarkand, seat: int, kept: dict[Any, Any] | None = None) -> View:
    """What everybody may see, those who watch too."""
    kept = {} if kept is None else kept
    if "common" not in kept:
        kept["common"] = _common_view(g)
    common: View = kept["common"]
    return common


def open_view_of(g: Samarkand) -> View:
    """Everything, what is sealed too: for those who look back on a game that is over."""
    return structs.replace(_common_view(g, screens=False), all_own=tuple(own_view(g, seat) for seat in range(g.seats)))


def _common_view(g: Samarkand, screens: bool = True) -> View:
    return View(
        seats=tuple([_seat_view(g, seat, screens and g.phase != OVER) for seat in range(g.seats)]),
        phase=_PHASES.get(g.phase, "setup"),
        turn=g.turn,
        turns=TURNS,
        elder=g.elder if g.elder >= 0 else None,
        price=g.price or None,
        offers=tuple(
            [
                Offer(card_name(card_at(g, seller)), seller if seller < BANK else None)
                for seller in range(SELLERS)
                if g.offer[seller]
            ]
        ),
        camel=g.camel or None,
        camels_left=g.camels_left,
        bank=BankView(_kind_seen(g, BANK), g.bank_left) if g.seats == 3 else None,
        sheet=sheet_of(g) if g.phase == OVER else None,
        all_own=None,
        own=None,
    )


def _kind_seen(g: Samarkand, seller: int) -> Kind | None:
    """Until the first reveal nobody knows who sells what."""
    return KIND_NAMES[g.kind[seller]] if g.kinds_seen else None


def _seat_view(g: Samarkand, seat: int, screen: bool) -> SeatView:
    return SeatView(
        kind=_kind_seen(g, seat),
        hand_size=sum(g.hand[seat]),
        goods_count=sum(g.goods[seat]),
        goods=None if screen and g.closed_goods else cards_named(g.goods[seat]),
        camels=sum(g.camels[seat]),
        capacities=None if screen else capacities(g.camels[seat]),
        dirhams=None if screen else g.purse[seat],
        left=cards_named(g.left[seat]),
    )


def own_view(g: Samarkand, seat: int, kept: dict[Any, Any] | None = None) -> OwnView:
    camels = capacities(g.camels[seat])
    return OwnView(
        seat=seat,
        kind=KIND_NAMES[g.kind[seat]] if g.kind[seat] >= 0 else None,
        hand=hand_named(g, seat),
        dirhams=g.purse[seat],
        camels=camels,
        places=sum(camels),
        goods=cards_named(g.goods[seat]),
        answer=move_of(g, g.sealed[seat]) if g.sealed[seat] > NOBODY else None,
        shopping=shopping_list(g, seat),
    )
