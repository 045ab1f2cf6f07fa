"""Tables through their host: sitting, answering, telling, and what is refused."""

import asyncio
import gc

import msgspec
import pytest

from caravanserai.engine.fairness import nonce_hash_of
from caravanserai.engine.record import bot_of_seat
from caravanserai.engine.refusal import Refused
from caravanserai.engine.verify import verify
from caravanserai.tables.fold.records import record_of
from caravanserai.tables.live.bus import BACKLOG
from caravanserai.tables.live.host import Host
from caravanserai.tables.live.presence import show_presence
from caravanserai.tables.log.entries import Answered, TableSetting
from caravanserai.tables.log.store import Person, StoreError
from tests.tables.asking import ask
from tests.tables.house import NONCE, A, B, C, D

pytestmark = pytest.mark.anyio


async def refusal(awaitable):
    with pytest.raises(Refused) as refused:
        await awaitable
    return refused.value.refusal.code


async def frames(listener):
    """All frames that wait for a listener."""
    found = []
    while not listener._queue.empty():
        found.append(msgspec.json.decode(listener._queue.get_nowait()))
    return found


async def test_the_game_begins_when_the_last_seat_is_taken(house):
    table = await house.table_of(A, B)
    assert table.status == "open"
    await house.host.sit(table.id, C, None, NONCE)
    assert table.status == "playing"
    assert table.asked() == [0, 1, 2]


async def test_one_person_and_bots_play_at_once(house):
    table = await house.table_of(A, bots={1: "greedy", 2: "random"})
    assert table.status == "playing"
    assert table.asked() == [0]
    await house.play_out(table, A)
    assert table.status == "over"


async def test_the_host_may_start_early_and_bots_fill_the_seats(house):
    table = await house.table_of(A, B, seats=4)
    assert await refusal(house.host.start_game(table.id, B)) == "not-host"
    await house.host.start_game(table.id, A)
    assert [seat.bot for seat in table.seats] == [None, None, "greedy", "greedy"]


async def test_seats_are_taken_once(house):
    table = await house.table_of(A, B, seats=4)
    assert await refusal(house.host.sit(table.id, A, None, NONCE)) == "already-seated"
    assert await refusal(house.host.sit(table.id, C, 1, NONCE)) == "seat-taken"
    assert await refusal(house.host.sit(table.id, C, 9, NONCE)) == "no-such-seat"
    assert await refusal(house.host.sit("no-such", C, 2, NONCE)) == "no-such-table"


async def test_who_stands_up_before_the_start_frees_the_seat(house):
    table = await house.table_of(A, B)
    await house.host.stand(table.id, B)
    assert table.seats[1].free
    assert await refusal(house.host.stand(table.id, B)) == "not-seated"


async def test_who_leaves_during_the_game_is_played_by_a_bot_and_may_come_back(house):
    table = await house.table_of(A, B, C)
    await house.host.stand(table.id, B)
    await house.host.settled()
    assert table.seats[1].away == "left"
    assert 1 not in table.asked()
    await house.host.come_back(table.id, B)
    assert table.seats[1].person_plays


async def test_an_answer_is_on_disk_before_it_is_told(house):
    table = await house.table_of(A, B, C)
    ack = await house.answer(table, A)
    stored = await house.store.load(table.id)
    assert stored.rows[-1].entry.move_id == ack.move_id


async def test_nothing_is_told_or_changed_when_it_cannot_be_saved(house):
    table = await house.table_of(A, B, C)
    listener = await house.host.listen(table.id, B, None)
    await frames(listener)
    before = table.g.copy()
    await ask(house.place, "ALTER TABLE log RENAME TO log_elsewhere")
    assert await refusal(house.answer(table, A)) == "not-saved"
    assert table.g == before
    assert await frames(listener) == []
    await ask(house.place, "ALTER TABLE log_elsewhere RENAME TO log")
    await house.answer(table, A)


async def test_an_answer_whose_sender_went_away_is_folded_in_all_the_same(house):
    table = await house.table_of(A, B, C)
    sending = asyncio.ensure_future(house.answer(table, A))
    await asyncio.sleep(0)
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)
    await house.answer(table, B)
    stored = await house.store.load(table.id)
    assert table.number == len(stored.rows)
    assert 0 not in table.asked()


async def test_two_answers_in_the_same_instant(house):
    table = await house.table_of(A, B, C)
    moves = [table.rules.offers(table.g, seat)[0] for seat in range(3)]
    acks = await asyncio.gather(*(house.answer(table, p, m) for p, m in zip((A, B, C), moves, strict=True)))
    assert len({ack.number for ack in acks}) == 3
    assert table.g.turn == 1


