"""The command line: the one place where a person, a file or a clock meets the rules."""

import os
import sys
from importlib import import_module
from typing import Annotated

import typer

from caravanserai.strings import Speaker, UnknownLanguageError, pick_language, printable
from caravanserai.terminal.helping import UsageError, translate, usage_trouble
from caravanserai.terminal.trouble import BAD_INPUT, TROUBLES, Trouble, sentence_of

#: Each command, where it is and what it is called there. Only the one that is asked for is loaded: half of what a
#: command takes to start would be what the others need.
COMMANDS = {
    "play": ("play_command", "play"),
    "arena": ("arena_command", "arena"),
    "ladder": ("ladder_command", "ladder"),
    "ratings": ("ratings_command", "ratings"),
    "lab": ("lab_command", "lab"),
    "replay": ("replay_command", "replay_record"),
    "review": ("review_command", "review_record"),
    "rules": ("rules_command", "rules"),
    "prepare": ("prepare_command", "prepare"),
    "verify": ("verify_command", "verify_record"),
    "serve": ("serve_command", "serve"),
    "think": ("think_command", "think"),
    "backup": ("backup_command", "backup"),
    "restore": ("backup_command", "restore_house"),
    "move": ("backup_command", "move"),
    "quarantine": ("quarantine_command", "quarantine"),
    "people": ("moderation_command", "people"),
    "games": ("games_command", "games"),
}

INTERRUPTED = 130
#: As Typer has it when the pipe breaks before the last word.
BROKEN_PIPE = 1


def house(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="help-version-json")] = False,
) -> None:
    """help-house"""
    if version:
        from caravanserai.terminal.version import version_document, version_line

        typer.echo(version_document() if as_json else version_line())
        raise typer.Exit
    if as_json:
        raise Trouble("cli-no-such-option", option="--json")
    if context.invoked_subcommand is None:
        raise Trouble("cli-missing", name="COMMAND")


def app_for(args: list[str]) -> typer.Typer:
    """With the command that these begin with; with all of them where that is none."""
    app = typer.Typer(name="caravanserai", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
    app.callback(invoke_without_command=True)(house)
    for name in args[:1] if args and args[0] in COMMANDS else COMMANDS:
        module, function = COMMANDS[name]
        command = getattr(import_module(f"caravanserai.terminal.{module}"), function)
        if isinstance(command, typer.Typer):
            app.add_typer(command, name=name)
        else:
            app.command(name)(command)
    return app


def main() -> None:
    # A terminal that cannot show a letter gets a question mark for it, not a traceback.
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(run(sys.argv[1:]))


def run(args: list[str]) -> int:
    """What it was asked for; the exit status."""
    speak = Speaker(_language_of(args))
    command = typer.main.get_command(app_for(args))
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
