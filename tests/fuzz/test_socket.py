"""Whatever comes over a table's socket, from a seat or from a stranger: a typed answer, and the game is as it was."""

import json
from contextlib import ExitStack
from typing import Any, ClassVar

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from caravanserai.engine.game import GAMES, game
from caravanserai.web.settings import Settings
from caravanserai.web.sockets import CLOSE
from tests.fuzz.house import OVER_SOCKETS, FuzzedHouse, fuzzing
from tests.waiting import SECONDS
from tests.web.client import Visitor

#: Messages in one run of the machine.
STEPS = 25
#: All that a socket may hear.
FRAMES = {"hello", "update", "taken", "refused", "pong", "presence", "chat", "bye"}
#: Close codes of the protocol itself.
NOT_A_FRAME, NOT_TEXT, CUT = 1002, 1007, 1006
LIMIT = Settings().message_limit

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
anything = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
kinds = st.sampled_from(["answer", "order", "say", "phrase", "mute", "come-back", "ping", "hello", ""])
fields = st.sampled_from(["ask", "move_id", "move", "order", "text", "seat", "on", "t", "type", "x"])


class Meddler(RuleBasedStateMachine):
    """Somebody with two tabs at each table: one as the person in seat 0, one as a stranger who watches."""

    house: ClassVar[FuzzedHouse]

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[tuple[str, bool], ClientConnection] = {}
        self.asks: dict[str, dict[str, Any]] = {}
        self.sent = 0
        self.open = ExitStack()

    def teardown(self) -> None:
        self.open.close()
        self.house.nothing_changed()

    # -- the line --------------------------------------------------------------------------------------------

    def line(self, key: str, seated: bool) -> ClientConnection:
        if (key, seated) not in self.lines:
            who: Visitor = self.house.people[0] if seated else self.house.stranger
            cookie = "; ".join(f"{name}={value}" for name, value in who.http.cookies.items())
            url = f"{self.house.running.url.replace('http', 'ws', 1)}/api/tables/{self.house.tables[key]}/socket"
            made = self.open.enter_context(
                connect(
                    url,
                    additional_headers={"Cookie": cookie},
                    proxy=None,
                    max_size=None,
                    open_timeout=SECONDS,
                    ping_interval=None,
                    compression=None,
                )
            )
            self.lines[key, seated] = made
            hello = json.loads(made.recv(SECONDS))
            assert hello["type"] == "hello" and hello["you"] == (0 if seated else -1)
            if seated:
                self.asks[key] = hello["now"]["ask"]
        return self.lines[key, seated]

    def tell(self, key: str, seated: bool, message: str | bytes) -> None:
        """Send it, and hear all that comes of it, until a ping is answered or the line is cut with a reason."""
        line = self.line(key, seated)
        self.sent += 1
        try:
            line.send(message)
            line.send(json.dumps({"type": "ping", "t": -self.sent}))
            while True:
                frame = json.loads(line.recv(SECONDS))
                assert frame["type"] in FRAMES, frame
                if frame["type"] == "refused":
                    assert frame["refusal"]["code"] and frame["sentence"], frame
                    assert frame["refusal"]["kind"] != "broken", frame
                assert frame["type"] != "taken", (message, frame)
                if frame["type"] == "pong" and frame["t"] == -self.sent:
                    return
        except ConnectionClosed:
            # Who is cut in the middle of a long message may find the line dead before the reason arrives.
            dead = {CUT} if len(message) > LIMIT else set()
            assert line.close_code in {*CLOSE.values(), NOT_A_FRAME, NOT_TEXT, *dead}, (message, line.close_reason)
            del self.lines[key, seated]

    # -- what is sent ----------------------------------------------------------------------------------------

    @rule(key=st.sampled_from(GAMES), seated=st.booleans(), text=st.text(max_size=200))
    def words(self, key: str, seated: bool, text: str) -> None:
        self.tell(key, seated, text.encode("utf-8", "replace").decode())

    @rule(key=st.sampled_from(GAMES), seated=st.booleans(), data=st.binary(max_size=200))
    def bytes_of_any_kind(self, key: str, seated: bool, data: bytes) -> None:
        self.tell(key, seated, data)

    @rule(key=st.sampled_from(GAMES), seated=st.booleans(), value=anything)
    def json_of_any_kind(self, key: str, seated: bool, value: Any) -> None:
        self.tell(key, seated, json.dumps(value))

    @rule(key=st.sampled_from(GAMES), kind=kinds, value=st.dictionaries(fields, anything, max_size=5))
    def nearly_a_message(self, key: str, kind: str, value: dict[str, Any]) -> None:
        self.tell(key, False, json.dumps({**value, "type": kind}))

    @rule(key=st.sampled_from(GAMES), kind=kinds, value=st.dictionaries(fields, anything, max_size=5))
    def a_message_with_too_much_in_it(self, key: str, kind: str, value: dict[str, Any]) -> None:
        self.tell(key, True, json.dumps({**value, "type": kind, "too-much": 1}))

    @rule(key=st.sampled_from(GAMES), seated=st.booleans(), depth=st.integers(1, 5_000))
    def deep(self, key: str, seated: bool, depth: int) -> None:
        self.tell(key, seated, "[" * depth)

    @rule(key=st.sampled_from(GAMES), seated=st.booleans(), more=st.integers(-2, 70_000))
    def large(self, key: str, seated: bool, more: int) -> None:
        self.tell(key, seated, json.dumps({"type": "order", "text": "x" * (LIMIT + more)}))

    @rule(key=st.sampled_from(GAMES), other=st.sampled_from(GAMES), pick=st.integers(0, 1_000))
    def a_strangers_answer(self, key: str, other: str, pick: int) -> None:
        """What the seat could play, from somebody who only watches."""
        self.line(key, True)
        self.answer(key, False, self.asks[key]["id"], self.a_move(other, pick))

    @rule(
        key=st.sampled_from(GAMES),
        ask=st.sampled_from(["0.0", "1.1", "1.7.0", "2.0", "999.0", "-1.0", "1.0.0", ""]) | st.text(max_size=40),
        pick=st.integers(0, 1_000),
    )
    def an_answer_out_of_turn(self, key: str, ask: str, pick: int) -> None:
        self.line(key, True)
        if ask != self.asks[key]["id"]:
            self.answer(key, True, ask, self.a_move(key, pick))

    @rule(key=st.sampled_from(GAMES), other=st.sampled_from(GAMES), pick=st.integers(0, 1_000))
    def a_move_of_another_game(self, key: str, other: str, pick: int) -> None:
        self.line(key, True)
        if key != other:
            self.answer(key, True, self.asks[key]["id"], self.a_move(other, pick))

    @rule(key=st.sampled_from(GAMES), pick=st.integers(0, 1_000), field=fields, value=anything)
    def a_spoilt_move(self, key: str, pick: int, field: str, value: Any) -> None:
        self.line(key, True)
        self.answer(key, True, self.asks[key]["id"], {**self.a_move(key, pick), field: value, "and": value})

    @rule(key=st.sampled_from(GAMES), junk=st.binary(max_size=20) | st.integers(1, 3_000).map(lambda n: b"[" * n))
    def a_move_of_bytes(self, key: str, junk: bytes) -> None:
        self.line(key, True)
        ask = self.asks[key]["id"].encode()
        self.tell(key, True, b'{"type":"answer","ask":"%s","move_id":"m","move":{"type":"%s"}}' % (ask, junk))

    @rule(key=st.sampled_from(GAMES), value=anything)
    def any_move(self, key: str, value: Any) -> None:
        self.line(key, True)
        self.answer(key, True, self.asks[key]["id"], value)

    def answer(self, key: str, seated: bool, ask: str, move: Any) -> None:
        message = {"type": "answer", "ask": ask, "move_id": f"m{self.sent}", "move": move}
        self.tell(key, seated, json.dumps(message))

    def a_move(self, key: str, pick: int) -> dict[str, Any]:
        """One that seat 0 of that table could make."""
        table = self.house.running.house.host.live[self.house.tables[key]].table
        offers = game(key).offers(table.g, 0)
        return dict(msgspec.to_builtins(offers[pick % len(offers)]))


