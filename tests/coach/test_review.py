"""Reviews: stable to the digit, the same however the work is split, and sums that add up."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.bots.bot import imagine
from caravanserai.coach import tasks
from caravanserai.coach.calibration import ENOUGH, HIGHEST, LOWEST, part_of_points
from caravanserai.coach.report import Choice, Report
from caravanserai.coach.review import Reading, plan, review, worth_a_second_look
from caravanserai.coach.tasks import (
    Decide,
    Decided,
    Setting,
    Watch,
    better_by_points_alone,
    gained,
    is_worth_a_word,
    table_of,
    work,
)
from caravanserai.coach.worth import PARTS, Leverage, Opinion, Worth
from caravanserai.engine.appraise import WIN
from caravanserai.engine.game import SPECTATOR, game
from caravanserai.engine.network import FULL
from caravanserai.engine.record import replay
from caravanserai.engine.twin import has_compiler
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.tables.fold.audience import heard_by
from tests.coach.games import FEW, asks, passed_all_game, recorded
from tests.night import by_night
from tests.playing import TIMES

FOLDER = Path(__file__).parents[1] / "golden"
GAMES = [("khiva", 3), ("kilim", 2), ("samarkand", 3)]

needs_compiler = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
pytestmark = needs_compiler

_made: dict[str, Report] = {}


def made(key: str, seats: int) -> Report:
    """The review of a fixed game, made once for all tests here."""
    if key not in _made:
        _made[key] = review(recorded(key, seats, 4), FEW, seed=11)
    return _made[key]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_fixed_game_is_reviewed_to_the_digit(key: str, seats: int, update_goldens: bool) -> None:
    golden = FOLDER / f"review-{key}-{seats}.txt"
    text = "\n".join(lines(made(key, seats))) + "\n"
    if update_goldens:
        golden.write_text(text, encoding="utf-8")
    assert golden.read_text(encoding="utf-8") == text


def worths(seats: int, wins: list[list[int]], judged: list[list[int]]) -> list[Worth]:
    points = tuple(range(len(wins[0])))
    return [Worth(points, tuple(wins[seat]), tuple(judged[seat])) for seat in range(seats)]


def test_what_an_answer_cost_is_no_more_than_the_whole_chance_and_goes_to_the_others() -> None:
    """Both opinions are as sure of it as they can be: what they say together is the chance that is shown, once."""
    games, key, far = 200, "khiva", 0.9
    sure, lost = [WIN] * games, [0] * games
    high, low = [FULL] * games, [0] * games
    won = worths(3, [sure, lost, lost], [high, low, low])
    gone = worths(3, [lost, sure, lost], [low, high, low])
    changes = gained(key, far, gone, won)
    assert -1 < changes[0] < -0.8 and 0.8 < changes[1] < 1
    assert sum(changes) == pytest.approx(0, abs=1e-3)


def lines(report: Report) -> Iterator[str]:
    """All numbers of a review, and the sentences of what cost most."""
    speak = Speaker("en")
    for moment in report.moments:
        bands = " ".join(f"{low}…{high}" for low, high in zip(moment.low, moment.high, strict=True))
        yield f"after {moment.number}: win {moment.win} bands {bands} points {moment.points}"
    for one in report.decisions:
        mix = " ".join(str(choice.share) for choice in one.mix)
        yield f"step {one.number} seat {one.seat}: {one.sure}, mix {mix}"
        if one.for_best and one.against:
            yield f"  cost {one.cost} lost {one.lost} ±{one.lost_error} beats {one.beats} of {one.tried}"
            yield f"  {one.best.move} instead of {one.played.move}"
            yield f"  {speak.say(one.for_best)} / {speak.say(one.against)}"
    yield from map(str, report.balance)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_it_reads_back_as_it_was_written(key: str, seats: int) -> None:
    report = made(key, seats)
    again = msgspec.json.decode(msgspec.json.encode(report), type=Report)
    assert msgspec.json.encode(again) == msgspec.json.encode(report)


def test_the_work_may_be_done_in_any_order() -> None:
    def backwards(work: Any, tasks: list[Any]) -> list[Any]:
        return [work(task) for task in reversed(tasks)][::-1]

    assert review(recorded("khiva", 3, 4), FEW, seed=11, run=backwards) == made("khiva", 3)


def test_processes_that_share_the_work_find_the_same_digits() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as place:
        assert review(recorded("khiva", 3, 4), FEW, seed=11, run=place.map) == made("khiva", 3)


def test_another_seed_imagines_other_worlds() -> None:
    assert review(recorded("khiva", 3, 4), FEW, seed=12).moments != made("khiva", 3).moments


def test_plain_and_compiled_rules_review_alike() -> None:
    few = msgspec.structs.replace(FEW, simulations=4, playouts=2, watched=2, again=1, refined=2)
    assert review(recorded("khiva", 3, 4), few, plain=True) == review(recorded("khiva", 3, 4), few)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_chances_begin_even_and_end_with_the_result(key: str, seats: int) -> None:
    report, record = made(key, seats), recorded(key, seats, 4)
    assert report.moments[0].number == 0 and report.moments[0].win == (round(1 / seats, 4),) * seats
    assert record.result is not None
    assert report.moments[-1].number == len(record.steps)
    assert report.moments[-1].points == record.result.scores
    winners = record.result.ranks.count(1)
    assert report.moments[-1].win == tuple(round((rank == 1) / winners, 4) for rank in record.result.ranks)
    for moment in report.moments:
        assert sum(moment.win) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_choice_that_was_weighed_twice_says_whose_chances_it_moved(key: str, seats: int) -> None:
    """The chooser's own by what it cost; where nothing was compared, nobody's."""
    decisions = made(key, seats).decisions
    assert any(one.tried for one in decisions)
    for one in decisions:
        assert len(one.gave) == (seats if one.tried else 0)
        assert all(gave.error >= 0 for gave in one.gave)
        if one.cost:
            assert one.gave[one.seat].win == -one.cost and one.cost < 1
            assert abs(sum(gave.win for gave in one.gave)) < 0.001


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_nothing_is_certain_before_the_end(key: str, seats: int) -> None:
    """However few the playouts: within 1 and 99 %, in a band that is as wide as what is not known."""
    first, *between, last = made(key, seats).moments
    for moment in between:
        for low, win, high in zip(moment.low, moment.win, moment.high, strict=True):
            assert LOWEST <= low < win < high <= HIGHEST
    for moment in (first, last):
        assert moment.low == moment.win == moment.high


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_every_moment_is_one_that_those_who_watched_can_look_at(key: str, seats: int) -> None:
    rules = game(key)
    events: tuple[Any, ...] = ()
    shown = {0}
    for played in replay(recorded(key, seats, 4)):
        events += heard_by(played.events, SPECTATOR)
        if events and not rules.chance_due(played.state):
            shown.add(played.number)
            events = ()
    assert {moment.number for moment in made(key, seats).moments} <= shown


def check_balance(report: Report) -> None:
    """The parts sum exactly to the result, none is larger than the seat's way up and down, and choices only cost."""
    first, last = report.moments[0], report.moments[-1]
    for seat, balance in enumerate(report.balance):
        assert balance.seat == seat
        for parts, exact in ((balance.win, 1e-9), (balance.points, 1e-9)):
            assert parts.start + parts.luck + parts.others + parts.choices == pytest.approx(parts.result, abs=exact)
            assert parts.choices <= 0
            assert min(parts.luck_width, parts.others_width, parts.choices_width) >= 0
        assert (balance.win.start, balance.win.result) == (first.win[seat], last.win[seat])
        assert balance.points.result == last.points[seat]
        assert all(abs(part) <= 1 for part in (balance.win.luck, balance.win.others, balance.win.choices))
        mistakes = [one for one in report.decisions if one.seat == seat and one.sure in ("clear", "likely")]
        assert (balance.win.choices < 0) <= bool(mistakes)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_luck_and_choices_add_up_to_what_was_won(key: str, seats: int) -> None:
    check_balance(made(key, seats))


