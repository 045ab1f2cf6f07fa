"""The house on a device: the roads that a page asks for, answered here, and the tables that they lead to."""

import re
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import msgspec
from msgspec import Struct

from caravanserai.engine.game import GAMES, game
from caravanserai.engine.refusal import UNREADABLE, Refusal, Refused
from caravanserai.lessons.goals import judge
from caravanserai.lessons.lesson import lesson, lessons
from caravanserai.strings import LANGUAGES
from caravanserai.tables.fold.lessons import lesson_info, lesson_of, lesson_state, staged
from caravanserai.tables.fold.offline import begun, offline_table
from caravanserai.tables.fold.speaking import Speak, sentence_of
from caravanserai.tables.log.entries import Opened, SeatNumber
from caravanserai.tables.refusals import TABLES, refuse

from .rulebooks import rulebook_of
from .tables import ME, Saved, SoloTable, Step

#: Every table of a device is called so: the page knows by it where to ask.
PREFIX = "offline-"
TABLE = re.compile(rf"/api/tables/(?P<id>{PREFIX}[0-9a-f]+)(?P<rest>/[a-z-]+)?")

encode = msgspec.json.Encoder().encode


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game against bots of one level; `name` is what the person is called."""

    game: str
    seats: SeatNumber
    level: str
    name: str
    options: dict[str, str] = {}


class Made(Struct, frozen=True):
    """As a house answers who opens a table."""

    id: str
    link: str


class Answer(Struct, frozen=True):
    """What a road leads to: a status and a body, as over HTTP; and a new table that is to be kept before."""

    status: int
    body: msgspec.Raw
    made: Saved | None = None
    step: Step | None = None


class SoloHouse:
    def __init__(self, speak_in: Callable[[str], Speak], now: Callable[[], int]) -> None:
        self.speak_in = speak_in
        self.now = now
        self.tables: dict[str, SoloTable] = {}

    def read(self, saved: str) -> None:
        """A table that was kept is in memory from now on."""
        one = msgspec.json.decode(saved, type=Saved)
        self.tables[one.id] = SoloTable.read(one, self.now)

    def knows(self, table: str) -> bool:
        return table in self.tables

    def forget(self, table: str) -> None:
        """It could not be kept, or is deleted."""
        self.tables.pop(table, None)

    def hello(self, table: str, last: int | None) -> str:
        return self.tables[table].hello(last).decode()

    def hear(self, table: str, message: str, lang: str) -> str:
        return encode(self.tables[table].hear(message, self.speak_in(lang))).decode()

    def go_on(self, table: str) -> str | None:
        step = self.tables[table].go_on() if table in self.tables else None
        return None if step is None else encode(step).decode()

    def to_send(self, table: str) -> str:
        return self.tables[table].to_send().decode()

    # -- roads -----------------------------------------------------------------------------------------------

    def ask(self, method: str, address: str, body: str, lang: str) -> str:
        """What a house would answer; with a table that is to be kept before anybody hears of it."""
        path, _, query = address.partition("?")
        try:
            return encode(self._answer(method, path, parse_qs(query), body, lang)).decode()
        except Refused as error:
            refusal = error.refusal
            said = sentence_of(refusal, self.speak_in(lang))
            return encode(Answer(_status(refusal), _raw({**msgspec.to_builtins(refusal), "sentence": said}))).decode()

    def _answer(self, method: str, path: str, query: dict[str, list[str]], body: str, lang: str) -> Answer:
        speak = self.speak_in(lang)
        match method, *path.split("/")[1:]:
            case "GET", "api", "lessons":
                return _found([lesson_info(one, speak) for key in GAMES for one in lessons(key)])
            case "POST", "api", "lessons", key, name:
                return self._begin_lesson(key, name, speak)
            case "GET", "api", "rulebooks", key, spoken if key in GAMES and spoken in LANGUAGES:
                return _found(rulebook_of(key, spoken))
            case "POST", "api", "tables":
                return self._open(_read(body))
        found = TABLE.fullmatch(path)
        if found is None or (at := self.tables.get(found["id"])) is None:
            raise refuse("no-such-table")
        return self._at(at, method, found["rest"], query, speak)

    def _at(self, at: SoloTable, method: str, rest: str, query: dict[str, list[str]], speak: Speak) -> Answer:
        match method, rest:
            case "GET", "/record":
                return Answer(200, msgspec.Raw(at.record()))
            case "GET", "/replay":
                seat = int(query.get("seat", ["-1"])[0])
                return Answer(200, msgspec.Raw(at.replay(seat, query.get("open") == ["true"])))
            case "GET", "/lesson":
                return self._lesson(at, speak)
            case "POST", "/rematch":
                opened = at.table.opened
                if at.table.status != "over" or opened.stage is None:
                    raise refuse("not-over")
                return self._create(opened, at.name)
        raise refuse("no-such-table")

    def _open(self, wanted: NewGame) -> Answer:
        bots = dict.fromkeys(range(1, wanted.seats), wanted.level)
        return self._create(offline_table("", wanted.game, wanted.seats, wanted.options, bots), wanted.name)

    def _begin_lesson(self, key: str, name: str, speak: Speak) -> Answer:
        one = lesson(key, name)
        if one is None:
            raise refuse("no-such-table")
        setting, stage = staged(one)
        return self._create(Opened(setting, "", "", stage=stage, rules=game(key).rules_version), speak("seat-you"))

    def _create(self, opened: Opened, name: str) -> Answer:
        """A table in whose name the device has put 64 bits, so that no two are called the same."""
        id, secret = f"{PREFIX}{secrets.token_hex(8)}", secrets.token_hex(32)
        stage = opened.stage
        if stage is not None and stage.kind == "offline":
            opened = msgspec.structs.replace(opened, stage=msgspec.structs.replace(stage, key=id))
        at = SoloTable(id, secret, self.now)
        step = at.write(begun(opened, ME, name, secret))
        self.tables[id] = at
        return Answer(201, _raw(Made(id, f"/table/{id}")), Saved(id, secret, at.lines), step)

    def _lesson(self, at: SoloTable, speak: Speak) -> Answer:
        one = lesson_of(at.table.opened)
        if one is None:
            raise refuse("no-such-table")
        return _found(lesson_state(one, judge(one, at.steps_so_far()[len(one.steps) :]), speak))


def _found(what: Any) -> Answer:
    return Answer(200, _raw(what))


def _raw(what: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(what))


def _read(body: str) -> NewGame:
    try:
        return msgspec.json.decode(body, type=NewGame)
    except UNREADABLE as error:
        raise refuse("bad-offline-game", reason=str(error)) from None


def _status(refusal: Refusal) -> int:
    return TABLES[refusal.code].status if refusal.code in TABLES else 409
