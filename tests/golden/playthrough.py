"""A whole game as text: every ask, every event, and each seat's view, written as what changes in it."""

from typing import Any

import msgspec

from caravanserai.engine.game import SPECTATOR
from tests.playing import Play


def playthrough(key: str, seats: int, seed: int) -> str:
    play = Play(key, seats, seed)
    lines = [f"{key}, {seats} seats, seed {seed}, rules version {play.rules.rules_version}"]
    seen: dict[int, dict[str, str]] = {seat: {} for seat in range(SPECTATOR, seats)}
    for number, step in enumerate(play, start=1):
        who = "chance" if step.seat is None else f"seat {step.seat}"
        lines += ["", f"{number}. {who}: {_json(step.done)}"]
        lines += [f"   {_heard_by(event)} {_json(event)}" for event in step.events]
        lines += _changes(seen, {seat: play.rules.view(step.g, seat) for seat in seen})
        lines += [f"   asks seat {seat}: {_json(play.rules.ask(step.g, seat))}" for seat in play.rules.asked(step.g)]
    return "\n".join(lines) + "\n"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _heard_by(event: Any) -> str:
    audience = event.audience()
    return "all hear:" if audience is None else f"{', '.join(f'seat {seat}' for seat in audience)} hear:"


def _changes(seen: dict[int, dict[str, str]], views: dict[int, Any]) -> list[str]:
    """What is new in each view, said once for all who see it."""
    viewers: dict[str, list[int]] = {}
    for seat, view in views.items():
        now = dict(_flat("", msgspec.to_builtins(view)))
        news = [f"{key} = {value}" for key, value in now.items() if seen[seat].get(key) != value]
        news += [f"{key} no more" for key in seen[seat] if key not in now]
        seen[seat] = now
        for change in news:
            viewers.setdefault(change, []).append(seat)
    return [f"   {_who(seats, len(views))} {change}" for change, seats in viewers.items()]


def _who(seats: list[int], everybody: int) -> str:
    if len(seats) == everybody:
        return "all see"
    return ", ".join("spectators" if seat == SPECTATOR else f"seat {seat}" for seat in seats) + " see"


def _flat(path: str, value: Any) -> list[tuple[str, str]]:
    """Nested data as lines; lists of plain things stay on one line."""
    if isinstance(value, dict):
        return [line for key, item in value.items() for line in _flat(f"{path}.{key}".lstrip("."), item)]
    if isinstance(value, list | tuple) and any(isinstance(item, dict) for item in value):
        return [line for i, item in enumerate(value) for line in _flat(f"{path}[{i}]", item)]
    return [(path, _json(value))]