@pytest.mark.parametrize(
    ("key", "seats"), [("khiva", 4), *(by_night(*one) for one in [("khiva", 2), ("samarkand", 3), ("samarkand", 5)])]
)
def test_they_do_in_many_games_of_people_who_play_badly(key: str, seats: int) -> None:
    """Few playouts, so that errors are large: the parts stay within their bounds all the same."""
    for seed in range(20, 20 + 2 * TIMES):
        check_balance(review(recorded(key, seats, seed), FEW))


@pytest.mark.nightly
def test_who_passes_all_the_time_and_comes_last_has_gained_nothing_by_it() -> None:
    """The game of the first trials: ten turns of Samarkand without an answer."""
    few = msgspec.structs.replace(FEW, simulations=24, playouts=24, again=12, refined=160)
    report = review(passed_all_game(3, 2), few)
    check_balance(report)
    assert report.balance[0].win.choices <= 0 and report.balance[0].points.choices <= 0
    assert report.balance[0].win.result == 0


@pytest.mark.parametrize("seed", [4, 5])
def test_of_bad_players_nobody_is_sure_of_the_wrong_seat(seed: int) -> None:
    """A network that has learned from good players was, for most of such a game, while every playout was right."""
    record = recorded("samarkand", 3, seed)
    assert record.result is not None
    setting = Setting("samarkand", 20.0, msgspec.structs.replace(FEW, watched=64), 1, plain=False)
    watched = [task for task in plan(record, 1)[0] if isinstance(task, Watch) and 0 < task.number < len(record.steps)]
    wrong = {}
    for task in watched[::6]:
        chances = work(setting, task).chances
        wrong[task.number] = max(one.win for one, rank in zip(chances, record.result.ranks, strict=True) if rank > 1)
    assert sum(win > 0.6 for win in wrong.values()) <= 2
    assert max(win for number, win in wrong.items() if number > len(record.steps) / 2) < 0.2


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_decisions_are_the_answers_of_the_record(key: str, seats: int) -> None:
    report, record = made(key, seats), recorded(key, seats, 4)
    for judged in report.decisions:
        step: Any = record.steps[judged.number - 1]
        assert (step.seat, step.move) == (judged.seat, judged.played.move)
        assert judged.cost >= 0 and judged.lost >= 0
        assert (judged.best.move == judged.played.move) == (judged.sure == "best")
        # What is too close to be sure is not counted.
        assert judged.sure in ("clear", "likely") or judged.cost == judged.lost == 0
        assert (judged.tried > 0) == (judged.sure != "best")
        shares = [choice.share for choice in judged.mix]
        assert shares == sorted(shares, reverse=True) and sum(shares) <= 1.001


