"""What a network sees of a position of Kilim: the seat itself first, then its rivals from its left on."""

from caravanserai.engine.kit import count_bits, rule
from caravanserai.engine.network import UNIT, Values

from ..rules.loom import is_empty
from ..rules.scoring import best_of_others, group_points, largest_group, score, torn_points
from ..rules.state import ARTISAN, COMB, DAYS, STAR, TOKENS, Kilim
from .pad import game_left
from .policy import hand_worth, kept_worth, kilim_worth, outlook


@rule
def features(g: Kilim, seat: int, x: Values) -> int:
    best = -(1 << 40)
    lead = -(1 << 40)
    for other in range(g.seats):
        if other != seat:
            best = max(best, outlook(g, other))
            lead = max(lead, score(g, other))
    x[0] = UNIT * (outlook(g, seat) - best) // 2560
    x[1] = UNIT * (score(g, seat) - lead) // 10
    n = day_features(g, seat, x, 2)
    for turn in range(g.seats):
        n = seat_features(g, (seat + turn) % g.seats, x, n)
    return n


@rule
def day_features(g: Kilim, seat: int, x: Values, n: int) -> int:
    """How far the game has come, and the tokens that the seat has."""
    x[n] = UNIT * game_left(g) // 256
    x[n + 1] = UNIT * g.day // 3
    x[n + 2] = UNIT if g.day == DAYS else 0
    x[n + 3] = UNIT * g.turn // 10
    x[n + 4] = UNIT * g.prize_size // 2
    x[n + 5] = UNIT * g.pile_size[g.day - 1] // 10 if g.day > 0 else 0
    x[n + 6] = UNIT * count_bits(g.hand[seat]) // 10
    n += 7
    for token in range(TOKENS):
        x[n + token] = UNIT if g.token_at[token] == seat else 0
    return n + TOKENS


@rule
def seat_features(g: Kilim, seat: int, x: Values, n: int) -> int:
    """A seat's kilim, what it has kept, and its cards."""
    kilim = kilim_worth(g, seat, game_left(g))
    hand = hand_worth(g, seat)
    kept = kept_worth(g, seat)
    x[n] = UNIT * (kilim + hand + kept) // 5120
    x[n + 1] = UNIT * score(g, seat) // 20
    x[n + 2] = UNIT * kilim // 5120
    x[n + 3] = UNIT * hand // 2560
    x[n + 4] = UNIT * kept // 1024
    x[n + 5] = UNIT * g.showing[seat][0] // 20
    n = kilim_features(g, seat, x, n + 6)
    for card in range(1, ARTISAN + 1):
        x[n] = UNIT if (g.hand[seat] >> card) & 1 else 0
        n += 1
    return n


@rule
def kilim_features(g: Kilim, seat: int, x: Values, n: int) -> int:
    """Holes in the rectangle, points, and the largest group of each motif beside the others'."""
    if is_empty(g, seat):
        for i in range(3 + 4 * (COMB + 1 - STAR)):
            x[n + i] = 0
        return n + 3 + 4 * (COMB + 1 - STAR)
    area = (g.right[seat] - g.left[seat] + 1) * (g.bottom[seat] - g.top[seat] + 1)
    x[n] = UNIT * (area - g.showing[seat][0]) // 5
    x[n + 1] = UNIT * group_points(g, seat) // 10
    x[n + 2] = UNIT * torn_points(g, seat) // 4
    n += 3
    for motif in range(STAR, COMB + 1):
        size = largest_group(g, seat, motif)
        x[n] = UNIT * size // 4
        x[n + 1] = UNIT * g.showing[seat][motif] // 6
        x[n + 2] = UNIT if g.showing[seat][motif] == 0 else 0
        x[n + 3] = UNIT * (size - best_of_others(g, seat, motif)) // 3
        n += 4
    return n
