"""What is asked before a choice is called a mistake: several searches, and rivals who think."""

from typing import Any

import msgspec
import pytest

from caravanserai.bots.bot import imagine
from caravanserai.bots.replies import Replies
from caravanserai.coach import second_opinion
from caravanserai.coach.calibration import Borne, calibrations
from caravanserai.coach.counts import PLAIN_REVIEW, review_counts
from caravanserai.coach.second_opinion import (
    SEARCHES,
    better_one,
    is_mixed,
    shares_of_several,
    surely_more_than_nothing,
    worse_against_thinkers,
)
from caravanserai.coach.tasks import Again, Refined, Setting, work
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.engine.twin import has_compiler
from tests.coach.games import FEW, asks

needs_compiler = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")

RULES = game("khiva")
SETTING = Setting("khiva", 0.0, FEW, 1, False)


def asked(seats: int) -> tuple[State, int]:
    """As a review asks: what the seat knew."""
    g, seat = next(asks("khiva", seats, 3))
    return imagine(RULES, g, seat, 1), seat


def worse(position: State, seat: int, played: int, best: int, worlds: int = 3) -> bool:
    return worse_against_thinkers("khiva", position, seat, played, best, worlds=worlds, simulations=24, seed=1)


def test_what_a_good_player_takes_now_and_then_is_mixed() -> None:
    shares = {1: 0.6, 2: 0.3, 3: 0.1}
    assert is_mixed(shares, 1) and is_mixed(shares, 2)
    assert not is_mixed(shares, 3) and not is_mixed(shares, 4)


def test_the_better_one_is_an_answer_that_a_good_player_takes() -> None:
    shares = {1: 0.6, 2: 0.3, 3: 0.1}
    assert better_one(shares, played=3, best=2) == 2
    assert better_one(shares, played=2, best=3) == 1
    assert better_one(shares, played=1, best=3) == 3  # which is the favourite: it is no mistake


@needs_compiler
def test_searches_of_several_seeds_have_their_say(monkeypatch: pytest.MonkeyPatch) -> None:
    one_each = iter([{1: 1.0}, {2: 1.0}, {1: 0.5, 3: 0.5}, {1: 0.5, 2: 0.5}])
    seeds = []

    def searched(key: str, position: State, seat: int, simulations: int, seed: int, plain: bool) -> Any:
        seeds.append(seed)
        return next(one_each)

    monkeypatch.setattr(second_opinion, "shares_of", searched)
    shares = shares_of_several("khiva", *asked(2), 12, 7, False)
    assert shares == {1: 0.5, 2: 0.375, 3: 0.125} and len({*seeds}) == SEARCHES


def look_again(monkeypatch: pytest.MonkeyPatch, shares: dict[int, float], *, thinkers: bool = True) -> Refined:
    """At a choice that games which are played on think little of."""
    position, seat = asked(2)
    monkeypatch.setattr("caravanserai.coach.tasks.shares_of_several", lambda *_: shares)
    monkeypatch.setattr("caravanserai.coach.tasks.how_sure", lambda *_: "clear")
    monkeypatch.setattr("caravanserai.coach.tasks.worse_against_thinkers", lambda *_, **counts: thinkers)
    played, best = RULES.actions(position, seat)[:2]
    task = Again(1, seat, played, best, position, 12)
    return work(SETTING, task)


@needs_compiler
def test_what_a_good_player_mixes_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    played, best = RULES.actions(*asked(2))[:2]
    assert look_again(monkeypatch, {played: 0.1, best: 0.9}).sure == "clear"
    mixed = look_again(monkeypatch, {played: 0.4, best: 0.6})
    assert mixed.sure == "close" and mixed.cost == mixed.lost == 0
    assert [choice.share for choice in mixed.mix] == [0.6, 0.4] and mixed.played.share == 0.4


