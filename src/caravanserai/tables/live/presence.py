"""Who is at a table, at this node and at the others."""

from collections.abc import Callable

from caravanserai.engine.game import SPECTATOR

from ..fold.frames import Presence, encode
from .asides import Aside, Here
from .live_table import LiveTable


def here(live: LiveTable, asks: bool = False) -> Here:
    """At this node."""
    viewers = [listener.viewer for listener in live.audience.listeners]
    return Here(tuple(sorted({*viewers} - {SPECTATOR})), viewers.count(SPECTATOR), asks)


def show_presence(live: LiveTable) -> None:
    """To all who listen here."""
    places = [here(live), *(place for place, _ in live.elsewhere.values())]
    seats = {seat for place in places for seat in place.seats}
    shown = tuple(seat in seats for seat in range(len(live.table.seats)))
    live.audience.send_all(encode(Presence(shown, sum(place.watching for place in places))))


def announce(live: LiveTable, say: Callable[[str, Aside], None]) -> None:
    """To all who listen here, and to the other nodes."""
    show_presence(live)
    say(live.table.id, here(live))
