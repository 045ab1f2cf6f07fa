"""What a seat of The Market of Samarkand may know (SA-34), as numbers; `research/__init__.py` says what each is."""

from caravanserai.engine.kit import Numbers, rule

from ..rules.loading import goods_of
from ..rules.state import (
    BANK,
    CARDS,
    KINDS,
    LEAVE,
    MAX_CAPACITY,
    OVER,
    RAREST,
    SELL,
    SHUFFLE_BACK,
    STOP,
    VALUES,
    Samarkand,
)


@rule
def observe(g: Samarkand, seat: int, x: Numbers, at: int) -> int:
    n = observe_market(g, seat, x, at)
    n = observe_own(g, seat, x, n)
    for turn in range(g.seats):
        n = observe_seat(g, (seat + turn) % g.seats, turn == 0, x, n)
    return n


@rule
def phase_seen(g: Samarkand) -> int:
    if g.phase == STOP or g.phase == SHUFFLE_BACK:
        return 1
    if g.phase == LEAVE:
        return 2
    if g.phase == RAREST:
        return 3
    return 4 if g.phase == OVER else 0


@rule
def observe_market(g: Samarkand, seat: int, x: Numbers, n: int) -> int:
    if g.phase >= SELL or g.phase == SHUFFLE_BACK:
        x[n + phase_seen(g)] = 1
    x[n + 5] = g.turn
    n += 6
    if g.elder >= 0:
        x[n + (g.elder - seat + g.seats) % g.seats] = 1
    n += g.seats
    x[n] = g.price
    x[n + 1] = g.camel
    x[n + 2] = g.camels_left
    n += 3
    if g.kinds_seen and g.kind[BANK] >= 0:
        x[n + g.kind[BANK]] = 1
    n += KINDS
    x[n] = g.bank_left
    x[n + 1] = g.offer[BANK]
    return n + 2


@rule
def observe_own(g: Samarkand, seat: int, x: Numbers, n: int) -> int:
    if g.kind[seat] >= 0:
        x[n + g.kind[seat]] = 1
    n += KINDS
    for value in range(VALUES):
        x[n + value] = g.hand[seat][value]
    n += VALUES
    x[n] = g.purse[seat]
    for capacity in range(MAX_CAPACITY + 1):
        x[n + 1 + capacity] = g.camels[seat][capacity]
    return n + 2 + MAX_CAPACITY


@rule
def observe_seat(g: Samarkand, other: int, own: bool, x: Numbers, n: int) -> int:
    if g.kinds_seen and g.kind[other] >= 0:
        x[n + g.kind[other]] = 1
    n += KINDS
    cards = 0
    for value in range(VALUES):
        cards += g.hand[other][value]
    camels = 0
    for capacity in range(MAX_CAPACITY + 1):
        camels += g.camels[other][capacity]
    x[n] = g.offer[other]
    x[n + 1] = cards
    x[n + 2] = camels
    x[n + 3] = goods_of(g, other)
    n += 4
    shown = own or not g.closed_goods or g.phase == OVER
    for card in range(CARDS):
        x[n + card] = g.goods[other][card] if shown else 0
        x[n + CARDS + card] = g.left[other][card]
    return n + 2 * CARDS
