"""Games on one's own device: the tables of a house without a house, and what the house makes of such a game later."""

import json
import random

import msgspec
import pytest

from caravanserai.engine.found import at_home
from caravanserai.engine.game import game
from caravanserai.engine.record import read_record
from caravanserai.engine.refusal import Refused
from caravanserai.engine.verify import verify
from caravanserai.lessons.lesson import lesson, lessons
from caravanserai.solo.house import SoloHouse
from caravanserai.strings import Speaker
from caravanserai.tables.fold.offline import OfflineGame, played_again
from caravanserai.tables.fold.records import record_of
from caravanserai.tables.log.store import Stored

NOW = 1_700_000_000_000


class Page:
    """What a browser does: it keeps what it is given to keep, and only then looks at what it is told."""

    def __init__(self, seed: int = 1) -> None:
        self.house = SoloHouse(Speaker, lambda: NOW)
        self.kept: dict[str, dict] = {}
        self.random = random.Random(seed)
        self.frames: list[dict] = []

    def ask(self, method: str, path: str, body: object = None, status: int = 200):
        answer = json.loads(self.house.ask(method, path, "" if body is None else json.dumps(body), "en"))
        assert answer["status"] == status, answer
        if answer["made"]:
            self.kept[answer["made"]["id"]] = answer["made"]
        return answer["body"]

    def open(self, **wanted) -> str:
        return self.ask("POST", "/api/tables", {"seats": 3, "level": "level1", "name": "Guest 1", **wanted}, 201)["id"]

    def take(self, table: str, told: str) -> None:
        step = json.loads(told)
        lines = self.kept[table]["lines"]
        assert [line[0] for line in step["lines"]] == [*range(len(lines), len(lines) + len(step["lines"]))]
        lines += step["lines"]
        self.frames += step["frames"]

    def say(self, table: str, **message) -> list[dict]:
        self.frames = []
        self.take(table, self.house.hear(table, json.dumps(message), "en"))
        return self.frames

    def go_on(self, table: str) -> None:
        while (told := self.house.go_on(table)) is not None:
            self.take(table, told)

    def reload(self, table: str) -> None:
        """Another page, which has nothing but what was kept."""
        self.house = SoloHouse(Speaker, lambda: NOW)
        self.house.read(json.dumps(self.kept[table]))

    def hello(self, table: str, last: int | None = None) -> dict:
        return json.loads(self.house.hello(table, last))

    def any_move(self, table: str):
        at = self.house.tables[table].table
        return msgspec.to_builtins(self.random.choice(at.rules.offers(at.g, at.seat_of("me"))))

    def play(self, table: str, reload_at: int = -1) -> None:
        """To the end, with any answers."""
        for number in range(2_000):
            self.go_on(table)
            if number == reload_at:
                before = self.hello(table, 0)
                self.reload(table)
                assert self.hello(table, 0) == before
            hello = self.hello(table)
            if hello["now"]["status"] == "over":
                return
            told = self.say(
                table,
                type="answer",
                ask=hello["now"]["ask"]["id"],
                move_id=f"m{number}",
                move=self.any_move(table),
            )
            assert told[-1]["type"] == "taken"
        raise AssertionError("it did not end")

    def sent(self, table: str) -> bytes:
        return self.house.to_send(table).encode()


@pytest.fixture(scope="module", params=at_home())
def finished(request) -> tuple[Page, str]:
    page = Page()
    table = page.open(game=request.param, seats=game(request.param).seat_counts[0], level="level2")
    page.play(table, reload_at=3)
    return page, table


def test_a_game_on_a_device_is_an_ordinary_record(finished):
    page, table = finished
    record = read_record(json.dumps(page.ask("GET", f"/api/tables/{table}/record")).encode())
    verdict = verify(record)
    assert verdict.fair and verdict.sealed
    assert record.seats[0] == "Guest 1" and record.seats[1] == "bot level2"
    replay = page.ask("GET", f"/api/tables/{table}/replay?open=true")
    assert replay["table"] == table and replay["steps"]


def test_the_house_plays_it_again_and_comes_to_the_same(finished):
    page, table = finished
    mine = page.ask("GET", f"/api/tables/{table}/record")
    again, rows = played_again(page.sent(table), "there", "somebody", "Berta", NOW)
    theirs = record_of(Stored("there", again.secret, rows))
    verify(theirs)
    assert msgspec.to_builtins(theirs.steps) == msgspec.to_builtins(read_record(json.dumps(mine).encode()).steps)
    assert theirs.seats[0] == "Berta"
    opened = again.opened
    assert opened.stage.kind == "offline" and not opened.setting.rated and not opened.setting.public


