"""Handles: names that are one person's. Two that a reader could take for each other are one handle.

Unicode's own data says which letters look alike (UTS 39); the library `confusable_homoglyphs` brings it, with the
script of each letter. A handle has letters of one script, or of those that are written together.
"""

import json
import unicodedata
from collections import defaultdict
from functools import cache
from importlib.resources import files
from itertools import pairwise

from msgspec import Struct

from caravanserai.tables.fold.letters import INVISIBLE, has_a_tower

from .refusals import refuse

FEWEST, MOST = 2, 20
#: Between letters, never first or last or twice.
JOINTS = "-_."
#: Scripts that one text is written in together (UTS 39, "highly restrictive").
TOGETHER = (
    frozenset({"LATIN", "HANGUL", "HAN"}),
    frozenset({"LATIN", "HAN", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "HAN", "BOPOMOFO"}),
)
#: Of every script, or of the letter before.
ANY = frozenset({"COMMON", "INHERITED"})
#: Who says so would be believed.
RESERVED = ("admin", "administrator", "caravanserai", "house", "moderator", "owner", "root", "support", "system")


class Handle(Struct, frozen=True):
    """As it is written, and what all that look like it have in common."""

    text: str
    key: str


def read_handle(text: str) -> Handle:
    """A handle that can be one person's, or why not. It says nothing about who has it."""
    text = spelled(text)
    scripts = {_script(c) for c in text} - ANY
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise refuse("handle-mixed")
    key = key_of(text)
    if key in _reserved():
        raise refuse("handle-taken", handle=text)
    return Handle(text, key)


def spelled(text: str) -> str:
    """As somebody's handle is written, or why nobody's can be: by its length and its letters alone."""
    # In small letters: a capital may look like a letter that it is not.
    text = _folded(text.strip().removeprefix("@"))
    if not FEWEST <= len(text) <= MOST:
        raise refuse("handle-length", fewest=FEWEST, most=MOST)
    if not _is_readable(text):
        raise refuse("handle-letters")
    return text


def _is_readable(text: str) -> bool:
    if INVISIBLE.search(text) or has_a_tower(text):
        return False
    if not all(c in JOINTS or unicodedata.category(c) in LETTERS for c in text):
        return False
    ends = text[0] not in JOINTS and unicodedata.category(text[0])[0] != "M" and text[-1] not in JOINTS
    return ends and not any(a in JOINTS and b in JOINTS for a, b in pairwise(text))


#: Letters, digits, and the marks that letters carry.
LETTERS = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Mn", "Mc"})


def key_of(text: str) -> str:
    """What is the same for all handles that look like this one: its letters after NFKC and case folding, each as the
    one that Unicode says it looks like. Joints are left out: `a-b` is not to be taken for `ab`."""
    folded = _folded(text.strip().removeprefix("@"))
    looks = "".join(_looks().get(c, c) for c in unicodedata.normalize("NFD", folded))
    return "".join(c for c in _folded(looks) if c not in JOINTS)


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


@cache
def _reserved() -> frozenset[str]:
    return frozenset(map(key_of, RESERVED))


@cache
def _looks() -> dict[str, str]:
    """Of each letter that looks like another text, that text. The file lists both directions; the one that many point
    to is the one that all are replaced with."""
    data = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8"))
    alike = {_bare(text): [_bare(one["c"]) for one in ones] for text, ones in data.items()}
    pointed = defaultdict(int, {text: len(ones) for text, ones in alike.items()})
    found = {}
    for text, ones in alike.items():
        target = ones[0]
        if len(text) == 1 and (pointed[target], len(target), target) > (pointed[text], len(text), text):
            found[text] = target
    return found


def _bare(text: str) -> str:
    """Without the marks that say in which direction the file is to be read."""
    return text.strip("\u200e\u200f")


@cache
def _scripts() -> tuple[list[tuple[int, int, int, int]], list[str]]:
    data = json.loads(files("confusable_homoglyphs").joinpath("categories.json").read_text(encoding="utf-8"))
    return data["code_points_ranges"], data["iso_15924_aliases"]


def _script(letter: str) -> str:
    """The library's own question loads all its data for good; ours is asked as rarely as somebody chooses a handle."""
    ranges, names = _scripts()
    number = ord(letter)
    return next((names[script] for first, last, script, _ in ranges if first <= number <= last), "UNKNOWN")
