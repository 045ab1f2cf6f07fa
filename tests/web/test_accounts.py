"""Accounts over HTTP: a key in the middle of a game, signing in elsewhere, devices; and what nobody should do."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from caravanserai.people.devices import ID_LETTERS
from caravanserai.people.passwords import THREADS
from caravanserai.web.forgetting import GONE_EVERY
from caravanserai.web.revoking import EVERY
from caravanserai.web.session import device_of
from tests.cli.program import run_here
from tests.tables.fake_time import FakeTime
from tests.web.client import TableSocket, Visitor, eventually, first_move
from tests.web.conftest import FakeClock, Running, running, two_at_a_table

pytestmark = pytest.mark.anyio

PASSWORD = "the camel waits at noon"


async def account(server: Running, name: str, handle: str) -> Visitor:
    visitor = await server.guest(name)
    await visitor.post("/api/me/password", {"password": PASSWORD, "handle": handle})
    return visitor


async def answers(socket: TableSocket) -> None:
    ask = await socket.asked()
    await socket.answer(first_move(ask["ask"]))
    assert (await socket.reply())["type"] == "taken"


async def signs_in(visitor: Visitor, handle: str, status: int = 200, password: str = PASSWORD, **more: Any) -> Any:
    return await visitor.post("/api/me/sign-in", {"handle": handle, "password": password, **more}, status)


async def test_a_key_in_the_middle_of_a_game_changes_nothing_there(server: Running) -> None:
    table, a, _ = await two_at_a_table(server)
    me, cookie = await a.get("/api/me"), a.http.cookies["caravanserai"]
    async with a.at(table) as socket:
        hello = await socket.until("hello")
        found = await a.post("/api/me/password", {"password": PASSWORD, "handle": "Anna"})
        assert (found["handle"], found["me"], [key["kind"] for key in found["keys"]]) == ("anna", me, ["password"])
        await answers(socket)
    assert a.http.cookies["caravanserai"] == cookie and await a.get("/api/me") == me
    assert hello["you"] == (await a.get(f"/api/tables/{table}"))["you"] == 0


async def test_signing_in_on_another_device_is_the_same_person_at_the_same_seat(server: Running) -> None:
    table, a, _ = await two_at_a_table(server)
    await a.post("/api/me/password", {"password": PASSWORD, "handle": "anna"})
    phone = server.visitor()
    assert await signs_in(phone, "@Anna") == await a.get("/api/me")
    async with phone.at(table) as socket:
        assert (await socket.until("hello"))["you"] == 0
    found = await phone.get("/api/me/account")
    assert len(found["devices"]) == 2 and [one["here"] for one in found["devices"]].count(True) == 1
    assert found["keys"][0]["used"] is not None


async def test_what_a_guest_did_comes_along(server: Running) -> None:
    anna = await account(server, "Anna", "anna")
    table, guest, _ = await two_at_a_table(server)
    before = guest.http.cookies["caravanserai"]
    me = await signs_in(guest, "anna")
    assert me == await anna.get("/api/me")
    assert guest.http.cookies["caravanserai"] != before
    for device in (guest, anna):
        assert [one["id"] for one in (await device.get("/api/mine"))["playing"]] == [table]
        async with device.at(table) as socket:
            assert (await socket.until("hello"))["you"] == 0
    stale = Visitor(server.url, Cookie=f"caravanserai={before}")
    assert await stale.get("/api/me") is None, "the guest's cookie of this browser is nobody's"


async def test_a_guest_may_be_left_behind(server: Running) -> None:
    await account(server, "Anna", "anna")
    table, guest, _ = await two_at_a_table(server)
    await signs_in(guest, "anna", bring=False)
    assert (await guest.get("/api/mine"))["playing"] == []
    async with guest.at(table) as socket:
        assert (await socket.until("hello"))["you"] == -1


async def test_both_at_one_table_see_one_hand_each(server: Running) -> None:
    table, a, b = await two_at_a_table(server)
    await a.post("/api/me/password", {"password": PASSWORD, "handle": "anna"})
    await signs_in(b, "anna")
    assert await a.get("/api/me") == await b.get("/api/me")
    for visitor, seat in ((a, 0), (b, 1)):
        async with visitor.at(table) as socket:
            hello = await socket.until("hello")
            assert hello["you"] == seat
        assert (await visitor.get(f"/api/tables/{table}"))["you"] == seat
        assert (await visitor.get("/api/mine"))["seats"] == {table: seat}
    third = server.visitor()
    await signs_in(third, "anna")
    async with third.at(table) as socket:
        assert (await socket.until("hello"))["you"] == 0


@pytest.mark.parametrize(("handle", "password"), [("anna", "not this one, sorry"), ("nobody", PASSWORD), ("", "")])
async def test_what_does_not_fit_changes_nothing_and_tells_nothing(server: Running, handle: str, password: str) -> None:
    await account(server, "Anna", "anna")
    guest = await server.guest("Guest")
    me = await guest.get("/api/me")
    problem = await signs_in(guest, handle, 403, password)
    assert (problem["code"], problem["args"]) == ("wrong-key", {})
    assert await guest.get("/api/me") == me


async def test_signing_out_ends_the_cookie_and_the_sockets(server: Running) -> None:
    table, a, _ = await two_at_a_table(server)
    await a.post("/api/me/password", {"password": PASSWORD, "handle": "anna"})
    phone = server.visitor()
    await signs_in(phone, "anna")
    stolen = Visitor(server.url, Cookie=f"caravanserai={phone.http.cookies['caravanserai']}")
    async with phone.at(table) as socket, a.at(table) as other:
        await socket.until("hello")
        await phone.post("/api/me/sign-out", {}, 204)
        assert (await socket.until("bye"))["code"] == "signed-out"
        await other.until("hello")
        await answers(other)
    assert await phone.get("/api/me") is None and await stolen.get("/api/me") is None
    assert await a.get("/api/me") is not None
    assert len((await a.get("/api/me/account"))["devices"]) == 1


async def test_signing_out_everywhere_else(server: Running) -> None:
    table, a, _ = await two_at_a_table(server)
    await a.post("/api/me/password", {"password": PASSWORD, "handle": "anna"})
    phone, tablet = server.visitor(), server.visitor()
    for device in (phone, tablet):
        await signs_in(device, "anna")
    link = (await a.post("/api/me/return-link"))["link"].partition("#return=")[2]
    async with tablet.at(table) as socket:
        await socket.until("hello")
        found = await phone.post("/api/me/devices/sign-out-others")
        assert (await socket.until("bye"))["code"] == "signed-out"
    assert [one["here"] for one in found["devices"]] == [True]
    assert await a.get("/api/me") is None and await tablet.get("/api/me") is None
    assert (await server.visitor().post("/api/me/return/look", {"token": link}, 409))["code"] == "return-link-dead"


async def test_devices_of_a_guest_who_turned_out_to_be_me_are_mine_to_sign_out(server: Running) -> None:
    table, guest, _ = await two_at_a_table(server)
    phones = [server.visitor(), server.visitor()]
    for phone in phones:
        link = (await guest.post("/api/me/return-link"))["link"].partition("#return=")[2]
        await phone.post("/api/me/return", {"token": link})
    link = (await guest.post("/api/me/return-link"))["link"].partition("#return=")[2]
    anna, other = await account(server, "Anna", "anna"), await account(server, "Other", "other")
    await signs_in(guest, "anna")
    listed = (await anna.get("/api/me/account"))["devices"]
    assert len(listed) == 4 and len((await other.get("/api/me/account"))["devices"]) == 1
    theirs = device_of(phones[0].http.cookies["caravanserai"])
    await anna.post("/api/me/devices/sign-out", {"id": theirs[:ID_LETTERS]})
    async with phones[1].at(table) as socket:
        assert (await socket.until("hello"))["you"] == 0
        assert await phones[0].get("/api/me") is None
        found = await anna.post("/api/me/devices/sign-out-others")
        assert (await socket.until("bye"))["code"] == "signed-out"
    assert [one["here"] for one in found["devices"]] == [True]
    assert await phones[1].get("/api/me") is None and await guest.get("/api/me") is None
    assert (await server.visitor().post("/api/me/return/look", {"token": link}, 409))["code"] == "return-link-dead"
    assert await other.get("/api/me") is not None


async def test_one_device_is_signed_out_from_another(server: Running) -> None:
    anna = await account(server, "Anna", "anna")
    phone = Visitor(server.url, **{"User-Agent": "Mozilla/5.0 (Android 14; Mobile) Firefox/130.0"})
    await signs_in(phone, "anna")
    (listed,) = [one for one in (await anna.get("/api/me/account"))["devices"] if not one["here"]]
    assert (listed["browser"], listed["system"]) == ("firefox", "android")
    other = await account(server, "Other", "other")
    await other.post("/api/me/devices/sign-out", {"id": listed["id"]}, 404)
    await anna.post("/api/me/devices/sign-out", {"id": listed["id"]})
    assert await phone.get("/api/me") is None


async def test_a_socket_elsewhere_is_cut_at_the_next_look(tmp_path: Path) -> None:
    """As at another node: only the store says that the device is signed out."""
    async with running(tmp_path, FakeTime()) as server:
        table, a, b = await two_at_a_table(server)
        async with a.at(table) as socket, b.at(table) as stays:
            await socket.until("hello")
            await stays.until("hello")
            signed = await server.house.sessions.signed(f"caravanserai={a.http.cookies['caravanserai']}", False)
            assert signed is not None
            await server.house.people.devices.end_here(signed.device)
            await server.house.revoking.look()
            assert (await socket.until("bye"))["code"] == "signed-out"
            await answers(stays)


async def test_who_has_no_key_is_told_before_signing_out(server: Running) -> None:
    guest = await server.guest("Guest")
    assert (await guest.post("/api/me/sign-out", {}, 409))["code"] == "no-key-yet"
    assert await guest.get("/api/me") is not None
    await guest.post("/api/me/sign-out", {"anyway": True}, 204)
    assert await guest.get("/api/me") is None
    await guest.post("/api/me/sign-out", {}, 204)


async def test_the_last_key_goes_only_with_a_word(server: Running) -> None:
    anna = await account(server, "Anna", "anna")
    (key,) = (await anna.get("/api/me/account"))["keys"]
    assert (await anna.post("/api/me/keys/remove", {"id": key["id"]}, 409))["code"] == "last-key"
    assert (await anna.post("/api/me/keys/remove", {"id": key["id"], "last": True}))["keys"] == []
    await signs_in(server.visitor(), "anna", 403)


async def test_a_code_leads_back_once(server: Running) -> None:
    guest = await server.guest("Guest")
    assert (await guest.post("/api/me/codes", status=409))["code"] == "key-first"
    anna = await account(server, "Anna", "anna")
    codes = (await anna.post("/api/me/codes"))["codes"]
    assert len(codes) == 10 and (await anna.get("/api/me/account"))["codes"] == 10
    phone = server.visitor()
    assert await phone.post("/api/me/sign-in/code", {"code": codes[0].lower()}) == await anna.get("/api/me")
    assert (await server.visitor().post("/api/me/sign-in/code", {"code": codes[0]}, 403))["code"] == "wrong-code"
    assert (await phone.get("/api/me/account"))["codes"] == 9


async def status_of(visitor: Visitor, handle: str) -> int:
    """What a wrong guess is answered with."""
    return (await visitor.http.post("/api/me/sign-in", json={"handle": handle, "password": "x"})).status_code


async def test_guesses_are_counted_by_person_and_by_address(tmp_path: Path) -> None:
    clock = FakeClock()
    async with running(tmp_path, ticking=clock, attempts_per_hour=30, proxies=("127.0.0.1",)) as server:
        anna = await account(server, "Anna", "anna")
        one = Visitor(server.url, **{"X-Forwarded-For": "10.0.1.0"})
        said = [await status_of(one, "Anna") for _ in range(12)]
        assert said == [403] * 10 + [429] * 2, "at one person, from one address"
        tries = [Visitor(server.url, **{"X-Forwarded-For": f"10.0.0.{number}"}) for number in range(42)]
        said = [await status_of(one, "Anna") for one in tries]
        assert said == [403] * 39 + [429] * 3, "from however many addresses; one was her own"
        assert (await signs_in(server.visitor(), "anna", 429))["code"] == "too-many-attempts"
        assert await anna.get("/api/me") is not None, "who is signed in stays so"
        clock.now += 3_600
        await signs_in(server.visitor(), "anna")
        one = server.visitor()
        said = [await status_of(one, f"nobody{number}") for number in range(41)]
        assert said.count(429) >= 1 and said[0] == 403, "from one address, whomever it tries"
        assert (await one.post("/api/me/sign-in/code", {"code": "0000"}, 429))["code"] == "too-many-attempts"


async def test_a_page_elsewhere_can_do_none_of_this(server: Running) -> None:
    anna = await account(server, "Anna", "anna")
    foreign = Visitor(server.url, Origin="https://elsewhere.example")
    foreign.http.cookies.update(anna.http.cookies)
    paths = ["password", "handle", "keys/remove", "codes", "sign-in", "sign-in/code", "sign-out", "devices/sign-out"]
    for path in [*paths, "devices/sign-out-others"]:
        assert (await foreign.post(f"/api/me/{path}", {}, 403))["code"] == "wrong-origin"
        plain = await anna.http.post(f"/api/me/{path}", content=b"{}", headers={"content-type": "text/plain"})
        assert plain.status_code == 415
    assert len((await anna.get("/api/me/account"))["keys"]) == 1


async def test_a_cookie_that_somebody_planted_is_not_the_one_after_signing_in(server: Running) -> None:
    """Session fixation: whoever knows the cookie of before has nothing."""
    anna = await account(server, "Anna", "anna")
    planted = await server.guest("Planted")
    victim = Visitor(server.url)
    victim.http.cookies.update(planted.http.cookies)
    await signs_in(victim, "anna")
    assert await victim.get("/api/me") == await anna.get("/api/me")
    assert await planted.get("/api/me") is None
    assert victim.http.cookies["caravanserai"] != planted.http.cookies["caravanserai"]


async def test_nobody_without_a_cookie_has_an_account(server: Running) -> None:
    stranger = server.visitor()
    assert (await stranger.get("/api/me/account", 401))["code"] == "no-person"
    for path, body in (("handle", {"handle": "anna"}), ("keys/remove", {"id": "x"}), ("codes", None)):
        assert (await stranger.post(f"/api/me/{path}", body, 401))["code"] == "no-person"


async def test_nobody_waits_while_passwords_are_compared(server: Running) -> None:
    """Argon2 never runs in the event loop: while all its threads are held, the house answers."""
    passwords = server.house.people.passwords
    free = threading.Event()
    held = [asyncio.ensure_future(passwords._in_thread(free.wait)) for _ in range(THREADS)]
    guest = await server.guest("Guest")
    trying = asyncio.ensure_future(signs_in(guest, "anna", 403))
    assert (await guest.get("/api/me"))["name"] == "Guest"
    assert not trying.done()
    free.set()
    await asyncio.gather(*held)
    assert (await trying)["code"] == "wrong-key"


async def test_what_the_owner_does_beside_an_open_house_is_heard_of(tmp_path: Path) -> None:
    time = FakeTime()
    async with running(tmp_path, time) as server:
        anna = await account(server, "Anna", "anna")
        other = await server.guest("Other")
        assert await anna.get("/api/me") is not None
        done = await asyncio.to_thread(run_here, "people", "reset", "anna", "--data", str(tmp_path))
        assert done.returncode == 0, done.stderr
        time.move(EVERY)

        async def is_nobody() -> bool:
            return await anna.get("/api/me") is None

        await eventually(is_nobody)
        assert await other.get("/api/me") is not None


async def test_who_the_owner_deletes_beside_an_open_house_leaves_their_seats_at_once(tmp_path: Path) -> None:
    time = FakeTime()
    async with running(tmp_path, time) as server:
        table, a, b = await two_at_a_table(server)
        done = await asyncio.to_thread(
            run_here, "people", "delete", (await a.get("/api/me"))["id"], "--data", str(tmp_path)
        )
        assert done.returncode == 0, done.stderr
        time.move(GONE_EVERY)

        async def has_left() -> bool:
            return bool((await b.get(f"/api/tables/{table}"))["seats"][0]["away"] == "left")

        await eventually(has_left)


async def test_with_a_return_link_a_guest_comes_along_only_if_they_say_so(server: Running) -> None:
    for bring in (False, True):
        table, guest, _ = await two_at_a_table(server)
        anna = await server.guest("Anna")
        link = (await anna.post("/api/me/return-link"))["link"].partition("#return=")[2]
        me = await guest.get("/api/me")
        before = guest.http.cookies["caravanserai"]
        body = {"token": link, "replace": me["id"], **({"bring": True} if bring else {})}
        assert await guest.post("/api/me/return", body) == await anna.get("/api/me")
        assert guest.http.cookies["caravanserai"] != before
        for device in (guest, anna):
            assert [one["id"] for one in (await device.get("/api/mine"))["playing"]] == [table] * bring
