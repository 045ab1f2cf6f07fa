"""Whatever comes at the edge of the house: names, numbers, kinds of bodies, frames in any order, half of a request."""

import asyncio
import unicodedata
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from caravanserai.engine.game import GAMES
from caravanserai.engine.refusal import Refused
from caravanserai.people.mail import read_address
from caravanserai.tables.fold.letters import INVISIBLE, MOST_MARKS
from caravanserai.tables.fold.nonces import check_nonce
from caravanserai.tables.live.chat import MAX_LENGTH, cleaned
from caravanserai.web.connections import HEAD_LIMIT
from caravanserai.web.errors import Problem
from caravanserai.web.known import KnownDevices
from caravanserai.web.session import LONGEST_NAME, clean_name, cookies_in
from tests.fuzz.house import CASES, FuzzedHouse, fuzzing
from tests.waiting import SECONDS
from tests.web.raw import Raw

#: Of each kind.
EACH = CASES // 40

odd_letters = st.sampled_from("\u3164\u115f\u034f\u0301\u20dd\u200b\u2800\ufe0f\u202ea1é ๆ")
huge = st.integers() | st.sampled_from([10**30, -(10**30), 2**63, 2**64, 10**400]) | st.integers(-3, 7)
kinds = st.sampled_from(
    ["application/json", "text/plain", "", "application/x-www-form-urlencoded", "application/json ;x"]
)


@fuzzing(2 * EACH)
@given(st.text(max_size=30) | st.text(odd_letters, max_size=26))
def test_any_name(name: str) -> None:
    """It is taken in a form that can be read, or refused."""
    try:
        taken = clean_name(name)
    except Refused:
        return
    marks = "".join("m" if unicodedata.category(c) == "Mn" else "." for c in unicodedata.normalize("NFD", taken))
    assert 1 <= len(taken) <= LONGEST_NAME and taken.isprintable() and not INVISIBLE.search(taken)
    assert "m" * (MOST_MARKS + 1) not in marks and clean_name(taken) == taken


@fuzzing(2 * EACH)
@given(st.text(max_size=400) | st.text(odd_letters, max_size=60))
def test_anything_that_is_said(text: str) -> None:
    """It is said on one line, in letters that can be seen, or refused."""
    try:
        said = cleaned(text)
    except Refused:
        return
    marks = "".join("m" if unicodedata.category(c) in ("Mn", "Me") else "." for c in unicodedata.normalize("NFD", said))
    assert (
        1 <= len(said) <= MAX_LENGTH and not INVISIBLE.search(said) and not any(c in said for c in "\n\r\u2028\u202e")
    )
    assert "m" * (MOST_MARKS + 1) not in marks and cleaned(said) == said


@fuzzing(EACH)
@given(before=st.lists(st.text(max_size=20)), after=st.lists(st.text(max_size=20)), secure=st.booleans())
def test_our_cookie_among_any_others(before: list[str], after: list[str], secure: bool) -> None:
    ours = "__Host-caravanserai=token.signature" if secure else "caravanserai=token.signature"
    assert "token.signature" in cookies_in(";".join([*before, ours, *after]), secure)


@fuzzing(EACH)
@given(
    text=st.text(max_size=60) | st.text("a@.-,<> \n\0é", max_size=30), lines=st.lists(st.text(max_size=40), max_size=4)
)
def test_any_mail_address_and_any_cookie_of_a_known_device(text: str, lines: list[str]) -> None:
    """An address that mail can go to and nothing but, or a refusal; nobody is known by what the house did not sign."""
    known, header = KnownDevices(b"key"), "; ".join(f"caravanserai-known={line}" for line in [text, *lines])
    assert known.number(header, False, "p1") is None
    assert known.number(f"caravanserai-known={known.cookie(header, False, 'p1')}", False, "p1") is not None
    try:
        address = read_address(text)
    except Refused:
        return
    assert address.isascii() and address.isprintable() and address.count("@") == 1
    assert not any(c in address for c in ', <>;:"') and read_address(address) == address


@fuzzing(EACH)
@given(nonce=st.text(max_size=70) | st.text("0aZ", min_size=14, max_size=66), promised=st.text(max_size=64))
def test_any_nonce_but_the_one_that_was_promised(nonce: str, promised: str) -> None:
    """Whatever is sent, only what gives the hash is a nonce."""
    for nonce_hash in (promised, "0" * 64, ""):
        try:
            check_nonce(nonce, nonce_hash)
        except Refused:
            continue
        raise AssertionError(nonce)


