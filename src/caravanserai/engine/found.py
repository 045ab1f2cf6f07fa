"""Which games there are. They are found, not named: the folders of `caravanserai.games`, and every installed package
that says so by the entry-point group of the same name (`pebbles = "pebbles"`: the key, and the package)."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

#: The package with the games of the house, and the entry-point group of those that come with other packages.
HOME = "caravanserai.games"


@cache
def packages() -> dict[str, str]:
    """The package of each game by the game's key; the games of the house first."""
    home = importlib.import_module(HOME)
    found = {one.name: f"{HOME}.{one.name}" for one in pkgutil.iter_modules(home.__path__) if one.ispkg}
    for point in sorted(entry_points(group=HOME), key=lambda point: point.name):
        found.setdefault(point.name, point.value)
    return found


def at_home() -> tuple[str, ...]:
    """The games that come with the house: those that its documents are about."""
    return tuple(key for key, package in packages().items() if package.startswith(f"{HOME}."))


def module_of(key: str, part: str) -> ModuleType:
    """A module of a game: `module_of(key, "mind.policy")`."""
    return importlib.import_module(f"{packages()[key]}.{part}")


def key_of(module: str) -> str | None:
    """The game that a module belongs to; None if it is of none."""
    return next((key for key, package in packages().items() if f"{module}.".startswith(f"{package}.")), None)


def folder_of(key: str) -> Path:
    """Where a game's files lie."""
    return Path(str(importlib.import_module(packages()[key]).__file__)).parent
