"""A game of Goofspiel, in the rulebook's order. An action is the value of a card; `apply` is the only way in."""

from caravanserai.engine.chance import clear_outcome, random_member, seed_chance, shuffle_outcome
from caravanserai.engine.common import next_seat, pending, question, rank, score
from caravanserai.engine.kit import Actions, State, i1, i2, lowest_bit, rule, state
from caravanserai.engine.telling import ROW, forget_told, tell

__all__ = ["next_seat", "pending", "question", "rank", "score"]  # as many games have them; GO-08

#: The most cards of a set. A set of cards is a bit set: the card of value v is bit v.
CARDS = 13
MAX_SEATS = 5
NOBODY = -1

# What the game waits for.
SHUFFLE, BID, OVER = range(3)

# What happened, as rows of (kind, seat, a, b, c): `TOLD` in words.py has the events in this order.
PRIZE_TURNED_UP, BID_SEALED, BID_CHANGED, BID_SHOWN, PRIZE_TAKEN, PRIZE_DISCARDED, GAME_ENDED = range(7)
MAX_EVENTS = 20


@state
class Goofspiel(State):
    """One game of Goofspiel."""

    #: How many cards a set has (GO-01).
    cards: int = i1()
    phase: int = i1()
    #: Turns that have begun; the prize of turn t is `prizes[t - 1]`, and what was bid for it `shown[t - 1]`.
    turn: int = i1()
    prizes: list[int] = i1(CARDS)
    shown: list[list[int]] = i1(CARDS, MAX_SEATS)
    hand: list[int] = i2(MAX_SEATS)
    won: list[int] = i2(MAX_SEATS)
    points: list[int] = i1(MAX_SEATS)
    #: Seats that must bid, as a bit set; and what each has bid, or 0.
    waiting: int = i1()
    bid: list[int] = i1(MAX_SEATS)
    outcome: list[int] = i1(CARDS)
    events: list[int] = i1(ROW * MAX_EVENTS)


STATE = Goofspiel


@rule
def setup(g: Goofspiel) -> None:
    """GO-01: everybody holds a whole set; the shuffle of the prizes is due."""
    for seat in range(MAX_SEATS):
        g.hand[seat] = (2 << g.cards) - 2 if seat < g.seats else 0
        g.won[seat] = 0
        g.points[seat] = 0
        g.bid[seat] = 0
    g.phase = SHUFFLE
    g.turn = 0
    g.waiting = 0
    g.told = 0


@rule
def chance_due(g: Goofspiel) -> bool:
    return g.phase == SHUFFLE


@rule
def lay_out_pool(g: Goofspiel) -> None:
    for i in range(g.cards):
        g.outcome[i] = i + 1
    g.outcome_size = g.cards


@rule
def settle(g: Goofspiel) -> None:
    """GO-02: the prizes lie face down, and the first is turned up."""
    for i in range(g.cards):
        g.prizes[i] = g.outcome[i]
    g.outcome_size = 0
    turn_up(g)


@rule
def chance(g: Goofspiel) -> None:
    lay_out_pool(g)
    shuffle_outcome(g, g.outcome_size)
    settle(g)


@rule
def turn_up(g: Goofspiel) -> None:
    """GO-02: the next prize; everybody bids for it."""
    g.turn += 1
    g.phase = BID
    g.waiting = (1 << g.seats) - 1
    tell(g, PRIZE_TURNED_UP, NOBODY, g.prizes[g.turn - 1], g.turn, 0)


@rule
def legal(g: Goofspiel, seat: int, out: Actions) -> int:
    """GO-03: any card of the hand; GO-04: also in place of a sealed one."""
    n = 0
    if g.phase == BID:
        hand = g.hand[seat]
        for card in range(1, g.cards + 1):
            if (hand >> card) & 1:
                out[n] = card
                n += 1
    return n


@rule
def apply(g: Goofspiel, seat: int, action: int) -> None:
    """GO-03, GO-04: a bid is sealed, or changed as long as others are missing."""
    tell(g, BID_SEALED if g.bid[seat] == 0 else BID_CHANGED, seat, 0, 0, 0)
    g.bid[seat] = action
    g.waiting &= ~(1 << seat)
    if g.waiting == 0:
        reveal(g)
        turn_up(g)
        if g.turn == g.cards:  # GO-07: who has one card left has no choice
            for other in range(g.seats):
                g.bid[other] = lowest_bit(g.hand[other])
            reveal(g)
            g.waiting = 0
            g.phase = OVER
            tell(g, GAME_ENDED, NOBODY, 0, 0, 0)


@rule
def reveal(g: Goofspiel) -> None:
    """GO-05: the highest bid takes the prize; GO-06: if several are highest, nobody does. All bids are spent."""
    highest = 0
    taker = NOBODY
    for seat in range(g.seats):
        bid = g.bid[seat]
        tell(g, BID_SHOWN, seat, bid, 0, 0)
        if bid > highest:
            highest = bid
            taker = seat
        elif bid == highest:
            taker = NOBODY
        g.hand[seat] ^= 1 << bid
        g.shown[g.turn - 1][seat] = bid
        g.bid[seat] = 0
    prize = g.prizes[g.turn - 1]
    tell(g, PRIZE_DISCARDED if taker == NOBODY else PRIZE_TAKEN, taker, prize, highest, 0)
    if taker != NOBODY:
        g.points[taker] += prize
        g.won[taker] |= 1 << prize


@rule
def redeal(g: Goofspiel, seat: int, seed: int) -> None:
    """GO-09: hands are known by counting; hidden are the prizes to come, and what others have sealed."""
    reshuffle(g, seed)
    for other in range(g.seats):
        if other != seat and g.bid[other] > 0:
            g.bid[other] = random_member(g, g.hand[other])
    forget_told(g)


@rule
def reshuffle(g: Goofspiel, seed: int) -> None:
    """Only the prizes that nobody has seen."""
    seed_chance(g, seed)
    unseen = (2 << g.cards) - 2
    for i in range(g.turn):
        unseen ^= 1 << g.prizes[i]
    for i in range(g.turn, g.cards if g.turn > 0 else 0):
        g.prizes[i] = random_member(g, unseen)
        unseen ^= 1 << g.prizes[i]
    clear_outcome(g)
