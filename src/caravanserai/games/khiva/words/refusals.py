"""What Khiva refuses, besides what all games do."""

from typing import Literal

from caravanserai.engine.refusal import RULES, Catalogue, RulesCode, reasons

Illegal = Literal[
    "khiva-card-count",
    "khiva-card-twice",
    "khiva-must-take",
    "khiva-no-carpet",
    "khiva-not-in-hand",
    "khiva-salt-price",
    "khiva-too-many-gems",
]

KHIVA: Catalogue[Literal[RulesCode, Illegal]] = Catalogue(RULES, reasons("illegal", Illegal))
refusal = KHIVA.refusal
