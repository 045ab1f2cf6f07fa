"""Component data: a TOML file that a host may replace. A broken one is refused with the line and the reason."""

import re
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

E = TypeVar("E")

#: What is wrong, and where: the path of keys to it.
Problem = tuple[tuple[str, ...], str]


class BadEditionError(ValueError):
    """An edition file that cannot be used."""

    def __init__(self, source: str, line: int | None, reason: str) -> None:
        super().__init__(f"{source}:{line}: {reason}" if line else f"{source}: {reason}")
        self.line = line
        self.reason = reason


def read_edition(path: Path, kind: type[E], problems: Callable[[E], Iterable[Problem]]) -> E:
    """Load, type and check an edition file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadEditionError(str(path), None, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadEditionError(str(path), None, "is not a UTF-8 text file") from None
    return parse_edition(text, path.name, kind, problems)


def parse_edition(text: str, source: str, kind: type[E], problems: Callable[[E], Iterable[Problem]]) -> E:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"at line (\d+)", str(error))
        raise BadEditionError(source, int(line[1]) if line else _last_line(text), str(error)) from None
    try:
        edition = convert_edition(data, kind, problems)
    except EditionProblemError as error:
        raise BadEditionError(source, line_of(text, error.where), str(error)) from None
    return edition


class EditionProblemError(ValueError):
    """An edition's data, from a file or a record, that cannot be used."""

    def __init__(self, where: tuple[str, ...], reason: str) -> None:
        super().__init__(f"{'.'.join(where)}: {reason}" if where else reason)
        self.where = where


def convert_edition(data: object, kind: type[E], problems: Callable[[E], Iterable[Problem]]) -> E:
    try:
        edition = msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        reason, _, at = str(error).partition(" - at `")
        path = at.removeprefix("key` in `")
        keys = tuple(re.findall(r"[\w-]+", re.sub(r"\[\d*\]|\[\.\.\.\]", "", path)))
        unknown = re.search(r"unknown field `([^`]+)`" if path == at else r"'([^']+)'", reason)
        raise EditionProblemError((*keys, unknown[1]) if unknown else keys, reason) from None
    for where, reason in problems(edition):
        raise EditionProblemError(where, reason)
    return edition


def line_of(text: str, where: tuple[str, ...]) -> int | None:
    """The line of a key, or of the innermost table above it that is there."""
    table: tuple[str, ...] = ()
    found: dict[tuple[str, ...], int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if header := re.match(r"\s*\[([^\]]+)\]", line):
            table = tuple(part.strip().strip("\"'") for part in header[1].split("."))
            found.setdefault(table, number)
        elif key := re.match(r"\s*([\w-]+|\"[^\"]*\"|'[^']*')\s*=", line):
            found.setdefault((*table, key[1].strip("\"'")), number)
    for length in range(len(where), 0, -1):
        if where[:length] in found:
            return found[where[:length]]
    return None


def _last_line(text: str) -> int:
    return len(text.splitlines()) or 1