@fuzzing(EACH)
@given(token=st.text(max_size=110), replace=st.none() | st.text(max_size=110), kind=kinds, look=st.booleans())
def test_any_return_link(house: FuzzedHouse, token: str, replace: str | None, kind: str, look: bool) -> None:
    """Nobody becomes another by anything but a link, and none is guessed."""
    body: dict[str, Any] = {"token": token} if look else {"token": token, "replace": replace}

    async def ask() -> Any:
        before = await house.stranger.get("/api/me")
        path = "/api/me/return/look" if look else "/api/me/return"
        content = msgspec.json.encode(body)
        answer = await house.stranger.http.post(path, content=content, headers={"content-type": kind})
        assert await house.stranger.get("/api/me") == before and "set-cookie" not in answer.headers
        return answer

    answer = house.do(ask())
    code = msgspec.json.decode(answer.content, type=Problem).code
    wanted = {"return-link-dead", "unreadable-body"} if kind.startswith("application/json") else {"not-json"}
    assert code in wanted, (body, answer.text)


@fuzzing(EACH)
@given(number=huge, other=huge, kind=kinds, game=st.sampled_from(GAMES), pick=st.integers(0, 5))
def test_any_number_in_any_kind_of_body(
    house: FuzzedHouse, number: int, other: int, kind: str, game: str, pick: int
) -> None:
    table = house.tables[game]
    path, body = [
        ("/api/tables", {"setting": {"game": game, "seats": number, "bots": {str(other): "greedy"}}}),
        ("/api/tables", {"setting": {"game": game, "seats": 3, "clock": {"type": "live", "bank": number}}}),
        (f"/api/tables/{table}/sit", {"seat": number}),
        (f"/api/tables/{table}/bot", {"seat": number, "bot": "greedy"}),
        (f"/api/tables/{table}/take-over", {"seat": number}),
        (f"/api/tables/{table}/play-on", {"step": number, "seat": other, "bot": "greedy"}),
    ][pick]

    async def ask() -> Any:
        content = msgspec.json.encode(body)
        return await house.stranger.http.post(path, content=content, headers={"content-type": kind})

    answer = house.do(ask())
    assert answer.status_code < 500, (path, body, answer.text)
    if answer.status_code >= 400:
        assert msgspec.json.decode(answer.content, type=Problem).sentence
    if not kind.startswith("application/json"):
        assert answer.status_code == 415
    house.nothing_changed()


frames = st.lists(
    st.tuples(
        st.sampled_from([*Opcode]), st.booleans(), st.integers(0, 130) | st.sampled_from([0, 126, 70_000]),
        st.integers(1, 60), st.booleans(),
    ),
    min_size=1,
    max_size=6,
)  # fmt: skip


@fuzzing(EACH)
@given(sent=frames, game=st.sampled_from(GAMES), reads=st.booleans())
def test_frames_of_any_kind_in_any_order(house: FuzzedHouse, sent: list[Any], game: str, reads: bool) -> None:
    """Each is a message, is ignored, or ends the line; nothing piles up for who does not read."""

    async def tell() -> None:
        connections = house.running.house.connections
        async with Raw(house.running.url) as raw:
            assert await raw.upgrade(house.tables[game], house.stranger) == 101
            if not reads:
                raw.writer.transport.pause_reading()
            for opcode, fin, size, times, masked in sent:
                frame = bytearray(Frame(Opcode.TEXT, b"x" * size).serialize(mask=masked))
                frame[0] = (0x80 if fin else 0) | opcode
                await raw.write(bytes(frame) * times)
                assert all(one.transport.get_write_buffer_size() < 1_000_000 for one in connections.open)
        await gone(house)

    house.do(tell())
    house.nothing_changed()


@fuzzing(EACH)
@given(
    head=st.sampled_from(["GET / HTTP/1.1", "POST /api/me HTTP/1.1", "POST /api/tables HTTP/1.0", "X", "GET  /x", ""]),
    lines=st.lists(st.text(st.characters(max_codepoint=255), max_size=40) | st.sampled_from(
        ["Content-Length: 9", "Transfer-Encoding: chunked", "Content-Type: application/json", "Expect: 100-continue",
         "Connection: Upgrade", "Upgrade: websocket", "Content-Length: -1", f"X: {'y' * HEAD_LIMIT}"]), max_size=5),
    body=st.binary(max_size=30),
    part=st.floats(0, 1),
)  # fmt: skip
def test_any_part_of_a_request(house: FuzzedHouse, head: str, lines: list[str], body: bytes, part: float) -> None:
    """Whoever goes away in the middle of it leaves nothing behind."""
    whole = "\r\n".join([head, *lines, "", ""]).encode("latin-1") + body

    async def say() -> None:
        async with Raw(house.running.url) as raw:
            await raw.write(whole[: round(part * len(whole))])
        await gone(house)

    house.do(say())


async def gone(house: FuzzedHouse) -> None:
    """Until no connection is open but those that are kept for the next request."""
    async with asyncio.timeout(SECONDS):
        while any(one.transport.is_closing() for one in house.running.house.connections.open):
            await asyncio.sleep(0)
