"""What the commands for those who make games share: who plays, and games with progress until Ctrl-C."""

from typing import Any

from caravanserai.engine.game import Game
from caravanserai.lab.balance import BalanceTally, Study, play_study
from caravanserai.strings import Speaker

from .contest import progress_of, read_bots
from .trouble import Trouble


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
