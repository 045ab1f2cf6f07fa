"""The data directory: made so that only its owner can look in, used by one server at a time."""

import os
import secrets
from pathlib import Path

from filelock import FileLock, Timeout

from .settings import WontStart

#: Files of a house.
DATABASE, KEY = "house.db", "server.key"
KEY_BYTES = 32


class Folder:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = FileLock(path / "server.lock")

    @property
    def database(self) -> Path:
        return self.path / DATABASE

    @property
    def key_file(self) -> Path:
        return self.path / KEY

    def open(self) -> "Folder":
        """Make it if it is not there, and keep every other server out."""
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
        except Timeout:
            raise WontStart("data-in-use", folder=str(self.path)) from None
        except (OSError, ValueError) as error:
            raise _trouble(self.path, error) from None
        return self

    def close(self) -> None:
        self._lock.release()

    def key(self) -> bytes:
        """The key that signs cookies; made at the first start, readable by its owner only."""
        file = self.key_file
        try:
            return _checked(file)
        except FileNotFoundError:
            pass
        except OSError as error:
            raise _trouble(file, error) from None
        write_key(file, secrets.token_bytes(KEY_BYTES))
        return read_key(file)


def read_key(file: Path) -> bytes:
    """A key that must be there, such as that of a house of many machines, which each of them is given."""
    try:
        return _checked(file, "key-file-wrong")
    except FileNotFoundError:
        raise WontStart("key-file-missing", file=str(file)) from None
    except OSError as error:
        raise _trouble(file, error) from None


def write_key(file: Path, key: bytes) -> None:
    """Written aside first: a crash leaves either no key or a whole one."""
    try:
        new = file.with_name(f"{file.name}.new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            out.write(key)
            out.flush()
            os.fsync(out.fileno())
        new.replace(file)
    except OSError as error:
        raise _trouble(file, error) from None


def _checked(file: Path, wrong: str = "data-bad-key") -> bytes:
    key = file.read_bytes()
    if len(key) != KEY_BYTES:
        raise WontStart(wrong, file=str(file))
    return key


def _trouble(path: Path, error: Exception) -> WontStart:
    return WontStart("data-failed", folder=str(path), reason=getattr(error, "strerror", None) or str(error))
