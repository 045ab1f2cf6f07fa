"""Every component, counted wherever it lies (KH-01, KH-03 … KH-06): no step of the game changes these numbers."""

from .rules.state import MAX_TEAPOT_VALUE, SHUFFLE_CARPETS, SHUFFLE_TEAPOTS, Khiva


def inventory(g: Khiva) -> dict[str, int]:
    held = range(g.seats)
    counts = {
        "cards": g.aside.bit_count()
        + g.discard.bit_count()
        + sum(by >= 0 for by in g.played_by)
        + sum(g.hand[seat].bit_count() for seat in held),
        "salt": g.salt_left + sum(g.salt[seat].bit_count() for seat in held),
        "gems": g.reserve + sum(g.gems[seat] for seat in held),
        "camels": sum(g.camels_on),
    }
    counts["carpets"] = _carpets(g) if g.phase > SHUFFLE_CARPETS else 5 * g.carpets_each
    for value in range(1, MAX_TEAPOT_VALUE + 1):
        laid_out = g.phase > SHUFFLE_TEAPOTS
        counts[f"teapots of {value}"] = _teapots(g, value) if laid_out else g.teapot_count[value]
    return counts


def _carpets(g: Khiva) -> int:
    with_seats = sum(g.undelivered[seat].bit_count() + g.delivered[seat].bit_count() for seat in range(g.seats))
    return g.carpets_left + g.carpets_discarded.bit_count() + with_seats


def _teapots(g: Khiva, value: int) -> int:
    with_seats = sum(g.teapots[seat][value] for seat in range(g.seats))
    return g.teapot_pile[: g.teapots_left].count(value) + g.camel_teapot.count(value) + with_seats
