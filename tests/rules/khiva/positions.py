"""Positions of Khiva in short.

    g = position(3, camels={"white": "1:2"}, gems=[2, 0, 0], carpet_pile="pink-2 blue-4")
    events = reveal(g, "white-4", "pink-1", "black-1")

Cards and carpets are written "white-3", spaces "city", "1:2" (shop 2 of seat 1's path) or "counter". Piles are written
top first. What is not named is as after the set-up, and nothing is in the box twice: gems that seats hold are missing
from the reserve, carpets that they hold from the pile.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeVar

from caravanserai.engine.game import game
from caravanserai.games.khiva.rules.state import ALL_CARDS, CARDS, CITY, COLOURS, COUNTER, SHOPS, Khiva
from caravanserai.games.khiva.words.chances import CardsDealt
from caravanserai.games.khiva.words.moves import ChooseCards
from caravanserai.games.khiva.words.names import COLOUR_NAMES, card_name, card_number, cards_named, carpet_name

E = TypeVar("E")

KHIVA = game("khiva")
#: Four camels on seat 2's path, so that the city is empty once white has left it too.
ALL_OUT = {"blue": "2:1", "green": "2:2", "pink": "2:3", "black": "2:4"}


# -- setting up -----------------------------------------------------------------------------------------------


def begin(seats: int = 3, *, seed: int = 1, options: Mapping[str, str] | None = None, edition: Any = None) -> Khiva:
    """A game dealt by the seed: all seats are about to choose."""
    g: Khiva = KHIVA.new(seats, options, edition)
    KHIVA.seed_chance(g, seed)
    while KHIVA.chance_due(g):
        KHIVA.roll_chance(g)
    return g


def position(
    seats: int = 3,
    *,
    hands: Mapping[int, str] | None = None,
    camels: Mapping[str, str] | None = None,
    loads: Mapping[str, int] | None = None,
    gems: Sequence[int] = (),
    reserve: int | None = None,
    teapots: Mapping[int, Sequence[int]] | None = None,
    teapot_pile: Sequence[int] | None = None,
    undelivered: Mapping[int, str] | None = None,
    delivered: Mapping[int, str] | None = None,
    carpet_pile: str | None = None,
    salt: Mapping[int, Sequence[int]] | None = None,
    salt_left: int | None = None,
    options: Mapping[str, str] | None = None,
    edition: Any = None,
) -> Khiva:
    """A table where all seats are about to choose. Hands are filled up with the cards that nobody is said to hold."""
    g: Khiva = KHIVA.new(seats, options, edition)
    KHIVA.seed_chance(g, 1)
    KHIVA.roll_chance(g)
    KHIVA.roll_chance(g)
    _deal(g, {seat: cards.split() for seat, cards in (hands or {}).items()})
    _place_camels(g, camels or {})
    _share_teapots(g, loads or {}, teapots or {}, teapot_pile)
    _share_carpets(g, undelivered or {}, delivered or {}, carpet_pile)
    _share_salt(g, salt or {}, salt_left)
    g.gems[: len(gems)] = gems
    g.reserve = g.gems_in_box - sum(g.gems) if reserve is None else reserve
    g.gems_in_box = g.reserve + sum(g.gems)
    return g


def _deal(g: Khiva, hands: dict[int, list[str]]) -> None:
    size, face_up = (8, 4) if g.seats == 2 else (5, 0)
    named = {card for hand in hands.values() for card in hand}
    rest = [card_name(card) for card in range(CARDS) if card_name(card) not in named]
    dealt = []
    for seat in range(g.seats):
        hand = hands.get(seat, [])
        dealt.append((*hand, *(rest.pop(0) for _ in range(size - len(hand)))))
    KHIVA.take_chance(g, CardsDealt(tuple(dealt), tuple(rest[:face_up]), tuple(rest[face_up:])))


def _place_camels(g: Khiva, camels: Mapping[str, str]) -> None:
    for colour, space in camels.items():
        camel = COLOUR_NAMES.index(colour)
        g.camels_on[g.camel_at[camel]] -= 1
        g.camel_at[camel] = _space(space)
        g.camels_on[g.camel_at[camel]] += 1


def _share_teapots(
    g: Khiva, loads: Mapping[str, int], held: Mapping[int, Sequence[int]], pile: Sequence[int] | None
) -> None:
    """First those that are named, then the other camels' from the cheap end of the box, then the pile."""
    box = [value for value, count in enumerate(g.teapot_count) for _ in range(count)]
    for seat, values in held.items():
        for value in values:
            g.teapots[seat][value] += 1
            box.remove(value)
    for value in loads.values():
        box.remove(value)
    for value in pile or ():
        box.remove(value)
    for camel, colour in enumerate(COLOUR_NAMES):
        g.camel_teapot[camel] = loads[colour] if colour in loads else box.pop(0)
    left = box if pile is None else pile
    g.teapots_left = len(left)
    g.teapot_pile[: len(left)] = reversed(left)
    if pile is not None:  # the others never were in this box
        for value in box:
            g.teapot_count[value] -= 1


