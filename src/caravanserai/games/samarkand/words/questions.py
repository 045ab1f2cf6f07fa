"""What a seat is asked, with what each answer would bring; and why an answer cannot be taken."""

from msgspec import Struct

from caravanserai.engine.refusal import Refusal

from ..rules.asks import is_asked, is_on_offer
from ..rules.cards import card_of
from ..rules.loading import excess_of, places_of
from ..rules.market import card_at
from ..rules.scoring import cards_of_kind, rarest_kinds, sum_of_kind
from ..rules.state import CAMEL, KINDS, LEAVE, PLACES, RAREST, SELL, STOP, Samarkand
from .expected import changes_of, judged_by
from .moves import LeaveBehind, Move, ScoreKind, Sell, Stop
from .names import (
    KIND_NAMES,
    Card,
    Kind,
    Ware,
    card_name,
    card_number,
    cards_named,
    place_of,
    seller_named,
    ware_name,
)
from .previews import LeaveChoice, best_choices, load_of, ways, worths_of
from .prospects import Prospect, market_of, most_expected, prospects_of
from .refusals import refusal


class SellOption(Struct, frozen=True):
    """A card of the hand, and how many of it there are."""

    card: Card
    count: int


class SellAsk(Struct, frozen=True, tag=True):
    """Which card to put up for sale?"""

    cards: tuple[SellOption, ...]
    clause: str = "SA-07"


class StopOption(Struct, frozen=True):
    """A card on offer. `seller` is null for the bank's card and the camel, `capacity` is the camel's. `worth` is what
    it would add for this seat if the game ended now: its points with the card, loaded as well as can be, less those
    without it; `prospect` is what it may add at the end. The dirhams it costs are not counted there. `expected` is by
    how many points the seat may expect to end better or worse with it at this price than with nothing more in this
    turn, dirhams and all: 0 makes little difference. Null where the seat cannot pay, and where nothing was `learned`
    for the table."""

    card: Ware
    seller: int | None
    capacity: int | None
    price: int
    can_pay: bool
    worth: int
    prospect: Prospect
    learned: bool = False
    expected: int | None = None


class StopAsk(Struct, frozen=True, tag=True):
    """Pass at this price, or stop for one card? In a dispute the elder buys; without the elder each pays `half`."""

    price: int
    half: int
    dirhams: int
    elder: bool
    options: tuple[StopOption, ...]
    clause: str = "SA-09"


class LeaveBehindAsk(Struct, frozen=True, tag=True):
    """Which goods stay behind, just `leave` of them? There are so many `ways`; of `choices` none is better than the
    first, with the points that the goods on the camels bring then. Up to 4,096 ways these are the best of all; of
    more, the first and what is close to it."""

    goods: tuple[Card, ...]
    places: int
    leave: int
    ways: int
    choices: tuple[LeaveChoice, ...]
    clause: str = "SA-27"


class KindOption(Struct, frozen=True):
    """A kind that may be scored, with its points; `best` are those that bring most."""

    kind: Kind
    cards: int
    points: int
    best: bool


class ScoreKindAsk(Struct, frozen=True, tag=True):
    """Which of the equally rare kinds counts?"""

    kinds: tuple[KindOption, ...]
    clause: str = "SA-28"


Ask = SellAsk | StopAsk | LeaveBehindAsk | ScoreKindAsk


def ask_of(g: Samarkand, seat: int) -> Ask | None:
    """What the seat is asked, or may still change; None if nothing. Those who only watch (-1) are asked nothing."""
    if seat < 0 or not is_asked(g, seat):
        return None
    if g.phase == SELL:
        kind = g.kind[seat]
        return SellAsk(tuple(SellOption(card_name(card_of(kind, v)), n) for v, n in enumerate(g.hand[seat]) if n))
    if g.phase == STOP:
        return _stop_ask(g, seat)
    if g.phase == LEAVE:
        return LeaveBehindAsk(
            goods=cards_named(g.goods[seat]),
            places=places_of(g, seat),
            leave=excess_of(g, seat),
            ways=ways(load_of(g, seat)),
            choices=best_choices(g, seat),
        )
    return _kind_ask(g, seat)


def _stop_ask(g: Samarkand, seat: int) -> StopAsk:
    can_pay = g.purse[seat] >= g.price
    places = [place for place in range(PLACES) if place != seat and is_on_offer(g, place)]
    cards = tuple([card_at(g, place) for place in places])
    load, layers = load_of(g, seat), judged_by(g)
    prospects = prospects_of(market_of(g), load, cards)
    expected: tuple[int | None, ...] = (None,) * len(places)
    if layers is not None:
        if can_pay:
            expected = changes_of(layers, g, seat, load, places)
        prospects = most_expected(prospects, expected)
    found = zip(places, cards, worths_of(load, cards), prospects, expected, strict=True)
    options = []
    for place, card, worth, prospect, points in found:
        options.append(
            StopOption(
                ware_name(card),
                seller_named(place),
                g.camel if place == CAMEL else None,
                g.price,
                can_pay,
                worth,
                prospect,
                layers is not None,
                points,
            )
        )
    return StopAsk(g.price, (g.price + 1) // 2, g.purse[seat], g.elder == seat, tuple(options))


def _kind_ask(g: Samarkand, seat: int) -> ScoreKindAsk:
    kinds = [kind for kind in range(KINDS) if rarest_kinds(g, seat) >> kind & 1]
    most = max(sum_of_kind(g, seat, kind) for kind in kinds)
    return ScoreKindAsk(
        tuple(
            KindOption(KIND_NAMES[kind], cards_of_kind(g, seat, kind), points, points == most)
            for kind in kinds
            for points in [sum_of_kind(g, seat, kind)]
        )
    )


# -- refusals -------------------------------------------------------------------------------------------------

_CLAUSES = {SELL: "SA-07", STOP: "SA-09", LEAVE: "SA-27", RAREST: "SA-28"}


def why_not(g: Samarkand, seat: int, move: Move) -> Refusal:
    """The reason, with its clause, why a seat that is asked cannot answer so."""
    match move:
        case Sell() if g.phase == SELL:
            return refusal("samarkand-not-in-hand", "SA-07", **_words(move.card))
        case Stop() if g.phase == STOP:
            if place_of(g, move.card) == seat:
                return refusal("samarkand-own-goods", "SA-16")
            if move.card == "camel":
                return refusal("samarkand-no-camel", "SA-19")
            return refusal("samarkand-not-on-offer", "SA-09", **_words(move.card))
        case LeaveBehind() if g.phase == LEAVE:
            return _why_not_these(g, seat, move)
        case ScoreKind() if g.phase == RAREST:
            return refusal("samarkand-not-rarest", "SA-28", kind=move.kind)
    return refusal("other-question", _CLAUSES[g.phase])


def _why_not_these(g: Samarkand, seat: int, move: LeaveBehind) -> Refusal:
    leave = excess_of(g, seat)
    if len(move.cards) != leave:
        return refusal("samarkand-leave-count", "SA-27", leave=leave)
    missing = next(card for card in move.cards if move.cards.count(card) > g.goods[seat][card_number(card)])
    return refusal("samarkand-not-yours", "SA-27", **_words(missing))


def _words(card: str) -> dict[str, str | int]:
    kind, _, value = card.partition("-")
    return {"kind": kind, "value": int(value)}
