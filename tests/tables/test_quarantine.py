"""A table that cannot be read stops no other: it is named to who keeps the house, and refused with a sentence."""

import asyncio
import logging
import sqlite3
from contextlib import closing

import msgspec
import pytest

from caravanserai.engine.game import game
from caravanserai.engine.refusal import Refused
from caravanserai.tables.log.entries import RulesChanged, decode_entry, encode_entry
from caravanserai.tables.log.store import DamagedError, StoreError
from tests.tables.damage import edit, pages_of, readable, ruin
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, C, House, until
from tests.waiting import SECONDS

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.sqlite]

KEY = "(SELECT key FROM log_keys WHERE table_id = ?)"
BOTS = {1: "greedy", 2: "greedy"}
#: Many tables, so that their things lie on more than one page.
MANY = 40


async def refused(work):
    with pytest.raises(Refused) as caught:
        await work
    return caught.value.refusal.code


async def many(house: House) -> list[str]:
    made = []
    for _ in range(MANY):
        table = await house.table_of(A, bots=BOTS, public=True)
        await house.answer(table, A)
        made.append(table.id)
    return made


async def goes_on(house: House, table: str) -> None:
    """At this table the game is played to its end."""
    again = await house.host.look(table)
    await house.play_out(again, A)
    assert again.status == "over"


@pytest.fixture
def allowed(house):
    house.host.tables_each = 1_000
    house.options["tables_each"] = 1_000


# -- rows -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "entry", "reason"),
    [
        (3, b"\x00 no json at all", "row 3 cannot be read"),
        (3, b'{"type":"Teleported","seat":1}', "row 3 cannot be read"),
        (1, b'{"type":"Stood","seat":7}', "row 1 (Stood) cannot be"),
        (0, b'{"type":"Sat","seat":0,"person":"p","name":"n","nonce":"n"}', "does not open"),
        (4, b'{"type":"Answered","seat":0,"ask":"1.0","move_id":"m","move":{"type":"Fly"},"by":"person"}', "row 4"),
    ],
)
async def test_a_row_that_cannot_be_read_or_cannot_be(house, number, entry, reason, caplog):
    bad, good = [await house.table_of(A, bots=BOTS) for _ in range(2)]
    await house.answer(bad, A)
    await house.kill()
    edit(house.path, f"UPDATE log SET entry = ? WHERE number = ? AND key = {KEY}", entry, number, bad.id)
    with caplog.at_level(logging.ERROR):
        await house.start(looking=False)
    assert await refused(house.host.look(bad.id)) == "table-damaged"
    assert await refused(house.host.listen(bad.id, A, None)) == "table-damaged"
    assert await refused(house.host.known(bad.id)) == "table-damaged"
    (found,) = await house.store.quarantined()
    assert found.table == bad.id and reason in found.reason
    assert [*house.host.memory.quarantined] == [bad.id]
    # A log names nobody who could be visited.
    assert "a table is in quarantine" in caplog.text and bad.id not in caplog.text
    await goes_on(house, good.id)


async def test_a_row_that_is_missing(house):
    bad = await house.table_of(A, bots=BOTS)
    await house.answer(bad, A)
    await house.stop()
    edit(house.path, f"DELETE FROM log WHERE number = 2 AND key = {KEY}", bad.id)
    await house.start(looking=False)
    assert await refused(house.host.look(bad.id)) == "table-damaged"
    assert "row 2 is missing" in (await house.store.quarantined())[0].reason


async def test_an_edition_that_cannot_be_used_any_more(house):
    edition = msgspec.to_builtins(game("khiva").standard_edition)
    bad = await house.table_of(A, bots=BOTS, edition=edition)
    await house.stop()
    opened = _rows(house, bad.id)[0]
    setting = msgspec.structs.replace(opened.setting, edition={"name": "half of one"})
    broken = encode_entry(msgspec.structs.replace(opened, setting=setting))
    edit(house.path, f"UPDATE log SET entry = ? WHERE number = 0 AND key = {KEY}", broken, bad.id)
    await house.start(looking=False)
    assert await refused(house.host.look(bad.id)) == "table-damaged"


def _rows(house, table):
    with closing(sqlite3.connect(house.path)) as db:
        lines = db.execute(f"SELECT entry FROM log WHERE key = {KEY} ORDER BY number", (table,)).fetchall()
    return [decode_entry(line) for (line,) in lines]


async def test_it_stays_in_quarantine_until_it_is_released(house):
    bad = await house.table_of(A, bots=BOTS)
    await house.stop()
    was = encode_entry(_rows(house, bad.id)[1])
    where = f"UPDATE log SET entry = ? WHERE number = 1 AND key = {KEY}"
    edit(house.path, where, b"?", bad.id)
    await house.start(looking=False)
    assert await refused(house.host.look(bad.id)) == "table-damaged"
    await house.stop()
    edit(house.path, where, was, bad.id)
    await house.start(looking=False)
    assert await refused(house.host.look(bad.id)) == "table-damaged"
    assert await house.store.release(bad.id)
    await goes_on(house, bad.id)
    assert house.host.memory.quarantined == {}


