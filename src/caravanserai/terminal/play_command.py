"""`caravanserai play`: a person against bots."""

import re
import secrets
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.text import Text

from caravanserai.bots.bot import Bot
from caravanserai.bots.levels import bot_at
from caravanserai.engine.game import Game, game
from caravanserai.engine.kit import State
from caravanserai.engine.record import Recorder, bot_seat, person_seat, write_record
from caravanserai.strings import Speaker, pick_language, printable
from caravanserai.strings.seat_names import seat_speaker

from .contest import check_bots_at
from .drawing import drawing_of
from .files import expect_new, read_text, write_new
from .screen import InputEnded, Screen
from .table import PERSON, LeftTable, TerminalTable
from .trouble import Trouble

LONGEST_NAME = 24
INTERRUPTED = 130


#: So many milliseconds a bot may think.
A_MOMENT = 1_000


def whole_number(given: str | int) -> int:
    """Typer passes a default through here too."""
    text = str(given)
    if not re.fullmatch(r"[0-9]{1,18}", text):
        raise Trouble("cli-not-a-number", given=text)
    return int(text)


def play(
    game_key: Annotated[str, typer.Argument(metavar="GAME", help="help-game")],
    seats: Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-play-seats")] = 4,
    bots: Annotated[str, typer.Option(help="help-play-bots")] = "greedy",
    seed: Annotated[int | None, typer.Option(parser=whole_number, metavar="N", help="help-play-seed")] = None,
    edition: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-edition", readable=False)] = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help="help-play-option")] = None,
    name: Annotated[str | None, typer.Option(help="help-play-name")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="help-play-record", readable=False)] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-play"""
    language = pick_language(lang)
    rules = game(game_key)
    options = read_options(rules, option or [])
    box = read_edition(rules, edition)
    g = rules.new(seats, options, box)
    check_bots_at(rules, (bots,), seats, bool(g.standard))
    own_name = _read_name(name)
    if record is not None:
        expect_new(record)
    seed = secrets.randbelow(10**9) if seed is None else seed
    rules.seed_chance(g, seed)

    rivals = seats - 1
    speak = seat_speaker(language, [own_name, *[""] * rivals], [None, *[bots] * rivals], you=PERSON)
    screen = Screen()
    seat_names = [person_seat(own_name or speak("seat-name", number=PERSON + 1)), *[bot_seat(bots)] * rivals]
    dice = Random(seed)
    table = TerminalTable(
        recorder=Recorder(rules.key, g, tuple(seat_names), options, box),
        drawing=drawing_of(rules.key),
        bots={seat: _bot(bots, g, rules.key, dice) for seat in range(1, seats)},
        speak=speak,
        screen=screen,
        dice=dice,
    )
    _welcome(screen, speak, rules, options, seats=seats, bot=bots, seed=str(seed))
    left = _play(table)
    if left:
        screen.show(speak("table-left"))
    if record is not None:
        write_new(record, write_record(table.recorder.record()))
        screen.show(Text(speak("table-kept", file=printable(str(record))), overflow="fold"))
    if left == "interrupted":
        raise typer.Exit(INTERRUPTED)


def _bot(name: str, g: State, game_key: str, dice: Random) -> Bot:
    return bot_at(name, game_key, g, dice.getrandbits(62), within_ms=A_MOMENT)


def _play(table: TerminalTable) -> str:
    """How the person left before the end; empty if they did not."""
    try:
        table.play()
    except LeftTable:
        return "left"
    except InputEnded:
        table.screen.gap()
        return "left"
    except KeyboardInterrupt:
        table.screen.gap()
        return "interrupted"
    return ""


def _welcome(
    screen: Screen, speak: Speaker, rules: Game[Any], options: dict[str, str], *, seats: int, bot: str, seed: str
) -> None:
    title = speak(f"game-{rules.key}")
    screen.show(speak("table-welcome", game=title, seats=seats, bots=seats - 1, bot=bot, seed=seed))
    screen.show(*option_lines(rules, options, speak))
    screen.show(Text(speak("table-commands"), style="dim"))


def option_lines(rules: Game[Any], options: dict[str, str], speak: Speaker) -> list[str]:
    """The options that are not as usual."""
    changed = [option for option in rules.options if options[option.key] != option.default]
    ids = {option.key: f"{rules.key}-option-{option.key}" for option in changed}
    return [
        speak("table-option", name=speak(ids[option.key]), value=speak(f"{ids[option.key]}.{options[option.key]}"))
        for option in changed
    ]


def read_options(rules: Game[Any], given: list[str]) -> dict[str, str]:
    chosen = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals:
            known = ", ".join(option.key for option in rules.options)
            raise Trouble("cli-option-form", given=text, known=known)
        chosen[key.strip()] = value.strip()
    return rules.check_options(chosen)


def read_edition(rules: Game[Any], path: Path | None) -> Any:
    if path is None:
        return rules.standard_edition
    text = read_text(path)
    try:
        return rules.parse_edition(text, str(path))
    except RecursionError:
        raise Trouble("cli-file-failed", file=str(path), reason="nested too deeply") from None


def _read_name(name: str | None) -> str:
    if name is None:
        return ""
    clean = printable(name).strip()
    if not 1 <= len(clean) <= LONGEST_NAME:
        raise Trouble("cli-name-empty", most=LONGEST_NAME)
    return clean