def worth(points: int, *, won: int = 0, playouts: int = ENOUGH) -> Worth:
    return Worth((points,) * playouts, (WIN,) * won + (0,) * (playouts - won))


def test_where_the_win_is_settled_points_are_what_a_choice_can_cost() -> None:
    by = Leverage(0, PARTS)
    assert better_by_points_alone(worth(-40), worth(-48), by)
    assert better_by_points_alone(worth(-40, won=ENOUGH), worth(-48, won=ENOUGH), by)
    for one, other in (
        (worth(-48), worth(-40)),
        (worth(-40), worth(-41)),  # is not worth a word
        (
            worth(-40, won=9),
            worth(-48),
        ),  # costs a part of the win, which counts by itself
        (worth(-40), worth(-48, won=9)),
        (worth(-40, playouts=16), worth(-48, playouts=16)),  # too few to know that nothing can be won
    ):
        assert not better_by_points_alone(one, other, by)


def test_what_rounds_to_nothing_is_no_mistake() -> None:
    assert is_worth_a_word(0.005, 0.0) and is_worth_a_word(0.0, 0.5)
    assert not is_worth_a_word(0.0049, 0.49)
    for judged in made("khiva", 3).decisions:
        assert judged.sure not in ("clear", "likely") or is_worth_a_word(judged.cost, judged.lost)


