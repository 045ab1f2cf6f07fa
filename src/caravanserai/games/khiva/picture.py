"""The board as a small drawing: paths, shops, counters, and where the camels stand. As the page lays it out
(`frontend/src/games/khiva/geometry.ts`), the first seat below."""

from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from caravanserai.pictures.svg import CARD, HIGH, INK, SAFFRON, WIDE, emblem, placed, rect, seat_colour, text

from .words.names import COLOUR_NAMES, Card, Space
from .words.view import CamelView, View

#: Body, shade, line, and what is worn: of each camel.
COLOURS = {
    "white": ("#fffbf3", "#decba5", "#8a744f", "#b5402f"),
    "blue": ("#3a6db0", "#26508d", "#17376a", "#f6efe2"),
    "green": ("#74ab66", "#47804a", "#2a5230", "#f6efe2"),
    "pink": ("#f2a5b6", "#d56e8f", "#8b2f54", "#fffaf0"),
    "black": ("#48404f", "#2b2233", "#17121c", "#e0a02e"),
}
BODY = (
    "M19 62C17 50 22 43 28 39C29 28 33 20 39 20C45 20 46 34 51 39H60C64 34 65 20 71 20C77 20 80 29 81 40C83 48 "
    "88 48 91 41C94 33 93 25 96 19L94.5 11L101 15C108 14 115 18 117.5 22.5C119 26 116 28.5 112 28.5C107 28.5 105 "
    "30 105 34C105 47 103 57 94 63C90 66 88 69 88 74L86 95H79L77.5 74C66 79 "
    "46 79 37 73L34 95H27L25 76C21 72 19.5 67 19 62Z"
)
LEGS = "M68 68h9l-1.5 24h-6zM36 68h9l-2.5 24h-6z"
POT = (
    '<g fill="#a86c14" stroke="#fffaf0" stroke-width="4" stroke-linejoin="round" paint-order="stroke">'
    '<path d="M38 30q8-2 8-12l4-3-5-2q-4 8-10 9z"/><circle cx="26" cy="26" r="16" fill="#edb44a"/>'
    '<path d="M17 12q9-8 18 0z"/></g>'
)
GEM = '<path d="M7 3h10l5 7-10 12L2 10z" fill="#2ba5a3"/><path d="M7 3h10l-2 7H9z" fill="#8fd9d2"/>'
RUG = (
    '<rect x="5" y="3" width="46" height="34" rx="2" fill="#27335c"/>'
    '<path d="M28 8l12 12-12 12-12-12z" fill="none" stroke="#e0a02e" stroke-width="4"/>'
)
#: The radius of a shop, the half axes of the city, how far paths reach into the corners.
R, CITY, CORNERS = 17.0, (122.0, 74.0), 3.4
CITY_CAMEL = 64.0
SAMPLES = 120
#: The room before the first shop, before each other one, and before the counter.
FIRST, NEXT, COUNTER = 0.7, 1.0, 1.28
MIDDLE = (WIDE / 2, HIGH / 2)


class Point(NamedTuple):
    x: float
    y: float


class Arm(NamedTuple):
    spaces: tuple[Point, ...]
    path: str


def turn(view: View) -> int:
    return view.turn


def draw(view: View) -> str:
    seats, shops = len(view.seats), len(view.printed.shops)
    arms = [_arm(seat, seats, shops) for seat in range(seats)]
    parts = [_ground(arms)]
    for seat, arm in enumerate(arms):
        for place, at in enumerate(arm.spaces[:-1]):
            parts.append(_shop(at, view.printed.shops[place].gems, place))
        parts.append(_counter(seat, arm.spaces[-1], view.mover == seat))
        parts.append(_played(view.seats[seat].played, arm.spaces[-1]))
    # Who stands lower stands before the others.
    stands = sorted(((_stand(camel, arms), camel) for camel in view.camels), key=lambda one: one[0].y)
    parts += [_camel(camel, at) for at, camel in stands]
    return "".join(parts)


@lru_cache(maxsize=32)
def _arm(seat: int, seats: int, shops: int) -> Arm:
    """An elliptic spiral from the city to the counter, and spaces at even steps along it."""
    end, twist = 90 + seat * 360 / seats, min(86.0, 420 / seats)
    across, down = WIDE / 2 - R * 1.42 - 6, HIGH / 2 - R * 1.15 - 10

    def at(t: float) -> Point:
        angle = (end - twist * (1 - t**1.3)) * pi / 180
        c, s = cos(angle), sin(angle)
        far = 1 + ((abs(c) ** CORNERS + abs(s) ** CORNERS) ** (-1 / CORNERS) - 1) * t
        return Point(
            MIDDLE[0] + (CITY[0] + (across * far - CITY[0]) * t) * c,
            MIDDLE[1] + (CITY[1] + (down * far - CITY[1]) * t) * s,
        )

    points = [at(step / SAMPLES) for step in range(SAMPLES + 1)]
    gone = [0.0]
    for before, after in pairwise(points):
        gone.append(gone[-1] + hypot(after.x - before.x, after.y - before.y))
    rooms = [FIRST, *[NEXT] * (shops - 1), COUNTER]
    wanted = [gone[-1] * sum(rooms[: place + 1]) / sum(rooms) for place in range(len(rooms))]
    spaces = [next((point for point, far in zip(points, gone, strict=True) if far >= one - 1e-6)) for one in wanted]
    line = "L".join(f"{point.x:.0f} {point.y:.0f}" for point in points[::6])
    return Arm(tuple(spaces), f"M{line}")


