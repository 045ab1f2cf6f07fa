"""The store, on a real file and on a real PostgreSQL: what it keeps."""

import asyncio
from pathlib import Path

import pytest

from caravanserai.tables.log import sqlite_people
from caravanserai.tables.log.entries import Closed, Returned, Row, Sat, Started, Stood
from caravanserai.tables.log.opening import open_store
from caravanserai.tables.log.store import ConflictError, Person, Store, Stored, StoreError
from caravanserai.tables.log.summary import Status
from tests.tables.storing import answer, line, numbers, opened

pytestmark = pytest.mark.anyio


# -- tables and their log ----------------------------------------------------------------------------------------


async def test_a_table_comes_back_as_it_was_written(store: Store, place: Path | str) -> None:
    rows = [opened(), Row(1, 2, Sat(0, "one", "Guest 1", "n0")), Row(2, 3, Started("calm")), answer(3)]
    await store.create(line(), "secret", "one", rows[:1])
    await store.append("t", rows[1:2])
    await store.append("t", rows[2:])
    assert await store.load("t") == Stored("t", "secret", rows)
    await store.close()
    again = await open_store(place)
    assert await again.load("t") == Stored("t", "secret", rows)
    await again.close()


async def test_what_is_not_there_is_none(store: Store) -> None:
    assert await store.load("t") is None
    assert await store.summary("t") is None
    assert await store.find_move("t", 0, "m1") is None
    assert await store.person("one") is None
    assert await store.person_by_token("hash") is None
    assert await store.use_return_link("hash", 0) is None
    assert await store.last_alive() is None
    assert await store.unfinished() == []


async def test_a_number_is_given_once(store: Store) -> None:
    await store.create(line(), "secret", "one", [opened()])
    await store.append("t", [answer(1)])
    with pytest.raises(ConflictError, match="nothing was written"):
        await store.append("t", [answer(1, 2, "another")])
    with pytest.raises(ConflictError, match="nothing was written"):
        await store.append("t", [answer(2), answer(1)], line(status="over"))
    assert await numbers(store) == [0, 1]
    assert await store.summary("t") == line()


async def test_a_table_is_created_once_and_has_to_be_there(store: Store) -> None:
    await store.create(line(), "secret", "one", [opened()])
    with pytest.raises(StoreError):
        await store.create(line(), "another", "two", [opened()])
    with pytest.raises(StoreError):
        await store.append("u", [answer(0)])
    with pytest.raises(StoreError, match="there is no table u"):
        await store.append("u", [], line("u"))
    assert await store.load("t") == Stored("t", "secret", [opened()])


async def test_a_move_is_found_by_its_seat_and_id(store: Store) -> None:
    await store.create(line(), "secret", "one", [opened(), answer(1, 0, "x"), answer(2, 1, "x"), answer(3, 0, "y")])
    await store.create(line("u"), "secret", "one", [answer(0, 0, "z")])
    assert [await store.find_move("t", *key) for key in ((0, "x"), (1, "x"), (0, "y"), (1, "y"), (0, "z"))] == [
        1,
        2,
        3,
        None,
        None,
    ]


async def test_rows_are_read_from_a_number_on(store: Store) -> None:
    await store.create(line(), "secret", "one", [opened(), answer(1), answer(2)])
    assert await store.rows_since("t", 1) == [answer(1), answer(2)]
    assert await store.heads(["t", "u"]) == {"t": 3} and await store.heads([]) == {}
    assert await store.rows_since("t", 3) == await store.rows_since("u", 0) == []


async def test_a_summary_follows_its_table(store: Store) -> None:
    await store.create(line(), "secret", "one", [opened()])
    over = line(status="over", changed=9, public=False, names=["Guest 1", "손님 2"], scores=[30, -2], ranks=[1, 2])
    await store.append("t", [answer(1)], over)
    assert await store.summary("t") == over


async def test_what_is_open_or_playing_is_unfinished(store: Store) -> None:
    statuses: tuple[Status, ...] = ("open", "playing", "over", "closed")
    for status in statuses:
        await store.create(line(status, status), "secret", "one", [])
    assert await store.unfinished() == ["open", "playing"]
    await store.append("open", [Row(0, 1, Closed())], line("open", "closed"))
    assert await store.unfinished() == ["playing"]


async def test_a_game_that_began_is_playing_before_its_summary_says_so(store: Store) -> None:
    await store.create(line(), "secret", "one", [opened()])
    await store.append("t", [Row(1, 2, Started("calm"))])
    assert await store.summary("t") == line(status="playing")


