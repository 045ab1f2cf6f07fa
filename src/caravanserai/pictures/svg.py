"""What drawings are made of. Colours and shapes are those of the page (`frontend/src/art`), by day."""

import re
from collections.abc import Sequence
from functools import lru_cache
from html import escape

#: The box that every drawing fills, with a little air around it.
WIDE, HIGH = 600, 380
SERIF, SANS = "Fraunces SemiBold", "Inter SemiBold"
PAPER, INK, SOFT, LINE = "#f6efe2", "#2b2233", "#5e5263", "#c7ae82"
CARD, SAFFRON = "#fffaf0", "#e0a02e"
SEATS = ("#9a6504", "#b5402f", "#6b4a93", "#17787a", "#7a4b2b")
_EMBLEMS = (
    '<circle cx="12" cy="12" r="5"/><path d="M12 1v3.5M12 19.5V23M1 12h3.5M19.5 12H23M4.2 4.2l2.5 2.5M17.3 17.3l2.5 2.5'
    'M4.2 19.8l2.5-2.5M17.3 6.7l2.5-2.5" stroke="{0}" stroke-width="2.4" stroke-linecap="round"/>',
    '<path d="M12 22q-8-4-7-13l3.5 3L12 4l3.5 8L19 9q1 9-7 13z"/>',
    '<path d="M16 3a9.5 9.5 0 1 0 5 13.5A8 8 0 0 1 16 3z"/>',
    '<path d="M12 6q7 0 7 8t-7 8-7-8 7-8zM9 6V2l3 2 3-2v4z"/>',
    '<path d="M4 21V11q0-6 8-9 8 3 8 9v10h-5v-8q0-2-3-4-3 2-3 4v8z"/>',
)


def seat_colour(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def text(
    x: float, y: float, size: float, words: str, fill: str = INK, family: str = SANS, anchor: str = "start"
) -> str:
    # Beside its own font a drawing has another, for a page that does not have ours.
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{family}, sans-serif" font-size="{size:g}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(printable(words))}</text>'
    )


def printable(words: str) -> str:
    """What XML may hold, without what would turn the line round."""
    return re.sub(r"[^\x20-\u200d\u2010-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", words)


def rect(x: float, y: float, wide: float, high: float, more: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" {more}/>'


def placed(x: float, y: float, scale: float, inside: str, mirrored: bool = False) -> str:
    across = -scale if mirrored else scale
    return f'<g transform="translate({x:.1f} {y:.1f}) scale({across:.4f} {scale:.4f})">{inside}</g>'


@lru_cache(maxsize=16)
def _emblem(seat: int) -> str:
    colour = seat_colour(seat)
    inside = _EMBLEMS[seat % len(_EMBLEMS)].format(colour)
    disc = f'<circle cx="12" cy="12" r="20.7" fill="{CARD}"/><circle cx="12" cy="12" r="20.7" fill="{colour}"'
    return f'{disc} fill-opacity=".16"/><g fill="{colour}">{inside}</g>'


def emblem(seat: int, x: float, y: float, size: float) -> str:
    """A seat's sign in its disc, its middle at x, y."""
    scale = size / 41.4
    return placed(x - 12 * scale, y - 12 * scale, scale, _emblem(seat))


def cut_off(x: float, y: float, wide: float, high: float, inside: str) -> str:
    """What is larger than its box ends at the edge of it."""
    return f'<svg x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}">{inside}</svg>'


def cells(rows: Sequence[str], mark: str = "#") -> str:
    """Rows of letters as one path, a rectangle for each run of knots."""
    return "".join(
        f"M{run.start()} {y}h{len(run[0])}v1h-{len(run[0])}z"
        for y, row in enumerate(rows)
        for run in re.finditer(f"{re.escape(mark)}+", row)
    )


def tile(x: float, y: float, wide: float, number: str, colour: str, faded: bool = False) -> str:
    """A card with a number, its foot in the colour of its kind."""
    high = wide * 1.3
    drawn = [
        rect(x, y, wide, high, f'rx="{wide * 0.12:g}" fill="{CARD}" stroke="#bfa87c" stroke-width="1.5"'),
        rect(x + 1, y + high * 0.78, wide - 2, high * 0.22 - 1, f'rx="{wide * 0.08:g}" fill="{colour}"'),
        text(x + wide / 2, y + high * 0.62, wide * (0.62 if len(number) < 2 else 0.52), number, anchor="middle"),
    ]
    return f'<g opacity=".4">{"".join(drawn)}</g>' if faded else "".join(drawn)


def svg(inside: str) -> str:
    """A drawing as a picture of its own."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">'
        f"{inside}</svg>"
    )
