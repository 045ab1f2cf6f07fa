"""A program of others that tests start: in a folder of its own, as somebody without rights, gone with the tests.

PostgreSQL refuses to run as root. So as root it runs as `nobody`; the package's own helper would call useradd and open
every folder above to everybody, so only its programs are used.
"""

import contextlib
import ctypes
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.waiting import SECONDS

#: Folders of these programs begin so, and then with the process that made them.
PREFIX = "caravanserai-servers-"
MEMORY = Path("/dev/shm")
PR_SET_PDEATHSIG = 1


class MissingProgramError(Exception):
    """There is no wheel with this program for this machine and this Python."""


def part_of(package: str, pattern: str) -> Path:
    """A file of an installed package, which is found and never imported: it would look for other versions."""
    spec = importlib.util.find_spec(package)
    found = [] if spec is None or spec.origin is None else sorted(Path(spec.origin).parent.glob(pattern))
    if not found:
        raise MissingProgramError(f"{package} has no program for this machine")
    return found[-1]


def as_nobody() -> dict[str, Any]:
    """How a process is started that root must not be."""
    if os.geteuid():
        return {}
    import pwd  # Windows has neither root nor this

    who = pwd.getpwnam("nobody")
    return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def own_folder(above: Path | None = None) -> Iterator[Path]:
    """For the servers of this process; in memory where there is some, if nothing else is said. What a killed process
    left behind goes first."""
    above = above or (MEMORY if os.access(MEMORY, os.W_OK) else Path(tempfile.gettempdir()))
    for old in above.glob(f"{PREFIX}*"):
        if not is_alive(int(old.name.removeprefix(PREFIX).partition("-")[0])):
            shutil.rmtree(old, ignore_errors=True)
    place = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-", dir=above))
    place.chmod(0o711)
    try:
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


def folder_for(place: Path) -> Path:
    """One that the program may write to."""
    place.mkdir(mode=0o700)
    if who := as_nobody():
        os.chown(place, who["user"], who["group"])
    return place


def reachable(home: Path, program: str, place: Path) -> Path:
    """Where the programs of this folder can be started from: `nobody` may not enter every folder, so there they are
    copied."""
    with contextlib.suppress(PermissionError):
        subprocess.run([home / program, "--version"], check=True, stdout=subprocess.DEVNULL, **as_nobody())
        return home
    copied: Path = shutil.copytree(home.parent, place, symlinks=True)
    return copied / home.name


class Program:
    """One that runs until it is stopped, or until this process is gone."""

    def __init__(self, command: list[str | Path], place: Path, env: dict[str, str] | None = None) -> None:
        self.command = command
        self.place = place
        self.env = env
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, is_up: Callable[[], bool]) -> None:
        with (self.place / "log").open("ab") as log:
            around: dict[str, Any] = {"cwd": self.place, "env": self.env, "stdout": log, "stderr": log}
            self.process = subprocess.Popen(self.command, preexec_fn=end_with_parent, **around, **as_nobody())
        end = time.monotonic() + SECONDS
        while not is_up():
            if self.process.poll() is not None or time.monotonic() > end:
                self.stop(signal.SIGKILL)
                raise RuntimeError((self.place / "log").read_text()[-2_000:])
            time.sleep(0.005)

    def stop(self, how: signal.Signals) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait()


def end_with_parent() -> None:
    """In the new process: Linux ends it with the one that made it, however that ended. What a shell runs in the
    background is deaf to this signal, and so would be what that starts."""
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)
