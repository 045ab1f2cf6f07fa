"""What `arena` and `ladder` share: their arguments, their files, and the bar that says how far they are."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from caravanserai.bots.arena import Match
from caravanserai.bots.levels import BOTS, MASTER, make_bot
from caravanserai.bots.offered import accepted
from caravanserai.bots.results import BadResultsError, Heading, OtherMatchError, ResultsFile
from caravanserai.engine.game import Game
from caravanserai.strings import Speaker, printable

from .files import file_trouble
from .trouble import Trouble

#: Beyond these a slip of the finger is likelier than a wish.
MOST_GAMES = 1_000_000
MOST_JOBS = 256


def from_one(name: str, number: int, most: int) -> int:
    if not 1 <= number <= most:
        raise Trouble("cli-range", name=name, most=most, given=number)
    return number


def read_jobs(given: int | None) -> int:
    """All cores that this process may use, unless told otherwise."""
    if given is not None:
        return from_one("--jobs", given, MOST_JOBS)
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(allowed or 1, MOST_JOBS)


def read_bots(rules: Game[Any], text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in BOTS:
            raise Trouble("cli-unknown-bot", bot=name, known=", ".join(BOTS))
    try:
        for name in names:
            make_bot(name, rules.key, seed=0)
    except ValueError as error:
        raise Trouble("cli-bot-cannot", reason=str(error)) from None
    return names


def check_bots_at(rules: Game[Any], names: tuple[str, ...], seats: int, standard: bool) -> None:
    """A master that was not measured at such a table would be the level below it under a better name."""
    known = accepted(rules.key, seats, standard)
    for name in names:
        if name not in known:
            raise Trouble(
                "refusal-bot-not-here" if name == MASTER else "cli-unknown-bot", bot=name, known=", ".join(known)
            )


def open_results(path: Path, speak: Speaker, only: Match | None = None) -> ResultsFile:
    try:
        return ResultsFile(path, only)
    except BadResultsError as error:
        raise Trouble("cli-bad-results", file=str(path), line=error.line) from None
    except OtherMatchError as error:
        raise Trouble("cli-other-match", file=str(path), found=_found(error.found, speak)) from None
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from None


def _found(heading: Heading, speak: Speaker) -> str:
    bots = ",".join(heading.bots)
    return printable(
        speak("arena-found", game=heading.game, bots=bots, seats=str(heading.seats), seed=str(heading.seed))
    )


class _Rate(ProgressColumn):
    """Games a second, of late."""

    def __init__(self, speak: Speaker) -> None:
        super().__init__()
        self.speak = speak

    def render(self, task: Task) -> Text:
        rate = task.finished_speed or task.speed
        return Text("" if rate is None else self.speak("arena-rate", rate=decimal(self.speak, rate)))


@contextmanager
def progress_of(speak: Speaker, games: int, done: int = 0) -> Iterator[Progress]:
    """On a terminal only, and on stderr: stdout is for the result."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        _Rate(speak),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        progress.add_task(speak("arena-progress"), total=games, completed=done)
        yield progress


def note(text: str) -> None:
    """For the person, beside the result."""
    typer.echo(printable(text), err=True)


# -- numbers and tables ---------------------------------------------------------------------------------------


def decimal(speak: Speaker, number: float, digits: int = 1) -> str:
    return f"{number:.{digits}f}".replace(".", speak("arena-decimal-point"))


def percent(speak: Speaker, share: float | None) -> str:
    return "–" if share is None else speak("arena-percent", number=decimal(speak, 100 * share))


def span(speak: Speaker, interval: tuple[float, float] | None, times: float = 1.0, digits: int = 1) -> str:
    if interval is None:
        return "–"
    low, high = (decimal(speak, times * end, digits) for end in interval)
    return speak("arena-to", low=low, high=high)


def table_of(*columns: str, words: int = 1) -> Table:
    """The first columns are words, all others numbers."""
    table = Table(box=SIMPLE_HEAD)
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place < words else "right", no_wrap=True)
    return table
