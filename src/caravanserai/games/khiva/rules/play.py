"""The course of a game of Khiva, in the rulebook's order. `apply` is the only way in for the seats' answers."""

from caravanserai.engine.chance import shuffle_outcome
from caravanserai.engine.kit import count_bits, lowest_bit, rule
from caravanserai.engine.telling import tell

from .asks import DECLINE, SPEND_NONE, TAKE_CARPET, TAKE_SALT
from .board import next_space
from .camels import activate_camels, finish_colour, move_camel, spend_gems
from .cards import colour_of, unpack_last, unpack_rest
from .deals import ask_for_cards, cards_each, cards_face_up, deal_cards, hand_size
from .spaces import buy_salt, load_teapot, take_carpet
from .state import (
    ALL_CARDS,
    CARD_GIVEN,
    CARD_REVEALED,
    CARDS,
    CHOICE_CHANGED,
    CHOICE_SEALED,
    CITY,
    COLOURS,
    COUNTER,
    DEAL,
    MAX_DEAL_TURNS,
    MAX_SEATS,
    MAX_TEAPOT_VALUE,
    NOBODY,
    SALT_DECLINED,
    SHUFFLE_CARPETS,
    SHUFFLE_TEAPOTS,
    SPACES,
    Khiva,
)

# -- Setup ----------------------------------------------------------------------------------------------------


@rule
def lay_paths(g: Khiva) -> None:
    """KH-07, KH-18: the way from every space to every counter; the same in all games, so laid only once."""
    for seat in range(MAX_SEATS):
        for space in range(SPACES):
            g.onward[seat][space] = next_space(seat, space) if space < COUNTER else COUNTER


@rule
def setup(g: Khiva) -> None:
    """Lay the game out for the seats, options and edition that the state holds. The first chance step is due then."""
    for space in range(SPACES):
        g.camels_on[space] = 0
    for camel in range(COLOURS):
        g.camel_at[camel] = CITY
        g.camel_teapot[camel] = 0
        g.bids[camel] = 0
    g.camels_on[CITY] = COLOURS
    g.carpets_left = 0
    g.carpets_discarded = 0
    g.teapots_left = 0
    g.salt_left = g.salt_bags
    g.reserve = g.gems_in_box
    g.aside = ALL_CARDS
    g.face_up = 0
    g.discard = 0
    for seat in range(MAX_SEATS):
        g.hand[seat] = 0
        g.gems[seat] = 0
        g.undelivered[seat] = 0
        g.delivered[seat] = 0
        g.salt[seat] = 0
        g.choice[seat] = NOBODY
        for value in range(MAX_TEAPOT_VALUE + 1):
            g.teapots[seat][value] = 0
        for row in range(MAX_DEAL_TURNS):
            g.given[row][seat] = 0
    for card in range(CARDS):
        g.played_by[card] = NOBODY
    g.phase = SHUFFLE_TEAPOTS
    g.turn = 0
    g.deal = 0
    g.deal_turn = 0
    g.unsealed = 0
    g.camel = NOBODY
    g.mover = NOBODY
    g.card = NOBODY
    g.ending = 0
    g.outcome_size = 0
    g.told = 0


# -- Chance ---------------------------------------------------------------------------------------------------


@rule
def chance_due(g: Khiva) -> bool:
    """Does the game wait for a shuffle?"""
    return g.phase <= DEAL


@rule
def lay_out_pool(g: Khiva) -> None:
    """What is about to be shuffled, in an order that anybody can name."""
    n = 0
    if g.phase == SHUFFLE_TEAPOTS:
        for value in range(MAX_TEAPOT_VALUE + 1):
            for _ in range(g.teapot_count[value]):
                g.outcome[n] = value
                n += 1
    elif g.phase == SHUFFLE_CARPETS:
        for carpet in range(COLOURS * g.carpets_each):
            g.outcome[n] = carpet
            n += 1
    else:
        cards = g.aside | g.discard
        while cards:
            g.outcome[n] = lowest_bit(cards)
            cards &= cards - 1
            n += 1
    g.outcome_size = n


@rule
def draw(g: Khiva) -> None:
    """Shuffle what is due to be shuffled: `outcome` says how it fell."""
    lay_out_pool(g)
    wanted = g.outcome_size
    if g.phase == DEAL:
        wanted = g.seats * (hand_size(g) - count_bits(g.hand[0])) + cards_face_up(g)
    shuffle_outcome(g, wanted)


