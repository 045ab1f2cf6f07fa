"""What a seat of Khiva may know (KH-43, KH-44), as numbers; `research/__init__.py` says what each is."""

from caravanserai.engine.kit import Numbers, count_bits, lowest_bit, rule

from ..rules.board import path_of
from ..rules.scoring import carpet_points, salt_points, teapot_points, teapot_tokens, total
from ..rules.state import CARDS, CHOOSE, CITY, COLOURS, OVER, SHOPS, Khiva


@rule
def observe(g: Khiva, seat: int, x: Numbers, at: int) -> int:
    n = observe_table(g, seat, x, at)
    n = observe_cards(g, seat, x, n)
    return observe_seats(g, seat, x, n)


@rule
def places_left_of(g: Khiva, seat: int, other: int) -> int:
    """How far to the left of a seat another one sits. Without a division: it is asked for every card and camel."""
    return other - seat if other >= seat else other - seat + g.seats


@rule
def observe_table(g: Khiva, seat: int, x: Numbers, n: int) -> int:
    if g.phase >= CHOOSE:
        x[n + g.phase - CHOOSE] = 1
    x[n + 4] = g.turn
    x[n + 5] = g.deal
    x[n + 6] = g.deal_turn
    x[n + 7] = g.ending
    n += 8
    if g.camel >= 0:
        x[n + g.camel] = 1
    n += COLOURS
    if g.mover >= 0:
        x[n + places_left_of(g, seat, g.mover)] = 1
    n += g.seats
    if g.card >= 0:
        x[n + g.card] = 1
    n += CARDS
    x[n] = g.teapots_left
    x[n + 1] = g.carpets_left
    x[n + 2] = g.salt_left
    x[n + 3] = g.salt_value[g.salt_bags - g.salt_left] if g.salt_left > 0 else 0
    x[n + 4] = g.reserve
    n += 5
    spaces = 1 + SHOPS * g.seats
    for camel in range(COLOURS):
        x[n + camel] = g.camel_teapot[camel]
        space = g.camel_at[camel]
        if space != CITY:
            path = path_of(space)
            space += SHOPS * (places_left_of(g, seat, path) - path)
        x[n + COLOURS + spaces * camel + space] = 1
    return n + COLOURS * (1 + spaces)


@rule
def write_cards(cards: int, value: int, x: Numbers, n: int) -> int:
    while cards:
        x[n + lowest_bit(cards)] = value
        cards &= cards - 1
    return n + CARDS


@rule
def observe_cards(g: Khiva, seat: int, x: Numbers, n: int) -> int:
    n = write_cards(g.hand[seat], 1, x, n)
    n = write_cards(g.discard, 1, x, n)
    n = write_cards(g.face_up, 1, x, n)
    right = (seat + g.seats - 1) % g.seats
    for row in range(g.deal_turn + 1):  # the latest is written last
        write_cards(g.given[row][seat], g.deal_turn - row + 1, x, n)
        write_cards(g.given[row][right], g.deal_turn - row + 1, x, n + CARDS)
    return n + 2 * CARDS


@rule
def observe_seats(g: Khiva, seat: int, x: Numbers, n: int) -> int:
    first = n
    width = CARDS + 10 + 2 * COLOURS
    for card in range(CARDS):
        if g.played_by[card] >= 0:
            x[n + width * places_left_of(g, seat, g.played_by[card]) + card] = 1
    for other in range(g.seats):
        n = first + width * places_left_of(g, seat, other) + CARDS
        salt = salt_points(g, other)
        x[n] = count_bits(g.hand[other])
        x[n + 1] = g.gems[other]
        x[n + 2] = teapot_tokens(g, other)
        x[n + 3] = count_bits(g.delivered[other])
        x[n + 4] = count_bits(g.salt[other])
        x[n + 5] = salt
        n += 6
        carpets = g.undelivered[other]
        while carpets:
            carpet = lowest_bit(carpets)
            carpets &= carpets - 1
            colour = n + carpet // g.carpets_each
            x[colour] += 1
            x[colour + COLOURS] += g.carpet_value[carpet]
        n += 2 * COLOURS
        if other == seat or g.open_score or g.phase == OVER:
            teapots = teapot_points(g, other)
            delivered = carpet_points(g, other)
            x[n] = 1
            x[n + 1] = teapots
            x[n + 2] = delivered
            x[n + 3] = total(teapots, delivered, salt, g.gems[other])
    return first + width * g.seats
