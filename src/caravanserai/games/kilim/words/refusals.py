"""What Kilim refuses, besides what all games do."""

from typing import Literal

from caravanserai.engine.refusal import RULES, Catalogue, RulesCode, reasons

Illegal = Literal[
    "kilim-cannot-move",
    "kilim-cannot-turn",
    "kilim-card-gone",
    "kilim-card-placed",
    "kilim-first-square",
    "kilim-gold-gone",
    "kilim-gold-too-high",
    "kilim-gold-too-low",
    "kilim-no-perfect",
    "kilim-no-such-scrap",
    "kilim-no-token",
    "kilim-not-beside",
    "kilim-not-in-kilim",
    "kilim-nothing-placed",
    "kilim-scrap-covered",
    "kilim-scrap-not-beside",
    "kilim-scrap-not-kept",
    "kilim-square-taken",
    "kilim-token-gone",
]

KILIM: Catalogue[Literal[RulesCode, Illegal]] = Catalogue(RULES, reasons("illegal", Illegal))
refusal = KILIM.refusal
