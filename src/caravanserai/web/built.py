"""The page that people see, as the front end's build left it. Without a build the house has only its plain page."""

import gzip
import json
import re
from functools import lru_cache
from html import escape
from os.path import isfile  # unlike Path.is_file: a name that is too long is no error
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

APP = Path(__file__).parent / "page" / "app"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
#: Named by their content, so that a name never means anything else.
FOREVER = "public, max-age=31536000, immutable"
FOR_A_WHILE = "public, max-age=3600"
ALWAYS_ASK = "no-cache"


def is_built() -> bool:
    return (APP / "index.html").is_file()


@lru_cache(maxsize=256)
def _content(path: Path, changed: int, zipped: bool) -> bytes:
    data = path.read_bytes()
    return gzip.compress(data, 9, mtime=0) if zipped else data


def file_response(path: Path, request: Request[Any, Any, Any], cache: str, status: int = 200) -> Response[bytes]:
    kind = TYPES.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    known = "" if path.suffix in (".woff2", ".png") else request.headers.get("accept-encoding", "")
    packed = path.with_name(f"{path.name}.br")
    # A file that was changed since is not what was packed.
    if "br" in known and packed.is_file() and packed.stat().st_mtime_ns >= path.stat().st_mtime_ns:
        path, zipped = packed, False
        headers["content-encoding"] = "br"
    elif zipped := "gzip" in known:
        headers["content-encoding"] = "gzip"
    data = _content(path, path.stat().st_mtime_ns, zipped)
    return Response(data, status_code=status, media_type=kind, headers=headers)


def page(request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """The same document for every address of the page; the page itself knows what to show."""
    return file_response(APP / "index.html", request, ALWAYS_ASK, status)


def page_with(request: Request[Any, Any, Any], tags: str) -> Response[bytes]:
    """The same, with more in its head."""
    if not tags:
        return page(request)
    path = APP / "index.html"
    document = _content(path, path.stat().st_mtime_ns, False).decode()
    body = document.replace("</head>", f"  {tags}\n  </head>", 1).encode()
    return Response(body, media_type="text/html", headers={"cache-control": ALWAYS_ASK})


def preloads(game: str, lang: str, status: str) -> str:
    """Links to what a table of this game needs: all of it is fetched at once, and not found out part by part."""
    path = APP / "parts.json"
    if not path.is_file():
        return ""
    known: dict[str, list[str]] = json.loads(_content(path, path.stat().st_mtime_ns, False))
    # In the order in which they are needed.
    keys = [f"first words {lang}", "table", f"game {game}", f"table words {lang}", f"words of {game} {lang}"]
    if status == "open":
        keys += ["waiting room", f"late words {lang}"]
    # What a table shows beside the game where there is room for it (TableFrame.svelte), and when the game is over.
    later = ("later at a table", f"late words {lang}")
    media = "" if status == "over" else ' media="(min-width: 1200px)"'
    files = dict.fromkeys(file for key in keys for file in known.get(key, ()))
    beside = [file for key in later for file in known.get(key, ()) if file not in files]
    # A sheet that is there already is not waited for by what needs it; one for later is only fetched.
    links = [_preload(file, 'rel="stylesheet"') for file in files]
    links += [_preload(file, 'rel="preload" as="style" crossorigin', media) for file in beside]
    return "\n    ".join(links)


def _preload(file: str, sheet: str, media: str = "") -> str:
    kind = sheet if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind}{media} href="/{escape(file)}" />'


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Is this a person with a browser, at an address that is not an API's?"""
    asked = request.headers.get("accept", "")
    return request.method == "GET" and "text/html" in asked and not request.url.path.startswith("/api") and is_built()


def is_profile(request: Request[Any, Any, Any]) -> bool:
    """`/@handle`: a page for every handle, whether anybody has it or not."""
    return re.fullmatch(r"/@[^/]+", request.url.path) is not None


@get(
    [
        "/rules",
        "/rules/{rest:str}",
        "/settings",
        "/you",
        "/oidc",
        "/bots",
        "/learn",
        "/offline",
        "/daily",
        "/games",
        "/friends",
        "/circles",
        "/circle/{rest:str}",
        "/notices",
        "/moderation",
        "/moderation/{rest:str}",
        "/profile",
        "/privacy",
        "/ratings",
        "/events",
        "/event/{rest:str}",
    ],
    include_in_schema=False,
    media_type=MediaType.HTML,
)
async def client_route(request: Request[Any, Any, Any]) -> Response[bytes]:
    if not is_built():
        raise NotFoundException
    return page(request)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return _found(request, APP / "assets" / name, FOREVER)


@get(
    ["/manifest.webmanifest", "/icon.svg", "/icon-192.png", "/icon-512.png", "/icon-mask.png", "/early.js"],
    include_in_schema=False,
)
async def rootfile(request: Request[Any, Any, Any]) -> Response[bytes]:
    return _found(request, APP / request.url.path.removeprefix("/"), FOR_A_WHILE)


@get("/worker.js", include_in_schema=False)
async def worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Asked for with every visit: by it a browser learns of a new page."""
    return _found(request, APP / "worker.js", ALWAYS_ASK)


def _found(request: Request[Any, Any, Any], path: Path, cache: str) -> Response[bytes]:
    if path.parent not in (APP, APP / "assets") or not isfile(path):
        raise NotFoundException
    return file_response(path, request, cache)
