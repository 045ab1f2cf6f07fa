"""The score, category by category (SA-26 … SA-30), and how ties were broken (SA-32)."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caravanserai.engine.phrases import Phrase, seat_name
from caravanserai.strings import Speaker

from ..words.breakdown import SeatScore, Sheet, Tie


def draw_sheet(sheet: Sheet, speak: Speaker) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column(speak("samarkand-head-rank"), justify="right")
    for heading in ("player", "wealth", "rarest", "series", "empty"):
        table.add_column(speak(f"samarkand-head-{heading}"))
    table.add_column(speak("samarkand-head-total"), justify="right")
    for seat in sorted(range(len(sheet.seats)), key=lambda seat: sheet.seats[seat].rank):
        line = sheet.seats[seat]
        table.add_row(str(line.rank), Text(speak.name(seat)), *_parts(line, speak), Text(str(line.total), style="bold"))
    ties = [Text(_explain(tie, speak)) for tie in sheet.ties]
    return Group(Rule(speak("samarkand-sheet"), align="left", style="dim"), table, *ties)


def _parts(line: SeatScore, speak: Speaker) -> list[Text]:
    scored = [speak("samarkand-kind", kind=kind.kind) for kind in line.kinds if kind.scored]
    return [
        _sum(line.wealth_points, speak("samarkand-dirhams", dirhams=line.dirhams)),
        _sum(line.rarest_points, "".join(scored)),
        _sum(line.series_points, ", ".join(f"{series.cards}×{series.value}" for series in line.series)),
        _sum(line.empty_points, f"{line.empty_places}/{line.places}"),
    ]


def _sum(points: int, parts: str) -> Text:
    return Text.assemble((str(points), "bold"), f" ({parts})" if parts else "")


def _explain(tie: Tie, speak: Speaker) -> str:
    seats = tuple(
        Phrase("samarkand-tie-seat", {"seat": seat_name(seat), "dirhams": dirhams})
        for seat, dirhams in zip(tie.seats, tie.dirhams, strict=True)
    )
    sentence = speak.say(Phrase("samarkand-tie", {"by": tie.broken_by, "points": tie.points, "seats": seats}))
    return speak("with-clause", clause="SA-32", sentence=sentence)
