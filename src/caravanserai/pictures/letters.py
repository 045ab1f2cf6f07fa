"""Which letters the fonts of a folder have, so that nobody's name becomes a row of boxes. Only the table `cmap` of a
font is read, in the two forms that fonts of today have it in; a font that cannot be read has none."""

import struct
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import BinaryIO

KINDS = (".ttf", ".otf", ".ttc", ".otc")
#: A file with many fonts in it begins so.
COLLECTION = b"ttcf"
#: Files that are looked into, fonts of one file, and bytes of a table: enough for any system, and no more.
MOST_FILES, MOST_FONTS, MOST_BYTES = 5_000, 64, 4 << 20


@lru_cache(maxsize=4)
def letters_of(folders: tuple[Path, ...]) -> bytearray:
    """For each letter by its number: can any font here draw it? Read once: some tenths of a second on most systems."""
    found = bytearray(0x110000)
    files = (file for folder in folders for file in sorted(folder.rglob("*")) if file.suffix.lower() in KINDS)
    for file, _ in zip(files, range(MOST_FILES), strict=False):
        with suppress(OSError, struct.error), file.open("rb") as opened:
            for first, last in _runs(opened):
                found[first : last + 1] = b"\1" * (last + 1 - first)
    return found


def _runs(file: BinaryIO) -> Iterator[tuple[int, int]]:
    """Letters that follow one another, from the first to the last."""
    for start in _fonts(file):
        file.seek(start + 4)
        for number in range(*struct.unpack(">H", file.read(2))):
            file.seek(start + 12 + 16 * number)
            tag, _, offset, length = struct.unpack(">4sIII", file.read(16))
            if tag == b"cmap" and length <= MOST_BYTES:
                file.seek(offset)
                yield from _runs_in(file.read(length))


def _fonts(file: BinaryIO) -> list[int]:
    if file.read(4) != COLLECTION:
        return [0]
    _, count = struct.unpack(">II", file.read(8))
    count = min(count, MOST_FONTS)
    return list(struct.unpack(f">{count}I", file.read(4 * count)))


def _runs_in(table: bytes) -> Iterator[tuple[int, int]]:
    (count,) = struct.unpack_from(">H", table, 2)
    for number in range(count):
        platform, coding, start = struct.unpack_from(">HHI", table, 4 + 8 * number)
        if platform != 0 and (platform, coding) not in ((3, 1), (3, 10)):
            continue  # not by Unicode
        (form,) = struct.unpack_from(">H", table, start)
        if form == 4:
            yield from _segments(table, start)
        elif form == 12:
            (groups,) = struct.unpack_from(">I", table, start + 12)
            for group in range(min(groups, len(table) // 12)):
                first, last, _ = struct.unpack_from(">III", table, start + 16 + 12 * group)
                if first <= last < 0x110000:
                    yield first, last


def _segments(table: bytes, start: int) -> Iterator[tuple[int, int]]:
    """Form 4: runs of letters. Where glyphs are looked up one by one, a letter in a run may have none."""
    (twice,) = struct.unpack_from(">H", table, start + 6)
    ends, starts, deltas, offsets = (start + at for at in (14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice))
    for at in range(0, twice, 2):
        last, first, delta, offset = (
            struct.unpack_from(">H", table, base + at)[0] for base in (ends, starts, deltas, offsets)
        )
        if not offset:
            # The glyph's number is the letter's and the delta; glyph 0 is the box.
            box = -delta % 0x10000
            runs = [(first, box - 1), (box + 1, last)] if first <= box <= last else [(first, last)]
            yield from ((one, other) for one, other in runs if one <= other)
            continue
        for letter in range(first, min(last, 0xFFFE) + 1):
            if struct.unpack_from(">H", table, offsets + at + offset + 2 * (letter - first))[0]:
                yield letter, letter
