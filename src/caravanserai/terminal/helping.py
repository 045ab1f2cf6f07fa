"""Typer's help and complaints in the person's language."""

from typing import Any

import typer
from typer import rich_utils

from caravanserai.bots.levels import BOTS
from caravanserai.engine.game import GAMES
from caravanserai.strings import Speaker

from .trouble import Trouble

#: Typer shows this class of error; it has no public name of its own.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]

_KNOWN = {"help-game": GAMES, "help-play-bots": BOTS, "help-arena-bots": BOTS, "help-balance-bot": BOTS}


def translate(command: Any, speak: Speaker) -> None:
    """Help texts stand in the code as message ids. Typer has no words for its own but English ones."""
    rich_utils.OPTIONS_PANEL_TITLE = speak("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = speak("help-commands")
    rich_utils.ARGUMENTS_PANEL_TITLE = speak("help-arguments")
    rich_utils.DEFAULT_STRING = speak("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = speak("help-required")
    command.get_help_option(typer.Context(command)).help = speak("help-help")
    for thing in (command, *command.params):
        text = getattr(thing, "help", None)
        if text and speak.knows(text):
            thing.help = speak(text, known=", ".join(_KNOWN.get(text, ())))
    for inner in getattr(command, "commands", {}).values():
        translate(inner, speak)


def usage_trouble(error: Any) -> Trouble:
    """Typer's complaint as one of our sentences, where we have one."""
    kind = type(error).__name__
    context = error.ctx
    commands = getattr(context.command, "commands", None) if context else None
    if kind == "NoSuchOption":
        return Trouble("cli-no-such-option", option=error.option_name)
    if kind == "MissingParameter" and error.param is not None:
        return Trouble("cli-missing", name=error.param.make_metavar(context))
    if kind == "UsageError" and commands and error.message.startswith("No such command"):
        asked = error.message.partition("'")[2].partition("'")[0]
        return Trouble("cli-no-such-command", command=asked, known=", ".join(commands))
    if kind == "BadOptionUsage":
        return Trouble("cli-no-value", option=error.option_name)
    if kind == "UsageError" and "extra argument" in error.message:
        return Trouble("cli-extra", given=error.message.rpartition("(")[2].rstrip(")"))
    return Trouble("cli-usage", reason=error.format_message())
