"""The table: what everybody sells and has bought, and what stands behind the reader's screen."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caravanserai.strings import Speaker

from ..words.view import OwnView, SeatView, View
from .words import NONE, by_kind, shopping_in_words, values_of


def draw_board(view: View, speak: Speaker) -> RenderableType:
    elder = NONE if view.elder is None else speak.name(view.elder)
    title = speak("samarkand-title", turn=view.turn, turns=view.turns, elder=elder)
    if view.price is not None:
        title += " · " + speak("samarkand-title-price", price=view.price)
    lines: list[RenderableType] = [Rule(title, align="left", style="dim"), _holdings(view, speak)]
    if view.bank is not None:
        kind = speak("samarkand-kind", kind=view.bank.kind) if view.bank.kind else speak("samarkand-unseen")
        lines.append(Text(speak("samarkand-bank-line", kind=kind, cards=view.bank.cards)))
    if view.camel is None:
        lines.append(Text(speak("samarkand-no-camel-up", left=view.camels_left)))
    else:
        lines.append(Text(speak("samarkand-camel-up", capacity=view.camel, left=view.camels_left)))
    if view.own is not None:
        lines += _behind_the_screen(view.own, speak)
    return Group(*lines)


def _holdings(view: View, speak: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(speak("samarkand-head-player"), min_width=8, max_width=16, no_wrap=True, overflow="ellipsis")
    table.add_column(speak("samarkand-head-sells"))
    for heading in ("hand", "camels"):
        table.add_column(speak(f"samarkand-head-{heading}"), justify="right")
    table.add_column(speak("samarkand-head-goods"))
    for number, seat in enumerate(view.seats):
        table.add_row(
            Text(speak.name(number), style="bold" if number == speak.you else ""),
            speak("samarkand-kind", kind=seat.kind) if seat.kind else NONE,
            str(seat.hand_size),
            str(seat.camels),
            _goods(seat, speak),
        )
    return table


def _goods(seat: SeatView, speak: Speaker) -> str:
    if seat.goods is None:
        return str(seat.goods_count)
    return by_kind(seat.goods, speak) or NONE


def _behind_the_screen(own: OwnView, speak: Speaker) -> list[RenderableType]:
    camels = " ".join(map(str, own.camels)) or NONE
    lines: list[RenderableType] = [Text(speak("samarkand-purse-line", dirhams=own.dirhams, camels=camels))]
    if own.hand and own.kind:
        cards = f"{speak('samarkand-kind', kind=own.kind)} {values_of(own.hand)}"
        lines.append(Text(speak("samarkand-hand-line", cards=cards)))
    if own.shopping:
        lines += [Text(line) for line in shopping_in_words(own.shopping, speak)]
    return lines
