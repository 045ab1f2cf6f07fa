"""What a network sees of a position of Khiva: the seat itself first, then its rivals from its left on."""

from caravanserai.engine.kit import count_bits, rule
from caravanserai.engine.network import UNIT, Values

from ..rules.scoring import score
from ..rules.state import CARDS, CITY, COLOURS, DEAL, SALT_PRICE, Khiva
from .policy import carpets_waiting, game_left, hope, outlook, pile_teapot


@rule
def features(g: Khiva, seat: int, x: Values) -> int:
    best = -(1 << 40)
    lead = -(1 << 40)
    for other in range(g.seats):
        if other != seat:
            best = max(best, outlook(g, other))
            lead = max(lead, score(g, other))
    x[0] = UNIT * (outlook(g, seat) - best) // 2560
    x[1] = UNIT * (score(g, seat) - lead) // 10
    n = table_features(g, x, 2)
    for turn in range(g.seats):
        n = seat_features(g, (seat + turn) % g.seats, x, n)
    return n


@rule
def table_features(g: Khiva, x: Values, n: int) -> int:
    """The camels, the piles and how far the game has come."""
    for camel in range(COLOURS):
        x[n] = UNIT * g.camel_teapot[camel] // 4
        x[n + 1] = UNIT if g.camel_at[camel] == CITY else 0
        n += 2
    x[n] = UNIT * g.teapots_left // 10
    x[n + 1] = UNIT * g.carpets_left // 10
    x[n + 2] = UNIT * g.salt_left // 5
    x[n + 3] = UNIT * g.salt_value[g.salt_bags - g.salt_left] // 5 if g.salt_left > 0 else 0
    x[n + 4] = UNIT * game_left(g) // 256
    x[n + 5] = UNIT * g.reserve // 10
    x[n + 6] = UNIT * g.deal_turn // 4
    x[n + 7] = UNIT if g.phase == DEAL else 0
    x[n + 8] = UNIT * pile_teapot(g) // 1024
    n += 9
    for few in range(1, 4):
        x[n] = UNIT if g.teapots_left <= few else 0
        x[n + 1] = UNIT if g.carpets_left <= few else 0
        x[n + 2] = UNIT if g.salt_left <= few else 0
        n += 3
    return n


@rule
def seat_features(g: Khiva, seat: int, x: Values, n: int) -> int:
    """What a seat has, what it may hope for from each camel, and its cards."""
    x[n] = UNIT * outlook(g, seat) // 5120
    x[n + 1] = UNIT * score(g, seat) // 20
    x[n + 2] = UNIT * g.gems[seat] // 4
    x[n + 3] = UNIT * count_bits(g.salt[seat]) // 2
    x[n + 4] = UNIT * count_bits(g.undelivered[seat]) // 3
    x[n + 5] = UNIT if g.gems[seat] >= SALT_PRICE else 0
    n += 6
    for camel in range(COLOURS):
        hoped = hope(seat, g.camel_at[camel])
        waiting = carpets_waiting(g, seat, camel)
        x[n] = UNIT * hoped // 64
        x[n + 1] = UNIT * waiting // 4
        x[n + 2] = UNIT * hoped * (g.camel_teapot[camel] + waiting) // 512
        n += 3
    for card in range(CARDS):
        x[n + card] = UNIT if (g.hand[seat] >> card) & 1 else 0
    return n + CARDS
