"""Playing on for a bot in the middle of a game: with the consent of all who play, and never by who has seen a hand."""

import msgspec
import pytest

from caravanserai.tables.fold.takeover import MOST_WISHES
from caravanserai.tables.fold.takeover_requests import WISH_LASTS
from caravanserai.tables.log.entries import SeatWished, TableSetting, WishAnswered, WishEnded, decode_entry
from caravanserai.tables.log.store import Person
from tests.tables.house import A, B, C, D, House
from tests.tables.test_tables import frames, refusal

pytestmark = pytest.mark.anyio

E = Person("person-E", "Person E")
#: The bot's seat at a table of A and B.
BOT = 2


async def of_two(house: House, **setting):
    return await house.table_of(A, B, bots={BOT: "greedy"}, **setting)


async def test_where_the_table_was_opened_so_a_seat_is_taken_at_once(house):
    table = await of_two(house, takeover="open")
    listener = await house.host.listen(table.id, A, None)
    await frames(listener)
    assert await house.host.take_over(table.id, D, BOT) is None
    assert table.seat_of(D.id) == BOT and table.seats[BOT].person_plays
    told = [event for frame in await frames(listener) for event in frame.get("events", ())]
    assert {"type": "SeatTakenOver", "seat": BOT, "name": D.name} in told


async def test_where_it_was_opened_so_nobody_takes_one_but_everybody_comes_back(house):
    table = await of_two(house, takeover="never")
    assert await refusal(house.host.take_over(table.id, D, BOT)) == "takeover-never"
    await house.host.stand(table.id, B)
    assert await refusal(house.host.take_over(table.id, D, 1)) == "takeover-never"
    await house.host.come_back(table.id, B)
    assert table.seats[1].person_plays


async def test_all_who_play_must_agree_and_until_then_nothing_is_seen(house):
    table = await of_two(house)
    watching = await house.host.listen(table.id, D, None)
    (hello,) = [frame for frame in await frames(watching) if frame["type"] == "hello"]
    assert (hello["you"], hello["takeover"]) == (-1, "ask")
    wish = await house.host.take_over(table.id, D, BOT)
    assert wish == 1 == await house.host.take_over(table.id, D, BOT), "asked twice, it is one wish"
    asked = (await frames(watching))[-1]
    assert asked["events"] == [{"type": "SeatWished", "seat": BOT, "name": D.name}]
    assert asked["now"]["wish"] == {"id": 1, "seat": BOT, "name": D.name, "waiting": [0, 1], "left": WISH_LASTS}
    await house.host.answer_wish(table.id, A, wish, True)
    await house.host.answer_wish(table.id, A, wish, True)
    assert (await frames(watching))[-1]["now"]["wish"]["waiting"] == [1]
    assert table.seat_of(D.id) == -1 and watching.viewer == -1
    await house.host.answer_wish(table.id, B, wish, True)
    assert table.seat_of(D.id) == BOT and watching.viewer == BOT
    last = (await frames(watching))[-1]
    assert last["you"] == BOT and last["now"]["view"]["own"]["seat"] == BOT and "wish" not in last["now"]


async def test_one_no_is_enough_and_who_heard_it_does_not_ask_again(house):
    table = await of_two(house)
    wish = await house.host.take_over(table.id, D, BOT)
    await house.host.answer_wish(table.id, A, wish, True)
    await house.host.answer_wish(table.id, B, wish, False)
    assert table.seat_of(D.id) == -1 and table.takeover_requests.now is None
    assert await refusal(house.host.take_over(table.id, D, BOT)) == "takeover-declined"
    assert await refusal(house.host.answer_wish(table.id, A, wish, True)) == "takeover-gone"
    again = await house.host.take_over(table.id, E, BOT)
    assert again == 2 and await refusal(house.host.answer_wish(table.id, A, wish, True)) == "takeover-gone"


async def test_a_second_browser_of_one_who_plays_gets_nothing_without_the_others(house):
    """It cannot be told from a stranger's; so the yes of A, whose it is, is not enough."""
    table = await of_two(house)
    wish = await house.host.take_over(table.id, D, BOT)
    await house.host.answer_wish(table.id, A, wish, True)
    house.time.move(WISH_LASTS - 1)
    await house.host.settled()
    assert table.takeover_requests.now is not None and table.seat_of(D.id) == -1
    house.time.move(1)
    await house.host.settled()
    assert table.takeover_requests.now is None and table.seat_of(D.id) == -1
    assert await refusal(house.host.answer_wish(table.id, B, wish, True)) == "takeover-gone"


async def test_who_left_and_can_come_back_must_agree_too(house):
    """Else one could wait until the other is away, look at a bot's hand, and play on when they are back."""
    table = await of_two(house)
    await house.host.stand(table.id, B)
    wish = await house.host.take_over(table.id, D, BOT)
    await house.host.answer_wish(table.id, A, wish, True)
    assert table.seat_of(D.id) == -1
    await house.host.answer_wish(table.id, B, wish, True)
    assert table.seat_of(D.id) == BOT


