"""Houses that begin as copies of a process in which the program is loaded already.

To load it is nearly all that the start of a house costs, and tests start a hundred. Each is a process like any other:
it has its own number, streams and surroundings, and can be stopped, killed and halted. That the command itself starts
is seen by `test_serve.py`.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.web.loaded"])


class Copy:
    """As much of `asyncio.subprocess.Process` as is needed."""

    def __init__(self, args: list[str], env: Mapping[str, str], log: Path) -> None:
        self._reader, writer = _CONTEXT.Pipe(duplex=False)
        self._process = _CONTEXT.Process(target=_begin, args=(args, dict(env), writer, str(log)))
        self._process.start()
        writer.close()
        self.stdout = asyncio.StreamReader()

    async def reading(self) -> "Copy":
        """From now on what it writes is read."""
        loop = asyncio.get_running_loop()
        pipe = os.fdopen(os.dup(self._reader.fileno()), "rb")
        self._reader.close()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(self.stdout), pipe)
        return self

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    async def wait(self) -> int:
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        if self.returncode is None:
            loop.add_reader(self._process.sentinel, ended.set)
            try:
                await ended.wait()
            finally:
                loop.remove_reader(self._process.sentinel)
        self._process.join()
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def _begin(args: list[str], env: dict[str, str], out: Connection, log: str) -> None:
    """In the copy: the program, as if it had been started so."""
    os.environ.clear()
    os.environ.update(env)
    os.dup2(out.fileno(), 1)
    with open(log, "ab") as errors:
        os.dup2(errors.fileno(), 2)
    sys.stdout, sys.stderr = (os.fdopen(stream, "w", buffering=1, encoding="utf-8") for stream in (1, 2))
    sys.argv = ["caravanserai", *args]
    from caravanserai.cli import main
    from tests.web.loaded import use

    use()
    try:
        main()
    finally:
        # As a program ends: who uses a queue of multiprocessing is waited for before that is closed. A process of
        # multiprocessing closes it first, under the hands of a pool that is being ended.
        threading._shutdown()  # type: ignore[attr-defined]
