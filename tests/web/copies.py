"""Houses, commands, and the processes in which a house thinks, as copies of a process in which the program is loaded.

To load it is nearly all that the start of a house costs, and tests start a hundred; of those that think for it too, and
of most commands. Each is a process like any other: it has its own number, streams and surroundings, and can be stopped,
killed and halted. That the command itself starts is seen by `test_serve.py`, and that those that think do by
`test_thinkers_killed.py`.
"""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path
from unittest.mock import patch

from caravanserai.tables.workers import pools
from tests.waiting import SECONDS

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.web.loaded"])
_SERVER = forkserver._forkserver  # type: ignore[attr-defined]
#: Of the run, whatever the test that is the first to need a copy has changed in its own. NumPy would begin a thread,
#: which does not survive a fork; and what a house that was killed has left behind is tidied up without a word.
_SURROUNDINGS = {**os.environ, "OPENBLAS_NUM_THREADS": "1", "PYTHONWARNINGS": "ignore:resource_tracker:UserWarning"}
_ensure_running = _SERVER.ensure_running


def _loaded() -> None:
    with patch.dict(os.environ, _SURROUNDINGS, clear=True):
        _ensure_running()


def use_copies() -> None:
    """From now on those that think for a house of this process are copies too."""
    _SERVER.ensure_running = _loaded
    pools.START = "forkserver"


def get_ready() -> None:
    """Begin to load, so that no event loop waits for it later."""
    _SERVER.ensure_running()


class Copy:
    """As much of `asyncio.subprocess.Process` as is needed."""

    def __init__(self, args: list[str], env: Mapping[str, str], log: Path, spawns: bool) -> None:
        """`spawns`: those that think for it begin anew, as they do outside."""
        self._reader, writer = _CONTEXT.Pipe(duplex=False)
        self._process = _CONTEXT.Process(target=_begin, args=(args, dict(env), writer, str(log), spawns))
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


def _begin(args: list[str], env: dict[str, str], out: Connection, log: str, spawns: bool) -> None:
    """In the copy: the program, as if it had been started so."""
    os.dup2(out.fileno(), 1)
    with open(log, "ab") as errors:
        os.dup2(errors.fileno(), 2)
    if not spawns:
        # The process that this one is a copy of makes those too: it is there, and is no child of this one.
        _SERVER.ensure_running = lambda: None
        pools.START = "forkserver"
    _be_the_program(args, env)


def run_copy(args: list[str], stdin: str, env: Mapping[str, str], cwd: Path) -> subprocess.CompletedProcess[str]:
    """The program with these words, from its first line to its last; there is no terminal anywhere."""
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder) / name for name in ("in", "out", "err")]
        streams[0].write_text(stdin, encoding="utf-8")
        process = _CONTEXT.Process(target=_run, args=(args, dict(env), str(cwd), [*map(str, streams)]))
        process.start()
        process.join(SECONDS)
        if process.exitcode is None:
            process.kill()
            process.join()
            raise subprocess.TimeoutExpired(args, SECONDS)
        said = [stream.read_text(encoding="utf-8") for stream in streams[1:]]
    return subprocess.CompletedProcess(args, process.exitcode, *said)


def _run(args: list[str], env: dict[str, str], cwd: str, streams: list[str]) -> None:
    for number, (path, flags) in enumerate(zip(streams, (os.O_RDONLY, *2 * [os.O_WRONLY | os.O_CREAT]), strict=True)):
        opened = os.open(path, flags)
        os.dup2(opened, number)
        os.close(opened)
    os.chdir(cwd)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    _be_the_program(args, env)


def _be_the_program(args: list[str], env: dict[str, str]) -> None:
    os.environ.clear()
    os.environ.update(env)
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
