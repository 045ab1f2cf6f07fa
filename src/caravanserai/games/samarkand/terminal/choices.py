"""The person's questions. Answers are numbers; what stays behind may be written out."""

import re

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from caravanserai.strings import Speaker
from caravanserai.terminal.trouble import Trouble

from ..words.moves import LeaveBehind, Move, Pass, ScoreKind, Sell, Stop
from ..words.names import Ware, in_words
from ..words.questions import Ask, LeaveBehindAsk, ScoreKindAsk, SellAsk, StopAsk, StopOption
from .words import by_kind, prospect_in_words

#: So many of the best are listed; any other can be written out.
SHOWN = 9


def draw_choices(ask: Ask, speak: Speaker) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    match ask:
        case SellAsk():
            for card in ask.cards:
                grid.add_row(_number(card.card[-1]), speak.say(in_words(Ware, card.card)), f"×{card.count}")
        case StopAsk():
            grid.add_row(_number(0), speak("samarkand-pass"))
            for number, option in enumerate(ask.options, start=1):
                grid.add_row(_number(number), *_offer(option, speak))
        case LeaveBehindAsk():
            for number, choice in enumerate(ask.choices[:SHOWN], start=1):
                worth = speak(
                    "samarkand-choice-points", points=choice.points, rarest=choice.rarest, series=choice.series
                )
                grid.add_row(_number(number), by_kind(choice.cards, speak), Text(worth, style="dim"))
        case ScoreKindAsk():
            for number, kind in enumerate(ask.kinds, start=1):
                points = Text(str(kind.points), style="bold" if kind.best else "")
                grid.add_row(_number(number), speak("samarkand-kind", kind=kind.kind), points)
    return grid


def _number(number: int | str) -> Text:
    return Text(f" {number}", style="bold")


def _offer(option: StopOption, speak: Speaker) -> tuple[str, str, Text]:
    if option.capacity is not None:
        ware = speak("samarkand-choice-camel", capacity=option.capacity)
    else:
        ware = speak.say(in_words(Ware, option.card))
    seller = "" if option.seller is None else speak.name(option.seller)
    worth = prospect_in_words(option, speak) if option.can_pay else speak("samarkand-choice-too-dear")
    return ware, seller, Text(worth, style="" if option.can_pay and option.prospect.most else "dim")


# -- reading --------------------------------------------------------------------------------------------------


def read_answer(ask: Ask, words: str) -> Move:
    if isinstance(ask, LeaveBehindAsk) and re.search("[a-z]", words):
        return _written_out(words)
    if not re.fullmatch(r"[0-9]{1,4}", words.strip()):
        raise Trouble("table-not-numbers", words=words[:40])
    number = int(words)
    match ask:
        case SellAsk():
            kind = ask.cards[0].card[:-2]
            return Sell(f"{kind}-{_between(number, 1, 9)}")
        case StopAsk():
            number = _between(number, 0, len(ask.options))
            return Stop(ask.options[number - 1].card) if number else Pass()
        case LeaveBehindAsk():
            return LeaveBehind(ask.choices[_between(number, 1, min(SHOWN, len(ask.choices))) - 1].cards)
        case ScoreKindAsk():
            return ScoreKind(ask.kinds[_between(number, 1, len(ask.kinds)) - 1].kind)


def _written_out(words: str) -> LeaveBehind:
    try:
        return msgspec.convert({"type": "LeaveBehind", "cards": words.replace(",", " ").split()}, LeaveBehind)
    except msgspec.ValidationError:
        raise Trouble("table-not-numbers", words=words[:40]) from None


def _between(number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise Trouble("table-no-such-choice", number=number, least=least, most=most)
    return number