async def test_it_is_in_quarantine_before_that_is_on_disk(house, monkeypatch):
    """Only what was written can have been released: while it is being written, whoever asks is refused."""
    bad = await house.table_of(A, bots=BOTS)
    await house.stop()
    edit(house.path, f"UPDATE log SET entry = ? WHERE number = 1 AND key = {KEY}", b"?", bad.id)
    await house.start(looking=False)
    writing, written, write = asyncio.Event(), asyncio.Event(), house.store.quarantine

    async def slow(*args):
        writing.set()
        await written.wait()
        await write(*args)

    monkeypatch.setattr(house.store, "quarantine", slow)
    first = asyncio.create_task(refused(house.host.look(bad.id)))
    await writing.wait()
    assert await refused(house.host.known(bad.id)) == "table-damaged"
    assert bad.id in house.host.memory.quarantined
    written.set()
    assert await first == "table-damaged"
    assert await refused(house.host.known(bad.id)) == "table-damaged"


async def test_a_game_that_is_over_still_has_its_result(house):
    table = await house.table_of(A, bots=BOTS)
    await house.play_out(table, A)
    await house.stop()
    edit(house.path, f"UPDATE log SET entry = ? WHERE number = 5 AND key = {KEY}", b"?", table.id)
    await house.start()
    assert await refused(house.host.look(table.id)) == "table-damaged"
    known = await house.host.known(table.id)
    assert known.status == "over" and known.summary.scores is not None


# -- lines ----------------------------------------------------------------------------------------------------

ODD = [
    "UPDATE tables SET names = '{' WHERE id = ?", "UPDATE tables SET names = '[1, 2]' WHERE id = ?",
    "UPDATE tables SET status = 'weird' WHERE id = ?", "UPDATE tables SET seats = 'x' WHERE id = ?",
    "UPDATE tables SET opened_at = 'x' WHERE id = ?", "UPDATE tables SET bots = x'00ff' WHERE id = ?",
    "UPDATE cards SET card = '{' WHERE table_id = ?", "UPDATE cards SET card = '[]' WHERE table_id = ?",
]  # fmt: skip


@pytest.mark.parametrize("damage", ODD)
async def test_a_line_that_cannot_be_read_hides_no_other_and_is_made_again(house, damage):
    """Lists, and what is known of a table without its log, come from the log: where they are lost, it tells them."""
    bad, good = [await house.table_of(A, bots=BOTS, public=True) for _ in range(2)]
    await house.host.commits.summarize(house.host.live[bad.id])
    was = await house.store.known(bad.id)
    await house.stop()
    edit(house.path, damage, bad.id)
    await house.start(looking=False)
    lists = (house.store.public(9), house.store.tables_of(A.id, ("open", "playing")), house.store.counts())
    public, mine, _ = [await one for one in lists]
    assert {one.id for one in public} == {good.id} or "status" in damage
    assert good.id in {one.id for one in mine}
    house.time.move(1_000)  # a beat of its heart later
    async with asyncio.timeout(SECONDS):
        while await house.store.known(bad.id) != was:
            await asyncio.sleep(0)
    await house.host.settled()
    assert await house.host.known(bad.id) == was
    await goes_on(house, bad.id)
    assert await house.store.quarantined() == []


async def test_a_line_and_a_log_that_cannot_be_read(house):
    bad, good = [await house.table_of(A, bots=BOTS, public=True) for _ in range(2)]
    await house.stop()
    edit(house.path, "UPDATE tables SET names = '{' WHERE id = ?", bad.id)
    edit(house.path, f"UPDATE log SET entry = ? WHERE number = 1 AND key = {KEY}", b"?", bad.id)
    await house.start(looking=False)
    assert [one.id for one in await house.store.public(9)] == [good.id]
    house.time.move(1_000)
    await until(lambda: bad.id in house.host.memory.quarantined)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE attention SET due_at = 'x', run = 'x'", "UPDATE runs SET up_at = 'x'",
        "UPDATE runs SET down_since = 'x'", "UPDATE server SET alive_at = 'x'",
    ],
)  # fmt: skip
async def test_odd_notes_of_the_house_stop_no_start(house, damage):
    table = await house.table_of(A, bots=BOTS)
    await house.stop()
    edit(house.path, damage)
    await house.start()
    await goes_on(house, table.id)
    assert house.host.memory.quarantined == {}


