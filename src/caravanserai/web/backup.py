"""All that a house is, in one file: its database as it was at one instant, its key, and a list with their hashes."""

import hashlib
import os
import shutil
import tempfile
import zipfile
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from caravanserai import __version__
from caravanserai.engine.refusal import UNREADABLE
from caravanserai.tables.log.backup import Progress, check_database, copy_database
from caravanserai.tables.log.store import StoreError

from .folder import KEY_BYTES, Folder
from .settings import WontStart

FORMAT: Literal["caravanserai-backup-1"] = "caravanserai-backup-1"
LIST = "backup.json"
PIECE = 1 << 20


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a backup: for each file its SHA-256."""

    format: Literal["caravanserai-backup-1"]
    version: str
    files: dict[str, str]


def back_up(folder: Folder, target: Path, progress: Progress) -> int:
    """Write a new file; the house may be open. Returns its size. A backup that fails leaves nothing behind."""
    if not folder.database.is_file():
        raise WontStart("backup-nothing", folder=str(folder.path))
    key = folder.key()
    with tempfile.TemporaryDirectory(prefix=".backup-", dir=target.parent) as place:
        copy, archive = Path(place) / "house.db", Path(place) / "archive"
        copy_database(folder.database, copy, progress)
        check_database(copy)
        contents = Contents(
            FORMAT, __version__, {folder.database.name: _hash_of(copy), folder.key_file.name: _digest(key)}
        )
        with os.fdopen(os.open(archive, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "w+b") as out:
            with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
                packed.writestr(LIST, msgspec.json.format(msgspec.json.encode(contents)))
                packed.writestr(folder.key_file.name, key)
                packed.write(copy, folder.database.name)
            out.flush()
            os.fsync(out.fileno())
        archive.replace(target)
    return target.stat().st_size


def restore(source: Path, folder: Folder) -> Contents:
    """Put a backup into a folder in which there is no house yet. Nothing is there until all of it has been checked."""
    for file in (folder.database, folder.key_file):
        if file.exists():
            raise WontStart("restore-not-empty", folder=str(folder.path), file=file.name)
    place = Path(tempfile.mkdtemp(prefix=".restore-", dir=folder.path))
    try:
        contents = _unpack(source, place, folder)
        check_database(place / folder.database.name)
        # The database last: without it there is no house.
        for name in (folder.key_file.name, folder.database.name):
            with (place / name).open("rb+") as written:
                os.fsync(written.fileno())
            (place / name).replace(folder.path / name)
    except StoreError as error:
        raise _bad(source, str(error)) from None
    finally:
        shutil.rmtree(place)
    return contents


def _unpack(source: Path, place: Path, folder: Folder) -> Contents:
    wanted = {folder.database.name, folder.key_file.name}
    try:
        with zipfile.ZipFile(source) as packed:
            if set(packed.namelist()) != {*wanted, LIST} or packed.getinfo(LIST).file_size > PIECE:
                raise _bad(source, "it holds other files than a house has")
            contents = msgspec.json.decode(packed.read(LIST), type=Contents)
            if contents.files.keys() != wanted or packed.getinfo(folder.key_file.name).file_size != KEY_BYTES:
                raise _bad(source, "its list names other files than a house has")
            for name in wanted:
                descriptor = os.open(place / name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
                with packed.open(name) as read, os.fdopen(descriptor, "wb") as out:
                    shutil.copyfileobj(read, out, PIECE)
                if _hash_of(place / name) != contents.files[name]:
                    raise _bad(source, f"{name} in it was changed")
    except (*UNREADABLE, zipfile.BadZipFile, NotImplementedError, EOFError, OSError, ValueError) as error:
        raise _bad(source, getattr(error, "strerror", None) or str(error)) from None
    return contents


def _bad(source: Path, reason: str) -> WontStart:
    return WontStart("restore-bad", file=str(source), reason=reason.removesuffix("."))


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def _hash_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
