"""The program as a person meets it: a real process, and a real pseudo-terminal."""

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pexpect

from caravanserai import cli
from tests.waiting import SECONDS
from tests.web.copies import run_copy

PROGRAM = [sys.executable, "-m", "caravanserai"]
#: Above every question stands what is asked; beside the cursor, the commands.
QUESTION = r"\[\? h b log q\] > "
ENTER = r"\n> "
STYLE = re.compile(r"\x1b\[([0-9;]*)m")

_KEPT = {k: v for k, v in os.environ.items() if k in ("PATH", "HOME", "SYSTEMROOT", "TMPDIR", "PYTHONPATH")}
#: Nothing of the tester's own terminal or language.
ENV = {**_KEPT, "PYTHONUTF8": "1", "COLUMNS": "80"}


def run(
    *args: str | Path, stdin: str = "", env: dict[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """With no terminal anywhere, in a process of its own."""
    return run_copy([*map(str, args)], stdin, {**ENV, **(env or {})}, cwd or Path.cwd())


def run_here(
    *args: str | Path, env: dict[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """The same in this process, where what is said about the input is the point: most of a second is the start of
    Python. That a process ends so too is seen by those that `run`."""
    streams = [io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2)]
    with (
        patch.dict(os.environ, {**ENV, **(env or {})}, clear=True),
        contextlib.chdir(cwd or Path.cwd()),
        contextlib.redirect_stdout(streams[0]),
        contextlib.redirect_stderr(streams[1]),
    ):
        status = cli.run([*map(str, args)])
    out, err = (stream.buffer.getvalue().decode() for stream in streams)  # type: ignore[attr-defined]
    return subprocess.CompletedProcess(args, status, out, err)


class Person:
    """Sits at a terminal and types."""

    def __init__(self, *args: str | Path, rows: int = 24, columns: int = 80, env: dict[str, str] | None = None) -> None:
        surroundings = {key: value for key, value in ENV.items() if key != "COLUMNS"}
        self.process = pexpect.spawn(
            PROGRAM[0],
            [*PROGRAM[1:], *map(str, args)],
            env={**surroundings, "TERM": "xterm-256color", **(env or {})},
            encoding="utf-8",
            dimensions=(rows, columns),
            timeout=SECONDS,
        )
        # Each send waits for a prompt first; pexpect's own pause is for programs that read passwords.
        self.process.delaybeforesend = None
        self.seen = ""

    def read_on(self) -> str | None:
        """What stands on the screen when the next question is asked; None when the program has ended."""
        text = ""
        while True:
            found = self.process.expect([QUESTION, ENTER, pexpect.EOF])
            text += self.process.before
            self.seen += self.process.before
            if found == 0:
                return STYLE.sub("", text).replace("\r", "")
            if found == 2:
                return None
            self.process.sendline("")

    def type(self, words: str) -> str | None:
        self.process.sendline(words)
        return self.read_on()

    def interrupt(self) -> int:
        """Press Ctrl-C until the program ends; the exit status.

        Python does not notice a signal that comes in the instant before it begins to read a line: a person who sees
        that nothing happens presses again.
        """
        for _ in range(30):
            self.process.sendintr()
            if self.process.expect([pexpect.EOF, pexpect.TIMEOUT], timeout=20) == 0:
                self.seen += self.process.before
                break
        return self.leave()

    def leave(self) -> int:
        """The exit status, once the program has ended."""
        self.process.expect(pexpect.EOF)
        self.seen += self.process.before
        self.process.close()
        assert self.process.signalstatus is None
        status: int = self.process.exitstatus
        return status

    @property
    def plain(self) -> str:
        return STYLE.sub("", self.seen).replace("\r", "")


def answer_to(question: str, cards: str) -> str:
    """An answer that is always possible, whatever the language: no gems, the second of two goods, or these cards."""
    last = question.strip().splitlines()
    if re.search(r"^ 0 →", "\n".join(last[-4:]), re.MULTILINE):
        return "0"
    if re.search(r"^ 1 (?!.*→)", "\n".join(last[-3:]), re.MULTILINE):
        return "2"
    return cards
