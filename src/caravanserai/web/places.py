"""Where a whole house is kept: in a folder, or in a database with its key in a file. A copy is taken of one as a file
of SQLite, whichever it is, and put into another as such."""

import asyncio
import os
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Protocol

from caravanserai.tables.log.backup import (
    HouseOpenError,
    NoHouseError,
    NotEmptyError,
    Progress,
    copy_database,
)
from caravanserai.tables.log.opening import fingerprint
from caravanserai.tables.log.store import UnknownError, WrongKeyError

from .folder import Folder, read_key, write_key
from .settings import Settings, WontStart


class Place(Protocol):
    #: As a sentence names it: no password.
    name: str

    def key(self) -> bytes:
        """The key of the house that is there."""

    def held(self) -> AbstractContextManager[object]:
        """Meanwhile no server begins there, as far as that can be helped."""

    def save(self, copy: Path, progress: Progress, *, closed: bool) -> None:
        """A copy of the house as it is at one instant, in a new file; `closed`: only if nobody can play there."""

    def expect_empty(self) -> None:
        """WontStart if there is a house already."""

    def put(self, copy: Path, key: bytes, progress: Progress) -> None:
        """Make this copy, which was checked, the house that is there: all of it, or nothing."""

    def aside(self) -> tempfile.TemporaryDirectory[str]:
        """Room for a copy, which only its owner can look into."""


class FolderPlace:
    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.name = str(folder.path)

    def key(self) -> bytes:
        if not self.folder.database.is_file():
            raise WontStart("backup-nothing", folder=self.name)
        return self.folder.key()

    def held(self) -> AbstractContextManager[object]:
        return closing(self.folder.open())

    def save(self, copy: Path, progress: Progress, *, closed: bool) -> None:
        with self.held() if closed else nullcontext():
            copy_database(self.folder.database, copy, progress)

    def expect_empty(self) -> None:
        for file in (self.folder.database, self.folder.key_file):
            if file.exists():
                raise WontStart("restore-not-empty", folder=self.name, file=file.name)

    def put(self, copy: Path, key: bytes, progress: Progress) -> None:
        with copy.open("rb+") as written:
            os.fsync(written.fileno())
        # The database last: without it there is no house.
        write_key(self.folder.key_file, key)
        try:
            copy.replace(self.folder.database)
        except BaseException:
            self.folder.key_file.unlink()
            raise

    def aside(self) -> tempfile.TemporaryDirectory[str]:
        # In the folder itself: what is moved to its place from there is there at once or not at all.
        return tempfile.TemporaryDirectory(prefix=".copy-", dir=self.folder.path)


class DatabasePlace:
    def __init__(self, url: str, key_file: Path) -> None:
        try:
            from caravanserai.tables.log import postgres_base, postgres_copy  # their library is an extra
        except ImportError as error:
            raise WontStart("cluster-missing", library=str(error.name)) from None
        self._work = postgres_copy
        self.url = url
        self.key_file = key_file
        self.name = postgres_base.shown(url)

    def key(self) -> bytes:
        return read_key(self.key_file)

    def held(self) -> AbstractContextManager[object]:
        return nullcontext()  # its transactions see to that

    def save(self, copy: Path, progress: Progress, *, closed: bool) -> None:
        self._do(self._work.save_database(self.url, fingerprint(self.key()), copy, progress, closed=closed))

    def expect_empty(self) -> None:
        self._do(self._work.expect_empty(self.url))

    def put(self, copy: Path, key: bytes, progress: Progress) -> None:
        with self._key_in_place(key):
            self._do(self._work.fill_database(copy, self.url, fingerprint(key), progress))

    @contextmanager
    def _key_in_place(self, key: bytes) -> Iterator[None]:
        """A node finds it there when the database is filled. Another one's key is never written over."""
        if self.key_file.exists():
            if read_key(self.key_file) != key:
                raise WontStart("restore-other-key", file=str(self.key_file))
            yield
            return
        self.key_file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_key(self.key_file, key)
        try:
            yield
        except UnknownError:
            raise  # the house may be there, and nothing without its key
        except BaseException:
            self.key_file.unlink()
            raise

    def aside(self) -> tempfile.TemporaryDirectory[str]:
        return tempfile.TemporaryDirectory(prefix="caravanserai-")

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            asyncio.run(work)
        except NoHouseError:
            raise WontStart("backup-nothing-there", place=self.name) from None
        except NotEmptyError:
            raise WontStart("restore-not-empty-there", place=self.name) from None
        except HouseOpenError:
            raise WontStart("move-house-open", place=self.name) from None
        except WrongKeyError:
            raise WontStart("wrong-key") from None


def place_of(settings: Settings) -> Place:
    """Where `serve` with these settings has its house."""
    folder = Folder(settings.folder)
    if settings.database is None:
        return FolderPlace(folder)
    key_file = folder.key_file if settings.key_file is None else Path(settings.key_file).expanduser()
    return DatabasePlace(settings.database, key_file)
