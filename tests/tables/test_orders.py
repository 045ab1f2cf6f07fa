"""Standing orders (SA-24): secret, changeable, gone when what they are about changes, and stronger than a restart."""

import msgspec
import pytest

from caravanserai.engine.game import SPECTATOR, game
from caravanserai.engine.refusal import Refused
from caravanserai.games.samarkand.words.moves import Pass, Stop
from caravanserai.games.samarkand.words.orders import PassDownTo, PassOn, StopAt
from caravanserai.tables.fold.frames import hello_for
from caravanserai.tables.fold.table_events import OrderGiven, OrderLapsed
from caravanserai.tables.log.entries import Answered
from tests.tables.house import A, B, C, D, House

pytestmark = pytest.mark.anyio

PEOPLE = (A, B, C, D)
BY_DAY = {"type": "by-day", "hours": 24}


async def market(house: House, **setting):
    """A table of four whose first market is open, at 10 dirhams; nobody is in a hurry."""
    table = await house.table_of(*PEOPLE, game="samarkand", seats=4, **{"clock": BY_DAY, **setting})
    house.time.move(1_000)
    for person in PEOPLE:
        if table.seat_of(person.id) in table.asked():
            await house.answer(table, person)
    return table


async def order(house: House, table, person, given) -> None:
    await house.host.order(table.id, person, msgspec.Raw(msgspec.json.encode(given)))
    await house.host.settled()


async def passing(house: House, table, *people) -> None:
    for person in people:
        await house.answer(table, person, Pass())


async def test_sa_24_pass_on_passes_at_every_price(house):
    table = await market(house)
    await order(house, table, A, PassOn())
    assert not table.rules.pending(table.g, 0)
    for price in (9, 8, 7):
        await passing(house, table, B, C, D)
        assert table.g.price == price
    assert table.orders.of(0) == PassOn()


async def test_sa_24_pass_down_to_a_price_asks_again_there(house):
    table = await market(house)
    await order(house, table, A, PassDownTo(8))
    await passing(house, table, B, C, D)
    assert (table.g.price, table.rules.pending(table.g, 0)) == (9, False)
    await passing(house, table, B, C, D)
    assert (table.g.price, table.rules.pending(table.g, 0)) == (8, True)
    assert table.orders.of(0) is None


async def test_sa_24_stop_at_a_price_buys_there(house):
    table = await market(house)
    purse = table.g.purse[0]
    await order(house, table, A, StopAt(8, "camel"))
    for _ in range(3):
        await passing(house, table, B, C, D)
    assert (table.g.purse[0], sum(table.g.camels[0])) == (purse - 8, 1)


async def test_everybody_away_the_whole_market_runs_by_orders(house):
    table = await market(house)
    for person in PEOPLE:
        await order(house, table, person, PassOn())
    assert (table.g.turn, table.rules.view(table.g, SPECTATOR).phase) == (2, "sell")


async def test_sa_24_orders_lapse_when_the_cards_on_offer_change(house):
    table = await market(house)
    listener = await house.host.listen(table.id, A, None)
    await order(house, table, A, PassOn())
    await house.answer(table, B, Stop("camel"))
    await passing(house, table, C, D)
    assert table.orders.of(0) is None
    assert table.rules.pending(table.g, 0)
    assert [type(item) for items in table.kept for item in items if isinstance(item, OrderGiven | OrderLapsed)] == [
        OrderGiven,
        OrderLapsed,
    ]
    assert b"OrderLapsed" in b"".join(listener._queue.get_nowait() for _ in range(listener._queue.qsize()))


async def test_sa_24_orders_lapse_at_the_end_of_the_turn(house):
    table = await market(house)
    for _ in range(9):
        await passing(house, table, *PEOPLE)
    await order(house, table, A, PassOn())
    await passing(house, table, B, C, D)
    assert table.g.turn == 2
    assert table.orders.of(0) is None


