"""The market (KI-10 … KI-17): cards, spies, the auction."""

from caravanserai.engine.kit import count_bits, lowest_bit, rule
from caravanserai.engine.telling import tell

from .asks import ALL_GOLD, gold_choices
from .free import has_free_action
from .state import (
    BAG,
    CALL,
    CARD_CHANGED,
    CARD_PLACED,
    CARD_REVEALED,
    CARD_TAKEN_BACK,
    DOMINO_TURNED_UP,
    GOLD_CHANGED,
    GOLD_SEALED,
    IN_PRIZE,
    MAX_GOLD,
    NOBODY,
    OFFER_CANCELLED,
    OFFER_MADE,
    PLACE,
    PRIZE_LEFT,
    PRIZE_WON,
    SPIES,
    SPY,
    WEAVE,
    Kilim,
)


@rule
def ask(g: Kilim, phase: int, seats: int) -> None:
    """Something new is asked of these seats, or the phase is passed over because there is nobody to ask."""
    g.phase = phase
    g.waiting = seats
    if seats:
        g.question += 1


# -- A turn: placing cards ------------------------------------------------------------------------------------


@rule
def begin_turn(g: Kilim) -> None:
    """KI-10: the top domino is turned up beside those that are unsold; all place a card at once."""
    g.turn += 1
    day = g.day - 1
    g.pile_size[day] -= 1
    domino = g.pile[day][g.pile_size[day]]
    g.pile[day][g.pile_size[day]] = 0
    g.where[domino] = IN_PRIZE
    g.prize[g.prize_size] = domino
    g.prize_size += 1
    g.winner = NOBODY
    g.winning = 0
    g.payers = 0
    for seat in range(g.seats):
        g.placed[seat] = NOBODY
        g.card[seat] = NOBODY
        g.laid[seat] = 0
        g.sealed_gold[seat] = 0
    if g.telling:
        tell(g, DOMINO_TURNED_UP, NOBODY, domino, 0, 0)
    ask(g, PLACE, (1 << g.seats) - 1)
    for seat in range(g.seats):
        place_if_forced(g, seat)


@rule
def place_if_forced(g: Kilim, seat: int) -> None:
    """One card left and no free action: there is nothing to ask."""
    hand = g.hand[seat]
    if hand & (hand - 1) == 0 and not has_free_action(g, seat):
        place_card(g, seat, lowest_bit(hand))


@rule
def place_card(g: Kilim, seat: int, card: int) -> None:
    """Keep a card secret; until the last one is in it may be changed."""
    if g.telling:
        tell(g, CARD_PLACED if g.placed[seat] < 0 else CARD_CHANGED, seat, 0, 0, 0)
    g.placed[seat] = card
    g.waiting &= ~(1 << seat)


@rule
def take_back(g: Kilim, seat: int) -> None:
    """KI-32 (a): that opens the window for free actions again."""
    g.placed[seat] = NOBODY
    g.waiting |= 1 << seat
    if g.telling:
        tell(g, CARD_TAKEN_BACK, seat, 0, 0, 0)


@rule
def reveal(g: Kilim) -> None:
    """KI-13: the cards are turned over together. Gold is an offer; then the spies choose theirs."""
    spies = 0
    for seat in range(g.seats):
        card = g.placed[seat]
        g.placed[seat] = NOBODY
        g.card[seat] = card
        g.hand[seat] ^= 1 << card  # KI-11, KI-12: out until the day ends
        if card <= MAX_GOLD:
            g.laid[seat] = card
        if card == SPY:
            spies |= 1 << seat
        if g.telling:
            tell(g, CARD_REVEALED, seat, card, 0, 0)
    ask_for_gold(g, SPIES, spies)


# -- Gold that is chosen after the reveal ---------------------------------------------------------------------


@rule
def ask_for_gold(g: Kilim, phase: int, payers: int) -> None:
    """KI-13, KI-20, KI-25: all of them at once, face down. Who has only one way to answer need not be asked."""
    ask(g, phase, payers)
    g.payers = payers
    for seat in range(g.seats):
        if (payers >> seat) & 1:
            gold = gold_choices(g, seat)
            if gold & (gold - 1) == 0:
                seal_gold(g, seat, lowest_bit(gold))


@rule
def seal_gold(g: Kilim, seat: int, gold: int) -> None:
    if g.telling:
        tell(g, GOLD_SEALED if g.sealed_gold[seat] == 0 else GOLD_CHANGED, seat, purpose(g), 0, 0)
    g.sealed_gold[seat] = gold
    g.waiting &= ~(1 << seat)


@rule
def purpose(g: Kilim) -> int:
    """What Gold is sealed for now: 0 a spy's offer, 1 the Scrap Bag, 2 the Artisan."""
    if g.phase == BAG:
        return 1
    return 2 if g.phase == CALL else 0


@rule
def spend_gold(g: Kilim, seat: int) -> int:
    """KI-11, KI-17: the sealed Gold lies open now, and is out until the day ends."""
    gold = g.sealed_gold[seat]
    g.sealed_gold[seat] = 0
    g.hand[seat] ^= 1 << gold
    g.laid[seat] = gold
    return gold


# -- The auction ----------------------------------------------------------------------------------------------


@rule
def hold_auction(g: Kilim) -> None:
    """KI-14: equal offers cancel each other, the highest that is left wins; KI-15: or nobody does."""
    for seat in range(g.seats):
        if (g.payers >> seat) & 1:
            gold = spend_gold(g, seat)
            if g.telling:
                tell(g, OFFER_MADE, seat, gold, 0, 0)
    g.payers = 0
    once = 0
    more = 0
    for seat in range(g.seats):
        if g.laid[seat] > 0:
            offer = 1 << g.laid[seat]
            more |= once & offer
            once |= offer
    if g.telling:
        tell_cancelled(g, more)
    for seat in range(g.seats):
        gold = g.laid[seat]
        if gold > g.winning and not (more >> gold) & 1:
            g.winning = gold
            g.winner = seat
    if g.telling:
        if g.winner >= 0:
            tell(g, PRIZE_WON, g.winner, g.winning, g.prize_size, 0)
        else:
            tell(g, PRIZE_LEFT, NOBODY, g.prize_size, 0, 0)
    ask(g, WEAVE, 1 << g.winner if g.winner >= 0 else 0)


@rule
def tell_cancelled(g: Kilim, cancelled: int) -> None:
    for gold in range(MAX_GOLD, 0, -1):
        if (cancelled >> gold) & 1:
            for seat in range(g.seats):
                if g.laid[seat] == gold:
                    tell(g, OFFER_CANCELLED, seat, gold, 0, 0)


assert count_bits(ALL_GOLD) == MAX_GOLD, "a hand of Gold is a bit set of its values"
