"""A bot that answers best to one that it knows: it asks its rivals' own policy, and only from what they would know."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from caravanserai.bots import best_response
from caravanserai.bots.best_response import BestResponse
from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import master_at
from caravanserai.bots.offered import masters_of
from caravanserai.bots.search import SearchBot
from caravanserai.engine.game import GAMES, Game, game
from caravanserai.engine.kit import State
from caravanserai.engine.twin import has_compiler
from tests.bots.test_search import asks, some_asks

pytestmark = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")

RULES = game("khiva")


@pytest.fixture(autouse=True)
def two_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(best_response, "WORLDS", 2)


def rival(seed: int) -> SearchBot:
    return SearchBot("khiva", seed, 20)


def asked() -> tuple[State, int]:
    return next(some_asks("khiva", 2, 3, 1))


def noting(monkeypatch: pytest.MonkeyPatch, bot: BestResponse, note: Callable[[State, int], None]) -> None:
    """Each time that a rival is asked, this is told what it was asked from, and its seat."""
    for one in bot.rivals:

        def noted(position: State, seat: int, choose: Any = one.choose) -> int:
            note(position, seat)
            answer: int = choose(position, seat)
            return answer

        monkeypatch.setattr(one, "choose", noted)


def test_in_every_world_the_rivals_own_policy_is_asked_before_it_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    (g, seat), others = asked(), []

    def note(position: State, other: int) -> None:
        assert RULES.pending(position, other)
        others.append(other)

    bot = BestResponse("khiva", 1, 2, rival, name="one")
    noting(monkeypatch, bot, note)
    assert bot.choose(imagine(RULES, g, seat, 1), seat) in RULES.actions(g, seat)
    assert others == [1 - seat] * 2


def test_a_rival_is_asked_from_what_it_would_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not from the hand that the bot holds: that is dealt anew for each question."""
    (g, seat), hands = asked(), set()
    bot = BestResponse("khiva", 1, 2, rival, name="one")
    noting(monkeypatch, bot, lambda position, other: hands.add(tuple(RULES.actions(position, seat))))
    monkeypatch.setattr(best_response, "WORLDS", 8)
    bot.choose(imagine(RULES, g, seat, 1), seat)
    assert len(hands) > 1


def test_the_same_seed_gives_the_same_choices() -> None:
    def chosen() -> Iterator[int]:
        bot = BestResponse("khiva", 7, 2, rival, name="one")
        for g, seat in some_asks("khiva", 2, 3, 4):
            yield bot.choose(imagine(RULES, g, seat, 5), seat)

    assert [*chosen()] == [*chosen()]


def test_when_its_time_is_up_it_takes_what_the_levels_own_search_tried_most(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(10**6))
    hurried = BestResponse("khiva", 1, 2, rival, name="one", budget_ms=1, clock=lambda: float(next(now)))
    g, seat = asked()
    noting(monkeypatch, hurried, lambda *_: pytest.fail("there was no time for a world"))
    position = imagine(RULES, g, seat, 1)
    answer = hurried.choose(position, seat)
    tried = hurried.short.desk.tried()
    assert tried[answer] == max(tried.values())


def test_where_nobody_else_chooses_it_thinks_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = BestResponse("khiva", 1, 2, rival, name="one")
    assert bot.long.simulations == best_response.TIMES * bot.short.simulations
    monkeypatch.setattr(bot.replies, "who_choose", lambda position, seat: [])
    monkeypatch.setattr(bot.long, "choose", lambda position, seat: -1)
    g, seat = asked()
    assert bot.choose(imagine(RULES, g, seat, 1), seat) == -1


@pytest.mark.parametrize("key", [one for one in GAMES if type(game(one)).unseal is not Game.unseal])
def test_a_rival_that_has_answered_is_asked_like_one_that_has_not(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that was closed meanwhile asks its bots when people have sealed: that may be anything as before."""
    rules, others = game(key), []
    g, seat = next(one for one in some_asks(key, 2, 3, 100) if len(rules.asked(one[0])) == 2)
    sealed = g.copy()
    rules.apply(sealed, 1 - seat, rules.actions(sealed, 1 - seat)[0])
    assert not rules.pending(sealed, 1 - seat) and rules.pending(sealed, seat)
    bot = BestResponse(key, 1, 2, lambda seed: SearchBot(key, seed, 20), name="one")
    noting(monkeypatch, bot, lambda position, other: others.append(rules.pending(position, other)))
    position = imagine(rules, sealed, seat, 1)
    before = position.copy()
    assert bot.choose(position, seat) in rules.actions(sealed, seat)
    assert others == [True, True] and position == before


@pytest.mark.parametrize("key", GAMES)
def test_where_a_best_response_plays_rivals_can_be_asked_again(key: str) -> None:
    """Else it would foresee nothing of those who were quicker than it."""
    if any(one.who == "best-response" for seats in masters_of(key) if (one := master_at(key, seats)) is not None):
        assert type(game(key)).unseal is not Game.unseal


def test_what_is_unsealed_in_kilim_is_as_it_was_before() -> None:
    """A card, and Gold."""
    rules, phases = game("kilim"), set()
    for g, seat in asks("kilim", 4, 5):
        sealed = g.copy()
        rules.apply(sealed, seat, rules.actions(sealed, seat)[0])
        if rules.question(sealed) == rules.question(g) and rules.may_change(sealed, seat):
            rules.unseal(sealed, seat)
            assert sealed == g
            phases.add(g.phase)
    assert len(phases) > 1


def test_in_a_hurry_a_rival_thinks_no_longer_than_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(10**6))
    bot = BestResponse("khiva", 1, 2, rival, name="one", budget_ms=5_000_000, clock=lambda: float(next(now)))
    g, seat = asked()
    left: list[float | None] = []
    noting(monkeypatch, bot, lambda position, other: left.append(bot.rivals[other].budget_ms))
    bot.choose(imagine(RULES, g, seat, 1), seat)
    assert len(left) == 2 and all(one is not None and 0 < one < 5_000_000 for one in left)
