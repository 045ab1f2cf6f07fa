"""Every card and dirham, counted wherever it lies (SA-01 … SA-03): no step of the game changes these numbers."""

from .rules.cards import card_of
from .rules.state import BANK, MAX_CAPACITY, SELLERS, VALUES, Samarkand
from .words.names import KIND_NAMES


def inventory(g: Samarkand) -> dict[str, int]:
    counts = {"dirhams": sum(g.purse) + g.bank}
    for kind, name in enumerate(KIND_NAMES):
        for value in range(1, VALUES):
            counts[f"{name} of {value}"] = _cards(g, kind, value)
    for capacity in range(1, MAX_CAPACITY + 1):
        piled = g.camel_pile[: g.camels_left].count(capacity) + (g.camel == capacity)
        counts[f"camels of {capacity}"] = piled + sum(camels[capacity] for camels in g.camels)
    return counts


def _cards(g: Samarkand, kind: int, value: int) -> int:
    card = card_of(kind, value)
    found = g.gone[card] + sum(goods[card] for goods in g.goods) + sum(left[card] for left in g.left)
    for seller in range(SELLERS):
        if g.kind[seller] == kind:
            found += g.bank_pile[: g.bank_left].count(value) if seller == BANK else g.hand[seller][value]
            found += g.offer[seller] == value
    return found