def test_anything_over_a_socket(house: FuzzedHouse) -> None:
    Meddler.house = house
    run_state_machine_as_test(Meddler, settings=settings(fuzzing(OVER_SOCKETS // STEPS), stateful_step_count=STEPS))


#: All that the socket of the list may say.
OF_THE_LIST = {"lobby", "change", "friends", "mine", "refused", "pong", "bye"}
messages = (
    st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace").decode())
    | st.binary(max_size=200)
    | anything.map(json.dumps)
    | st.builds(lambda kind, value: json.dumps({**value, "type": kind}), kinds, st.dictionaries(fields, anything))
    | st.integers(1, 5_000).map(lambda depth: "[" * depth)
    | st.integers(-2, 70_000).map(lambda more: "x" * (LIMIT + more))
)


def test_anything_over_the_socket_of_the_list(house: FuzzedHouse) -> None:
    cookie = "; ".join(f"{name}={value}" for name, value in house.stranger.http.cookies.items())
    url = f"{house.running.url.replace('http', 'ws', 1)}/api/lobby"
    with ExitStack() as stack:
        lines: list[ClientConnection] = []

        @fuzzing(OVER_SOCKETS // 10)
        @given(message=messages)
        def tell(message: str | bytes) -> None:
            if not lines:
                made = connect(url, additional_headers={"Cookie": cookie}, proxy=None, max_size=None, compression=None)
                lines.append(stack.enter_context(made))
                assert json.loads(lines[0].recv(SECONDS))["type"] in OF_THE_LIST
            try:
                lines[0].send(message)
                lines[0].send(json.dumps({"type": "ping", "t": -1}))
                while (frame := json.loads(lines[0].recv(SECONDS)))["type"] != "pong" or frame["t"] != -1:
                    assert frame["type"] in OF_THE_LIST, frame
                    if frame["type"] == "refused":
                        assert frame["refusal"]["kind"] != "broken" and frame["sentence"], frame
            except ConnectionClosed:
                dead = {CUT} if len(message) > LIMIT else set()
                assert lines.pop().close_code in {*CLOSE.values(), NOT_A_FRAME, NOT_TEXT, *dead}, message

        tell()
    house.nothing_changed()
