"""Seats that the host keeps for somebody, and a leave that nobody minds: on both stores, and after a restart."""

import pytest

from caravanserai.engine.fairness import nonce_hash_of
from caravanserai.engine.refusal import Refused
from caravanserai.people.settling import kept
from caravanserai.tables.fold import keeping
from caravanserai.tables.fold.cards import card_of
from caravanserai.tables.fold.commands import MOST_CHANGES
from caravanserai.tables.log.entries import LeaveReleased, SeatKept, TableSetting, decode_entry, encode_entry
from caravanserai.tables.log.store import Person
from tests.tables.house import NONCE, A, B, C, D, House

pytestmark = pytest.mark.anyio


async def keep(house: House, table: str, host: Person, seat: int | None, person: Person) -> None:
    await house.host.do(table, lambda t: keeping.keep(t, t.hosted_as(host), seat, person.id))


async def refusal(doing: object) -> str:
    with pytest.raises(Refused) as refused:
        await doing  # type: ignore[misc]
    return refused.value.refusal.code


def states(house: House, table: str) -> list[str]:
    return [seat.info.state for seat in card_of(house.table(table)).seats]


@pytest.mark.parametrize("public", [False, True])
async def test_nobody_else_takes_a_kept_seat(house: House, public: bool) -> None:
    table = await house.table_of(A, seats=3, public=public)
    await keep(house, table.id, A, 2, B)
    assert states(house, table.id) == ["person", "free", "reserved"]
    assert await refusal(house.host.sit(table.id, C, 2)) == "seat-taken"
    assert await house.host.sit(table.id, C, None) == 1
    assert await refusal(house.host.sit(table.id, D, None)) == "no-free-seat" and table.status == "open"
    await house.kill()
    await house.start()
    assert states(house, table.id) == ["person", "person", "reserved"]
    assert await house.host.sit(table.id, B, None) == 2
    assert house.table(table.id).status == "playing"


async def test_the_host_frees_it_again(house: House) -> None:
    table = await house.table_of(A, seats=3)
    await keep(house, table.id, A, None, B)
    await keep(house, table.id, A, None, B)  # twice is once
    assert states(house, table.id) == ["person", "reserved", "free"]
    await keep(house, table.id, A, 2, B)
    assert keeping.kept_seats(table) == {2: B.id}, "one seat for each"
    for who, seat, code in ((B, 2, "not-host"), (A, 9, "no-such-seat")):
        assert await refusal(house.host.do(table.id, lambda t, w=who, s=seat: keeping.free(t, w.id, s))) == code
    for _ in range(2):
        await house.host.do(table.id, lambda t: keeping.free(t, A.id, 2))
    assert states(house, table.id) == ["person", "free", "free"]
    await keep(house, table.id, A, 1, B)
    await house.host.do(table.id, lambda t: keeping.let_go(t, (B.id, "another id of theirs")))
    assert await house.host.sit(table.id, C, 1) == 1


async def test_what_cannot_be_kept_is_refused(house: House) -> None:
    table = await house.table_of(A, B, seats=3)
    for host, seat, person, code in (
        (B, 2, C, "not-host"),
        (A, 9, C, "no-such-seat"),
        (A, 1, C, "seat-taken"),
        (A, 2, B, "guest-seated"),
    ):
        assert await refusal(keep(house, table.id, host, seat, person)) == code
    await keep(house, table.id, A, 2, C)
    assert await refusal(keep(house, table.id, A, 2, D)) == "seat-taken"
    assert await refusal(keep(house, table.id, A, None, D)) == "no-free-seat"
    await house.host.start_game(table.id, A)
    assert states(house, table.id) == ["person", "person", "bot"], "the game begins without who has not come"
    assert await refusal(keep(house, table.id, A, 2, C)) == "table-started"
    assert keeping.let_go(table, (C.id,)) == []


