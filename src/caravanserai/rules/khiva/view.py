"""What one seat may know (KH-43, KH-44): a white list, built field by field."""

from typing import Literal

from msgspec import Struct

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
    space_named,
)
from .scoring import teapot_tokens
from .state import CHOOSE, NOBODY, OVER, SHOP_4, SPEND, Khiva

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


class SeatView(Struct, frozen=True):
    """Teapots and delivered carpets lie face down: only their owner sees their values, or all if the score is open."""

    hand_size: int
    gems: int
    undelivered: tuple[Carpet, ...]
    salt: tuple[int, ...]
    teapots: int
    delivered: int
    teapot_values: tuple[int, ...] | None
    delivered_carpets: tuple[Carpet, ...] | None
    sealed: bool
    played: tuple[Card, ...]


class OwnView(Struct, frozen=True):
    """What only this seat sees: its hand, its sealed choice, what it gave and got since the last deal, turn by turn.

    The first lot was given before the cards were dealt; it is what the hands were down to.
    """

    seat: int
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
    own: OwnView | None
    sheet: Sheet | None


def view_of(g: Khiva, seat: int) -> View:
    """The game as a seat may see it; nobody's seat (-1) is a spectator's."""
    return View(
        seats=tuple(_seat_view(g, other, open_to_viewer=_sees_tokens(g, seat, other)) for other in range(g.seats)),
        camels=tuple(
            CamelView(colour, space_named(g.camel_at[camel], NOBODY), g.camel_teapot[camel] or None)
            for camel, colour in enumerate(COLOUR_NAMES)
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
        own=_own_view(g, seat) if seat >= 0 else None,
        sheet=sheet_of(g) if g.phase == OVER else None,
    )


def _sees_tokens(g: Khiva, seat: int, other: int) -> bool:
    """KH-43: one's own; all with `open-score`; and at the end everybody turns them over."""
    return seat == other or bool(g.open_score) or g.phase == OVER


def _seat_view(g: Khiva, other: int, *, open_to_viewer: bool) -> SeatView:
    values = tuple(value for value, n in enumerate(g.teapots[other]) for _ in range(n))
    return SeatView(
        hand_size=g.hand[other].bit_count(),
        gems=g.gems[other],
        undelivered=carpets_named(g, g.undelivered[other]),
        salt=tuple(value for bag, value in enumerate(g.salt_value) if g.salt[other] >> bag & 1),
        teapots=teapot_tokens(g, other),
        delivered=g.delivered[other].bit_count(),
        teapot_values=values if open_to_viewer else None,
        delivered_carpets=carpets_named(g, g.delivered[other]) if open_to_viewer else None,
        sealed=g.phase == CHOOSE and g.choice[other] >= 0,
        played=cards_named(sum(1 << card for card, by in enumerate(g.played_by) if by == other)),
    )


def _own_view(g: Khiva, seat: int) -> OwnView:
    right = (seat - 1) % g.seats
    rows = g.given[: g.deal_turn + 1]
    choice = move_of(g, g.choice[seat]) if g.phase == CHOOSE and g.choice[seat] >= 0 else None
    assert choice is None or isinstance(choice, ChooseCards)
    return OwnView(
        seat=seat,
        hand=cards_named(g.hand[seat]),
        choice=choice,
        gave=tuple(cards_named(row[seat]) for row in rows),
        got=tuple(cards_named(row[right]) for row in rows),
    )
