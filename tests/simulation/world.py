"""One run: a house of several nodes, people, and what goes wrong, all from one seed."""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec

from caravanserai.engine.refusal import Refused
from caravanserai.tables.live.due import bots_asked
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.entries import Answered, Row, TableSetting
from caravanserai.tables.log.store import StoreError

from .chance import Rates
from .checks import BrokenError, Checks, Watching, must
from .database import Database
from .faults import Faults
from .loop import Loop, Process
from .nodes import Node
from .people import OVER, Guest, Page
from .seeded import seeded
from .valkey import SimulatedValkey

#: A run that takes more steps than this is one that turns in a circle.
MOST_STEPS = 400_000
#: Seconds during which things go wrong, and after which every game is over when nothing does any more.
TROUBLE = 20.0
PATIENCE = 180.0
#: And then all nodes have heard of everything.
SETTLED = 8.0
#: So long after the last fault every line is up again, and from then on news arrive within this.
UP_AGAIN = 6.0
IN_TIME = 0.5
#: And no bot is asked for so many seconds without an answer.
AT_REST = 10.0
#: Of so many parties one plays once more.
REMATCHES = 6

#: Short games, and now and then one in which prices fall by themselves; how often, and for how many at least.
GAMES: tuple[tuple[dict[str, Any], int, int], ...] = (
    ({"game": "goofspiel", "options": {"cards": "four"}}, 20, 2),
    ({"game": "goofspiel", "options": {"cards": "seven"}}, 16, 2),
    ({"game": "khiva"}, 2, 2),
    ({"game": "samarkand"}, 1, 3),
)
CLOCKS: tuple[dict[str, Any], ...] = (
    {"type": "relaxed"},
    {"type": "live", "bank": 10, "increment": 1},
    {"type": "live", "bank": 30, "increment": 5, "pace": 1},
    {"type": "paced", "pace": 1},
)