def test_where_every_game_ends_alike_points_are_counted() -> None:
    setting, ends = Setting("samarkand", 20.0, FEW, 1, False), (9, 30, 18)
    sure = table_of(setting, 1.0, [worth(points, won=0) for points in ends])
    assert sure.points == ends and sure.variances == (0.0,) * 3 and sure.points_trust == 1.0
    few = table_of(setting, 1.0, [worth(points, playouts=8) for points in ends])
    assert few.points != ends, "too few to know"
    said = [Opinion(0.5, ENOUGH, 9.0)] * 3
    assert part_of_points("samarkand", 1.0, said, 0.0) == 1.0
    assert part_of_points("samarkand", 1.0, said, 0.1) < 1.0
    assert part_of_points("samarkand", 1.0, [Opinion(0.5, 8, 9.0)] * 3, 0.0) < 1.0


def test_what_costs_points_alone_is_looked_at_again() -> None:
    decided = [
        (Decide(number, 0, 1, None), Decided(Choice(None, 0.0), (), best, 0.0, 0.0, by_points=best != 1))
        for number, best in ((1, 1), (2, 2), (3, 2), (4, 1))
    ]
    again = worth_a_second_look(decided, msgspec.structs.replace(FEW, again=1))
    assert [one.number for one in again] == [2, 3]


def test_of_all_that_a_bad_player_does_only_so_much_is_looked_at_again() -> None:
    """First what seems to cost most, and as much again of what is hard to explain by chance, with fewer playouts."""
    costs = [(number, Decided(Choice(None, 0.0), (), 2, number / 100, 0.001)) for number in range(1, 90)]
    decided = [(Decide(number, 0, 1, None), out) for number, out in costs]
    again = worth_a_second_look(decided, msgspec.structs.replace(FEW, again=3, refined=999))
    assert [(one.number, one.playouts) for one in again] == [
        *((number, 999) for number in (89, 88, 87)),
        *((number, ENOUGH) for number in (86, 85, 84)),
    ]


def test_for_what_a_search_takes_nearly_as_often_as_its_favourite_nothing_is_played_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    g, seat = next(asks("khiva", 2, 3))
    position = imagine(game("khiva"), g, seat, 1)
    favourite, other, *_ = game("khiva").actions(position, seat)
    asked, judged = [], tasks.judge
    monkeypatch.setattr(tasks, "judge", lambda *of, **how: asked.append(share) or judged(*of, **how))
    for share in (0.6, 0.3, 0.27, 0.2):
        monkeypatch.setattr(tasks, "shares_of", lambda *_, share=share: {favourite: 0.54, other: share})
        found = work(Setting("khiva", 0.0, FEW, 1, False), Decide(1, seat, other, position))
        assert asked or (found.best, found.ahead, found.played.share) == (other, 0.0, share)
    assert asked == [0.2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_every_reason_can_be_said(key: str, seats: int, lang: str) -> None:
    speak = Speaker(lang)
    for judged in made(key, seats).decisions:
        for reason in (judged.for_best, judged.against):
            assert (reason is None) == (judged.sure == "best")
            if reason is not None:
                said = speak.say(reason)
                assert said.endswith(".") and "{" not in said


def test_progress_rises_to_the_end() -> None:
    heard: list[float] = []
    review(recorded("khiva", 3, 4), FEW, seed=11, progress=heard.append)
    assert heard == sorted(heard) and heard[-1] == 1.0 and len(heard) > 20


def test_what_was_read_before_it_stopped_is_kept_and_not_read_again() -> None:
    record = recorded("khiva", 3, 4)
    reading = Reading()

    def stops(work: Any, tasks: list[Any]) -> Iterator[Any]:
        for done, task in enumerate(tasks):
            if done == 30:
                raise RuntimeError("killed")
            yield work(task)

    with pytest.raises(RuntimeError):
        review(record, FEW, seed=11, run=stops, reading=reading)
    assert 0 < reading.progress < 1 and 0 < reading.read < reading.choices
    assert reading.moments == [*made("khiva", 3).moments[: len(reading.moments)]]
    asked: list[int] = []

    def counted(work: Any, tasks: list[Any]) -> Iterator[Any]:
        asked.append(len(tasks))
        return map(work, tasks)

    assert review(record, FEW, seed=11, run=counted, reading=reading) == made("khiva", 3)
    assert sum(asked[:2]) == 1 + len(reading.found) - 30
