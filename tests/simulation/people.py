"""Those who play and watch, each before a page that keeps itself connected, to whichever node is there."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from caravanserai.engine.fairness import nonce_hash_of
from caravanserai.engine.game import SPECTATOR
from caravanserai.tables.fold.ack import Ack
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.entries import TableSetting
from caravanserai.tables.log.store import Person

from .checks import must
from .nodes import Socket

if TYPE_CHECKING:
    from .world import World

#: After these the same is tried again.
LATER = ("busy", "not-saved", "server-stopping", "too-busy")
#: What somebody may be told who comes too late, or does what was done already.
FINE = (
    *LATER,
    *("already-seated", "no-free-seat", "seat-taken", "table-started", "table-starting", "nonce-late", "nonce-early"),
    *("stale-ask", "price-passed", "not-asked", "game-over", "not-started", "not-seated", "too-many-changes"),
    *("takeover-busy", "takeover-declined", "takeover-enough", "takeover-gone", "takeover-never", "takeover-nobody"),
    *("takeover-not-yours", "saw-a-hand", "no-orders", "orders-live", "samarkand-order-no-market"),
)
OVER = ("over", "closed")
#: A standing order for the souk, and none any more.
ORDERS = (msgspec.Raw(b'{"type":"PassOn"}'), msgspec.Raw(b"null"))


class Page:
    """A table as one person sees it, or somebody who only watches."""

    def __init__(self, world: "World", name: str, table: str, person: Person | None) -> None:
        self.world = world
        self.name = name
        self.table = table
        self.person = person
        self.random = Random(f"{world.seed} {name} {table}")
        self.nonce = self.random.randbytes(12).hex()
        #: Is it somebody who opens no nonce, and how long they think, in seconds.
        self.absent = False
        self.pace = self.random.choice((0.05, 0.5, 3.0, 12.0))
        self.viewer: int | None = None
        self.last: int | None = None
        self.status = "open"
        self.now: dict[str, Any] = {}
        self.ask: dict[str, Any] | None = None
        self.socket: Socket | None = None
        #: What was sent and not answered: move id to ask and move.
        self.pending: dict[str, tuple[str, msgspec.Raw]] = {}
        #: For which seat what was sent: who stands up may still be told that an answer was taken.
        self._seats: dict[str, int] = {}
        self._moves = 0
        self._busy: set[str] = set()

    # -- the line --------------------------------------------------------------------------------------------

    async def stay(self) -> None:
        """Until the game is over."""
        while self.status not in OVER:
            node = self.world.some_node()
            if self.socket is None and node is not None:
                self.socket = Socket(node, self, self.table, self.person, self.last)
                self.world.say(self.name, f"comes to {node.name} with last={self.last}")
            await asyncio.sleep(self.random.uniform(0.1, 0.6))

    def lost(self, socket: Socket) -> None:
        """The node closed the line, or died."""
        if socket is self.socket:
            self.world.say(self.name, "lost the line")
            self.socket = None
            self._busy.clear()

    def leave(self) -> None:
        """Hang up; `stay` comes again."""
        if self.socket is not None:
            self.world.say(self.name, "hangs up")
            self.socket.hang_up()
            self.socket = None
            self._busy.clear()

    def refused(self, socket: Socket, of: str, code: str) -> None:
        must(code in FINE, f"{self.name} was refused with {code}")
        self.world.say(self.name, f"was refused {of}: {code}")
        if of and code not in LATER:
            self.pending.pop(of, None)
        if socket is self.socket:
            self._soon("try again", self._try_again)

    # -- hearing ---------------------------------------------------------------------------------------------

    def hear(self, socket: Socket, frame: bytes) -> None:
        if socket is not self.socket:
            return  # an old line: the page looks at it no more
        heard = msgspec.json.decode(frame, type=dict[str, msgspec.Raw])
        match msgspec.json.decode(heard["type"]):
            case "hello":
                self._hello(heard)
            case "update":
                self._update(heard)
            case "taken":
                ack = msgspec.json.decode(heard["ack"], type=Ack)
                self.world.checks.acknowledged(self.table, self._seats[ack.move_id], ack)
                self.world.say(self.name, f"is told that {ack.move_id} is taken")
                self.pending.pop(ack.move_id, None)
                self._soon("answer", self._answer_if_asked)
            case "bye":
                self.world.say(self.name, f"is told good-bye: {bytes(heard['code'])!r}")

    def _hello(self, heard: dict[str, msgspec.Raw]) -> None:
        """As after `?last=N`: all that was missed since then, and nothing else."""
        you, n = msgspec.json.decode(heard["you"]), msgspec.json.decode(heard["n"])
        missed = msgspec.json.decode(heard["missed"], type=list[dict[str, msgspec.Raw]])
        self.world.say(self.name, f"hears hello as {you} at {n}, {len(missed)} missed")
        if you == self.viewer and self.last is not None:
            numbers = [msgspec.json.decode(one["n"]) for one in missed]
            due = [*range(self.last + 1, n + 1)]
            must(n >= self.last, f"{self.name} had heard {self.last} things and was thrown back to {n}")
            must(numbers == due, f"{self.name} missed {due} and was told {numbers}")
            for number, one in zip(numbers, missed, strict=True):
                self.world.checks.heard(self.table, you, number, one["events"])
        self.viewer, self.last = you, n
        self._see(heard["now"])
        self._send_pending()

    def _update(self, heard: dict[str, msgspec.Raw]) -> None:
        n = msgspec.json.decode(heard["n"])
        assert self.viewer is not None and self.last is not None
        must(n == self.last + 1, f"{self.name} heard {n} after {self.last}")
        self.world.checks.heard(self.table, self.viewer, n, heard["events"])
        self.last = n
        self._see(heard["now"])

    def _see(self, now: msgspec.Raw) -> None:
        self.now = msgspec.json.decode(now)
        self.status = self.now["status"]
        if "ask" in self.now:
            self.ask = self.now["ask"]
        if self.status in OVER:
            self.world.say(self.name, "sees the end")
        self._soon("answer", self._answer_if_asked)
        if self.now.get("opening") and not self.absent:
            self._soon("nonce", self._open_nonce)
        if self.now.get("wish") and self.viewer is not None and self.viewer >= 0:
            self._soon("wish", self._answer_wish)

    # -- doing -----------------------------------------------------------------------------------------------

    def _soon(self, what: str, work: Callable[[Socket], None]) -> None:
        """After a while, once; on this line."""
        socket = self.socket
        if self.person is None or socket is None or what in self._busy:
            return
        self._busy.add(what)

        def now() -> None:
            if self.socket is socket:
                self._busy.discard(what)
                work(socket)

        pace = 0.05 if self.world.calm else self.pace
        self.world.loop.later(self.world.people, self.random.uniform(0.01, 2 * pace), now)

    def _open_nonce(self, socket: Socket) -> None:
        table, person, nonce = self.table, self.person, self.nonce
        opening = self.now.get("opening")
        if opening and person is not None and self.viewer is not None and self.viewer >= 0:
            if opening["opened"][self.viewer]:
                return
            socket.ask("", lambda host: host.open_nonce(table, person, nonce))

    def _answer_if_asked(self, socket: Socket) -> None:
        ask = self.ask
        if self.status != "playing" or ask is None or self.pending:
            return
        if ask["sealed"] and self.random.random() < 0.9:
            return  # now and then somebody changes their mind
        move = self._choose(ask["id"])
        if move is None:
            return
        self._moves += 1
        move_id = f"{self.name}-{self._moves}"
        assert self.viewer is not None
        self.pending[move_id], self._seats[move_id] = (ask["id"], move), self.viewer
        self._send(move_id, *self.pending[move_id])

    def _answer_wish(self, socket: Socket) -> None:
        """Somebody asks to play on for a bot; most people have nothing against it."""
        table, person, wish = self.table, self.person, self.now.get("wish")
        if person is not None and wish and self.viewer in wish["waiting"]:
            yes = self.random.random() < 0.8
            socket.ask("", lambda host: host.answer_wish(table, person, wish["id"], yes))

    def wish(self) -> None:
        """Ask for the seat of a bot, or for that of somebody who left."""
        table, person = self.table, self.person
        bots = [seat for seat, shown in enumerate(self.now.get("seats", ())) if shown["bot"] is not None]
        if self.socket is None or person is None or self.status != "playing" or not bots:
            return
        seat = self.random.choice(bots)
        self.world.say(self.name, f"asks for seat {seat}")
        self.socket.ask("", lambda host: host.take_over(table, person, seat))

    def _try_again(self, socket: Socket) -> None:
        self._send_pending()
        self._answer_if_asked(socket)
        if not self.absent:
            self._open_nonce(socket)

    def _send_pending(self) -> None:
        for move_id, (ask, move) in [*self.pending.items()]:
            self._send(move_id, ask, move)

    def _choose(self, ask: str) -> msgspec.Raw | None:
        """Any move that the game takes; the page would have them from the view."""
        table = self.world.checks.truths[self.table].table
        assert self.viewer is not None
        if table.status != "playing" or table.ask_id(self.viewer) != ask:
            return None
        return msgspec.Raw(msgspec.json.encode(self.random.choice(table.rules.offers(table.g, self.viewer))))

    def _send(self, move_id: str, ask: str, move: msgspec.Raw) -> None:
        assert self.person is not None and self.socket is not None
        table, person, seat = self.table, self.person, self._seats[move_id]

        async def answer(host: Host) -> Ack:
            return await host.answer(table, person, ask, move_id, move)

        self.world.say(self.name, f"answers {ask} with {move_id}")
        for _ in range(2 if self.world.rates.happens("again") else 1):
            self.socket.ask(move_id, answer)
        if self.world.rates.happens("elsewhere") and (node := self.world.some_node()) is not None:
            self.world.try_at(node, answer, lambda ack: self.world.checks.acknowledged(table, seat, ack))


class Guest:
    """Somebody who comes to the house: they open a table or sit down at one, and stay to its end."""

    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.person = Person(f"person-{name}", name)
        self.random = Random(f"{world.seed} {name}")
        self.page: Page | None = None

    async def open(self, setting: TableSetting) -> str:
        nonce = self.random.randbytes(12).hex()
        table: str = await self._insist(lambda host: host.open_table(self.person, setting, nonce_hash_of(nonce)))
        self._look(table, nonce)
        return table

    async def sit(self, table: str) -> None:
        nonce = self.random.randbytes(12).hex()
        await self._insist(lambda host: host.sit(table, self.person, None, nonce_hash_of(nonce)))
        self._look(table, nonce).absent = self.random.random() < 0.1

    async def rematch(self, table: str) -> str:
        nonce = self.random.randbytes(12).hex()
        # A node that has not heard of the end yet says that it is not over.
        made: str = await self._insist(lambda host: host.rematch(table, self.person, nonce_hash_of(nonce)), "not-over")
        self._look(made, nonce)
        return made

    def _look(self, table: str, nonce: str) -> Page:
        self.page = Page(self.world, self.person.name, table, self.person)
        self.page.nonce = nonce
        return self.page

    @property
    def sits(self) -> bool:
        """Not any more, if somebody else took the seat; and perhaps for the first time."""
        return self.page is not None and self.page.viewer is not None and self.page.viewer >= 0

    def watch(self, table: str) -> "Guest":
        self._look(table, "")
        return self

    async def stay(self) -> None:
        assert self.page is not None
        staying = asyncio.create_task(self.page.stay())
        while self.page.status not in OVER:
            await asyncio.sleep(self.random.uniform(0.5, 6.0))
            if not self.world.calm:
                self._do_something(self.page)
        await staying

    def _do_something(self, page: Page) -> None:
        what = self.random.random()
        if what < 0.3:
            page.leave()
        elif what < 0.36 and page.status == "playing" and page.socket is not None:
            self.world.say(page.name, "stands up; a bot plays on")
            page.socket.ask("", lambda host: host.stand(page.table, self.person))
        elif what < 0.45 and page.socket is not None:
            page.socket.ask("", lambda host: host.say(page.table, self.person, "hello"))
        elif what < 0.55 and page.status == "playing" and page.socket is not None and (page.viewer or 0) >= 0:
            self.world.say(page.name, "is back, if a bot has played on")
            page.socket.ask("", lambda host: host.come_back(page.table, self.person))
        elif page.viewer == SPECTATOR:
            page.wish()
        elif what < 0.65 and page.status == "playing" and page.socket is not None:
            order = self.random.choice(ORDERS)
            page.socket.ask("", lambda host: host.order(page.table, self.person, order))

    async def _insist(self, work: Callable[[Host], Awaitable[Any]], *later: str) -> Any:
        """Until it is done, or was."""
        tried = 0
        while True:
            if (node := self.world.some_node()) is not None:
                done, found = await self.world.at(node, work)
                if done:
                    return found
                self.world.say(self.person.name, f"was refused at {node.name}: {found}")
                if found not in (*LATER, *later, "gone"):
                    must(found in FINE, f"{self.person.name} was refused with {found}")
                    must(found != "already-seated" or tried > 0, f"{self.person.name} sat down and was told no")
                    return None
                tried += 1
            await asyncio.sleep(self.random.uniform(0.1, 1.0))
