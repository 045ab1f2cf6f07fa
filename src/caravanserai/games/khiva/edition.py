"""Khiva's component data (KH-01 … KH-06): its shape, its checks, and how it fills a state."""

from collections.abc import Iterator

from msgspec import Struct

from caravanserai.engine.edition import Problem

from .rules.state import (
    CITY_ALWAYS,
    CITY_NEVER,
    CITY_WHEN_EMPTY,
    COLOURS,
    MAX_CARPETS,
    MAX_SALT,
    MAX_TEAPOT_VALUE,
    MAX_TEAPOTS,
    VALUES,
    Khiva,
)
from .words.names import COLOUR_NAMES, Colour

MAX_SLOTS = 5
MAX_GEMS = 100
MAX_TOKEN = 99


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    colours: tuple[str, ...]
    values: tuple[int, ...]
    gem_slots: tuple[int, ...]


class Teapots(Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    counts: dict[str, int]


class Carpets(Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    values: dict[Colour, tuple[int, ...]]


class Salt(Struct, frozen=True, forbid_unknown_fields=True):
    total: int
    values: tuple[int, ...]


class Gems(Struct, frozen=True, forbid_unknown_fields=True):
    total: int


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cards: Cards
    teapots: Teapots
    carpets: Carpets
    salt: Salt
    gems: Gems


def problems(edition: Edition) -> Iterator[Problem]:
    """All that is wrong with an edition, in the order of the file."""
    yield from _card_problems(edition.cards)
    yield from _teapot_problems(edition.teapots)
    yield from _carpet_problems(edition.carpets)
    yield from _salt_problems(edition.salt)
    if not 0 <= edition.gems.total <= MAX_GEMS:
        yield ("gems", "total"), f"must be 0 to {MAX_GEMS}, not {edition.gems.total}"


def _card_problems(cards: Cards) -> Iterator[Problem]:
    if cards.colours != COLOUR_NAMES:
        yield ("cards", "colours"), f"must be {', '.join(COLOUR_NAMES)}, in this order"
    if cards.values != tuple(range(1, VALUES + 1)):
        yield ("cards", "values"), f"must be 1 to {VALUES}"
    if len(cards.gem_slots) != VALUES:
        yield ("cards", "gem_slots"), f"needs {VALUES} numbers, one for each card value, not {len(cards.gem_slots)}"
    for value, slots in enumerate(cards.gem_slots, start=1):
        if not 0 <= slots <= MAX_SLOTS:
            yield ("cards", "gem_slots"), f"value {value} must have 0 to {MAX_SLOTS} slots, not {slots}"


def _teapot_problems(teapots: Teapots) -> Iterator[Problem]:
    if not COLOURS < teapots.total <= MAX_TEAPOTS:
        yield ("teapots", "total"), f"must be {COLOURS + 1} to {MAX_TEAPOTS}, not {teapots.total}"
    for value, count in teapots.counts.items():
        if value not in [str(v) for v in range(1, MAX_TEAPOT_VALUE + 1)]:
            yield ("teapots", "counts", value), f"is not a teapot's value; those are 1 to {MAX_TEAPOT_VALUE}"
        if not 0 <= count <= MAX_TEAPOTS:
            yield ("teapots", "counts", value), f"must be 0 to {MAX_TEAPOTS}, not {count}"
    added = sum(teapots.counts.values())
    if added != teapots.total:
        yield ("teapots", "counts"), f"the counts add up to {added}, but the total is {teapots.total}"


def _carpet_problems(carpets: Carpets) -> Iterator[Problem]:
    for colour in COLOUR_NAMES:
        if colour not in carpets.values:
            yield ("carpets", "values"), f"{colour} is missing"
    sizes = {len(values) for values in carpets.values.values()}
    if len(sizes) > 1 or 0 in sizes:
        yield ("carpets", "values"), "each colour must have as many carpets, and at least one"
    for colour, values in carpets.values.items():
        if any(not 1 <= value <= 9 for value in values):
            yield ("carpets", "values", colour), "a carpet's value must be 1 to 9"
    added = sum(map(len, carpets.values.values()))
    if added > MAX_CARPETS:
        yield ("carpets", "values"), f"at most {MAX_CARPETS} carpets fit in, not {added}"
    if added != carpets.total:
        yield ("carpets", "values"), f"there are {added} carpets, but the total is {carpets.total}"


def _salt_problems(salt: Salt) -> Iterator[Problem]:
    if not 1 <= salt.total <= MAX_SALT:
        yield ("salt", "total"), f"must be 1 to {MAX_SALT}, not {salt.total}"
    if len(salt.values) != salt.total:
        yield ("salt", "values"), f"there are {len(salt.values)} bags, but the total is {salt.total}"
    if any(not 1 <= value <= MAX_TOKEN for value in salt.values):
        yield ("salt", "values"), f"a bag's value must be 1 to {MAX_TOKEN}"
    if list(salt.values) != sorted(salt.values, reverse=True):
        yield ("salt", "values"), "the dearest bag lies on top: write them from high to low"


_CITY = {"when-empty": CITY_WHEN_EMPTY, "always": CITY_ALWAYS, "never": CITY_NEVER}


def fill(g: Khiva, edition: Edition, options: dict[str, str]) -> None:
    """Lay the edition's numbers and the table's options into a state."""
    g.city_counts = _CITY[options["city"]]
    g.open_score = int(options["open-score"] == "on")
    g.gem_slots[1:] = edition.cards.gem_slots
    for value, count in edition.teapots.counts.items():
        g.teapot_count[int(value)] = count
    g.carpets_each = edition.carpets.total // COLOURS
    values = [value for colour in COLOUR_NAMES for value in edition.carpets.values[colour]]
    g.carpet_value[: len(values)] = values
    g.salt_bags = edition.salt.total
    g.salt_value[: len(edition.salt.values)] = edition.salt.values
    g.gems_in_box = edition.gems.total
