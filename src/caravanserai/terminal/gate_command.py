"""`caravanserai lab gate`: does a search with a network beat a level of the house in the same time?"""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from caravanserai.bots.arena import play_match
from caravanserai.bots.levels import LEVEL
from caravanserai.bots.networks import ENOUGH, Gate, write_network
from caravanserai.bots.tally import Tally
from caravanserai.engine.twin import NoCompilerError, has_compiler
from caravanserai.lab.gate import equal_simulations, gate_of, match_of
from caravanserai.strings import Speaker, pick_language

from .contest import MOST_GAMES, from_one, note, percent, progress_of, read_jobs, span, table_of
from .play_command import INTERRUPTED, whole_number
from .train_command import network_for, network_in
from .trouble import Trouble


def gate(
    network: Annotated[Path, typer.Argument(metavar="FILE", help="help-gate-network", readable=False)],
    games: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-gate-games")] = ENOUGH,
    level: Annotated[str, typer.Option("--level", metavar="LEVEL", help="help-gate-level")] = "level5",
    against: Annotated[
        Path | None, typer.Option("--against", metavar="FILE", help="help-gate-against", readable=False)
    ] = None,
    simulations: Annotated[
        int | None, typer.Option(parser=whole_number, metavar="N", help="help-gate-simulations")
    ] = None,
    seed: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-arena-seed")] = 1,
    jobs: Annotated[int | None, typer.Option(parser=whole_number, metavar="N", help="help-arena-jobs")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-gate"""
    speak = Speaker(pick_language(lang))
    thinking = [key for key, one in LEVEL.items() if one.thinks > 0 and not one.master]
    if level not in thinking:
        raise Trouble("cli-unknown-bot", bot=level, known=", ".join(thinking))
    found = network_in(network)
    replaced = network_for(against, found.game, found.seats)
    if not has_compiler():
        raise NoCompilerError
    processes = read_jobs(jobs)
    fair, those = equal_simulations(found, level, seed, replaced)
    taken = fair if simulations is None else min(fair, from_one("--simulations", simulations, MOST_GAMES))
    match = match_of(found, level, taken, from_one("--games", games, MOST_GAMES), seed, replaced)
    tally, interrupted = Tally(match), False
    try:
        with progress_of(speak, match.games) as progress:
            for deal in play_match(match, processes):
                tally.add(deal)
                progress.advance(progress.task_ids[0], len(deal.games))
    except KeyboardInterrupt:
        interrupted = True
    fewer = "" if simulations is None else f" --simulations {simulations}"
    beside = "" if against is None else " --against BEFORE.json"
    command = f"caravanserai lab gate {network.name} --games {games} --seed {seed}{fewer}{beside}"
    measured = gate_of(tally, (taken, those), command)
    if measured is None:
        note(speak("report-empty"))
    else:
        _print(measured, speak)
    if interrupted:
        note(speak("arena-interrupted", games=str(tally.games), asked=str(games)))
        raise typer.Exit(INTERRUPTED)
    if measured is not None and level == "level5":
        write_network(msgspec.structs.replace(found, gate=measured), network)
        note(speak("ladder-written", file=str(network)))


def _print(measured: Gate, speak: Speaker) -> None:
    console = Console(highlight=False)
    console.print(speak("gate-passed" if measured.passed else "gate-not-passed"))
    table = table_of(speak("arena-games"), speak("arena-share"), speak("arena-interval"), speak("gate-simulations"))
    with_it, without = measured.simulations
    table.add_row(
        str(measured.games),
        percent(speak, measured.share),
        span(speak, measured.interval, 100),
        f"{with_it} / {without}",
    )
    console.print(table)
