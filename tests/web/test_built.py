"""The built page: what is served where, and how heavy it is. What needs a build is skipped without one."""

import gzip
import re
from pathlib import Path

import pytest

from caravanserai.web import built
from caravanserai.web.built import APP, is_built
from tests.web.conftest import Running

BUDGET = 100_000
needs_build = pytest.mark.skipif(not is_built(), reason="the page is not built: make frontend")


@needs_build
def test_the_first_screen_is_light() -> None:
    """The document, what it loads at once, and one language; fonts aside."""
    document = (APP / "index.html").read_text(encoding="utf-8")
    at_once = re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', document)
    language = next((APP / "assets").glob("en-*.js"))
    files = [APP / "index.html", language, *(APP / name for name in at_once)]
    assert len(at_once) >= 2
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) <= BUDGET


@needs_build
def test_nothing_in_the_document_is_inline_or_from_elsewhere() -> None:
    document = (APP / "index.html").read_text(encoding="utf-8")
    assert "<style" not in document and "style=" not in document
    assert re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", document) == []
    assert re.findall(r'(?:src|href)="(?!/)[^"]*"', document) == []


@needs_build
def test_korean_slices_wait_for_korean() -> None:
    document = (APP / "index.html").read_text(encoding="utf-8")
    assert "korean" not in document and "noto" not in document


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build of two files."""
    app = tmp_path / "app"
    (app / "assets").mkdir(parents=True)
    (app / "index.html").write_text("<!doctype html><title>The page</title>", encoding="utf-8")
    (app / "assets" / "index-abc.js").write_text("export {};" * 100, encoding="utf-8")
    monkeypatch.setattr(built, "APP", app)
    return app


ROUTER = Path(__file__).parents[2] / "frontend" / "src" / "ui" / "router.svelte.ts"
#: Pages of the router with nothing behind their name, and one of each of the others.
ALONE = re.findall(r'first === "(\w+)" && !second', ROUTER.read_text(encoding="utf-8"))
PLACES = ["/", "/table/x", "/replay/x", "/review/x", "/rules", "/rules/khiva", *(f"/{name}" for name in ALONE)]


@pytest.mark.anyio
@pytest.mark.parametrize("path", PLACES)
async def test_every_address_of_the_page_gives_the_document(server: Running, page: Path, path: str) -> None:
    answer = await server.visitor().http.get(path)
    assert answer.status_code == 200 and "The page" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "'unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.anyio
async def test_files_named_by_their_content_are_kept_for_ever(server: Running, page: Path) -> None:
    answer = await server.visitor().http.get("/assets/index-abc.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip" and answer.text == "export {};" * 100
    plain = await server.visitor().http.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == answer.text
    # What the build has packed is sent to those who can unpack it.
    (page / "assets" / "index-abc.js.br").write_bytes(b"packed")
    async with server.visitor().http.stream(
        "GET", "/assets/index-abc.js", headers={"accept-encoding": "gzip, br"}
    ) as to:
        assert to.headers["content-encoding"] == "br" and to.headers["content-type"].startswith("text/javascript")
        assert b"".join([part async for part in to.aiter_raw()]) == b"packed"


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/..%2findex.html", "/assets/%2e%2e", "/icon.svg"])
async def test_nothing_else_is_served(server: Running, page: Path, path: str) -> None:
    assert (await server.visitor().http.get(path)).status_code == 404


@pytest.mark.anyio
async def test_a_person_who_is_lost_gets_a_page_and_a_program_an_error(server: Running, page: Path) -> None:
    person = await server.visitor().http.get("/nowhere", headers={"accept": "text/html,*/*"})
    assert person.status_code == 404 and "The page" in person.text
    assert (await server.visitor().get("/nowhere", 404))["code"] == "no-such-page"
    api = await server.visitor().http.get("/api/nowhere", headers={"accept": "text/html"})
    assert api.json()["code"] == "no-such-page"


@pytest.mark.anyio
async def test_without_a_build_the_plain_page_stands(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(built, "APP", tmp_path / "nothing")
    assert "Caravanserai" in (await server.visitor().http.get("/")).text
    assert (await server.visitor().http.get("/settings")).status_code == 404


@pytest.mark.anyio
async def test_a_finished_game_is_told_again_to_each_seat(server: Running) -> None:
    person = await server.guest("Guest A")
    table = await person.opens(3, bots={"1": "random", "2": "greedy"})
    path = f"/api/tables/{table}/replay"
    assert (await person.get(path, 409))["code"] == "not-over"
    assert (await person.get(path, 409, open=True))["code"] == "not-over"
    async with person.at(table) as socket:
        await socket.plays()
    for seat in (-1, 0, 2):
        replay = await person.get(path, seat=seat)
        assert replay["names"] == ["Guest A", "", ""] and replay["seat"] == seat
        views = [step["view"] for step in replay["steps"]]
        assert replay["steps"][0]["waiting"] == [0, 1, 2] and replay["steps"][-1]["waiting"] == []
        assert views[-1]["phase"] == "over" and all(view["phase"] != "setup" for view in views)
        assert all((view["own"] is None) == (seat < 0) for view in views)
        heard = {event["type"] for step in replay["steps"] for event in step["events"]}
        assert ("CardsDealt" in heard) == (seat >= 0)
    opened = await server.visitor().get(path, open=True)
    assert opened["open"] is True
    for step in opened["steps"]:
        hands = [own["hand"] for own in step["view"]["all_own"]]
        assert [len(hand) for hand in hands] == [seat["hand_size"] for seat in step["view"]["seats"]]
    given = [event for step in opened["steps"] for event in step["events"] if event["type"] == "CardsGiven"]
    assert {event["seat"] for event in given} == {0, 1, 2}
    assert (await person.get(path, 409, seat=3))["code"] == "no-such-seat"
    assert (await person.get("/api/tables/nowhere/replay", 404))["code"] == "no-such-table"
