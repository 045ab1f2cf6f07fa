"""Ratings worked out from games at real tables, on both stores: each game once, in the order in which they ended."""

import asyncio

import pytest

from caravanserai.ratings.again import compute_again
from caravanserai.ratings.rater import Rater
from caravanserai.ratings.ratings import Ratings
from caravanserai.tables.fold import keeping
from caravanserai.tables.log.entries import KNOWS, RATED_SINCE, Opened, TableSetting, encode_entry, known_since
from caravanserai.tables.log.postgres import PostgresStore
from caravanserai.tables.log.store import Person
from tests.people.test_accounts import refused
from tests.ratings.playing import RATED, all_written, asked, begun, played, rater_of, said
from tests.tables.house import A, B, C, House

pytestmark = pytest.mark.anyio


async def rating(house: House, person: Person, seats: int = 2, kind: str = "people") -> int | None:
    found = await Ratings(house.store).of(person, "goofspiel", seats, kind)  # type: ignore[arg-type]
    return None if found is None else found.rating


async def test_a_rated_game_counts_once_however_often_it_is_looked_at(house: House) -> None:
    table = await played(house, A, B)
    assert await rating(house, A) is None
    rater = rater_of(house)
    for _ in range(3):
        rater.watch(house.host.live[table.id])
        await rater.look()
    ranks = {person: table.rules.rank(table.g, table.seat_for(person)) for person in (A, B)}
    first, last = sorted((A, B), key=lambda one: ranks[one])
    assert ranks[first] == ranks[last] or (await rating(house, first) or 0) > 1_000 > (await rating(house, last) or 0)
    ratings = Ratings(house.store)
    now = await ratings.of(A, "goofspiel", 2)
    assert now is not None and (now.games, now.provisional) == (1, True)
    assert await ratings.of(A, "goofspiel", 3) is None and await ratings.of(A, "khiva", 2) is None
    assert await ratings.of(C, "goofspiel", 2) is None
    change = await ratings.change(table.id, A)
    assert (change.status, change.before, change.after) == ("done", None, now)
    assert (await ratings.change(table.id, C)).status == "none"


async def test_what_is_not_rated_counts_for_nothing(house: House) -> None:
    table = await house.table_of(A, B, game="goofspiel", seats=2)
    await house.play_out(table, A, B)
    await rater_of(house).look()
    assert await rating(house, A) is None
    assert (await Ratings(house.store).change(table.id, A)).status == "none"


@pytest.mark.parametrize(
    "wrong", [{"hints": True}, {"takeover": "ask"}, {"clock": {"type": "relaxed"}}, {"clock": {"type": "paced"}}]
)
@pytest.mark.sqlite
async def test_a_rated_table_is_as_all_rated_tables_are(house: House, wrong: dict[str, object]) -> None:
    with refused("rated-setting"):
        await house.table_of(A, B, **{**RATED, "seats": 2, **wrong})


async def test_who_leaves_is_last_unless_released_and_who_comes_back_is_not(house: House) -> None:
    rater = rater_of(house)
    left = await begun(house, A, B, C)
    await house.host.stand(left.id, A)
    await house.play_out(left, B, C)
    await rater.look()
    lowest = await rating(house, A, 3)
    assert lowest is not None and lowest < 900
    assert min(await rating(house, B, 3) or 0, await rating(house, C, 3) or 0) > lowest
    house.time.move(1)  # games that end in the same millisecond are in the order of their ids
    released = await begun(house, A, B, C)
    await house.host.stand(released.id, A)
    for one in (B, C):
        await house.host.do(released.id, lambda t, one=one: keeping.release(t, t.known_as(one), t.seat_for(A)))  # type: ignore[misc]
    await house.play_out(released, B, C)
    await rater.look()
    assert await rating(house, A, 3) == lowest
    assert (await Ratings(house.store).change(released.id, A)).status == "none"


async def test_a_bot_that_plays_most_of_a_game_for_somebody_is_no_way_to_a_rating(house: House) -> None:
    table = await begun(house, A, B)
    await house.answer(table, A)
    await house.host.stand(table.id, A)
    while table.status == "playing" and len(table.asked()) and table.round < 12:
        await house.answer(table, B)
    await house.host.come_back(table.id, A)
    await house.play_out(table, A, B)
    await rater_of(house).look()
    assert (await rating(house, A) or 2_000) < 1_000


