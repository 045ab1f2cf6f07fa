"""The souk over real sockets: a live countdown, standing orders, and what nobody may hear meanwhile."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from caravanserai.tables.fold.countdown import GRACE
from tests.tables.fake_time import FakeTime
from tests.web.client import TableSocket
from tests.web.conftest import Running, running

pytestmark = pytest.mark.anyio

LIVE = {"type": "live", "bank": 600, "increment": 5, "pace": 1}


async def market(server: Running, **setting: Any) -> list[TableSocket]:
    """Three people at a table of Samarkand; sockets are not open yet."""
    people = [await server.guest(f"Guest {n}") for n in range(3)]
    table = await people[0].opens(3, game="samarkand", **setting)
    sockets = [person.at(table) for person in people]
    for person in people[1:]:
        await person.sits(table)
    return sockets


async def sell(*sockets: TableSocket) -> None:
    """Everybody puts a card up for sale; then the first price is called."""
    for socket in sockets:
        ask = await socket.asked()
        await socket.answer({"type": "Sell", "card": ask["ask"]["cards"][0]["card"]})
    for socket in sockets:
        await socket.until(lambda frame: frame["type"] == "update" and price_in(frame) == 10)


def price_in(frame: dict[str, Any]) -> int | None:
    return frame["now"].get("view", {}).get("price")


async def test_a_price_is_held_for_all_and_passes_by_itself(tmp_path: Path) -> None:
    time = FakeTime()
    async with running(tmp_path, time) as server:
        sockets = await market(server, clock=LIVE)
        async with sockets[0] as a, sockets[1] as b, sockets[2] as c:
            await sell(a, b, c)
            assert a.now["moment"] == {"left": 1_000, "pace": 1_000}
            stale = a.now["ask"]["id"]
            await a.answer({"type": "Stop", "card": "camel"})
            assert (await a.reply())["type"] == "taken"
            before = len(b.frames)
            time.move(1_000 + GRACE)
            heard = await b.until(lambda frame: frame["type"] == "update" and price_in(frame) == 9)
            assert "Stopped" in [event["type"] for event in heard["events"]]
            between = [event for frame in b.frames[before:-1] for event in frame["events"]]
            assert [(event["type"], event["seat"]) for event in between] in ([], [("AnswerSealed", 1)])
            await a.until(lambda frame: frame["type"] == "update" and price_in(frame) == 9)
            await a.answer({"type": "Pass"}, ask=stale)
            assert await a.refusal() == "price-passed"


async def test_orders_are_given_obeyed_and_kept_secret(server: Running) -> None:
    sockets = await market(server, clock={"type": "by-day"})
    async with sockets[0] as a, sockets[1] as b, sockets[2] as c:
        await sell(a, b, c)
        assert a.now["moment"] is None
        await a.send({"type": "order", "order": {"type": "StopAt", "price": 9, "card": "camel"}})
        given = await a.until("update")
        assert [event["type"] for event in given["events"]] == ["OrderGiven"]
        assert given["now"]["order"] == {"type": "StopAt", "price": 9, "card": "camel"}
        for price in (9, 8):
            await asyncio.gather(b.answer({"type": "Pass"}), c.answer({"type": "Pass"}))
            for socket in (b, c):
                await socket.until(lambda frame, price=price: frame["type"] == "update" and price_in(frame) == price)
        assert not [raw for raw in (*b.raw, *c.raw) if b"Order" in raw or b"StopAt" in raw]
        bought = [event for frame in b.frames for event in frame.get("events", []) if event["type"] == "CamelBought"]
        assert [(event["seat"], event["price"]) for event in bought] == [(0, 9)]


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"type": "StopAt", "price": 11, "card": "camel"}, "unreadable-move"),
        ({"type": "StopAt", "price": 4}, "unreadable-move"),
        ({"type": "Sell", "card": "spices-1"}, "unreadable-move"),
        ("pass", "unreadable-move"),
        ({"type": "PassDownTo", "price": 4, "and": "more"}, "unreadable-move"),
        ({"type": "PassOn"}, "samarkand-order-no-market"),
    ],
)
async def test_bad_orders_are_refused_and_change_nothing(server: Running, order: Any, code: str) -> None:
    sockets = await market(server)
    async with sockets[0] as a:
        await a.asked()
        await a.send({"type": "order", "order": order})
        assert await a.refusal() == code
        assert a.now["order"] is None