def _ground(arms: list[Arm]) -> str:
    x, y = MIDDLE
    roads = "".join(f'<path d="{arm.path}" stroke-width="{R * 1.5 + 4:g}" stroke="#cdb386"/>' for arm in arms)
    roads += "".join(f'<path d="{arm.path}" stroke-width="{R * 1.5:g}" stroke="#fbf3e2"/>' for arm in arms)
    wall = f'cx="{x:g}" cy="{y:g}" rx="{CITY[0]:g}" ry="{CITY[1]:g}"'
    sand = rect(0, 0, WIDE, HIGH, 'rx="18" fill="#f1e5cd"')
    return (
        f'{sand}<g fill="none" stroke-linecap="round">{roads}</g>'
        f'<ellipse {wall} fill="#f5e3ba"/><ellipse {wall} fill="none" stroke="#b98f55" stroke-width="6" '
        f'stroke-dasharray="8 4"/>'
    )


def _shop(at: Point, gems: int, place: int) -> str:
    disc = f'<circle cx="{at.x:.1f}" cy="{at.y:.1f}" r="{R:g}" fill="{CARD}" stroke="#b99a66" stroke-width="2"/>'
    if not gems:
        return disc + placed(at.x - 12, at.y - 8.5, 0.43, RUG)
    width = 18 if gems == 1 else 13
    left = at.x - gems * width / 2
    return disc + "".join(placed(left + n * width, at.y - width / 2, width / 24, GEM) for n in range(gems))


def _counter(seat: int, at: Point, now: bool) -> str:
    half = (R * 1.4, R * 1.12)
    colour = seat_colour(seat)
    stall = rect(
        at.x - half[0],
        at.y - half[1],
        2 * half[0],
        2 * half[1],
        f'rx="6" fill="{CARD}" stroke="{SAFFRON if now else colour}" stroke-width="{5 if now else 3}"',
    )
    return stall + emblem(seat, at.x, at.y, R * 1.9)


def _played(cards: tuple[Card, ...], at: Point) -> str:
    """Beside the counter, towards the middle of the board."""
    wide, high = R * 1.15, R * 1.55
    left = at.x + R * 1.7 if at.x < MIDDLE[0] + 1 else at.x - R * 1.7 - wide * len(cards)
    parts = []
    for place, card in enumerate(cards):
        colour, _, value = card.partition("-")
        body, _, line, _ = COLOURS[colour]
        x, y = left + place * wide, at.y - high / 2
        ink = CARD if colour in ("blue", "black") else INK
        parts.append(rect(x, y, wide - 2, high, f'rx="4" fill="{body}" stroke="{line}" stroke-width="1.6"'))
        parts.append(text(x + wide / 2 - 1, y + high * 0.7, R * 0.95, value, ink, anchor="middle"))
    return "".join(parts)


def _stand(camel: CamelView, arms: list[Arm]) -> Point:
    """Where its feet are."""
    space: Space = camel.space
    if space.place == "city":
        place = COLOUR_NAMES.index(camel.colour)
        return Point(MIDDLE[0] + (place - 2) * 37 + 2, MIDDLE[1] + (4 if place % 2 == 0 else 52))
    arm = arms[space.path or 0]
    at = arm.spaces[-1] if space.place == "counter" else arm.spaces[(space.shop or 1) - 1]
    return Point(at.x, at.y + R * 0.52)


def _camel(camel: CamelView, at: Point) -> str:
    body, shade, line, worn = COLOURS[camel.colour]
    wide = CITY_CAMEL if camel.space.place == "city" else R * 3.1
    pot, number = "", ""
    if camel.teapot is not None:
        pot = placed(22, -22, 1.35, POT)
        number = text(at.x - wide * 0.03, at.y - wide * 0.6, wide * 0.32, str(camel.teapot), anchor="middle")
    inside = (
        f'<path d="{LEGS}{BODY}" stroke="{CARD}" stroke-width="8" stroke-linejoin="round"/>'
        f'<path d="{LEGS}" fill="{shade}"/>'
        f'<path d="{BODY}" fill="{body}" stroke="{line}" stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="M42 38h28l5 28q-19 5-38 0z" fill="{worn}" stroke="{line}" stroke-width="1.6"/>'
        f'<path d="M38 60q18.6 5 36 0l1.4 7q-19.4 5-38.8 0z" fill="{SAFFRON}"/>{pot}'
    )
    return placed(at.x - wide * 0.52, at.y - wide * 0.8, wide / 124, inside) + number
