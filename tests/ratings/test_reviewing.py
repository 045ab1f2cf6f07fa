"""Luck apart: rated games are reviewed in the background, and what the reviews say is kept and counted."""

from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any

import msgspec
import pytest

from caravanserai.coach.report import Balance, Choice, Judged, Parts, Report, ReviewMoment
from caravanserai.ratings.again import compute_again
from caravanserai.ratings.leaving import steps_at_leaving
from caravanserai.ratings.outcome import Outcome, SeatOutcome
from caravanserai.ratings.play import LEFT, KindPlay, figure, plays_of
from caravanserai.ratings.ratings import Ratings, lesson_about
from caravanserai.ratings.reviewing import HOUR, TRIES, Reviewing
from caravanserai.tables.shared_reviews import reviews_for
from tests.coach.games import FEW
from tests.ratings.playing import all_written, asked, begun, played, rater_of, said
from tests.tables.house import A, AtOnce, B, House

pytestmark = pytest.mark.anyio


def reviewing_of(house: House, budget: int = 60, pool: Callable[[], Executor] = AtOnce) -> Reviewing:
    reviews = reviews_for(house.store, pool, house.meter, lambda _: FEW)
    reviews.start()

    async def left_at(table: str) -> dict[int, int]:
        return await house.host.memory.look_back(table, steps_at_leaving)

    return Reviewing(house.store, house.time, reviews, rater_of(house), house.host.known, left_at, budget)


