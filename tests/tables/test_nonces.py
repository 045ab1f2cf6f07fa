"""People's shares of the chance: hashed when they sit down, fixed for all, then opened. Nobody can stall or choose."""

import asyncio
import random

import msgspec
import pytest

from caravanserai.engine.fairness import commitment_of, nonce_hash_of, shuffled
from caravanserai.engine.verify import verify
from caravanserai.tables.fold.nonces import OPEN_WITHIN
from caravanserai.tables.fold.records import record_of
from caravanserai.tables.fold.summaries import summary_of
from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.entries import (
    NonceOpened,
    NoncesFixed,
    Opened,
    Row,
    Sat,
    Started,
    TableSetting,
    decode_entry,
)
from caravanserai.tables.log.store import StoreError
from tests.tables.house import NONCE, A, B, C, House
from tests.tables.test_tables import frames, refusal

pytestmark = pytest.mark.anyio

MINE, THEIRS = "m1ne" * 4, "the1rs" * 4


async def starting(house: House, *absent, **setting) -> Table:
    """A table where A and B have sat down; those who are absent open nothing."""
    house.absent |= {person.id for person in absent}
    return await house.table_of(A, B, bots={2: "greedy"}, **setting)


async def test_hashes_are_fixed_and_shown_before_any_nonce_is_opened(house):
    table = await house.table_of(A, seats=2)
    watching = await house.host.listen(table.id, C, None)
    house.absent |= {A.id, B.id}
    await house.host.sit(table.id, B, None, THEIRS)
    assert (table.status, table.starting, table.g) == ("open", True, None)
    *_, told = await frames(watching)
    hashes = [nonce_hash_of(NONCE), nonce_hash_of(THEIRS)]
    assert told["events"] == [{"type": "NoncesFixed", "nonce_hashes": hashes}]
    assert told["now"]["opening"] == {"nonce_hashes": hashes, "opened": [False, False], "left": None}
    await house.host.open_nonce(table.id, B, THEIRS)
    (told,) = await frames(watching)
    assert told["events"] == [{"type": "NonceOpened", "seat": 1}]
    assert THEIRS not in str(told), "nobody learns a nonce while another is still to be opened"
    assert told["now"]["opening"] == {"nonce_hashes": hashes, "opened": [False, True], "left": OPEN_WITHIN}
    await house.host.open_nonce(table.id, A, NONCE)
    began = (await frames(watching))[-1]
    assert began["events"][0] == {"type": "GameBegan", "nonces": [NONCE, THEIRS], "left_out": []}
    assert table.status == "playing" and "opening" not in began["now"]


async def test_the_record_has_the_order_and_verifies(house):
    table = await starting(house, A, B)
    await house.host.open_nonce(table.id, B, NONCE)
    await house.host.open_nonce(table.id, A, NONCE)
    await house.play_out(table, A, B)
    record = record_of(await house.store.load(table.id))
    assert record.fairness.order == ("house", "hash 0", "hash 1", "fixed", "nonce 1", "nonce 0")
    verdict = verify(record)
    assert (verdict.hashed, verdict.left_out) == ((0, 1), ())


async def test_only_the_nonce_that_was_promised_is_taken_and_only_now(house):
    table = await house.table_of(A, seats=2)
    assert await refusal(house.host.open_nonce(table.id, A, NONCE)) == "nonce-early"
    house.absent |= {A.id, B.id}
    await house.host.sit(table.id, B, None, THEIRS)
    assert await refusal(house.host.open_nonce(table.id, C, NONCE)) == "not-seated"
    before = table.number
    for wrong, code in ((THEIRS, "other-nonce"), ("short", "bad-nonce"), (NONCE + "\n", "bad-nonce")):
        assert await refusal(house.host.open_nonce(table.id, A, wrong)) == code
    assert table.number == before
    await house.host.open_nonce(table.id, A, NONCE)
    await house.host.open_nonce(table.id, A, NONCE)
    assert table.number == before + 1, "sent twice, it is taken once"
    assert await refusal(house.host.open_nonce(table.id, A, None)) == "nonce-late"
    await house.host.open_nonce(table.id, B, THEIRS)
    await house.host.open_nonce(table.id, B, THEIRS)
    assert table.status == "playing"


