"""A card as a number: 10 * kind + value."""

from caravanserai.engine.kit import rule

from .state import VALUES


@rule
def card_of(kind: int, value: int) -> int:
    return VALUES * kind + value


@rule
def kind_of(card: int) -> int:
    return card // VALUES


@rule
def value_of(card: int) -> int:
    """1 to 9."""
    return card % VALUES
