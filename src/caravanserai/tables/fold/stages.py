"""Tables that begin from a position: what is given instead of dealt and played, and how chance goes on from there.

All of it stands in the table's first row, so after a restart it is folded into the same position.
"""

import hashlib
from functools import partial
from typing import Any

from caravanserai.engine.fairness import shuffled
from caravanserai.engine.game import Game, game
from caravanserai.engine.kit import State
from caravanserai.engine.record import ChanceStep, read_steps
from caravanserai.engine.refusal import Refused

from ..log.entries import Stage, TableSetting
from ..refusals import refuse

DICE_BITS = 60


class Fate:
    """How chance falls at one table: as its stage has it, then by shuffles."""

    def __init__(self, rules: Game[Any], stage: Stage | None, secret: str, nonces: tuple[str, ...]) -> None:
        seed = stage.seed if stage is not None else None
        self.rules = rules
        self.secret = secret if seed is None else hashlib.sha256(seed.encode()).hexdigest()
        self.nonces = nonces if seed is None else ()
        self.due = [rules.read_chance(chance) for chance in stage.chances] if stage is not None else []
        #: How often chance fell so far, and which of those times, from 0, it was given.
        self.fell = 0
        self.given: list[int] = []

    def fall(self, g: State) -> tuple[Any, tuple[Any, ...]]:
        """Let the chance step that is due fall: how it fell, and what happened. What was laid down for another course
        of the game may not fit the one that was taken; then there is a shuffle instead."""
        if self.due:
            outcome = self.due.pop(0)
            try:
                return outcome, self.lay(g, outcome)
            except Refused:
                """It does not fit."""
        order = partial(shuffled, secret=self.secret, nonces=self.nonces, step=self.fell)
        self.fell += 1
        return self.rules.shuffle_chance(g, order)

    def lay(self, g: State, outcome: Any) -> tuple[Any, ...]:
        """Let it fall as given: what happened."""
        events = self.rules.take_chance(g, outcome)
        self.given.append(self.fell)
        self.fell += 1
        return events


def set_stage(rules: Game[Any], g: State, stage: Stage, fate: Fate) -> None:
    """Play what is given. Nobody hears of it: who sits down sees the position that it led to."""
    for step in read_steps(rules, stage.steps):
        if isinstance(step, ChanceStep):
            fate.lay(g, step.outcome)
        else:
            rules.play(g, step.seat, step.move)


def check_stage(setting: TableSetting, stage: Stage) -> None:
    """Refuse a position that the game does not come to."""
    rules = game(setting.game)
    edition = None if setting.edition is None else rules.convert_edition(setting.edition)
    g = rules.new(setting.seats, setting.options, edition)
    try:
        set_stage(rules, g, stage, Fate(rules, stage, "", ()))
    except Refused as error:
        raise refuse("bad-stage", reason=error.refusal.code) from None


def dice(seed: str, ask: str) -> int:
    """What a bot throws for an ask, the same at every table under this seed."""
    return int.from_bytes(hashlib.sha256(f"{seed}\n{ask}".encode()).digest()) >> (256 - DICE_BITS)


def scripted(rules: Game[Any], g: State, stage: Stage | None, seat: int, said: int) -> Any:
    """What the script has for the bot of this seat, which has said so much of it; None if nothing that the game would
    take."""
    if stage is None or said >= len(lines := stage.script.get(seat, ())):
        return None
    try:
        move = rules.read_move(lines[said])
        rules.check(g, seat, move)
    except Refused:
        return None
    return move
