"""Reviews: stable to the digit, the same however the work is split, and sums that add up."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.coach.report import Report
from caravanserai.coach.review import review
from caravanserai.rules.game import SPECTATOR, game
from caravanserai.rules.kit import has_compiler
from caravanserai.rules.record import replay
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.tables.table import heard_by
from tests.coach.games import FEW, recorded

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


def lines(report: Report) -> Iterator[str]:
    """All numbers of a review, and the sentences of what cost most."""
    for moment in report.moments:
        yield f"after {moment.number}: win {moment.win} points {moment.points}"
    for one in report.decisions:
        mix = " ".join(f"{choice.share}:{choice.win}:{choice.points}" for choice in one.mix)
        yield f"step {one.number} seat {one.seat}: played {one.played.win} {one.played.points} mix {mix}"
        if one.cost:
            yield f"  cost {one.cost} {one.lost}: {one.best.move} instead of {one.played.move}"
            yield f"  {Speaker('en').say(one.why)}"
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


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_luck_and_skill_add_up_to_what_was_won(key: str, seats: int) -> None:
    report = made(key, seats)
    first, last = report.moments[0].win, report.moments[-1].win
    assert [balance.seat for balance in report.balance] == list(range(seats))
    for one in report.balance:
        assert one.deals + one.reveals + one.choices == pytest.approx(last[one.seat] - first[one.seat], abs=0.0005)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_decisions_are_the_answers_of_the_record(key: str, seats: int) -> None:
    report, record = made(key, seats), recorded(key, seats, 4)
    for judged in report.decisions:
        step: Any = record.steps[judged.number - 1]
        assert (step.seat, step.move) == (judged.seat, judged.played.move)
        assert judged.cost >= 0 and judged.lost >= 0
        assert (judged.best == judged.played) if judged.cost == 0 else (judged.best.move != judged.played.move)
        assert judged.best.win >= judged.played.win
        shares = [choice.share for choice in judged.mix]
        assert shares == sorted(shares, reverse=True) and sum(shares) <= 1.001


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_every_reason_can_be_said(key: str, seats: int, lang: str) -> None:
    speak = Speaker(lang)
    for judged in made(key, seats).decisions:
        said = speak.say(judged.why)
        assert said.endswith(".") and "{" not in said


def test_progress_rises_to_the_end() -> None:
    heard: list[float] = []
    review(recorded("khiva", 3, 4), FEW, seed=11, progress=heard.append)
    assert heard == sorted(heard) and heard[-1] == 1.0 and len(heard) > 20
