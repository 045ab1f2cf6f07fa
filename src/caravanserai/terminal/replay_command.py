"""`caravanserai replay`: a recorded game as sentences, every step of it checked."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.rule import Rule
from rich.text import Text

from caravanserai.engine.game import SPECTATOR, Game, game
from caravanserai.engine.record import BadRecordError, Record, bot_of_seat, read_record, replay, start
from caravanserai.strings import CHARACTERS, Speaker, pick_language
from caravanserai.strings.seat_names import seat_speaker

from .drawing import Drawing, drawing_of
from .files import read_bytes
from .play_command import option_lines
from .screen import Screen
from .story import paragraphs, told
from .trouble import record_trouble


def replay_record(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file", readable=False)],
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-replay"""
    language = pick_language(lang)
    data = read_bytes(file)
    try:
        record = read_record(data)
        turns, g = _turns(record)
    except BadRecordError as error:
        raise record_trouble(str(file), error, Speaker(language)) from None
    rules = game(record.game)
    drawing = drawing_of(record.game)
    speak = speaker_of(record, language)
    screen = Screen()
    _head(screen, speak, rules, record)
    for number, events in turns:
        _turn(screen, speak, rules, drawing, number, events)
    screen.gap()
    if rules.over(g):
        screen.show(drawing.sheet(rules.breakdown(g), speak))
    else:
        screen.show(speak("cli-record-unfinished"))


def speaker_of(record: Record[Any, Any, Any], language: str) -> Speaker:
    """A record names bots without a language: here they are the characters that the page knows."""
    bots = [bot_of_seat(name) for name in record.seats]
    bots = [bot if bot in CHARACTERS else None for bot in bots]
    people = ["" if bot else name for name, bot in zip(record.seats, bots, strict=True)]
    return seat_speaker(language, people, bots)


def _turns(record: Record[Any, Any, Any]) -> tuple[list[tuple[int, list[Any]]], Any]:
    """What happened in each turn, and the last state. The whole record is checked before a word is said."""
    rules = game(record.game)
    drawing = drawing_of(record.game)
    g: Any = start(record)
    turns: list[tuple[int, list[Any]]] = [(0, [])]
    for played in replay(record):
        g = played.state
        turn = drawing.turn(rules.view(g, SPECTATOR))
        if turn != turns[-1][0]:
            turns.append((turn, []))
        turns[-1][1].extend(played.events)
    return turns, g


def _head(screen: Screen, speak: Speaker, rules: Game[Any], record: Record[Any, Any, Any]) -> None:
    names = ", ".join(speak.name(seat) for seat in range(len(record.seats)))
    screen.show(Text(f"{speak(f'game-{rules.key}')} · {names}"))
    screen.show(*option_lines(rules, rules.check_options(record.options), speak))


def _turn(screen: Screen, speak: Speaker, rules: Game[Any], drawing: Drawing, number: int, events: list[Any]) -> None:
    lines = paragraphs(rules, drawing, events, speak)
    if number:
        screen.gap()
        screen.show(Rule(speak("table-turn", turn=number), align="left", style="dim"))
    if lines:
        screen.show(told(lines))
