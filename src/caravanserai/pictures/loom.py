"""Points woven on a loom, for a game that brings no drawing of its table."""

from collections.abc import Sequence

from .svg import HIGH, WIDE, cells, emblem, placed, rect

#: One for each seat, as in frontend/src/art/weaves.ts, with its ground and its thread.
WEAVES = (
    ("...##... ..####.. .##..##. ##....## ##....## .##..##. ..####.. ...##...", "#27335c", "#f6efe2"),
    ("##....## .##..##. ..####.. #..##..# ##....## .##..##. ..####.. #..##..#", "#b5402f", "#f6efe2"),
    ("...##... .#.##.#. .######. ...##... #..##..# ######## ...##... ...##...", "#e7d6b8", "#2b2233"),
    ("........ .#.##.#. ..####.. .######. .######. ..####.. .#.##.#. ........", "#1f8a8a", "#161a2e"),
    ("##..##.. ##..##.. ..##..## ..##..## ##..##.. ##..##.. ..##..## ..##..##", "#6e7b3c", "#f6efe2"),
)
LEFT, SPAN, FOOT, TALL, MOTIF = 30, WIDE - 60, HIGH - 62, HIGH - 100, 32


def woven(scores: Sequence[int]) -> str:
    best, room = max(1, *scores), SPAN / len(scores)
    threads = "".join(f"M{x} {FOOT - TALL - 10}V{FOOT}" for x in range(LEFT + 6, LEFT + SPAN, 12))
    parts = [
        f"<defs>{''.join(_weave(seat) for seat in range(len(WEAVES)))}</defs>",
        f'<path d="{threads}" stroke="#b9a67a" stroke-width="2"/>',
    ]
    for y in (FOOT - TALL - 28, FOOT):
        parts.append(rect(LEFT - 20, y, SPAN + 40, 18, 'rx="9" fill="#a86c14"'))
    for seat, points in enumerate(scores):
        high = round(TALL * max(points, 0) / best)
        fill = f'fill="url(#w{seat % len(WEAVES)})"'
        parts.append(rect(LEFT + seat * room + 6, FOOT - high, room - 12, high, fill))
        parts.append(emblem(seat, LEFT + (seat + 0.5) * room, FOOT + 40, 36))
    return "".join(parts)


def _weave(seat: int) -> str:
    rows, ground, thread = WEAVES[seat]
    motif = f'<path d="M0 0h8v8h-8z" fill="{ground}"/><path d="{cells(rows.split())}" fill="{thread}"/>'
    at = f'width="{MOTIF}" height="{MOTIF}" patternUnits="userSpaceOnUse" x="{LEFT}" y="{FOOT}"'
    return f'<pattern id="w{seat}" {at}>{placed(0, 0, MOTIF / 8, motif)}</pattern>'