async def test_the_same_move_id_again_is_the_same_answer_applied_once(house):
    table = await house.table_of(A, B, C)
    first = await house.answer(table, A, move_id="twice")
    again = await house.answer(table, A, table.rules.offers(table.g, 0)[1], move_id="twice")
    assert first == again
    assert table.rules.view(table.g, 0).own.choice == table.rules.offers(table.g, 0)[0]
    number = table.number
    await house.answer(table, B)
    await house.answer(table, C)
    assert await house.answer(table, A, b"{}", move_id="twice", ask="1.0") == first
    await house.kill()
    await house.start()
    table = house.table(table.id)
    assert await house.answer(table, A, b"{}", move_id="twice", ask="1.0") == first
    assert number < table.number


async def test_a_sealed_answer_may_be_changed_until_the_reveal(house):
    table = await house.table_of(A, B, C)
    one, two = table.rules.offers(table.g, 0)[:2]
    await house.answer(table, A, one, "first")
    ask = table.ask_id(0)
    await house.answer(table, A, two, "second", ask)
    assert table.rules.view(table.g, 0).own.choice == two
    await house.answer(table, B)
    await house.answer(table, C)
    assert await refusal(house.answer(table, A, one, "third", ask)) == "stale-ask"


async def test_answers_of_others_do_not_make_an_ask_stale(house):
    table = await house.table_of(A, B, C)
    ask = table.ask_id(0)
    await house.answer(table, B)
    await house.answer(table, A, ask=ask)


async def test_answers_that_are_not_ones_own(house):
    table = await house.table_of(A, B, C)
    mine = table.rules.offers(table.g, 0)[0]
    assert await refusal(house.answer(table, A, mine, ask=table.ask_id(1))) == "not-your-ask"
    assert await refusal(house.answer(table, A, mine, ask="99.0")) == "stale-ask"
    assert await refusal(house.host.answer(table.id, D, "1.0", "x", msgspec.Raw(b"{}"))) == "not-seated"
    assert await refusal(house.answer(table, A, table.rules.offers(table.g, 1)[0])) == "khiva-not-in-hand"
    assert await refusal(house.answer(table, A, b'{"type":"Nonsense"}')) == "unreadable-move"
    for odd in ("x" * 65, "x\0", "x\n"):
        assert await refusal(house.answer(table, A, mine, move_id=odd)) == "move-id"


async def test_tables_that_could_not_be_played_are_refused(house):
    wrong = {
        "unknown-game": {"game": "chess"},
        "seat-count": {"seats": 9},
        "unknown-option": {"options": {"village": "on"}},
        "unknown-bot": {"bots": {1: "clever"}},
        "bot-seat": {"bots": {7: "random"}},
        "no-seat-for-people": {"bots": {0: "random", 1: "random", 2: "random"}},
        "bad-edition": {"edition": {"name": "broken"}},
    }
    for code, change in wrong.items():
        setting = msgspec.convert({"game": "khiva", "seats": 3, **change}, TableSetting)
        assert await refusal(house.host.open_table(A, setting)) == code


async def test_a_person_may_not_open_tables_without_end(house):
    house.host.tables_each = 2
    for _ in range(2):
        await house.table_of(A)
    assert await refusal(house.host.open_table(A, TableSetting("khiva", 3))) == "too-many-tables"


async def test_a_table_and_the_seat_of_its_host_are_one_commit(house, monkeypatch):
    monkeypatch.setattr(house.store, "append", None)  # nothing else is written
    made = await house.host.open_table(A, TableSetting("khiva", 3))
    assert house.table(made).seat_of(A.id) == 0
    assert (await house.store.known(made)).seat_of(A) == 0
    assert [row.entry for row in (await house.store.load(made)).rows][1].person == A.id


async def test_a_custom_edition_and_options_are_played(house):
    table = await house.table_of(A, options={"city": "always"}, bots={1: "random", 2: "random"})
    edition = msgspec.to_builtins(table.rules.standard_edition)
    edition["gems"] = {"total": 3}
    table = await house.table_of(A, edition=edition, bots={1: "random", 2: "random"})
    assert table.rules.view(table.g, 0).piles.gems == 3
    assert (await house.host.listen(table.id, A, None)) is not None


