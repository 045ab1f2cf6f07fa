"""`caravanserai arena`: let bots play a match and print the result."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from caravanserai.bots.arena import Match, Played, play_match
from caravanserai.bots.levels import BOTS, make_bot
from caravanserai.bots.tally import Interval, Result, Tally
from caravanserai.rules.game import Game, game
from caravanserai.rules.refusal import unreadable
from caravanserai.strings import printable

from .files import file_trouble, write_new
from .play_command import INTERRUPTED, read_edition, read_options, whole_number
from .trouble import BAD_INPUT, Trouble

#: Beyond these a slip of the finger is likelier than a wish.
MOST_GAMES = 1_000_000
MOST_JOBS = 256


def arena(
    game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    bots: Annotated[
        str, typer.Option(metavar="BOT,BOT…", help=f"The bots, one for each seat: {', '.join(BOTS)}.")
    ] = "greedy,random,random,random",
    games: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="How many games are played.")] = 100,
    seed: Annotated[
        int, typer.Option(parser=whole_number, metavar="N", help="The same seed gives the same match.")
    ] = 1,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Keep each game in this folder, which must be new or empty.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document.")] = False,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-option")] = None,
    edition: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-edition", readable=False)] = None,
    jobs: Annotated[
        int, typer.Option(parser=whole_number, metavar="N", help="How many processes play; the result is the same.")
    ] = 1,
) -> None:
    """Let bots play many games against each other, each in every seat, and count."""
    rules = game(game_key)
    match = Match(
        game=game_key,
        bots=_read_bots(rules, bots),
        games=_from_one("--games", games, MOST_GAMES),
        seed=seed,
        options=read_options(rules, option or []),
        edition=read_edition(rules, edition),
        records=records is not None,
    )
    _from_one("--jobs", jobs, MOST_JOBS)
    if records is not None:
        _make_folder(records)
    result, interrupted = _play(match, jobs, records)
    _print_result(result, as_json)
    if interrupted:
        typer.echo(f"Interrupted after {result.games} of {result.games_asked} games.", err=True)
        raise typer.Exit(INTERRUPTED)


# -- what was asked -------------------------------------------------------------------------------------------


def _refuse(sentence: str) -> NoReturn:
    typer.echo(printable(sentence), err=True)
    raise typer.Exit(BAD_INPUT)


def _from_one(name: str, number: int, most: int) -> int:
    if not 1 <= number <= most:
        _refuse(f"{name} must be 1 to {most}, not {number}.")
    return number


def _read_bots(rules: Game[Any], text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in BOTS:
            raise Trouble("cli-unknown-bot", bot=name, known=", ".join(BOTS))
    least, most = rules.seat_counts[0], rules.seat_counts[-1]
    if len(names) not in rules.seat_counts:
        raise unreadable("seat-count", seats=len(names), least=least, most=most)
    try:
        for name in names:
            make_bot(name, rules.key, seed=0)
    except ValueError as error:
        _refuse(str(error))
    return names


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        empty = not any(folder.iterdir())
    except (OSError, ValueError) as error:
        raise file_trouble(folder, error) from None
    if not empty:
        _refuse(f"The folder {folder} is not empty: name a new one for the records.")


# -- the match ------------------------------------------------------------------------------------------------


def _play(match: Match, jobs: int, folder: Path | None) -> tuple[Result, bool]:
    """The result, and whether somebody pressed Ctrl-C before the end."""
    tally = Tally(match)
    interrupted = False
    began = time.perf_counter()
    try:
        with _progress(match.games) as progress:
            for played in play_match(match, jobs):
                if folder is not None:
                    _write_record(folder, played, match.games)
                tally.add(played)
                progress.advance(progress.task_ids[0])
    except KeyboardInterrupt:
        interrupted = True
    return tally.result(time.perf_counter() - began, jobs), interrupted


@contextmanager
def _progress(games: int) -> Iterator[Progress]:
    """On a terminal only, and on stderr: stdout is for the result."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        progress.add_task("Games", total=games)
        yield progress


def _write_record(folder: Path, played: Played, games: int) -> None:
    assert played.record is not None
    name = f"game-{played.number + 1:0{len(str(games))}}.json"
    write_new(folder / name, played.record)


# -- the result -----------------------------------------------------------------------------------------------


def _print_result(result: Result, as_json: bool) -> None:
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
        return
    console = Console(highlight=False)
    console.print(_entries_table(result))
    if len(result.bots) < len(result.entries):
        console.print(_bots_table(result))
    shared = "no shared victory" if result.shared_victories == 0 else f"shared victories: {result.shared_victories}"
    console.print(
        f"{result.games} games of {result.game}, {len(result.entries)} seats, seed {result.seed}; {shared}; "
        f"{result.speed.games_per_second:g} games/s"
    )


def _entries_table(result: Result) -> Table:
    table = _table("entry", "bot", "wins", "share", "95 %", "points", "95 %")
    for row in result.entries:
        table.add_row(
            str(row.entry),
            row.bot,
            f"{row.wins:g}",
            _percent(row.win_share),
            _percents(row.win_share_95),
            "–" if row.mean_points is None else f"{row.mean_points:.1f}",
            "–" if row.mean_points_95 is None else "{:.1f} to {:.1f}".format(*row.mean_points_95),
        )
    return table


def _bots_table(result: Result) -> Table:
    table = _table("seats", "bot", "wins", "share", "95 %", "fair share")
    for row in result.bots:
        table.add_row(
            str(row.entries),
            row.bot,
            f"{row.wins:g}",
            _percent(row.win_share),
            _percents(row.win_share_95),
            _percent(row.fair_share),
        )
    return table


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for column in columns:
        table.add_column(column, justify="left" if column == "bot" else "right")
    return table


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.1f} %"


def _percents(interval: Interval | None) -> str:
    return "–" if interval is None else f"{100 * interval[0]:.1f} to {100 * interval[1]:.1f}"
