"""One table on a device: the same fold, commands and frames as in a house, one thing after the other."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import make_bot
from caravanserai.engine.refusal import Refused
from caravanserai.tables.fold import commands
from caravanserai.tables.fold.commands import Held
from caravanserai.tables.fold.frames import No, Pong, Taken, encode, hello_for, updates_for
from caravanserai.tables.fold.messages import Answer, AnyMessage, ComeBack, Order, Ping
from caravanserai.tables.fold.offline import offline_game
from caravanserai.tables.fold.records import finished
from caravanserai.tables.fold.speaking import Speak, sentence_of
from caravanserai.tables.fold.stages import scripted
from caravanserai.tables.fold.summaries import summary_of
from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.entries import Entry, Row, StageInfo, encode_entry
from caravanserai.tables.log.store import Lines
from caravanserai.tables.log.summary import Summary
from caravanserai.tables.workers import folding

#: Who plays on this device.
ME = "me"
SEED_BITS = 60
#: Milliseconds that a bot which thinks ahead may take, whatever its level says.
PATIENCE = 1_000

_message: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage, strict=True)


class Line(Struct, frozen=True, array_like=True):
    """A row of a table's log as it is kept."""

    number: int
    time: int
    entry: msgspec.Raw


class Saved(Struct, frozen=True):
    """A table as it is kept: its secret is the device's own."""

    id: str
    secret: str
    lines: list[Line]


class Step(Struct, frozen=True):
    """What came of something: rows to be kept first, then frames to be told; and the line for lists, if it is another
    now."""

    lines: tuple[Line, ...] = ()
    frames: tuple[msgspec.Raw, ...] = ()
    summary: Summary | None = None
    stage: StageInfo | None = None


class SoloTable:
    def __init__(self, id: str, secret: str, now: Callable[[], int]) -> None:
        self.table = Table(id, secret)
        self.lines: list[Line] = []
        self.now = now

    @classmethod
    def read(cls, saved: Saved, now: Callable[[], int]) -> "SoloTable":
        """As it was kept. What cannot be read raises folding.UnfoldableError."""
        made = cls(saved.id, saved.secret, now)
        made.table = folding.folded(made._log(saved.lines))
        made.lines = list(saved.lines)
        return made

    def _log(self, lines: list[Line] | None = None) -> Lines:
        kept = self.lines if lines is None else lines
        return Lines(self.table.id, self.table.secret, [(one.number, one.time, bytes(one.entry)) for one in kept])

    # -- what is done ----------------------------------------------------------------------------------------

    def write(self, entries: list[Entry]) -> Step:
        """Fold these in: what is to be kept, and what is then told to who plays here."""
        table, before = self.table, len(self.lines)
        frames: list[bytes] = []
        for entry in entries:
            row = Row(table.number, self.now(), entry)
            table.apply(row)
            self.lines.append(Line(row.number, row.time, msgspec.Raw(encode_entry(entry))))
            frames += updates_for(table, (table.seat_of(ME),), row.time).values()
        stage = table.opened.stage
        info = None if stage is None else StageInfo(stage.kind, stage.key)
        return Step(tuple(self.lines[before:]), tuple(map(msgspec.Raw, frames)), summary_of(table), info)

    def hear(self, data: str, speak: Speak) -> Step:
        """A message of the page. What is refused changes nothing."""
        message = _message.decode(data)
        try:
            return self._do(message)
        except Refused as error:
            of = message.move_id if isinstance(message, Answer) else None
            return Step(frames=(msgspec.Raw(encode(No(error.refusal, sentence_of(error.refusal, speak), of))),))

    def _do(self, message: AnyMessage) -> Step:
        table, name = self.table, self.name
        match message:
            case Ping():
                return Step(frames=(msgspec.Raw(encode(Pong(message.t))),))
            case Answer():
                seat, id = table.seat_of(ME), message.move_id
                step = Step()
                if (seat, id) not in table.acks:
                    step = self.write(commands.answer(table, ME, name, message.ask, id, message.move))
                taken = msgspec.Raw(encode(Taken(table.acks[seat, id])))
                return msgspec.structs.replace(step, frames=(*step.frames, taken))
            case Order():
                return self.write(commands.order(table, ME, name, message.order))
            case ComeBack():
                return self.write(commands.come_back(table, ME, name))
            case _:
                return Step()  # nobody else is here to talk to

    def go_on(self) -> Step | None:
        """Let the next one answer who need not be waited for: a standing order, or a bot. None: all others have."""
        table = self.table
        if table.status != "playing":
            return None
        for seat in table.asked():
            if (bot := table.seats[seat].bot) is not None:
                ask = table.ask_id(seat)
                return self.write([*commands.bot_answers(table, {seat: Held(0, ask, self._think(seat, bot))})])
            if obeying := commands.obeying(table, seat):
                return self.write(obeying)
        return None

    def _think(self, seat: int, bot: str) -> Any:
        """From what its seat knows, and from nothing else."""
        table = self.table
        assert table.g is not None
        said = scripted(table.rules, table.g, table.opened.stage, seat, table.spoken.get(seat, 0))
        if said is not None:
            return said
        seed = secrets.randbits(SEED_BITS)
        position = imagine(table.rules, table.g, seat, seed)
        player = make_bot(bot, table.rules.key, seed, within_ms=PATIENCE)
        return table.rules.move_of(position, player.choose(position, seat))

    # -- what is asked ---------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.table.seats[self.table.seat_of(ME)].name

    def hello(self, last: int | None) -> bytes:
        early = () if last is None else folding.history(self._log(), self.table.seat_of(ME))
        return encode(hello_for(self.table, ME, last, self.now(), early))

    def record(self) -> bytes:
        return folding.record(self._log())

    def replay(self, seat: int, everything: bool) -> bytes:
        return folding.replay(self._log(), seat, everything)

    def steps_so_far(self) -> list[Any]:
        return folding.so_far(self._log())[1]

    def to_send(self) -> bytes:
        """What the house needs to play the game again."""
        table, recorder = folding.game_so_far(self._log())
        return encode(offline_game(table, finished(table, recorder)))
