"""Guests: names, cookies, and the way back from another device."""

import stat
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from caravanserai.engine.refusal import Refused
from caravanserai.strings import LANGUAGES
from caravanserai.web.errors import language_of
from caravanserai.web.session import clean_name, cookies_in, set_cookie
from tests.tables.fake_time import FakeTime
from tests.web.client import Visitor
from tests.web.conftest import Running, running

pytestmark = pytest.mark.anyio

DAY = 24 * 3_600 * 1_000


async def test_a_name_is_kept_and_can_be_changed(server: Running) -> None:
    visitor = await server.guest("  Guest é  ")
    me = await visitor.get("/api/me")
    assert me["name"] == "Guest é"
    changed = await visitor.post("/api/me", {"name": "Other"})
    assert changed == {**me, "name": "Other"} == await visitor.get("/api/me")
    assert await visitor.post("/api/me", {}) == changed


async def test_people_who_share_a_device_are_apart(server: Running) -> None:
    """Each has a cookie of their own; who is named by no number of the house is the device's own person."""
    device = await server.guest("First")
    second = await device.post("/api/me?as=2", {"name": "Second"})
    first = await device.get("/api/me")
    assert first["name"] == "First" and first["id"] != second["id"]
    assert await device.get("/api/me", **{"as": "2"}) == second
    assert await device.get("/api/me", **{"as": "3"}) is None
    for odd in ("known", "1", "6", "2x", ""):
        assert await device.get("/api/me", **{"as": odd}) == first


async def test_people_who_share_a_device_do_nothing_but_play(server: Running) -> None:
    """No account, no second try at a day's deal, no second place in an event; and nothing happens to the first one."""
    device = await server.guest("First")
    await device.post("/api/me?as=2", {"name": "Second"})
    table = await device.opens(3)
    assert (await device.post(f"/api/tables/{table}/sit?as=2", {"nonce_hash": "0" * 64}))["seat"] == 1
    press = {"game": "khiva", "nonce_hash": "0" * 64}
    for path, body in (
        ("/api/tables", {"setting": {"game": "khiva", "seats": 2}, "nonce_hash": "0" * 64}),
        ("/api/play", press),
        ("/api/daily/khiva", None),
        ("/api/me/password", {"handle": "second", "password": "a long enough one"}),
        ("/api/me/sign-in", {"handle": "second", "password": "a long enough one"}),
        ("/api/me/return-link", None),
        ("/api/me/sign-out", None),
    ):
        assert (await device.post(f"{path}?as=2", body, 409))["code"] == "only-at-tables", path
    for path in ("/api/me/account", "/api/me/tickets", "/api/mine", "/api/friends"):
        assert (await device.get(path, 409, **{"as": "2"}))["code"] == "only-at-tables", path
    with pytest.raises(InvalidStatus, match="409"):
        await connect(f"{device.url.replace('http', 'ws', 1)}/api/lobby?as=2")
    assert (await device.get("/api/me"))["name"] == "First"
    assert {one["table"] for one in (await device.get("/api/daily"))["today"]} == {None}
    await device.post("/api/me/delete?as=2", {"name": "Second"}, 204)
    assert await device.get("/api/me", **{"as": "2"}) is None
    assert (await device.get("/api/me"))["name"] == "First"


@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "x" * 25, "a\u0000b", "a\u202eb", "a\u200bb", "line\nbreak", "!?", "\ue000a",
        "\u3164", "\u115f\u1160", "a\u034fb", "a\u3164", "\uffa0\uffa0", "a\u2800", "\u180ba", "a\U000e0100", "a\u17b5",
        "a" + "\u0301" * 4, "Z\u0351\u036b\u0343\u030b", "\u0301a", "a" + "\u20dd" * 4,
    ],
)  # fmt: skip
async def test_names_that_are_refused(server: Running, name: str) -> None:
    problem = await server.visitor().post("/api/me", {"name": name}, 400)
    assert problem["code"] in ("name-length", "name-letters", "name-marks")


@pytest.mark.parametrize(
    "name",
    ["Ông Nguyễn", "สุรินทร์", "שָׁלוֹם", "مُحَمَّد", "ကြောင့်", "क्षितिज", "खड़ें", "김하나", "李 3", "O’Neil", "Zoë", "A☕", "J.-P."],
)
def test_names_of_many_scripts_are_taken(name: str) -> None:
    assert clean_name(name)


def test_what_only_asks_for_colour_is_left_out() -> None:
    assert clean_name("A\u2615\ufe0f") == "A\u2615"


@pytest.mark.parametrize("name", ["A", "x" * 24, "낙타 상인", "Zoë-7", "e\u0301"])
async def test_names_that_are_taken(name: str) -> None:
    assert len(clean_name(name)) <= 24
    with pytest.raises(Refused):
        clean_name("\u00ad")


