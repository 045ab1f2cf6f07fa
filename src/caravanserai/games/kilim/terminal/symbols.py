"""A sign for each face. The sign always says what the colour says."""

from rich.text import Text

from caravanserai.strings import Speaker

from ..words.names import FACE_NAMES

#: Light and dark backgrounds show all of these.
SIGNS = {
    "star": ("*", "black on yellow"),
    "hooks": ("&", "bright_white on red"),
    "horn": ("@", "bright_white on blue"),
    "diamond": ("#", "black on green"),
    "comb": ("=", "black on bright_magenta"),
    "torn": ("x", "bright_white on black"),
    "perfect": ("o", "black on bright_white"),
}


def sign(face: str) -> Text:
    letter, style = SIGNS[face]
    return Text(f" {letter} ", style=style)


def halves(faces: tuple[str, ...]) -> Text:
    return Text.assemble(*(sign(face) for face in faces))


def legend(speak: Speaker) -> Text:
    parts = [Text.assemble(sign(face), f" {speak('kilim-face', face=face)}") for face in FACE_NAMES]
    return Text("  ").join(parts)