@needs_compiler
def test_of_what_it_seems_to_cost_only_as_much_is_told_as_came(monkeypatch: pytest.MonkeyPatch) -> None:
    played, best = RULES.actions(*asked(2))[:2]
    told = []
    for part in (1.0, 0.5):
        measured = msgspec.structs.replace(calibrations()["khiva"], costs={"2": Borne(part, part, 50)})
        monkeypatch.setitem(calibrations(), "khiva", measured)
        told.append(look_again(monkeypatch, {played: 0.1, best: 0.9}))
    whole, half = told
    for one, other in zip(whole.gave, half.gave, strict=True):
        assert other.win == pytest.approx(one.win / 2, abs=1e-4) and sum(one.win for one in half.gave) == pytest.approx(
            0
        )
    assert whole.gave[0].win and half.cost == pytest.approx(whole.cost / 2, abs=1e-4)
    assert half.lost == pytest.approx(whole.lost / 2, abs=1e-3)


@needs_compiler
def test_what_is_right_against_rivals_who_think_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    played, best = RULES.actions(*asked(2))[:2]
    assert look_again(monkeypatch, {played: 0.1, best: 0.9}, thinkers=False).sure == "close"


def test_by_how_much_must_be_surely_more_than_nothing() -> None:
    assert surely_more_than_nothing([1.0, 2.0, 3.0, 2.0])
    assert not surely_more_than_nothing([1.0, -2.0, 3.0, -1.0])
    assert not surely_more_than_nothing([0.0, 0.0])


@needs_compiler
def test_rivals_think_from_what_they_would_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """In each world, before they have answered; and the two answers are held against each other in that very world."""
    (position, seat), seen, held = asked(2), [], []

    def world(self: Replies, g: State, own: int, rivals: Any, made: Any = Replies.world) -> State:
        assert [*rivals] == [1 - seat] and RULES.pending(g, 1 - seat)
        seen.append(made(self, g, own, rivals))
        assert not RULES.pending(seen[-1], 1 - seat)
        return seen[-1]

    def worth(self: Replies, g: State, own: int, answer: int, seed: int) -> float:
        held.append((seen.index(g), answer, seed))
        return float(answer)

    monkeypatch.setattr(Replies, "world", world)
    monkeypatch.setattr(Replies, "worth", worth)
    assert worse(position, seat, 3, 8)
    assert [answer for _, answer, _ in held] == [8, 3] * 3
    assert [number for number, *_ in held] == [0, 0, 1, 1, 2, 2] and len({seed for *_, seed in held}) == 3
    assert not worse(position, seat, 8, 3)


@needs_compiler
def test_the_more_rivals_the_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them think in each."""
    monkeypatch.setattr(second_opinion, "guesses_rivals", lambda *_: False)
    asked_for = []
    monkeypatch.setattr(Replies, "world", lambda self, g, seat, rivals: asked_for.append(len(rivals)) or g)
    monkeypatch.setattr(Replies, "worth", lambda *_: 0.0)
    for seats in (2, 4):
        worse(*asked(seats), 0, 1, worlds=12)
    assert asked_for == [1] * 12 + [3] * 4


@needs_compiler
def test_the_same_seed_says_the_same() -> None:
    position, seat = asked(2)
    played, *_, best = RULES.actions(position, seat)
    before = position.copy()
    assert worse(position, seat, played, best) is worse(position, seat, played, best)
    assert position == before
    assert not (worse(position, seat, played, best) and worse(position, seat, best, played))


@needs_compiler
def test_where_a_policy_guesses_rivals_or_nobody_else_chooses_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Replies, "world", lambda *_: pytest.fail("no rival was to be asked"))
    assert worse(*asked(3), 0, 1) and worse(*asked(2), 0, 1, worlds=0)
    monkeypatch.setattr(Replies, "who_choose", lambda *_: [])
    assert worse(*asked(2), 0, 1)


def test_who_does_not_ask_rivals_at_full_effort_does_not_at_less() -> None:
    for counts in (PLAIN_REVIEW, *(review_counts(key) for key in GAMES if "coach" in game(key).parts)):
        assert bool(counts.at(1).replies) is bool(counts.replies)
    assert review_counts("khiva").replies