async def test_the_cookie_is_locked_down(server: Running) -> None:
    answer = await server.visitor().http.post("/api/me", json={})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("caravanserai=") and "HttpOnly" in cookie and "SameSite=Lax" in cookie
    assert "Secure" not in cookie and "Domain" not in cookie
    secure = set_cookie("value", secure=True)
    assert secure.startswith("__Host-caravanserai=value; Path=/") and secure.endswith("Secure")
    assert cookies_in("caravanserai=x", secure=True) == []


async def test_behind_https_the_cookie_is_for_https_only(tmp_path: Path) -> None:
    async with running(tmp_path, public_url="https://games.example.org") as server:
        answer = await server.visitor().http.post("/api/me", json={})
        assert answer.headers["set-cookie"].startswith("__Host-") and "; Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers


async def test_a_cookie_that_was_tampered_with_is_nobody(server: Running) -> None:
    visitor = await server.guest("Guest")
    cookie = visitor.http.cookies["caravanserai"]
    token, _, signature = cookie.partition(".")
    other = await server.guest("Other")
    forged = [
        "",
        ".",
        token,
        f"{token}.",
        f".{signature}",
        cookie[:-1],
        f"{token[:-1]}x.{signature}",
        cookie + "x",
        "é.é",
    ]
    forged.append(f"{token}.{other.http.cookies['caravanserai'].partition('.')[2]}")
    for value in forged:
        stranger = Visitor(server.url, Cookie=f"caravanserai={value}".encode())
        assert await stranger.get("/api/me") is None, value


@pytest.mark.parametrize(
    "others",
    [
        'x={"a": 1}; OURS',
        'x="open; OURS',
        "a b c; OURS",
        "k[0]=1; OURS",
        "path=/; OURS",
        "expires=1; OURS",
        "OURS; é=1",
        "caravanserai=a.b; OURS",
        "OURS; caravanserai=a.b",
        "caravanserai; OURS",
        "OURS;",
        ";;=; OURS; =x",
        "\ud7ff=1; OURS",
    ],
)
async def test_cookies_of_neighbours_make_nobody_a_stranger(server: Running, others: str) -> None:
    """On one host many programs set cookies, and not all of them as the standards say."""
    visitor = await server.guest("Guest")
    ours = f"caravanserai={visitor.http.cookies['caravanserai']}"
    again = Visitor(server.url, Cookie=others.replace("OURS", ours).encode())
    assert await again.get("/api/me") == await visitor.get("/api/me")


async def test_only_hashes_are_on_disk(server: Running, tmp_path: Path) -> None:
    visitor = await server.guest("Guest")
    link = (await visitor.post("/api/me/return-link"))["link"].rpartition("=")[2]
    token = visitor.http.cookies["caravanserai"].partition(".")[0]
    folder = tmp_path / "data"
    on_disk = b"".join(file.read_bytes() for file in folder.iterdir() if file.name.startswith("house.db"))
    assert b"Guest" in on_disk
    assert token.encode() not in on_disk and link.encode() not in on_disk
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "server.key").stat().st_mode) == 0o600


async def link_of(visitor: Visitor) -> str:
    return str((await visitor.post("/api/me/return-link"))["link"].partition("#return=")[2])


async def test_a_return_link_works_once_on_a_second_device(server: Running) -> None:
    first = await server.guest("Guest")
    table = await first.opens(2, bots={1: "greedy"})
    link = await first.post("/api/me/return-link")
    assert link["link"].startswith(f"{server.url}/#return=")
    token = link["link"].partition("#return=")[2]
    second = server.visitor()
    assert await second.post("/api/me/return", {"token": token, "replace": None}) == await first.get("/api/me")
    assert (await second.get(f"/api/tables/{table}"))["you"] == 0
    async with first.at(table) as one, second.at(table) as two:
        assert await one.asked() == await two.asked()
    third = server.visitor()
    for dead in (token, "made-up"):
        assert (await third.post("/api/me/return", {"token": dead}, 409))["code"] == "return-link-dead"
        assert (await third.post("/api/me/return/look", {"token": dead}, 409))["code"] == "return-link-dead"
    assert await third.get("/api/me") is None
    assert (await third.post("/api/me/return-link", None, 401))["code"] == "no-person"


async def test_a_return_link_says_whose_it_is_and_is_not_used_up_by_that(tmp_path: Path) -> None:
    time = FakeTime()
    async with running(tmp_path, time) as server:
        since = time.now()
        first = await server.guest("Guest")
        token = await link_of(first)
        time.move(DAY)
        stranger = server.visitor()
        looked = await stranger.post("/api/me/return/look", {"token": token})
        assert looked == {
            "name": "Guest",
            "since": since,
            "same": False,
            "you": None,
            "seats": 0,
            "somebody": False,
        }
        assert await stranger.get("/api/me") is None and not stranger.http.cookies
        own = await first.post("/api/me/return/look", {"token": token})
        assert own["same"] and own["you"]["name"] == "Guest"
        assert await first.post("/api/me/return", {"token": token, "replace": None}) == own["you"]
        assert (await stranger.post("/api/me/return", {"token": token, "replace": None}))["name"] == "Guest"


