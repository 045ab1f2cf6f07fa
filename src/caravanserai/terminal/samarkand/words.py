"""Goods in few words."""

from collections import Counter

from caravanserai.rules.samarkand.names import KIND_NAMES
from caravanserai.strings import Speaker

NONE = "–"


def by_kind(cards: tuple[str, ...], speak: Speaker) -> str:
    """Goods by kind, the values of each: "spices 1 1 5, jewels 2"."""
    lots = [(kind, [card[-1] for card in cards if card.startswith(kind)]) for kind in KIND_NAMES]
    return ", ".join(f"{speak('samarkand-kind', kind=kind)} {' '.join(values)}" for kind, values in lots if values)


def values_of(cards: tuple[str, ...]) -> str:
    """A hand of one kind: "1 ×3  2 ×2  7"."""
    counts = Counter(card[-1] for card in cards)
    return "  ".join(value if count == 1 else f"{value} ×{count}" for value, count in counts.items())
