"""The score, category by category (KH-34), and how ties were broken (KH-35)."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caravanserai.engine.phrases import Phrase, seat_name
from caravanserai.strings import Speaker

from ..words.breakdown import Sheet, Tie
from .chips import by_colour


def draw_sheet(sheet: Sheet, speak: Speaker) -> RenderableType:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    table.add_column(speak("khiva-head-rank"), justify="right")
    for heading in ("player", "teapots", "delivered", "salt"):
        table.add_column(speak(f"khiva-head-{heading}"))
    for heading in ("gems", "total"):
        table.add_column(speak(f"khiva-head-{heading}"), justify="right")
    for seat in sorted(range(len(sheet.seats)), key=lambda seat: sheet.seats[seat].rank):
        line = sheet.seats[seat]
        table.add_row(
            str(line.rank),
            Text(speak.name(seat)),
            _sum(" ".join(map(str, line.teapots)), line.teapot_points),
            _sum(by_colour(line.carpets, speak), line.carpet_points),
            _sum(" ".join(map(str, line.salt)), line.salt_points),
            str(line.gems),
            Text(str(line.total), style="bold"),
        )
    ties = [Text(_explain(tie, speak)) for tie in sheet.ties]
    return Group(Rule(speak("khiva-sheet"), align="left", style="dim"), table, *ties)


def _sum(parts: str, points: int) -> Text:
    return Text.assemble((str(points), "bold"), f" = {parts}" if parts else "")


def _explain(tie: Tie, speak: Speaker) -> str:
    held = zip(tie.seats, tie.teapots, tie.best_salt, strict=True)
    seats = tuple(
        Phrase("khiva-tie-seat", {"seat": seat_name(seat), "teapots": teapots, "salt": salt})
        for seat, teapots, salt in held
    )
    sentence = speak.say(Phrase("khiva-tie", {"by": tie.broken_by, "points": tie.points, "seats": seats}))
    return speak("with-clause", clause="KH-35", sentence=sentence)
