"""Tables that begin from a position: given steps, given chance, scripts, seeds; and games that are played on."""

import msgspec
import pytest

from caravanserai.engine.game import game
from caravanserai.engine.record import ChanceStep, MoveStep, Recorder, raw_steps, read_record, write_record
from caravanserai.engine.refusal import Refused
from caravanserai.engine.verify import verify
from caravanserai.tables.fold.records import record_of
from caravanserai.tables.log.clock_setting import Live
from caravanserai.tables.log.entries import Stage, TableSetting
from caravanserai.tables.workers.folding import played_on
from tests.tables.house import A, B, House
from tests.tables.test_tables import frames, refusal

pytestmark = pytest.mark.anyio

SETTING = TableSetting("khiva", 3, bots={1: "greedy", 2: "greedy"})


def raw(*parts):
    return tuple(msgspec.Raw(msgspec.json.encode(part)) for part in parts)


def some_steps(answers: int, key: str = "khiva", seats: int = 3):
    """The beginning of a game in which everybody takes the first offer: so many answers, and on until all are asked."""
    rules = game(key)
    g = rules.new(seats)
    rules.seed_chance(g, 7)
    recorder = Recorder(key, g, ("",) * seats, {}, rules.standard_edition)
    while True:
        while rules.chance_due(g):
            recorder.chance()
        if answers <= 0 and len(rules.asked(g)) == seats:
            return recorder.steps, g
        seat = rules.asked(g)[0]
        recorder.play(seat, rules.offers(g, seat)[0])
        answers -= 1


async def staged(house: House, setting: TableSetting = SETTING, person=A, **stage):
    chosen = {"kind": "lesson", "key": "one", **stage}
    made = await house.host.open_stage(person, setting, Stage(**chosen))
    await house.host.settled()
    return house.table(made)


async def test_a_table_begins_where_its_steps_lead(house):
    steps, g = some_steps(9)
    hurried = msgspec.structs.replace(SETTING, public=True, clock=Live())
    table = await staged(house, hurried, steps=raw_steps(steps))
    assert table.status == "playing" and table.seat_of(A.id) == 0
    assert table.opened.setting == SETTING
    listener = await house.host.listen(table.id, A, None)
    hello = (await frames(listener))[0]
    assert hello["stage"] == {"kind": "lesson", "key": "one"}
    mine = msgspec.json.decode(msgspec.json.encode(table.rules.view(g, 0)))
    shown = hello["now"]["view"]
    assert shown["camels"] == mine["camels"]
    assert shown["own"]["hand"] == mine["own"]["hand"]
    # Of what came before nobody hears as of news.
    assert all(type(item).__name__ != "CardsDealt" for items in table.kept for item in items)


async def test_after_a_restart_it_is_the_same_position(house):
    steps, _ = some_steps(9)
    table = await staged(house, steps=raw_steps(steps))
    await house.answer(table, A)
    was = msgspec.json.encode(table.rules.view(table.g, 0))
    await house.kill()
    await house.start()
    again = house.table(table.id)
    assert msgspec.json.encode(again.rules.view(again.g, 0)) == was
    assert again.opened.stage == table.opened.stage
    await house.play_out(again, A)
    assert verify(record_of(await house.store.load(table.id))).given_steps == len(steps)


async def test_its_record_says_what_was_given_and_the_rest_is_checked(house):
    steps, _ = some_steps(9)
    table = await staged(house, steps=raw_steps(steps))
    await house.play_out(table, A)
    record = read_record(write_record(record_of(await house.store.load(table.id))))
    given = sum(isinstance(step, ChanceStep) for step in steps)
    found = verify(record)
    assert (found.fair, found.sealed) == (True, True)
    assert (found.given_steps, found.given_shuffles) == (len(steps), given)
    assert found.shuffles > given
    assert list(record.steps[: len(steps)]) == steps
    # Who claims that more was given than was is found out by the seal, who claims less by the shuffles.
    for given_shuffles in ((), tuple(range(found.shuffles))):
        fairness = msgspec.structs.replace(record.fairness, given_shuffles=given_shuffles)
        with pytest.raises(ValueError):
            verify(msgspec.structs.replace(record, fairness=fairness))


async def test_chance_falls_as_given_and_then_by_itself(house):
    steps, _ = some_steps(0)
    assert all(isinstance(step, ChanceStep) for step in steps) and len(steps) > 1
    table = await staged(house, chances=raw(*(step.outcome for step in steps)))
    await house.play_out(table, A)
    record = record_of(await house.store.load(table.id))
    assert list(record.steps[: len(steps)]) == steps
    assert verify(record).given_shuffles == len(steps)


async def test_what_was_laid_down_for_another_course_of_the_game_is_shuffled_instead(house):
    (first, *_), _ = some_steps(0)
    table = await staged(house, chances=raw(first.outcome, first.outcome))
    assert table.status == "playing"
    await house.play_out(table, A)
    assert verify(record_of(await house.store.load(table.id))).given_shuffles == 1


