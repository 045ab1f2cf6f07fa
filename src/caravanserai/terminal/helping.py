"""Typer's help and complaints in the person's language."""

from collections.abc import Callable
from typing import Any

import typer

from caravanserai.strings import Speaker

from .trouble import Trouble

#: Typer shows this class of error; it has no public name of its own.
UsageError: type[Exception] = typer.BadParameter.__mro__[1]


def translate(command: Any, speak: Speaker) -> None:
    """Help texts stand in the code as message ids: they are said when help is shown, which takes a while."""
    commands = [command, *getattr(command, "commands", {}).values()]
    commands += [inner for one in commands[1:] for inner in getattr(one, "commands", {}).values()]
    for one in commands:
        one.format_help = _after(lambda: _translate_all(commands, speak), one.format_help)


def _after(prepare: Callable[[], None], show: Callable[..., None]) -> Callable[..., None]:
    def shown(*args: Any) -> None:
        prepare()
        show(*args)

    return shown


def _translate_all(commands: list[Any], speak: Speaker) -> None:
    """Typer has no words for its own but English ones."""
    from typer import rich_utils

    from caravanserai.bots.levels import BOTS
    from caravanserai.bots.offered import playing_somewhere
    from caravanserai.engine.game import GAMES

    rich_utils.OPTIONS_PANEL_TITLE = speak("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = speak("help-commands")
    rich_utils.ARGUMENTS_PANEL_TITLE = speak("help-arguments")
    rich_utils.DEFAULT_STRING = speak("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = speak("help-required")
    playing = playing_somewhere()
    known = {"help-game": GAMES, "help-play-bots": playing, "help-arena-bots": BOTS, "help-balance-bot": BOTS}
    for command in commands:
        command.get_help_option(typer.Context(command)).help = speak("help-help")
        for thing in (command, *command.params):
            text = getattr(thing, "help", None)
            if text and speak.knows(text):
                thing.help = speak(text, known=", ".join(known.get(text, ())))


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
