"""`caravanserai ladder`: measure how strong the bots are, for everybody to see."""

import re
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from caravanserai.bots.ladder import Ladder, Rungs, path_of, read_ladder, with_rungs, write_ladder
from caravanserai.bots.ladder.climb import climb, matches_of, missing, rungs_of
from caravanserai.bots.offered import offered
from caravanserai.bots.results import ResultsFile
from caravanserai.engine.game import Game, game
from caravanserai.strings import Speaker, pick_language

from .contest import (
    MOST_GAMES,
    check_bots_at,
    from_one,
    note,
    open_results,
    percent,
    progress_of,
    read_bots,
    read_jobs,
    span,
    table_of,
)
from .files import file_trouble
from .play_command import INTERRUPTED, whole_number
from .trouble import Trouble


def ladder(
    game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    games: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-ladder-games")] = 400,
    seats: Annotated[str | None, typer.Option(metavar="N,N…", help="help-ladder-seats")] = None,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT…", help="help-ladder-bots")] = None,
    seed: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-arena-seed")] = 1,
    jobs: Annotated[int | None, typer.Option(parser=whole_number, metavar="N", help="help-arena-jobs")] = None,
    results: Annotated[Path | None, typer.Option(metavar="FILE", help="help-ladder-results", readable=False)] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="help-ladder-out", readable=False)] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-ladder"""
    speak = Speaker(pick_language(lang))
    rules = game(game_key)
    levels = offered(game_key) if bots is None else read_bots(rules, bots)
    if len(set(levels)) < max(2, len(levels)):
        raise Trouble("cli-one-bot")
    counts = _read_counts(rules, seats)
    for count in counts:
        check_bots_at(rules, levels, count, True)
    from_one("--games", games, MOST_GAMES)
    processes = read_jobs(jobs)
    target = out or path_of(game_key)
    found = _read(target)
    with open_results(results or Path(f"ladder-{game_key}.jsonl"), speak) as kept:
        for count in counts:
            matches = matches_of(game_key, levels, count, games, seed)
            try:
                _climb(matches, kept, processes, speak, count)
            except KeyboardInterrupt:
                note(speak("arena-interrupted-ladder", file=str(kept.path)))
                raise typer.Exit(INTERRUPTED) from None
            rungs = rungs_of(matches, levels, kept, _command(game_key, games, count, levels, seed))
            _print_rungs(rungs, speak)
            found = with_rungs(found, game_key, levels, rungs)
            _write(target, found)
    note(speak("ladder-written", file=str(target)))


def _read_counts(rules: Game[Any], text: str | None) -> tuple[int, ...]:
    if text is None:
        return tuple(rules.seat_counts)
    counts = tuple(whole_number(part.strip()) for part in re.split(",", text))
    for count in counts:
        rules.check_seats(count)
    return counts


def _read(path: Path) -> Ladder | None:
    """What cannot be read any more is measured anew."""
    try:
        return read_ladder(path)
    except ValueError:
        return None
    except OSError as error:
        raise file_trouble(path, error) from None


def _write(path: Path, found: Ladder) -> None:
    try:
        write_ladder(path, found)
    except OSError as error:
        raise file_trouble(path, error) from None


def _command(game_key: str, games: int, seats: int, levels: tuple[str, ...], seed: int) -> str:
    """For whoever wants to see the same numbers; what is as usual is not written."""
    words = ["caravanserai", "ladder", game_key, "--games", str(games), "--seats", str(seats)]
    if levels != offered(game_key):
        words += ["--bots", ",".join(levels)]
    if seed != 1:
        words += ["--seed", str(seed)]
    return " ".join(words)


def _climb(matches: Any, kept: ResultsFile, jobs: int, speak: Speaker, count: int) -> None:
    left = missing(matches, kept)
    wanted = [(match, match.deals) for match in matches]
    total = sum(deals for _, deals in wanted)
    if left < total:
        note(speak("arena-continues", file=str(kept.path), deals=total - left))
    known = sum(
        len(deal.games) for match, deals in wanted for number, deal in kept.deals(match).items() if number < deals
    )
    asked = sum(match.games for match in matches)
    with progress_of(speak, max(asked, known), known) as progress:
        progress.update(progress.task_ids[0], description=f"{speak('arena-seats')} {count}")
        for deal in climb(matches, kept, jobs):
            progress.advance(progress.task_ids[0], len(deal.games))


def _print_rungs(rungs: Rungs, speak: Speaker) -> None:
    interval = speak("arena-interval")
    table = table_of(speak("arena-pair"), speak("arena-seats"), speak("arena-share"), interval)
    for pair in rungs.pairs:
        share = percent(speak, pair.share)
        table.add_row(f"{pair.upper} – {pair.lower}", str(rungs.seats), share, span(speak, pair.share_95, 100))
    rated = table_of(speak("arena-bot"), speak("arena-seats"), speak("arena-rating"), interval)
    for one in rungs.ratings:
        rated.add_row(one.bot, str(rungs.seats), str(one.rating), span(speak, (one.low, one.high), digits=0))
    console = Console(highlight=False)
    console.print(table)
    console.print(rated)
