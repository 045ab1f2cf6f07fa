"""A disk that takes nothing more, and later does again."""

import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

from tests.waiting import wait_until
from tests.web.process import ServerProcess


class Disk(Protocol):
    def fill(self, house: ServerProcess) -> None: ...

    def clear(self, house: ServerProcess) -> None: ...


class Limited:
    """The system lets the server write no byte more to any file."""

    def __init__(self) -> None:
        self._before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill(self, house: ServerProcess) -> None:
        resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (1, self._before[1]))

    def clear(self, house: ServerProcess) -> None:
        # A server that is dead has no limits any more, and the next one none yet.
        with suppress(ProcessLookupError):
            resource.prlimit(house.pid, resource.RLIMIT_FSIZE, self._before)


class Small:
    """A small disk of its own, with something large beside the house."""

    def __init__(self, folder: Path) -> None:
        self.ballast = folder / "ballast"

    def fill(self, house: ServerProcess) -> None:
        with self.ballast.open("wb", buffering=0) as out:
            try:
                while True:
                    out.write(bytes(4_096))
            except OSError:
                os.fsync(out.fileno())

    def clear(self, house: ServerProcess) -> None:
        self.ballast.unlink()


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A disk of 16 MB in this folder; None where this user may not make one."""
    folder.mkdir()
    made = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", folder], capture_output=True, check=False)
    if made.returncode != 0:
        yield None
        return
    try:
        yield folder
    finally:
        # A house that was killed leaves processes behind, which end a moment later and hold the log until then.
        wait_until(lambda: subprocess.run(["umount", folder], capture_output=True, check=False).returncode == 0)