async def test_nobody_becomes_another_without_saying_so(server: Running) -> None:
    """Somebody sends a link of their own, so that the reader plays as them and they see the reader's hand."""
    sender = await server.guest("Sender")
    reader = await server.guest("Reader")
    table = await reader.opens(2, bots={1: "greedy"})
    me, token = await reader.get("/api/me"), await link_of(sender)
    looked = await reader.post("/api/me/return/look", {"token": token})
    assert (looked["name"], looked["you"], looked["seats"], looked["somebody"]) == ("Sender", me, 1, True)
    cookie = reader.http.cookies["caravanserai"]
    wrong = ({}, {"replace": None}, {"replace": (await sender.get("/api/me"))["id"]}, {"replace": ""})
    for replace in wrong:
        problem = await reader.post("/api/me/return", {"token": token, **replace}, 409)
        assert problem["code"] == "other-person" and "Sender" in problem["sentence"]
    assert await reader.get("/api/me") == me and reader.http.cookies["caravanserai"] == cookie
    assert (await reader.get(f"/api/tables/{table}"))["you"] == 0
    # Whoever says that they are nobody, and is somebody, has not been asked either; with their word it is done.
    back = await link_of(reader)
    assert (await reader.post("/api/me/return", {"token": token, "replace": me["id"]}))["name"] == "Sender"
    sender_now = await reader.get("/api/me")
    assert (await reader.post("/api/me/return", {"token": back, "replace": sender_now["id"]})) == me


@pytest.mark.parametrize("body", [b"token=x", b'{"token": "TOKEN", "replace": null, "more": 1}', b'["TOKEN"]'])
async def test_a_page_elsewhere_cannot_use_a_link_for_its_reader(server: Running, body: bytes) -> None:
    """Logging somebody in as another is a way to watch them: only our own page may, and only in JSON."""
    sender = await server.guest("Sender")
    token = await link_of(sender)
    good = b'{"token": "TOKEN", "replace": null}'.replace(b"TOKEN", token.encode())
    reader = server.visitor()
    for path in ("/api/me/return", "/api/me/return/look"):
        foreign = await reader.http.post(path, content=good, headers={"origin": "https://elsewhere.example"})
        assert foreign.status_code == 403 and foreign.json()["code"] == "wrong-origin"
        bad = await reader.http.post(path, content=body.replace(b"TOKEN", token.encode()))
        assert bad.status_code in (400, 415)
        assert "set-cookie" not in bad.headers
    assert await reader.get("/api/me") is None
    assert (await reader.post("/api/me/return", {"token": token}))["name"] == "Sender", "it was not used up"


async def test_who_is_somebody(server: Running) -> None:
    """A name of one's own, a seat, a game behind one: whoever has none of them loses nothing."""
    token = await link_of(await server.guest("Sender"))

    async def somebody(visitor: Visitor) -> bool:
        return bool((await visitor.post("/api/me/return/look", {"token": token}))["somebody"])

    for lang in LANGUAGES:
        guest = server.visitor(**{"Accept-Language": lang})
        await guest.post("/api/me", {})
        assert not await somebody(guest)
    await guest.opens(3)
    assert await somebody(guest)
    assert await somebody(await server.guest("Reader"))


async def test_a_return_link_lasts_seven_days(tmp_path: Path) -> None:
    time = FakeTime()
    async with running(tmp_path, time) as server:
        first = await server.guest("Guest")
        early, late = [(await first.post("/api/me/return-link"))["link"].rpartition("=")[2] for _ in range(2)]
        time.move(7 * DAY - 1)
        await server.visitor().post("/api/me/return", {"token": early})
        time.move(2)
        assert (await server.visitor().post("/api/me/return", {"token": late}, 409))["code"] == "return-link-dead"


@pytest.mark.parametrize(
    ("accepted", "wanted", "lang"),
    [
        (None, None, "en"),
        ("fr-CH, fr;q=0.9, en;q=0.8", None, "fr"),
        ("pt, ko;q=0.7, en;q=0.3", None, "ko"),
        ("en;q=0.1, ko", None, "ko"),
        ("fr;q=0, pt", None, "en"),
        ("*", None, "en"),
        ("fr;q=x", None, "en"),
        ("fr", "ko", "ko"),
        ("fr", "xx", "fr"),
    ],
)
async def test_the_readers_language(accepted: str | None, wanted: str | None, lang: str) -> None:
    assert language_of(accepted, wanted) == lang
