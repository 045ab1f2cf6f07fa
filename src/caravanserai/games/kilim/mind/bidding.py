"""What a player of Kilim offers for a prize, at a glance: cards, and Gold."""

from caravanserai.engine.chance import random_below
from caravanserai.engine.kit import Actions, count_bits, lowest_bit, rule
from caravanserai.engine.search import POINT

from ..rules.asks import ALL_GOLD, gold_choices
from ..rules.state import (
    ARTISAN,
    BAG,
    FIRST_SCRAP,
    MAX_GOLD,
    ON_BOARD,
    PIECES,
    SCRAP_BAG,
    SPIES,
    SPY,
    TOKENS,
    Kilim,
)
from ..rules.weaving import PLACE_CARD, SEAL_GOLD, answer

#: A prize of this worth, or more, gets the highest Gold in hand; one that is worth nothing gets the lowest.
DEAR = 6 * POINT
#: A prize that is dear enough for a spy; one so cheap that this is the time for the Artisan or the Scrap Bag.
FOR_A_SPY = 4 * POINT
FOR_OTHERS = 410
#: How far the eye is out that values a prize; and how far the hand strays to higher or lower Gold, in 1/256 cards.
BLUR = 256
STRAY = 2 * 256
#: Each card that Gold is away from what seems right makes it so much worse.
ASTRAY = 100
#: Of so many Gold cards that would all do, one is paid where somebody else pays too.
ALIKE = 3


@rule
def nth_bit(bits: int, n: int) -> int:
    for _ in range(n):
        bits &= bits - 1
    return lowest_bit(bits)


@rule
def wanted_gold(prize: int, gold: int) -> int:
    """Which of the Gold in hand the prize deserves, counted from the lowest, in 1/256 cards."""
    return 256 * (count_bits(gold) - 1) * min(DEAR, max(0, prize)) // DEAR


@rule
def scraps_left(g: Kilim) -> int:
    """How many scraps are in the bag; which, only who searches sees."""
    left = 0
    for piece in range(FIRST_SCRAP, PIECES):
        if g.where[piece] == ON_BOARD:
            left += 1
    return left


@rule
def tokens_left(g: Kilim) -> int:
    left = 0
    for token in range(TOKENS):
        if g.token_at[token] < 0:
            left += 1
    return left


@rule
def quick_card(g: Kilim, seat: int, prize: int) -> int:
    hand = g.hand[seat]
    gold = hand & ALL_GOLD
    prize += random_below(g, 2 * BLUR) - BLUR
    if prize >= FOR_A_SPY and (hand >> SPY) & 1 and gold & (gold - 1):
        return SPY
    if prize <= FOR_OTHERS:
        if (hand >> ARTISAN) & 1 and lowest_bit(gold) <= 4 and tokens_left(g) > 0:
            return ARTISAN
        if (hand >> SCRAP_BAG) & 1 and gold >> (11 if g.seats > 2 else 8) and scraps_left(g) > 0:
            return SCRAP_BAG
    n = (wanted_gold(prize, gold) + random_below(g, 2 * STRAY) - STRAY + 128) // 256
    return nth_bit(gold, min(count_bits(gold) - 1, max(0, n)))


@rule
def weigh_cards(g: Kilim, seat: int, prize: int, out: Actions, worth: Actions) -> int:
    hand = g.hand[seat]
    gold = hand & ALL_GOLD
    wanted = wanted_gold(prize, gold)
    n = 0
    bits = gold
    while bits:
        out[n] = answer(PLACE_CARD, lowest_bit(bits), 0, 0, 0)
        worth[n] = -ASTRAY * abs(256 * n - wanted) // 256
        bits &= bits - 1
        n += 1
    if (hand >> SPY) & 1:
        out[n] = answer(PLACE_CARD, SPY, 0, 0, 0)
        worth[n] = (min(prize, FOR_A_SPY) - FOR_A_SPY) // 2
        n += 1
    if (hand >> SCRAP_BAG) & 1:
        out[n] = answer(PLACE_CARD, SCRAP_BAG, 0, 0, 0)
        worth[n] = (FOR_OTHERS - max(prize, FOR_OTHERS)) // 2 - (0 if scraps_left(g) > 0 else DEAR)
        n += 1
    if (hand >> ARTISAN) & 1:
        out[n] = answer(PLACE_CARD, ARTISAN, 0, 0, 0)
        worth[n] = (FOR_OTHERS - max(prize, FOR_OTHERS)) // 2 - (0 if tokens_left(g) > 0 else DEAR)
        n += 1
    return n


@rule
def winning_offers(g: Kilim, seat: int, gold: int) -> int:
    """KI-14: the spy's Gold that would win against the offers that lie open."""
    once = 0
    more = 0
    for other in range(g.seats):
        if other != seat and g.laid[other] > 0:
            offer = 1 << g.laid[other]
            more |= once & offer
            once |= offer
    to_beat = 0
    for value in range(1, MAX_GOLD + 1):
        if ((once & ~more) >> value) & 1:
            to_beat = value
    return gold & ~once & ~((1 << (to_beat + 1)) - 1)


@rule
def others_seal(g: Kilim, seat: int) -> bool:
    return g.payers & ~(1 << seat) != 0


@rule
def right_gold(g: Kilim, seat: int, prize: int) -> int:
    """The Gold that would do, as a bit set: any of the first few of it is as good."""
    gold = gold_choices(g, seat)
    if g.phase == SPIES:
        winning = winning_offers(g, seat, gold)
        return winning if winning and prize > 0 else gold & -gold
    if g.phase == BAG and others_seal(g, seat) and lowest_bit(gold) > g.winning:
        for _ in range(count_bits(gold) - ALIKE):
            gold &= gold - 1
    return gold


@rule
def quick_gold(g: Kilim, seat: int, prize: int) -> int:
    gold = right_gold(g, seat, prize)
    if not others_seal(g, seat):
        return lowest_bit(gold)
    return nth_bit(gold, random_below(g, min(ALIKE, count_bits(gold))))


@rule
def weigh_gold(g: Kilim, seat: int, prize: int, out: Actions, worth: Actions) -> int:
    right = right_gold(g, seat, prize)
    gold = gold_choices(g, seat)
    n = 0
    step = 0
    while gold:
        value = lowest_bit(gold)
        out[n] = answer(SEAL_GOLD, value, 0, 0, 0)
        worth[n] = -4 * POINT
        if (right >> value) & 1:
            worth[n] = -POINT * step // 2
            step += 1
        gold &= gold - 1
        n += 1
    return n
