"""A tableau drawn: each seat's tiles and numbers in a row, and below what was shown last."""

from collections.abc import Iterator

from caravanserai.engine.tableau import Reveal, Tile, View, Zone

from .svg import CARD, HIGH, INK, LINE, SOFT, WIDE, emblem, rect, text, tile

#: Kinds of tiles in the order in which they are met, as on the page.
KINDS = ("#b5402f", "#27335c", "#6e7b3c", "#1f8a8a", "#8a5a00")
LEFT, RIGHT = 74, 70


def draw(view: View) -> str:
    seats = len(view.points)
    shown = view.revealed[-1] if view.revealed else None
    foot = 76 if shown else 0
    step = (HIGH - foot) / seats
    kinds = _kinds(view)
    parts = [_row(view, kinds, seat, seat * step, step) for seat in range(seats)]
    if shown:
        parts.append(_shown(shown, kinds, HIGH - foot))
    return "".join(parts)


def turn(view: View) -> int:
    return view.turn


def _kinds(view: View) -> dict[str, str]:
    about = [one.about.kind for one in view.revealed if one.about]
    zones = sorted(view.zones, key=lambda zone: zone.what != "centre")
    met = dict.fromkeys([*about, *(one.kind for zone in zones for one in zone.tiles)])
    return {kind: KINDS[place % len(KINDS)] for place, kind in enumerate(met)}


def _row(view: View, kinds: dict[str, str], seat: int, y: float, step: float) -> str:
    """Its open tiles, as large as they all fit; what is left of a set is told by its number."""
    zones = [zone for zone in view.zones if zone.owner == seat]
    tiles = [one for zone in zones if zone.what == "tiles" for one in zone.tiles]
    middle = y + step / 2
    wide = min(46.0, (step - 10) / 1.3, (WIDE - LEFT - RIGHT) / max(1, len(tiles)) - 4)
    parts = [
        rect(0, y + 3, WIDE, step - 6, f'rx="14" fill="{CARD}" fill-opacity=".55"'),
        emblem(seat, 36, middle, min(48, step - 12)),
    ]
    for place, one in enumerate(tiles):
        parts.append(_tile(one, kinds, LEFT + place * (wide + 4), middle - wide * 0.65, wide))
    for number in _numbers(zones):
        parts.append(text(WIDE - 16, middle + 10, 30, str(number), SOFT, anchor="end"))
    return "".join(parts)


def _numbers(zones: list[Zone]) -> Iterator[int]:
    """The first count of a seat: more would not be told apart without words."""
    yield from [zone.count for zone in zones if zone.what in ("count", "pile")][:1]


def _shown(shown: Reveal, kinds: dict[str, str], y: float) -> str:
    """What it was about, then each seat's tile, the taker's with a ring."""
    wide = 46.0
    parts = [f'<path d="M0 {y + 4:g}H{WIDE}" stroke="{LINE}" stroke-width="2"/>']
    if shown.about:
        parts.append(_tile(shown.about, kinds, 14, y + 13, wide))
    for seat, one in enumerate(shown.tiles):
        x = 110 + seat * 98
        parts.append(emblem(seat, x, y + 43, 30))
        if one is not None:
            gone = seat in shown.cancelled
            parts.append(_tile(one, kinds, x + 22, y + 13, wide, gone))
        if seat == shown.taker:
            ring = 'rx="8" fill="none" stroke="#e0a02e" stroke-width="5"'
            parts.append(rect(x + 20, y + 11, wide + 4, wide * 1.3 + 4, ring))
    return "".join(parts)


def _tile(one: Tile, kinds: dict[str, str], x: float, y: float, wide: float, faded: bool = False) -> str:
    number = "" if one.number is None else str(one.number)
    return tile(x, y, wide, number, kinds.get(one.kind, INK), faded)
