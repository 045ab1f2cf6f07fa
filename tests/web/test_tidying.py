"""Garbage is found little by little, and all of it when there is much."""

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from caravanserai.tables.live.bus import Listener
from caravanserai.web import tidying
from caravanserai.web.connections import Front
from caravanserai.web.lobby import Viewer
from caravanserai.web.lobby_socket import LobbyConversation
from caravanserai.web.socket import TableConnection
from caravanserai.web.tidying import Tidying
from caravanserai.web.wire import Wire
from tests.web.client import eventually, first_move
from tests.web.conftest import Running, two_at_a_table
from tests.web.looking import Looking


class Cycle:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def tidy() -> Iterator[Tidying]:
    made = Tidying()
    yield made
    made.end()


def test_what_is_new_is_looked_at_and_nothing_else(tidy: Tidying) -> None:
    old = Cycle()
    tidy.look()
    seen: list[int] = []
    gc.callbacks.append(hear := lambda phase, info: seen.append(info["generation"]))
    gone_old, gone_new = weakref.ref(old), weakref.ref(Cycle())
    del old
    tidy.look()
    gc.callbacks.remove(hear)
    assert set(seen) == {1}
    assert gone_new() is None and gone_old() is not None


@pytest.mark.anyio
async def test_it_keeps_looking(tidy: Tidying, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "OFTEN", 0)
    looking = asyncio.create_task(tidy.keep_looking())
    for _ in range(2):
        gone = weakref.ref(Cycle())
        await eventually(lambda gone=gone: gone() is None)  # type: ignore[misc]
    looking.cancel()


def test_python_looks_at_nothing_by_itself(tidy: Tidying) -> None:
    assert not gc.isenabled()
    tidy.end()
    assert gc.isenabled()


@pytest.mark.parametrize(("grown", "found"), [(1.2, 0), (2.0, 1)])
def test_everything_is_looked_at_seldom_and_when_there_is_much_more(
    tidy: Tidying, monkeypatch: pytest.MonkeyPatch, grown: float, found: int
) -> None:
    old = Cycle()
    tidy.look()
    gone = weakref.ref(old)
    del old
    kept = tidy._kept
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: round(grown * kept))
    # What is new is found by the test above: here nothing but the count of looks matters.
    monkeypatch.setattr(tidying.gc, "collect", collect := Collect())
    for _ in range(tidying.LOOKS - 2):
        tidy.look()
    assert gone() is not None and collect.everything == 0
    tidy.look()
    assert collect.everything == found
    assert (gone() is None) == bool(found)


@pytest.mark.anyio
async def test_connections_that_are_over_leave_no_garbage(server: Running) -> None:
    """Requests and sockets, of those who play and who only look, however they end: they are freed because nothing
    points to them any more, and the collector is not needed."""
    table, a, b = await two_at_a_table(server)
    gc.disable()
    try:
        async with (
            a.at(table) as of_a,
            b.at(table) as of_b,
            server.visitor() as c,
            c.at(table) as of_c,
            Looking(a) as d,
        ):
            for one in (of_a, of_b, of_c):
                await one.until("hello")
            await d.until("lobby")
            await of_a.send({"type": "nonsense"})
            assert await of_a.refusal() == "unreadable-message"
            await of_b.answer(first_move((await of_b.asked())["ask"]))
            await of_b.until("taken")
            kinds = (Wire, Front, TableConnection, Listener, LobbyConversation, Viewer)
            made = [weakref.ref(one) for one in gc.get_objects() if type(one) in kinds]  # not a proxy of what is gone
            assert {type(ref()) for ref in made} == set(kinds)
            of_b.wire.transport.abort()
        for visitor in (a, b):
            await visitor.http.aclose()
        await eventually(lambda: all(ref() is None for ref in made))
    finally:
        gc.enable()


class Collect:
    """Counts when everything is looked through, and leaves out the rest."""

    def __init__(self) -> None:
        self.everything = 0
        self._collect = gc.collect

    def __call__(self, generation: int = 2) -> None:
        if generation == 2:
            self.everything += 1
            self._collect()
