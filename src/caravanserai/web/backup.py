"""All that a house is, in one file: its database as it was at one instant, its key, and a list with their hashes. Where
the house was does not show in it: a backup goes back into a folder or into a database."""

import hashlib
import os
import tempfile
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import IO, Literal

import msgspec
from msgspec import Struct

from caravanserai import __version__
from caravanserai.engine.refusal import UNREADABLE
from caravanserai.tables.log.backup import Progress, check_database, new_file
from caravanserai.tables.log.store import StoreError

from .folder import DATABASE, KEY, KEY_BYTES
from .places import Place
from .settings import WontStart

FORMAT: Literal["caravanserai-backup-1"] = "caravanserai-backup-1"
LIST = "backup.json"
PIECE = 1 << 20


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a backup: for each file its SHA-256."""

    format: Literal["caravanserai-backup-1"]
    version: str
    files: dict[str, str]


#: What is done now, by the id of its name: who waits is told how far that is.
Show = Callable[[str], Progress]


def back_up(place: Place, target: Path, show: Show) -> int:
    """Write a new file; the house may be open. Returns its size. A backup that fails leaves nothing behind."""
    key = place.key()
    with tempfile.TemporaryDirectory(prefix=".backup-", dir=target.parent) as room:
        copy, archive = Path(room) / DATABASE, Path(room) / "archive"
        place.save(copy, show("backup-progress"), closed=False)
        show("backup-checking")
        check_database(copy)
        contents = Contents(FORMAT, __version__, {DATABASE: _hash_of(copy), KEY: _digest(key)})
        with os.fdopen(os.open(archive, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "w+b") as out:
            with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
                packed.writestr(LIST, msgspec.json.format(msgspec.json.encode(contents)))
                packed.writestr(KEY, key)
                entry = zipfile.ZipInfo.from_file(copy, DATABASE)
                entry.compress_type = zipfile.ZIP_DEFLATED
                with copy.open("rb") as read, packed.open(entry, "w") as written:
                    _pour(read, written, entry.file_size, show("backup-packing"))
            out.flush()
            os.fsync(out.fileno())
        archive.replace(target)
    return target.stat().st_size


def restore(source: Path, place: Place, show: Show) -> Contents:
    """Put a backup where there is no house yet. Nothing is there until all of it has been checked."""
    with place.held():
        place.expect_empty()
        with place.aside() as room:
            try:
                contents, key = _unpack(source, Path(room), show("restore-unpacking"))
                show("backup-checking")
                check_database(Path(room) / DATABASE)
            except StoreError as error:
                raise _bad(source, str(error)) from None
            place.put(Path(room) / DATABASE, key, show("backup-progress"))
    return contents


def move(source: Place, target: Place, show: Show) -> None:
    """Copy a house that is closed to where there is none. The old one stays."""
    key = source.key()
    with target.held():
        target.expect_empty()
        with target.aside() as room:
            copy = Path(room) / DATABASE
            source.save(copy, show("backup-progress"), closed=True)
            show("backup-checking")
            check_database(copy)
            target.put(copy, key, show("backup-progress"))


def _unpack(source: Path, room: Path, progress: Progress) -> tuple[Contents, bytes]:
    """The database goes into the room; the list, and the key."""
    try:
        with zipfile.ZipFile(source) as packed:
            if set(packed.namelist()) != {DATABASE, KEY, LIST} or packed.getinfo(LIST).file_size > PIECE:
                raise _bad(source, "it holds other files than a house has")
            contents = msgspec.json.decode(packed.read(LIST), type=Contents)
            if contents.files.keys() != {DATABASE, KEY} or packed.getinfo(KEY).file_size != KEY_BYTES:
                raise _bad(source, "its list names other files than a house has")
            new_file(room / DATABASE)
            with packed.open(DATABASE) as read, (room / DATABASE).open("wb") as written:
                _pour(read, written, packed.getinfo(DATABASE).file_size, progress)
            key = packed.read(KEY)
            found = {DATABASE: _hash_of(room / DATABASE), KEY: _digest(key)}
            for name, digest in found.items():
                if digest != contents.files[name]:
                    raise _bad(source, f"{name} in it was changed")
    except (*UNREADABLE, zipfile.BadZipFile, NotImplementedError, EOFError, OSError, ValueError, zlib.error) as error:
        raise _bad(source, getattr(error, "strerror", None) or str(error)) from None
    return contents, key


def _pour(read: IO[bytes], written: IO[bytes], size: int, progress: Progress) -> None:
    done = 0
    while piece := read.read(PIECE):
        written.write(piece)
        done += len(piece)
        progress(done, max(size, done))


def _bad(source: Path, reason: str) -> WontStart:
    return WontStart("restore-bad", file=str(source), reason=reason.removesuffix("."))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _hash_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