async def test_who_sits_last_and_keeps_the_house_gains_nothing_by_1500_tries(house):
    """They know the secret, and see the others' nonces as these are opened; but their own is fixed by then."""
    pick = random.Random(1)

    def pips(secret, nonces):
        """Of the keeper's hand in the first deal of a game of three: five cards of 25."""
        cards = [value for _ in range(5) for value in range(1, 6)]
        return sum(shuffled(cards, secret, nonces, 2)[10:15])

    secret = f"{pick.getrandbits(256):064x}"
    tries = [f"try{n:013d}" for n in range(1_500)]
    known = max(pips(secret, (MINE, THEIRS, nonce)) for nonce in tries)
    assert known >= 22, "with the others' nonces in sight the best of so many is a hand to be proud of"
    # So it is no longer: the hash is given before, against whatever the keeper thinks the others may have.
    best = max(tries, key=lambda nonce: pips(secret, ("", "", nonce)))
    others = [(f"{pick.getrandbits(128):032x}", f"{pick.getrandbits(128):032x}") for _ in range(400)]
    fell = [pips(secret, (*unseen, best)) for unseen in others]
    assert abs(sum(fell) / len(fell) - 15) < 0.6, "on average just what anybody is dealt"

    house.absent |= {A.id, B.id, C.id}
    table = await house.table_of(A, B, seats=3)
    await house.host.sit(table.id, C, None, best)
    for honest in (A, B):
        await house.host.open_nonce(table.id, honest, NONCE)
    before = table.number
    for other in tries:
        if other != best:
            assert await refusal(house.host.open_nonce(table.id, C, other)) == "other-nonce"
    assert (table.number, table.status) == (before, "open")
    await house.host.open_nonce(table.id, C, best)
    assert table.nonces == (NONCE, NONCE, best)


async def test_who_does_not_open_in_time_is_left_out_and_the_record_says_so(house):
    table = await starting(house, B)
    assert table.starting and table.opening.missing(table.seats) == [1]
    house.time.move(OPEN_WITHIN - 1)
    await house.host.settled()
    assert table.starting
    house.time.move(1)
    await house.host.settled()
    assert table.status == "playing" and table.nonces == (NONCE, "", "")
    assert await refusal(house.host.open_nonce(table.id, B, NONCE)) == "nonce-late"
    await house.play_out(table, A, B)
    record = record_of(await house.store.load(table.id))
    assert record.fairness.nonces == (NONCE, "", "")
    assert verify(record).left_out == (1,)


async def test_where_nobody_is_there_the_game_waits_and_all_have_time_when_one_is_back(house):
    table = await starting(house, A, B)
    house.time.move(60 * OPEN_WITHIN)
    await house.host.settled()
    assert table.starting
    await house.host.open_nonce(table.id, A, NONCE)
    house.time.move(OPEN_WITHIN - 1)
    await house.host.settled()
    assert table.starting
    await house.host.open_nonce(table.id, B, NONCE)
    assert table.status == "playing" and table.nonces == (NONCE, NONCE, "")


async def test_who_has_lost_their_nonce_says_so_and_nobody_waits(house):
    table = await starting(house, B)
    await house.host.open_nonce(table.id, B, None)
    assert table.status == "playing"
    alone = await house.table_of(A, bots={1: "greedy", 2: "greedy"}, seats=3)
    assert alone.status == "playing", "a single person's page opens and plays at once"
    house.absent.add(A.id)
    alone = await house.table_of(A, bots={1: "greedy", 2: "greedy"}, seats=3)
    assert alone.starting
    await house.host.open_nonce(alone.id, A, None)
    await house.play_out(alone, A)
    record = record_of(await house.store.load(alone.id))
    assert (record.fairness.nonces, verify(record).left_out) == (("", "", ""), (0,))


async def test_nobody_comes_or_goes_while_nonces_are_opened(house):
    table = await starting(house, A, B)
    host = house.host
    for wish in (host.stand(table.id, B), host.sit(table.id, C, None), host.start_game(table.id, A)):
        assert await refusal(wish) == "table-starting"
    assert await refusal(host.put_bot(table.id, A, 1, "greedy")) == "table-starting"
    await host.open_nonce(table.id, B, NONCE)
    assert await refusal(host.close_table(table.id, A)) == "table-starting", "it would be a way to ask for other cards"


