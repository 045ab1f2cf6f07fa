"""The command line: the one place where a person, a file or a clock meets the rules."""

import os
import sys
from typing import Annotated

import typer

from caravanserai import __version__
from caravanserai.strings import Speaker, UnknownLanguageError, pick_language, printable
from caravanserai.terminal.arena_command import arena
from caravanserai.terminal.backup_command import backup, restore_house
from caravanserai.terminal.helping import UsageError, translate, usage_trouble
from caravanserai.terminal.lab_command import lab
from caravanserai.terminal.ladder_command import ladder
from caravanserai.terminal.play_command import play
from caravanserai.terminal.prepare_command import prepare
from caravanserai.terminal.quarantine_command import quarantine
from caravanserai.terminal.ratings_command import ratings
from caravanserai.terminal.replay_command import replay_record
from caravanserai.terminal.review_command import review_record
from caravanserai.terminal.rules_command import rules
from caravanserai.terminal.serve_command import serve
from caravanserai.terminal.trouble import BAD_INPUT, TROUBLES, sentence_of
from caravanserai.terminal.verify_command import verify_record

INTERRUPTED = 130
#: As Typer has it when the pipe breaks before the last word.
BROKEN_PIPE = 1

app = typer.Typer(name="caravanserai", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"caravanserai {__version__}")
        raise typer.Exit


@app.callback()
def house(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="help-version"),
    ] = False,
) -> None:
    """help-house"""


app.command()(play)
app.command()(arena)
app.command()(ladder)
app.command()(ratings)
app.add_typer(lab, name="lab")
app.command("replay")(replay_record)
app.command("review")(review_record)
app.command()(rules)
app.command()(prepare)
app.command("verify")(verify_record)
app.command()(serve)
app.command()(backup)
app.command("restore")(restore_house)
app.command()(quarantine)


def main() -> None:
    # A terminal that cannot show a letter gets a question mark for it, not a traceback.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(_run(sys.argv[1:]))


def _run(args: list[str]) -> int:
    speak = Speaker(_language_of(args))
    command = typer.main.get_command(app)
    translate(command, speak)
    try:
        status = command.main(args, prog_name="caravanserai", standalone_mode=False)
        sys.stdout.flush()
    except UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            error.show()  # type: ignore[attr-defined]
            return BAD_INPUT
        return _complain(sentence_of(usage_trouble(error), speak))
    except TROUBLES as error:
        return _complain(sentence_of(error, speak))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on. Python would complain once more when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return status if isinstance(status, int) else 0


def _complain(sentence: str) -> int:
    typer.echo(printable(sentence), err=True)
    return BAD_INPUT


def _language_of(args: list[str]) -> str:
    """Complaints about the command line are in its language too, if that much can be read."""
    wanted = None
    for place, arg in enumerate(args):
        if arg == "--lang":
            wanted = " ".join(args[place + 1 : place + 2])
        elif arg.startswith("--lang="):
            wanted = arg.removeprefix("--lang=")
    try:
        return pick_language(wanted)
    except UnknownLanguageError:
        return pick_language()
