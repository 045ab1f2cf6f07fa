"""The course of a game of Khiva, in the rulebook's order. `apply` is the only way in for the seats' answers."""

from caravanserai.engine.chance import shuffle_outcome
from caravanserai.engine.kit import count_bits, lowest_bit, rule
from caravanserai.engine.telling import tell

from .asks import DECLINE, SPEND_NONE, TAKE_CARPET, TAKE_SALT, can_buy_salt
from .board import counts, gems_may_help, landing, next_space, shop_of
from .state import (
    ALL_CARDS,
    CAMEL_LOADED,
    CAMEL_MOVED,
    CAMEL_PASSED,
    CAMEL_WON,
    CARD_DEALT,
    CARD_GIVEN,
    CARD_REFUSED,
    CARD_REVEALED,
    CARD_TURNED_UP,
    CARDS,
    CARPET_DELIVERED,
    CARPET_DISCARDED,
    CARPET_PILE,
    CARPET_TAKEN,
    CHOICE_CHANGED,
    CHOICE_SEALED,
    CHOOSE,
    CITY,
    COLOURS,
    COUNTER,
    DEAL,
    DEAL_BEGAN,
    END_TRIGGERED,
    GAME_ENDED,
    GEMS_GAINED,
    GEMS_SPENT,
    MAX_DEAL_TURNS,
    MAX_SEATS,
    MAX_TEAPOT_VALUE,
    NOBODY,
    NOTHING_LEFT,
    OVER,
    SALT_BOUGHT,
    SALT_DECLINED,
    SALT_PILE,
    SALT_PRICE,
    SHOP_1_GEMS,
    SHOP_3_GEMS,
    SHOP_4,
    SHUFFLE_CARPETS,
    SHUFFLE_TEAPOTS,
    SPACES,
    SPEND,
    TEAPOT_PILE,
    TEAPOT_TAKEN,
    VALUES,
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


# -- Deals ----------------------------------------------------------------------------------------------------


@rule
def cards_each(g: Khiva) -> int:
    """KH-11, KH-38: how many cards a seat plays in a turn, and how many it gives."""
    return 2 if g.seats == 2 else 1


@rule
def hand_size(g: Khiva) -> int:
    """KH-10, KH-31, KH-37, KH-39: a full hand."""
    return 8 if g.seats == 2 else 5


@rule
def cards_face_up(g: Khiva) -> int:
    """KH-37, KH-39: with two seats, four of the cards set aside are open."""
    return 4 if g.seats == 2 else 0


@rule
def deal_cards(g: Khiva) -> None:
    """Fill the hands from discard and set-aside cards (KH-31, KH-39), seat after seat; the rest is set aside."""
    g.deal += 1
    g.deal_turn = 0
    if g.telling:
        tell(g, DEAL_BEGAN, NOBODY, g.deal, 0, 0)
    g.aside = 0
    g.face_up = 0
    g.discard = 0
    for seat in range(g.seats):  # a hand is down to what the right neighbour gave last
        g.given[0][seat] = g.hand[(seat + 1) % g.seats]
    next_card = 0
    size = hand_size(g)
    for seat in range(g.seats):
        for _ in range(size - count_bits(g.hand[seat])):
            card = g.outcome[next_card]
            next_card += 1
            g.hand[seat] |= 1 << card
            if g.telling:
                tell(g, CARD_DEALT, seat, card, 0, 0)
    set_aside(g, next_card)
    for row in range(1, MAX_DEAL_TURNS):
        for seat in range(g.seats):
            g.given[row][seat] = 0


@rule
def set_aside(g: Khiva, first: int) -> None:
    """KH-10, KH-37: what is not dealt lies aside, with two seats the first four face up."""
    open_cards = cards_face_up(g)
    for i in range(first, g.outcome_size):
        card = g.outcome[i]
        g.aside |= 1 << card
        if i < first + open_cards:
            g.face_up |= 1 << card
            if g.telling:
                tell(g, CARD_TURNED_UP, NOBODY, card, 0, 0)


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


# -- A turn: choosing -----------------------------------------------------------------------------------------


@rule
def ask_for_cards(g: Khiva) -> None:
    """KH-11: all seats choose at once."""
    g.phase = CHOOSE
    g.camel = NOBODY
    g.mover = NOBODY
    g.card = NOBODY
    g.unsealed = g.seats


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
            play_card(g, seat, choice[seat] // CARDS**3)
            play_card(g, seat, choice[seat] // CARDS**2 % CARDS)
        for seat in range(g.seats):
            give_card(g, seat, choice[seat] // CARDS % CARDS)
            give_card(g, seat, choice[seat] % CARDS)
    else:
        for seat in range(g.seats):
            play_card(g, seat, choice[seat] // CARDS)
        for seat in range(g.seats):
            give_card(g, seat, choice[seat] % CARDS)
    for seat in range(g.seats):
        choice[seat] = NOBODY
    g.camel = 0
    activate_camels(g)


@rule
def play_card(g: Khiva, seat: int, card: int) -> None:
    g.hand[seat] ^= 1 << card
    g.played_by[card] = seat
    g.bids[card // VALUES] += 1
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


# -- A turn: the camels ---------------------------------------------------------------------------------------


@rule
def activate_camels(g: Khiva) -> None:
    """KH-13: one camel after the other, until a seat has something to decide or the turn is over."""
    while g.camel < COLOURS:
        if g.bids[g.camel] > 0:  # KH-14: nobody played the colour, the camel stays
            if activate(g):
                return
            discard_colour(g)
        g.camel += 1
    end_turn(g)


@rule
def finish_colour(g: Khiva) -> None:
    """The camel has moved and its space has had its effect: on to the next."""
    discard_colour(g)
    g.camel += 1
    activate_camels(g)


@rule
def activate(g: Khiva) -> bool:
    """The lowest card wins the camel (KH-15, KH-16). True when the mover has something to decide."""
    camel = g.camel
    played_by = g.played_by
    mover = NOBODY
    for card in range(VALUES * camel, VALUES * camel + VALUES):
        seat = played_by[card]
        if seat >= 0:
            if mover < 0:
                mover = seat
                g.card = card
            else:
                refuse(g, seat, card)
    g.mover = mover
    if g.telling:
        tell(g, CAMEL_WON, mover, camel, g.card, 0)
    if gems_may_help(g, mover, camel, g.card):
        g.phase = SPEND
        return True
    return move_camel(g, mover, 0)


@rule
def refuse(g: Khiva, seat: int, card: int) -> None:
    """KH-16, KH-40: each refused card brings its owner a gem, before the camel moves."""
    gems = gain_gems(g, seat, 1)
    if g.telling:
        tell(g, CARD_REFUSED, seat, card, gems, 0)


@rule
def spend_gems(g: Khiva, seat: int, gems: int) -> None:
    """KH-17; KH-06: they are back in the reserve before the space has its effect."""
    g.gems[seat] -= gems
    g.reserve += gems
    if g.telling and gems > 0:
        tell(g, GEMS_SPENT, seat, gems, 0, 0)


@rule
def move_camel(g: Khiva, seat: int, gems: int) -> bool:
    """KH-17 … KH-22: move, then the mover activates the space. True when shop 4 gives a choice."""
    camel = g.camel
    start = g.camel_at[camel]
    stop = landing(g, seat, camel, g.card, gems)
    if g.telling:
        tell_the_way(g, seat, start, stop)
    g.camels_on[start] -= 1
    g.camels_on[stop] += 1
    g.camel_at[camel] = stop
    if stop == CITY:  # KH-20: nothing happens there
        return False
    if stop == COUNTER:
        unload(g, seat)
        return False
    shop = shop_of(stop)
    if shop == 1:  # KH-23
        gain_at_shop(g, seat, SHOP_1_GEMS, shop)
    elif shop == 2:  # KH-24
        take_carpet(g, seat)
    elif shop == 3:  # KH-25
        gain_at_shop(g, seat, SHOP_3_GEMS, shop)
    elif can_buy_salt(g, seat):  # KH-26
        g.phase = SHOP_4
        return True
    else:
        take_carpet(g, seat)
    return False


@rule
def tell_the_way(g: Khiva, seat: int, start: int, stop: int) -> None:
    """Every space between, so that a table can show the walk and the jumps."""
    space = g.onward[seat][start]
    while space != stop:
        tell(g, CAMEL_PASSED, seat, space, 0 if counts(g, space) else 1, 0)
        space = g.onward[seat][space]
    tell(g, CAMEL_MOVED, seat, g.camel, start, stop)


@rule
def discard_colour(g: Khiva) -> None:
    """KH-30: when a colour is done its cards go face up to the discard."""
    camel = g.camel
    played_by = g.played_by
    for card in range(VALUES * camel, VALUES * camel + VALUES):
        if played_by[card] >= 0:
            played_by[card] = NOBODY
            g.discard |= 1 << card
    g.bids[camel] = 0


# -- Spaces ---------------------------------------------------------------------------------------------------


@rule
def gain_gems(g: Khiva, seat: int, gems: int) -> int:
    """KH-06: only while the reserve has some. Returns how many."""
    gained = min(gems, g.reserve)
    g.reserve -= gained
    g.gems[seat] += gained
    return gained


@rule
def gain_at_shop(g: Khiva, seat: int, gems: int, shop: int) -> None:
    gained = gain_gems(g, seat, gems)
    if g.telling:
        if gained > 0:
            tell(g, GEMS_GAINED, seat, gained, shop, 0)
        else:
            tell(g, NOTHING_LEFT, seat, shop, 0, 0)


@rule
def take_carpet(g: Khiva, seat: int) -> None:
    """KH-24, KH-26: the top carpet, if one is left, face up and undelivered."""
    if g.carpets_left == 0:
        if g.telling:
            tell(g, NOTHING_LEFT, seat, shop_of(g.camel_at[g.camel]), 0, 0)
        return
    g.carpets_left -= 1
    carpet = g.carpet_pile[g.carpets_left]
    g.undelivered[seat] |= 1 << carpet
    if g.telling:
        tell(g, CARPET_TAKEN, seat, carpet, 0, 0)
    if g.carpets_left == 0:
        trigger_end(g, CARPET_PILE)


@rule
def buy_salt(g: Khiva, seat: int) -> None:
    """KH-26: three gems for the top bag, which is the dearest left (KH-05)."""
    g.gems[seat] -= SALT_PRICE
    g.reserve += SALT_PRICE
    bag = g.salt_bags - g.salt_left
    g.salt[seat] |= 1 << bag
    g.salt_left -= 1
    if g.telling:
        tell(g, SALT_BOUGHT, seat, bag, 0, 0)
    if g.salt_left == 0:
        trigger_end(g, SALT_PILE)


@rule
def unload(g: Khiva, seat: int) -> None:
    """The counter: teapot (KH-27), carpets of the camel's colour (KH-28), back to the city (KH-29)."""
    camel = g.camel
    teapot = g.camel_teapot[camel]
    if teapot > 0:
        g.teapots[seat][teapot] += 1
        g.camel_teapot[camel] = 0
        if g.telling:
            tell(g, TEAPOT_TAKEN, seat, camel, teapot, 0)
    first = g.carpets_each * camel
    arrived = g.undelivered[seat] & (((1 << g.carpets_each) - 1) << first)
    if arrived:
        g.undelivered[seat] ^= arrived
        g.delivered[seat] |= arrived
        if g.telling:
            tell_carpets(g, CARPET_DELIVERED, seat, arrived)
    g.camels_on[COUNTER] -= 1
    g.camels_on[CITY] += 1
    g.camel_at[camel] = CITY
    load_teapot(g, camel)


@rule
def load_teapot(g: Khiva, camel: int) -> None:
    """KH-08, KH-29: the camel takes the top teapot, if any is left."""
    if g.teapots_left > 0:
        g.teapots_left -= 1
        g.camel_teapot[camel] = g.teapot_pile[g.teapots_left]
        if g.telling:
            tell(g, CAMEL_LOADED, NOBODY, camel, g.camel_teapot[camel], 0)
        if g.teapots_left == 0:
            trigger_end(g, TEAPOT_PILE)


@rule
def tell_carpets(g: Khiva, kind: int, seat: int, carpets: int) -> None:
    while carpets:
        tell(g, kind, seat, lowest_bit(carpets), 0, 0)
        carpets &= carpets - 1


# -- The end --------------------------------------------------------------------------------------------------


@rule
def trigger_end(g: Khiva, pile: int) -> None:
    """KH-32: a pile is empty; the camels still to come this turn are activated, then the game ends."""
    if g.telling:
        tell(g, END_TRIGGERED, NOBODY, pile, 0, 0)
    g.ending = 1


@rule
def end_turn(g: Khiva) -> None:
    """KH-31, KH-32, KH-39: the end, new cards, or the next turn."""
    if g.ending:
        end_game(g)
    elif count_bits(g.hand[0]) == cards_each(g):
        g.mover = NOBODY
        g.card = NOBODY
        g.camel = NOBODY
        g.phase = DEAL
    else:
        ask_for_cards(g)


@rule
def end_game(g: Khiva) -> None:
    """KH-33: carpets that were not delivered are lost."""
    for seat in range(g.seats):
        if g.undelivered[seat]:
            if g.telling:
                tell_carpets(g, CARPET_DISCARDED, seat, g.undelivered[seat])
            g.carpets_discarded |= g.undelivered[seat]
            g.undelivered[seat] = 0
    g.phase = OVER
    g.mover = NOBODY
    g.card = NOBODY
    g.camel = NOBODY
    if g.telling:
        tell(g, GAME_ENDED, NOBODY, 0, 0, 0)
