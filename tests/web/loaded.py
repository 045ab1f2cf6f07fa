"""What each copy of a process has from the beginning (`copies.py`): the program, and the application of a house, which
takes longer to make than all else with which a house begins."""

import gc
from contextlib import suppress
from importlib import import_module
from types import SimpleNamespace
from typing import cast

import httpx  # noqa: F401
import rich.progress  # noqa: F401
import uvloop  # noqa: F401

import caravanserai.web.server  # noqa: F401
from caravanserai.cli import COMMANDS
from caravanserai.strings import Speaker
from caravanserai.web import app
from caravanserai.web.house import House
from caravanserai.web.settings import Settings

_LIMIT = Settings().body_limit
_MADE = app.inner_app(cast("House", SimpleNamespace(settings=Settings())))
_make = app.inner_app
# The first that a house says, too: it reads the words of all games.
Speaker("en")
for _module, _ in COMMANDS.values():
    import_module(f"caravanserai.terminal.{_module}")
# For those that search.
with suppress(ImportError):
    import_module("numba")

# All of this stays to the end: no copy looks through it for garbage.
gc.collect()
gc.freeze()


def use() -> None:
    """In a copy: the house that opens takes the application that is made."""
    app.inner_app = lambda house: _MADE if house.settings.body_limit == _LIMIT else _make(house)
