"""Bots among themselves keep nobody waiting: they get what time is left."""

import asyncio

import pytest

from caravanserai.tables.fold.commands import Held, bot_answers
from caravanserai.tables.live.pacer import Pacer
from tests.tables.house import A, B, until

pytestmark = pytest.mark.anyio


async def test_turns_are_so_far_apart_and_first_come_first_served():
    now, slept = [100.0], []

    async def sleep(seconds: float) -> None:
        slept.append(round(seconds, 6))

    spare = Pacer(0.25, lambda: now[0], sleep)
    for _ in range(3):
        await spare.turn()
    now[0] = 100.6
    await spare.turn()
    now[0] = 200.0
    await spare.turn()
    assert slept == [0, 0.25, 0.5, 0.15, 0]


async def test_bots_among_themselves_wait_for_their_turn_and_those_of_people_do_not(house, monkeypatch):
    turns: list[asyncio.Future[None]] = []

    def turn() -> asyncio.Future[None]:
        turns.append(asyncio.get_running_loop().create_future())
        return turns[-1]

    monkeypatch.setattr(house.host.autoplay.pacer, "turn", turn)
    left = await house.table_of(A, seats=3, bots={1: "greedy", 2: "greedy"})
    await house.host.stand(left.id, A)
    await until(lambda: len(turns) == 1)
    assert left.asked() == [0]
    table = await house.host.open_table(B, left.opened.setting)
    await until(lambda: house.table(table).asked() == [0])
    assert (left.asked(), len(turns)) == ([0], 1)
    turns[0].set_result(None)
    await until(lambda: len(turns) > 1)
    assert left.asked() != [0]


async def test_what_another_node_has_answered_meanwhile_is_not_thought_about(house, monkeypatch):
    turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    monkeypatch.setattr(house.host.autoplay.pacer, "turn", lambda: turn)
    table = await house.table_of(A, seats=3, bots={1: "greedy", 2: "greedy"})
    await house.host.stand(table.id, A)
    await until(lambda: house.host.autoplay.busy)
    ask, move, thought = table.ask_id(0), table.rules.offers(table.g, 0)[0], []

    async def think(table, seat, bot, within):
        thought.append(table.ask_id(seat))
        return table.rules.offers(table.g, seat)[0]

    monkeypatch.setattr(house.host.autoplay, "_think", think)
    await house.host.do(table.id, lambda t: [*bot_answers(t, {0: Held(0, ask, move)})])
    turn.set_result(None)
    await until(lambda: len(thought) > 3)
    assert len({*thought}) == len(thought)
