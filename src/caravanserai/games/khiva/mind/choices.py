"""What a learned policy sees of the cards among which a player of Khiva chooses one to play.

With two seats, where pairs are chosen, it has no say: there a quick guess is good enough.
"""

from caravanserai.engine.kit import Actions, count_bits, lowest_bit, rule
from caravanserai.engine.network import UNIT, Values

from ..rules.board import walk
from ..rules.cards import card_of, colour_of, pack, unpack_rest, value_of
from ..rules.state import CHOOSE, CITY, VALUES, Khiva
from .policy import (
    GEM,
    best_of_hand,
    carpets_waiting,
    chance_to_win,
    gain,
    game_left,
    hope,
    move_worth,
    pile_carpet,
    pile_teapot,
    unseen_by,
    weigh_gift,
)


@rule
def choices(g: Khiva, seat: int, out: Actions, x: Values, room: int) -> int:
    """The cards of the hand; `out` has three numbers of each, as `weigh_hand` leaves them."""
    if g.phase != CHOOSE or g.seats == 2:
        return 0
    carpet, teapot, unseen = pile_carpet(g), pile_teapot(g), unseen_by(g, seat)
    hand = g.hand[seat]
    n = 0
    while hand:
        card = lowest_bit(hand)
        hand &= hand - 1
        chance = chance_to_win(g, card, unseen)
        move = move_worth(g, seat, card, carpet, teapot)
        play = (chance * move + (256 - chance) * GEM) // 256
        out[3 * n] = card
        out[3 * n + 1] = play
        out[3 * n + 2] = weigh_gift(g, seat, card, play, carpet)
        x[room * n] = UNIT * chance // 256
        x[room * n + 1] = UNIT * move // 512
        x[room * n + 2] = UNIT * play // 512
        x[room * n + 3] = UNIT * out[3 * n + 2] // 512
        x[room * n + 4] = UNIT * gain(g, seat, colour_of(card), landing(g, seat, card), g.gems[seat], carpet) // 512
        see_card(g, seat, card, unseen, x, room * n + 5)
        see_camel(g, seat, colour_of(card), x, room * n + 9)
        x[room * n + 14] = UNIT * g.gems[seat] // 3
        x[room * n + 15] = UNIT * game_left(g) // 256
        x[room * n + 16] = UNIT * count_bits(g.hand[seat]) // 5
        n += 1
    return n


@rule
def landing(g: Khiva, seat: int, card: int) -> int:
    """Where the card's camel would go without gems."""
    return walk(g, seat, g.camel_at[colour_of(card)], value_of(card))


@rule
def see_card(g: Khiva, seat: int, card: int, unseen: int, x: Values, at: int) -> None:
    """Four numbers: its value, and how many lower and higher ones of its colour others may have or the seat has."""
    first = card_of(colour_of(card), 1)
    colour = (1 << (first + VALUES)) - (1 << first)
    lower = (1 << card) - 1
    x[at] = UNIT * value_of(card) // 3
    x[at + 1] = UNIT * count_bits(unseen & colour & lower) // 3
    x[at + 2] = UNIT * count_bits(unseen & colour & ~lower) // 3
    x[at + 3] = UNIT * count_bits(g.hand[seat] & colour) // 2


@rule
def see_camel(g: Khiva, seat: int, camel: int, x: Values, at: int) -> None:
    """Five numbers: where it stands, what it carries, and how much of that the seat and its rivals hope for."""
    most = 0
    all_of_them = 0
    for other in range(g.seats):
        if other != seat:
            hoped = hope(other, g.camel_at[camel]) * (g.camel_teapot[camel] + carpets_waiting(g, other, camel))
            most = max(most, hoped)
            all_of_them += hoped
    own = hope(seat, g.camel_at[camel]) * (g.camel_teapot[camel] + carpets_waiting(g, seat, camel))
    x[at] = UNIT if g.camel_at[camel] == CITY else 0
    x[at + 1] = UNIT * g.camel_teapot[camel] // 4
    x[at + 2] = UNIT * own // 1024
    x[at + 3] = UNIT * most // 1024
    x[at + 4] = UNIT * all_of_them // 2048


@rule
def answer_with(g: Khiva, seat: int, out: Actions, choice: int) -> int:
    """KH-11: the card to play, and of the others the one that is best to give."""
    card = out[3 * choice]
    out[3 * choice] = -1
    return pack(card, best_of_hand(g, out, count_bits(g.hand[seat]), 2, 0))


@rule
def choice_in(g: Khiva, seat: int, out: Actions, answer: int) -> int:
    """Which of the cards an answer plays."""
    choice = 0
    while out[3 * choice] != unpack_rest(answer):
        choice += 1
    return choice