def _share_carpets(g: Khiva, undelivered: Mapping[int, str], delivered: Mapping[int, str], pile: str | None) -> None:
    box = {carpet_name(g, carpet): carpet for carpet in range(COLOURS * g.carpets_each)}
    for seat, names in undelivered.items():
        g.undelivered[seat] = sum(1 << box.pop(name) for name in names.split())
    for seat, names in delivered.items():
        g.delivered[seat] = sum(1 << box.pop(name) for name in names.split())
    left = [box.pop(name) for name in (list(box) if pile is None else pile.split())]
    g.carpets_left = len(left)
    g.carpet_pile[: len(left)] = reversed(left)
    g.carpets_discarded = sum(1 << carpet for carpet in box.values())


def _share_salt(g: Khiva, held: Mapping[int, Sequence[int]], left: int | None) -> None:
    """The bags below the last one that somebody holds are left."""
    for seat, values in held.items():
        g.salt[seat] = sum(1 << g.salt_value.index(value) for value in values)
    g.salt_left = g.salt_bags - max(g.salt).bit_length() if left is None else left


def _space(text: str) -> int:
    if text == "city":
        return CITY
    path, shop = text.split(":")
    return SHOPS * int(path) + int(shop)


# -- playing --------------------------------------------------------------------------------------------------


def reveal(g: Khiva, *plays: str, gives: Sequence[str] = ()) -> tuple[Any, ...]:
    """Every seat plays what is written and gives what is written, or any other card: what happened then.

    A seat that does not hold its card gets it first, for another card of its hand.
    """
    lots = [cards.split() for cards in plays]
    given = [cards.split() for cards in gives]
    wanted = {card for lot in lots + given for card in lot}
    for seat, lot in enumerate(lots):
        for card in lot + (given[seat] if given else []):
            _hold(g, seat, card, wanted)
    events: tuple[Any, ...] = ()
    for seat, lot in enumerate(lots):
        spare = [card for card in cards_named(g.hand[seat]) if card not in lot]
        give = given[seat] if given else spare[: len(lot)]
        events = KHIVA.play(g, seat, ChooseCards(tuple(lot), tuple(give)))
    return events


def _hold(g: Khiva, seat: int, card: str, wanted: set[str]) -> None:
    bit = 1 << card_number(card)
    if g.hand[seat] & bit:
        return
    spare = next(1 << card_number(other) for other in cards_named(g.hand[seat]) if other not in wanted)
    swap = bit | spare
    for other in range(g.seats):
        if g.hand[other] & swap:
            g.hand[other] ^= swap
    if g.aside & bit:
        g.aside ^= swap
        g.face_up ^= swap if g.face_up & bit else 0
    assert g.hand[seat] & bit, f"{card} has been played"
    assert g.aside | g.discard | sum(g.hand) == ALL_CARDS, "a card is missing"


def answer(g: Khiva, move: Any) -> tuple[Any, ...]:
    """The one seat that is asked answers: what happened then."""
    (seat,) = KHIVA.asked(g)
    return KHIVA.play(g, seat, move)


def offers(g: Khiva) -> list[Any]:
    """What the one seat that is asked may answer."""
    (seat,) = KHIVA.asked(g)
    return KHIVA.offers(g, seat)


def finish_turn(g: Khiva) -> None:
    """Whoever is asked for gems or goods takes the first offer, until the turn is over."""
    while len(KHIVA.asked(g)) == 1:
        answer(g, offers(g)[0])


def play_on(g: Khiva, seed: int) -> Iterator[tuple[Any, ...]]:
    """Shuffles and answers at random by the seed, up to the end: what happened, step by step."""
    chooser = random.Random(seed)
    KHIVA.seed_chance(g, seed)
    while not KHIVA.over(g):
        if KHIVA.chance_due(g):
            yield KHIVA.roll_chance(g)[1]
        else:
            seat = chooser.choice(KHIVA.asked(g))
            yield KHIVA.play(g, seat, chooser.choice(KHIVA.offers(g, seat)))


# -- reading --------------------------------------------------------------------------------------------------


def told(events: tuple[Any, ...], *kinds: type[E]) -> list[E]:
    """The events of some kinds, in order."""
    return [event for event in events if isinstance(event, kinds)]


def where(g: Khiva, colour: str) -> str:
    """The space where a camel stands, as positions are written."""
    space = g.camel_at[COLOUR_NAMES.index(colour)]
    assert space != COUNTER, "a camel never rests on a counter"
    return "city" if space == CITY else f"{(space - 1) // SHOPS}:{(space - 1) % SHOPS + 1}"


def hand(g: Khiva, seat: int) -> set[str]:
    return set(cards_named(g.hand[seat]))
