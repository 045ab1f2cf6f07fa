"""What each viewer sees of a game.

Most answers are sealed, and a sealed answer changes nothing for anybody but its own seat, and there most often only
what the view calls `own`. So the rest is worked out once, and kept until something happens.
"""

from typing import Any

import msgspec
from msgspec import Raw

from caravanserai.engine.game import SPECTATOR, Game
from caravanserai.engine.kit import State

encode = msgspec.json.Encoder().encode


class ViewCache:
    def __init__(self, rules: Game[Any], g: State) -> None:
        self.rules = rules
        self.g = g
        self._kept: dict[Any, Any] = {}
        self._open: dict[int, Any] = {}
        self._asks: dict[int, Raw | None] = {}

    def changed(self) -> None:
        """Something happened that is more than an answer being sealed."""
        self._kept.clear()
        self._open.clear()
        self._asks.clear()

    def sealed(self, seat: int) -> None:
        """An answer was sealed, or changed."""
        if not self.rules.quiet_seals:
            self._open.pop(seat, None)
            self._asks.pop(seat, None)

    def view(self, viewer: int) -> Any:
        """The game as this viewer may see it."""
        view = self._open.get(viewer)
        if view is None:
            view = self._open[viewer] = self.rules.view_but_own(self.g, viewer, self._kept)
        if viewer == SPECTATOR:
            return view
        return msgspec.structs.replace(view, own=self.rules.own(self.g, viewer, self._kept))

    def ask(self, seat: int) -> Raw | None:
        """What the seat is asked, or may still change."""
        if seat not in self._asks:
            ask = self.rules.ask(self.g, seat)
            self._asks[seat] = None if ask is None else Raw(encode(ask))
        return self._asks[seat]
