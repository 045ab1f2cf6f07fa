"""Any game that lays its table as a tableau, drawn with letters."""

import re
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from caravanserai.engine.game import game
from caravanserai.engine.phrases import phrase_of
from caravanserai.engine.tableau import Reveal, Tile, View, Zone
from caravanserai.engine.usual import Sheet
from caravanserai.strings import Speaker

from .trouble import Trouble


class GeneralDrawing:
    def __init__(self, key: str) -> None:
        self.key = key
        self.roles = {told.event: told.role for told in game(key).told}

    def turn(self, view: View) -> int:
        return view.turn

    def board(self, view: View, speak: Speaker) -> RenderableType:
        title = Rule(speak("any-turn", turn=view.turn, turns=view.turns), align="left", style="dim")
        common = [Text(self._line(zone, speak)) for zone in view.zones if zone.owner is None]
        shown = [Text(self._shown(one, speak), style="dim") for one in view.revealed]
        return Group(title, *shown, *common, self._seats(view, speak))

    def _seats(self, view: View, speak: Speaker) -> Table:
        names = [*dict.fromkeys(zone.name for zone in view.zones if zone.owner is not None)]
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        table.add_column(speak("any-head-player"))
        table.add_column(speak("any-head-points"), justify="right")
        for name in names:
            table.add_column(self._zone_name(name, speak))
        for seat, points in enumerate(view.points):
            own = {zone.name: self._what(zone, speak) for zone in view.zones if zone.owner == seat}
            table.add_row(Text(speak.name(seat)), str(points), *(own.get(name, "") for name in names))
        return table

    def _line(self, zone: Zone, speak: Speaker) -> str:
        return speak("any-zone", zone=self._zone_name(zone.name, speak), what=self._what(zone, speak))

    def _what(self, zone: Zone, speak: Speaker) -> str:
        if zone.what in ("pile", "count"):
            return str(zone.count)
        left = [tile for place, tile in enumerate(zone.tiles) if place not in zone.gone]
        return " ".join(self._short(tile, speak) for tile in left) or "–"

    def _shown(self, one: Reveal, speak: Speaker) -> str:
        tiles = enumerate(one.tiles)
        shown = [f"{speak.name(seat)} {self._short(tile, speak)}" for seat, tile in tiles if tile is not None]
        return speak("any-shown", turn=one.turn, tiles=", ".join(shown))

    def _zone_name(self, name: str, speak: Speaker) -> str:
        return speak(f"{self.key}-zone-{name}")

    def _short(self, tile: Tile, speak: Speaker) -> str:
        return str(tile.number) if tile.number is not None else self._tile(tile, speak)

    def _tile(self, tile: Tile, speak: Speaker) -> str:
        return speak(f"{self.key}-tile-{tile.kind}", number=tile.number or 0)

    def board_first(self, ask: Any) -> bool:
        return True

    def choices(self, ask: Any, speak: Speaker) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for number, choice in enumerate(ask.choices, start=1):
            move = speak.say(game(self.key).describe(choice.move))
            grid.add_row(Text(f" {number}", style="bold"), move, Text(self._brings(choice, speak), style="dim"))
        return grid

    def _brings(self, choice: Any, speak: Speaker) -> str:
        return "" if choice.brings is None else speak.say(phrase_of(self.key, choice.brings))

    def help(self, ask: Any, speak: Speaker) -> str:
        return speak("any-help", most=len(ask.choices))

    def read(self, ask: Any, words: str) -> Any:
        if not re.fullmatch(r"[0-9]{1,6}", words):
            raise Trouble("table-not-numbers", words=words[:40])
        number = int(words)
        if not 1 <= number <= len(ask.choices):
            raise Trouble("table-no-such-choice", number=number, least=1, most=len(ask.choices))
        return ask.choices[number - 1].move

    def quiet(self, event: Any) -> bool:
        return self.roles.get(type(event)) == "quiet"

    def opens(self, event: Any, before: Any) -> bool:
        """A paragraph for each turn."""
        return self.roles.get(type(event)) == "begins"

    def sheet(self, sheet: Sheet, speak: Speaker) -> RenderableType:
        table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
        table.add_column(speak("any-head-rank"), justify="right")
        table.add_column(speak("any-head-player"))
        table.add_column(speak("any-head-points"), justify="right")
        for seat in sorted(range(len(sheet.seats)), key=lambda seat: sheet.seats[seat].rank):
            line = sheet.seats[seat]
            table.add_row(str(line.rank), Text(speak.name(seat)), Text(str(line.total), style="bold"))
        return Group(Rule(speak("any-sheet"), align="left", style="dim"), table)
