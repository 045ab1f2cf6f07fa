"""`caravanserai lab positions`: choices that mattered, as the coach sees them, in a list, as data and as a page."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from caravanserai.bots.arena import Match
from caravanserai.coach.calibration import NINE_IN_TEN
from caravanserai.engine.game import game
from caravanserai.engine.record import BadRecordError, Record, read_record, replay
from caravanserai.lab.positions import Position, find, most_telling, self_played, state_before
from caravanserai.strings import Speaker, pick_language

from .contest import MOST_GAMES, decimal, from_one, note, progress_of, read_jobs
from .drawing import drawing_of
from .files import expect_new, read_bytes, write_new
from .play_command import INTERRUPTED, whole_number
from .replay_command import speaker_of
from .report_page import bot_name, page, paragraph
from .review_command import SURE
from .studies import BotOption, JobsOption, LangOption, ReportOption, SeatsOption, SeedOption, read_bot
from .trouble import Trouble, record_trouble

MOST_POSITIONS = 100
#: As wide as a board is drawn.
WIDTH = 100


def positions(
    game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    record: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="help-positions-record", readable=False)
    ] = None,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="help-positions-json", readable=False)] = None,
    report_file: ReportOption = None,
    games: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-positions-games")] = 4,
    most: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-positions-most")] = 10,
    effort: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-positions-effort")] = 50,
    seats: SeatsOption = 4,
    bot: BotOption = "level2",
    seed: SeedOption = 1,
    jobs: JobsOption = None,
    lang: LangOption = None,
) -> None:
    """help-positions"""
    speak = Speaker(pick_language(lang))
    rules = game(game_key)
    most, effort = from_one("--most", most, MOST_POSITIONS), from_one("--effort", effort, 100)
    for file in (json, report_file):
        if file is not None:
            expect_new(file)
    processes = read_jobs(jobs)
    if record:
        played, by_whom = [_read(game_key, file, speak) for file in record], ""
    else:
        rules.check_seats(seats)
        match = Match(
            game_key, (read_bot(rules, bot),) * seats, from_one("--games", games, MOST_GAMES), seed, records=True
        )
        played, by_whom = list(self_played(match, processes)), bot_name(bot, speak)
    found, interrupted = _find_with_progress(played, seed, effort, processes, speak)
    told = most_telling(found, most)
    if json is not None:
        write_new(json, msgspec.json.format(msgspec.json.encode(told), indent=1) + b"\n")
    if report_file is not None:
        write_new(report_file, positions_page(game_key, played, told, by_whom, speak).encode())
    _print(played, told, speak)
    for file in (json, report_file):
        if file is not None:
            note(speak("ladder-written", file=str(file)))
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def _read(game_key: str, file: Path, speak: Speaker) -> Record[Any, Any, Any]:
    """A finished game of this kind, every step of it checked."""
    try:
        read = read_record(read_bytes(file))
        for _ in replay(read):
            pass
    except BadRecordError as error:
        raise record_trouble(str(file), error, speak) from None
    if read.game != game_key:
        raise Trouble("cli-positions-other-game", file=str(file), game=read.game)
    if read.result is None:
        raise Trouble("cli-review-unfinished")
    return read


def _find_with_progress(
    played: Sequence[Record[Any, Any, Any]], seed: int, effort: int, jobs: int, speak: Speaker
) -> tuple[list[Position], bool]:
    """What was found, and whether somebody pressed Ctrl-C before the end."""
    found: list[Position] = []
    try:
        with progress_of(speak, len(played)) as progress:
            for some in find(played, seed, effort, jobs):
                found += some
                progress.advance(progress.task_ids[0], 1)
    except KeyboardInterrupt:
        return found, True
    return found, False


def _lines(one: Position, record: Record[Any, Any, Any], speak: Speaker) -> list[str]:
    """Who gave away what; what was played, what was better, and why."""
    judged, rules = one.judged, game(record.game)
    off = NINE_IN_TEN * judged.lost_error
    points = {"least": max(0, round(judged.lost - off)), "most": round(judged.lost + off)}
    reasons = [speak.say(reason) for reason in (judged.for_best, judged.against) if reason]
    return [
        speak("cli-review-cost", seat=speak.name(judged.seat), step=judged.number, **points),
        speak("positions-win", percent=decimal(speak, 100 * judged.cost)),
        speak("cli-review-played", text=speak.say(rules.describe(judged.played.move))),
        speak("cli-review-better", text=speak.say(rules.describe(judged.best.move))),
        " ".join([speak(SURE[judged.sure]), *reasons]),
    ]


def _print(played: Sequence[Record[Any, Any, Any]], told: Sequence[Position], speak: Speaker) -> None:
    console = Console(highlight=False)
    if not told:
        console.print(speak("positions-none"), markup=False)
    for one in told:
        record = played[one.source - 1]
        head, *rest = _lines(one, record, speaker_of(record, speak.lang))
        console.print(speak("positions-game", number=one.source) + " · " + head, style="bold", markup=False)
        for line in rest:
            console.print("  " + line, markup=False)


def positions_page(
    game_key: str, played: Sequence[Record[Any, Any, Any]], told: Sequence[Position], by_whom: str, speak: Speaker
) -> str:
    """One page that fetches nothing: each position as the seat saw it, and what the coach says."""
    parts = [] if told else [paragraph(speak("positions-none"))]
    for place, one in enumerate(told, start=1):
        record = played[one.source - 1]
        own = speaker_of(record, speak.lang)
        head, *rest = _lines(one, record, own)
        where = speak("positions-game", number=one.source)
        parts.append(
            f'<section id="position-{place}"><h2>{escape(f"{place}. {head}")}</h2><p class="soft">{escape(where)}</p>'
            f'<pre class="wide">{escape(_board(record, one, own))}</pre>{"".join(map(paragraph, rest))}</section>'
        )
    said = {"games": len(played), "found": len(told)}
    summary = speak("positions-summary-bots", bot=by_whom, **said) if by_whom else speak("positions-summary", **said)
    return page(speak("positions-title", game=speak(f"game-{game_key}")), summary, parts, speak)


def _board(record: Record[Any, Any, Any], one: Position, speak: Speaker) -> str:
    """The table in letters, as the seat saw it before it answered, and what it could answer."""
    rules, drawing, seat = game(record.game), drawing_of(record.game), one.judged.seat
    g = state_before(record, one.judged.number)
    console = Console(width=WIDTH, highlight=False, emoji=False, markup=False, color_system=None)
    with console.capture() as shown:
        console.print(drawing.board(rules.view(g, seat), speak))
        console.print(drawing.choices(rules.ask(g, seat), speak))
    return "\n".join(line.rstrip() for line in shown.get().splitlines())
