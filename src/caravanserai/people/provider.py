"""A provider of OpenID Connect, such as a club's own: what it says of itself, and whom it vouches for.

It is somebody else's server: every request to it has its time and its size, so many go at once, and nothing that it
says is believed before its signature, its issuer and its audience were checked. `authlib` knows the protocol, `joserfc`
reads the tokens.
"""

import asyncio
import logging
import ssl
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct

from caravanserai.tables.timing import TimeSource

from .refusals import refuse

if TYPE_CHECKING:
    from joserfc.jwk import KeySet
    from joserfc.jwt import Token

log = logging.getLogger("caravanserai.people")

#: Seconds for all that is asked of it at a time; bytes of one answer; how many may ask at the same time.
PATIENCE = 10.0
LARGEST = 256 * 1_024
AT_ONCE = 8
#: Milliseconds that what it says of itself is kept; and between two looks for a key that is not among those known.
KEPT = 3_600_000
AGAIN = 60_000
#: Seconds that its clock may differ from ours.
LEEWAY = 60
#: Signatures by the private half of a key. Never "none", nor one that is made with a secret that we know too.
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"]
SCOPE = "openid profile"
LOCAL = ("localhost", "127.0.0.1", "::1")


class Wrong(Exception):
    """What came back is not what it should be; the reason is for the log."""


class Setup(Struct, frozen=True):
    """As the owner of the house registered it there."""

    issuer: str
    client: str
    secret: str
    #: On the button.
    name: str


