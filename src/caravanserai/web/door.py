"""The door of the house: limits before a request, headers and a line in the log after it."""

import re
import time
from typing import Any
from urllib.parse import parse_qs

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from caravanserai.engine.refusal import Refusal
from caravanserai.strings import Speaker
from caravanserai.tables.workers.folds import ASKER

from .errors import GONE, Problem, broken, language_of, problem_of, status_of
from .house import COOKIES, SAFE, House
from .limits import Buckets, address_of
from .logs import note
from .refusals import HOUSE
from .settings import origin_of

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src blob:; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
#: For what is played offline. The script that runs there, in a worker of its own, is Python in WebAssembly, and no
#: page is given that right: a worker goes by the policy that its own script came with.
OFFLINE_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
#: The roads to what others may show on their pages.
EMBED, PICTURE = "/embed/{table}", "/picture/{name}"
OFFLINE = "/offline/{part}/{name}"
#: How addresses of the page's own files begin.
FILES = "/assets/"
#: What a browser calls us: a name or an address, and a port perhaps. Links that are sent to friends begin with it.
HOST = re.compile(r"([a-z0-9][a-z0-9._-]{0,252}|\[[0-9a-f:.]{2,45}\])(:(?P<port>[0-9]{1,5}))?", re.IGNORECASE)


class Door:
    def __init__(self, inside: ASGIApp, house: House) -> None:
        self.inside = inside
        self.house = house
        self.origins = house.settings.allowed_origins
        headers = dict(HEADERS)
        if house.settings.https:
            headers["strict-transport-security"] = "max-age=31536000"
        self.headers = _encoded(headers)
        # What may stand in pages of others: a replay, and the picture of a game. Cookies do not come along.
        policy = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
        framed = {name: value for name, value in headers.items() if name != "x-frame-options"}
        embedded = _encoded({**framed, "content-security-policy": policy})
        offline = _encoded({**headers, "content-security-policy": OFFLINE_POLICY})
        pictured = _encoded({**headers, "cross-origin-resource-policy": "cross-origin"})
        self.by_road = {EMBED: embedded, PICTURE: pictured, OFFLINE: offline}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind != "lifespan":
            ASKER.set(address_of(scope["client"]))
        if kind == "http":
            await self._http(scope, receive, send)
        elif kind == "websocket" and self.house.is_for_metrics(scope):
            await turn_away(self.house, HOUSE.refusal("no-such-page"), speaker_for(scope), send)
        elif kind == "websocket" and (refusal := self._handshake_refusal(scope)) is not None:
            await turn_away(self.house, refusal, speaker_for(scope), send)
        else:
            await self.inside(scope, receive, send)

    async def _http(self, asked: Any, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0
        # Who makes a preview of a link may ask for its head: that of the same answer, whose body the server keeps.
        scope: Any = {**asked, "method": "GET"} if asked["method"] == "HEAD" else asked

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(scope, status), *_more_headers(scope)]
            await send(message)

        async def hear() -> Any:
            message = await receive()
            if message["type"] == "http.disconnect":
                scope[GONE] = True
            return message

        try:
            if (refusal := self._refusal(scope)) is not None:
                await _send_problem(problem_of(refusal, speaker_for(scope)), answer)
                self.house.meter.refused(refusal.code)
            else:
                await self.inside(scope, hear, answer)
        except Exception as error:
            problem = broken(error, speaker_for(scope))
            if not status:
                await _send_problem(problem, answer)
        template = scope.get("path_template") or "unknown"
        spent = round(1_000 * (time.perf_counter() - began), 2)
        method = asked["method"] if asked["method"] in (*SAFE, "POST", "PUT", "PATCH", "DELETE") else "other"
        table = (scope.get("path_params") or {}).get("table")
        self.house.meter.requested(method, template, status, table if isinstance(table, str) else None)
        note("request", method=method, path=template, status=status, ms=spent)

    def _headers(self, scope: Any, status: int) -> list[tuple[bytes, bytes]]:
        """By the road that was found, not by what the address looks like. Where there is no such file for playing
        offline, it is the page that says so."""
        road = scope.get("path_template")
        return self.headers if road == OFFLINE and status != 200 else self.by_road.get(road, self.headers)

    def _handshake_refusal(self, scope: Any) -> Refusal | None:
        """Before anything is looked up for it."""
        if not self.house.limits.handshakes_by_address.take(address_of(scope["client"])):
            return HOUSE.refusal("too-many-handshakes")
        if not is_at_home(scope, self.origins):
            return HOUSE.refusal("wrong-origin")
        return None

    def _limit_for(self, path: str) -> Buckets:
        limits = self.house.limits
        if path in ("/healthz", "/readyz"):
            return limits.health
        return limits.files if path.startswith(FILES) else limits.requests

    def _refusal(self, scope: Any) -> Refusal | None:
        if not self._limit_for(scope["path"]).take(address_of(scope["client"])):
            return HOUSE.refusal("too-fast")
        if not has_usable_host(scope):
            return HOUSE.refusal("wrong-host")
        if self.house.is_for_metrics(scope) and scope["path"] != "/metrics":
            return HOUSE.refusal("no-such-page")
        if scope["method"] not in SAFE and not is_at_home(scope, self.origins):
            return HOUSE.refusal("wrong-origin")
        length = header_of(scope, b"content-length")
        has_body = length not in (None, "0") or header_of(scope, b"transfer-encoding") is not None
        if has_body and not is_json(header_of(scope, b"content-type")):
            return HOUSE.refusal("not-json")
        if length and (not length.isdecimal() or int(length) > self.house.settings.body_limit):
            return HOUSE.refusal("body-too-large", most=self.house.settings.body_limit)
        return None


def _encoded(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def is_at_home(scope: Any, allowed: frozenset[str]) -> bool:
    """Does this come from a page of ours? What is no browser sends no Origin, and needs none."""
    origin = header_of(scope, b"origin")
    if origin is None:
        return True
    if origin.lower() in allowed:
        return True
    scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
    return origin.lower() == origin_of(f"{scheme}://{header_of(scope, b'host') or ''}")


def has_usable_host(scope: Any) -> bool:
    """At most one, and one that can stand in a link."""
    hosts = [value.decode("latin-1") for key, value in scope["headers"] if key == b"host"]
    if hosts in ([], [""]):
        return True
    found = HOST.fullmatch(hosts[0]) if len(hosts) == 1 else None
    return found is not None and int(found["port"] or 0) < 1 << 16


def header_of(scope: Any, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return None


def speaker_for(scope: Any) -> Speaker:
    wanted = parse_qs(scope["query_string"].decode("latin-1")).get("lang")
    return Speaker(language_of(header_of(scope, b"accept-language"), wanted[0] if wanted else None))


def _more_headers(scope: Any) -> list[tuple[bytes, bytes]]:
    more = []
    for cookie in scope.get(COOKIES, {}).values():
        more.append((b"set-cookie", cookie.encode()))
    if scope["path"].startswith("/api/"):
        more.append((b"cache-control", b"no-store"))
    return more


async def turn_away(house: House, refusal: Refusal, speak: Speaker, send: Any) -> None:
    """Say no before there is a socket."""
    house.meter.refused(refusal.code)
    problem = problem_of(refusal, speak)
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": status_of(problem), "headers": headers})
    body = msgspec.json.encode(problem)
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})


def is_json(kind: str | None) -> bool:
    """Pages elsewhere can send anything but this without being asked first (CORS)."""
    return kind is not None and kind.partition(";")[0].strip().lower() == "application/json"


async def _send_problem(problem: Problem, send: Any) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status_of(problem), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
