"""Blows at moments that a seed chooses, again and again: the server dies, or a line is cut in the middle of a word."""

import random

import msgspec
from websockets.frames import Frame, Opcode

from tests.faults.survivors import Blow, Sent, Survivor
from tests.web.process import ServerProcess


class AtRandom(Blow):
    """Kill the server after so many frames, whoever they were for; once more when it is back, up to so many times."""

    def __init__(self, house: ServerProcess, pick: random.Random, most: int, frames: tuple[int, int]) -> None:
        super().__init__(house)
        self.pick = pick
        self.most = most
        self.frames = frames
        self._killed = 0

    def saw_a_frame(self) -> None:
        if self.countdown is None and self.kills < self.most and self.house.started > self._killed:
            self._killed = self.house.started
            self.countdown = self.pick.randint(*self.frames)
        super().saw_a_frame()


class HalfWay(Blow):
    """Now and then a player's line breaks while the answer is being sent."""

    def __init__(self, house: ServerProcess, pick: random.Random, share: float) -> None:
        super().__init__(house)
        self.pick = pick
        self.share = share
        self.cuts = 0

    def breaks(self, player: Survivor, sent: Sent) -> bool:
        if self.pick.random() >= self.share:
            return False
        self.cuts += 1
        message = {"type": "answer", "ask": sent.ask, "move_id": sent.move_id, "move": sent.move}
        frame = Frame(Opcode.TEXT, msgspec.json.encode(message)).serialize(mask=True)
        transport = player.socket.wire.transport
        transport.write(frame[: self.pick.randint(1, len(frame))])
        transport.abort()
        return True
