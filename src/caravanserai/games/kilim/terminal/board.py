"""The table: what is on offer, what everybody has, and the kilims."""

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caravanserai.strings import Speaker

from ..words.view import SeatView, View
from .symbols import halves, legend, sign

NONE = "–"
#: Kilims side by side, as far as a line goes.
LINE = 78


def draw_board(view: View, speak: Speaker) -> RenderableType:
    title = speak(
        "kilim-title",
        day=view.day,
        turn=view.turn,
        turns=view.turns,
        tokens=_tokens(view, speak),
        left=view.scraps_left,
    )
    lines: list[RenderableType] = [Rule(title, align="left", style="dim"), _holdings(view, speak)]
    lines += _kilims(view, speak)
    lines.append(legend(speak))
    if view.prize:
        prize = [halves(domino.faces) for domino in view.prize]
        lines.append(Text.assemble(speak("kilim-prize", count=len(prize)), " ", Text("  ").join(prize)))
    return Group(*lines)


def _tokens(view: View, speak: Speaker) -> str:
    return " ".join(speak("kilim-token-short", token=token) for token in view.tokens) or NONE


def _holdings(view: View, speak: Speaker) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(speak("kilim-head-player"), min_width=8, max_width=16, no_wrap=True, overflow="ellipsis")
    table.add_column(speak("kilim-head-points"), justify="right")
    for heading in ("gold", "special", "kept"):
        table.add_column(speak(f"kilim-head-{heading}"))
    for number, seat in enumerate(view.seats):
        table.add_row(
            Text(speak.name(number), style="bold" if number == speak.you else ""),
            str(view.sheet.seats[number].total),
            _in_short(seat.gold) or NONE,
            " ".join(speak("kilim-special-short", card=card) for card in seat.specials) or NONE,
            _kept(seat, speak) or NONE,
        )
    return table


def _in_short(gold: tuple[int, ...]) -> str:
    """Runs of Gold by their ends: "1–4 7 9–15"."""
    runs: list[list[int]] = []
    for value in gold:
        if runs and runs[-1][-1] == value - 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _kept(seat: SeatView, speak: Speaker) -> str:
    kept = [speak("kilim-kept-scraps", count=seat.scraps)] if seat.scraps else []
    kept += [speak("kilim-kept-perfects", count=seat.perfects)] if seat.perfects else []
    kept += [speak("kilim-token-short", token=token.token) for token in seat.tokens if not token.used]
    return ", ".join(kept)


def _kilims(view: View, speak: Speaker) -> list[RenderableType]:
    """The kilims one after the other, as many beside each other as fit."""
    drawn = [_kilim(number, seat, speak) for number, seat in enumerate(view.seats) if seat.kilim]
    rows: list[list[list[Text]]] = []
    width = LINE + 1
    for kilim in drawn:
        wide = max(line.cell_len for line in kilim) + 3
        if width + wide > LINE:
            rows.append([])
            width = 0
        rows[-1].append(kilim)
        width += wide
    return [_beside_each_other(row) for row in rows]


def _beside_each_other(kilims: list[list[Text]]) -> RenderableType:
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in kilims:
        grid.add_column(no_wrap=True)
    grid.add_row(*(Text("\n").join(lines) for lines in kilims))
    return grid


def _kilim(number: int, seat: SeatView, speak: Speaker) -> list[Text]:
    """Its owner, the columns' numbers, and a line for each row."""
    shown = visible(seat)
    xs, ys = [x for x, _ in shown], [y for _, y in shown]
    columns = range(min(xs), max(xs) + 1)
    lines = [Text(speak.name(number), style="bold" if number == speak.you else "dim")]
    lines.append(Text("    " + "".join(f"{x:>3}" for x in columns), style="dim"))
    for y in range(min(ys), max(ys) + 1):
        cells = [sign(shown[x, y]) if (x, y) in shown else Text(" · ", style="dim") for x in columns]
        lines.append(Text.assemble((f"{y:>3} ", "dim"), *cells))
    return lines


def visible(seat: SeatView) -> dict[tuple[int, int], str]:
    """The face on top of each square."""
    steps = ((1, 0), (0, 1), (-1, 0), (0, -1))
    shown: dict[tuple[int, int], str] = {}
    for piece in sorted(seat.kilim, key=lambda piece: piece.level):
        shown[piece.x, piece.y] = piece.faces[0]
        if len(piece.faces) == 2:
            dx, dy = steps[piece.turn]
            shown[piece.x + dx, piece.y + dy] = piece.faces[1]
    return shown