@rule
def settle(g: Khiva) -> None:
    """Use the outcome that lies in the state."""
    if g.phase == SHUFFLE_TEAPOTS:
        stack_teapots(g)
        g.phase = SHUFFLE_CARPETS
    elif g.phase == SHUFFLE_CARPETS:
        stack_carpets(g)
        g.phase = DEAL
    else:
        deal_cards(g)
        ask_for_cards(g)
    g.outcome_size = 0


@rule
def chance(g: Khiva) -> None:
    draw(g)
    settle(g)


@rule
def stack_teapots(g: Khiva) -> None:
    """KH-08: the pile, its first item on top, then one teapot from it on each camel."""
    n = g.outcome_size
    for i in range(n):
        g.teapot_pile[n - 1 - i] = g.outcome[i]
    g.teapots_left = n
    for camel in range(COLOURS):
        load_teapot(g, camel)


@rule
def stack_carpets(g: Khiva) -> None:
    """KH-09: the face-down pile, its first item on top."""
    n = g.outcome_size
    for i in range(n):
        g.carpet_pile[n - 1 - i] = g.outcome[i]
    g.carpets_left = n


# -- The seats' answers ---------------------------------------------------------------------------------------


@rule
def apply(g: Khiva, seat: int, action: int) -> None:
    """Take a seat's answer, one of those that `legal` offers, and go on until somebody is asked again."""
    if action < SPEND_NONE:
        seal_choice(g, seat, action)
    elif action < TAKE_SALT:
        spend_gems(g, seat, action - SPEND_NONE)
        if not move_camel(g, seat, action - SPEND_NONE):
            finish_colour(g)
    else:
        if action == TAKE_SALT:
            buy_salt(g, seat)
        elif action == TAKE_CARPET:
            take_carpet(g, seat)
        elif action == DECLINE and g.telling:
            tell(g, SALT_DECLINED, seat, 0, 0, 0)
        finish_colour(g)


# -- Choosing -------------------------------------------------------------------------------------------------


@rule
def seal_choice(g: Khiva, seat: int, action: int) -> None:
    """Keep a choice secret; with the last one all are revealed. Until then it may be changed."""
    if g.choice[seat] < 0:
        g.unsealed -= 1
        if g.telling:
            tell(g, CHOICE_SEALED, seat, 0, 0, 0)
    elif g.telling:
        tell(g, CHOICE_CHANGED, seat, 0, 0, 0)
    g.choice[seat] = action
    if g.unsealed == 0:
        reveal(g)


@rule
def reveal(g: Khiva) -> None:
    """KH-12: the played cards are turned over together, the given ones change hands."""
    g.turn += 1
    g.deal_turn += 1
    choice = g.choice
    if cards_each(g) == 2:
        for seat in range(g.seats):
            played = unpack_rest(unpack_rest(choice[seat]))
            play_card(g, seat, unpack_rest(played))
            play_card(g, seat, unpack_last(played))
        for seat in range(g.seats):
            give_card(g, seat, unpack_last(unpack_rest(choice[seat])))
            give_card(g, seat, unpack_last(choice[seat]))
    else:
        for seat in range(g.seats):
            play_card(g, seat, unpack_rest(choice[seat]))
        for seat in range(g.seats):
            give_card(g, seat, unpack_last(choice[seat]))
    for seat in range(g.seats):
        choice[seat] = NOBODY
    g.camel = 0
    activate_camels(g)


@rule
def play_card(g: Khiva, seat: int, card: int) -> None:
    g.hand[seat] ^= 1 << card
    g.played_by[card] = seat
    g.bids[colour_of(card)] += 1
    if g.telling:
        tell(g, CARD_REVEALED, seat, card, 0, 0)


@rule
def give_card(g: Khiva, seat: int, card: int) -> None:
    left = seat + 1 if seat + 1 < g.seats else 0
    bit = 1 << card
    hand = g.hand
    hand[seat] ^= bit
    hand[left] |= bit
    g.given[g.deal_turn][seat] |= bit
    if g.telling:
        tell(g, CARD_GIVEN, seat, card, left, 0)
