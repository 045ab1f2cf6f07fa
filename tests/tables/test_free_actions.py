"""An answer that leaves the question as it is (a free action, one taken back) leaves the other seats' asks alone."""

import pytest

from caravanserai.engine.record import read_record, replay, write_record
from caravanserai.engine.refusal import Refused
from caravanserai.games.kilim.rules.state import DAYS
from caravanserai.games.kilim.words.moves import Done, PlaceCard, TakeBackCard, UseScrap
from caravanserai.tables.fold.records import record_of
from tests.rules.kilim.positions import keep, lay, to_last_turn
from tests.tables.house import A, B, C
from tests.tables.test_tables import frames

pytestmark = pytest.mark.anyio

COVER = UseScrap("scrap-star", 1, 0)


async def kilim(house, **setting):
    """Seat 0 has two scraps to use."""
    table = await house.table_of(A, B, C, game="kilim", **setting)
    keep(lay(table.g, 0, "3-star-comb 0 0 0"), 0, "scrap-star", "scrap-horn")
    return table


async def test_the_others_asks_keep_their_ids_and_what_they_sealed_stays_sealed(house):
    table = await kilim(house)
    await house.answer(table, B, PlaceCard("gold-5"))
    before = [table.ask_id(seat) for seat in range(3)]
    await house.answer(table, A, COVER)
    after = [table.ask_id(seat) for seat in range(3)]
    assert after[1:] == before[1:] and after[0] != before[0]
    assert table.asked() == [0, 2]
    await house.answer(table, C, PlaceCard("gold-4"), ask=before[2])  # chosen before the free action was seen
    await house.answer(table, B, PlaceCard("gold-6"), move_id="changed", ask=before[1])
    await house.answer(table, A, PlaceCard("gold-1"))
    assert [seat.laid for seat in table.rules.view(table.g, -1).seats] == [1, 6, 4]


async def test_an_ask_that_was_answered_freely_is_stale(house):
    table = await kilim(house)
    ask = table.ask_id(0)
    await house.answer(table, A, COVER)
    with pytest.raises(Refused, match="stale-ask"):
        await house.answer(table, A, PlaceCard("gold-1"), move_id="late", ask=ask)


async def test_a_free_action_is_shown_to_all_at_once_with_their_asks(house):
    table = await kilim(house)
    listener = await house.host.listen(table.id, B, None)
    await frames(listener)
    await house.answer(table, A, COVER)
    (update,) = [frame for frame in await frames(listener) if frame["type"] == "update"]
    assert [event["type"] for event in update["events"]] == ["ScrapUsed"]
    assert "scrap-star" in [piece["piece"] for piece in update["now"]["view"]["seats"][0]["kilim"]]
    assert update["now"]["ask"]["id"] == table.ask_id(1)


async def test_a_card_that_was_taken_back_opens_the_window_again(house):
    table = await kilim(house)
    await house.answer(table, A, PlaceCard("gold-5"))
    assert table.rules.ask(table.g, 0).free is None
    await house.answer(table, A, TakeBackCard(), move_id="back")
    assert table.asked() == [0, 1, 2] and table.rules.ask(table.g, 0).free is not None
    await house.answer(table, A, COVER)
    await house.answer(table, A, PlaceCard("gold-7"))
    assert table.asked() == [1, 2]


async def test_taking_an_answer_back_earns_no_time(house):
    table = await kilim(house, clock={"type": "live", "bank": 60, "increment": 10})
    for turn in range(3):
        await house.answer(table, A, PlaceCard("gold-5"), move_id=f"place {turn}")
        await house.answer(table, A, TakeBackCard(), move_id=f"back {turn}")
    assert table.clocks.bank[0] == 70_000


async def test_a_clock_that_ran_out_counts_once_however_often_the_bot_acts(house):
    table = await kilim(house, clock={"type": "live", "bank": 60, "increment": 10})
    lay(
        table.g, 0, "torn-star 2 0 0", "torn-comb 0 1 0"
    )  # worth mending on the last evening: the bot uses a scrap first
    to_last_turn(table.g)
    table._renew(0, True)
    table._waiting = table.rules.asked(table.g)
    for person in (A, B, C):
        await house.answer(table, person, PlaceCard("gold-15"))
    assert table.asked() == [0]
    table.g.day = DAYS
    house.time.move(71_000)
    await house.host.settled()
    assert "scrap-star" in [piece.piece for piece in table.rules.view(table.g, 1).seats[0].kilim]
    assert table.seats[0].missed == 1 and table.seats[0].bot is None


async def test_sealed_actions_at_the_end_of_a_day_reach_nobody_else(house):
    table = await kilim(house)
    to_last_turn(table.g)
    table._renew(0, True)
    table._waiting = table.rules.asked(table.g)
    for person in (A, B, C):
        await house.answer(table, person, PlaceCard("gold-15"))
    assert table.asked() == [0]
    listener = await house.host.listen(table.id, B, None)
    await frames(listener)
    heard = dict(table.heard)
    await house.answer(table, A, COVER)
    assert await frames(listener) == [], "not even that something happened"
    assert {seat: table.heard[seat] - heard[seat] for seat in heard} == {-1: 0, 0: 1, 1: 0, 2: 0}
    await house.answer(table, A, Done())
    told = [event["type"] for frame in await frames(listener) for event in frame.get("events", ())]
    assert told[:2] == ["SeatDone", "ScrapUsed"] and "DayEnded" in told


async def test_a_game_with_free_actions_and_cards_taken_back_is_recorded_and_replayed(house):
    table = await house.table_of(A, game="kilim", seats=2, bots={1: "random"})
    for _ in range(3):
        await house.answer(table, A, move_id=f"one {table.ask_id(0)}")
    moves = 0
    while table.status == "playing":
        offered = table.rules.offers(table.g, 0)
        move = offered[-1] if moves % 3 == 0 and not isinstance(offered[-1], TakeBackCard) else offered[0]
        await house.answer(table, A, move)
        moves += 1
    stored = await house.store.load(table.id)
    record = read_record(write_record(record_of(stored)))
    assert not any(isinstance(getattr(step, "move", None), TakeBackCard) for step in record.steps)
    assert sum(1 for _ in replay(record)) == len(record.steps)
