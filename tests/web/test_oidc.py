"""OpenID Connect against a real small provider: signing in, one more key, showing one; and every lie it could tell."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from caravanserai.people import provider as provider_module
from caravanserai.people.oidc import LASTS
from caravanserai.people.proof import FRESH
from caravanserai.people.provider import AGAIN, KEPT, LARGEST
from caravanserai.web.outside import oidc_setup
from caravanserai.web.settings import Settings, WontStart
from tests.servers.oidc import CLIENT, SECRET, OidcProvider, oidc_provider
from tests.tables.fake_time import FakeTime
from tests.web.client import Visitor
from tests.web.conftest import Running, running, two_at_a_table
from tests.web.test_accounts import account, signs_in

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def club(folder: Path, **settings: Any) -> AsyncIterator[tuple[Running, OidcProvider, FakeTime]]:
    time = FakeTime()
    async with oidc_provider(time.now) as provider:
        setup = {"oidc_issuer": provider.url, "oidc_client": CLIENT, "oidc_secret": SECRET, "oidc_name": "The Club"}
        async with running(folder, time, **(setup | settings)) as server:
            yield server, provider, time


async def leaves(visitor: Visitor, purpose: str = "sign-in", **more: Any) -> dict[str, str]:
    """What stands in the address that the provider sends this browser back to."""
    address = (await visitor.post("/api/me/oidc/begin", {"purpose": purpose, **more}))["address"]
    async with httpx.AsyncClient() as browser:
        answer = await browser.get(address)
    assert answer.status_code == 302
    back = urlsplit(answer.headers["location"])
    assert back.path == "/oidc"
    return {key: values[0] for key, values in parse_qs(back.query).items()}


async def goes(visitor: Visitor, purpose: str = "sign-in", status: int = 200, **more: Any) -> Any:
    return await visitor.post("/api/me/oidc", await leaves(visitor, purpose, **more), status)


async def test_a_member_signs_in_and_is_the_same_person_on_every_device(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, _, time):
        assert (await server.visitor().get("/api/me/ways"))["oidc"] == "The Club"
        laptop, phone = server.visitor(), server.visitor()
        done = await goes(laptop, back="/table/x")
        assert (done["me"]["name"], done["purpose"], done["back"]) == ("Member One", "sign-in", "/table/x")
        time.move(5)
        assert (await goes(phone))["me"] == done["me"] == await laptop.get("/api/me")
        found = await phone.get("/api/me/account")
        assert [(key["kind"], key["label"]) for key in found["keys"]] == [("oidc", "The Club")]
        assert found["keys"][0]["used"] == time.now()
        assert len(found["devices"]) == 2


async def test_what_a_guest_did_comes_along_and_their_cookie_opens_nothing(tmp_path: Path) -> None:
    """Session fixation: whoever planted the guest's cookie is not signed in with it."""
    async with club(tmp_path) as (server, _, _time):
        table, guest, _ = await two_at_a_table(server)
        planted = Visitor(server.url, Cookie=f"caravanserai={guest.http.cookies['caravanserai']}")
        link = (await guest.post("/api/me/return-link"))["link"].partition("#return=")[2]
        also = server.visitor()
        await also.post("/api/me/return", {"token": link})
        me = (await goes(guest))["me"]
        assert me["name"] == "Member One"
        assert [one["id"] for one in (await guest.get("/api/mine"))["playing"]] == [table]
        assert await planted.get("/api/me") is None
        assert (await also.get("/api/me"))["id"] != me["id"], "other devices of the guest stay the guest's"
        assert (await also.get("/api/me/account"))["keys"] == []


async def test_one_more_key_of_somebody_who_has_one(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, _, time):
        anna = await account(server, "Anna", "anna")
        time.move(5)
        done = await goes(anna, "add")
        assert done["me"] == await anna.get("/api/me")
        assert [key["kind"] for key in (await anna.get("/api/me/account"))["keys"]] == ["password", "oidc"]
        phone = server.visitor()
        time.move(5)
        assert (await goes(phone))["me"] == done["me"]
        other = await account(server, "Other", "other")
        assert (await goes(other, "add", 409))["code"] == "oidc-taken"
        await goes(anna, "add")
        keys = (await anna.get("/api/me/account"))["keys"]
        assert len(keys) == 2, "the same once more is no key more"
        await anna.post("/api/me/keys/remove", {"id": keys[1]["id"]})
        time.move(5)
        assert (await goes(server.visitor()))["me"]["id"] != done["me"]["id"], "nobody's any more"