async def in_time(house: House, reviewing: Reviewing, looks: int = 4) -> None:
    """As the house looks, some of the time."""
    for _ in range(looks):
        await reviewing.look()
        await reviewing.reviews.settled()
        house.time.move(HOUR // reviewing.budget)
    await reviewing.rater.work_out()


@pytest.mark.slow
async def test_rated_games_are_reviewed_the_oldest_first_and_counted_without_luck(house: House) -> None:
    first = await played(house, A, B)
    house.time.move(60_000)
    second = await begun(house, A, B)
    for _ in range(4):
        for one in (A, B):
            await house.answer(second, one)
    await house.host.stand(second.id, B)
    await house.play_out(second, A)
    reviewing = reviewing_of(house)
    await reviewing.rater.look()
    await in_time(house, reviewing, 2)
    lines = await asked(house.store, "SELECT table_id, reviewed FROM rated_games ORDER BY ended_at")
    assert lines == [(first.id, 1), (second.id, 0)]
    await in_time(house, reviewing)
    ratings = await Ratings(house.store).all_of(A, mine=True)
    (mine,) = ratings.ratings
    assert (mine.game, mine.size, mine.kind, mine.now.games) == ("goofspiel", "two", "people", 2)
    assert mine.luckless is not None and len(mine.curve) == 2
    assert ratings.plays == (), "two games say nothing"
    # Who left gave away the chance they had, and is last without luck too.
    ((kinds,),) = await asked(house.store, "SELECT kinds FROM plays WHERE person = ? AND table_id = ?", B.id, second.id)
    left = msgspec.json.decode(kinds, type=dict[str, KindPlay])[LEFT]
    assert left.decisions == 1 and 0 < left.given < 1 and left.step >= 8
    written = await all_written(house.store)
    assert any(line[2] == "luckless" for line in written[0])
    again = await compute_again(house.store, house.time)
    assert (again.changed, await all_written(house.store)) == (0, written)
    await reviewing.reviews.close()


@pytest.mark.slow
async def test_nothing_is_reviewed_beyond_the_budget(house: House) -> None:
    for _ in range(3):
        await played(house, A, B)
    reviewing = reviewing_of(house, budget=1)
    await reviewing.rater.look()
    for _ in range(5):
        await reviewing.look()
        await reviewing.reviews.settled()
        house.time.move(60_000)
    assert await asked(house.store, "SELECT count(*) FROM reviews") == [(1,)]
    none = reviewing_of(house, budget=0)
    house.time.move(2 * HOUR)
    await none.look()
    assert await asked(house.store, "SELECT count(*) FROM reviews") == [(1,)]
    await reviewing.reviews.close()


@pytest.mark.sqlite
async def test_what_cannot_be_reviewed_holds_no_other_game(house: House) -> None:
    await played(house, A, B)
    reviewing = reviewing_of(house)
    await reviewing.rater.look()
    await said(house.store, "UPDATE rated_games SET table_id = 'gone'")
    await reviewing.look()
    assert await asked(house.store, "SELECT reviewed FROM rated_games") == [(2,)]


class Broken(AtOnce):
    """Its processes were killed."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        raise BrokenExecutor


@pytest.mark.sqlite
async def test_a_review_that_fails_is_tried_again_a_few_times(house: House) -> None:
    await played(house, A, B)
    reviewing = reviewing_of(house, pool=Broken)
    await reviewing.rater.look()
    for _ in range(TRIES + 1):
        assert await asked(house.store, "SELECT reviewed FROM rated_games") == [(0,)]
        await in_time(house, reviewing, 1)
    await reviewing.look()
    assert await asked(house.store, "SELECT reviewed FROM rated_games") == [(2,)]


# -- what a review says of a seat ----------------------------------------------------------------------------


def judged(number: int, seat: int, kind: str, cost: float) -> Judged:
    choice = Choice({"type": kind}, 1.0)
    return Judged(number, seat, choice, choice, "clear", cost, 0.0, 0.0, 0.0, 0, None, None, ())


def balance(seat: int, choices: float, luck: float) -> Balance:
    parts = Parts(0.5, luck, 0.5 - luck - choices, choices, 1.0, 0.0, 0.0, 0.0)
    return Balance(seat, parts, parts)


def report(*decisions: Judged) -> Report:
    moments = tuple(ReviewMoment(n, (0.5 - n / 100, 0.5 + n / 100), (), (), ()) for n in range(0, 30, 10))
    return Report(1, "khiva", (1, 2), 1, 1, moments, decisions, (balance(0, -0.1, 0.3), balance(1, -0.4, -0.3)))


def outcome(*seats: SeatOutcome) -> Outcome:
    return Outcome("khiva", 0, 1, seats)


def test_what_was_given_away_by_kind_and_where_most() -> None:
    seats = SeatOutcome("a", None, 1), SeatOutcome("b", None, 2)
    said = report(judged(1, 0, "ChooseCards", 0.1), judged(3, 0, "ChooseCards", 0.3), judged(4, 1, "SpendGems", 0.0))
    found = plays_of(said, outcome(*seats), {})
    assert found.seats[0].kinds == {"ChooseCards": KindPlay(2, 0.4, 3, 0.3)}
    assert (found.seats[0].decisions, found.seats[0].given) == (2, 0.4)
    assert found.results == (pytest.approx(0.4), pytest.approx(0.1)), "whoever was lucky"


def test_a_leaver_is_judged_at_the_chance_they_had() -> None:
    seats = SeatOutcome("a", None, 1), SeatOutcome("b", None, 99, left=True)
    said = report(judged(4, 1, "SpendGems", 0.2), judged(25, 1, "SpendGems", 0.9))
    found = plays_of(said, outcome(*seats), {1: 21})
    assert found.seats[1].kinds == {"SpendGems": KindPlay(1, 0.2, 4, 0.2), LEFT: KindPlay(1, 0.7, 21, 0.7)}
    assert found.results[1] is not None


def test_a_mean_comes_with_its_band_and_not_from_a_few_games() -> None:
    assert figure([(10, 0.1), (10, 0.2)]) is None and figure([(0, 0.0)] * 5) is None
    few, many = figure([(10, 0.1), (10, 0.2), (10, 0.3)]), figure([(10, 0.1), (10, 0.2), (10, 0.3)] * 10)
    assert few is not None and many is not None
    assert few.given == many.given == pytest.approx(0.02)
    assert few.low < many.low < 0.02 < many.high < few.high


def test_lessons_are_found_by_what_they_are_about() -> None:
    assert lesson_about("khiva", "SpendGems") == "gems"
    assert lesson_about("khiva", "NoSuchMove") is None


async def test_what_to_work_on_is_told_to_oneself_alone(house: House) -> None:
    await played(house, A, B)
    await rater_of(house).look()
    kinds = msgspec.json.encode({"PlayCard": KindPlay(5, 0.3, 4, 0.2), "Rare": KindPlay(1, 0.0)}).decode()
    rows: list[Any] = [f"('{A.id}', 'goofspiel', {n}, 't{n}', 6, 0.3, '{kinds}')" for n in range(5)]
    columns = "person, game, ended_at, table_id, decisions, given, kinds"
    await said(house.store, f"INSERT INTO plays ({columns}) VALUES {', '.join(rows)}")
    ratings = Ratings(house.store)
    (mine,), (theirs,) = [(await ratings.all_of(A, mine=one)).plays for one in (True, False)]
    assert [(one.kind, one.table, one.step, one.decisions) for one in mine.work_on] == [("PlayCard", "t4", 4, 25)]
    assert theirs.work_on == () and theirs.play == mine.play