async def test_sa_24_only_their_owner_sees_them(house):
    table = await market(house)
    listeners = [await house.host.listen(table.id, person, None) for person in (*PEOPLE, None)]
    before = [listener._queue.qsize() for listener in listeners]
    await order(house, table, A, StopAt(4, "camel"))
    heard = [listener._queue.qsize() - n for listener, n in zip(listeners, before, strict=True)]
    assert heard == [2, 0, 0, 0, 0]
    for person in (A, B, None):
        hello = hello_for(table, person and person.id, None, house.time.now())
        assert (b"StopAt" in msgspec.json.encode(hello)) == (person is A)
        assert (hello.now.waiting, set(hello.now.clocks)) == ((0, 1, 2, 3), {24 * 3_600_000})


async def test_sa_24_an_order_may_be_changed_and_answers_anew(house):
    table = await market(house)
    await order(house, table, A, PassOn())
    await order(house, table, A, StopAt(10, "camel"))
    assert table.rules.view(table.g, 0).own.answer == Stop("camel")
    await order(house, table, A, None)
    assert table.orders.of(0) is None
    await passing(house, table, B, C, D)
    assert sum(table.g.camels[0]) == 1


async def test_an_answer_of_ones_own_counts_more_than_the_order(house):
    table = await market(house)
    await order(house, table, A, PassOn())
    await house.answer(table, A, Stop("camel"))
    await passing(house, table, B, C, D)
    assert sum(table.g.camels[0]) == 1


@pytest.mark.parametrize("end", ["stop", "kill"])
async def test_orders_outlast_a_restart(house, end):
    table = await market(house)
    await order(house, table, A, StopAt(8, "camel"))
    await passing(house, table, B, C, D)
    await getattr(house, end)()
    await house.start()
    table = house.table(table.id)
    assert table.orders.of(0) == StopAt(8, "camel")
    for _ in range(2):
        await passing(house, table, B, C, D)
    assert sum(table.g.camels[0]) == 1
    stored = await house.store.load(table.id)
    by = [row.entry.by for row in stored.rows if isinstance(row.entry, Answered) and row.entry.seat == 0]
    assert by == ["person", "order", "order", "order"]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (PassDownTo(10), None),
        (StopAt(3, "camel"), None),
        (StopAt(3, "spices-99"), "unreadable-move"),
        ({"type": "PassDownTo", "price": 0}, "unreadable-move"),
        ({"type": "PassDownTo", "price": 4, "more": 1}, "unreadable-move"),
        ({"type": "Pass"}, "unreadable-move"),
    ],
)
async def test_an_order_is_read_strictly(house, given, code):
    table = await market(house)
    if code is None:
        await order(house, table, A, given)
        return
    with pytest.raises(Refused) as refused:
        await order(house, table, A, given)
    assert refused.value.refusal.code == code
    assert table.orders.of(0) is None


async def test_sa_24_an_order_is_for_a_price_to_come_and_for_what_is_on_offer(house):
    table = await market(house)
    own = next(offer.card for offer in table.rules.view(table.g, 0).offers if offer.seller == 0)
    await passing(house, table, *PEOPLE)
    for given, code in (
        (StopAt(10, "camel"), "samarkand-order-price-gone"),
        (StopAt(5, own), "samarkand-own-goods"),
    ):
        with pytest.raises(Refused) as refused:
            await order(house, table, A, given)
        assert refused.value.refusal.code == code
    assert table.orders.of(0) is None


async def test_where_there_is_nothing_to_order_it_is_refused(house):
    selling = await house.table_of(*PEOPLE, game="samarkand", seats=4)
    live = await house.table_of(*PEOPLE, game="samarkand", seats=4, clock={"type": "live"})
    khiva = await house.table_of(A, B, C)
    for table, code in ((selling, "samarkand-order-no-market"), (live, "orders-live"), (khiva, "no-orders")):
        with pytest.raises(Refused) as refused:
            await order(house, table, A, PassOn())
        assert refused.value.refusal.code == code
    with pytest.raises(Refused) as refused:
        await order(house, selling, type(A)("stranger", "Stranger"), PassOn())
    assert refused.value.refusal.code == "not-seated"


