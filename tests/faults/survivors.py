"""Players who come back after every crash, send again what was not acknowledged, and play on to the end."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any, ClassVar

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.answers import SEALED, any_answer
from caravanserai.tables.log.entries import Answered, Row
from tests.web.client import GameOver, TableSocket, Visitor
from tests.web.process import ServerProcess

#: Answers that were acknowledged, and are sent again all the same.
SOME = 8


class LineBroke(Exception):
    """A player's line broke; the server is well."""


@dataclass
class Sent:
    """An answer, and its acknowledgement once that came."""

    ask: str
    move_id: str
    move: dict[str, Any]
    ack: int | None = None
    #: It changes an answer that is sealed already, so it may come too late.
    is_change: bool = False


class Blow:
    """When the server is killed. This one never kills; others say when."""

    def __init__(self, house: ServerProcess) -> None:
        self.house = house
        self.countdown: int | None = None
        self.kills = 0

    async def before(self, player: "Survivor") -> None:
        """A player is about to answer for the first time in a turn."""

    def acknowledged(self, player: "Survivor") -> None: ...

    def sent(self, player: "Survivor") -> None: ...

    def breaks(self, player: "Survivor", sent: Sent) -> bool:
        """Did the player's own line break instead of sending this?"""
        return False

    def kill_after(self, frames: int) -> None:
        self.countdown = frames
        self._kill_if_due()

    def saw_a_frame(self) -> None:
        if self.countdown is not None:
            self.countdown -= 1
            self._kill_if_due()

    def _kill_if_due(self) -> None:
        if self.countdown == 0:
            self.countdown = None
            self.kills += 1
            self.house.kill()


