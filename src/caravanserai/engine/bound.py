"""The loops, the search and the scales that all games share, made for one game: over what is in its folders."""

import importlib
import pkgutil
from functools import cache
from types import ModuleType
from typing import Any

from .found import packages

#: The folders of a game whose files are compiled: always, where a bot thinks ahead, and for arrays of many games.
RULES, MIND, RESEARCH = "rules", "mind", "research"
#: What is made, by the module of the engine that makes it, and from which folders.
MADE = {"playout": (RULES,), "search": (RULES, MIND), "appraise": (RULES, MIND), "batch": (RULES, RESEARCH)}


def modules_in(package: str, folders: tuple[str, ...], twin: str = "") -> dict[str, ModuleType]:
    """The modules of a game's folders by their names; those of its compiled twin, if that is what `twin` says."""
    found = {}
    for folder in folders:
        for one in pkgutil.iter_modules(importlib.import_module(f"{package}.{folder}").__path__):
            found[one.name] = importlib.import_module(f"{twin}{package}.{folder}.{one.name}")
    return found


def state_in(modules: dict[str, ModuleType]) -> Any:
    return next(one.STATE for one in modules.values() if hasattr(one, "STATE"))


def bind_to(modules: dict[str, ModuleType], what: str, twin: str = "") -> ModuleType:
    """A module with what the engine's module `what` makes of these."""
    made = ModuleType(what)
    shared = importlib.import_module(f"{twin}{__package__}.{what}")
    vars(made).update(shared.bound_to(state_in(modules), *modules.values()))
    return made


@cache
def bound(key: str, what: str) -> Any:
    """Of a game's plain rules: its `playout`, its `search`, the scales of `appraise`, or its `batch`."""
    return bind_to(modules_in(packages()[key], MADE[what]), what)


def rule_of(key: str, name: str) -> Any:
    """One of a game's plain rules by its name, whatever file it stands in."""
    found = modules_in(packages()[key], (RULES,)).values()
    return next(vars(one)[name] for one in found if name in vars(one))
