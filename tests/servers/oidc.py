"""A small provider of OpenID Connect on this machine: real requests, real signatures, and every way to be wrong."""

import asyncio
import base64
import hashlib
import json
import secrets
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, urlencode

import uvicorn
from joserfc import jwt
from joserfc.jwk import ECKey, KeySet

CLIENT, SECRET = "caravanserai", "a secret: of 100% the club/house"
Answer = tuple[int, dict[str, str], bytes]


@dataclass
class OidcProvider:
    """Whoever comes is `user`, who showed a key there just now. What is set here is wrong from then on."""

    url: str
    now: Callable[[], int]
    user: dict[str, Any] = field(default_factory=lambda: {"sub": "member-1", "name": "Member One"})
    #: In place of what a token would say; None leaves it out.
    claims: dict[str, Any] = field(default_factory=dict)
    #: How a token is signed: with the last key; "none": not at all.
    algorithm: str = "ES256"
    #: What the metadata says, in place of what it should.
    says: dict[str, Any] = field(default_factory=dict)
    #: Paths that are never answered, or with so many bytes.
    silent: set[str] = field(default_factory=set)
    huge: dict[str, int] = field(default_factory=dict)
    #: Does a code work more than once?
    lax: bool = False
    keys: list[ECKey] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    _codes: dict[str, dict[str, str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rotate()

    def rotate(self) -> None:
        """It signs with another key from now on, and shows no other."""
        self.keys = [ECKey.generate_key("P-256", {"kid": secrets.token_hex(4), "use": "sig"})]

    async def answer(self, method: str, path: str, query: dict[str, str], body: dict[str, str], auth: str) -> Answer:
        self.asked.append(path)
        if path in self.silent:
            await asyncio.Event().wait()
        if path in self.huge:
            return 200, {"content-type": "application/json"}, b" " * self.huge[path]
        match path:
            case "/.well-known/openid-configuration":
                return _json(self._metadata())
            case "/jwks":
                return _json(KeySet(list(self.keys)).as_dict(private=False))
            case "/authorize":
                return self._authorize(query)
            case "/token" if method == "POST":
                return self._token(body, auth)
        return 404, {}, b""

    def _metadata(self) -> dict[str, Any]:
        said = {
            "issuer": self.url,
            "authorization_endpoint": f"{self.url}/authorize",
            "token_endpoint": f"{self.url}/token",
            "jwks_uri": f"{self.url}/jwks",
            "token_endpoint_auth_methods_supported": ["client_secret_basic"],
            "code_challenge_methods_supported": ["S256"],
        }
        return said | self.says

    def _authorize(self, query: dict[str, str]) -> Answer:
        assert query["response_type"] == "code" and query["code_challenge_method"] == "S256"
        assert query["client_id"] == CLIENT and "openid" in query["scope"].split()
        code = secrets.token_urlsafe(16)
        self._codes[code] = query
        back = {"code": code, "state": query["state"], "iss": self.url}
        return 302, {"location": f"{query['redirect_uri']}?{urlencode(back)}"}, b""

    def _token(self, body: dict[str, str], auth: str) -> Answer:
        given = base64.b64decode(auth.removeprefix("Basic ")).decode()
        asked = self._codes.get(body["code"]) if self.lax else self._codes.pop(body["code"], None)
        if given != f"{CLIENT}:{SECRET}":
            return _json({"error": "invalid_client"}, 401)
        proof = base64.urlsafe_b64encode(hashlib.sha256(body.get("code_verifier", "").encode()).digest()).decode()
        if (
            asked is None
            or proof.rstrip("=") != asked["code_challenge"]
            or body["redirect_uri"] != asked["redirect_uri"]
        ):
            return _json({"error": "invalid_grant"}, 400)
        return _json({"access_token": "x", "token_type": "Bearer", "id_token": self.token(asked["nonce"])})

    def token(self, nonce: str) -> str:
        now = self.now() // 1_000
        said = {"iss": self.url, "aud": CLIENT, "iat": now, "exp": now + 300, "auth_time": now, "nonce": nonce}
        claims = {key: value for key, value in (said | self.user | self.claims).items() if value is not None}
        if self.algorithm == "none":
            parts = (json.dumps(part).encode() for part in ({"alg": "none"}, claims))
            return ".".join([*(base64.urlsafe_b64encode(part).decode().rstrip("=") for part in parts), ""])
        key = self.keys[-1]
        return jwt.encode({"alg": self.algorithm, "kid": key.kid}, claims, key)


def _json(said: Any, status: int = 200) -> Answer:
    return status, {"content-type": "application/json"}, json.dumps(said).encode()


def _first(text: str) -> dict[str, str]:
    return {key: values[0] for key, values in parse_qs(text).items()}


@asynccontextmanager
async def oidc_provider(now: Callable[[], int]) -> AsyncIterator[OidcProvider]:
    bound = socket.create_server(("127.0.0.1", 0))
    provider = OidcProvider(f"http://127.0.0.1:{bound.getsockname()[1]}", now)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        headers = {key.decode(): value.decode() for key, value in scope["headers"]}
        body = (await receive()).get("body", b"").decode()
        status, more, said = await provider.answer(
            scope["method"], scope["path"], _first(scope["query_string"].decode()), _first(body),
            headers.get("authorization", ""),
        )  # fmt: skip
        raw = [(key.encode(), value.encode()) for key, value in more.items()]
        await send({"type": "http.response.start", "status": status, "headers": raw})
        await send({"type": "http.response.body", "body": said})

    config = uvicorn.Config(app, lifespan="off", log_config=None, access_log=False, timeout_graceful_shutdown=0)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    try:
        yield provider
    finally:
        server.should_exit = True
        await serving
        bound.close()
