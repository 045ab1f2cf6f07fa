"""What the Market of Samarkand refuses, besides what all games do."""

from typing import Literal

from caravanserai.engine.refusal import RULES, Catalogue, RulesCode, reasons

Illegal = Literal[
    "samarkand-leave-count",
    "samarkand-no-camel",
    "samarkand-not-in-hand",
    "samarkand-not-on-offer",
    "samarkand-not-rarest",
    "samarkand-not-yours",
    "samarkand-order-price-gone",
    "samarkand-own-goods",
]
NotNow = Literal["samarkand-order-no-market"]

SAMARKAND: Catalogue[Literal[RulesCode, Illegal, NotNow]] = Catalogue(
    RULES, reasons("illegal", Illegal), reasons("not-yours-now", NotNow)
)
refusal = SAMARKAND.refusal
