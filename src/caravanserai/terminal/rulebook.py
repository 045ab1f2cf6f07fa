"""A clause of the rulebook, as a person asks for it."""

import re
from typing import Any

from caravanserai.engine.game import Game
from caravanserai.engine.rulebook import clauses
from caravanserai.strings import unbroken

from .trouble import Trouble


def clause(rules: Game[Any], lang: str, wanted: str) -> str:
    """One clause, its number first. "KH-26", "kh26" and "26" all name it."""
    known = clauses(rules, lang)
    number = re.fullmatch(rf"(?:{rules.clause_prefix}-?)?0*(\d{{1,3}})", wanted.strip(), re.IGNORECASE | re.ASCII)
    name = f"{rules.clause_prefix}-{int(number[1]):02}" if number else wanted
    if name not in known:
        first, *_, last = known
        raise Trouble("cli-unknown-clause", clause=wanted.strip().upper(), first=first, last=last)
    return f"**{name}** {unbroken(lang, known[name])}"
