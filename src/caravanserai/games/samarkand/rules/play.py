"""The course of a game of The Market of Samarkand, in the rulebook's order. `apply` is the only way in for answers."""

from caravanserai.engine.chance import shuffle_outcome
from caravanserai.engine.kit import rule
from caravanserai.engine.telling import tell

from .cards import card_of
from .ending import close_market, load_camels, score_kinds
from .market import (
    begin_turn,
    count_on,
    reveal_cards,
    seal,
    settle_moment,
    turn_up_camel,
)
from .state import (
    BANK,
    CAMELS_SHUFFLED,
    CARDS,
    DIRHAMS,
    DIRHAMS_OF_THREE,
    DRAW_ELDER,
    DRAW_KINDS,
    ELDER_DRAWN,
    HAND,
    KIND_DRAWN,
    KINDS,
    LEAVE,
    MAX_CAMELS,
    MAX_CAPACITY,
    MAX_SEATS,
    NOBODY,
    OVER,
    SELL,
    SELLERS,
    SHUFFLE_BACK,
    SHUFFLE_BANK,
    SHUFFLE_CAMELS,
    STOP,
    TURN_OVER,
    TURNS,
    VALUES,
    Samarkand,
)

# -- Setup ----------------------------------------------------------------------------------------------------


@rule
def setup(g: Samarkand) -> None:
    """Lay the game out for the seats, options and edition that the state holds. The first chance step is due then."""
    for seller in range(SELLERS):
        g.kind[seller] = NOBODY
        g.offer[seller] = 0
    for seat in range(MAX_SEATS):
        g.purse[seat] = 0
        g.rarest[seat] = NOBODY
        g.sealed[seat] = NOBODY
        g.claim[seat] = NOBODY
        for value in range(VALUES):
            g.hand[seat][value] = 0
        for capacity in range(MAX_CAPACITY + 1):
            g.camels[seat][capacity] = 0
        for card in range(CARDS):
            g.goods[seat][card] = 0
            g.left[seat][card] = 0
    for seat in range(g.seats):  # SA-04, SA-05
        g.purse[seat] = DIRHAMS_OF_THREE if g.seats == 3 else DIRHAMS
    for card in range(CARDS):
        g.gone[card] = g.card_count[card]
    for i in range(HAND):
        g.bank_pile[i] = 0
    g.bank_left = 0
    g.bank = 0
    lay_camels(g)
    g.kinds_seen = 0
    g.phase = DRAW_KINDS
    g.turn = 0
    g.elder = NOBODY
    g.price = 0
    g.question = 0
    g.waiting = 0
    g.outcome_size = 0
    g.told = 0


@rule
def lay_camels(g: Samarkand) -> None:
    """SA-02: all camels in one pile, in rising order until they are shuffled."""
    g.camels_left = 0
    for i in range(MAX_CAMELS):
        g.camel_pile[i] = 0
    for capacity in range(1, MAX_CAPACITY + 1):
        for _ in range(g.camel_count[capacity]):
            g.camel_pile[g.camels_left] = capacity
            g.camels_left += 1
    g.camel = 0


# -- Chance ---------------------------------------------------------------------------------------------------


@rule
def chance_due(g: Samarkand) -> bool:
    """Does the game wait for a shuffle?"""
    return g.phase <= SHUFFLE_BACK


@rule
def lay_out_pool(g: Samarkand) -> None:
    """What is about to be shuffled, in rising order."""
    if g.phase == DRAW_KINDS:
        lay_out_numbers(g, KINDS)
    elif g.phase == DRAW_ELDER:
        lay_out_numbers(g, g.seats)
    elif g.phase == SHUFFLE_BANK:
        lay_out_bank(g)
    else:
        lay_out_camels(g)


@rule
def lay_out_numbers(g: Samarkand, n: int) -> None:
    """All kinds, or all seats."""
    for i in range(n):
        g.outcome[i] = i
    g.outcome_size = n


@rule
def lay_out_bank(g: Samarkand) -> None:
    """The values in the bank's pile."""
    n = 0
    for value in range(VALUES):
        for i in range(g.bank_left):
            if g.bank_pile[i] == value:
                g.outcome[n] = value
                n += 1
    g.outcome_size = n


