"""`caravanserai think`: a machine on which the bots of a house think, and nothing else."""

import asyncio
import os
import signal
from typing import Annotated

import typer

from caravanserai.strings import Speaker, pick_language, printable
from caravanserai.web.settings import PREFIX, VALKEYS, Settings, WontStart, check_server, read_settings

from .trouble import Trouble


def think(
    valkey: Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-serve-valkey")] = None,
    thinkers: Annotated[str | None, typer.Option(metavar="NUMBER", help="help-think-thinkers")] = None,
    compile_ahead: Annotated[str | None, typer.Option(metavar="VALUE", help="help-serve-compile-ahead")] = None,
    log_level: Annotated[str | None, typer.Option(metavar="VALUE", help="help-serve-log-level")] = None,
    lang: Annotated[str | None, typer.Option(help="help-lang")] = None,
) -> None:
    """help-think"""
    from caravanserai.web.logs import set_up_logs

    speak = Speaker(pick_language(lang))
    flags = {"thinkers": thinkers, "compile_ahead": compile_ahead, "log_level": log_level}
    # As the nodes have it in their surroundings. The database is no business of a machine that only thinks.
    around = {name: value for name, value in os.environ.items() if name != f"{PREFIX}DATABASE"}
    url = valkey or around.pop(f"{PREFIX}VALKEY", None)
    try:
        if url is None:
            raise WontStart("think-no-valkey")
        check_server("valkey", url, VALKEYS)
        settings = read_settings(flags, around)
        set_up_logs(settings.log_level)
        chosen = thinkers is not None or f"{PREFIX}THINKERS" in around
        at_once = settings.thinkers if chosen else os.cpu_count() or 1
        asyncio.run(_think(url, at_once, settings, speak))
    except WontStart as why:
        raise Trouble(why.message, **why.args_said) from None
    typer.echo(speak("think-done"))


async def _think(url: str, at_once: int, settings: Settings, speak: Speaker) -> None:
    # What thinks is loaded only by those who do.
    from caravanserai.tables.workers.compiling import Compiling
    from caravanserai.tables.workers.machine import Machine
    from caravanserai.tables.workers.thinkers import make_thinkers
    from caravanserai.web.lines import line_to

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    thinkers, compiling = make_thinkers(at_once), Compiling()
    machine = Machine(line_to(url), thinkers, at_once, compiling)
    if settings.compile_ahead:
        compiling.start()
    typer.echo(printable(speak("think-begun", at_once=at_once)))
    try:
        await machine.run(stop)
    finally:
        await compiling.close()
        thinkers.shutdown()
