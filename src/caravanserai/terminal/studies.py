"""What the commands for those who make games share: who plays, and games with progress until Ctrl-C."""

from pathlib import Path
from typing import Annotated, Any

import typer

from caravanserai.engine.game import Game
from caravanserai.lab.balance import BalanceTally, Study, play_study
from caravanserai.strings import Speaker

from .contest import progress_of, read_bots
from .play_command import whole_number
from .trouble import Trouble

#: What every study is asked for in the same words.
ReportOption = Annotated[
    Path | None, typer.Option("--report", metavar="FILE", help="help-arena-report", readable=False)
]
GamesOption = Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-balance-games")]
SeatsOption = Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-balance-seats")]
BotOption = Annotated[str, typer.Option("--bot", metavar="BOT", help="help-balance-bot")]
SeedOption = Annotated[int, typer.Option(parser=whole_number, metavar="N", help="help-arena-seed")]
JobsOption = Annotated[int | None, typer.Option(parser=whole_number, metavar="N", help="help-arena-jobs")]
LangOption = Annotated[str | None, typer.Option(help="help-lang")]


def read_bot(rules: Game[Any], text: str) -> str:
    names = read_bots(rules, text)
    if len(names) != 1:
        raise Trouble("cli-one-bot-only", given=text)
    return names[0]


def play_with_progress(study: Study, jobs: int, speak: Speaker) -> tuple[BalanceTally, bool]:
    """What was played, and whether somebody pressed Ctrl-C before the end."""
    tally = BalanceTally(study)
    try:
        with progress_of(speak, study.games * len(study.editions)) as progress:
            for noted in play_study(study, jobs):
                tally.add(noted)
                progress.advance(progress.task_ids[0], 1)
    except KeyboardInterrupt:
        return tally, True
    return tally, False
