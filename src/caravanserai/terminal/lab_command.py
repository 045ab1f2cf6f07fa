"""`caravanserai lab`: for those who make games."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from caravanserai.engine.game import Game, game
from caravanserai.lab.balance import Balance, Study
from caravanserai.strings import Speaker, pick_language, printable

from .balance_report import balance_report, effect_name, findings, signed, signed_span
from .contest import MOST_GAMES, from_one, note, read_jobs, table_of
from .files import expect_new, read_text, write_new
from .gate_command import gate
from .play_command import INTERRUPTED, read_edition
from .positions_command import positions
from .studies import (
    BotOption,
    GamesOption,
    JobsOption,
    LangOption,
    ReportOption,
    SeatsOption,
    SeedOption,
    play_with_progress,
    read_bot,
)
from .sweep_command import sweep
from .train_command import train
from .trouble import Trouble

lab = typer.Typer(no_args_is_help=True, help="help-lab")


@lab.callback()
def _lab() -> None:
    """help-lab"""


lab.command()(train)
lab.command()(gate)
lab.command()(sweep)
lab.command()(positions)


@lab.command()
def balance(
    game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    edition: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="help-balance-edition", readable=False)
    ] = None,
    report_file: ReportOption = None,
    games: GamesOption = 200,
    seats: SeatsOption = 4,
    bot: BotOption = "level2",
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    lang: LangOption = None,
) -> None:
    """help-balance"""
    speak = Speaker(pick_language(lang))
    rules = game(game_key)
    rules.check_seats(seats)
    study = Study(
        game=game_key,
        bot=read_bot(rules, bot),
        seats=seats,
        games=from_one("--games", games, MOST_GAMES),
        seed=seed,
        editions=_read_editions(rules, edition or [], speak),
    )
    processes = read_jobs(jobs)
    if report_file is not None:
        expect_new(report_file)
    tally, interrupted = play_with_progress(study, processes, speak)
    found = tally.balance()
    if report_file is not None:
        write_new(report_file, balance_report(found, speak).encode())
    _print(found, speak)
    if report_file is not None:
        note(speak("ladder-written", file=str(report_file)))
    if interrupted:
        note(speak("arena-interrupted", games=str(found.deals), asked=str(study.games)))
        raise typer.Exit(INTERRUPTED)


@lab.command()
def compare(
    game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    edition: Annotated[Path, typer.Argument(metavar="EDITION", help="help-compare-edition", readable=False)],
    other: Annotated[Path | None, typer.Argument(metavar="OTHER", help="help-compare-other", readable=False)] = None,
    report_file: ReportOption = None,
    games: GamesOption = 200,
    seats: SeatsOption = 4,
    bot: BotOption = "level2",
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    lang: LangOption = None,
) -> None:
    """help-compare"""
    balance(game_key, [edition, *([other] if other else [])], report_file, games, seats, bot, seed, jobs, lang)


@lab.command()
def edition(game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")]) -> None:
    """help-edition"""
    file = game(game_key).folder / "edition.toml"
    if not file.is_file():
        raise Trouble("cli-no-edition", game=game_key)
    typer.echo(read_text(file), nl=False)


def _read_editions(rules: Game[Any], files: list[Path], speak: Speaker) -> tuple[tuple[str, Any], ...]:
    """One file is compared with the house's own edition, two with each other. Each has a name that is its own."""
    if len(files) > 2:
        raise Trouble("cli-too-many-editions", given=len(files))
    read = [(path, read_edition(rules, path)) for path in files]
    house = (speak("balance-house-edition"), rules.standard_edition)
    if not read:
        return (house,)
    labels = [printable(edition.name).strip() for _, edition in read]
    if len(set(labels)) < len(labels) or not all(labels):
        labels = [printable(path.name) for path, _ in read]
    if len(set(labels)) < len(labels):
        labels = [printable(str(path)) for path, _ in read]
    if len(read) == 1 and labels[0] == "standard":  # a copy of the house's own, whose name nobody changed
        labels = [printable(read[0][0].name)]
    named = tuple((label, edition) for label, (_, edition) in zip(labels, read, strict=True))
    return (house, *named) if len(named) == 1 else named


# -- the result -----------------------------------------------------------------------------------------------


def _print(found: Balance, speak: Speaker) -> None:
    console = Console(highlight=False)
    if not found.deals:
        console.print(speak("report-empty"))
        return
    for sentence in findings(found, speak):
        console.print(sentence, markup=False)
    if found.effects:
        table = table_of(speak("balance-what"), speak("balance-change"), "95 %")
        for effect in found.effects:
            table.add_row(
                effect_name(effect, speak),
                signed(speak, effect.change, 100 if effect.share else 1),
                signed_span(speak, effect.change_95, 100 if effect.share else 1),
            )
    else:
        table = table_of(speak("balance-holding"), speak("arena-points"), "95 %")
        for worth in found.editions[0].worths:
            table.add_row(speak(worth.holding), signed(speak, worth.points), signed_span(speak, worth.points_95))
    console.print(table)
