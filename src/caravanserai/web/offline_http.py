"""Play offline: what a browser fetches to be a house by itself, and the games that it brings back.

The runtime is Pyodide with the wheel of msgspec, put beside the page by its build; without that there is nothing to
fetch, and the page says so. The rules are packed here, from the very files that this house plays by.
"""

import gzip
import hashlib
import io
import zipfile
from functools import cache, lru_cache
from os.path import isfile
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

import caravanserai
from caravanserai.tables.fold.offline import OfflineGame
from caravanserai.tables.live.bringing import bring

from . import built
from .house import TheHouse, TheVisitor
from .refusals import refuse
from .tables_http import TableLink, table_link

#: Files of the package that the rules need in a browser, and what people read there.
NEEDED = (
    "__init__.py",
    "bots/*.py",
    "coach/__init__.py",
    "coach/progress.py",
    "engine/*.py",
    "games/__init__.py",
    "games/*/*.py",
    "games/*/edition.toml",
    "games/*/mind/*.py",
    "games/*/rules/*.py",
    "games/*/words/*.py",
    "games/*/lessons/*",
    "games/*/rulebook/*.md",
    "games/*/strings/*.ftl",
    "lessons/*.py",
    "solo/*.py",
    "strings/__init__.py",
    "strings/*.ftl",
    "tables/__init__.py",
    "tables/refusals.py",
    "tables/fold/*.py",
    "tables/log/__init__.py",
    *(f"tables/log/{name}.py" for name in ("clock_setting", "entries", "person", "store", "summary", "talks")),
    "tables/workers/__init__.py",
    "tables/workers/folding.py",
)
RULES = "rules.zip"
#: The time of every file in it: the same files are the same bytes.
THEN = (1980, 1, 1, 0, 0, 0)
#: Where the build has put the runtime, and what it says of it.
FOLDER, LIST = "offline", "offline.json"
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm", ".json": "application/json"}


class OfflineFile(Struct, frozen=True):
    """A file to be kept: `bytes` is what travels, `size` what it is unpacked."""

    path: str
    bytes: int
    size: int


class OfflineKit(Struct, frozen=True):
    """All that a browser needs to play without the house. A path never means anything else: what was fetched once need
    not be fetched again."""

    files: tuple[OfflineFile, ...]


class Runtime(Struct, frozen=True):
    """As the build has written it."""

    set: str
    files: tuple[OfflineFile, ...]


@cache
def packed_rules() -> tuple[str, bytes]:
    """The rules as a browser unpacks them, and a name that changes with them."""
    root = Path(caravanserai.__file__).parent
    found = sorted({path for pattern in NEEDED for path in root.glob(pattern) if path.is_file()})
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as pack:
        for path in found:
            name = zipfile.ZipInfo(f"{root.name}/{path.relative_to(root).as_posix()}", THEN)
            name.compress_type = zipfile.ZIP_DEFLATED
            pack.writestr(name, path.read_bytes())
    data = made.getvalue()
    return hashlib.sha256(data).hexdigest()[:16], data


def runtime() -> Runtime | None:
    path = built.APP / LIST
    return msgspec.json.decode(path.read_bytes(), type=Runtime) if path.is_file() else None


@get("/api/offline", summary="What to fetch for playing offline; null if this house has none", sync_to_thread=True)
def kit() -> OfflineKit | None:
    found = runtime()
    if found is None:
        return None
    mark, rules = packed_rules()
    return OfflineKit((*found.files, OfflineFile(f"/{FOLDER}/{mark}/{RULES}", len(rules), len(rules))))


@post("/api/offline/games", summary="Bring a game that was played offline; it is played again, and kept as a table")
async def bring_game(
    request: Request[Any, Any, Any], data: JSONBody[OfflineGame], house: TheHouse, visitor: TheVisitor
) -> TableLink:
    made = await bring(house.host, await visitor.opener(), data)
    return TableLink(made, table_link(house, request, made))


@lru_cache(maxsize=32)
def _content(path: Path, changed: int, packed: bool) -> bytes:
    """Megabytes, the same for all who fetch it: however many do so slowly, they are here once."""
    data = path.read_bytes()
    return data if packed else gzip.decompress(data)


@get("/offline/{part:str}/{name:str}", include_in_schema=False, sync_to_thread=True)
def kit_file(request: Request[Any, Any, Any], part: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """Large, so it is read in a thread, and was compressed before."""
    headers = {"cache-control": built.FOREVER, "vary": "accept-encoding"}
    if name == RULES and part == packed_rules()[0]:
        return Response(packed_rules()[1], media_type="application/zip", headers=headers)
    path = built.APP / FOLDER / part / f"{name}.gz"
    if ".." in (part, name) or "/" in part + name or "\\" in part + name or not isfile(path):
        raise refuse("no-such-page")
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if packed:
        headers["content-encoding"] = "gzip"
    data = _content(path, path.stat().st_mtime_ns, packed)
    kind = TYPES.get(Path(name).suffix, "application/octet-stream")
    return Response(data, media_type=kind, headers=headers)
