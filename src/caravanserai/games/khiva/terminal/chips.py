"""Coloured words. The word always says what the colour says."""

from rich.text import Text

from caravanserai.strings import Speaker

from ..words.names import Card, in_words

#: Light and dark backgrounds show all of these.
STYLES = {
    "white": "black on bright_white",
    "blue": "bright_white on blue",
    "green": "black on green",
    "pink": "black on bright_magenta",
    "black": "bright_white on black",
}


def chip(colour: str, words: str) -> Text:
    return Text(f" {words} ", style=STYLES[colour])


def card_chip(card: str, speak: Speaker) -> Text:
    return chip(card.partition("-")[0], speak.say(in_words(Card, card)))


def by_colour(things: tuple[str, ...], speak: Speaker) -> str:
    """Cards or carpets in short: "white 1 3 · pink 2"."""
    values: dict[str, list[str]] = {}
    for thing in things:
        colour, _, value = thing.partition("-")
        values.setdefault(colour, []).append(value)
    return " · ".join(f"{speak('khiva-colour', colour=colour)} {' '.join(each)}" for colour, each in values.items())
