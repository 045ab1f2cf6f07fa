"""A table as those who watch may see it: in letters, and as a picture of them."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont
from rich.console import Console

from caravanserai.strings import Speaker
from caravanserai.terminal.drawing import drawing_of

WIDTH = 100
CELL = (9, 18)
PAPER, INK = (250, 246, 236), (48, 38, 30)


def in_letters(key: str, view: Any, names: list[str]) -> str:
    console = Console(file=io.StringIO(), width=WIDTH, color_system=None)
    console.print(drawing_of(key).board(view, Speaker("en", names)))
    written = console.file
    assert isinstance(written, io.StringIO)
    return written.getvalue()


def as_picture(letters: str) -> NDArray[np.uint8]:
    """Height, width, and red, green, blue. Each letter has a cell of its own, so that columns stay columns."""
    lines = letters.splitlines()
    across, down = CELL
    image = Image.new("RGB", (across * (WIDTH + 2), down * (len(lines) + 2)), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(size=14)
    for row, line in enumerate(lines, start=1):
        for column, letter in enumerate(line, start=1):
            at = (across * column, down * row)
            if letter == "─":
                draw.line([at[0], at[1] + down // 2, at[0] + across, at[1] + down // 2], fill=INK)
            elif not letter.isspace():
                draw.text((at[0] + across // 2, at[1] + down // 2), letter, fill=INK, font=font, anchor="mm")
    return np.asarray(image)
