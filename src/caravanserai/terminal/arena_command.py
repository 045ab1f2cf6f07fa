"""`caravanserai arena`: let bots play a match and print the result."""

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from caravanserai.bots.arena import Match, PlayedDeal, play_deals
from caravanserai.bots.results import ResultsFile
from caravanserai.bots.tally import MatchResult, Tally
from caravanserai.engine.game import game
from caravanserai.strings import Speaker, pick_language

from .contest import (
    MOST_GAMES,
    check_bots_at,
    decimal,
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
from .files import expect_new, file_trouble, write_new
from .play_command import INTERRUPTED, read_edition, read_options, whole_number
from .report import report
from .trouble import Trouble


def arena(
    game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    bots: Annotated[str, typer.Option(metavar="BOT,BOT…", help="help-arena-bots")] = "greedy,random,random,random",
    seats: Annotated[int | None, typer.Option(parser=whole_number, metavar="N", help="help-arena-seats")] = None,
    games: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-arena-games")] = 100,
    seed: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-arena-seed")] = 1,
    results: Annotated[Path | None, typer.Option(metavar="FILE", help="help-arena-results", readable=False)] = None,
    report_file: Annotated[
        Path | None, typer.Option("--report", metavar="FILE", help="help-arena-report", readable=False)
    ] = None,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="help-arena-records")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-arena-json")] = False,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-option")] = None,
    edition: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-edition", readable=False)] = None,
    jobs: Annotated[int | None, typer.Option(parser=whole_number, metavar="N", help="help-arena-jobs")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-arena"""
    speak = Speaker(pick_language(lang))
    rules = game(game_key)
    names = read_bots(rules, bots)
    match = Match(
        game=game_key,
        bots=names,
        games=from_one("--games", games, MOST_GAMES),
        seed=seed,
        seats=len(names) if seats is None else seats,
        options=read_options(rules, option or []),
        edition=read_edition(rules, edition),
        records=records is not None,
    )
    rules.check_seats(match.table)
    if len(names) > match.table:
        raise Trouble("cli-too-many-bots", bots=len(names), seats=match.table)
    standard = bool(rules.new(match.table, match.options, match.edition).standard)
    check_bots_at(rules, names, match.table, standard)
    processes = read_jobs(jobs)
    if report_file is not None:
        expect_new(report_file)
    kept = None if results is None else open_results(results, speak, match)
    if records is not None:
        _make_folder(records)
    result, interrupted = _play(match, processes, records, kept, speak)
    if kept is not None:
        kept.close()
    if report_file is not None:
        write_new(report_file, report(result, speak).encode())
    _print_result(result, as_json, speak)
    if interrupted:
        note(speak("arena-interrupted", games=str(result.games), asked=str(result.games_asked)))
        raise typer.Exit(INTERRUPTED)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        empty = not any(folder.iterdir())
    except (OSError, ValueError) as error:
        raise file_trouble(folder, error) from None
    if not empty:
        raise Trouble("cli-folder-full", folder=str(folder))


# -- the match ------------------------------------------------------------------------------------------------


def _play(
    match: Match, jobs: int, folder: Path | None, kept: ResultsFile | None, speak: Speaker
) -> tuple[MatchResult, bool]:
    """The result, and whether somebody pressed Ctrl-C before the end."""
    tally = Tally(match)
    total = match.deals
    before = dict(kept.deals(match)) if kept else {}
    for number in sorted(before):
        if number < total:
            tally.add(before[number])
    if kept and tally.deals:
        note(speak("arena-continues", file=str(kept.path), deals=tally.deals))
    known = tally.games
    wanted = [(match, number) for number in range(total) if number not in before]
    interrupted = False
    began = time.perf_counter()
    try:
        with progress_of(speak, max(match.games, known), known) as progress:
            for deal in play_deals(wanted, jobs):
                if folder is not None:
                    _write_records(folder, deal, total)
                if kept is not None:
                    kept.add(match, deal)
                tally.add(deal)
                progress.advance(progress.task_ids[0], len(deal.games))
    except KeyboardInterrupt:
        interrupted = True
    return tally.result(time.perf_counter() - began, jobs, tally.games - known), interrupted


def _write_records(folder: Path, deal: PlayedDeal, total: int) -> None:
    """By deal, and for each deal by how far the bots had moved on."""
    for turn, played in enumerate(deal.games, start=1):
        assert played.record is not None
        write_new(folder / f"deal-{deal.deal + 1:0{len(str(total))}}-{turn}.json", played.record)


# -- the result -----------------------------------------------------------------------------------------------


def _print_result(result: MatchResult, as_json: bool, speak: Speaker) -> None:
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=2).decode())
        return
    console = Console(highlight=False)
    console.print(_bots_table(result, speak))
    console.print(
        speak(
            "arena-summary",
            games=str(result.games),
            deals=result.deals,
            game=result.game,
            seats=str(result.seats),
            seed=str(result.seed),
            shared=result.shared_victories,
            rate=decimal(speak, result.speed.games_per_second),
        )
    )


def _bots_table(result: MatchResult, speak: Speaker) -> Table:
    """As much as a small terminal holds; `--json` has it all."""
    interval = speak("arena-interval")
    table = table_of(
        speak("arena-bot"),
        speak("arena-share"),
        interval,
        speak("arena-fair"),
        speak("arena-points"),
        speak("arena-rating"),
        interval,
    )
    for row, rating in zip(result.bots, result.ratings, strict=True):
        table.add_row(
            row.bot,
            percent(speak, row.win_share),
            span(speak, row.win_share_95, 100),
            percent(speak, row.fair_share),
            "–" if row.mean_points is None else decimal(speak, row.mean_points),
            str(rating.rating),
            span(speak, (rating.low, rating.high), digits=0),
        )
    return table
