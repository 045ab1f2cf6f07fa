"""`caravanserai serve`: open the house to others. Its options are the settings of the web floor, one for one."""

import inspect
import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from caravanserai.strings import Speaker, pick_language, printable
from caravanserai.web.settings import FIELDS, PREFIX, UNSAID, Settings, WontStart, help_of, read_settings

from .lan import addresses, show
from .trouble import Trouble


def serve(config: Path | None = None, lang: str | None = None, lan: bool = False, **flags: str | None) -> None:
    """help-serve"""
    # The server's libraries are loaded only by those who serve.
    from caravanserai.web.logs import set_up_logs
    from caravanserai.web.server import serve as serve_house

    speak = Speaker(pick_language(lang))
    named = os.environ.get(f"{PREFIX}CONFIG")
    try:
        asked = {**flags, "lan": "true" if lan else None}
        settings = read_settings(asked, os.environ, config or (Path(named) if named else None))
        set_up_logs(settings.log_level)
        serve_house(settings, lambda address, lost: _opened(address, lost, speak, settings))
    except WontStart as why:
        raise Trouble(why.message, **why.args_said) from None
    typer.echo(speak("serve-closed"))


def _opened(address: str, lost: int, speak: Speaker, settings: Settings) -> None:
    found = addresses(address) if settings.lan else []
    # Invitations begin with the address at which the page was opened: it must be one that others reach.
    address = found[0] if found else address
    typer.echo(printable(speak("serve-open", address=address)))
    if settings.lan:
        show(found, speak)
    if lost:
        typer.echo(printable(speak("serve-quarantine", tables=lost)))
    # A terminal without a desktop would get a browser drawn with letters, in the server's own window.
    desktop = sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if settings.browser and desktop:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _parameters() -> list[inspect.Parameter]:
    made = [_option("config", Path | None, "--config", "FILE", help="help-serve-config")]
    for field in (one for one in FIELDS if one.name not in UNSAID):
        shown = ", ".join(field.default) if isinstance(field.default, tuple) else field.default
        flag = f"--{field.encode_name}"
        if field.name == "lan":
            made.append(_option(field.name, bool, flag, None, help=help_of(field)))
            continue
        made.append(_option(field.name, str | None, flag, "VALUE", str(shown or "") or False, help=help_of(field)))
    return [*made, _option("lang", str | None, "--lang", "TEXT", help="help-lang")]


def _option(
    name: str, kind: Any, flag: str, metavar: str | None, shown: str | bool = False, *, help: str
) -> inspect.Parameter:
    option = typer.Option(flag, metavar=metavar, help=help, show_default=shown, readable=False)
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind, option])


# Typer reads a signature: this is the list of settings, written out.
serve.__signature__ = inspect.Signature(_parameters())  # type: ignore[attr-defined]
serve.__annotations__ = {parameter.name: parameter.annotation for parameter in _parameters()}