class World:
    def __init__(self, seed: int, heard: Callable[[float, str, str], None]) -> None:
        self.seed = seed
        self._heard = heard
        random = Random(f"world {seed}")
        self.rates = Rates(random)
        self.loop = Loop(Random(f"order {seed}"), MOST_STEPS)
        self.checks = Checks()
        self.people: Process = self.loop.process("people")
        self.database = Database(self.loop, self.rates, self._written)
        self.valkey = SimulatedValkey(self.loop, self.rates)
        self.nodes: list[Node] = []
        self.pages: list[Page] = []
        self._started = 0
        self.calm = False
        self.loop.after_step = self._look
        self.loop.set_exception_handler(lambda loop, about: self._failed(about["message"], about.get("exception")))

    # -- what happens ----------------------------------------------------------------------------------------

    def say(self, who: str, what: str) -> None:
        self._heard(self.loop.time(), who, what)

    def _failed(self, what: str, error: BaseException | None) -> None:
        """Something that nobody expected. The first one counts."""
        if isinstance(error, BrokenError):
            self.loop.fail(error)
        else:
            broken = BrokenError(f"{what}: {error!r}")
            broken.__cause__ = error
            self.loop.fail(broken)

    def _written(self, table: str, row: Row) -> None:
        by = f" by {row.entry.by}: {row.entry.move_id}" if isinstance(row.entry, Answered) else ""
        self.say("database", f"{table[:6]} row {row.number}: {type(row.entry).__name__}{by}")
        self.checks.written(self.database.tables[table].secret, table, row)
        if self.calm and self.loop.time() > TROUBLE + UP_AGAIN:
            self.loop.later(self.people, IN_TIME, self._is_known, table, row.number)

    def _is_known(self, table: str, number: int) -> None:
        """Whoever has this table in memory has heard of the row by now."""
        for node in self.nodes_up():
            live = node.host.live.get(table) if node.host is not None else None
            must(live is None or live.table.number > number, f"{node.name} has not heard of row {number} in time")

    def _look(self, process: Process) -> None:
        for node in self.nodes:
            if node.process is process and node.host is not None:
                self.checks.node(node.name, node.host)

    # -- nodes -----------------------------------------------------------------------------------------------

    def start_node(self) -> None:
        self._started += 1
        node = Node(self, f"node-{self._started}")
        self.nodes.append(node)
        self.loop.begin(node.process, node.start())

    def nodes_up(self) -> list[Node]:
        return [node for node in self.nodes if node.up and not node.stopping]

    def some_node(self) -> Node | None:
        up = self.nodes_up()
        return self.rates.random.choice(up) if up else None

    def kill(self, node: Node) -> None:
        self.say(node.name, "is killed")
        self.gone(node)

    def gone(self, node: Node) -> None:
        """Whatever was connected to it finds out, sooner or later."""
        node.up = False
        self.nodes.remove(node)
        self.loop.kill(node.process)
        self.valkey.forget(node.process)
        for socket in node.sockets:
            self.loop.later(self.people, self.rates.random.uniform(0.0, 1.0), socket.page.lost, socket)
        self.say(node.name, "is gone")

    async def at(self, node: Node, work: Callable[[Host], Awaitable[Any]]) -> tuple[bool, Any]:
        """What comes of this at a node: True and the answer, or False and why not."""
        heard: asyncio.Future[tuple[bool, Any]] = self.loop.create_future()
        self.try_at(node, work, lambda found: _hear(heard, (True, found)), lambda code: _hear(heard, (False, code)))
        try:
            return await asyncio.wait_for(heard, 5.0)
        except TimeoutError:
            return False, "gone"

    def try_at(
        self,
        node: Node,
        work: Callable[[Host], Awaitable[Any]],
        done: Callable[[Any], None],
        failed: Callable[[str], None] = lambda code: None,
    ) -> None:
        async def there() -> None:
            assert node.host is not None
            try:
                found = await work(node.host)
            except Refused as error:
                self.loop.later(self.people, self.rates.delay("page"), failed, error.refusal.code)
            except StoreError:
                self.loop.later(self.people, self.rates.delay("page"), failed, "not-saved")
            else:
                self.loop.later(self.people, self.rates.delay("page"), done, found)

        self.loop.later(node.process, self.rates.delay("page"), lambda: self.loop.create_task(there()))

    # -- a run -----------------------------------------------------------------------------------------------

    def run(self) -> None:
        watching, log = Watching(self._failed), logging.getLogger("caravanserai.tables")
        log.addHandler(watching)
        propagate, log.propagate = log.propagate, False
        try:
            with seeded(self.seed):
                self.loop.run(self._history())
        finally:
            log.removeHandler(watching)
            log.propagate = propagate

    async def _history(self) -> None:
        random = self.rates.random
        for _ in range(random.choice((1, 2, 2, 3))):
            self.start_node()
        faults = Faults(self)
        for kind in self.rates.every:
            self.loop.begin(self.loop.main, faults.go_on(kind))
        parties = [self.loop.begin(self.people, self._party(number)) for number in range(random.choice((1, 2)))]
        await asyncio.sleep(TROUBLE)
        self._end_of_trouble()
        self.loop.begin(self.loop.main, self._see_that_bots_answer())
        try:
            await asyncio.wait_for(asyncio.gather(*parties), PATIENCE)
        except TimeoutError:
            raise BrokenError(f"a game is not over {PATIENCE:.0f} s after the last fault: {self._how_far()}") from None
        await asyncio.sleep(SETTLED)
        self._at_the_end()

    async def _see_that_bots_answer(self) -> None:
        await asyncio.sleep(UP_AGAIN)
        asked: dict[tuple[str, str], float] = {}
        while True:
            await asyncio.sleep(1)
            now = {
                (key, truth.table.ask_id(seat))
                for key, truth in self.checks.truths.items()
                if truth.table.status == "playing" and not truth.table.countdown.is_timed
                for seat in bots_asked(truth.table)
            }
            asked = {ask: asked.get(ask, self.loop.time()) for ask in now}
            for (key, ask), since in asked.items():
                must(self.loop.time() - since < AT_REST, f"a bot is asked {ask} at {key[:6]} and does not answer")

    def _end_of_trouble(self) -> None:
        self.say("world", "nothing goes wrong any more")
        self.calm = True
        self.rates.calm()
        if not [node for node in self.nodes if not node.stopping]:
            self.start_node()

    async def _party(self, number: int) -> None:
        """Some people, some bots, one table; somebody watches, and somebody else would like a seat."""
        random = Random(f"party {self.seed} {number}")
        (game, _, fewest) = random.choices(GAMES, [share for _, share, _ in GAMES])[0]
        people, bots = random.choice((1, 2, 2, 3)), random.choice((0, 1, 1))
        bots = max(bots, fewest - people)
        seats = people + bots
        chosen = game | {"seats": seats, "clock": random.choice(CLOCKS)}
        chosen["takeover"] = random.choice(("ask", "ask", "open", "never"))
        chosen["bots"] = {seat: random.choice(("greedy", "random")) for seat in random.sample(range(seats), bots)}
        setting = msgspec.convert(chosen, TableSetting)
        guests = [Guest(self, f"{'ABC'[place]}{number}") for place in range(people)]
        table = await guests[0].open(setting)
        watcher, stranger = Page(self, f"W{number}", table, None), Guest(self, f"S{number}").watch(table)
        self.pages.append(watcher)
        staying = [asyncio.create_task(one.stay()) for one in (watcher, stranger, guests[0])]
        await asyncio.sleep(random.uniform(0, 1))
        for guest in guests[1:]:
            await guest.sit(table)
            staying.append(asyncio.create_task(guest.stay()))
        self.pages += [guest.page for guest in (*guests, stranger) if guest.page is not None]
        await asyncio.gather(*staying)
        if fewest == 2 and not random.randrange(REMATCHES):  # the short ones
            await self._once_more(table, [one for one in (*guests, stranger) if one.sits])

    async def _once_more(self, table: str, guests: list[Guest]) -> None:
        """All ask for a rematch, and meet at one table."""
        made = await asyncio.gather(*(guest.rematch(table) for guest in guests))
        must(len({*made}) == 1, f"a rematch of {table[:6]} was opened twice: {made}")
        self.pages += [guest.page for guest in guests if guest.page is not None]
        await asyncio.gather(*(guest.stay() for guest in guests))

    def _how_far(self) -> str:
        return ", ".join(f"{one.name} sees {one.status} at {one.last}" for one in self.pages)

    def _at_the_end(self) -> None:
        self.checks.at_the_end({node.name: node.host for node in self.nodes if node.host is not None})
        for page in self.pages:
            must(page.status in OVER, f"{page.name} has not heard the end")
        self.loop.check_tasks()


def _hear(heard: asyncio.Future[Any], what: Any) -> None:
    if not heard.done():
        heard.set_result(what)


def play(seed: int, heard: Callable[[float, str, str], None] = lambda *_: None) -> World:
    """A whole run; BrokenError says what does not hold. It is short, and all of it is garbage only afterwards."""
    gc.disable()
    try:
        world = World(seed, heard)
        world.run()
    except BrokenError:
        raise
    except Exception as error:
        raise BrokenError(f"{type(error).__name__}: {error}") from error
    finally:
        gc.enable()
    return world
