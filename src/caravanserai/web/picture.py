"""The picture of a finished game, for links in chats: how the table stood at the end, the result, and the moment that
decided it. It is large enough to be read when a chat shows it as wide as a hand. It shows what everybody knows of a
game that is over, so nothing that a running one hides can be in it."""

import re
from functools import lru_cache
from pathlib import Path
from unicodedata import category, east_asian_width, normalize

from msgspec import Struct, structs

from caravanserai.engine.record import replay
from caravanserai.pictures.deciding import Swing, moment_of, standings
from caravanserai.pictures.drawn import drawing_of, seen
from caravanserai.pictures.letters import letters_of
from caravanserai.pictures.loom import woven
from caravanserai.pictures.svg import (
    CARD,
    INK,
    PAPER,
    SANS,
    SERIF,
    SOFT,
    cut_off,
    emblem,
    placed,
    printable,
    rect,
    text,
)
from caravanserai.strings import Speaker
from caravanserai.tables.fold.records import finished
from caravanserai.tables.log.store import Lines
from caravanserai.tables.workers.folding import game_so_far

from .session import LONGEST_NAME

WIDE, HIGH = 1_200, 630
#: Letters of a name; more would run into the points.
LONGEST = 15
#: Letters almost twice as wide as others.
BROAD = "MWmw@%Œœ"
#: Kinds of characters that are pictures, or nothing that can be drawn; and what changes or joins pictures.
UNDRAWN = ("So", "Sk", "Cs", "Co", "Cn", "Cc")
JOINING = "\ufe0e\ufe0f\u20e3"
#: Some scripts join letters with it; beside none it is left over.
LOOSE_JOINER = re.compile(r"(?<!\w)\u200d|\u200d(?!\w)")
#: Stands for letters that no font here can draw.
LACKING = "·"
#: As the build of the page leaves them. Letters that are not in them come from the system, if it has any.
FONTS = Path(__file__).parent / "page" / "app" / "fonts"
SYSTEM_FONTS = (
    Path("/usr/share/fonts"),
    Path("/usr/local/share/fonts"),
    Path("/System/Library/Fonts"),
    Path("/Library/Fonts"),
    Path("C:/Windows/Fonts"),
)
LOGO = (
    '<path d="M4 46V20Q4 8 24 2q20 6 20 18v26z" fill="#e0a02e"/><path d="M10 46V22q0-9 14-14 14 5 14 14v24z" '
    'fill="#27335c"/><circle cx="24" cy="23" r="7" fill="#e0a02e"/><path d="M10 46V37q4-1 6-7 2-4 4 0 2 6 4 6t4-6q2-4 '
    '4 0 2 6 6 7v9z" fill="#f6efe2"/>'
)
#: Where things stand: the bar, the drawing, the result, and the moment below.
BAR, BAND = 84, 16
BOARD = (36, 118)
RESULT, POINTS = 672, 1_164
FOOT = 512
#: How many letters of middling width fit into a line of the moment, at its size.
MOMENT, ACROSS = 36, 60


class Result(Struct, frozen=True):
    """What is drawn: words ready to be read, and seats in their order; `called` is how a sentence calls them."""

    lang: str
    title: str
    below: str
    names: tuple[str, ...]
    called: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    #: From its review, if there is one.
    swing: Swing | None = None


def drawn(lines: Lines, result: Result) -> bytes:
    """The picture of a table that is over. Takes some tenths of a second: not in the event loop."""
    record = finished(*game_so_far(lines))
    moment = moment_of(standings(record), result.ranks, result.swing)
    result = _shown(result)
    speak = Speaker(result.lang, result.names, None, result.called)
    for played in replay(record):
        last = played.state
    drawing = drawing_of(record.game)
    board = drawing.draw(seen(record.game, last)) if drawing else woven(result.scores)
    return png_of(svg_of(result, board, speak.say(moment) if moment else ""))


def _shown(result: Result) -> Result:
    """With names that can be drawn; who has none left is called by the seat."""
    speak = Speaker(result.lang)
    seats = [speak("seat-name", number=seat + 1) for seat in range(len(result.names))]
    lists = [
        tuple(drawable(name) or seat for name, seat in zip(names, seats, strict=True))
        for names in (result.names, result.called)
    ]
    return structs.replace(result, names=lists[0], called=lists[1])


def png_of(svg: str) -> bytes:
    import resvg_py

    # The first that has a letter is taken for it: in a name, one like those around it.
    files = sorted(map(str, FONTS.glob("*.ttf")), key=lambda file: ("fraunces" in file, file))
    # Other letters than ours have are looked for in those of the system, which takes longer. As folders: where it is
    # told to find them by itself, it forgets the files.
    ours = bool(files) and all(is_ours(letter) for letter in svg)
    folders = [] if ours else [str(folder) for folder in _of_the_system()]
    made = resvg_py.svg_to_bytes(
        svg_string=svg, font_files=files, font_dirs=folders, skip_system_fonts=True, sans_serif_family=SANS
    )
    return bytes(made)


def is_ours(letter: str) -> bool:
    """Do the fonts that we bring have it? Latin letters, Korean ones, and the marks of our sentences."""
    return bool(letters_of((FONTS,))[ord(letter)])


def _of_the_system() -> tuple[Path, ...]:
    return tuple(folder for folder in SYSTEM_FONTS if folder.is_dir())


