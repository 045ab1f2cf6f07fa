"""Kilim's component data (KI-01 … KI-06): its shape, its checks, and how it fills a state."""

from collections.abc import Iterator

from msgspec import Struct

from caravanserai.engine.edition import Problem

from .rules.state import (
    DAY_DOMINOES,
    FIRST_PERFECT,
    FIRST_SCRAP,
    FIRST_TORN,
    MAX_GOLD,
    PERFECT,
    PERFECT_DOMINOES,
    SCRAPS,
    STAR,
    TORN,
    TORN_CANCEL,
    TORN_COUNT,
    TORN_DOMINOES,
    Kilim,
)
from .words.names import MOTIF_NAMES, TOKEN_NAMES, Motif

PAIRS = {f"{first}-{second}" for first in MOTIF_NAMES for second in MOTIF_NAMES}


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    gold: int


class Dominoes(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    day_1: tuple[str, ...]
    day_2: tuple[str, ...]
    day_3: tuple[str, ...]

    def days(self) -> tuple[tuple[str, ...], ...]:
        return self.day_1, self.day_2, self.day_3


class TornMotifs(Struct, frozen=True, forbid_unknown_fields=True):
    motifs: tuple[Motif, ...]


class Perfect(Struct, frozen=True, forbid_unknown_fields=True):
    total: int


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    names: tuple[str, ...]


class ScrapMotifs(Struct, frozen=True, forbid_unknown_fields=True):
    motifs: tuple[Motif, ...]


class Edition(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    cards: Cards
    dominoes: Dominoes
    torn: TornMotifs
    perfect: Perfect
    tokens: Tokens
    scraps: ScrapMotifs


def problems(edition: Edition) -> Iterator[Problem]:
    """All that is wrong with an edition, in the order of the file. The rules count on these numbers (KI-11, KI-27)."""
    if edition.cards.gold != MAX_GOLD:
        yield ("cards", "gold"), f"must be {MAX_GOLD}, not {edition.cards.gold}"
    for number, day in enumerate(edition.dominoes.days(), start=1):
        yield from _day_problems(f"day-{number}", day)
    if len(edition.torn.motifs) != TORN_DOMINOES:
        yield ("torn", "motifs"), f"needs {TORN_DOMINOES} motifs, not {len(edition.torn.motifs)}"
    if edition.perfect.total != PERFECT_DOMINOES:
        yield ("perfect", "total"), f"must be {PERFECT_DOMINOES}, one for each day, not {edition.perfect.total}"
    if edition.tokens.names != TOKEN_NAMES:
        yield ("tokens", "names"), f"must be {', '.join(TOKEN_NAMES)}, in this order"
    if len(edition.scraps.motifs) != SCRAPS:
        yield ("scraps", "motifs"), f"needs {SCRAPS} motifs, not {len(edition.scraps.motifs)}"


def _day_problems(key: str, day: tuple[str, ...]) -> Iterator[Problem]:
    if len(day) != DAY_DOMINOES:
        yield ("dominoes", key), f"needs {DAY_DOMINOES} dominoes, one for each Gold card, not {len(day)}"
    for pair in day:
        if pair not in PAIRS:
            yield ("dominoes", key), f"{pair!r} is no pair of motifs; those are {', '.join(MOTIF_NAMES)}"


_TORN_PAIRS = {"count": TORN_COUNT, "cancel": TORN_CANCEL}


def fill(g: Kilim, edition: Edition, options: dict[str, str]) -> None:
    """Lay the edition's motifs and the table's options into a state."""
    g.torn_pairs = _TORN_PAIRS[options["torn-pairs"]]
    pairs = [pair.split("-") for day in edition.dominoes.days() for pair in day]
    for piece, (first, second) in enumerate(pairs):
        g.first_face[piece] = _face(first)
        g.second_face[piece] = _face(second)
    for i, motif in enumerate(edition.torn.motifs):
        g.first_face[FIRST_TORN + i] = _face(motif)
        g.second_face[FIRST_TORN + i] = TORN
    for i in range(edition.perfect.total):
        g.first_face[FIRST_PERFECT + i] = PERFECT
        g.second_face[FIRST_PERFECT + i] = PERFECT
    for i, motif in enumerate(edition.scraps.motifs):
        g.first_face[FIRST_SCRAP + i] = _face(motif)


def _face(motif: str) -> int:
    return STAR + MOTIF_NAMES.index(motif)