async def test_a_table_whose_people_are_gone_can_be_closed(house):
    table = await starting(house, A, B)
    await house.host.close_table(table.id, A)
    assert table.status == "closed"


async def test_a_house_that_fell_goes_on_where_it_was(house):
    table = await starting(house, B)
    await house.kill()
    house.time.move(60 * OPEN_WITHIN)
    await house.start()
    again = await house.host.look(table.id)
    assert again.starting and again.opening.order == ["house", "hash 0", "hash 1", "fixed", "nonce 0"]
    house.time.move(OPEN_WITHIN - 1)
    await house.host.settled()
    assert again.starting, "whose line was cut has as long to come back as anybody else"
    house.time.move(1)
    await house.host.settled()
    assert again.status == "playing" and again.nonces == (NONCE, "", "")


async def test_a_full_disk_only_puts_the_beginning_off(house, monkeypatch):
    table = await starting(house, B)
    append = house.store.append

    async def full(*_):
        tried.set()
        raise StoreError("no space")

    tried = asyncio.Event()
    monkeypatch.setattr(house.store, "append", full)
    house.time.move(OPEN_WITHIN)
    await tried.wait()
    await asyncio.sleep(0)
    assert table.starting
    monkeypatch.setattr(house.store, "append", append)
    house.time.move(2_000)
    await house.host.settled()
    assert table.status == "playing"


async def test_a_rematch_asks_everybody_for_a_new_nonce(house):
    table = await house.table_of(A, B, bots={2: "random"})
    await house.play_out(table, A, B)
    new = house.table(await house.host.rematch(table.id, A, MINE))
    await house.host.rematch(table.id, B, THEIRS)
    assert new.status == "playing"
    assert new.nonces == (MINE, THEIRS, "")
    assert new.nonce_hashes == (nonce_hash_of(MINE), nonce_hash_of(THEIRS), "")


async def test_who_stands_up_takes_their_hash_along(house):
    table = await house.table_of(A, B, seats=3)
    await house.host.stand(table.id, B)
    await house.host.sit(table.id, C, 1, THEIRS)
    await house.host.sit(table.id, B, 2, MINE)
    assert table.opening.order == ["house", "hash 0", "hash 1", "hash 2", "fixed", "nonce 0", "nonce 1", "nonce 2"]
    assert table.nonces == (NONCE, THEIRS, MINE)


async def old_table(house: House, *rows) -> str:
    """A table as houses of before wrote it, with nonces in the open."""
    secret = "ab" * 32
    setting = TableSetting("khiva", 2)
    table = Table("old", secret)
    opened = Opened(setting, A.id, commitment_of(secret))
    log = [Row(n, house.time.now(), entry) for n, entry in enumerate((opened, *rows))]
    for row in log:
        table.apply(row)
    await house.store.create(summary_of(table), secret, A.id, log)
    return table.id


async def test_a_game_that_began_with_open_nonces_goes_on_and_verifies(house):
    seated = (Sat(0, A.id, A.name, MINE), Sat(1, B.id, B.name, THEIRS))
    table = await house.host.look(await old_table(house, *seated, Started("greedy")))
    assert (table.status, table.nonces) == ("playing", (MINE, THEIRS))
    await house.play_out(table, A, B)
    record = record_of(await house.store.load("old"))
    assert (record.fairness.nonce_hashes, record.fairness.order) == ((), ())
    assert verify(record).hashed == ()


async def test_an_open_nonce_counts_no_more_where_somebody_sits_down_with_a_hash(house):
    table = await house.host.look(await old_table(house, Sat(0, A.id, A.name, MINE)))
    await house.host.sit(table.id, B, None, THEIRS)
    assert (table.status, table.nonces) == ("playing", ("", THEIRS))
    await house.play_out(table, A, B)
    assert verify(record_of(await house.store.load("old"))).hashed == (1,)


def test_entries_of_before_are_read_as_they_were():
    old = b'{"type":"Sat","seat":1,"person":"p","name":"n","nonce":"abc"}'
    assert decode_entry(old) == Sat(1, "p", "n", "abc")
    for entry in (NoncesFixed("greedy"), NonceOpened(1, MINE), Sat(1, "p", "n", nonce_hash="0" * 64)):
        assert decode_entry(msgspec.json.encode(entry)) == entry