@rule
def lay_out_camels(g: Samarkand) -> None:
    """The capacities in the camels' pile."""
    n = 0
    for capacity in range(MAX_CAPACITY + 1):
        for i in range(g.camels_left):
            if g.camel_pile[i] == capacity:
                g.outcome[n] = capacity
                n += 1
    g.outcome_size = n


@rule
def draw(g: Samarkand) -> None:
    """Shuffle what is due to be shuffled: `outcome` says how it fell."""
    lay_out_pool(g)
    shuffle_outcome(g, g.outcome_size)


@rule
def settle(g: Samarkand) -> None:
    """Use the outcome that lies in the state."""
    if g.phase == DRAW_KINDS:
        share_kinds(g)
        g.phase = SHUFFLE_BANK if g.seats == 3 else SHUFFLE_CAMELS
    elif g.phase == SHUFFLE_BANK:
        stack_bank(g)
        g.phase = SHUFFLE_CAMELS
    elif g.phase == SHUFFLE_CAMELS:
        stack_camels(g)
        turn_up_camel(g)
        g.phase = DRAW_ELDER
    elif g.phase == DRAW_ELDER:
        name_elder(g)
        begin_turn(g)
    else:
        stack_camels(g)
        if g.telling:
            tell(g, CAMELS_SHUFFLED, NOBODY, g.camels_left, 0, 0)
        g.phase = STOP
        count_on(g)
        go_on(g)
    g.outcome_size = 0


@rule
def chance(g: Samarkand) -> None:
    draw(g)
    settle(g)


@rule
def share_kinds(g: Samarkand) -> None:
    """SA-04: the first kinds go to the seats; SA-05: with three, the next to the bank; the others leave the game."""
    for seat in range(g.seats):
        kind = g.outcome[seat]
        g.kind[seat] = kind
        for value in range(1, VALUES):
            g.hand[seat][value] = g.card_count[card_of(kind, value)]
            g.gone[card_of(kind, value)] = 0
        if g.telling:
            tell(g, KIND_DRAWN, seat, kind, g.purse[seat], 0)
    if g.seats == 3:
        lay_bank(g, g.outcome[3])


@rule
def lay_bank(g: Samarkand, kind: int) -> None:
    """SA-05: the bank's cards in one pile, in rising order until they are shuffled."""
    g.kind[BANK] = kind
    g.bank_left = 0
    for value in range(1, VALUES):
        for _ in range(g.card_count[card_of(kind, value)]):
            g.bank_pile[g.bank_left] = value
            g.bank_left += 1
        g.gone[card_of(kind, value)] = 0


@rule
def stack_bank(g: Samarkand) -> None:
    """SA-05: the face-down pile, its first item on top."""
    for i in range(g.bank_left):
        g.bank_pile[g.bank_left - 1 - i] = g.outcome[i]


@rule
def stack_camels(g: Samarkand) -> None:
    """SA-06, SA-15: the face-down pile, its first item on top."""
    for i in range(g.camels_left):
        g.camel_pile[g.camels_left - 1 - i] = g.outcome[i]


@rule
def name_elder(g: Samarkand) -> None:
    """SA-06: the first seat drawn."""
    g.elder = g.outcome[0]
    if g.telling:
        tell(g, ELDER_DRAWN, g.elder, 0, 0, 0)


# -- The seats' answers ---------------------------------------------------------------------------------------


@rule
def apply(g: Samarkand, seat: int, action: int) -> None:
    """Take a seat's answer, one of those that `legal` offers, and go on until somebody is asked again."""
    seal(g, seat, action)
    if g.waiting == 0:
        go_on(g)


@rule
def go_on(g: Samarkand) -> None:
    """The sequence of play, from one question or shuffle to the next."""
    while g.waiting == 0 and SELL <= g.phase < OVER:
        if g.phase == SELL:
            reveal_cards(g)
        elif g.phase == STOP:
            settle_moment(g)
            if g.phase == STOP:
                count_on(g)
        elif g.phase == TURN_OVER and g.turn < TURNS:  # SA-22
            begin_turn(g)
        elif g.phase == TURN_OVER:
            close_market(g)
        elif g.phase == LEAVE:
            load_camels(g)
        else:
            score_kinds(g)
