"""Hints: from what the seat knows alone, legal, and in words."""

from typing import Any

import msgspec
import pytest

from caravanserai.bots.bot import imagine
from caravanserai.coach import counts as counts_module
from caravanserai.coach.calibration import ENOUGH, HIGHEST, LOWEST, MOST_ERROR, Chance
from caravanserai.coach.counts import Counts
from caravanserai.coach.hint import MOST, _beside, compared, hint, hint_now, what_the_seat_knows
from caravanserai.coach.judge import RankedAnswers, judge, shares_of
from caravanserai.coach.report import Compared, Hint
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.twin import has_compiler
from caravanserai.games.khiva.coach import reasons as khiva_reasons
from caravanserai.games.khiva.words.moves import ChooseCards
from caravanserai.strings import LANGUAGES, Speaker
from tests.coach.games import FEW, asks
from tests.playing import some_tables

needs_compiler = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
TABLES = [(key, seats) for key, seats, _ in some_tables()]


def some(key: str, seats: int, seed: int, most: int) -> list[tuple[Any, int]]:
    """A few asks from all over a game, each kind of question at least once."""
    found: dict[str, list[tuple[Any, int]]] = {}
    kinds: dict[int, str] = {}
    for g, seat in asks(key, seats, seed):
        # In one phase all questions are of one kind; to make them all takes longer than the hints.
        if g.phase not in kinds:
            kinds[g.phase] = type(game(key).ask(g, seat)).__name__
        found.setdefault(kinds[g.phase], []).append((g.copy(), seat))
    return [one for _, lot in sorted(found.items()) for one in lot[:: max(1, len(lot) // most)][:most]]


@needs_compiler
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_hint_is_the_same_for_all_truths_that_look_alike_to_the_seat(key: str, seats: int) -> None:
    """The leak test: whatever is true behind the screen, what is said is the same, word for word."""
    rules = game(key)
    for g, seat in some(key, seats, 2, most=1):
        worlds = [g, imagine(rules, g, seat, seats)]
        hints = [hint(key, what_the_seat_knows(rules, world, seat), seat, FEW) for world in worlds]
        assert hints[0] == hints[1]


@needs_compiler
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_a_hint_says_is_offered_and_can_be_said(key: str, seats: int) -> None:
    rules = game(key)
    speakers = [Speaker(lang, (), 0) for lang in LANGUAGES]
    # Each kind of question at every seat count, in numbers at every third: that takes ten times as long.
    for i, (g, seat) in enumerate(some(key, seats, 3, most=1)):
        counts = FEW if (i + seats) % 3 else msgspec.structs.replace(FEW, playouts=ENOUGH)
        found = hint(key, what_the_seat_knows(rules, g, seat), seat, counts)
        check(rules, g, seat, found)
        for speak in speakers:
            said = [speak.say(sentence) for sentence in (found.gain, found.risk)]
            assert all(text.endswith(".") and "{" not in text for text in said), said


def check(rules: Any, g: Any, seat: int, found: Hint) -> None:
    assert 1 <= len(found.choices) <= MOST
    assert all(rules.accepts(g, seat, rules.check(g, seat, choice.move)) for choice in found.choices)
    assert found.choices[0].even and found.choices[0].less is None
    for choice in found.choices:
        # From a handful of games nothing is said in numbers.
        assert (choice.chance is None) == (found.playouts < ENOUGH)
        assert choice.even != (choice.less is not None) or choice.chance is None
        if choice.chance is not None:
            assert LOWEST <= choice.chance.low < choice.chance.high <= HIGHEST
            assert choice.chance.error <= MOST_ERROR
    assert sum(choice.share for choice in found.choices) <= 1.001


@needs_compiler
def test_what_a_good_player_hardly_ever_takes_is_not_about_even() -> None:
    """Also where games that were played on cannot tell the two apart: here they are the same."""
    g, seat = some("khiva", 3, 5, most=1)[0]
    position = what_the_seat_knows(game("khiva"), g, seat)
    shares = shares_of("khiva", position, seat, 50, 1, False)
    verdict = judge("khiva", position, seat, shares, None, playouts=ENOUGH, most=2, least=0.0, seed=1, plain=False)
    best = verdict.answers[0]
    for share, even in ((0.5, True), (0.2, True), (0.03, False)):
        often, other = (msgspec.structs.replace(best, share=one) for one in (1 - share, share))
        ranked = RankedAnswers((often, other), verdict.by)
        found = [compared("khiva", position, seat, ranked, one) for one in ranked.answers]
        assert found[0].even and found[1].even == even
        assert (found[1].less is None) == even and (even or found[1].less[0] == 0.0)  # type: ignore[index]


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_goods_that_score_nothing_do_not_bring_0_points(lang: str) -> None:
    speak = Speaker(lang)
    assert "0" not in speak("coach-samarkand-load-gain", points=0)
    assert "12" in speak("coach-samarkand-load-gain", points=12)


@pytest.mark.parametrize("key", GAMES)
def test_hints_play_on_often_enough_for_the_numbers_they_show(key: str) -> None:
    """Whatever the chance, the standard error of so many games is within four points in a hundred."""
    assert counts_module.hint_counts(key).playouts >= ENOUGH
    assert 0.5 / ENOUGH**0.5 <= MOST_ERROR


def test_without_a_compiler_nothing_is_said_in_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    few = Counts(simulations=4, playouts=0, watched=0, answers=3, again=0, refined=0)
    monkeypatch.setattr("caravanserai.coach.hint.PLAIN_HINT", few)
    monkeypatch.setattr("caravanserai.coach.hint.has_compiler", lambda: False)
    assert counts_module.PLAIN_HINT.playouts == 0
    g, seat = next(asks("khiva", 4, 1))
    found = hint_now("khiva", what_the_seat_knows(game("khiva"), g, seat), seat)
    assert found.playouts == 0 and all(choice.chance is None and choice.less is None for choice in found.choices)


def test_of_a_1_a_lower_card_is_impossible_and_not_unlikely() -> None:
    """KH-16. And of any card when all lower ones have been seen."""
    rules = game("khiva")
    kinds = set()
    for g, seat in asks("khiva", 4, 6):
        for move in rules.offers(g, seat)[::7]:
            if isinstance(move, ChooseCards):
                said = khiva_reasons(g, seat, move, rules.action_of(g, move), 1)
                assert said is not None
                colour, value = move.play[0].split("-")
                lower = [f"{colour}-{one}" for one in range(1, int(value))]
                own = rules.view(g, seat)
                seen = {*own.own.hand, *own.discard, *(card for one in own.seats for card in one.played)}
                never = all(card in seen for card in lower)
                assert (said[1].args["percent"] == "never") == never, (move, lower, seen)
                kinds.add((value == "1", never))
    assert kinds == {(True, True), (False, True), (False, False)}


def test_an_answer_is_shown_as_so_much_worse_as_comes_of_that() -> None:
    best, worse, better = (Compared(None, 0.5, Chance(win, win - 0.1, win + 0.1, 0.01)) for win in (0.6, 0.4, 0.7))
    shown = _beside(best, worse, 0.5).chance
    assert shown is not None and (shown.win, shown.low, shown.high) == (0.5, 0.4, 0.6)
    assert _beside(best, better, 0.5).chance == msgspec.structs.replace(best.chance, error=0.01)
