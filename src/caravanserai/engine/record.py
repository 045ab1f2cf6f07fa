"""A game as data: setup, every chance outcome spelled out where it happened, every move in order, the result.

A stranger can replay it without our random generator; `docs/record.md` describes the format.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from .edition import EditionProblemError
from .fairness import Fairness
from .game import GAMES, Game, game
from .kit import State
from .refusal import UNREADABLE, Refusal, Refused

E = TypeVar("E")
C = TypeVar("C")
M = TypeVar("M")

FORMAT: Literal["caravanserai-record-1"] = "caravanserai-record-1"


class ChanceStep(Struct, Generic[C], frozen=True, tag_field="step", tag="chance", forbid_unknown_fields=True):
    """How a shuffle fell."""

    outcome: C


class MoveStep(Struct, Generic[M], frozen=True, tag_field="step", tag="move", forbid_unknown_fields=True):
    """What a seat answered. Of a sealed answer that was changed only the last stands here."""

    seat: int
    move: M


#: A step whose contents only its game can read.
RawStep = ChanceStep[msgspec.Raw] | MoveStep[msgspec.Raw]


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def bot_seat(bot: str) -> str:
    """How a record names a seat that a bot held: without a language."""
    return f"bot {bot}"


def person_seat(name: str) -> str:
    """How a record names a person's seat: as the person is called, but never as a bot's."""
    return name if bot_of_seat(name) is None else name.capitalize()


def bot_of_seat(name: str) -> str | None:
    """The bot that a record names so; None: it is a person's name."""
    word, _, bot = name.partition(" ")
    return bot if word == "bot" and bot else None


class Record(Struct, Generic[E, C, M], frozen=True, forbid_unknown_fields=True):
    format: Literal["caravanserai-record-1"]
    game: str
    rules: int
    edition: E
    options: dict[str, str]
    seats: tuple[str, ...]
    steps: tuple[ChanceStep[C] | MoveStep[M], ...]
    result: Result | None = None
    #: Of a game at a live table, once it is over: what its shuffles came from.
    fairness: Fairness | None = None
    #: A short hash for the head, one for each step, one for the end, each over all before it: see verify.py.
    seal: tuple[str, ...] | None = None


class BadRecordError(ValueError):
    """A record that does not hold. `step` counts from 1; None means the head or the document itself."""

    def __init__(self, reason: str, step: int | None = None, refusal: Refusal | None = None) -> None:
        super().__init__(f"step {step}: {reason}" if step else reason)
        self.step = step
        self.reason = reason
        self.refusal = refusal


class Played(Struct, frozen=True):
    """A step of a record as it is replayed: what happened, and the state after it (the same object throughout)."""

    number: int
    step: Any
    events: tuple[Any, ...]
    state: Any


# -- writing --------------------------------------------------------------------------------------------------


class Recorder:
    """Notes a game while it is played."""

    def __init__(self, key: str, g: State, names: tuple[str, ...], options: dict[str, str], edition: Any) -> None:
        self.game = game(key)
        self.g = g
        self.head = (FORMAT, key, self.game.rules_version, edition, self.game.check_options(options), names)
        self.steps: list[ChanceStep[Any] | MoveStep[Any]] = []
        self.sealed: dict[int, Any] = {}

    def chance(self, shuffled: Callable[[list[int]], list[int]] | None = None) -> tuple[Any, ...]:
        """Let the chance step that is due fall, by the state's own generator or as `shuffled` orders the pool."""
        if shuffled is None:
            outcome, events = self.game.roll_chance(self.g)
        else:
            outcome, events = self.game.shuffle_chance(self.g, shuffled)
        self.steps.append(ChanceStep(outcome))
        return events

    def fell(self, outcome: Any) -> None:
        """Note a chance step that has fallen."""
        self.steps.append(ChanceStep(outcome))

    def play(self, seat: int, move: Any) -> tuple[Any, ...]:
        """Play a move. Sealed answers are noted when they are revealed, in the order of the seats; what was taken back
        was never played, and a free action is noted at once."""
        asked = self.game.question(self.g)
        events = self.game.play(self.g, seat, move)
        if self.game.question(self.g) != asked:
            self.sealed[seat] = move
            self.steps += [MoveStep(seat, move) for seat, move in sorted(self.sealed.items())]
            self.sealed.clear()
        elif self.game.may_change(self.g, seat):
            self.sealed[seat] = move
        elif self.sealed.pop(seat, None) is None:
            self.steps.append(MoveStep(seat, move))
        return events

    def record(self, fairness: Fairness | None = None) -> Record[Any, Any, Any]:
        over = self.game.over(self.g)
        waiting = [MoveStep(seat, move) for seat, move in sorted(self.sealed.items())]
        return Record(*self.head, (*self.steps, *waiting), result_of(self.game, self.g) if over else None, fairness)


def result_of(rules: Game[Any], g: State) -> Result:
    seats = rules.seats(g)
    return Result(tuple(rules.score(g, seat) for seat in seats), tuple(rules.rank(g, seat) for seat in seats))


def write_record(record: Record[Any, Any, Any]) -> bytes:
    """JSON with a line for each step, so that people and diffs can read it."""
    lines = []
    for name in record.__struct_fields__:
        value = getattr(record, name)
        if name == "steps":
            written = b"[\n  " + b",\n  ".join(map(msgspec.json.encode, value)) + b"\n ]"
        else:
            written = msgspec.json.encode(value)
        lines.append(b' "%s": %s' % (name.encode(), written))
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


# -- reading --------------------------------------------------------------------------------------------------