async def test_nor_does_it_help_to_change_ones_mind_again_and_again(house: House) -> None:
    """Of many answers to one question the last counts."""
    table = await begun(house, A, B)
    offers = table.rules.offers(table.g, table.seat_for(A))
    for number in range(40):
        await house.answer(table, A, offers[number % 2], f"change-{number}", "1.0")
    await house.host.stand(table.id, A)
    while table.status == "playing" and table.round < 12:
        await house.answer(table, B)
    await house.host.come_back(table.id, A)
    await house.play_out(table, A, B)
    await rater_of(house).look()
    assert (await rating(house, A) or 2_000) < 1_000


async def test_the_same_two_who_play_many_short_games_gain_less(house: House) -> None:
    rater = rater_of(house)
    for minutes in (5, 5, 5, 5, 5, 90):
        await played(house, A, B, minutes=minutes)
    await rater.look()
    weights = [weight for (weight,) in await asked(house.store, "SELECT weight FROM rated_games ORDER BY ended_at")]
    assert [round(one, 3) for one in weights] == [1, 1, 1, 0.5, 0.333, 1]


async def test_whatever_order_games_are_noted_in_it_comes_to_the_same(house: House) -> None:
    """And it is what all of it worked out again comes to."""
    company = [(A, B), (B, C), (A, B, C), (A, C), (A, B), (A, B, C), (B, C)]
    tables = [await played(house, *people, minutes=20) for people in company]
    await rater_of(house).look()
    straight = await all_written(house.store)
    assert len(straight[0]) == sum(map(len, company))
    await said(house.store, "DELETE FROM rating_changes", "DELETE FROM ratings", "DELETE FROM rating_pools")
    await said(house.store, "UPDATE rated_games SET pool = NULL, ended_at = NULL, outcome = NULL, weight = 1")
    rater = rater_of(house, at_a_time=2)
    for table in (*tables[1::2], *tables[::-2]):
        await rater._note(table.id)
        await rater.work_out()
    assert await all_written(house.store) == straight
    again = await compute_again(house.store, house.time)
    assert (again.games, again.damaged, again.changed) == (len(tables), 0, 0)
    assert await all_written(house.store) == straight
    await said(house.store, "DELETE FROM rating_changes", "DELETE FROM ratings", "DELETE FROM rated_games")
    again = await compute_again(house.store, house.time)
    assert (again.ratings, again.changed) == (len({line[:3] for line in straight[1]}),) * 2
    assert await all_written(house.store) == straight


async def test_who_is_gone_has_no_rating_and_others_keep_theirs(house: House) -> None:
    await played(house, A, B)
    rater = rater_of(house)
    await rater.look()
    await said(
        house.store, f"UPDATE people SET name = '–' WHERE id = '{A.id}'", f"DELETE FROM ratings WHERE person = '{A.id}'"
    )
    kept = await rating(house, B)
    await played(house, A, B)
    await compute_again(house.store, house.time)
    await rater.look()
    assert await rating(house, A) is None and kept is not None
    changes = await asked(house.store, "SELECT games FROM rating_changes WHERE person = ? ORDER BY games", B.id)
    assert changes == [(1,), (2,)]


async def test_several_nodes_work_it_out_once(house: House) -> None:
    """Each is told of every game, and all look at once."""
    if not isinstance(house.store, PostgresStore):
        pytest.skip("a file is one node's")
    stores = [await PostgresStore.open(str(house.place)) for _ in range(2)]
    raters = [Rater(store, house.time, house.meter, 1) for store in (house.store, *stores)]
    worked: list[str] = []
    for rater in raters:
        some = rater._some

        def counted(pool, track, now, some=some):  # type: ignore[no-untyped-def]
            more = yield from some(pool, track, now)
            worked.append(pool)
            return more

        rater._some = counted  # type: ignore[method-assign]
    for _ in range(4):
        table = await played(house, A, B)
        for rater in raters:
            rater.watch(house.host.live[table.id])
        await asyncio.gather(*(rater.look() for rater in raters))
    lines = await asked(house.store, "SELECT person, games FROM rating_changes ORDER BY person, games")
    assert lines == [(one.id, n) for one in (A, B) for n in (1, 2, 3, 4)]
    straight = await all_written(house.store)
    assert (await compute_again(house.store, house.time)).changed == 0
    assert await all_written(house.store) == straight
    for store in stores:
        await store.close()


def test_only_a_rated_table_waits_until_all_nodes_know_of_ratings() -> None:
    """And no other is written in a way that a node from before could not read."""
    plain, counts = (Opened(TableSetting("khiva", 2, rated=rated), "a", "c") for rated in (False, True))
    assert (known_since([plain]), known_since([counts]), KNOWS >= RATED_SINCE) == (1, RATED_SINCE, True)
    assert b"rated" not in encode_entry(plain) and b'"rated":true' in encode_entry(counts)
