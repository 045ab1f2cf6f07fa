"""The person's questions: the cards in hand, gems to spend, salt or carpet. Answers are numbers."""

import re

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.strings import Speaker
from caravanserai.terminal.trouble import Trouble

from ..words.moves import (
    Ask,
    ChooseCards,
    ChooseCardsAsk,
    Decline,
    Landing,
    Move,
    Shop4Ask,
    SpendGems,
    SpendGemsAsk,
    TakeCarpet,
    TakeSalt,
)
from ..words.names import Space, in_words
from .chips import card_chip


def draw_choices(ask: Ask, speak: Speaker) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    match ask:
        case ChooseCardsAsk():
            for number, preview in enumerate(ask.cards, start=1):
                ways = " · ".join(_landing(landing, speak) for landing in preview.landings)
                grid.add_row(_number(number), card_chip(preview.card, speak), f"→ {ways}")
            return Group(Text(speak("khiva-hand"), style="dim"), grid)
        case SpendGemsAsk():
            for landing in ask.landings:
                grid.add_row(_number(landing.gems), f"→ {speak.say(in_words(Space, landing.space))}")
        case Shop4Ask():
            grid.add_row(_number(1), speak("khiva-choice-salt", salt=ask.salt, price=ask.price))
            grid.add_row(_number(2), speak("khiva-choice-carpet" if ask.carpet else "khiva-choice-nothing"))
    return grid


def _number(number: int) -> Text:
    return Text(f" {number}", style="bold")


def _landing(landing: Landing, speak: Speaker) -> str:
    return speak("khiva-landing", gems=landing.gems, space=in_words(Space, landing.space))


def read_answer(ask: Ask, words: str) -> Move:
    if not re.fullmatch(r"[0-9 ,;]*[0-9][0-9 ,;]*", words) or len(words) > 40:
        raise Trouble("table-not-numbers", words=words[:40])
    match ask:
        case ChooseCardsAsk():
            return _read_cards(ask, [int(digit) for digit in words if digit.isdigit()])
        case SpendGemsAsk():
            return SpendGems(_one_number(words))
        case Shop4Ask():
            goods: list[Move] = [TakeSalt(), TakeCarpet() if ask.carpet else Decline()]
            number = _one_number(words)
            if number not in (1, 2):
                raise Trouble("table-no-such-choice", number=number, least=1, most=2)
            return goods[number - 1]


def _read_cards(ask: ChooseCardsAsk, numbers: list[int]) -> ChooseCards:
    """A hand has at most eight cards, so each digit is one: "2 4" and "24" are the same."""
    for number in numbers:
        if not 1 <= number <= len(ask.cards):
            raise Trouble("table-no-such-choice", number=number, least=1, most=len(ask.cards))
    cards = tuple(ask.cards[number - 1].card for number in numbers)
    return ChooseCards(cards[: ask.each], cards[ask.each :])


def _one_number(words: str) -> int:
    numbers = re.findall(r"[0-9]+", words)
    if len(numbers) != 1:
        raise Trouble("table-not-numbers", words=words)
    return int(numbers[0])
