"""Hints: from what the seat knows alone, legal, and in words."""

from typing import Any

import pytest

from caravanserai.bots.bot import imagine
from caravanserai.coach.hint import MOST, hint, what_the_seat_knows
from caravanserai.coach.report import Hint
from caravanserai.rules.game import game
from caravanserai.rules.kit import has_compiler
from caravanserai.strings import LANGUAGES, Speaker
from tests.coach.games import FEW, asks
from tests.playing import all_tables

needs_compiler = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
TABLES = [(key, seats) for key, seats, _ in all_tables()]


def some(key: str, seats: int, seed: int, most: int) -> list[tuple[Any, int]]:
    """A few asks from all over a game, each kind of question at least once."""
    found: dict[str, list[tuple[Any, int]]] = {}
    for g, seat in asks(key, seats, seed):
        found.setdefault(type(game(key).ask(g, seat)).__name__, []).append((g.copy(), seat))
    return [one for lot in found.values() for one in lot[:: max(1, len(lot) // most)][:most]]


@needs_compiler
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_hint_is_the_same_for_all_truths_that_look_alike_to_the_seat(key: str, seats: int) -> None:
    """The leak test: whatever is true behind the screen, what is said is the same, word for word."""
    rules = game(key)
    for g, seat in some(key, seats, 2, most=1):
        worlds = [g, *(imagine(rules, g, seat, seed) for seed in range(2))]
        hints = [hint(key, what_the_seat_knows(rules, world, seat), seat, FEW) for world in worlds]
        assert hints[0] == hints[1] == hints[2]


@needs_compiler
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_a_hint_says_is_offered_and_can_be_said(key: str, seats: int) -> None:
    rules = game(key)
    speakers = [Speaker(lang, (), 0) for lang in LANGUAGES]
    for g, seat in some(key, seats, 3, most=2):
        found = hint(key, what_the_seat_knows(rules, g, seat), seat, FEW)
        check(rules, g, seat, found)
        for speak in speakers:
            said = [speak.say(sentence) for sentence in (found.gain, found.risk)]
            assert all(text.endswith(".") and "{" not in text for text in said), said


def check(rules: Any, g: Any, seat: int, found: Hint) -> None:
    assert 1 <= len(found.choices) <= MOST
    assert all(rules.accepts(g, seat, rules.check(g, seat, choice.move)) for choice in found.choices)
    wins = [choice.win for choice in found.choices]
    assert wins == sorted(wins, reverse=True) and all(0 <= win <= 1 for win in wins)
    assert sum(choice.share for choice in found.choices) <= 1.001


@needs_compiler
@pytest.mark.parametrize("key", ["khiva", "samarkand"])
def test_plain_and_compiled_rules_give_the_same_hint(key: str) -> None:
    g, seat = some(key, 3, 5, most=1)[0]
    position = what_the_seat_knows(game(key), g, seat)
    assert hint(key, position, seat, FEW, plain=True) == hint(key, position, seat, FEW)


@needs_compiler
def test_it_finds_the_better_of_two() -> None:
    """At the end of a game of Samarkand the kind that brings more is the better one."""
    rules = game("samarkand")
    for seed in range(40):
        for g, seat in asks("samarkand", 4, seed):
            ask = rules.ask(g, seat)
            if type(ask).__name__ == "ScoreKindAsk" and len({kind.points for kind in ask.kinds}) > 1:
                best = [kind.kind for kind in ask.kinds if kind.best]
                found = hint("samarkand", what_the_seat_knows(rules, g, seat), seat, FEW)
                assert found.choices[0].move.kind in best
                return
    pytest.fail("nobody had a choice of kinds")