async def test_adding_needs_a_fresh_proof_and_the_provider_gives_one(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, provider, time):
        member = server.visitor()
        await goes(member)
        time.move(FRESH)
        begin = {"purpose": "add"}
        assert (await member.post("/api/me/oidc/begin", begin, 403))["code"] == "proof-needed"
        assert (await member.post("/api/me/codes", status=403))["code"] == "proof-needed"
        address = (await member.post("/api/me/oidc/begin", {"purpose": "show"}))["address"]
        asked = parse_qs(urlsplit(address).query)
        assert (asked["prompt"], asked["max_age"]) == (["login"], ["0"])
        for old in ({"auth_time": time.now() // 1_000 - 600}, {"auth_time": None}):
            provider.claims = old
            assert (await goes(member, "show", 403))["code"] == "oidc-old"
        provider.claims, provider.user = {}, {"sub": "somebody else"}
        assert (await goes(member, "show", 403))["code"] == "oidc-wrong"
        assert (await member.post("/api/me/codes", status=403))["code"] == "proof-needed"
        provider.user = {"sub": "member-1"}
        await goes(member, "show")
        await member.post("/api/me/codes")


LIES: dict[str, dict[str, Any]] = {
    "another issuer": {"iss": "https://elsewhere.example"},
    "another audience": {"aud": "somebody"},
    "several audiences, for another": {"aud": [CLIENT, "somebody"], "azp": "somebody"},
    "several audiences, for nobody": {"aud": [CLIENT, "somebody"]},
    "another nonce": {"nonce": "x"},
    "no nonce": {"nonce": None},
    "nobody": {"sub": None},
    "no name": {"sub": ""},
    "a number": {"sub": 7},
    "a long name": {"sub": "x" * 256},
    "no end": {"exp": None},
    "no issuer": {"iss": None},
    "no audience": {"aud": None},
}


@pytest.mark.parametrize("lie", LIES)
async def test_a_token_that_does_not_fit_is_not_believed(tmp_path: Path, lie: str) -> None:
    async with club(tmp_path) as (server, provider, _):
        provider.claims = LIES[lie]
        guest = await server.guest("Guest")
        assert (await goes(guest, status=403))["code"] == "oidc-wrong"
        assert (await guest.get("/api/me"))["name"] == "Guest"


async def test_an_old_token_and_one_of_tomorrow_are_not_believed(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, provider, time):
        now = time.now() // 1_000
        for claims in ({"exp": now - 61}, {"iat": now + 3_600}, {"nbf": now + 3_600}):
            provider.claims = claims
            assert (await goes(server.visitor(), status=403))["code"] == "oidc-wrong", claims


async def test_a_token_that_nobody_signed_or_somebody_else_did(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, provider, time):
        provider.algorithm = "none"
        assert (await goes(server.visitor(), status=403))["code"] == "oidc-wrong"
        provider.algorithm = "ES256"
        await goes(server.visitor())
        real = provider.keys
        provider.rotate()
        back = await leaves(visitor := server.visitor())
        forged, provider.keys = provider.keys, real
        provider.token = _signed_by(provider, forged)  # type: ignore[method-assign]
        time.move(AGAIN)
        assert (await visitor.post("/api/me/oidc", back, 403))["code"] == "oidc-wrong"


def _signed_by(provider: OidcProvider, keys: Any) -> Any:
    def token(nonce: str) -> str:
        shown, provider.keys = provider.keys, keys
        try:
            return OidcProvider.token(provider, nonce)
        finally:
            provider.keys = shown

    return token


async def test_its_keys_change_now_and_then(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, provider, time):
        await goes(server.visitor())
        await goes(server.visitor(), status=403)  # a ticket of the moment in which the key was made
        provider.rotate()
        assert provider.asked.count("/jwks") == 1
        assert (await goes(server.visitor(), status=403))["code"] == "oidc-wrong", "not asked again at once"
        assert provider.asked.count("/jwks") == 1
        time.move(AGAIN)
        await goes(server.visitor())
        assert provider.asked.count("/jwks") == 2
        time.move(KEPT)
        await goes(server.visitor())
        assert provider.asked.count("/.well-known/openid-configuration") == 2


async def test_only_the_browser_that_left_comes_back(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, _, _time):
        thief, victim = server.visitor(), await server.guest("Victim")
        back = await leaves(thief)
        assert (await victim.post("/api/me/oidc", back, 403))["code"] == "oidc-wrong", "no ticket"
        await leaves(victim)
        assert (await victim.post("/api/me/oidc", back, 403))["code"] == "oidc-wrong", "the ticket of another state"
        assert (await victim.get("/api/me"))["name"] == "Victim"
        forged = Visitor(server.url, Cookie=f"caravanserai-oidc={'A' * 40}.{'A' * 43}")
        assert (await forged.post("/api/me/oidc", back, 403))["code"] == "oidc-wrong"


async def test_what_somebody_began_nobody_else_ends(tmp_path: Path) -> None:
    """Another tab made this browser somebody else's meanwhile."""
    async with club(tmp_path) as (server, _, _time):
        await account(server, "Other", "other")
        anna = await account(server, "Anna", "anna")
        back = await leaves(anna, "add")
        await signs_in(anna, "other")
        assert (await anna.post("/api/me/oidc", back, 403))["code"] == "oidc-wrong"


@pytest.mark.parametrize("lax", [False, True])
async def test_nothing_works_twice(tmp_path: Path, lax: bool) -> None:
    async with club(tmp_path) as (server, provider, time):
        provider.lax = lax
        await goes(server.visitor())
        time.move(5)
        visitor = server.visitor()
        back = await leaves(visitor)
        ticket = visitor.http.cookies["caravanserai-oidc"]
        await visitor.post("/api/me/oidc", back)
        assert "caravanserai-oidc" not in visitor.http.cookies
        again = Visitor(server.url, Cookie=f"caravanserai-oidc={ticket}")
        time.move(5)
        assert (await again.post("/api/me/oidc", back, 403))["code"] == "oidc-wrong"


async def test_a_ticket_ends_after_ten_minutes(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, _, time):
        visitor = server.visitor()
        back = await leaves(visitor)
        time.move(LASTS + 1)
        assert (await visitor.post("/api/me/oidc", back, 403))["code"] == "oidc-wrong"


async def test_who_says_no_there_stays_who_they_are(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, _, _time):
        guest = await server.guest("Guest")
        back = await leaves(guest)
        said = {"state": back["state"], "error": "access_denied"}
        assert (await guest.post("/api/me/oidc", said, 403))["code"] == "oidc-denied"
        other = {**await leaves(guest), "iss": "https://elsewhere.example"}
        assert (await guest.post("/api/me/oidc", other, 403))["code"] == "oidc-wrong"
        assert (await guest.get("/api/me"))["name"] == "Guest"


@pytest.mark.parametrize("path", ["/.well-known/openid-configuration", "/jwks", "/token"])
async def test_a_provider_that_is_silent_or_talks_without_end_is_left(
    tmp_path: Path, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with club(tmp_path) as (server, provider, _):
        visitor = server.visitor()
        provider.huge = {path: LARGEST + 1}
        assert (await tries(visitor))["code"] == "oidc-wrong"
        provider.huge, provider.silent = {}, {path}
        monkeypatch.setattr(provider_module, "PATIENCE", 0.2)
        assert (await tries(visitor))["code"] == "oidc-away"
        provider.silent = set()
        monkeypatch.undo()
        assert (await tries(visitor))["me"]["name"] == "Member One"


async def tries(visitor: Visitor) -> Any:
    """To sign in; what the house says, wherever it ends."""
    begun = await visitor.http.post("/api/me/oidc/begin", json={"purpose": "sign-in"})
    if begun.status_code != 200:
        return begun.json()
    async with httpx.AsyncClient() as browser:
        back = urlsplit((await browser.get(begun.json()["address"])).headers["location"])
    body = {key: values[0] for key, values in parse_qs(back.query).items()}
    return (await visitor.http.post("/api/me/oidc", json=body)).json()


async def test_a_provider_that_is_gone_or_somebody_else(tmp_path: Path) -> None:
    async with club(tmp_path, oidc_issuer="http://127.0.0.1:9") as (server, _, _time):
        assert (await tries(server.visitor()))["code"] == "oidc-away"
    async with club(tmp_path / "2") as (server, provider, _):
        for says in (
            {"issuer": "https://elsewhere.example"},
            {"token_endpoint": "http://elsewhere.example/t"},
            {"jwks_uri": 7},
        ):
            provider.says = says
            assert (await tries(server.visitor()))["code"] == "oidc-wrong", says


async def test_only_so_many_ask_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(provider_module, "AT_ONCE", 0)
    async with club(tmp_path) as (server, _, _time):
        assert (await tries(server.visitor()))["code"] == "keys-busy"


async def test_a_name_that_cannot_be_one_here_becomes_a_friendly_one(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, provider, _):
        for number, name in enumerate(("\u3164", "x\u0000y", " ", None, 7 * "Abcdef ")):
            provider.user = {"sub": f"member {number}", "name": name}
            said = await tries(server.visitor())
            assert said["me"]["name"].startswith("Guest") or said["me"]["name"] == "Abcdef Abcdef Abcdef Abc", name


async def test_without_a_provider_nothing_of_it_is_there(server: Running) -> None:
    guest = await server.guest("Guest")
    assert (await guest.get("/api/me/ways"))["oidc"] is None
    assert (await guest.post("/api/me/oidc/begin", {"purpose": "sign-in"}, 404))["code"] == "oidc-off"
    assert (await guest.post("/api/me/oidc", {"state": "x", "code": "x"}, 404))["code"] == "oidc-off"


@pytest.mark.parametrize(
    ("settings", "message", "other"),
    [
        ({"oidc_client": None}, "setting-needs", "oidc-client"),
        ({"oidc_secret": None}, "setting-needs", "oidc-secret-file"),
        ({"oidc_issuer": "http://elsewhere.example"}, "setting-not-an-address", None),
        ({"oidc_issuer": "club"}, "setting-not-an-address", None),
        ({"oidc_secret_file": "/nowhere/at/all"}, "secret-failed", None),
    ],
)
def test_a_provider_that_could_not_be_used_is_told_at_the_start(
    settings: dict[str, Any], message: str, other: str | None
) -> None:
    whole = {"oidc_issuer": "https://club.example.org", "oidc_client": CLIENT, "oidc_secret": SECRET}
    assert oidc_setup(Settings(**whole)) is not None
    with pytest.raises(WontStart) as why:
        oidc_setup(Settings(**(whole | settings)))
    assert (why.value.message, why.value.args_said.get("other")) == (message, other)


def test_its_secret_is_the_first_line_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    setup = {"oidc_issuer": "https://club.example.org", "oidc_client": CLIENT, "oidc_secret_file": str(file)}
    file.write_text(f"{SECRET}\n")
    found = oidc_setup(Settings(**setup))
    assert found is not None and found.secret == SECRET
    file.write_text("\n")
    with pytest.raises(WontStart):
        oidc_setup(Settings(**setup))


async def test_a_page_elsewhere_can_do_none_of_this(tmp_path: Path) -> None:
    async with club(tmp_path) as (server, _, _time):
        foreign = Visitor(server.url, Origin="https://elsewhere.example")
        for path in ("oidc", "oidc/begin"):
            assert (await foreign.post(f"/api/me/{path}", {}, 403))["code"] == "wrong-origin"
            plain = await server.visitor().http.post(
                f"/api/me/{path}", content=b"{}", headers={"content-type": "text/plain"}
            )
            assert plain.status_code == 415
        for back in ("//elsewhere.example", "https://elsewhere.example", "/\\elsewhere.example"):
            body = {"purpose": "sign-in", "back": back}
            assert (await server.visitor().post("/api/me/oidc/begin", body, 400))["code"] == "unreadable-body"


async def test_one_node_is_left_and_another_come_back_to(tmp_path: Path, database: str) -> None:
    """What is between is in the cookie: both nodes have the same key and database, and nothing else."""
    time = FakeTime()
    (tmp_path / "key").write_bytes(b"k" * 32)
    shared: dict[str, Any] = {"database": database, "key_file": str(tmp_path / "key"), "public_url": "http://localhost"}
    async with oidc_provider(time.now) as provider:
        setup = {"oidc_issuer": provider.url, "oidc_client": CLIENT, "oidc_secret": SECRET, **shared}
        async with running(tmp_path / "1", time, **setup) as one, running(tmp_path / "2", time, **setup) as two:
            visitor = one.visitor()
            back = await leaves(visitor)
            there = Visitor(two.url, Cookie=f"caravanserai-oidc={visitor.http.cookies['caravanserai-oidc']}")
            me = (await there.post("/api/me/oidc", back))["me"]
            assert me["name"] == "Member One"
            time.move(5)
            again = await leaves(there)
            home = one.visitor()
            home.http.cookies.update(there.http.cookies)
            assert (await home.post("/api/me/oidc", again))["me"] == me
