"""What one seat may know (KH-43, KH-44): a white list, built field by field."""

from functools import cache
from typing import Any, Literal

from msgspec import Struct, structs

from ..rules.deals import cards_each
from ..rules.scoring import carpet_points, salt_points, teapot_points, teapot_tokens, total
from ..rules.state import (
    CHOOSE,
    NOBODY,
    OVER,
    SALT_PRICE,
    SHOP_1_GEMS,
    SHOP_3_GEMS,
    SHOP_4,
    SPEND,
    Khiva,
)
from .breakdown import Sheet, sheet_of
from .moves import ChooseCards, move_of
from .names import (
    COLOUR_NAMES,
    Card,
    Carpet,
    Colour,
    Space,
    cards_named,
    carpets_named,
    members,
    space_named,
)

Phase = Literal["setup", "choose", "spend", "shop-4", "over"]
_PHASES: dict[int, Phase] = {CHOOSE: "choose", SPEND: "spend", SHOP_4: "shop-4", OVER: "over"}


class CamelView(Struct, frozen=True):
    colour: Colour
    space: Space
    teapot: int | None


class PilesView(Struct, frozen=True):
    """Sizes only, but for the salt, which lies face up, its top first."""

    teapots: int
    carpets: int
    salt: tuple[int, ...]
    gems: int


class ShopView(Struct, frozen=True):
    """KH-23 … KH-26: what a shop gives; salt has a price."""

    gems: int
    carpet: bool
    salt_price: int | None


class PrintedView(Struct, frozen=True):
    """What is printed on board and cards, so that whoever draws them need not know it: the gem slots of a card of each
    value, from 1 (KH-02), and the shops of a path, from the city (KH-07)."""

    gem_slots: tuple[int, ...]
    shops: tuple[ShopView, ...]


_SHOPS = (
    ShopView(SHOP_1_GEMS, carpet=False, salt_price=None),
    ShopView(0, carpet=True, salt_price=None),
    ShopView(SHOP_3_GEMS, carpet=False, salt_price=None),
    ShopView(0, carpet=True, salt_price=SALT_PRICE),
)


@cache
def _printed(gem_slots: tuple[int, ...]) -> PrintedView:
    return PrintedView(gem_slots, _SHOPS)


class TokensView(Struct, frozen=True):
    """What lies face down before a seat, and what all its goods are worth so far (KH-34)."""

    teapots: tuple[int, ...]
    carpets: tuple[Carpet, ...]
    teapot_points: int
    carpet_points: int
    total: int


class SeatView(Struct, frozen=True):
    """Teapots and delivered carpets lie face down: their values are in `tokens` if the score is open, and else only in
    their owner's `own`."""

    hand_size: int
    gems: int
    undelivered: tuple[Carpet, ...]
    salt: tuple[int, ...]
    salt_points: int
    teapots: int
    delivered: int
    tokens: TokensView | None
    played: tuple[Card, ...]


class OwnView(Struct, frozen=True):
    """What only this seat sees: its tokens, its hand, its sealed choice, what it gave and got since the last deal,
    turn by turn.

    The first lot was given before the cards were dealt; it is what the hands were down to.
    """

    seat: int
    tokens: TokensView
    hand: tuple[Card, ...]
    choice: ChooseCards | None
    gave: tuple[tuple[Card, ...], ...]
    got: tuple[tuple[Card, ...], ...]


class View(Struct, frozen=True):
    seats: tuple[SeatView, ...]
    camels: tuple[CamelView, ...]
    piles: PilesView
    phase: Phase
    turn: int
    deal: int
    active_camel: Colour | None
    mover: int | None
    discard: tuple[Card, ...]
    face_up: tuple[Card, ...]
    cards_aside: int
    ending: bool
    #: So many cards are played, and as many given, in a turn (KH-11, KH-38).
    cards_each: int
    printed: PrintedView
    sheet: Sheet | None
    #: All seats' own views: only when a game that is over is looked back on.
    all_own: tuple[OwnView, ...] | None
    own: OwnView | None


def view_but_own(g: Khiva, seat: int, kept: dict[Any, Any] | None = None) -> View:
    """What everybody may see (KH-44): it is the same for all seats, and for those who watch."""
    kept = {} if kept is None else kept
    if "common" not in kept:
        kept["common"] = _common_view(g)
    common: View = kept["common"]
    return common


