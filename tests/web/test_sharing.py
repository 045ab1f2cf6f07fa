"""What a link to a table says in a chat: of a game that is over its result, of any other nothing but the game."""

import re
import struct
from html import unescape

import pytest

from caravanserai.pictures.loom import woven
from caravanserai.tables.workers import folds
from caravanserai.web import picture as pictures
from caravanserai.web.built import is_built
from caravanserai.web.picture import HIGH, POINTS, WIDE, Result, drawable, svg_of
from tests.web.conftest import Running

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(not is_built(), reason="the page is not built: make frontend"),
]
TAG = re.compile(r'<meta (?:property|name)="((?:og|twitter):[a-z:_]+)" content="([^"]*)" />')


async def tags(server: Running, path: str) -> dict[str, str]:
    """As a chat reads them, which is nobody."""
    answer = await server.visitor().http.get(path, headers={"accept": "text/html"})
    assert answer.status_code == 200 and answer.text.count("</head>") == 1
    return {name: unescape(text) for name, text in TAG.findall(answer.text)}


async def needed(server: Running, table: str, *names: str) -> set[str]:
    """Which of these files the document of a table has fetched ahead."""
    document = (await server.visitor().http.get(f"/table/{table}")).text
    found = re.findall(rf'<link [^>]*href="(/assets/({"|".join(names)})-[^"]+)"', document)
    assert all([(await server.visitor().http.get(file)).status_code == 200 for file, _ in found])
    return {name for _, name in found}


async def test_a_link_shows_a_result_only_when_the_game_is_over(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = await server.guest("Anna & Co")
    table = await person.opens(2, bots={1: "greedy"})
    running = await tags(server, f"/table/{table}")
    assert running["og:title"] == "A table of Khiva" and "og:image" not in running
    assert "Anna" not in str(running)
    # What a table needs is named in the document, and is there; a rail only where there is room for one.
    assert await needed(server, table, "khiva", "TablePage", "WaitingRoom") == {"TablePage", "khiva"}
    assert await needed(server, table, "later") == {"later"}
    waiting = await person.opens(2)
    assert await needed(server, waiting, "khiva", "WaitingRoom") == {"khiva", "WaitingRoom"}
    async with person.at(table) as socket:
        await socket.plays()
    for page in ("table", "replay", "review", "embed"):
        over = await tags(server, f"/{page}/{table}")
        assert over["og:title"].startswith("Khiva: ") and "Anna & Co" in over["og:description"]
    picture = await server.visitor().http.get(re.sub(r"^https?://[^/]+", "", over["og:image"]))
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert over["og:image"].endswith("?lang=en") and picture.headers["vary"] == "accept-language"
    assert struct.unpack(">II", picture.content[16:24]) == (WIDE, HIGH)
    # Who makes a preview may ask for the head of it first.
    for path, kind in ((f"/table/{table}", "text/html"), (f"/picture/{table}.png", "image/png"), ("/", "text/html")):
        head = await server.visitor().http.head(path)
        whole = await server.visitor().http.get(path)
        assert head.status_code == 200 and head.headers["content-type"].startswith(kind) and not head.content
        assert head.headers["content-length"] == whole.headers["content-length"]
    assert (await server.visitor().http.head(f"/picture/{table}x.png")).status_code == 404
    # In another language, and with what a review has found.
    korean = await server.visitor().http.get(f"/picture/{table}.png?lang=ko")
    assert korean.status_code == 200 and korean.content != picture.content
    for wrong in (f"/picture/{table}", f"/picture/{table}.svg", f"/picture/{table}x.png"):
        assert (await server.visitor().http.get(wrong)).status_code == 404
    # Whoever has no place left for what must be looked up still gets what was found before.
    monkeypatch.setattr(folds, "MOST_EACH", 0)
    assert (await server.visitor().get(f"/api/tables/{table}/last-turn", 429))["code"] == "too-many-lookups"
    assert (await server.visitor().http.get(f"/picture/{table}.png?lang=ko")).content == korean.content
    # Nothing of what there is not, and the page all the same.
    assert await tags(server, f"/table/{table}x") == {}


async def test_a_deal_that_others_can_still_play_is_not_shown(server: Running) -> None:
    person = await server.guest("Anna")
    table = (await person.post("/api/daily/khiva"))["id"]
    async with person.at(table) as socket:
        await socket.plays()
    assert await tags(server, f"/replay/{table}") == {}
    assert (await server.visitor().http.get(f"/picture/{table}.png")).status_code == 403


async def test_only_the_replay_for_pages_of_others_may_stand_in_a_frame(server: Running) -> None:
    visitor = server.visitor()
    embedded = (await visitor.http.get("/embed/x")).headers
    assert "frame-ancestors *" in embedded["content-security-policy"] and "x-frame-options" not in embedded
    for path in ("/", "/replay/x", "/table/x", "/embed", "/embed/x/y", "/embed/../settings"):
        headers = (await visitor.http.get(path)).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"], path
        assert headers["x-frame-options"] == "DENY"


def test_names_cannot_break_the_picture() -> None:
    names = ('<b>&\x01"\u202e', "–")
    drawn = svg_of(Result("en", "Khiva", "2026-11-18", names, names, (3, -4), (1, 2)), woven((3, -4)), "A. " * 90)
    assert "&lt;b&gt;&amp;&quot;<" in drawn and "\x01" not in drawn and 'height="-' not in drawn
    assert "−4" in drawn
    # Letters as wide as two are fewer, beside the points and in a line of the moment.
    wide = "W" * 24
    drawn = svg_of(Result("en", "Khiva", "2026-11-18", (wide,), (wide,), (100,), (1,)), "", f"{wide} {wide}")
    assert ">WWWWWWW…<" in drawn and drawn.count(f">{wide}<") == 2
    assert drawable("🐫 Zoë ❤️ 이름 👩‍🚀") == "Zoë 이름" and drawable("🎉") == ""


def test_no_name_runs_into_the_points() -> None:
    # Letters wider than any that were thought of: what is left of them ends before the points.
    for wide in ("ǅ" * 24, "\u1671" * 24, "‱a" * 12, "\ufdfa" * 24):
        name = drawable(wide)
        drawn = svg_of(Result("en", "Khiva", "2026-11-18", (name,), (name,), (-100,), (1,)), "", "")
        box = re.search(r'<svg x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="[\d.]+"><text x="0"', drawn)
        assert box and sum(map(float, box.groups())) < POINTS - 4 * 0.6 * 36
        # Nor does one that is spelled out make the sentence under it too small to be read.
        assert len(name) <= 24


def test_letters_that_no_font_of_the_machine_has_are_no_boxes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "SYSTEM_FONTS", ())
    assert drawable("Łukasz Özgür – 이름 (2)") == "Łukasz Özgür – 이름 (2)"
    # Plain where they are only dressed up, else a dot for all that stand together; nothing but dots is no name.
    assert drawable("Ａｎｎａ 𝓑𝓸") == "Anna Bo"
    assert drawable("Anna 日本 Ωm") == "Anna · ·m"
    assert drawable("日本 Ω") == "" and drawable("–") == "–"