class Says(Struct, frozen=True):
    """What a provider says of itself, as far as it is needed."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str
    token_endpoint_auth_methods_supported: tuple[str, ...] = ("client_secret_basic",)


class Vouched(Struct, frozen=True):
    """For whom it vouches: who that is there, what they are called, and when they showed a key there, in seconds."""

    sub: Annotated[str, Meta(min_length=1, max_length=255)]
    name: str | None = None
    preferred_username: str | None = None
    auth_time: float | None = None


class Provider:
    def __init__(self, setup: Setup, time: TimeSource) -> None:
        self.setup = setup
        self.time = time
        self._says: tuple[int, Says] | None = None
        self._keys: tuple[int, KeySet] | None = None
        self._secure: ssl.SSLContext | None = None
        self._asking = 0

    async def address(self, redirect: str, state: str, nonce: str, verifier: str, *, again: bool) -> str:
        """Where a browser goes to be vouched for. `again`: also who is signed in there shows a key now."""
        from authlib.oauth2.rfc6749.parameters import prepare_grant_uri
        from authlib.oauth2.rfc7636 import create_s256_code_challenge

        more = {"prompt": "login", "max_age": "0"} if again else {}
        async with _Asking(self):
            says = await self._what_it_says()
        address = prepare_grant_uri(
            says.authorization_endpoint,
            self.setup.client,
            "code",
            redirect_uri=redirect,
            scope=SCOPE,
            state=state,
            nonce=nonce,
            code_challenge=create_s256_code_challenge(verifier),
            code_challenge_method="S256",
            **more,
        )
        return str(address)

    async def vouched(self, redirect: str, code: str, nonce: str, verifier: str) -> Vouched:
        """For whom it vouches with this code, to us and for this question."""
        async with _Asking(self):
            says = await self._what_it_says()
            written = await self._exchange(says, redirect, code, verifier)
            token = await self._read(says, written)
            self._check(token, nonce)
            return msgspec.convert(dict(token.claims), Vouched)

    async def _exchange(self, says: Says, redirect: str, code: str, verifier: str) -> str:
        """A code for a token that says who somebody is."""
        from authlib.oauth2.auth import ClientAuth
        from authlib.oauth2.rfc6749.parameters import prepare_token_request

        ways = says.token_endpoint_auth_methods_supported
        basic = "client_secret_basic" in ways or "client_secret_post" not in ways
        auth = ClientAuth(
            self.setup.client, self.setup.secret, "client_secret_basic" if basic else "client_secret_post"
        )
        asked = prepare_token_request("authorization_code", "", redirect, code=code, code_verifier=verifier)
        headers = {"content-type": "application/x-www-form-urlencoded"}
        address, headers, body = auth.prepare("POST", says.token_endpoint, headers, asked)
        token = await self._ask("POST", address, headers, body)
        written = token.get("id_token") if isinstance(token, dict) else None
        if not isinstance(written, str):
            raise Wrong("no id_token came with the token")
        return written

    def _check(self, token: "Token", nonce: str) -> None:
        from authlib.oidc.core import CodeIDToken

        setup = self.setup
        ours = {"iss": {"essential": True, "value": setup.issuer}, "aud": {"essential": True, "value": setup.client}}
        params = {"client_id": self.setup.client, "nonce": nonce}
        CodeIDToken(token.claims, token.header, ours, params).validate(self.time.now() // 1_000, LEEWAY)

    async def _read(self, says: Says, written: str) -> "Token":
        """What a token says, if it is signed by the provider; its keys change now and then."""
        from joserfc import jwt
        from joserfc.errors import JoseError

        for last in (False, True):
            keys = await self._its_keys(says, anew=last)
            try:
                return jwt.decode(written, keys, algorithms=ALGORITHMS)
            except (JoseError, ValueError) as error:
                if last:
                    raise Wrong(f"the token cannot be read: {error!r}") from None
        raise AssertionError

    async def _its_keys(self, says: Says, *, anew: bool) -> "KeySet":
        from joserfc.jwk import KeySet

        now = self.time.now()
        if self._keys is None or now - self._keys[0] >= (AGAIN if anew else KEPT):
            self._keys = (now, KeySet.import_key_set(await self._get(says.jwks_uri)))
        return self._keys[1]

    async def _what_it_says(self) -> Says:
        now = self.time.now()
        if self._says is None or now - self._says[0] >= KEPT:
            found = await self._get(f"{self.setup.issuer.rstrip('/')}/.well-known/openid-configuration")
            says = msgspec.convert(found, Says)
            if says.issuer != self.setup.issuer:
                raise Wrong(f"it calls itself {says.issuer!r}")
            for address in (says.authorization_endpoint, says.token_endpoint, says.jwks_uri):
                if not is_safe(address):
                    raise Wrong(f"it sends people to {address!r}, which is not https")
            self._says = (now, says)
        return self._says[1]

    async def _get(self, address: str) -> Any:
        return await self._ask("GET", address, {}, "")

    async def _ask(self, method: str, address: str, headers: dict[str, str], body: str) -> Any:
        """The JSON that it answers with."""
        import httpx

        if self._secure is None:
            # It reads a file of certificates, which takes a while.
            self._secure = await asyncio.to_thread(ssl.create_default_context)
        headers = {"accept": "application/json", "accept-encoding": "identity", **headers}
        transport = httpx.AsyncHTTPTransport(verify=self._secure)
        client = httpx.AsyncClient(transport=transport, timeout=PATIENCE, follow_redirects=False)
        async with client, client.stream(method, address, headers=headers, content=body.encode()) as answer:
            said = b""
            # As it came: nothing that was packed is unpacked.
            async for some in answer.aiter_raw():
                said += some
                if len(said) > LARGEST:
                    raise Wrong(f"it answered with more than {LARGEST} bytes")
        if answer.status_code != 200:
            raise Wrong(f"{urlsplit(address).path} was answered with {answer.status_code}")
        return msgspec.json.decode(said)


class _Asking:
    """Whatever goes wrong while the provider is asked is a refusal, and a line in the log for the owner."""

    def __init__(self, provider: Provider) -> None:
        self.provider = provider
        self._timeout = asyncio.timeout(PATIENCE)

    async def __aenter__(self) -> None:
        if self.provider._asking >= AT_ONCE:
            raise refuse("keys-busy")
        self.provider._asking += 1
        await self._timeout.__aenter__()

    async def __aexit__(self, kind: Any, error: Any, trace: Any) -> None:
        from authlib.common.errors import AuthlibBaseError
        from httpx import HTTPError
        from joserfc.errors import JoseError

        self.provider._asking -= 1
        try:
            await self._timeout.__aexit__(kind, error, trace)
        except TimeoutError as late:
            error = late
        match error:
            case TimeoutError() | HTTPError() | OSError():
                _note("the provider of OpenID Connect does not answer", error)
                raise refuse("oidc-away") from None
            case Wrong() | AuthlibBaseError() | JoseError() | msgspec.MsgspecError() | ValueError() | KeyError():
                _note("the provider of OpenID Connect was not believed", error)
                raise refuse("oidc-wrong") from None


def _note(what: str, error: BaseException) -> None:
    log.warning(what, extra={"said": {"reason": (str(error) or repr(error))[:300]}})


def is_safe(address: str) -> bool:
    """Can what is sent there be read or changed by others on the way?"""
    try:
        parts = urlsplit(address)
        return bool(parts.hostname) and (
            parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in LOCAL)
        )
    except ValueError:
        return False
