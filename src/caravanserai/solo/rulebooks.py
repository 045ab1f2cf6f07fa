"""A rulebook as it is sent to a page."""

from msgspec import Struct

from caravanserai.engine.game import game
from caravanserai.engine.rulebook import Clause, Section, rulebook, sections
from caravanserai.strings import unbroken


class Rulebook(Struct, frozen=True):
    """The same twice: for programs by clause, for people as Markdown."""

    game: str
    lang: str
    sections: tuple[Section, ...]
    markdown: str


def rulebook_of(key: str, lang: str) -> Rulebook:
    return Rulebook(key, lang, _set(lang, sections(game(key), lang)), rulebook(game(key), lang))


def _set(lang: str, book: tuple[Section, ...]) -> tuple[Section, ...]:
    """As it is shown: no line begins with a colon."""
    return tuple(
        Section(
            unbroken(lang, one.heading), tuple(Clause(found.id, unbroken(lang, found.text)) for found in one.clauses)
        )
        for one in book
    )
