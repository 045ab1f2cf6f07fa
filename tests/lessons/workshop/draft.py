"""A lesson in the making: a deal that is laid out, some steps, and what comes next."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from caravanserai.bots.bot import ask_bot
from caravanserai.bots.levels import make_bot
from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.record import Recorder, raw_steps
from caravanserai.lessons.lesson import Goal, Lesson

Move = dict[str, Any]


def raw(*moves: Any) -> tuple[msgspec.Raw, ...]:
    return tuple(msgspec.Raw(msgspec.json.encode(move)) for move in moves)


def topped(first: Iterable[Any], rest: Iterable[Any]) -> list[Any]:
    """A pile that begins with these; the others follow in their order."""
    left, top = [*rest], [*first]
    for one in top:
        left.remove(one)
    return [*top, *left]


class Draft:
    """A lesson in the making: chance falls as told, seats answer as told."""

    def __init__(self, key: str, seats: int, seat: int = 0, options: dict[str, str] | None = None) -> None:
        self.rules = game(key)
        self.seats, self.seat, self.options = seats, seat, options or {}
        self.g: State = self.rules.new(seats, self.options)
        self.rules.seed_chance(self.g, 1)
        self.recorder = Recorder(key, self.g, ("",) * seats, self.options, self.rules.standard_edition)

    def fall(self, change: Callable[[dict[str, Any]], None] = lambda outcome: None) -> None:
        """Let the chance step that is due fall in the pool's own order, but for what is changed."""
        trial = self.g.copy()
        pool, _ = self.rules.shuffle_chance(trial, lambda pool: pool)
        told = msgspec.json.decode(msgspec.json.encode(pool))
        change(told)
        outcome = self.rules.read_chance(msgspec.json.encode(told))
        self.rules.take_chance(self.g, outcome)
        self.recorder.fell(outcome)

    def answer(self, seat: int, move: Move) -> None:
        self.recorder.play(seat, self.rules.read_move(msgspec.json.encode(move)))

    def all_pass(self, times: int) -> None:
        """Samarkand: so many prices go by."""
        for _ in range(times):
            for seat in range(self.seats):
                self.answer(seat, {"type": "Pass"})

    def bots_play(self, seed: int, until: Callable[[State, list[Any]], bool]) -> bool:
        """Bots play from here until something holds; False if it never does."""
        rules, g = self.rules, self.g
        rules.seed_chance(g, seed)
        bots = [make_bot("level2", rules.key, seed + seat) for seat in range(self.seats)]
        count = 0
        while not rules.over(g):
            if rules.chance_due(g):
                self.recorder.chance()
                continue
            if until(g, self.recorder.steps):
                return True
            seat, count = rules.asked(g)[0], count + 1
            self.recorder.play(seat, ask_bot(bots[seat], rules, g, seat, seed * 1_000 + count))
        return False

    def write(
        self,
        number: int,
        key: str,
        goal: Goal,
        solution: list[Move] | None = None,
        mistakes: list[list[Move]] | None = None,
        script: dict[int, list[Move]] | None = None,
        **more: Any,
    ) -> None:
        assert not self.recorder.sealed, "a lesson begins when nothing is sealed"
        lesson = Lesson(
            game=self.rules.key,
            key=key,
            seats=self.seats,
            seat=self.seat,
            goal=goal,
            options=self.options,
            solution=raw(*(solution or [])),
            mistakes=tuple(raw(*moves) for moves in mistakes or []),
            script={seat: raw(*lines) for seat, lines in (script or {}).items()},
            steps=raw_steps(self.recorder.steps),
            **more,
        )
        path = self.rules.folder / "lessons" / f"{number}-{key}.json"
        path.write_bytes(written(lesson))


def written(lesson: Lesson) -> bytes:
    """JSON with a line for each step, so that people and diffs can read it."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(lesson))
    lines = []
    for name, value in plain.items():
        text = msgspec.json.encode(value)
        if name in ("steps", "mistakes", "solution"):
            text = b"[\n  " + b",\n  ".join(map(msgspec.json.encode, value)) + b"\n ]"
        lines.append(b' "%s": %s' % (name.encode(), text))
    return b"{\n" + b",\n".join(lines) + b"\n}\n"
