"""The Market of Samarkand's component data (SA-01, SA-02): its shape, its checks, and how it fills a state."""

from collections.abc import Iterator

from msgspec import Struct

from caravanserai.engine.edition import Problem

from .rules.cards import card_of
from .rules.state import (
    HAND,
    MAX_CAMELS,
    MAX_CAPACITY,
    SERIES_EXAMPLE,
    SERIES_TABLE,
    VALUES,
    Samarkand,
)
from .words.names import KIND_NAMES


class Goods(Struct, frozen=True, forbid_unknown_fields=True):
    carpets: tuple[int, ...]
    spices: tuple[int, ...]
    fruits: tuple[int, ...]
    jewels: tuple[int, ...]
    clothes: tuple[int, ...]

    def kinds(self) -> tuple[tuple[int, ...], ...]:
        return self.carpets, self.spices, self.fruits, self.jewels, self.clothes


class Camels(Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    counts: dict[str, int]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    goods: Goods
    camels: Camels


def problems(edition: Edition) -> Iterator[Problem]:
    """All that is wrong with an edition, in the order of the file."""
    for kind, values in zip(KIND_NAMES, edition.goods.kinds(), strict=True):
        yield from _goods_problems(kind, values)
    yield from _camel_problems(edition.camels)


def _goods_problems(kind: str, values: tuple[int, ...]) -> Iterator[Problem]:
    if len(values) != HAND:
        yield ("goods", kind), f"needs {HAND} cards, one for each turn, not {len(values)}"
    if any(not 1 <= value < VALUES for value in values):
        yield ("goods", kind), f"a card's value must be 1 to {VALUES - 1}"
    # Who holds ten like cards has no choice in the first turn, and everybody would see so (SA-34).
    if len(set(values)) < 2:
        yield ("goods", kind), "needs cards of at least two values"


def _camel_problems(camels: Camels) -> Iterator[Problem]:
    if not 1 <= camels.total <= MAX_CAMELS:
        yield ("camels", "total"), f"must be 1 to {MAX_CAMELS}, not {camels.total}"
    for capacity, count in camels.counts.items():
        if capacity not in [str(c) for c in range(1, MAX_CAPACITY + 1)]:
            yield ("camels", "counts", capacity), f"is not a camel's capacity; those are 1 to {MAX_CAPACITY}"
        if not 0 <= count <= MAX_CAMELS:
            yield ("camels", "counts", capacity), f"must be 0 to {MAX_CAMELS}, not {count}"
    added = sum(camels.counts.values())
    if added != camels.total:
        yield ("camels", "counts"), f"the counts add up to {added}, but the total is {camels.total}"


_SERIES = {"table": SERIES_TABLE, "example": SERIES_EXAMPLE}


def fill(g: Samarkand, edition: Edition, options: dict[str, str]) -> None:
    """Lay the edition's numbers and the table's options into a state."""
    g.series = _SERIES[options["series"]]
    g.closed_goods = int(options["closed-goods"] == "on")
    for kind, values in enumerate(edition.goods.kinds()):
        for value in values:
            g.card_count[card_of(kind, value)] += 1
    for capacity, count in edition.camels.counts.items():
        g.camel_count[int(capacity)] = count
