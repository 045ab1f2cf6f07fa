"""The rulebook of a game, whole or by clause."""

import re
from functools import cache
from typing import Any

from caravanserai.rules.game import Game

from .trouble import Trouble

_CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z]+-\d+)\*\*\s(?P<text>.*(?:\n(?!- |#).+)*)", re.MULTILINE)


@cache
def rulebook(rules: Game[Any], lang: str) -> str:
    return (rules.folder / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")


@cache
def clauses(rules: Game[Any], lang: str) -> dict[str, str]:
    """The text of each clause, in Markdown on one line."""
    found = _CLAUSE.finditer(rulebook(rules, lang))
    return {match["id"]: re.sub(r"\s*\n\s*", " ", match["text"]).strip() for match in found}


def clause(rules: Game[Any], lang: str, wanted: str) -> str:
    """One clause, its number first. "KH-26", "kh26" and "26" all name it."""
    known = clauses(rules, lang)
    number = re.fullmatch(rf"(?:{rules.clause_prefix}-?)?0*(\d{{1,3}})", wanted.strip(), re.IGNORECASE | re.ASCII)
    name = f"{rules.clause_prefix}-{int(number[1]):02}" if number else wanted
    if name not in known:
        first, *_, last = known
        raise Trouble("cli-unknown-clause", clause=wanted.strip(), first=first, last=last)
    return f"**{name}** {known[name]}"