async def test_a_bot_that_takes_the_seat_over_has_no_orders(house):
    table = await market(house)
    await order(house, table, A, PassOn())
    await house.host.stand(table.id, A)
    assert table.orders.of(0) is None


async def test_sa_15_a_camel_that_is_shuffled_back_does_not_hide_the_next_question(house):
    """The shuffle stands between the last answer and the next price, which is a question of its own all the same."""
    table = await market(house)
    before = table.ask_id(0)
    camel = Stop("camel")
    elder = table.g.elder
    for seat, person in enumerate(PEOPLE):
        await house.answer(table, person, Pass() if seat == elder else camel)
    assert table.g.price == 9
    assert table.ask_id(0) != before


def camels_alike() -> dict:
    """Camels that all carry three: whichever is turned up next is equal to the last."""
    edition = msgspec.to_builtins(game("samarkand").standard_edition)
    return {**edition, "name": "camels of three", "camels": {"total": 16, "counts": {"3": 16}}}


async def dispute_over_the_camel(house: House, table) -> int:
    """Two seats who are not the elder stop for it and it is shuffled back, while a third has left an order: its
    seat."""
    ordered, *rivals = [seat for seat in range(4) if seat != table.g.elder]
    await order(house, table, PEOPLE[ordered], PassOn())
    for seat in rivals:
        await house.answer(table, PEOPLE[seat], Stop("camel"))
    await house.answer(table, PEOPLE[table.g.elder], Pass())
    assert (table.g.price, table.g.camel, table.g.camels_left) == (9, 3, 15)
    return ordered


async def test_sa_24_orders_lapse_for_a_new_camel_that_carries_as_much(house):
    table = await market(house, edition=camels_alike())
    seat = await dispute_over_the_camel(house, table)
    assert table.orders.of(seat) is None
    assert table.rules.pending(table.g, seat)


async def test_sa_24_an_order_stands_while_only_the_price_falls_after_that(house):
    table = await market(house, edition=camels_alike())
    seat = await dispute_over_the_camel(house, table)
    await order(house, table, PEOPLE[seat], PassOn())
    for price in (8, 7):
        await passing(house, table, *(person for at, person in enumerate(PEOPLE) if at != seat))
        assert (table.g.price, table.orders.of(seat)) == (price, PassOn())


async def test_sa_24_a_game_of_before_this_ruling_folds_to_the_same_game(house, monkeypatch):
    """What an order answered is a row of its own in the log, so it counts whether the order still stands or not."""
    with monkeypatch.context() as before:
        lenient = staticmethod(lambda g: (g.turn, tuple(g.offer), g.camel, g.camels_left))
        before.setattr(type(game("samarkand")), "order_scope", lenient)
        table = await market(house, edition=camels_alike())
        seat = await dispute_over_the_camel(house, table)
        assert table.orders.of(seat) == PassOn()
        await passing(house, table, *(person for at, person in enumerate(PEOPLE) if at != seat))
        played = table.g.copy()
        assert played.price == 8
    await house.kill()
    await house.start()
    again = house.table(table.id)
    assert again.g == played
    stored = await house.store.load(table.id)
    by = [row.entry.by for row in stored.rows if isinstance(row.entry, Answered) and row.entry.seat == seat]
    assert by == ["person", "order", "order", "order"]


async def test_sa_24_no_list_tells_that_somebody_gave_an_order(house):
    """Nor when: what lists say of a table is written for all to read."""
    table = await market(house, public=True)

    async def lists():
        store = house.host.store
        return await store.public(9), await store.tables_of(B.id, ("playing",)), await store.known(table.id)

    before = await lists()
    house.time.move(5_000)
    for given in (PassDownTo(8), PassOn(), None):
        await order(house, table, A, given)
        assert await lists() == before
