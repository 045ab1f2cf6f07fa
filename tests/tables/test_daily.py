"""The deal of a day at the tables: one seed, one try, results that luck is not in."""

import pytest

from caravanserai.engine.game import GAMES, SPECTATOR, game
from caravanserai.engine.refusal import Refused
from caravanserai.tables import daily
from caravanserai.tables.daily import (
    DAY,
    Daily,
    DailyAnswers,
    begin_of,
    day_before,
    end_of,
    key_choices,
    parting,
    read_day,
)
from caravanserai.tables.fold import commands
from caravanserai.tables.fold.cards import known_of
from caravanserai.tables.fold.records import record_of
from caravanserai.tables.workers.folding import played_on
from tests.tables.house import A, B, C, House
from tests.tables.test_tables import refusal

pytestmark = pytest.mark.anyio

KEY = b"k" * 32


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch):
    """Level 4 thinks for seconds; here it is about who meets whom."""
    monkeypatch.setattr(daily, "BOT", "level1")
    for key in GAMES:
        monkeypatch.setattr(type(game(key)), "daily_seats", 3)


def days_of(house: House, key: bytes = KEY) -> Daily:
    return Daily(house.host, house.store, house.time, key)


async def plays(house, days, person, pick=0):
    """Plays today's Khiva, always with the same offer from the front or the end: the table."""
    table = house.table(await days.open(person, "khiva"))
    await house.host.settled()
    while table.status == "playing":
        seat = table.seat_of(person.id)
        await house.answer(table, person, table.rules.offers(table.g, seat)[pick])
    return table


async def test_two_people_meet_the_same_cards_and_the_same_answers(house):
    days = days_of(house)
    one, two = [await plays(house, days, person) for person in (A, B)]
    assert one.id != two.id
    records = [record_of(await house.store.load(table.id)) for table in (one, two)]
    assert records[0].steps == records[1].steps
    other = await plays(house, days, C, -1)
    third = record_of(await house.store.load(other.id))
    assert third.steps != records[0].steps
    # The same cards all the same, as far as nobody has chosen yet.
    assert third.steps[:3] == records[0].steps[:3]


async def test_everybody_has_one_try_and_it_survives_a_restart(house):
    days = days_of(house)
    made = await days.open(A, "khiva")
    assert await days.open(A, "khiva") == made
    await house.kill()
    await house.start()
    days = days_of(house)
    assert await days.open(A, "khiva") == made
    assert await days.open(B, "khiva") != made
    assert await days.open(A, "samarkand") != made
    await house.play_out(house.table(made), A)
    assert await days.open(A, "khiva") == made
    assert await refusal(house.host.rematch(made, A)) == "daily-once"


async def test_a_table_at_which_nobody_sat_down_yet_is_taken_up(house, monkeypatch):
    """An older house wrote a table first and its host's seat afterwards; the power may have gone in between."""
    days = days_of(house)
    with monkeypatch.context() as older:
        older.setattr(commands, "sit", lambda *_: [])
        table = house.table(await days.open(A, "khiva"))
    assert table.status == "open" and table.seat_of(A.id) == SPECTATOR
    assert house.table(await days.open(A, "khiva")) is table
    assert table.status == "playing"


async def test_seeds_differ_by_day_game_and_house(house):
    days = days_of(house)
    made = [
        days.deal("2026-02-03", "khiva"),
        days.deal("2026-02-04", "khiva"),
        days.deal("2026-02-03", "samarkand"),
        days_of(house, b"o" * 32).deal("2026-02-03", "khiva"),
    ]
    assert len({stage.seed for _, stage in made}) == 4
    assert days.deal("2026-02-03", "khiva") == made[0]
    # People sit in another seat every day.
    assert set(made[0][0].bots) != set(made[1][0].bots)


async def test_results_are_ranked_and_compared_with_the_mean(house):
    days = days_of(house)
    for person, pick in ((A, 0), (B, -1), (C, 0)):
        await plays(house, days, person, pick)
    found = (await days.standings(days.today(), "khiva")).shown
    assert len(found) == 3
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
    assert sum(one.beyond for one in found) == pytest.approx(0)
    by = {one.game.person: one for one in found}
    assert by[A.id].rank == by[C.id].rank and by[A.id].beyond == by[C.id].beyond
    assert parting(by[A.id].line, by[C.id].line) is None
    parted = parting(by[A.id].line, by[B.id].line)
    assert parted is not None and parted.answer == 1 and parted.one != parted.other


