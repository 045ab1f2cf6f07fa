"""`caravanserai serve` as a process of its own, on a folder that outlives it: it can be stopped, killed and started."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

from tests.waiting import SECONDS
from tests.web.client import Visitor
from tests.web.copies import Copy

#: Wide enough that no limit is met.
WIDE = {
    "requests-per-second": 10_000,
    "messages-per-second": 10_000,
    "guests-per-hour": 10_000,
    "tables-per-hour": 100_000,
    "chats-per-minute": 10_000,
    "attempts-per-hour": 100_000,
    "password-memory": 8,
    "sockets-per-address": 1_000,
    "handshakes-per-minute": 100_000,
    "connections-per-address": 10_000,
    "tables-each": 100,
    "bot-pause": 0,
    "rated-reviews": 0,
    # Tests start many houses: each compiles what it needs.
    "compile-ahead": "false",
}
_KEPT = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "SYSTEMROOT", "TMPDIR", "PYTHONPATH")}
_ENV = {**_KEPT, "PYTHONUTF8": "1"}
PROGRAM = ("-m", "caravanserai")


class ServerProcess:
    """One data folder, and the server that runs on it, if one does. `started` counts how often."""

    def __init__(self, folder: Path, program: tuple[str, ...] = PROGRAM, spawns: bool = False, **settings: Any) -> None:
        self.folder = folder
        self.program = program
        self.spawns = spawns
        self.settings = {**WIDE, "data": folder, "port": 0, **settings}
        self.url = ""
        self.started = 0
        #: Everything that every server on this folder wrote, logs included.
        self.wrote = folder.with_suffix(".log")
        self._process: asyncio.subprocess.Process | Copy
        self._up = asyncio.Condition()
        self._said_so = False
        self._visitors: list[Visitor] = []

    async def __aenter__(self) -> "ServerProcess":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        for visitor in self._visitors:
            await visitor.http.aclose()

    async def start(self) -> None:
        """Return when it listens. Whoever visited before finds it again."""
        self._said_so = False
        self.wrote.parent.mkdir(parents=True, exist_ok=True)
        self._process = await self.begun()
        assert self._process.stdout is not None
        async with asyncio.timeout(SECONDS):
            line = (await self._process.stdout.readline()).decode()
        found = re.search(r"http://\S+", line)
        assert found, (line, self.wrote.read_text(encoding="utf-8"))
        self.url = found.group()
        for visitor in self._visitors:
            visitor.url = self.url
            visitor.http.base_url = self.url
        self._said_so = True
        async with self._up:
            self.started += 1
            self._up.notify_all()

    async def begun(self) -> asyncio.subprocess.Process | Copy:
        """A server on this folder that may not listen yet."""
        if self.program == PROGRAM:
            return await Copy(self._command, _ENV, self.wrote, self.spawns).reading()
        with self.wrote.open("ab") as log:
            return await self._run(stdout=asyncio.subprocess.PIPE, stderr=log)

    async def _run(self, **streams: Any) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(sys.executable, *self.program, *self._command, env=_ENV, **streams)

    @property
    def _command(self) -> list[str]:
        return ["serve", *(text for name, value in self.settings.items() for text in (f"--{name}", str(value)))]

    @property
    def listens(self) -> bool:
        """Did it say so, and has not been seen to end?"""
        return self._said_so and self._process.returncode is None

    async def started_again(self, before: int) -> None:
        """Wait for a server that was started later than the one with this number."""
        async with asyncio.timeout(SECONDS), self._up:
            await self._up.wait_for(lambda: self.started > before)

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """At once; nobody is told and nothing is tidied."""
        self._process.kill()

    async def ended(self) -> int:
        """The exit status of the server that runs, when it has ended."""
        async with asyncio.timeout(SECONDS):
            return await self._process.wait()

    def terminate(self) -> None:
        """As an administrator stops it."""
        self._process.send_signal(signal.SIGTERM)

    async def stop(self) -> int:
        """The same; the exit status."""
        self.terminate()
        return await self.ended()

    async def another(self) -> tuple[int, str]:
        """Try a second server on the same folder: its exit status, and what it said."""
        second = await self._run(stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT)
        async with asyncio.timeout(SECONDS):
            said, _ = await second.communicate()
        assert second.returncode is not None
        return second.returncode, said.decode()

    async def guest(self, name: str) -> Visitor:
        visitor = await Visitor(self.url).named(name)
        self._visitors.append(visitor)
        return visitor
