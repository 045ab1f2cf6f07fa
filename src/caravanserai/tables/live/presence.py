"""Who is at a table, at this node and at the others."""

from collections.abc import Callable

from caravanserai.engine.game import SPECTATOR

from ..fold.frames import Presence, encode
from .asides import Aside, Here
from .live_table import LiveTable

#: A table is in memory for so long before it is known who looks at it: pages come back after a start, and other nodes
#: have yet to say who looks there.
KNOWN_AFTER = 3_000


def here(live: LiveTable, asks: bool = False) -> Here:
    """At this node."""
    viewers = [listener.viewer for listener in live.audience.listeners]
    return Here(tuple(sorted({*viewers} - {SPECTATOR})), viewers.count(SPECTATOR), asks)


def show_presence(live: LiveTable) -> None:
    """To all who listen here, if it is not what they know already."""
    places = [here(live), *live.elsewhere.values()]
    seats = seats_here(live)
    shown = tuple(seat in seats for seat in range(len(live.table.seats)))
    frame = encode(Presence(shown, sum(place.watching for place in places)))
    if frame != live.presence:
        live.presence = frame
        live.audience.send_all(frame)


def seats_here(live: LiveTable) -> set[int]:
    """The seats whose people look at the table, at any node."""
    return {seat for place in (here(live), *live.elsewhere.values()) for seat in place.seats}


def who_may_be_here(live: LiveTable, now: int) -> set[int]:
    """The same; and everybody, as long as that is not known yet."""
    return seats_here(live) if now - live.since >= KNOWN_AFTER else {*range(len(live.table.seats))}


def announce(live: LiveTable, say: Callable[[str, Aside], None]) -> None:
    """To all who listen here, one of whom may know nothing yet, and to the other nodes."""
    live.presence = b""
    show_presence(live)
    say(live.table.id, here(live))


def is_here(live: LiveTable, seat: int) -> bool:
    """Does whoever has this seat look at the table, at this node or another?"""
    return any(seat in place.seats for place in (here(live), *live.elsewhere.values()))
