"""Names for a house where nobody types one: two words of a list, in any of the house's languages."""

import secrets
from functools import cache
from hashlib import sha256
from itertools import product

from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.tables.log.store import NAMELESS

#: Shown at a time.
OFFERED = 12


@cache
def names_in(lang: str) -> tuple[str, ...]:
    """All there are in a language."""
    speak = Speaker(lang)
    firsts, seconds = (speak(words).split(", ") for words in ("safe-name-first", "safe-name-second"))
    return tuple(speak("safe-name", first=first, second=second) for first, second in product(firsts, seconds))


@cache
def all_names() -> frozenset[str]:
    return frozenset(name for lang in LANGUAGES for name in names_in(lang))


def some_names(lang: str) -> tuple[str, ...]:
    return tuple(secrets.SystemRandom().sample(names_in(lang), OFFERED))


def fitting_name(person: str, name: str, lang: str = LANGUAGES[0]) -> str:
    """What somebody is called where names are chosen, who may have typed one before."""
    return name if name in all_names() or name == NAMELESS else name_of(person, lang)


def name_of(person: str, lang: str) -> str:
    """For somebody whose own name is not of the list: always the same one."""
    names = names_in(lang)
    return names[int.from_bytes(sha256(person.encode()).digest()[:4], "big") % len(names)]
