"""The level above the strongest at tables: refused where it is not offered, and kept where it was promised before."""

import msgspec
import pytest

from caravanserai.bots.levels import MASTER, STRONGEST
from caravanserai.engine.game import game
from caravanserai.engine.refusal import Refused
from caravanserai.tables.fold.commands import check_setting, with_bots_of_today
from caravanserai.tables.log.entries import TableSetting
from tests.bots.masters import masters, passed_at
from tests.tables.house import A, B, House
from tests.tables.test_tables import refusal

pytestmark = pytest.mark.anyio

KEY = "samarkand"
SETTING = TableSetting(KEY, 3, bots={1: MASTER, 2: "level1"})


def refused(**change: object) -> Refused:
    with pytest.raises(Refused) as found:
        check_setting(msgspec.structs.replace(SETTING, **change))
    return found.value


def test_it_is_refused_where_it_is_not_offered() -> None:
    option = next(one for one in game(KEY).options)
    own = msgspec.to_builtins(game(KEY).standard_edition) | {"name": "Mine"}
    with masters(samarkand=(passed_at(KEY, 3),)):
        check_setting(SETTING)
        check_setting(msgspec.structs.replace(SETTING, options={option.key: option.values[0]}))
        elsewhere: tuple[dict[str, object], ...] = (
            {"seats": 4},
            {"game": "khiva"},
            {"options": {option.key: option.values[1]}},
            {"edition": own},
        )
        for change in elsewhere:
            found = refused(**change).refusal
            assert found.code == "bot-not-here" and found.args["bot"] == MASTER
            assert STRONGEST in str(found.args["known"]) and MASTER not in str(found.args["known"])
    with masters():
        assert refused().refusal.code == "bot-not-here"


def test_a_bot_that_nobody_knows_is_told_who_plays_there() -> None:
    with masters(samarkand=(passed_at(KEY, 3),)):
        found = refused(bots={1: "clever"}).refusal
        assert found.code == "unknown-bot" and MASTER in str(found.args["known"])
        assert MASTER not in str(refused(bots={1: "clever"}, seats=4).refusal.args["known"])


async def test_a_host_may_seat_it_and_play_on_with_it_where_it_is_offered(house: House) -> None:
    with masters(samarkand=(passed_at(KEY, 3),)):
        table = await house.table_of(A, game=KEY, seats=3)
        await house.host.put_bot(table.id, A, 1, MASTER)
        assert table.seats[1].bot == MASTER
        larger = await house.table_of(B, game=KEY, seats=4)
        assert await refusal(house.host.put_bot(larger.id, B, 1, MASTER)) == "bot-not-here"


async def test_what_was_agreed_on_before_an_update_is_kept_as_far_as_it_can_be(house: House) -> None:
    with masters(samarkand=(passed_at(KEY, 3),)):
        assert with_bots_of_today(SETTING) == SETTING
    with masters():
        setting = msgspec.structs.replace(SETTING, takeover="never")
        await house.host.seat_together("agreed", [A], setting)
        table = house.table("agreed")
        assert table.status == "playing" and [seat.bot for seat in table.seats] == [None, STRONGEST, "level1"]


async def test_at_an_old_table_it_plays_on(house: House) -> None:
    """As the strongest does: nothing was measured of it there any more."""
    with masters(samarkand=(passed_at(KEY, 3),)):
        table = await house.table_of(A, game=KEY, seats=3, bots={1: MASTER, 2: "level1"})
    with masters():
        number = table.number
        while table.status == "playing" and table.number < number + 5:
            if 0 in table.asked():
                await house.answer(table, A)
            await house.host.settled()
        assert table.seats[1].bot == MASTER and table.number > number


def test_an_agreement_on_other_components_is_kept_with_the_strongest() -> None:
    option = next(one for one in game(KEY).options)
    with masters(samarkand=(passed_at(KEY, 3),)):
        other = msgspec.structs.replace(SETTING, options={option.key: option.values[1]})
        assert with_bots_of_today(other).bots == {1: STRONGEST, 2: "level1"}


def test_it_is_refused_where_bots_think_by_count() -> None:
    """In an event everybody is to meet the same bots, however long they think: a master would think for seconds, and
    for everybody who plays there."""
    with masters(samarkand=(passed_at(KEY, 3),)), pytest.raises(Refused) as found:
        check_setting(SETTING, seeded=True)
    assert found.value.refusal.code == "bot-not-here"
