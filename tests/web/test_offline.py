"""Playing offline, as the house sees it: what there is to fetch, and the games that come back."""

import asyncio
import gzip
import io
import json
import sqlite3
import subprocess
import sys
import zipfile
from pathlib import Path

import msgspec
import pytest

from caravanserai.web import built
from caravanserai.web.folder import Folder
from caravanserai.web.offline_http import packed_rules
from tests.solo.test_solo import Page
from tests.web.conftest import Running
from tests.web.test_http import code

pytestmark = pytest.mark.anyio

#: Only what is in the pack, msgspec and Python itself: a game begins, and a bot answers.
ALONE = """
import sys
sys.path[:] = [path for path in sys.path if "site-packages" not in path and "/src" not in path] + sys.argv[1:]
from caravanserai.solo.browser import open_house
house = open_house(lambda lang, message, args: message)
import json
for game in ("khiva", "kilim", "samarkand"):
    wanted = {"game": game, "seats": 3, "level": "level3", "name": "Guest 1"}
    made = json.loads(house.ask("POST", "/api/tables", json.dumps(wanted), "en"))
    house.go_on(made["body"]["id"])
    assert json.loads(house.ask("GET", f"/api/rulebooks/{game}/fr", "", "en"))["status"] == 200
assert json.loads(house.ask("GET", "/api/lessons", "", "en"))["body"]
known = {name.partition(".")[0] for name in sys.modules}
assert not known & {"fluent", "litestar", "filelock", "platformdirs", "sqlalchemy", "numba", "numpy"}, known
print("played")
"""


@pytest.fixture(scope="module")
def played() -> dict:
    page = Page()
    table = page.open(game="khiva", seats=2)
    page.play(table)
    return json.loads(page.sent(table))


def test_the_pack_has_all_that_the_rules_need(tmp_path: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(packed_rules()[1])) as pack:
        pack.extractall(tmp_path / "rules")
        assert not [name for name in pack.namelist() if "/web/" in name or "/people/" in name or "__pycache__" in name]
    packages = tmp_path / "packages"
    packages.mkdir()
    (packages / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    run = (sys.executable, "-I", "-S", "-c", ALONE, str(tmp_path / "rules"), str(packages))
    done = subprocess.run(run, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "played\n", done.stderr


async def test_a_game_comes_back_and_is_a_table_like_any_other(server: Running, played: dict) -> None:
    guest, other = await server.guest("Guest A"), await server.guest("Guest B")
    made = await guest.post("/api/offline/games", played, 201)
    assert await guest.post("/api/offline/games", played, 201) == made
    table = f"/api/tables/{made['id']}"
    card = await guest.get(table)
    assert (card["status"], card["you"], card["public"], card["rated"]) == ("over", 0, False, False)
    record = await other.get(f"{table}/record")
    assert record["seats"] == ["Guest A", "bot level1"] and record["result"] == played["result"]
    assert (await other.get(f"{table}/replay?open=true"))["steps"]
    assert [one["id"] for one in (await guest.get("/api/mine"))["finished"]] == [made["id"]]
    assert (await other.get("/api/mine"))["finished"] == []
    assert await other.get("/api/games") == []
    profile = await guest.get("/api/me/profile")
    assert (profile["records"], profile["rivals"], profile["days"]) == ([], [], 0)
    assert (await guest.get(f"{table}/review"))["review"] is None
    async with guest.at(made["id"]) as socket:
        await socket.plays()
        assert socket.hello["stage"] == {"kind": "offline", "key": played["table"]}
    theirs = await other.post("/api/offline/games", played, 201)
    assert theirs["id"] != made["id"]


async def test_what_is_no_such_game_is_refused(server: Running, played: dict) -> None:
    guest = await server.guest("Guest A")
    path = "/api/offline/games"
    assert await code(guest, path, played | {"result": {"scores": [99, 0], "ranks": [1, 2]}}, 400) == "bad-offline-game"
    assert await code(guest, path, played | {"moves": played["moves"][1:]}, 400) == "bad-offline-game"
    assert await code(guest, path, played | {"rules": 99}, 409) == "offline-other-rules"
    assert await code(guest, path, played | {"secret": "x"}, 400) == "unreadable-body"
    assert await code(guest, path, played | {"rated": True}, 400) == "unreadable-body"
    assert await code(guest, path, played | {"secret": played["secret"] + "\n"}, 400) == "unreadable-body"
    for odd in ("", "a\0b", "\u202etxt", "<b>", "offline-1\n", "x" * 65):
        assert await code(guest, path, played | {"table": odd}, 400) == "unreadable-body"
    assert await code(guest, path, played | {"seat": 1}, 400) == "bad-offline-game"
    assert await code(guest, path, played | {"seats": 3}, 400) == "bad-offline-game"
    assert (await guest.get("/api/mine"))["finished"] == []


async def test_one_game_sent_many_times_at_once_is_one_table(server: Running, played: dict) -> None:
    """From two tabs, or by who hopes for a gap. A game that is over is nobody's to attend to afterwards."""
    guest = await server.guest("Guest A")
    made = await asyncio.gather(*(guest.post("/api/offline/games", played, 201) for _ in range(6)))
    assert len({one["id"] for one in made}) == 1
    assert [one["id"] for one in (await guest.get("/api/mine"))["finished"]] == [made[0]["id"]]
    with sqlite3.connect(Folder(server.house.settings.folder).database) as db:
        assert db.execute("SELECT count(*) FROM attention").fetchone() == (0,)


async def test_what_a_browser_fetches(server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built, "APP", tmp_path)
    http = server.visitor().http
    assert (await http.get("/api/offline")).json() is None
    (tmp_path / "offline" / "abc").mkdir(parents=True)
    (tmp_path / "offline" / "abc" / "python.wasm.gz").write_bytes(gzip.compress(b"python"))
    files = [{"path": "/offline/abc/python.wasm", "bytes": 26, "size": 6}]
    (tmp_path / "offline.json").write_text(json.dumps({"set": "abc", "files": files}))
    (tmp_path / "offline.json.gz").write_bytes(b"secret")
    first, rules = (await http.get("/api/offline")).json()["files"]
    assert first == files[0]
    for path, content in ((first["path"], b"python"), (rules["path"], packed_rules()[1])):
        for accepted in ("gzip", "identity"):
            answer = await http.get(path, headers={"accept-encoding": accepted})
            assert answer.status_code == 200 and answer.content == content
            assert answer.headers["cache-control"] == built.FOREVER
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self' 'wasm-unsafe-eval'" in policy and "'unsafe-eval'" not in policy
    for path in (
        "/offline/abc/other",
        "/offline/x/rules.zip",
        "/offline/../offline.json",
        "/offline/%2e%2e/offline.json",
        f"/offline/{'x' * 300}/rules.zip",
        f"/offline/abc/{'x' * 300}",
        f"/assets/{'x' * 300}",
    ):
        answer = await http.get(path, headers={"accept": "text/html"})
        assert answer.status_code == 404, path
        assert "wasm" not in answer.headers["content-security-policy"], "the page says so, and has no more rights there"
    assert "wasm" not in (await http.get("/")).headers["content-security-policy"]
