"""What is done to the house while people play."""

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .world import World


class Faults:
    def __init__(self, world: "World") -> None:
        self.world = world
        self.random = world.rates.random

    async def go_on(self, kind: str) -> None:
        """One kind of them, now and then."""
        does = getattr(self, "_" + kind.replace(" ", "_"))
        while every := self.world.rates.every[kind]:
            await asyncio.sleep(self.random.expovariate(1 / every))
            if self.world.rates.every[kind]:
                does()

    def _kill(self) -> None:
        if node := self.world.some_node():
            self.world.kill(node)
            self._start_again()

    def _stop(self) -> None:
        node = self.world.some_node()
        if node is not None and len(self.world.nodes_up()) > 1:
            self.world.say(node.name, "is told to stop")
            node.stopping = True
            self.world.loop.begin(node.process, node.stop())
            self._start_again()

    def _start_again(self) -> None:
        """Another one takes its place."""
        self.world.loop.later(self.world.loop.main, self.random.uniform(0.1, 6.0), self.world.start_node)

    def _stall(self) -> None:
        if node := self.world.some_node():
            seconds = self.random.uniform(0.2, 5.0)
            self.world.say(node.name, f"stands still for {seconds:.1f} s")
            node.process.stalled_until = self.world.loop.time() + seconds

    def _database_away(self) -> None:
        seconds = self.random.uniform(0.2, 4.0)
        self.world.say("database", f"is away for {seconds:.1f} s")
        self.world.database.away_until = self.world.loop.time() + seconds

    def _bus_away(self) -> None:
        seconds = self.random.uniform(0.0, 4.0)
        self.world.say("valkey", f"is away for {seconds:.1f} s")
        self.world.valkey.go_away(seconds)

    def _bus_mute(self) -> None:
        if self.world.valkey.connections:
            one = self.random.choice(self.world.valkey.connections)
            self.world.say(one.node.name, "its line swallows everything")
            one.mute = True

    def _cut(self) -> None:
        """Somebody's socket closes, as on the way into a tunnel."""
        sockets = [socket for node in self.world.nodes for socket in node.sockets]
        if sockets:
            socket = self.random.choice(sockets)
            self.world.say(socket.page.name, "its line is cut")
            self.world.loop.later(socket.node.process, 0, socket.close)