def _common_view(g: Khiva) -> View:
    """What everybody may see, those who watch too."""
    played = _cards_played(g)
    return View(
        seats=tuple([_seat_view(g, seat, played[seat]) for seat in range(g.seats)]),
        camels=tuple(
            [_camel_view(camel, g.camel_at[camel], g.camel_teapot[camel]) for camel in range(len(COLOUR_NAMES))]
        ),
        piles=PilesView(
            g.teapots_left,
            g.carpets_left,
            tuple(g.salt_value[g.salt_bags - g.salt_left : g.salt_bags]),
            g.reserve,
        ),
        phase=_PHASES.get(g.phase, "setup"),
        turn=g.turn,
        deal=g.deal,
        active_camel=COLOUR_NAMES[g.camel] if g.camel >= 0 else None,
        mover=g.mover if g.mover >= 0 else None,
        discard=cards_named(g.discard),
        face_up=cards_named(g.face_up),
        cards_aside=g.aside.bit_count(),
        ending=bool(g.ending),
        cards_each=cards_each(g),
        printed=_printed(tuple(g.gem_slots[1:])),
        sheet=sheet_of(g) if g.phase == OVER else None,
        all_own=None,
        own=None,
    )


@cache
def _camel_view(camel: int, space: int, teapot: int) -> CamelView:
    return CamelView(COLOUR_NAMES[camel], space_named(space, NOBODY), teapot or None)


def open_view_of(g: Khiva) -> View:
    """Everything that lies on the table and in the hands: for those who look back on a game that is over."""
    played = _cards_played(g)
    return structs.replace(
        _common_view(g),
        seats=tuple(_seat_view(g, seat, played[seat], tokens_open=True) for seat in range(g.seats)),
        all_own=tuple(own_view(g, seat) for seat in range(g.seats)),
    )


def _cards_played(g: Khiva) -> list[int]:
    """The cards that lie played and open before each seat, as bits."""
    played = [0] * g.seats
    for card, by in enumerate(g.played_by):
        if by >= 0:
            played[by] |= 1 << card
    return played


def _seat_view(g: Khiva, seat: int, played: int, tokens_open: bool = False) -> SeatView:
    """KH-43: tokens are face down, unless the score is open; at the end everybody turns them over."""
    tokens_open = tokens_open or bool(g.open_score) or g.phase == OVER
    salt = g.salt[seat]
    return SeatView(
        hand_size=g.hand[seat].bit_count(),
        gems=g.gems[seat],
        undelivered=carpets_named(g, g.undelivered[seat]),
        salt=tuple([g.salt_value[bag] for bag in members(salt)]) if salt else (),
        salt_points=salt_points(g, seat) if salt else 0,
        teapots=teapot_tokens(g, seat),
        delivered=g.delivered[seat].bit_count(),
        tokens=_tokens(g, seat) if tokens_open else None,
        played=cards_named(played),
    )


def _tokens(g: Khiva, seat: int) -> TokensView:
    teapots, carpets = teapot_points(g, seat), carpet_points(g, seat)
    return TokensView(
        teapots=tuple([value for value, n in enumerate(g.teapots[seat]) if n for _ in range(n)]) if teapots else (),
        carpets=carpets_named(g, g.delivered[seat]),
        teapot_points=teapots,
        carpet_points=carpets,
        total=total(teapots, carpets, salt_points(g, seat), g.gems[seat]),
    )


def own_view(g: Khiva, seat: int, kept: dict[Any, Any] | None = None) -> OwnView:
    kept = {} if kept is None else kept
    if seat not in kept:
        kept[seat] = _own_but_choice(g, seat)
    own: OwnView = kept[seat]
    if g.phase != CHOOSE or g.choice[seat] < 0:
        return own
    return structs.replace(own, choice=move_of(g, g.choice[seat]))


def _own_but_choice(g: Khiva, seat: int) -> OwnView:
    right = (seat - 1) % g.seats
    rows = g.given[: g.deal_turn + 1]
    return OwnView(
        seat=seat,
        tokens=_tokens(g, seat),
        hand=cards_named(g.hand[seat]),
        choice=None,
        gave=tuple([cards_named(row[seat]) for row in rows]),
        got=tuple([cards_named(row[right]) for row in rows]),
    )