async def test_finished_games_of_everybody(store: Store) -> None:
    for number, public in enumerate([True, True, False, True]):
        await store.create(line(f"t{number}", "over", 10 + number, public), "secret", "host", [opened()])
    await store.create(line("playing", "playing", 99), "secret", "one", [Row(0, 1, Sat(0, "one", "Guest 1", ""))])

    async def found(limit: int, before: int | None = None) -> list[str]:
        return [summary.id for summary in await store.finished(limit, before)]

    assert await found(9) == ["t3", "t1", "t0"]
    assert await found(2) == ["t3", "t1"]
    assert await found(2, before=11) == ["t0"]


async def test_the_tables_of_a_person(store: Store) -> None:
    async def of(person: str, *statuses: Status) -> list[str]:
        return [summary.id for summary in await store.tables_of(person, statuses or ("open", "playing"))]

    await store.create(line("a", changed=1), "secret", "one", [opened()])
    await store.create(line("b", changed=2), "secret", "one", [opened(), Row(1, 1, Sat(0, "two", "Guest 2", ""))])
    assert await of("one") == ["b", "a"]
    assert await of("two") == ["b"]
    assert await of("two", "over") == []

    await store.append("b", [Row(2, 1, Stood(0))])
    assert await of("two") == [], "who leaves before the start never sat"

    await store.append("b", [Row(3, 1, Sat(1, "two", "Guest 2", "")), Row(4, 1, Started("calm"))])
    await store.append("b", [Row(5, 1, Stood(1)), Row(6, 1, Returned(2, "cleo", "Cleo"))])
    assert await of("two") == ["b"], "who leaves a game did"
    assert await of("cleo") == ["b"]


# -- people ------------------------------------------------------------------------------------------------------


async def test_people_and_their_devices(store: Store) -> None:
    one = Person("p1", "Guest 1")
    await store.add_person(one, "phone", 5)
    await store.add_token("p1", "laptop", 6)
    assert await store.person("p1") == one
    assert await store.person_by_token("phone") == await store.person_by_token("laptop") == one
    await store.rename("p1", "Анна")
    assert await store.person_by_token("phone") == Person("p1", "Анна")


@pytest.mark.sqlite
async def test_who_owns_a_device_is_read_again_when_that_changes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_people, "MOST_KEPT", 2)
    reads: list[object] = []
    reading = store._read
    monkeypatch.setattr(store, "_read", lambda work: reads.append(work) or reading(work))
    for number in range(3):
        await store.add_person(Person(f"p{number}", "Guest"), f"device {number}", 1)
        assert await store.person_by_token(f"device {number}") == Person(f"p{number}", "Guest")
    assert len(reads) == 0, "who is new is known"
    for _ in range(2):
        assert await store.person_by_token("device 0") == Person("p0", "Guest")
    assert len(reads) == 1
    # A name that changes while somebody reads the old one.
    late, _ = await asyncio.gather(store.person_by_token("device 1"), store.rename("p1", "Another"))
    assert late is not None
    assert await store.person_by_token("device 1") == Person("p1", "Another")
    assert await store.forget_guests(2, 10) == 3
    assert await store.person_by_token("device 1") is None


async def test_people_are_not_made_up(store: Store) -> None:
    await store.add_person(Person("p1", "Guest 1"), "phone", 5)
    with pytest.raises(StoreError):
        await store.add_person(Person("p2", "Guest 2"), "phone", 5)
    assert await store.person("p2") is None, "a person and their token are one commit"
    for refused in (store.rename("p2", "Guest 2"), store.add_token("p2", "x", 1), store.add_return_link("p2", "x", 1)):
        with pytest.raises(StoreError):
            await refused


async def test_a_return_link_works_once_and_not_for_ever(store: Store) -> None:
    await store.add_person(Person("p1", "Guest 1"), "phone", 5)
    await store.add_return_link("p1", "link", 100)
    await store.add_return_link("p1", "late", 100)
    used = await asyncio.gather(*(store.use_return_link("link", 99) for _ in range(3)))
    assert sorted(used, key=str) == [None, None, "p1"], "by whoever was first"
    assert await store.use_return_link("late", 100) is None


async def test_the_server_was_last_alive(store: Store) -> None:
    await store.heartbeat(5)
    await store.heartbeat(8)
    assert await store.last_alive() == 8
