"""The board: the city, one path for each seat, the piles, and what everybody has."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caravanserai.strings import Speaker

from ..rules.state import SHOPS
from ..words.view import CamelView, TokensView, View
from .chips import by_colour, chip

NONE = "–"


def draw_board(view: View, speak: Speaker) -> RenderableType:
    turn = view.turn + (view.phase == "choose")
    title = f"{speak('table-turn', turn=turn)} · {_piles(view, speak)}"
    lines: list[RenderableType] = [Rule(title, align="left", style="dim")]
    lines += [_city(view, speak), _paths(view, speak), _holdings(view, speak)]
    if view.face_up:
        lines.append(speak("khiva-face-up", cards=by_colour(view.face_up, speak)))
    if view.discard:
        lines.append(speak("khiva-discard", cards=by_colour(view.discard, speak)))
    if view.ending:
        lines.append(Text(speak("khiva-ending"), style="bold"))
    return Group(*lines)


def _city(view: View, speak: Speaker) -> Text:
    chips = [_camel(camel, speak) for camel in view.camels if camel.space.place == "city"]
    if not chips:
        return Text(speak("khiva-city-empty"))
    before, _, after = speak("khiva-in-city", camels="\0").partition("\0")
    return Text.assemble(before, Text(" ").join(chips), after)


def _camel(camel: CamelView, speak: Speaker) -> Text:
    if camel.teapot is None:
        return chip(camel.colour, speak("khiva-load-empty", colour=camel.colour))
    return chip(camel.colour, speak("khiva-load", colour=camel.colour, teapot=camel.teapot))


def _paths(view: View, speak: Speaker) -> Table:
    """A shop has room for one camel, and no camel rests on a counter."""
    table = _plain_table(speak("khiva-head-seat"))
    for shop in range(1, SHOPS + 1):
        heading = f"{speak('khiva-head-shop', shop=shop)}\n{speak('khiva-head-brings', shop=shop)}"
        table.add_column(heading, min_width=11)
    table.add_column(f"{speak('khiva-head-counter')}\n{speak('khiva-head-teapots')}")
    standing = {(camel.space.path, camel.space.shop): camel for camel in view.camels}
    for seat in range(len(view.seats)):
        row = [standing.get((seat, shop)) for shop in range(1, SHOPS + 1)]
        cells = [_camel(camel, speak) if camel else Text("·", style="dim") for camel in row]
        table.add_row(_name(seat, speak), *cells, _counter(view, seat))
    return table


def _plain_table(first: str) -> Table:
    """No lines: five seats and a hand of five cards just fit on 24 of them."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(first, min_width=8, max_width=16, no_wrap=True, overflow="ellipsis")
    return table


def _name(seat: int, speak: Speaker) -> Text:
    return Text(speak.name(seat), style="bold" if seat == speak.you else "")


def _counter(view: View, seat: int) -> str:
    """How many teapots stand there; their points where the reader may know them."""
    held, tokens = view.seats[seat].teapots, _tokens(view, seat)
    return str(held) if not held or tokens is None else f"{held} ({tokens.teapot_points})"


def _holdings(view: View, speak: Speaker) -> Table:
    table = _plain_table(speak("khiva-head-player"))
    for heading in ("hand", "gems"):
        table.add_column(speak(f"khiva-head-{heading}"), justify="right")
    table.add_column(speak("khiva-head-salt"))
    table.add_column(speak("khiva-head-delivered"))
    table.add_column(speak("khiva-head-undelivered"))
    for number, seat in enumerate(view.seats):
        table.add_row(
            _name(number, speak),
            str(seat.hand_size),
            str(seat.gems),
            " ".join(map(str, seat.salt)) or NONE,
            _delivered(view, number),
            by_colour(seat.undelivered, speak) or NONE,
        )
    return table


def _delivered(view: View, seat: int) -> str:
    delivered, tokens = view.seats[seat].delivered, _tokens(view, seat)
    return str(delivered) if not delivered or tokens is None else f"{delivered} ({tokens.carpet_points})"


def _tokens(view: View, seat: int) -> TokensView | None:
    """What lies face down before a seat, if the reader may know it."""
    if view.own is not None and view.own.seat == seat:
        return view.own.tokens
    return view.seats[seat].tokens


def _piles(view: View, speak: Speaker) -> str:
    piles = view.piles
    salt = " ".join(map(str, piles.salt)) or NONE
    return speak("khiva-piles", teapots=piles.teapots, carpets=piles.carpets, salt=salt, gems=piles.gems)