class _Head(Struct):
    format: str
    game: str
    rules: int


@cache
def record_type(key: str) -> Any:
    rules = game(key)
    return Record[rules.edition_type, rules.chance_type, rules.move_type]  # type: ignore[name-defined]


def read_record(data: bytes) -> Record[Any, Any, Any]:
    """A record from JSON, typed and with its head checked; its steps are checked by replaying them."""
    try:
        head = msgspec.json.decode(data, type=_Head)
    except UNREADABLE as error:
        raise BadRecordError(f"this is not a record of a game: {error}") from None
    if head.format != FORMAT:
        raise BadRecordError(f"the format is {head.format!r}; this program reads {FORMAT!r}")
    if head.game not in GAMES:
        raise BadRecordError(f"there is no game {head.game!r} here; there are {', '.join(GAMES)}")
    rules = game(head.game)
    if head.rules != rules.rules_version:
        raise BadRecordError(f"the record follows rules version {head.rules}; this program plays {rules.rules_version}")
    try:
        record: Record[Any, Any, Any] = msgspec.json.decode(data, type=record_type(head.game))
    except UNREADABLE as error:
        raise _badly_typed(str(error)) from None
    return record


def _badly_typed(message: str) -> BadRecordError:
    reason, _, path = message.partition(" - at `$")
    return BadRecordError(f"{reason} (at {path.strip('`.') or 'the top'})" if path else reason)


_raw_steps = msgspec.json.Decoder(tuple[RawStep, ...])


def raw_steps(steps: Iterable[ChanceStep[Any] | MoveStep[Any]]) -> tuple[RawStep, ...]:
    """Steps with their contents as JSON, for whoever keeps them without knowing the game."""
    read: tuple[RawStep, ...] = _raw_steps.decode(msgspec.json.encode([*steps]))
    return read


def read_steps(rules: Game[Any], steps: Iterable[RawStep]) -> list[ChanceStep[Any] | MoveStep[Any]]:
    """The same steps with moves and outcomes as the game knows them."""
    return [
        ChanceStep(rules.read_chance(step.outcome))
        if isinstance(step, ChanceStep)
        else MoveStep(step.seat, rules.read_move(step.move))
        for step in steps
    ]


def start(record: Record[Any, Any, Any]) -> State:
    """The state before the record's first step."""
    rules = game(record.game)
    try:
        rules.convert_edition(msgspec.to_builtins(record.edition))
        g: State = rules.new(len(record.seats), record.options, record.edition)
    except EditionProblemError as error:
        raise BadRecordError(f"the edition cannot be used: {error}") from None
    except Refused as error:
        refusal = error.refusal
        raise BadRecordError(f"the setup cannot be used: {refusal.code} {refusal.args}", None, refusal) from None
    return g


def replay(record: Record[Any, Any, Any]) -> Iterator[Played]:
    """Play the record again, step by step. Raises BadRecordError at the first step that does not hold."""
    rules = game(record.game)
    g = start(record)
    for number, step in enumerate(record.steps, start=1):
        yield Played(number, step, _take(rules, g, number, step), g)
    _check_result(rules, g, record)


def _take(rules: Game[Any], g: State, number: int, step: Any) -> tuple[Any, ...]:
    due = rules.chance_due(g)
    if isinstance(step, ChanceStep) and not due:
        raise BadRecordError("no shuffle is due here", number)
    if isinstance(step, MoveStep) and due:
        raise BadRecordError("a shuffle is due here, not a move", number)
    try:
        if isinstance(step, ChanceStep):
            return rules.take_chance(g, step.outcome)
        if step.seat in rules.seats(g) and not rules.pending(g, step.seat) and not rules.over(g):
            raise BadRecordError(f"seat {step.seat} is not asked", number)
        return rules.play(g, step.seat, step.move)
    except Refused as error:
        refusal = error.refusal
        clause = f"{refusal.clause}: " if refusal.clause else ""
        detail = ", ".join(f"{key} {value}" for key, value in refusal.args.items())
        reason = f"{clause}{refusal.code}" + (f" ({detail})" if detail else "")
        raise BadRecordError(reason, number, refusal) from None


def _check_result(rules: Game[Any], g: State, record: Record[Any, Any, Any]) -> None:
    if not rules.over(g):
        if record.result is not None:
            raise BadRecordError("there is a result, but the game is not over", len(record.steps) or None)
        return
    true = result_of(rules, g)
    if record.result is None:
        raise BadRecordError("the game is over, but there is no result")
    if record.result.scores != true.scores:
        raise BadRecordError(f"the result says scores {list(record.result.scores)}; they are {list(true.scores)}")
    if record.result.ranks != true.ranks:
        raise BadRecordError(f"the result says ranks {list(record.result.ranks)}; they are {list(true.ranks)}")


def record_schema(key: str) -> dict[str, Any]:
    """The JSON Schema of a game's records."""
    (root,), parts = msgspec.json.schema_components([record_type(key)], ref_template="#/$defs/{name}")
    short = {name: name.split("_")[0] for name in parts}
    text = msgspec.json.encode({**root, "$defs": parts}).decode()
    for name in sorted(short, key=len, reverse=True):
        text = text.replace(f'"#/$defs/{name}"', f'"#/$defs/{short[name]}"').replace(f'"{name}":', f'"{short[name]}":')
    head = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A record of a game of {key.capitalize()}",
    }
    schema: dict[str, Any] = head | msgspec.json.decode(text)
    for name, part in schema["$defs"].items():
        part["title"] = name
    schema["$defs"]["Record"]["properties"]["game"]["const"] = key
    return schema