@dataclass
class Survivor:
    """One seat of one table, in one person's hands."""

    house: ServerProcess
    visitor: Visitor
    table: str
    blow: Blow
    pick: random.Random
    all_sent: list[Sent] = field(default_factory=list)
    last: int | None = None
    over: bool = False
    #: Turns in which this player chose cards, the one that goes on included.
    turn: int = 0
    decided: int = 0
    seat: int = -1
    socket: TableSocket = field(init=False)

    #: What is refused now, and may be taken in a moment. It looks for an answer of long ago, and has no time for that.
    try_again: ClassVar[tuple[str, ...]] = ("too-busy",)

    async def plays(self) -> None:
        while not self.over:
            started = self.house.started
            self._chooses_a_node()
            try:
                async with self.visitor.at(self.table, self.last) as self.socket:
                    await self._sits_down()
                    await self._answers()
            except GameOver:
                self.over = True
            except (LineBroke, ConnectionClosed, TimeoutError):
                # Killed, or so busy that a ping was not answered in time: trying again will tell.
                continue
            except (InvalidHandshake, OSError, EOFError):
                await self._was_turned_away(started)

    def _chooses_a_node(self) -> None:
        """There is only one."""

    async def _was_turned_away(self, started: int) -> None:
        """A house that is only busy turns people away too: who waited for another one would wait for ever."""
        if not self.house.listens:
            await self.house.started_again(started)

    async def _sits_down(self) -> None:
        """Nothing acknowledged is missing; everything else is sent again."""
        before = self.last
        hello = await self._next()
        if hello["type"] == "refused" and hello["refusal"]["code"] in self.try_again:
            raise LineBroke
        assert hello["type"] == "hello" and hello["complete"], hello
        missed = [told["n"] for told in hello["missed"]]
        assert missed == list(range(hello["n"] - len(missed) + 1, hello["n"] + 1))
        if before is not None:
            assert missed == list(range(before + 1, hello["n"] + 1))
        self.seat = hello["you"]
        self._check_what_is_sealed(hello["now"])
        for sent in self._to_send_again():
            await self._send(sent)

    def _to_send_again(self) -> list[Sent]:
        """What was not acknowledged; and some of the rest, which must be acknowledged as it was and change nothing."""
        known = [sent for sent in self.all_sent if sent.ack is not None]
        some = {id(sent) for sent in self.pick.sample(known, min(SOME, len(known)))}
        return [sent for sent in self.all_sent if sent.ack is None or id(sent) in some]

    def _check_what_is_sealed(self, now: dict[str, Any]) -> None:
        ask = now["ask"]
        mine = [sent for sent in self.all_sent if ask is not None and sent.ask == ask["id"]]
        acknowledged = [i for i, sent in enumerate(mine) if sent.ack is not None]
        if acknowledged:
            assert ask["sealed"], (ask["id"], mine)
        if mine and ask["sealed"] and ask["ask"]["type"] == "ChooseCardsAsk":
            possible = mine[acknowledged[-1] if acknowledged else 0 :]
            assert cards_of(now["view"]["own"]["choice"]) in [cards_of(sent.move) for sent in possible]

    async def _answers(self) -> None:
        while True:
            while not self.socket.is_asked:
                if self.socket.now["status"] == "over":
                    raise GameOver
                await self._next()
            ask = self.socket.now["ask"]
            choosing = ask["ask"]["type"] in SEALED
            if choosing and not [sent for sent in self.all_sent if sent.ask == ask["id"]]:
                self.turn += 1
                await self.blow.before(self)
            await self._send(self._decide(ask))
            if choosing and self.pick.random() < 0.3 and self.socket.now["ask"] is not None:
                if self.socket.now["ask"]["id"] == ask["id"]:
                    await self._send(self._decide(ask, is_change=True))

    def _decide(self, ask: dict[str, Any], is_change: bool = False) -> Sent:
        self.decided += 1
        sent = Sent(ask["id"], f"{self.seat}-{self.decided}", any_answer(ask["ask"], self.pick), None, is_change)
        self.all_sent.append(sent)
        return sent

    async def _send(self, sent: Sent) -> None:
        """Send an answer, for the first time or again, and hear what becomes of it."""
        if self.blow.breaks(self, sent):
            raise LineBroke
        await self.socket.answer(sent.move, sent.ask, sent.move_id)
        self.blow.sent(self)
        while True:
            frame = await self._next()
            if frame["type"] == "taken" and frame["ack"]["move_id"] == sent.move_id:
                assert sent.ack in (None, frame["ack"]["number"]), "acknowledged under two numbers"
                sent.ack = frame["ack"]["number"]
                self.blow.acknowledged(self)
                return
            if frame["type"] == "refused":
                if frame["of"] == sent.move_id and frame["refusal"]["code"] in self.try_again:
                    await asyncio.sleep(0.01)
                    await self.socket.answer(sent.move, sent.ask, sent.move_id)
                    continue
                assert frame["of"] == sent.move_id and sent.is_change and sent.ack is None, (frame, sent)
                assert frame["refusal"]["code"] in ("stale-ask", "game-over"), frame
                self.all_sent.remove(sent)
                return

    async def _next(self) -> dict[str, Any]:
        frame = await self.socket.next()
        if frame["type"] in ("hello", "update"):
            self.last = self.socket.n
        self.blow.saw_a_frame()
        return frame

    # -- afterwards ------------------------------------------------------------------------------------------

    def check_log(self, rows: list[Row]) -> None:
        """Every answer that was acknowledged is on disk once, as it was sent, and no other is."""
        entries = [row.entry for row in rows]
        mine = [entry for entry in entries if isinstance(entry, Answered) and entry.seat == self.seat]
        assert [entry.move_id for entry in mine] == [sent.move_id for sent in self.all_sent]
        assert [entry.ask for entry in mine] == [sent.ask for sent in self.all_sent]
        assert all(sent.ack is not None for sent in self.all_sent)
        numbers = [sent.ack for sent in self.all_sent]
        assert numbers == sorted(set(numbers))


def cards_of(move: dict[str, Any]) -> tuple[set[str], set[str]]:
    return set(move["play"]), set(move["give"])
