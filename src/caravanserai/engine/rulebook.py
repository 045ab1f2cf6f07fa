"""The rulebook of a game as text, and clause by clause."""

import re
from functools import cache
from typing import Any

from msgspec import Struct

from .game import Game

_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+)\*\*\s(?P<text>.*(?:\n(?!- |#).+)*)", re.MULTILINE)
_HEADING = re.compile(r"^## (?P<heading>.+)$", re.MULTILINE)


class Clause(Struct, frozen=True):
    """`text` is Markdown on one line."""

    id: str
    text: str


class Section(Struct, frozen=True):
    heading: str
    clauses: tuple[Clause, ...]


@cache
def rulebook(rules: Game[Any], lang: str) -> str:
    """In this language; of a game that lacks it, in English."""
    file = rules.folder / "rulebook" / f"{lang}.md"
    return (file if file.exists() else file.with_stem("en")).read_text(encoding="utf-8")


@cache
def clauses(rules: Game[Any], lang: str) -> dict[str, str]:
    """The text of each clause, in Markdown on one line."""
    return {clause.id: clause.text for clause in clauses_in(rulebook(rules, lang))}


@cache
def sections(rules: Game[Any], lang: str) -> tuple[Section, ...]:
    """The rulebook's headings, each with its clauses; those without clauses are left out."""
    _, *parts = _HEADING.split(rulebook(rules, lang))
    made = [Section(heading.strip(), clauses_in(text)) for heading, text in zip(parts[::2], parts[1::2], strict=True)]
    return tuple(section for section in made if section.clauses)


def clauses_in(text: str) -> tuple[Clause, ...]:
    found = _CLAUSE.finditer(text)
    return tuple(Clause(match["id"], re.sub(r"\s*\n\s*", " ", match["text"]).strip()) for match in found)
