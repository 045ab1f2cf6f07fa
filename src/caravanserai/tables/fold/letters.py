"""Letters in what people write, names and chat: none that cannot be seen, and no towers of marks over other lines."""

import re
import unicodedata
from collections.abc import Iterator

#: Letters and marks that are drawn as nothing (Default_Ignorable_Code_Point, and blanks that Unicode calls symbols),
#: beyond those that have no letter's category anyway.
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
#: Said after a sign: draw it in colour. It says nothing else.
IN_COLOUR = "\ufe0f"
#: Marks over and under one letter: Hindi, Hebrew and Tibetan need three; more is a tower over other people's lines.
MOST_MARKS = 3


def has_a_tower(text: str) -> bool:
    return len(list(_without_towers(text))) < len(unicodedata.normalize("NFD", text))


def without_towers(text: str) -> str:
    """The same with at most so many marks on a letter, and none before the first."""
    return unicodedata.normalize("NFC", "".join(_without_towers(text)))


def _without_towers(text: str) -> Iterator[str]:
    marks = MOST_MARKS  # no letter yet that one could stand on
    for c in unicodedata.normalize("NFD", text):
        if unicodedata.category(c) in ("Mn", "Me"):
            marks += 1
        else:
            marks = MOST_MARKS if c.isspace() else 0  # nor can one stand on a space
        if marks <= MOST_MARKS:
            yield c
