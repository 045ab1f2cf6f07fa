"""The commands that the documents of the site show, and what stands for the words in them that are no real ones."""

import re
import runpy
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import typer

from caravanserai.cli import app_for

ROOT = Path(__file__).resolve().parents[2]
#: What a block of code in a document may be; commands are `sh`, and nothing else is.
LANGUAGES = {"sh", "python", "json", "text", "ini", "sql", "{toctree}"}
#: They tell what was, or what was measured, or how it is built: what they name must be there, and is not run.
HISTORY = {"CHANGELOG.md", "RESULTS.md", "ARCHITECTURE.md"}
BLOCK = re.compile(r"^( *)```(\S*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+(?:\n[^`\n]+)?)`")
#: The program as a document calls it.
OURS = ("caravanserai", "/opt/caravanserai/bin/caravanserai")

#: What no test can do, by the program that would do it, and why.
ELSEWHERE = {
    "systemctl": "needs a machine with systemd; its units are those in deploy/, which tests/deploy reads",
    "docker": "needs a daemon; tests/deploy reads the compose file",
    "install": "writes into the machine; what it copies must be in the tree",
    "useradd": "writes into the machine",
    "chown": "writes into the machine",
    "chmod": "writes into the machine",
    "cd": "a folder of the tree",
    "printf": "a tool of every system: it writes the settings of the compose file",
    "head": "a tool of every system: it draws a key",
    "curl": "asks a house that tests/web asks over real sockets",
    "python3": "makes an environment, as tests/house/test_install.py does",
    "pip": "fetches from an index; tests/house/test_install.py installs the wheel, and the extras must be there",
    "uv": "writes into this environment, as `make` has done with the same words",
    "pytest": "is this program",
    "python": "a bench, or a part of the tests that is run by night: the file and its options must be there",
    "make": "most are runs of hours, or of all tests: the target must be there",
    "chrt": "changes the priority of a bench",
}


@dataclass(frozen=True)
class Command:
    document: str
    #: Is it in a block of its own, and not only named within a sentence?
    block: bool
    words: tuple[str, ...]
    #: The file that it is written to.
    into: str | None = None

    @property
    def program(self) -> str:
        return self.words[0] if self.words[0] in OURS else self.words[0].rpartition("/")[2]

    def __str__(self) -> str:
        return f"{self.document}: {' '.join(self.words)}"


def documents() -> list[Path]:
    """All that the site contains."""
    patterns = runpy.run_path(str(ROOT / "tools" / "site" / "conf.py"))["include_patterns"]
    found = {file for pattern in patterns for file in ROOT.glob(pattern.replace("**.md", "**/*.md"))}
    assert len(found) > 15, "the site has fewer documents than there are"
    return sorted(found)


def blocks_of(document: Path) -> list[tuple[str, str]]:
    """Each block of code: its language, and what stands in it."""
    return [(language, text) for _, language, text in BLOCK.findall(document.read_text(encoding="utf-8"))]


def commands_of(document: Path) -> Iterator[Command]:
    for language, text in blocks_of(document):
        for line in text.replace("\\\n", " ").splitlines() if language == "sh" else ():
            for part in line.split(" && "):
                if words := shlex.split(part, comments=True):
                    yield _made(document, True, words)
    sentences = BLOCK.sub("", document.read_text(encoding="utf-8"))
    for span in SPAN.findall(sentences):
        try:
            words = shlex.split(span)
        except ValueError:  # an apostrophe: words, and no command
            continue
        while words and re.fullmatch(r"[A-Z]+=\S+", words[0]):
            words = words[1:]
        if len(words) > 1 and _made(document, False, words).program in {*OURS, *ELSEWHERE} - {"install", "head", "cd"}:
            yield _made(document, False, words)


def _made(document: Path, block: bool, words: list[str]) -> Command:
    words = words[1:] if words[0] in ("sudo", "$") else words
    into = words[words.index(">") + 1] if ">" in words else None
    return Command(document.name, block, tuple(words[: words.index(">")] if ">" in words else words), into)


@cache
def inner_command(words: tuple[str, ...]) -> tuple[list[str], Any]:
    """Of what stands behind `caravanserai`: the names of the command, and the command, if there is one."""
    command: Any = typer.main.get_command(app_for([*words]))
    names: list[str] = []
    for word in words:
        if not hasattr(command, "commands") or word.startswith("-"):
            break
        assert word in command.commands, f"caravanserai {' '.join(words)}: there is no {word}"
        command = command.commands[word]
        names.append(word)
    return names, command
