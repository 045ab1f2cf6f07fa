"""A finished game is played on from one of its steps, over HTTP."""

import pytest

from tests.web.conftest import Running
from tests.web.test_http import code

pytestmark = pytest.mark.anyio


async def test_play_on_from_a_step(server: Running) -> None:
    guest, other = await server.guest("Guest A"), await server.guest("Guest B")
    table = await guest.opens(2, bots={1: "level1"})
    path = f"/api/tables/{table}/play-on"
    wanted = {"step": 12, "seat": 1, "bot": "level1"}
    assert await code(other, path, wanted, 409) == "not-over"
    async with guest.at(table) as socket:
        await socket.plays()
    record = await guest.get(f"/api/tables/{table}/record")
    assert await code(other, path, wanted | {"step": 10_000}, 409) == "no-such-step"
    assert await code(other, path, wanted | {"step": len(record["steps"])}, 409) == "last-step"
    assert await code(other, path, wanted | {"seat": 2}, 409) == "no-such-seat"
    assert await code(other, path, wanted | {"bot": "somebody"}, 400) == "unknown-bot"
    assert await code(other, "/api/tables/nowhere/play-on", wanted, 404) == "no-such-table"
    made = await other.post(path, wanted, 201)
    card = await other.get(f"/api/tables/{made['id']}")
    assert (card["you"], card["status"], card["public"], card["clock"]["type"]) == (1, "playing", False, "relaxed")
    assert await other.get("/api/tables") == []
    async with other.at(made["id"]) as socket:
        await socket.plays()
        assert socket.hello["stage"] == {"kind": "play-on", "key": table}
    again = await other.get(f"/api/tables/{made['id']}/record")
    assert again["steps"][:12] == record["steps"][:12]
    assert again["fairness"]["given_steps"] == 12