async def test_everybody_hears_what_they_may(house):
    table = await house.table_of(A, B, C)
    seated, watching = await house.host.listen(table.id, B, None), await house.host.listen(table.id, D, None)
    hello = (await frames(seated))[0]
    assert (hello["type"], hello["you"]) == ("hello", 1)
    assert (await frames(watching))[0]["you"] == -1
    await house.answer(table, A)
    [update] = await frames(seated)
    assert update["n"] == hello["n"] + 1
    assert update["events"] == [{"type": "ChoiceSealed", "seat": 0}]
    assert update["now"]["waiting"] == [1, 2]
    assert (await frames(watching))[-1]["events"] == update["events"]
    await house.answer(table, A, table.rules.offers(table.g, 0)[1], "changed")
    assert await frames(seated) == []
    assert await frames(watching) == []


async def test_who_comes_back_gets_exactly_what_they_missed(house):
    table = await house.table_of(A, B, C)
    there, gone = await house.host.listen(table.id, A, None), await house.host.listen(table.id, A, None)
    last = (await frames(gone))[0]["n"]
    house.host.leave(table.id, gone)
    await frames(there)
    heard = []
    for _ in range(30):
        for person, seat in ((A, 0), (B, 1), (C, 2)):
            if seat in table.asked():
                await house.answer(table, person)
        heard += [(frame["n"], frame["events"]) for frame in await frames(there) if frame["type"] == "update"]
    assert len(heard) > 48, "so that some of it is no longer in memory"
    hello = (await frames(await house.host.listen(table.id, A, last)))[0]
    assert hello["complete"]
    assert [(missed["n"], missed["events"]) for missed in hello["missed"]] == heard
    assert (await frames(await house.host.listen(table.id, A, hello["n"])))[0]["missed"] == []


async def test_a_slow_reader_is_cut_with_a_reason(house):
    table = await house.table_of(A, B, C)
    slow = await house.host.listen(table.id, D, None)
    live = house.host.live[table.id]
    for i in range(BACKLOG + 5):
        await house.answer(table, A, table.rules.offers(table.g, 0)[i % 2], f"again-{i}")
        await house.host.say(table.id, A, "hello")
        live.presence = b""  # as when somebody comes: what has not changed is told once
        show_presence(live)
    assert slow._queue.qsize() <= 2
    assert slow.bye is not None
    assert slow.bye.code == "too-slow"


async def test_sitting_down_changes_what_one_sees(house):
    table = await house.table_of(A, B)
    listener = await house.host.listen(table.id, C, None)
    await frames(listener)
    await house.host.sit(table.id, C, None, NONCE)
    got = await frames(listener)
    hellos = [frame for frame in got if frame["type"] == "hello"]
    assert hellos[0]["you"] == 2
    dealt = [e for frame in got if frame["type"] == "update" for e in frame["events"] if e["type"] == "CardsDealt"]
    assert [e["seat"] for e in dealt] == [2]


async def test_players_and_spectators_chat_apart_and_can_be_muted(house):
    table = await house.table_of(A, B, C)
    listeners = {person.id: await house.host.listen(table.id, person, None) for person in (A, B, D)}
    for listener in listeners.values():
        await frames(listener)
    await house.host.say(table.id, A, "  good   evening ")
    assert [f["text"] for f in await frames(listeners[B.id]) if f["type"] == "chat"] == ["good evening"]
    assert [f for f in await frames(listeners[D.id]) if f["type"] == "chat"] == []
    await house.host.mute(table.id, B, 0, True)
    await house.host.say(table.id, A, "again")
    assert [f for f in await frames(listeners[B.id]) if f["type"] == "chat"] == []
    assert await refusal(house.host.say(table.id, A, " \n ")) == "chat-empty"
    assert await refusal(house.host.say(table.id, A, "x" * 301)) == "chat-too-long"
    stored = await house.store.load(table.id)
    assert "evening" not in str(stored.rows)


async def test_a_rematch_keeps_the_seats_for_the_same_people(house):
    table = await house.table_of(A, B, bots={2: "random"})
    assert await refusal(house.host.rematch(table.id, A)) == "not-over"
    await house.play_out(table, A, B)
    listener = await house.host.listen(table.id, B, None)
    await frames(listener)
    new = house.table(await house.host.rematch(table.id, A))
    assert (await frames(listener))[-1]["events"] == [{"type": "RematchOpened", "table": new.id}]
    assert new.status == "open"
    assert await refusal(house.host.sit(new.id, D, None, NONCE)) == "no-free-seat"
    assert await house.host.rematch(table.id, B) == new.id
    assert new.status == "playing"
    assert new.seat_of(B.id) == 1


