"""`caravanserai lab sweep`: one number of an edition over a range, with intervals and a picture."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from caravanserai.engine.edition import EditionProblemError
from caravanserai.engine.game import Game, game
from caravanserai.lab.balance import BalanceTally, Study
from caravanserai.lab.sweep import Measure, NoSuchNumberError, measures_of, with_number
from caravanserai.strings import Speaker, pick_language

from .charts import whisker
from .contest import MOST_GAMES, decimal, from_one, note, percent, read_jobs, span, table_of
from .files import expect_new, write_new
from .play_command import INTERRUPTED, read_edition
from .report_page import bot_name, page, row, rows, section
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
from .trouble import Trouble

#: Values in one sweep.
MOST_VALUES = 20
#: What is said of each value: all measures of it.
Found = list[tuple[int, tuple[Measure, ...]]]


def sweep(
    game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    number: Annotated[str, typer.Argument(metavar="NUMBER", help="help-sweep-number")],
    values: Annotated[str, typer.Argument(metavar="VALUES", help="help-sweep-values")],
    edition: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-edition", readable=False)] = None,
    report_file: ReportOption = None,
    games: GamesOption = 200,
    seats: SeatsOption = 4,
    bot: BotOption = "level2",
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    lang: LangOption = None,
) -> None:
    """help-sweep"""
    speak = Speaker(pick_language(lang))
    rules = game(game_key)
    rules.check_seats(seats)
    study = Study(
        game=game_key,
        bot=read_bot(rules, bot),
        seats=seats,
        games=from_one("--games", games, MOST_GAMES),
        seed=seed,
        editions=_editions(rules, read_edition(rules, edition), number, read_values(values)),
    )
    processes = read_jobs(jobs)
    if report_file is not None:
        expect_new(report_file)
    tally, interrupted = play_with_progress(study, processes, speak)
    found, deals = _found(tally)
    if report_file is not None:
        write_new(report_file, sweep_report(study, number, found, deals, speak).encode())
    _print(number, found, speak)
    if report_file is not None:
        note(speak("ladder-written", file=str(report_file)))
    if interrupted:
        note(speak("arena-interrupted", games=str(deals), asked=str(study.games)))
        raise typer.Exit(INTERRUPTED)


def read_values(text: str) -> list[int]:
    """Numbers between commas, or `from-to`, both of them included."""
    first, dash, last = text.partition("-")
    try:
        found = list(range(int(first), int(last) + 1)) if dash else [int(one) for one in text.split(",")]
    except ValueError:
        found = []
    if not 2 <= len(found) <= MOST_VALUES or len(set(found)) < len(found):
        raise Trouble("cli-sweep-values", given=text, most=MOST_VALUES)
    return found


def _editions(rules: Game[Any], edition: Any, number: str, values: list[int]) -> tuple[tuple[str, Any], ...]:
    made = []
    for value in values:
        try:
            made.append((str(value), with_number(rules, edition, number, value)))
        except NoSuchNumberError as error:
            raise Trouble("cli-sweep-number", given=number, known=", ".join(error.known)) from None
        except EditionProblemError as error:
            raise Trouble("cli-sweep-edition", value=str(value), number=number, reason=str(error)) from None
    return tuple(made)


def _found(tally: BalanceTally) -> tuple[Found, int]:
    """Of the deals that were played with every value."""
    deals = min(len(played) for played in tally.played)
    return [
        (int(label), measures_of(played[:deals], tally.study.seats))
        for (label, _), played in zip(tally.study.editions, tally.played, strict=True)
        if deals
    ], deals


def measure_name(measure: Measure, speak: Speaker) -> str:
    return speak(measure.name, seat=measure.of) if measure.of is not None else speak(measure.name)


def _said(measure: Measure, speak: Speaker) -> tuple[str, str]:
    if measure.mean is None:
        return "–", ""
    if measure.share:
        return percent(speak, measure.mean), span(speak, measure.mean_95, 100, 0)
    return decimal(speak, measure.mean), span(speak, measure.mean_95)


def _print(number: str, found: Found, speak: Speaker) -> None:
    console = Console(highlight=False)
    if not found:
        console.print(speak("report-empty"))
        return
    table = table_of(number, *(measure_name(measure, speak) for measure in found[0][1]))
    for column in table.columns:
        column.no_wrap = False  # the names are long
    for value, measures in found:
        table.add_row(str(value), *("\n".join(_said(measure, speak)) for measure in measures))
    console.print(table)


def sweep_report(study: Study, number: str, found: Found, deals: int, speak: Speaker) -> str:
    """One page that fetches nothing: a picture for each measure, value by value."""
    title = speak("sweep-title", game=speak(f"game-{study.game}"), number=number)
    bot, seed = bot_name(study.bot, speak), str(study.seed)
    summary = speak("balance-summary", deals=deals, seats=str(study.seats), bot=bot, seed=seed)
    parts = []
    for place, one in enumerate(found[0][1] if found else ()):
        column = [(value, measures[place]) for value, measures in found]
        ends = [end for _, measure in column for end in (measure.mean_95 or (measure.mean or 0.0,) * 2)]
        least, most = min(0.0, *ends), max(ends)
        lines = [
            row(str(value), whisker(measure.mean or 0.0, measure.mean_95, None, least, most), *_said(measure, speak))
            for value, measure in column
        ]
        parts.append(section(f"measure-{place}", rows(lines), measure_name(one, speak), speak("sweep-more")))
    return page(title, summary, parts, speak)
