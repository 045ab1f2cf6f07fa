"""`caravanserai prepare`: compile the rules now, so that nobody has to wait for them later."""

import sys
import time
from typing import Annotated

import typer

from caravanserai.engine.game import GAMES, game
from caravanserai.engine.twin import compiled, has_compiler, is_on_disk
from caravanserai.strings import Speaker, pick_language

from .trouble import Trouble


def prepare(
    game_keys: Annotated[list[str] | None, typer.Argument(metavar="GAME…", help="help-prepare-games")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-prepare"""
    speak = Speaker(pick_language(lang))
    keys = [game(key).key for key in game_keys or GAMES]
    if not has_compiler():
        raise Trouble("cli-prepare-no-compiler")
    for key in keys:
        name = speak(f"game-{key}")
        if is_on_disk(key):
            typer.echo(speak("cli-prepare-there", game=name))
            continue
        began = time.perf_counter()
        line = _Line(speak, name)
        compiled(key, line.show, search=True)
        typer.echo(speak("cli-prepare-done", game=name, seconds=round(time.perf_counter() - began)))


class _Line:
    """How far it is: one line that changes on a terminal, every quarter elsewhere."""

    def __init__(self, speak: Speaker, name: str) -> None:
        self.speak, self.name = speak, name
        self.quarter = -1

    def show(self, _: str, done: int, total: int) -> None:
        text = self.speak("cli-prepare-progress", game=self.name, percent=100 * done // max(1, total))
        if sys.stderr.isatty():
            end = "\r\033[K" if done == total else ""
            print(f"\r\033[K{text}{end}", end="", file=sys.stderr, flush=True)
        elif done < total and (quarter := 4 * done // max(1, total)) > self.quarter:
            self.quarter = quarter
            print(text, file=sys.stderr, flush=True)
