"""One at a time at a table, first come, first served, with a task or without."""

import asyncio

import pytest

from caravanserai.tables.turn import Turn

pytestmark = pytest.mark.anyio


async def test_those_who_wait_come_one_after_the_other():
    turn, order = Turn(), []
    for name in "abc":
        turn.then(lambda name=name: order.append(name))
    assert order == ["a"]
    turn.done()
    await asyncio.sleep(0)
    assert order == ["a", "b"]
    turn.done()
    await asyncio.sleep(0)
    turn.done()
    assert order == ["a", "b", "c"]
    assert not turn.taken


async def test_callbacks_and_tasks_share_one_line():
    turn, order = Turn(), []

    async def work(name):
        async with turn:
            order.append(name)

    turn.then(lambda: order.append("first"))
    waiting = asyncio.create_task(work("second"))
    await asyncio.sleep(0)
    turn.then(lambda: (order.append("third"), turn.done()))
    turn.done()
    await waiting
    await asyncio.sleep(0)
    assert order == ["first", "second", "third"]
    assert not turn.taken


@pytest.mark.parametrize("called", [False, True], ids=["while-waiting", "when-its-turn-has-just-come"])
async def test_who_gives_up_lets_the_next_one_begin(called):
    turn, order = Turn(), []

    async def work():
        async with turn:
            order.append("never")

    await turn.__aenter__()
    gone = asyncio.create_task(work())
    await asyncio.sleep(0)
    turn.then(lambda: order.append("next"))
    if called:
        turn.done()
        asyncio.get_running_loop().call_soon(gone.cancel)
    else:
        gone.cancel()
        turn.done()
    await asyncio.gather(gone, return_exceptions=True)
    while not order:
        await asyncio.sleep(0)
    assert order == ["next"]


async def test_hundreds_that_are_done_at_once_do_not_pile_up():
    turn, done = Turn(), []
    await turn.__aenter__()
    for i in range(5_000):
        turn.then(lambda i=i: (done.append(i), turn.done()))
    turn.done()
    while turn.taken:
        await asyncio.sleep(0)
    assert done == list(range(5_000))