async def test_rivals_follow_their_script_as_far_as_it_goes(house):
    steps, g = some_steps(0)
    rules = game("khiva")
    wanted = {seat: rules.offers(g, seat)[-1] for seat in (1, 2)}
    table = await staged(house, steps=raw_steps(steps), script={s: raw(move) for s, move in wanted.items()})
    await house.answer(table, A)
    await house.play_out(table, A)
    record = record_of(await house.store.load(table.id))
    played = [step for step in record.steps if isinstance(step, MoveStep)]
    assert {step.seat: step.move for step in played[:3] if step.seat} == wanted


async def test_a_line_that_the_game_refuses_is_left_to_the_bot(house):
    steps, _ = some_steps(0)
    not_now, nonsense = {"type": "TakeSalt"}, {"type": "Whatever"}
    table = await staged(house, steps=raw_steps(steps), script={1: raw(not_now), 2: raw(nonsense)})
    assert table.asked() == [0]
    assert table.spoken == {1: 1, 2: 1}


async def test_a_position_that_cannot_be_is_refused(house):
    steps, _ = some_steps(3)
    assert await refusal(staged(house, steps=raw_steps(steps[1:]))) == "bad-stage"
    assert not house.host.live


async def test_under_one_seed_everybody_meets_the_same_deal_and_the_same_bots(house, monkeypatch):
    limits = []
    choose = house.host.services.thinkers.choose

    async def noting(bot, key, position, seat, seed, within):
        limits.append(within)
        return await choose(bot, key, position, seat, seed, within)

    monkeypatch.setattr(house.host.services.thinkers, "choose", noting)
    games = []
    setting = TableSetting("khiva", 3, bots={0: "level1", 2: "level1"})
    for person in (A, B):
        table = await staged(house, setting, person, kind="daily", key="2026-02-03", seed="a day's own seed")
        # Bots answer after people, so that nothing depends on how quick one was.
        assert table.asked() == [0, 1, 2]
        listener = await house.host.listen(table.id, person, None)
        told = ""
        while table.status == "playing":
            await house.answer(table, person)
            told += str(await frames(listener))
        assert "a day's own seed" not in told and table.secret not in told
        record = record_of(await house.store.load(table.id))
        assert record.fairness is None and not verify(record).fair
        assert await refusal(house.host.rematch(table.id, person)) == "daily-once"
        games.append(record.steps)
    assert games[0] == games[1]
    assert set(limits) == {None}


async def test_a_lesson_closes_the_lesson_before_and_is_in_no_list(house):
    one = await staged(house, key="one")
    two = await staged(house, key="two")
    assert (one.status, two.status) == ("closed", "playing")
    assert not one.asked()
    await house.play_out(two, A)
    assert two.status == "over"
    assert (await house.store.summary(two.id)).status == "closed"
    assert await house.store.tables_of(A.id, ("open", "playing")) == []


async def test_nobody_else_sits_down_and_a_rematch_begins_from_the_same_position(house):
    steps, _ = some_steps(9)
    table = await staged(house, steps=raw_steps(steps), kind="play-on")
    assert await refusal(house.host.take_over(table.id, B, 1)) == "staged"
    await house.play_out(table, A)
    again = house.table(await house.host.rematch(table.id, A))
    assert again.opened.stage == table.opened.stage and again.status == "playing"


async def finished(house):
    table = await house.table_of(A, bots={1: "greedy", 2: "greedy"})
    await house.play_out(table, A)
    return await house.store.load(table.id)


async def test_a_finished_game_is_played_on_from_a_step(house):
    stored = await finished(house)
    record = record_of(stored)
    half = len(record.steps) // 2
    setting, stage = played_on(await house.store.lines(stored.id), half, 2, "level1")
    assert (setting.bots, setting.public) == ({0: "level1", 1: "level1"}, False)
    table = await staged(house, setting, B, **msgspec.structs.asdict(stage))
    assert table.seat_of(B.id) == 2
    await house.play_out(table, B)
    again = record_of(await house.store.load(table.id))
    assert again.steps[:half] == record.steps[:half] and again.steps != record.steps
    assert verify(again).given_steps == half


@pytest.mark.parametrize(
    ("step", "seat", "bot", "code"),
    [
        (-1, 0, "level1", "no-such-step"),
        (9_999, 0, "level1", "no-such-step"),
        (None, 0, "level1", "last-step"),
        (4, 3, "level1", "no-such-seat"),
        (4, -1, "level1", "no-such-seat"),
        (4, 0, "nobody", "unknown-bot"),
    ],
)
async def test_what_cannot_be_played_on(house, step, seat, bot, code):
    stored = await finished(house)
    last = len(record_of(stored).steps)
    with pytest.raises(Refused, match=code):
        played_on(await house.store.lines(stored.id), last if step is None else step, seat, bot)


async def test_a_running_game_is_not_played_on(house):
    table = await house.table_of(A, bots={1: "greedy", 2: "greedy"})
    with pytest.raises(Refused, match="not-over"):
        played_on(await house.store.lines(table.id), 4, 0, "level1")