def test_what_was_tampered_with_is_refused(finished):
    page, table = finished
    sent = msgspec.json.decode(page.sent(table), type=OfflineGame)
    scores = (sent.result.scores[0] + 1, *sent.result.scores[1:])
    better = msgspec.structs.replace(sent.result, scores=scores)
    first = sent.moves[0]
    for change, reason in (
        ({"result": better}, "ends otherwise"),
        ({"secret": "0" * 64}, ""),
        ({"moves": sent.moves[:-1]}, "ends otherwise"),
        ({"moves": (msgspec.structs.replace(first, seat=77), *sent.moves[1:])}, "answer 1 is of no seat"),
        ({"bots": {**sent.bots, 1: "level5"}}, "levels 1 to 3"),
        ({"game": "chess"}, "levels 1 to 3"),
    ):
        with pytest.raises(Refused) as refused:
            played_again(msgspec.json.encode(msgspec.structs.replace(sent, **change)), "there", "me", "Guest 1", NOW)
        assert refused.value.refusal.code == "bad-offline-game"
        assert reason in str(refused.value.refusal.args["reason"])
    with pytest.raises(Refused, match="offline-other-rules"):
        played_again(msgspec.json.encode(msgspec.structs.replace(sent, rules=99)), "there", "me", "Guest 1", NOW)
    with pytest.raises(Refused, match="bad-offline-game"):
        played_again(b"[1]", "there", "me", "Guest 1", NOW)


def test_another_game_with_the_same_rivals(finished):
    page, table = finished
    made = page.ask("POST", f"/api/tables/{table}/rematch", {}, 201)["id"]
    assert made != table
    hello = page.hello(made)
    assert hello["now"]["status"] == "playing" and hello["stage"] == {"kind": "offline", "key": made}
    page.ask("POST", f"/api/tables/{made}/rematch", {}, 409)


def test_an_answer_that_the_rules_do_not_take_changes_nothing():
    page = Page()
    table = page.open(game="khiva")
    page.go_on(table)
    ask = page.hello(table)["now"]["ask"]["id"]
    lines = len(page.kept[table]["lines"])
    [frame] = page.say(table, type="answer", ask=ask, move_id="m", move={"type": "Nothing"})
    assert frame["type"] == "refused" and frame["sentence"] and frame["of"] == "m"
    assert len(page.kept[table]["lines"]) == lines
    move = page.any_move(table)
    for _ in range(2):  # said twice, it is taken once
        assert page.say(table, type="answer", ask=ask, move_id="n", move=move)[-1]["type"] == "taken"
    assert len(page.kept[table]["lines"]) == lines + 1
    assert page.say(table, type="ping", t=7) == [{"type": "pong", "t": 7}]
    assert page.say(table, type="say", text="nobody hears this") == []


def test_what_cannot_be_played_is_refused():
    page = Page()
    for wrong in ({"game": "chess"}, {"seats": 9}, {"seats": 1}, {"level": "level5"}, {"level": "random"}):
        wanted = {"game": "khiva", "seats": 3, "level": "level1", "name": "Guest 1", **wrong}
        answer = json.loads(page.house.ask("POST", "/api/tables", json.dumps(wanted), "en"))
        assert answer["status"] >= 400 and answer["body"]["sentence"], wrong
    for path in ("/api/tables/offline-0/record", "/api/me", "/api/tables/elsewhere/record"):
        page.ask("GET", path, status=404)


def test_lessons_and_rulebooks_without_a_house():
    page = Page()
    assert len(page.ask("GET", "/api/lessons")) >= sum(len(lessons(key)) for key in at_home())
    key = at_home()[0]
    first = lessons(key)[0]
    table = page.ask("POST", f"/api/lessons/{key}/{first.key}", status=201)["id"]
    page.go_on(table)
    told = page.ask("GET", f"/api/tables/{table}/lesson")
    assert told["standing"] == "going" and told["story"] and told["lesson"]["key"] == first.key
    solved = lesson(key, first.key).solution
    for number, move in enumerate(solved):
        ask = page.hello(table)["now"]["ask"]["id"]
        page.say(table, type="answer", ask=ask, move_id=f"m{number}", move=json.loads(bytes(move)))
        page.go_on(table)
    if solved:
        assert page.ask("GET", f"/api/tables/{table}/lesson")["standing"] == "reached"
    assert page.ask("GET", f"/api/rulebooks/{key}/ko")["sections"]