def drawable(name: str) -> str:
    """Without what no font for letters has: emoji, and what joins them. A letter that only the fonts of this machine
    lack is written plainly, or else is a dot; of a name in a script that is not here nothing is left."""
    kept = "".join(letter for letter in name if category(letter) not in UNDRAWN and letter not in JOINING)
    kept = "".join(letter if _has(letter) else _plainly(letter) for letter in LOOSE_JOINER.sub("", kept))
    kept = " ".join(re.sub(f"{LACKING}+", LACKING, kept).split())
    return kept[: max(LONGEST_NAME, len(name))].rstrip() if kept.strip(f"{LACKING} ") else ""


def _has(letter: str) -> bool:
    """Can it be drawn here? What is only about other letters, and is seen nowhere, always can."""
    return is_ours(letter) or category(letter) in ("Cf", "Zs") or bool(letters_of(_of_the_system())[ord(letter)])


def _plainly(letter: str) -> str:
    """A wide or a curly letter as a plain one, an accent that is not here left out."""
    plain = "".join(part for part in normalize("NFKD", letter) if _has(part))
    return plain or ("" if category(letter).startswith("M") else LACKING)


def svg_of(result: Result, board: str, moment: str) -> str:
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}">',
            rect(0, 0, WIDE, HIGH, f'fill="{PAPER}"'),
            _bar(result.below),
            placed(*BOARD, 1, board),
            text(RESULT, 172, min(54, 54 * 15 / _across(result.title)), result.title, INK, SERIF),
            *_ranking(result),
            *_moment(moment),
            "</svg>",
        ]
    )


def _ranking(result: Result) -> list[str]:
    step = min(66.0, 306 / len(result.names))
    size = min(36.0, step * 0.6)
    lines = []
    for row, seat in enumerate(sorted(range(len(result.names)), key=lambda one: (result.ranks[one], one))):
        y = 206 + (row + 0.5) * step
        won = result.ranks[seat] == 1
        if won:
            box = rect(RESULT - 14, y - step / 2 + 2, POINTS - RESULT + 28, step - 4, 'rx="12" fill="#fbe9c3"')
            lines.append(box)
        colour = INK if won else SOFT
        base = y + size * 0.36
        lines.append(emblem(seat, RESULT + 20, y, min(44, step - 8)))
        # Apart from the name, which may be written from right to left.
        lines.append(text(RESULT + 56, base, size, f"{result.ranks[seat]}.", colour))
        points, top = str(result.scores[seat]).replace("-", "−"), y - step / 2
        name = text(0, base - top, size, _short(result.names[seat]), colour)
        # Fonts have letters that are wider than anybody thinks.
        room = POINTS - RESULT - 102 - size * (0.65 * len(points) + 0.3)
        lines.append(cut_off(RESULT + 102, top, room, step, name))
        lines.append(text(POINTS, base, size, points, colour, anchor="end"))
    return lines


def _moment(words: str) -> list[str]:
    """Two lines at the most: what is longer is written smaller."""
    if not words:
        return []
    size, rows = float(MOMENT), _wrapped(words, ACROSS)
    while len(rows) > 2:
        size *= 0.94
        rows = _wrapped(words, ACROSS * MOMENT / size)
    middle = FOOT + (HIGH - FOOT) / 2
    first = middle - (len(rows) - 1) * size * 0.62 + size * 0.36
    back = rect(0, FOOT, WIDE, HIGH - FOOT, f'fill="{CARD}"') + rect(0, FOOT, 12, HIGH - FOOT, 'fill="#e0a02e"')
    return [back, *(text(44, first + n * size * 1.24, size, row) for n, row in enumerate(rows))]


def _wrapped(words: str, across: float) -> list[str]:
    rows = [""]
    for word in printable(words).split(" "):
        tried = f"{rows[-1]} {word}".strip()
        if rows[-1] and _across(tried) > across:
            rows.append(word)
        else:
            rows[-1] = tried
    return rows


def _across(words: str) -> float:
    """How wide a line is, in letters of middling width."""
    return sum(map(_width, words)) or 1


def _width(letter: str) -> float:
    """Rather too much: what is taken for narrower than it is is cut off, or runs out of the picture."""
    if letter in BROAD or category(letter) == "Lt" or east_asian_width(letter) in "WF":
        return 1.8
    return 0 if category(letter) == "Mn" else 1.25 if letter.isupper() or not is_ours(letter) else 1


def _short(name: str) -> str:
    """As much of a name as fits before the points."""
    if _across(name) <= LONGEST:
        return name
    kept = name
    while _across(kept) > LONGEST - 1:
        kept = kept[:-1]
    return f"{kept.rstrip()}…"


@lru_cache(maxsize=1)
def _band() -> str:
    """Under the bar, as on every page."""
    half = BAND // 2
    steps = "".join(f"M{x} {BAR + half}l{half}-{half} {half} {half}-{half} {half}z" for x in range(0, WIDE, BAND))
    return rect(0, BAR, WIDE, BAND, 'fill="#b5402f"') + f'<path d="{steps}" fill="#e0a02e"/>'


def _bar(below: str) -> str:
    return "".join(
        [
            rect(0, 0, WIDE, BAR, 'fill="#27335c"'),
            placed(36, 12, 1.3, LOGO),
            text(114, 57, 42, "Caravanserai", PAPER, SERIF),
            text(POINTS, 55, 30, below, "#d5cdda", anchor="end"),
            _band(),
        ]
    )