async def test_the_seat_of_who_left_is_given_by_those_who_stayed(house):
    table = await house.table_of(A, B, C)
    assert await refusal(house.host.take_over(table.id, D, 1)) == "seat-taken"
    await house.host.stand(table.id, B)
    wish = await house.host.take_over(table.id, D, 1)
    assert await refusal(house.host.answer_wish(table.id, B, wish, True)) == "takeover-not-yours"
    for person in (A, C):
        await house.host.answer_wish(table.id, person, wish, True)
    assert (table.seat_of(D.id), table.seat_of(B.id)) == (1, -1)


async def test_against_bots_alone_the_host_decides_and_nobody_else(house):
    table = await house.table_of(A, bots={1: "greedy", 2: "greedy"})
    wish = await house.host.take_over(table.id, D, 1)
    await house.host.answer_wish(table.id, A, wish, True)
    assert table.seat_of(D.id) == 1
    # D is no host: where only D plays, there is nobody to ask.
    await house.host.stand(table.id, A)
    other = await house.table_of(A, B, bots={2: "greedy"}, takeover="ask")
    await house.host.stand(other.id, A)
    assert await refusal(house.host.take_over(other.id, D, 0)) == "takeover-nobody"
    await house.host.stand(other.id, B)
    alone = await house.table_of(C, bots={1: "greedy", 2: "greedy"})
    await house.host.stand(alone.id, C)
    assert await refusal(house.host.take_over(alone.id, D, 0)) == "takeover-nobody", "nobody at all is there"


async def test_who_has_seen_a_hand_never_plays_another(house):
    table = await of_two(house, takeover="open")
    assert await refusal(house.host.take_over(table.id, A, BOT)) == "already-seated"
    await house.host.stand(table.id, B)
    await house.host.take_over(table.id, D, 1)
    assert await refusal(house.host.take_over(table.id, B, BOT)) == "saw-a-hand"
    await house.kill()
    await house.start()
    table = await house.host.look(table.id)
    assert await refusal(house.host.take_over(table.id, B, BOT)) == "saw-a-hand", "a restart changes nothing"
    # The hand that they know is theirs to play, if nobody else does.
    await house.host.stand(table.id, D)
    await house.host.take_over(table.id, B, 1)
    assert table.seat_of(B.id) == 1
    assert await refusal(house.host.take_over(table.id, D, BOT)) == "saw-a-hand"


async def test_one_wish_at_a_time_and_not_without_end(house):
    table = await of_two(house)
    await house.host.take_over(table.id, D, BOT)
    assert await refusal(house.host.take_over(table.id, E, BOT)) == "takeover-busy"
    assert await refusal(house.host.answer_wish(table.id, E, 1, False)) == "not-seated", "only who asked takes it back"
    await house.host.answer_wish(table.id, D, 1, False)
    assert table.takeover_requests.now is None
    assert await refusal(house.host.take_over(table.id, D, BOT)) == "takeover-declined", "who took it back"
    # What was taken back is not counted: strangers who change their minds use up nothing that a friend may need.
    for number in range(2 * MOST_WISHES):
        stranger = Person(f"fickle {number}", "Stranger")
        await house.host.answer_wish(table.id, stranger, await house.host.take_over(table.id, stranger, BOT), False)
    for number in range(MOST_WISHES):
        await house.host.take_over(table.id, Person(f"stranger {number}", "Stranger"), BOT)
        house.time.move(WISH_LASTS)
        await house.host.settled()
    assert await refusal(house.host.take_over(table.id, E, BOT)) == "takeover-enough"


async def test_a_wish_outlasts_a_restart_with_all_that_was_said(house):
    table = await of_two(house)
    wish = await house.host.take_over(table.id, D, BOT)
    await house.host.answer_wish(table.id, A, wish, True)
    await house.kill()
    house.time.move(10_000)
    await house.start()
    table = await house.host.look(table.id)
    assert await refusal(house.host.take_over(table.id, E, BOT)) == "takeover-busy"
    await house.host.answer_wish(table.id, B, wish, True)
    assert table.seat_of(D.id) == BOT
    other = await of_two(house)
    await house.host.take_over(other.id, D, BOT)
    await house.kill()
    house.time.move(WISH_LASTS)
    await house.start()
    await house.host.settled()
    assert (await house.host.look(other.id)).takeover_requests.now is None


async def test_who_comes_back_meanwhile_has_their_seat(house):
    table = await house.table_of(A, B, C)
    await house.host.stand(table.id, B)
    wish = await house.host.take_over(table.id, D, 1)
    await house.host.answer_wish(table.id, A, wish, True)
    await house.host.come_back(table.id, B)
    assert await refusal(house.host.answer_wish(table.id, C, wish, True)) == "takeover-gone"
    assert (table.seat_of(B.id), table.seat_of(D.id)) == (1, -1)


async def test_who_does_not_play_has_no_say(house):
    table = await of_two(house)
    wish = await house.host.take_over(table.id, D, BOT)
    for stranger in (C, D):
        assert await refusal(house.host.answer_wish(table.id, stranger, wish, True)) == "not-seated"
    assert await refusal(house.host.answer_wish(table.id, A, wish + 1, True)) == "takeover-gone"


def test_tables_of_before_ask():
    setting = msgspec.json.decode(b'{"game":"khiva","seats":3,"hints":true}', type=TableSetting)
    assert setting.takeover == "ask"
    for entry in (SeatWished(1, "p", "n"), WishAnswered(0, True), WishEnded("time")):
        assert decode_entry(msgspec.json.encode(entry)) == entry
