"""People at many tables: they send, and note when they are answered."""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from answers import any_answer
from msgspec import UNSET, Struct, UnsetType
from wire import Counts, Http, Socket

from caravanserai.engine.fairness import nonce_hash_of

#: How many requests or new sockets are on their way at once.
AT_ONCE = 16
#: How long the last answers may take to come in, in seconds.
PATIENCE = 60.0


class OpenAsk(Struct):
    id: str
    sealed: bool
    ask: dict[str, Any]


class Now(Struct):
    """Of a frame only what a player without a face needs; the rest is skipped."""

    status: str
    ask: OpenAsk | UnsetType | None = UNSET


class Ack(Struct):
    move_id: str


class Heard(Struct):
    type: str
    now: Now | None = None
    ack: Ack | None = None


class Answer(Struct, tag="answer"):
    ask: str
    move_id: str
    move: dict[str, Any]


hear = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


class Tally(Counts):
    """What a lot of sockets did while it was measured."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []
        self.waiting = 0
        self.refused = 0
        self.over = 0

    def answered(self, sent: float) -> None:
        self.times.append(time.perf_counter() - sent)
        self.waiting -= 1

    async def all_answered(self) -> None:
        """RuntimeError if a line was cut: what was sent there is answered to nobody."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.waiting and not self.cut:
                    await asyncio.sleep(0.001)
        if self.waiting or self.cut:
            cut = ", ".join(f"{many} × {why}" for why, many in self.cut.items()) or "none"
            raise RuntimeError(f"{self.waiting} answers were not acknowledged; lines that were cut: {cut}")


class Player(Socket):
    """Somebody in a seat, who answers at once (`eager`) or when told to."""

    def __init__(self, url: str, cookie: str, chance: random.Random, tally: Tally) -> None:
        super().__init__(url, tally, cookie)
        self.tally = tally
        self.chance = chance
        self.ask: OpenAsk | None = None
        self.eager = False
        #: Has the house said how the table stands?
        self.greeted = False
        #: When each answer was sent that is not acknowledged: the next ask may come before.
        self._sent: dict[str, float] = {}
        self._moves = 0

    def heard(self, message: bytes) -> None:
        frame = hear(message)
        self.greeted = True
        if frame.ack is not None:
            self.tally.answered(self._sent.pop(frame.ack.move_id))
        elif frame.type == "refused":
            self.tally.refused += 1
            self.tally.waiting -= 1
        elif frame.now is not None:
            if frame.now.status == "over":
                self.tally.over += 1
            if frame.now.ask is not UNSET:
                self.ask = frame.now.ask
                if self.eager:
                    self.answer()

    def answer(self) -> bool:
        """Send an answer, if one is owed."""
        if self.ask is None or self.ask.sealed:
            return False
        self._moves += 1
        move_id = f"move-{self._moves}"
        message = encode(Answer(self.ask.id, move_id, any_answer(self.ask.ask, self.chance)))
        self.ask = None
        self.tally.waiting += 1
        self._sent[move_id] = time.perf_counter()
        self.send(message)
        return True


#: Those who share a table.
Party = Sequence[Player]


# -- getting there --------------------------------------------------------------------------------------------


class Door:
    """The house over HTTP: new guests, new tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = Http(url)

    async def close(self) -> None:
        self.http.close()

    async def guests(self, n: int) -> list[str]:
        """So many new people: their cookies."""
        return await at_most_some([partial(self._guest, i) for i in range(n)])

    async def _guest(self, number: int) -> str:
        answer = await self.http.post("/api/me", encode({"name": f"Guest {number}"}))
        assert answer.status == 200, answer.body
        return answer.headers["set-cookie"].partition(";")[0]

    async def table(
        self, people: list[str], bots: dict[int, str] | None = None, game: str = "khiva", **more: Any
    ) -> str:
        """A table with these people and bots in its seats: its id. The game begins."""
        bots = bots or {}
        setting = {"game": game, "seats": len(people) + len(bots), "bots": bots, **more}
        nonces = [secrets.token_hex(16) for _ in people]
        first, *others = [{"nonce_hash": nonce_hash_of(nonce)} for nonce in nonces]
        table = str((await self.post("/api/tables", {"setting": setting, **first}, people[0]))["id"])
        for person, body in zip(people[1:], others, strict=True):
            await self.post(f"/api/tables/{table}/sit", body, person)
        for person, nonce in zip(people, nonces, strict=True):
            await self.post(f"/api/tables/{table}/nonce", {"nonce": nonce}, person, "nonce-late")
        return table

    async def post(self, path: str, body: Any, cookie: str, or_else: str = "") -> Any:
        """`or_else`: a refusal that is as good. On a busy machine a game may have begun without a nonce."""
        answer = await self.http.post(path, encode(body), cookie)
        if answer.status >= 300 and not (or_else and msgspec.json.decode(answer.body)["code"] == or_else):
            raise RuntimeError(f"{path}: {answer.status} {answer.body.decode()}")
        return msgspec.json.decode(answer.body) if answer.body else None


async def at_most_some(work: Sequence[Callable[[], Any]]) -> list[Any]:
    """Do all of this, not all at once; the results in order."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(job: Callable[[], Any]) -> Any:
        async with room:
            return await job()

    return await asyncio.gather(*(one(job) for job in work))


async def opened(parties: Sequence[Party]) -> None:
    """Everybody has a socket, and knows what they are asked."""
    await at_most_some([partial(_greeted, socket) for party in parties for socket in party])


async def _greeted(socket: Player) -> None:
    async with asyncio.timeout(PATIENCE):
        await socket.open()
        while not socket.greeted:
            await asyncio.sleep(0.001)


def hang_up(parties: Sequence[Party]) -> None:
    for party in parties:
        for socket in party:
            socket.close()


# -- two ways to play -----------------------------------------------------------------------------------------


async def closed_loop(parties: Sequence[Party], tally: Tally, seconds: float) -> None:
    """Everybody answers as soon as they are asked, until the time is up or a game is over."""
    for party in parties:
        for socket in party:
            socket.eager = True
            socket.answer()
    until = time.perf_counter() + seconds
    while time.perf_counter() < until and not tally.over:
        await asyncio.sleep(0.01)
    for party in parties:
        for socket in party:
            socket.eager = False
    await tally.all_answered()


async def paced(parties: Sequence[Party], tally: Tally, seconds: float, every: float = 1.0) -> None:
    """A message of each party every so many seconds, spread evenly; who speaks is drawn among those who are asked."""
    loop, chance, began = asyncio.get_running_loop(), random.Random(1), time.perf_counter()
    speaking = []

    async def speak(party: Party, at: float) -> None:
        while at < seconds and not tally.over:
            await asyncio.sleep(max(0.0, began + at - time.perf_counter()))
            any(socket.answer() for socket in chance.sample(party, len(party)))
            at += every

    for i, party in enumerate(parties):
        speaking.append(loop.create_task(speak(party, every * i / len(parties))))
    await asyncio.gather(*speaking)
    await tally.all_answered()
