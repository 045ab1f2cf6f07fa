"""What this program is, for people and for programs: `caravanserai --version`, and `--version --json`."""

import platform

import msgspec

from caravanserai import __version__
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.record import FORMAT
from caravanserai.engine.twin import has_compiler
from caravanserai.strings import LANGUAGES


def version_line() -> str:
    return f"caravanserai {__version__}"


def version_document() -> str:
    """Also what decides whether a record can be replayed here: docs/versions.md says which of it may change when."""
    found = {
        "version": __version__,
        "python": platform.python_version(),
        "record": FORMAT,
        "rules": {key: game(key).rules_version for key in GAMES},
        "languages": LANGUAGES,
        "compiler": has_compiler(),
    }
    return msgspec.json.format(msgspec.json.encode(found)).decode()