async def test_what_a_bot_answered_for_somebody_or_came_too_late_does_not_count(house):
    days = days_of(house)
    await plays(house, days, A)
    left = house.table(await days.open(B, "khiva"))
    await house.host.stand(left.id, B)
    await house.host.settled()
    assert left.status == "over"
    today = days.today()
    late = house.table(await days.open(C, "khiva"))
    house.time.move(DAY)
    await house.play_out(late, C)
    assert late.status == "over"
    assert [one.game.person for one in (await days.standings(today, "khiva")).shown] == [A.id]
    assert days.today() != today and (await days.standings(days.today(), "khiva")).finished == 0


async def test_of_many_the_best_are_shown_and_whoever_asks(house, monkeypatch):
    monkeypatch.setattr(daily, "MOST_COMPARED", 1)
    days = days_of(house)
    for person, pick in ((A, 0), (B, -1)):
        await plays(house, days, person, pick)
    today = days.today()
    best = (await days.standings(today, "khiva")).shown[0].game.person
    other = ({A.id, B.id} - {best}).pop()
    asked = await days.standings(today, "khiva", other)
    assert [(one.game.person, one.rank) for one in asked.shown] == [(best, 1), (other, 2)]
    alone = await days.standings(today, "khiva", best)
    assert (alone.finished, alone.mean, len(alone.shown)) == (2, asked.mean, 1)


async def test_what_was_begun_and_never_finished_is_given_up_with_the_next_days_deal(house):
    days = days_of(house)
    old = house.table(await days.open(A, "khiva"))
    other = house.table(await days.open(A, "samarkand"))
    theirs = house.table(await days.open(B, "khiva"))
    house.time.move(DAY)
    assert await days.open(A, "khiva") != old.id
    assert (old.status, other.status, theirs.status) == ("closed", "playing", "playing")


async def test_a_deal_that_one_can_still_play_is_hidden(house):
    days = days_of(house)
    table = await plays(house, days, A)
    assert await days.may_see(known_of(table), A)
    assert not await days.may_see(known_of(table), B) and not await days.may_see(known_of(table), None)
    other = house.table(await days.open(B, "khiva"))
    assert not await days.may_see(known_of(table), B)
    await house.play_out(other, B)
    assert await days.may_see(known_of(table), B)
    assert not await days.may_see(known_of(table), C)
    house.time.move(DAY)
    assert await days.may_see(known_of(table), C)


async def test_nor_is_it_shown_where_somebody_plays_it_on(house):
    days = days_of(house)
    table = await plays(house, days, A)
    setting, stage = played_on(await house.store.lines(table.id), 6, 0, "level1")
    on = house.table(await house.host.open_stage(A, setting, stage))
    assert await days.may_see(known_of(on), A)
    assert not await days.may_see(known_of(on), B)
    house.time.move(DAY)
    assert await days.may_see(known_of(on), B)


def test_key_choices_are_those_where_others_left():
    best, other, third = (
        DailyAnswers(("a", "b", "c"), True),
        DailyAnswers(("a", "x", "c"), True),
        DailyAnswers(("a", "b", "y"), True),
    )
    found = list(key_choices(best, [best, other, third]))
    assert [(one.answer, one.chosen, one.instead, one.there, one.same) for one in found] == [
        (2, "b", "x", 3, 2),
        (3, "c", "y", 2, 1),
    ]
    assert list(key_choices(best, [best])) == []


def test_days_are_utc_days():
    assert day_before("2026-03-01") == "2026-02-28"
    assert end_of("2026-02-28") == begin_of("2026-03-01")
    assert daily.day_of(begin_of("2026-02-28")) == daily.day_of(end_of("2026-02-28") - 1) == "2026-02-28"
    assert read_day("2026-02-28", "2026-02-28") == "2026-02-28"
    for text, code in (("2026-2-3", "bad-day"), ("20260203", "bad-day"), ("x", "bad-day"), ("2027-01-01", "to-come")):
        with pytest.raises(Refused, match=code):
            read_day(text, "2026-02-28")
