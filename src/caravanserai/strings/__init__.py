"""Sentences: what the rules say in message ids, said in the language of a person."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

from caravanserai.engine.found import folder_of, packages

if TYPE_CHECKING:
    from .lazy import LazyBundle

#: The languages of the house; the first is spoken when nothing else is asked for.
LANGUAGES = ("en", "de", "es", "fr", "ko")
#: Larger numbers come from strangers only, and are written short: grouping their digits is more than a library can do.
MOST = 2**53


class Sentence(Protocol):
    """As the rules write one: parts may be sentences themselves, or lists of them."""

    @property
    def id(self) -> str: ...

    @property
    def args(self) -> Mapping[str, object]: ...


class UnknownLanguageError(ValueError):
    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.lang = lang


class UnsayableError(LookupError):
    """A message that is missing, or lacks a part: a mistake in the house, which tests look for."""


def pick_language(wanted: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """What was asked for; else what the environment speaks; else English."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise UnknownLanguageError(wanted)
        return wanted
    for variable in ("CARAVANSERAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        # Only the first that is set counts, as for every program: LC_ALL=C means no French from LANG.
        if value := environ.get(variable):
            lang = value.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def files(lang: str, keys: Iterable[str] | None = None) -> list[Path]:
    """The files of a language: the house's, and each game's. A game that lacks the language speaks the first one."""
    games = [folder_of(key) / "strings" for key in (packages() if keys is None else keys)]
    spoken = [folder / f"{lang}.ftl" for folder in games]
    return [
        Path(__file__).parent / f"{lang}.ftl",
        *(file if file.exists() else file.with_stem(LANGUAGES[0]) for file in spoken),
    ]


@cache
def bundle(lang: str) -> LazyBundle:
    """The messages of a language."""
    from .lazy import LazyBundle  # in a browser the page speaks, and there is no Fluent for Python

    made = LazyBundle(lang)
    for file in files(lang):
        made.add_text(file.read_text(encoding="utf-8"))
    return made


def read_all() -> None:
    for lang in LANGUAGES:
        bundle(lang)


#: The bots that have a name of their own; a test holds this to the bots that there are.
CHARACTERS = ("random", "greedy", "level1", "level2", "level3", "level4", "level5", "level6")


#: What stands before a name and the article of one are one word: "du Guide", "al Guía".
_CONTRACTED = {
    "fr": {"de le ": "du ", "De le ": "Du ", "à le ": "au ", "À le ": "Au "},
    "es": {"de el ": "del ", "De el ": "Del ", "a el ": "al ", "A el ": "Al "},
}


@cache
def _called(lang: str) -> re.Pattern[str]:
    """What characters are called in the middle of a sentence ("the Guide"), with what may have to change before it."""
    speak = Speaker(lang)
    known = ("nameless.called", *(f"page-bot-{key}.called" for key in CHARACTERS))
    called = "|".join(re.escape(speak._raw(one)) for one in known)
    short = "".join(rf"|\b{two.partition(' ')[0]} " for two in _CONTRACTED.get(lang, {}))
    return re.compile(rf"(?P<before>^|[.!?] {short})(?P<called>{called})\b")


#: In French a space stands before these marks and inside these quotes, and no line may break there. Not the narrow one:
#: terminals have no letter for it.
_FRENCH_SPACE = re.compile(r" (?=[:;?!»])|(?<=«) |(?<=\d) (?=%)")
#: German has one before "%" alone.
_KEPT_SPACE = {"fr": _FRENCH_SPACE, "de": re.compile(r"(?<=\d) (?=%)")}
NO_BREAK = "\u00a0"
#: What the library writes before a number below nothing; people, and the page, write a true minus.
_HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
#: "d’Anna": before a name "de" loses its vowel.
_ELIDED = re.compile(r"\b([Dd])e (?=[AEIOUÀÂÉÈÊËÎÏÔÛÜŒ])")


def unbroken(lang: str, text: str) -> str:
    """The spaces that French has before ":" and the like, and German before "%", kept with what is before. The files
    have plain ones, which can be seen and typed."""
    kept = _KEPT_SPACE.get(lang)
    return kept.sub(NO_BREAK, text) if kept else text


def settled(lang: str, text: str) -> str:
    """A sentence that begins with "the Guide" begins with a capital letter, and "de le" is "du". Only for the
    names of characters: a person is called as they spell it, but for "d’Anna". A part of a sentence has no full stop,
    and stays."""

    def mend(found: re.Match[str]) -> str:
        before, called = found["before"], found["called"]
        if before[:1].isalpha():
            article, space, name = called.partition(" ")
            one = _CONTRACTED[lang].get(before + article + space)
            return one + name if one else found[0]
        return before + called[0].upper() + called[1:] if before or text[-1] in ".!?…" else found[0]

    mended = _called(lang).sub(mend, text)
    return unbroken(lang, _ELIDED.sub(r"\1’", mended) if lang == "fr" else mended)


def printable(text: str) -> str:
    """Without what could move the cursor: names and files come from strangers."""
    return "".join(c for c in text if c.isprintable() or c == NO_BREAK)


class Speaker:
    """Says sentences in one language to one reader. `you` is the reader's seat, if the reader has one. `called` is what
    seats are called inside a sentence, where that is not their name; `seat_names.py` makes both."""

    def __init__(
        self, lang: str, names: Sequence[str] = (), you: int | None = None, called: Sequence[str] = ()
    ) -> None:
        self.lang = lang
        self.you = you
        self._names = tuple(printable(name) for name in names)
        self._inside = tuple(printable(name) for name in called)
        self._bundle = bundle(lang)

    def __call__(self, message: str, /, **args: object) -> str:
        """A message by its id; the attribute of one as `id.attribute`."""
        return self._format(message, {key: self._part(value) for key, value in args.items()})

    def say(self, sentence: Sentence) -> str:
        """The sentence, in the second person where it is about the reader."""
        if sentence.id == "seat":
            return self._seat_inside(sentence)
        parts = {key: self._part(value) for key, value in sentence.args.items()}
        return self._format(sentence.id + self._person(sentence), parts)

    def name(self, seat: int) -> str:
        """A seat as a heading or a row calls it."""
        if seat == self.you and not self._named(seat):
            return self("seat-you")
        return self._named(seat) or self("seat-name", number=seat + 1)

    def called(self, seat: int) -> str:
        """A seat as a sentence calls it."""
        return self._inside[seat] if seat < len(self._inside) else self.name(seat)

    def joined(self, items: Sequence[str]) -> str:
        """ "a, b and c", the language's way."""
        if not items:
            return ""
        *before, text = items
        for place, item in enumerate(reversed(before)):
            text = self("list-comma", first=item, rest=text) if place else self("list-pair", first=item, last=text)
        return text

    def about_you(self, sentence: Sentence) -> bool:
        return self._person(sentence).startswith(".you")

    def knows(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def _named(self, seat: int) -> str:
        return self._names[seat].strip() if seat < len(self._names) else ""

    def _part(self, value: object) -> str | int:
        if isinstance(value, int) and abs(value) > MOST:
            return f"{value:.3e}" if abs(value) < 10**300 else "∞"
        if isinstance(value, str | int):
            return value
        if isinstance(value, tuple | list):
            return self.joined([str(self._part(item)) for item in value])
        if hasattr(value, "id") and hasattr(value, "args"):
            return self.say(value)
        raise UnsayableError(f"{value!r} cannot be part of a sentence")

    def _seat_inside(self, sentence: Sentence) -> str:
        seat = sentence.args["seat"]
        assert isinstance(seat, int)
        return self("you") if seat == self.you else self.called(seat)

    def _person(self, sentence: Sentence) -> str:
        """`.you` for a sentence about the reader, `.you-owner` and the like where the reader is another part of it;
        `.no-seller`, or `.you-no-seller`, where there is no such part."""
        attributes = self._message(sentence.id).attributes
        you = ["you" if key == "seat" else f"you-{key}" for key, value in sentence.args.items() if self._is_you(value)]
        missing = [name for name in attributes if name.startswith("no-") and name[3:] not in sentence.args]
        for tail in (*missing, ""):
            for head in (*you, ""):
                if (name := f"{head}-{tail}".strip("-")) in attributes:
                    return f".{name}"
        return ""

    def _is_you(self, value: object) -> bool:
        if isinstance(value, tuple | list):
            return len(value) == 1 and self._is_you(value[0])
        about = getattr(value, "args", {}) if getattr(value, "id", "") == "seat" else {}
        return self.you is not None and about.get("seat") == self.you

    def _message(self, name: str):  # type: ignore[no-untyped-def]  # the type has no public name
        try:
            return self._bundle.get_message(name)
        except LookupError:
            raise UnsayableError(f"there is no message {name} in {self.lang}") from None

    def _format(self, message: str, args: dict[str, str | int]) -> str:
        return settled(self.lang, self._raw(message, args))

    def _raw(self, message: str, args: Mapping[str, str | int] = MappingProxyType({})) -> str:
        name, _, attribute = message.partition(".")
        found = self._message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise UnsayableError(f"there is no message {message} in {self.lang}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise UnsayableError(f"{message} in {self.lang}: {errors[0]}")
        below = any(isinstance(value, int) and value < 0 for value in args.values())
        return _HYPHEN.sub("−", str(text)) if below else str(text)
