"""Files that a person names."""

import os
from pathlib import Path

from .trouble import Trouble

#: Far more than any record or edition needs; what is larger is something else.
LARGEST = 16 * 2**20
#: All tables of an event of a thousand people.
LARGEST_EVENT = 256 * 2**20


def read_bytes(path: Path, largest: int = LARGEST) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(largest + 1)
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from None
    if len(data) > largest:
        raise Trouble("cli-file-large", file=str(path))
    return data


def read_text(path: Path) -> str:
    try:
        return read_bytes(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble("cli-file-not-text", file=str(path)) from None


def expect_new(path: Path) -> None:
    """Complain before the game, not after it, about a file that cannot be written then."""
    try:
        if path.exists() or path.is_symlink():
            raise Trouble("cli-file-exists", file=str(path))
        if not path.parent.is_dir():
            raise Trouble("cli-folder-missing", file=str(path))
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from None
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise Trouble("cli-file-denied", file=str(path))


def write_new(path: Path, data: bytes) -> None:
    try:
        with path.open("xb") as file:
            file.write(data)
    except (OSError, ValueError) as error:
        raise file_trouble(path, error) from None


def file_trouble(path: Path, error: Exception) -> Trouble:
    messages: dict[type[Exception], str] = {
        FileNotFoundError: "cli-file-missing",
        NotADirectoryError: "cli-file-missing",
        IsADirectoryError: "cli-file-directory",
        PermissionError: "cli-file-denied",
        FileExistsError: "cli-file-exists",
    }
    if message := messages.get(type(error)):
        return Trouble(message, file=str(path))
    return Trouble("cli-file-failed", file=str(path), reason=getattr(error, "strerror", None) or str(error))
