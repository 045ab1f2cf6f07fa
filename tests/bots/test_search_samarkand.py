"""The bot that thinks ahead, at the market of Samarkand: what it names is offered, and it knows what its seat does."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from caravanserai.bots.bot import imagine
from caravanserai.bots.search import SearchBot
from caravanserai.engine.game import game
from caravanserai.engine.search import NOTES, POINT
from caravanserai.engine.twin import Twin, compiled
from caravanserai.games.samarkand.mind import policy
from caravanserai.games.samarkand.rules.scoring import score
from caravanserai.games.samarkand.rules.state import LEAVE, STOP, Samarkand
from caravanserai.games.samarkand.words.moves import LeaveBehind, Pass, Stop
from caravanserai.games.samarkand.words.previews import best_choices
from tests.rules.samarkand.positions import begin, fall, own, purses, sell, to_turn

RULES = game("samarkand")
SEATS = (3, 4, 5)


@cache
def twin() -> Twin:
    return compiled("samarkand", search=True)


def asks(seats: int, seed: int) -> Iterator[tuple[Any, int]]:
    """All asks of a game as records, answered quickly or at random: so camels are bought, and some stops are silly."""
    rules = twin()
    g = rules.record_of(RULES.new(seats, telling=False))
    rules.modules["redeal"].seed_chance(g[0], seed)
    out, dice = rules.actions(RULES.max_actions), random.Random(seed)
    while True:
        if rules.play.chance_due(g[0]):
            rules.play.chance(g[0])
            continue
        seat = rules.asks.next_seat(g[0])
        if seat < 0:
            return
        yield g, seat
        answer = rules.policy.quick_answer(g[0], seat, out)
        if dice.random() < 0.1:
            answer = out[dice.randrange(rules.asks.legal(g[0], seat, out))]
        rules.play.apply(g[0], seat, answer)


def weighed(g: Any, seat: int) -> dict[int, int]:
    rules = twin()
    out, worth = rules.actions(RULES.max_actions), rules.actions(RULES.max_actions)
    n = rules.policy.weigh(g[0], seat, out, worth, rules.actions(NOTES))
    return dict(zip(out[:n].tolist(), worth[:n].tolist(), strict=True))


def positions(seats: int, seed: int, wanted: int) -> list[tuple[Samarkand, int]]:
    """Some asks of a game at which there is something to think about."""
    found = [(twin().plain_of(g[0]), seat) for g, seat in asks(seats, seed) if len(weighed(g, seat)) > 1]
    return random.Random(seed).sample(found, wanted)  # type: ignore[arg-type]


# -- what a game brings ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_every_answer_it_thinks_of_is_offered_and_leaves_the_position_alone(seats):
    rules = twin()
    out = rules.actions(RULES.max_actions)
    for seed in range(4):
        for g, seat in asks(seats, seed):
            offered = set(out[: rules.asks.legal(g[0], seat, out)].tolist())
            before = g.tobytes()
            thought_of = weighed(g, seat)
            assert g.tobytes() == before
            answer = rules.policy.quick_answer(g[0], seat, out)
            for named in {*thought_of, answer} - offered:
                assert g[0]["phase"] == LEAVE and rules.loading.is_lot(g[0], seat, named)
            assert thought_of


@pytest.mark.parametrize("seats", SEATS)
def test_at_the_end_the_prospects_are_the_score(seats):
    for seed in range(4):
        *_, (g, seat) = asks(seats, seed)
        out = twin().actions(RULES.max_actions)
        while (seat := twin().asks.next_seat(g[0])) >= 0:
            twin().play.apply(g[0], seat, twin().policy.quick_answer(g[0], seat, out))
        plain: Any = twin().plain_of(g[0])
        for seat in range(seats):
            assert twin().policy.outlook(g[0], seat) == policy.outlook(plain, seat) == POINT * score(plain, seat)


def test_it_leaves_behind_what_is_missed_least():
    """As well as the way that all lots are compared in, nearly always."""
    lots = worse = 0
    for seats in SEATS:
        for seed in range(15):
            for g, seat in asks(seats, seed):
                if g[0]["phase"] != LEAVE:
                    continue
                plain: Any = twin().plain_of(g[0])
                (lot,) = weighed(g, seat)
                left = RULES.move_of(plain, lot)
                assert isinstance(left, LeaveBehind)
                choices = best_choices(plain, seat)
                best = [choice.cards for choice in choices if choice.points == choices[0].points]
                lots += 1
                worse += left.cards not in best
    assert lots > 25
    assert worse <= lots // 20


def test_most_passes_cost_no_thought():
    thought = silent = 0
    for seed in range(5):
        for g, seat in asks(4, seed):
            if g[0]["phase"] == STOP:
                thought += 1
                silent += len(weighed(g, seat)) == 1
    assert silent > thought // 2


# -- the bot --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_it_answers_the_same_to_all_that_its_seat_cannot_tell_apart(seats):
    for g, seat in positions(seats, 5, 12):
        answers = {SearchBot("samarkand", 1, 60).choose(imagine(RULES, g, seat, n), seat) for n in range(4)}
        assert len(answers) == 1


def test_the_first_sale_depends_on_nobody_elses_kind():
    g, seat = next((twin().plain_of(g[0]), seat) for g, seat in asks(3, 2))
    answers = {SearchBot("samarkand", 1, 60).choose(imagine(RULES, g, seat, n), seat) for n in range(12)}
    assert len(answers) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_plain_and_compiled_choose_alike(seats):
    for g, seat in positions(seats, 3, 4):
        plain, fast = (SearchBot("samarkand", 4, 8, plain=plain, thorough=True) for plain in (True, False))
        assert plain.choose(g, seat) == fast.choose(g, seat)
        assert plain.desk.tree == fast.desk.tree.tolist()


def offered(*values, price, dirhams=(15, 15, 15, 15), goods="", camels=""):
    g = own(begin(camels="2"), 0, goods, camels)
    sell(g, *values)
    return purses(fall(g, price), *dirhams)


def chosen(g, simulations=400):
    bot = SearchBot("samarkand", 1, simulations, thorough=True)
    return RULES.move_of(g, bot.choose(g, 0)), bot.done


def test_it_does_not_think_where_nothing_is_to_decide():
    assert chosen(offered(1, 1, 1, 1, price=10)) == (Pass(), 0)
    assert chosen(offered(1, 5, 5, 7, price=4, dirhams=(3, 15, 15, 15))) == (Pass(), 0)
    assert chosen(offered(1, 5, 5, 7, price=9, dirhams=(15, 1, 1, 1))) == (Pass(), 0)


def test_it_stops_for_what_adds_most():
    g = offered(1, 1, 1, 7, price=2, goods="spices-5 fruits-2", camels="5")
    assert chosen(g) == (Stop("jewels-7"), 400)


def test_it_leaves_empty_camels_alone_at_the_end():
    g = to_turn(own(begin(camels="5"), 0, "spices-1", "2"), 10)
    assert chosen(fall(g, 1))[0] != Stop("camel")
