"""Servers as processes of their own, and what Linux knows of each: processor time and memory."""

import argparse
import os
import re
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

#: Nothing here takes so long to start or to stop.
SECONDS = 30.0
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


@dataclass(frozen=True)
class Server:
    url: str
    pid: int

    def cpu_seconds(self) -> float:
        """Of all its threads, in user code and in the kernel."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Resident bytes that are its own: files that are mapped do not count."""
        found = re.search(r"^RssAnon:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text(), re.MULTILINE)
        assert found is not None
        return int(found[1]) * 1_024


@dataclass(frozen=True)
class Several:
    """Servers that are measured as one."""

    servers: Sequence[Server]

    def cpu_seconds(self) -> float:
        return sum(one.cpu_seconds() for one in self.servers)

    def memory(self) -> int:
        return sum(one.memory() for one in self.servers)


def cpu_of_family(pid: int) -> float:
    """Seconds that a process took and all that it has started: those that run, and those that have ended."""
    own = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(map(int, own[11:15])) / TICKS + sum(cpu_of_family(int(child)) for child in children)


def can_be_measured() -> bool:
    return Path("/proc/self/stat").exists()


def allow_files(parser: argparse.ArgumentParser, sockets: int) -> None:
    """Both ends of every socket are on this machine; a server inherits the limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + 1_000
    if hard != resource.RLIM_INFINITY and hard < wanted:
        parser.error(f"so many sockets need {wanted} open files; this user may have {hard} (ulimit -Hn)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


@contextmanager
def started(*command: str, source: Path | None = None) -> Iterator[Server]:
    """Run until the block ends. The first line that a server prints names its address. `source`: of another checkout,
    whose code is run instead of ours."""
    environment = os.environ if source is None else {**os.environ, "PYTHONPATH": str(source.resolve())}
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True, env=environment)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if found is None:
            raise RuntimeError(f"{' '.join(command)} did not start: {line.strip()}")
        yield Server(found[0], process.pid)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def caravanserai(folder: Path, source: Path | None = None, **more: str) -> tuple[str, ...]:
    """A house with a data directory of its own, whose limits are too wide to be met; all else is as it comes, and as
    `more` says. Another checkout, of `source`, may be so old that it lacks one of the limits."""
    limits = {
        "requests-per-second": 100_000,
        "messages-per-second": 100_000,
        "guests-per-hour": 1_000_000,
        "tables-each": 1_000,
        "tables-per-hour": 1_000_000,
        "sockets-per-address": 100_000,
        "handshakes-per-minute": 1_000_000,
        "connections-per-address": 100_000,
    }
    known = None if source is None else (source / "caravanserai" / "web" / "settings.py").read_text()
    flags = [f"--{name}={value}" for name, value in limits.items() if known is None or name.replace("-", "_") in known]
    flags += [f"--{name.replace('_', '-')}={value}" for name, value in more.items()]
    return ("-m", "caravanserai", "serve", "--port=0", f"--data={folder}", "--log-level=warning", "--lang=en", *flags)
