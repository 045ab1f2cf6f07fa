"""A visitor of a running house, over real HTTP and real sockets. Nothing here sleeps: one waits for what is told."""

import asyncio
import re
import secrets
import socket as plain
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import count
from types import TracebackType
from typing import Any, ClassVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from caravanserai.engine.fairness import nonce_hash_of
from tests.waiting import SECONDS, let_others_run

#: The tables at which somebody's page may have to open a nonce after one of these was asked for.
SEATED = re.compile(r"/api/tables(?:/([\w-]+)/(sit|start|bot|rematch))?$")

JSON = {"content-type": "application/json"}
#: Nothing is encrypted here: to read the certificates of the world takes longer than a request.
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
#: What a house says to whom it has no time for just now, or who was slow: on a machine that hardly moves both happen.
AGAIN = ("too-busy", "request-too-slow")


class Patient(httpx.AsyncClient):
    """Asks again where the house says to try again."""

    async def send(self, request: httpx.Request, **more: Any) -> httpx.Response:
        async with asyncio.timeout(SECONDS):
            while (answer := await super().send(request, **more)).status_code in (408, 503):
                if answer.json().get("code") not in AGAIN:
                    break
        return answer


class Visitor:
    """A browser: its cookies, and the tables it opens. As the page does it gives the hash of a nonce with each seat;
    when everybody is at a table, all browsers of this test open theirs."""

    #: Who has sat down where, with which nonce, and has yet to open it.
    unopened: ClassVar[dict[str, list[tuple["Visitor", str]]]] = {}

    def __init__(self, url: str, **headers: str | bytes) -> None:
        self.url = url
        #: Who it was when it was given a name.
        self.me: dict[str, Any] = {}
        #: Does it open its nonces?
        self.opens_nonces = True
        self.new_nonce: Callable[[], str] = lambda: secrets.token_hex(16)
        self.http = Patient(base_url=url, headers=headers, timeout=SECONDS, verify=NO_CERTIFICATES)

    def at_another(self, url: str) -> "Visitor":
        """The same browser, sent to another node by the balancer."""
        there = Visitor(url)
        there.http.cookies.update(self.http.cookies)
        there.new_nonce = self.new_nonce
        return there

    async def __aenter__(self) -> "Visitor":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._read(await self.http.get(path, params=params), status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        seated = SEATED.search(path)
        nonce = self.new_nonce()
        if seated and seated[2] in (None, "sit", "rematch") and not isinstance(body, bytes):
            body = {"nonce_hash": nonce_hash_of(nonce), **(body or {})}
        content = b"" if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        answer = await self.http.post(path, content=content, headers=JSON)
        if seated and answer.is_success:
            await self._at_table(seated, answer, nonce)
        return self._read(answer, status)

    async def _at_table(self, seated: re.Match[str], answer: httpx.Response, nonce: str) -> None:
        """Keep the nonce of a seat; then all open theirs, if everybody is here."""
        table = seated[1] if seated[2] in ("sit", "start", "bot") else str(answer.json()["id"])
        if seated[2] in (None, "sit", "rematch"):
            self.unopened.setdefault(table, []).append((self, nonce))
        for visitor in dict.fromkeys(visitor for visitor, _ in self.unopened.get(table, [])):
            await visitor.open_nonce(table)

    async def open_nonce(self, table: str) -> None:
        """Open the nonce with which this browser sits there, if the house asks for it by now."""
        waiting = self.unopened.get(table, [])
        for visitor, nonce in [*waiting]:
            if visitor is self and self.opens_nonces and not self.http.is_closed:
                waiting.remove((self, nonce))
                opened = await self.http.post(f"/api/tables/{table}/nonce", json={"nonce": nonce})
                if opened.is_error and opened.json()["code"] == "nonce-early":
                    waiting.append((self, nonce))

    def _read(self, answer: httpx.Response, status: int | None) -> Any:
        if status is None:
            assert answer.is_success, (answer.status_code, answer.text)
        else:
            assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json() if answer.content else None

    async def named(self, name: str) -> "Visitor":
        self.me = await self.post("/api/me", {"name": name})
        return self

    async def opens(self, seats: int = 3, **setting: Any) -> str:
        """A new table of Khiva; its id."""
        made = await self.post("/api/tables", {"setting": {"game": "khiva", "seats": seats, **setting}})
        return str(made["id"])

    async def sits(self, table: str, seat: int | None = None) -> int:
        return int((await self.post(f"/api/tables/{table}/sit", {"seat": seat}))["seat"])

    def at(self, table: str, last: int | None = None, **options: Any) -> "TableSocket":
        """A socket to a table, for `async with`."""
        path = f"/api/tables/{table}/socket" + ("" if last is None else f"?last={last}")
        url = self.url.replace("http", "ws", 1) + path
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        return TableSocket(url, {**headers, **options.pop("headers", {})}, options, partial(self.open_nonce, table))


class TableSocket:
    """One tab. `now` is the table as it was last told, `n` how often something was."""

    def __init__(
        self,
        url: str,
        headers: dict[str, str],
        options: dict[str, Any],
        open_nonce: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.url = url
        self.open_nonce = open_nonce
        self.headers = headers
        self.options = options
        self.wire: ClientConnection
        self.hello: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.n = 0
        #: All frames so far, read and as they came.
        self.frames: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self._moves = 0

    async def __aenter__(self) -> "TableSocket":
        self.options.setdefault("max_size", None)
        self.options.setdefault("compression", None)
        # A busy machine may take longer than the library's ten seconds, and than the twenty in which it wants an answer
        # to pings of its own; a test that hangs ends by SECONDS.
        self.options.setdefault("open_timeout", SECONDS)
        self.options.setdefault("ping_interval", None)
        await self._connect()
        return self

    async def _connect(self) -> None:
        self.wire = await connect(self.url, additional_headers=self.headers, proxy=None, **self.options)

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.wire.close()

    # -- in --------------------------------------------------------------------------------------------------

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(SECONDS):
            data = await self.wire.recv(decode=False)
            while not self.hello and b'"too-busy"' in data:
                # Turned away for now: a page would try again too.
                await self.wire.close()
                await self._connect()
                data = await self.wire.recv(decode=False)
        frame: dict[str, Any] = msgspec.json.decode(data)
        self.raw.append(data)
        self.frames.append(frame)
        if frame["type"] == "hello":
            self.hello = frame
        if frame["type"] in ("hello", "update"):
            self.now, self.n = {**self.now, **frame["now"]}, frame["n"]
            if "opening" in frame["now"] and self.open_nonce is not None:
                await self.open_nonce()
        return frame

    async def until(self, wanted: Callable[[dict[str, Any]], Any] | str) -> dict[str, Any]:
        """The next frame of a type, or that a function likes."""
        while True:
            frame = await self.next()
            if frame["type"] == wanted if isinstance(wanted, str) else wanted(frame):
                return frame

    async def reply(self) -> dict[str, Any]:
        """What the last message led to: taken, or refused."""
        return await self.until(lambda frame: frame["type"] in ("taken", "refused", "pong"))

    async def refusal(self) -> str:
        """The code of the refusal that comes next."""
        return str((await self.until("refused"))["refusal"]["code"])

    async def asked(self) -> dict[str, Any]:
        """Wait until this seat is asked something it has not answered."""
        while not self.is_asked:
            if self.now and self.now["status"] == "over":
                raise GameOver
            await self.next()
        ask: dict[str, Any] = self.now["ask"]
        return ask

    @property
    def is_asked(self) -> bool:
        return bool(self.now) and self.now["ask"] is not None and not self.now["ask"]["sealed"]

    async def closed(self) -> tuple[int, str]:
        """Read to the end: the close code, and its reason."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        assert self.wire.close_code is not None
        return self.wire.close_code, self.wire.close_reason or ""

    # -- out -------------------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        await self.wire.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    async def answer(self, move: Any, ask: str | None = None, move_id: str | None = None) -> str:
        """Send an answer; its move id."""
        self._moves += 1
        move_id = move_id or f"move-{id(self)}-{self._moves}"
        ask = ask or self.now["ask"]["id"]
        await self.send({"type": "answer", "ask": ask, "move_id": move_id, "move": move})
        return move_id

    async def plays(self, choose: Callable[[dict[str, Any]], Any] | None = None) -> None:
        """Answer every ask until the game is over."""
        choose = choose or first_move
        try:
            while True:
                ask = await self.asked()
                await self.answer(choose(ask["ask"]))
                reply = await self.reply()
                assert reply["type"] == "taken", reply
                # The acknowledgement may overtake nothing: what changed has been told before it.
        except GameOver:
            return


class GameOver(Exception):
    pass


def first_move(ask: dict[str, Any]) -> dict[str, Any]:
    """A legal answer, read off the ask as a person would."""
    match ask["type"]:
        case "ChooseCardsAsk":
            cards = [preview["card"] for preview in ask["cards"]]
            each = ask["each"]
            return {"type": "ChooseCards", "play": cards[:each], "give": cards[each : 2 * each]}
        case "SpendGemsAsk":
            return {"type": "SpendGems", "gems": ask["landings"][-1]["gems"]}
        case "Shop4Ask":
            return {"type": "TakeSalt"}
    raise AssertionError(f"an unknown ask: {ask}")


async def eventually(happens: Callable[[], bool | Awaitable[bool]]) -> None:
    """Wait for something that nobody tells, letting others run."""
    async with asyncio.timeout(SECONDS):
        for looked in count():
            found = happens()
            if found if isinstance(found, bool) else await found:
                return
            await let_others_run(looked)


def small_socket(url: str, size: int = 4_096) -> plain.socket:
    """A connection whose owner can hold little that was not read."""
    host, port = url.removeprefix("http://").split(":")
    made = plain.socket()
    made.setsockopt(plain.SOL_SOCKET, plain.SO_RCVBUF, size)
    made.connect((host, int(port)))
    made.setblocking(False)
    return made
