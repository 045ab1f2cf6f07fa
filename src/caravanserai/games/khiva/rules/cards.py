"""A card as a number (KH-01), and the cards that a seat chooses as one number."""

from caravanserai.engine.kit import rule

from .state import CARDS, VALUES


@rule
def card_of(colour: int, value: int) -> int:
    return VALUES * colour + value - 1


@rule
def colour_of(card: int) -> int:
    """The colour, which is the camel it is for."""
    return card // VALUES


@rule
def value_of(card: int) -> int:
    """1 to 5."""
    return card % VALUES + 1


@rule
def pack(choice: int, card: int) -> int:
    """A choice with one more card at its end: a number in base 25."""
    return choice * CARDS + card


@rule
def unpack_last(choice: int) -> int:
    """The last card of a choice."""
    return choice % CARDS


@rule
def unpack_rest(choice: int) -> int:
    """A choice without its last card; of two cards the other one."""
    return choice // CARDS
