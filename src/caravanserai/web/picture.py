"""The picture of a finished game, for links in chats: its result, woven. It shows what everybody knows of a game that
is over, so nothing that a running one hides can be in it."""

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape
from pathlib import Path

from msgspec import Struct

WIDE, HIGH = 1_200, 630
#: Letters of a name; more would run into the points.
LONGEST = 18
LATIN = 0x250
SERIF, SANS = "Fraunces SemiBold", "Inter SemiBold"
#: As the build of the page leaves them. Letters that are not in them come from the system, if it has any.
FONTS = Path(__file__).parent / "page" / "app" / "fonts"
#: One for each seat, as in frontend/src/art/weaves.ts, with its ground and its thread.
WEAVES = (
    ("...##... ..####.. .##..##. ##....## ##....## .##..##. ..####.. ...##...", "#27335c", "#f6efe2"),
    ("##....## .##..##. ..####.. #..##..# ##....## .##..##. ..####.. #..##..#", "#b5402f", "#f6efe2"),
    ("...##... .#.##.#. .######. ...##... #..##..# ######## ...##... ...##...", "#e7d6b8", "#2b2233"),
    ("........ .#.##.#. ..####.. .######. .######. ..####.. .#.##.#. ........", "#1f8a8a", "#161a2e"),
    ("##..##.. ##..##.. ..##..## ..##..## ##..##.. ##..##.. ..##..## ..##..##", "#6e7b3c", "#f6efe2"),
)
LOGO = (
    '<path d="M4 46V20Q4 8 24 2q20 6 20 18v26z" fill="#e0a02e"/><path d="M10 46V22q0-9 14-14 14 5 14 14v24z" '
    'fill="#27335c"/><circle cx="24" cy="23" r="7" fill="#e0a02e"/><path d="M10 46V37q4-1 6-7 2-4 4 0 2 6 4 6t4-6q2-4 '
    '4 0 2 6 6 7v9z" fill="#f6efe2"/>'
)
#: The loom in the picture: where it stands, and how high what is woven on it may get.
LEFT, FOOT, TALL, SPAN, KNOT = 70, 560, 340, 500, 4
#: A motif has eight knots each way.
MOTIF = 8 * KNOT


class Result(Struct, frozen=True):
    """What is drawn: sentences ready to be read, and seats in their order."""

    title: str
    below: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def png_of(result: Result) -> bytes:
    """Takes a tenth of a second: not in the event loop."""
    import resvg_py

    # The first that has a letter is taken for it.
    files = [str(file) for file in sorted(FONTS.glob("*.ttf"), reverse=True)]
    # Other letters than our fonts have are looked for in those of the system, which takes longer.
    ours = bool(files) and all(ord(letter) < LATIN for letter in "".join(result.names))
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg_of(result), font_files=files, skip_system_fonts=ours, font_family=SANS, serif_family=SERIF
    )
    return bytes(drawn)


def svg_of(result: Result) -> str:
    best = max(1, *result.scores)
    seats = len(result.names)
    wide = (SPAN // seats - 8) // MOTIF * MOTIF
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">',
        f"<defs>{''.join(_weave(seat) for seat in range(min(seats, len(WEAVES))))}</defs>",
        f'<rect width="{WIDE}" height="{HIGH}" fill="#f6efe2"/><rect width="{WIDE}" height="120" fill="#27335c"/>',
        f'<g transform="translate(60 22) scale(1.6)">{LOGO}</g>',
        _text(160, 76, 46, "Caravanserai", "#f6efe2", SERIF),
        _band(),
        _text(660, 225, min(54, 54 * 16 // len(result.title)), result.title, "#2b2233", SERIF),
        _text(660, 268, 24, result.below, "#6b6073"),
        _loom(),
    ]
    for seat, points in enumerate(result.scores):
        high = round(TALL * max(points, 0) / best) // KNOT * KNOT
        x = LEFT + seat * (SPAN // seats) + (SPAN // seats - wide) // 2
        at = f'x="{x}" y="{FOOT - high}" width="{wide}" height="{high}"'
        weave = seat % len(WEAVES)
        parts.append(f'<rect {at} fill="url(#w{weave})"/>')
    parts += _ranking(result)
    return "".join([*parts, "</svg>"])


def _ranking(result: Result) -> list[str]:
    step = min(62, 300 // len(result.names))
    size = round(step * 0.5)
    lines = []
    for row, seat in enumerate(sorted(range(len(result.names)), key=lambda one: (result.ranks[one], one))):
        y = 330 + row * step
        weave, bold = seat % len(WEAVES), "#2b2233" if result.ranks[seat] == 1 else "#6b6073"
        at = f"translate(660 {y - size}) scale({(size + 6) / MOTIF:.4f})"
        lines.append(f'<g transform="{at}">{_motif(weave)}</g>')
        lines.append(_text(718, y, size, f"{result.ranks[seat]}.  {_short(result.names[seat])}", bold))
        lines.append(_text(1_130, y, size, str(result.scores[seat]), bold, anchor="end"))
    return lines


def _text(x: int, y: int, size: int, text: str, fill: str, family: str = SANS, anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y}" font-family="{family}" font-size="{size}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(_printable(text))}</text>'
    )


def _printable(text: str) -> str:
    """What XML may hold."""
    return re.sub(r"[^\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", text)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip()}…"


@lru_cache(maxsize=8)
def _motif(seat: int) -> str:
    rows, ground, thread = WEAVES[seat]
    whole = f'<path d="M0 0h8v8h-8z" fill="{ground}"/><path d="{_cells(rows.split())}" fill="{thread}"/>'
    return f'<g transform="scale({MOTIF // 8})">{whole}</g>'


def _weave(seat: int) -> str:
    at = f'width="{MOTIF}" height="{MOTIF}" patternUnits="userSpaceOnUse" x="{LEFT}" y="{FOOT}"'
    return f'<pattern id="w{seat}" {at}>{_motif(seat)}</pattern>'


def _cells(rows: Sequence[str]) -> str:
    return "".join(
        f"M{run.start()} {y}h{len(run[0])}v1h-{len(run[0])}z"
        for y, row in enumerate(rows)
        for run in re.finditer("#+", row)
    )


def _band() -> str:
    """Under the bar, as on every page."""
    steps = "".join(f"M{x} 132l12-12 12 12-12 12z" for x in range(0, WIDE, 24))
    return f'<rect y="120" width="{WIDE}" height="24" fill="#b5402f"/><path d="{steps}" fill="#e0a02e"/>'


def _loom() -> str:
    threads = "".join(f"M{x} {FOOT - TALL - 20}v{TALL + 20}" for x in range(LEFT + 6, LEFT + SPAN, 12))
    beams = "".join(
        f'<rect x="{LEFT - 24}" y="{y}" width="{SPAN + 48}" height="18" rx="9" fill="#a86c14"/>'
        for y in (FOOT - TALL - 38, FOOT)
    )
    return f'<path d="{threads}" stroke="#b9a67a" stroke-width="2"/>{beams}'