# -- pages ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", [0, 1, 2, -2])
async def test_a_damaged_page_of_the_log(house, allowed, which):
    tables = await many(house)
    await house.kill()
    number = pages_of(house.path, "log")[which]
    ruin(house.path, [number])
    await house.start(looking=False)
    lost = {one.table for one in await house.store.quarantined()}
    for table in tables:
        if table in lost:
            assert await refused(house.host.look(table)) == "table-damaged"
        else:
            await house.host.look(table)
    lost = {one.table for one in await house.store.quarantined()}
    assert 0 < len(lost) < len(tables)
    well = next(table for table in tables if table not in lost)
    await goes_on(house, well)


BESIDE = ["tables", "sqlite_autoindex_tables_1", "cards", "attention", "log_keys", "log_by_key"]


@pytest.mark.parametrize("name", BESIDE)
async def test_a_damaged_page_of_what_is_beside_the_log(house, allowed, name):
    tables = await many(house)
    await house.kill()
    pages = pages_of(house.path, name)
    ruin(house.path, [pages[len(pages) // 2]])
    await house.start(looking=False)
    well, lost = [], []
    for table in tables:
        try:
            await house.host.look(table)
            well.append(table)
        except (Refused, StoreError):
            lost.append(table)
    if name == "attention":
        assert lost == []  # it says when to look at a table, and nothing of it
    if len(pages) > 1 or name == "attention":
        assert well
        await goes_on(house, well[0])
        # Lists leave out what cannot be read, and show the rest.
        shown = {one.id for one in await house.store.public(1_000)}
        assert shown <= set(tables) and (shown or name == "cards")


@pytest.mark.parametrize("name", ["server", "runs", "quarantine"])
async def test_a_damaged_page_of_the_house_itself(tmp_path, name):
    house = await House(tmp_path / "house.db", FakeTime()).start()
    table = await house.table_of(A, B, C, clock={"type": "by-day", "hours": 24})
    await house.stop()
    ruin(house.path, pages_of(house.path, name))
    assert not readable(house.path, lambda db: db.execute(f"SELECT * FROM {name}").fetchall())
    house.time.move(3_600_000)
    await house.start(looking=False)
    again = await house.host.look(table.id)
    assert again.clocks.left(0, house.time.now()) == 24 * 3_600_000
    await house.answer(again, A)
    await house.kill()


async def test_what_cannot_be_written_keeps_nobody_else_from_writing(house, allowed):
    """One answer meets a damaged page; others that share its commit are on disk."""
    one, other = [await house.table_of(A, bots=BOTS) for _ in range(2)]
    await house.stop()
    ruin(house.path, pages_of(house.path, "reviews"))
    await house.start()
    review = house.store.save_review(one.id, 1, 1, b"{}")
    table = house.table(other.id)
    failed, ack = await asyncio.gather(review, house.answer(table, A), return_exceptions=True)
    assert isinstance(failed, StoreError) and not isinstance(ack, Exception)


async def test_a_page_that_is_damaged_is_told_from_a_disk_that_does_not_answer(house):
    table = await house.table_of(A, bots=BOTS)
    await house.stop()
    ruin(house.path, pages_of(house.path, "log"))
    await house.start(looking=False)
    with pytest.raises(DamagedError):
        await house.store.lines(table.id)


# -- rules that were corrected --------------------------------------------------------------------------------


async def test_a_table_knows_by_which_rules_it_was_opened(house):
    table = await house.table_of(A, bots=BOTS)
    (opened, *_) = _rows(house, table.id)
    assert opened.rules == game("khiva").rules_version == (await house.host.known(table.id)).card.rules
    old = msgspec.json.decode(encode_entry(opened))
    del old["rules"]
    assert decode_entry(msgspec.json.encode(old)).rules == 0


async def test_a_game_goes_on_by_corrected_rules_and_says_so_once(house, monkeypatch):
    table = await house.table_of(A, bots=BOTS)
    await house.stop()
    monkeypatch.setattr(type(game("khiva")), "rules_version", 7)
    for _ in range(2):
        await house.start()
        rows = (await house.store.load(table.id)).rows
        assert [row.entry for row in rows if isinstance(row.entry, RulesChanged)] == [RulesChanged(1, 7)]
        await house.stop()
    await house.start()
    again = house.table(table.id)
    assert "RulesCorrected" in [type(item).__name__ for items in again.kept for item in items]
    await house.play_out(again, A)


async def test_a_game_that_corrected_rules_do_not_allow_is_in_quarantine(house, monkeypatch):
    table = await house.table_of(A, bots=BOTS)
    await house.answer(table, A)
    await house.stop()
    rules = type(game("khiva"))
    monkeypatch.setattr(rules, "rules_version", 7)
    monkeypatch.setattr(rules, "check", refuse_all)
    await house.start(looking=False)
    assert await refused(house.host.look(table.id)) == "table-old-rules"
    assert "rules of the game have changed (version 1 then, 7 now)" in (await house.store.quarantined())[0].reason
    await house.stop()
    await house.start(looking=False)
    assert await refused(house.host.look(table.id)) == "table-old-rules"


def refuse_all(*_):
    raise ValueError("not by these rules")
