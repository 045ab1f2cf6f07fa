"""The command line: the one place where a person, a file or a clock meets the rules."""

from typing import Annotated

import typer

from caravanserai import __version__

app = typer.Typer(name="caravanserai", no_args_is_help=True, add_completion=False)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"caravanserai {__version__}")
        raise typer.Exit


@app.callback()
def house(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and leave."),
    ] = False,
) -> None:
    """Three market games of secret, simultaneous choice."""


def main() -> None:
    app()
