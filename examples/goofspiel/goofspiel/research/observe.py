"""What a seat of Goofspiel may know, as numbers; an answer's number is the value of the card."""

from caravanserai.engine.kit import Actions, Flags, Numbers, rule

from ..rules.play import BID, CARDS, Goofspiel


@rule
def observe(g: Goofspiel, seat: int, x: Numbers, at: int) -> int:
    x[at] = g.turn
    n = at + 1
    for turn in range(g.turn):
        if turn == g.turn - 1 and g.phase == BID:
            x[n + g.prizes[turn] - 1] = 1
        else:
            x[n + CARDS + g.prizes[turn] - 1] = 1
    n += 2 * CARDS
    for turn in range(g.seats):
        other = (seat + turn) % g.seats
        for card in range(CARDS):
            x[n + card] = (g.hand[other] >> (card + 1)) & 1
        x[n + CARDS] = g.points[other]
        n += CARDS + 1
    return n


@rule
def offer(g: Goofspiel, seat: int, mask: Flags, at: int, out: Actions) -> int:
    n = 0
    for card in range(1, g.cards + 1):
        if (g.hand[seat] >> card) & 1:
            mask[at + card] = 1
            n += 1
    return n


@rule
def answer_at(g: Goofspiel, seat: int, number: int, out: Actions) -> int:
    return number
