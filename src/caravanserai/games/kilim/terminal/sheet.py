"""The score, category by category (KI-38 … KI-43), and how ties were broken (KI-44)."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caravanserai.engine.phrases import Phrase, seat_name
from caravanserai.strings import Speaker

from ..words.breakdown import SeatScore, Sheet, Tie

CATEGORIES = ("rectangle", "kinds", "groups", "largest", "torn")


def draw_sheet(sheet: Sheet, speak: Speaker) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column(speak("kilim-head-rank"), justify="right")
    table.add_column(speak("kilim-head-player"))
    for heading in CATEGORIES:
        table.add_column(speak(f"kilim-head-{heading}"))
    for heading in ("total", "squares"):
        table.add_column(speak(f"kilim-head-{heading}"), justify="right")
    for seat in sorted(range(len(sheet.seats)), key=lambda seat: sheet.seats[seat].rank):
        line = sheet.seats[seat]
        table.add_row(
            str(line.rank),
            Text(speak.name(seat)),
            *_parts(line, speak),
            Text(str(line.total), style="bold"),
            str(line.squares),
        )
    ties = [Text(_explain(tie, speak)) for tie in sheet.ties]
    return Group(Rule(speak("kilim-sheet"), align="left", style="dim"), table, *ties)


def _parts(line: SeatScore, speak: Speaker) -> list[Text]:
    largest = " ".join(speak("kilim-face", face=motif) for motif in line.largest)
    return [
        _sum(line.rectangle_points, f"{line.width}×{line.height}" if line.squares else ""),
        _sum(line.kinds_points, str(len(line.kinds))),
        _sum(line.group_points, " ".join(str(group.size) for group in line.groups)),
        _sum(line.largest_points, largest),
        _sum(line.torn_points, str(line.torn_counted) if line.torn_counted else ""),
    ]


def _sum(points: int, parts: str) -> Text:
    return Text.assemble((str(points), "bold"), f" ({parts})" if parts else "")


def _explain(tie: Tie, speak: Speaker) -> str:
    seats = tuple(
        Phrase("kilim-tie-seat", {"seat": seat_name(seat), "squares": squares})
        for seat, squares in zip(tie.seats, tie.squares, strict=True)
    )
    sentence = speak.say(Phrase("kilim-tie", {"by": tie.broken_by, "points": tie.points, "seats": seats}))
    return speak("with-clause", clause="KI-44", sentence=sentence)