async def test_nobody_fills_the_disk_by_keeping(house: House) -> None:
    table = await house.table_of(A, seats=2)
    for _ in range(MOST_CHANGES // 2):
        await keep(house, table.id, A, 1, B)
        await house.host.do(table.id, lambda t: keeping.free(t, A.id, 1))
    assert await refusal(keep(house, table.id, A, 1, B)) == "too-many-changes"


async def test_seats_are_kept_from_the_first_moment_on(house: House) -> None:
    setting = TableSetting("khiva", 4, bots={2: "greedy"})
    hashed = nonce_hash_of(NONCE)
    made = await super(type(house.host), house.host).open_table(A, setting, hashed, [B.id, C.id])
    assert states(house, made) == ["person", "reserved", "bot", "reserved"]
    assert keeping.kept_seats(house.table(made)) == {1: B.id, 3: C.id}
    too_many = super(type(house.host), house.host).open_table(A, setting, hashed, [B.id, C.id, D.id])
    assert await refusal(too_many) == "no-free-seat"


async def test_who_sits_elsewhere_needs_the_kept_seat_no_more(house: House) -> None:
    table = await house.table_of(A, seats=4)
    await keep(house, table.id, A, 3, B)
    await house.host.sit(table.id, B, 1)
    assert states(house, table.id) == ["person", "person", "free", "free"]


async def test_a_rematch_keeps_seats_too(house: House) -> None:
    table = await house.table_of(A, seats=2, game="goofspiel")
    await keep(house, table.id, A, 1, B)
    await house.host.sit(table.id, B, None)
    await house.play_out(table, A, B)
    again = await house.host.rematch(table.id, A)
    assert keeping.kept_seats(house.table(again)) == {1: B.id}
    assert await refusal(house.host.sit(again, C, None)) == "no-free-seat"
    await house.host.do(again, lambda t: keeping.free(t, A.id, 1))
    await keep(house, again, A, 1, C)
    assert await house.host.sit(again, C, None) == 1


async def test_a_leave_that_nobody_minds_does_not_count(house: House) -> None:
    """And comes to count for nothing again when who left is back and sees the game through."""
    table = await house.table_of(A, B, C, seats=3, game="goofspiel")
    assert await refusal(house.host.do(table.id, lambda t: keeping.release(t, A.id, 2))) == "nobody-left"
    await house.host.stand(table.id, C)
    for who, seat, code in ((A, 9, "no-such-seat"), (A, 1, "nobody-left"), (D, 2, "not-seated"), (C, 2, "nobody-left")):
        assert await refusal(house.host.do(table.id, lambda t, w=who, s=seat: keeping.release(t, w.id, s))) == code
    assert kept(card_of(table), 2, C.id) is False
    for who in (A, A, B):
        assert kept(card_of(table), 2, C.id) is False, "all must say so"
        await house.host.do(table.id, lambda t, w=who: keeping.release(t, w.id, 2))
    assert kept(card_of(table), 2, C.id) is None and kept(card_of(table), 0, A.id) is True
    await house.kill()
    await house.start()
    table = house.table(table.id)
    assert kept(card_of(table), 2, C.id) is None, "it is in the log"
    await house.host.come_back(table.id, C)
    assert card_of(table).released == () and kept(card_of(table), 2, C.id) is True
    await house.host.stand(table.id, C)
    assert kept(card_of(table), 2, C.id) is False, "another leave is another question"


async def test_who_left_too_need_not_be_asked(house: House) -> None:
    table = await house.table_of(A, B, C, seats=3, game="goofspiel")
    await house.host.stand(table.id, C)
    await house.host.do(table.id, lambda t: keeping.release(t, A.id, 2))
    assert kept(card_of(table), 2, C.id) is False
    await house.host.stand(table.id, B)
    assert kept(card_of(table), 2, C.id) is None, "all who are left have said so"
    assert kept(card_of(table), 1, B.id) is False


def test_rows_are_read_as_they_are_written() -> None:
    for entry in (SeatKept(1, "p"), SeatKept(1, None), LeaveReleased(2, 0)):
        assert decode_entry(encode_entry(entry)) == entry