async def test_a_finished_game_can_be_verified_and_a_running_one_not_had(house):
    table = await house.table_of(A, B, C)
    with pytest.raises(Refused, match="not-over"):
        record_of(await house.store.load(table.id))
    await house.play_out(table, A, B, C)
    record = record_of(await house.store.load(table.id))
    assert verify(record).fair
    assert record.fairness.commitment == table.opened.commitment
    assert record.seats == ("Person A", "Person B", "Person C")


async def test_nobody_is_a_bot_in_a_record_by_their_name(house):
    named_so = Person("person-E", "bot level5")
    table = await house.table_of(named_so, B, C)
    await house.play_out(table, named_so, B, C)
    record = record_of(await house.store.load(table.id))
    assert record.seats[0] == "Bot level5"
    assert [bot_of_seat(name) for name in record.seats] == [None] * 3


async def test_the_secret_is_told_only_at_the_end(house):
    table = await house.table_of(A, B, C)
    listener = await house.host.listen(table.id, A, None)
    told = ""
    while table.status == "playing":
        for person, seat in ((A, 0), (B, 1), (C, 2)):
            if seat in table.asked():
                told += str(await frames(listener))
                if table.status == "playing":
                    assert table.secret not in told
                await house.answer(table, person)
    assert table.secret in str(await frames(listener))


async def test_what_was_acknowledged_is_there_after_a_kill(house):
    table = await house.table_of(A, B, C)
    acks = []
    for _ in range(6):
        for person, seat in ((A, 0), (B, 1), (C, 2)):
            if seat in table.asked():
                acks.append(await house.answer(table, person))
    before = table.g.copy()
    await house.kill()
    await house.start()
    again = house.table(table.id)
    assert again.g == before
    stored = await house.store.load(table.id)
    moves = [row.entry.move_id for row in stored.rows if isinstance(row.entry, Answered)]
    assert moves == [ack.move_id for ack in acks]
    await house.play_out(again, A, B, C)
    assert again.status == "over"


async def test_stopping_tells_everybody(house):
    table = await house.table_of(A, B, C)
    listener = await house.host.listen(table.id, A, None)
    await frames(listener)
    await house.host.stop()
    assert listener.bye.code == "server-stopping"
    assert await refusal(house.answer(table, A)) == "server-stopping"
    await house.start()


async def test_bots_go_on_after_a_restart(house):
    table = await house.table_of(A, bots={1: "greedy", 2: "greedy"})
    await house.kill()
    await house.start()
    again = house.table(table.id)
    await house.play_out(again, A)
    assert again.status == "over"


async def test_a_bot_whose_answer_could_not_be_saved_tries_again(house, monkeypatch):
    table = await house.table_of(A, B, bots={2: "random"})
    append = house.store.append
    full = True

    async def disk(name, rows, summary=None):
        if full and any(isinstance(row.entry, Answered) and row.entry.by == "bot" for row in rows):
            raise StoreError("the disk is full")
        await append(name, rows, summary)

    monkeypatch.setattr(house.store, "append", disk)
    while 2 not in table.asked():
        for person, seat in ((A, 0), (B, 1)):
            if seat in table.asked():
                await house.answer(table, person)
    await house.host.settled()
    assert 2 in table.asked()
    full = False
    while 2 in table.asked():
        house.time.move(1_000)
        await asyncio.sleep(0)
        await house.host.settled()


async def test_who_leaves_while_they_are_refused_leaves_no_traceback(house):
    """A line that breaks in the middle of a command is nobody's fault."""
    table = await house.table_of(A, B, C)
    complaints = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context["message"]))
    async with (turn := house.host.live[table.id].turn):
        leaving = asyncio.create_task(house.host.stand(table.id, D))
        while not turn._waiters:
            await asyncio.sleep(0)
        leaving.cancel()
        await asyncio.gather(leaving, return_exceptions=True)
    await house.host.settled()
    while house.host.services.writing:
        await asyncio.sleep(0)
    gc.collect()
    assert complaints == [] and not house.meter.faults


async def test_who_asks_for_a_rematch_many_times_at_once_sits_there_once(house):
    table = await house.table_of(A, bots={1: "greedy", 2: "greedy"})
    await house.play_out(table, A)
    found = await asyncio.gather(*(Host.rematch(house.host, table.id, A, nonce_hash_of(NONCE)) for _ in range(6)))
    assert len(set(found)) == 1 and house.table(found[0]).seat_of(A.id) == 0
