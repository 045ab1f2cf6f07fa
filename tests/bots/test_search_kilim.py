"""How a kilim looks at a glance, and the search over it: legal, honest, and alike in plain and compiled rules."""

import random

import pytest

from caravanserai.bots.bot import imagine
from caravanserai.bots.search import SearchBot
from caravanserai.engine.game import game
from caravanserai.engine.search import NOTES, POINT
from caravanserai.engine.twin import compiled, has_compiler
from caravanserai.games.kilim.mind import policy
from caravanserai.games.kilim.rules.asks import MAX_ACTIONS
from caravanserai.games.kilim.rules.state import LATE, OVER, PLACE, SPIES, WEAVE
from caravanserai.games.kilim.words.moves import Done, PlaceCard, UseScrap
from tests.rules.kilim.positions import KILIM, begin, keep, lay, place, to_last_turn

fast = pytest.mark.skipif(not has_compiler(), reason="needs Numba")


class Course:
    """A game over the compiled rules, by random or by quick answers."""

    def __init__(self, seats, seed, options=None):
        self.twin = compiled("kilim", search=True)
        g = KILIM.new(seats, options or {}, None, telling=False)
        KILIM.seed_chance(g, seed)
        self.records = self.twin.record_of(g)
        self.g = self.records[0]
        self.random = random.Random(seed)
        self.out = self.twin.actions(MAX_ACTIONS)

    def asks(self, quick):
        """Each ask; afterwards it is answered, quickly so many times out of ten."""
        while True:
            if self.twin.play.chance_due(self.g):
                self.twin.play.chance(self.g)
                continue
            seat = self.twin.asks.next_seat(self.g)
            if seat < 0:
                return
            yield seat
            n = self.twin.asks.legal(self.g, seat, self.out)
            answer = int(self.out[self.random.randrange(n)])
            if self.random.randrange(10) < quick:
                answer = int(self.twin.policy.quick_answer(self.g, seat, self.out))
            self.twin.play.apply(self.g, seat, answer)

    def plain(self):
        return self.twin.plain_of(self.records[0])


@fast
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("quick", [0, 7, 10])
def test_what_is_named_and_what_is_taken_is_legal(seats, quick):
    for seed in range(3):
        course = Course(seats, seed, {"torn-pairs": "cancel"} if seed % 2 else None)
        out, worth, notes = (course.twin.actions(n) for n in (MAX_ACTIONS, MAX_ACTIONS, NOTES))
        for seat in course.asks(quick):
            legal = set(course.out[: course.twin.asks.legal(course.g, seat, course.out)].tolist())
            before = course.records.tobytes()
            n = course.twin.policy.weigh(course.g, seat, out, worth, notes)
            named = out[:n].tolist()
            assert 1 <= n <= 24
            assert len(set(named)) == n
            assert legal.issuperset(named)
            assert course.records.tobytes() == before, "weighing leaves the table alone, the dice too"
            assert course.twin.policy.quick_answer(course.g, seat, out) in legal
        for seat in range(seats):
            assert course.twin.policy.outlook(course.g, seat) == POINT * course.twin.scoring.score(course.g, seat)
        assert course.plain().phase == OVER


@fast
def test_a_card_that_lies_already_is_changed_for_another_card():
    course = Course(3, 5)
    for seat in course.asks(10):
        if course.plain().phase == PLACE and seat == 1:
            legal = set(course.out[: course.twin.asks.legal(course.g, 0, course.out)].tolist())
            out, worth, notes = (course.twin.actions(n) for n in (MAX_ACTIONS, MAX_ACTIONS, NOTES))
            if legal:
                assert course.twin.policy.quick_answer(course.g, 0, out) in legal
                assert legal.issuperset(out[: course.twin.policy.weigh(course.g, 0, out, worth, notes)].tolist())


def some_positions():
    """One of each of some kinds of asks, and who is asked."""
    found = {}
    for seed in range(3):
        course = Course(3, seed)
        for seat in course.asks(10):
            g = course.plain()
            if g.phase in (PLACE, SPIES, WEAVE, LATE) and (g.day, g.phase) not in found:
                found[g.day, g.phase] = (g, seat)
    return list(found.values())


@fast
def test_the_seat_knows_no_more_than_it_has_seen():
    for g, seat in some_positions():
        choices = {SearchBot("kilim", 3, 40).choose(imagine(game("kilim"), g, seat, seed), seat) for seed in (1, 2, 3)}
        assert len(choices) == 1


@fast
def test_plain_and_compiled_rules_choose_alike():
    for g, seat in some_positions()[:6]:
        plain, quick = (SearchBot("kilim", 9, 6, plain=plain, thorough=True) for plain in (True, False))
        assert plain.choose(g, seat) == quick.choose(g, seat)
        assert plain.desk.tree == quick.desk.tree.tolist()


def weighed(g, seat):
    out, worth = [0] * MAX_ACTIONS, [0] * MAX_ACTIONS
    n = policy.weigh(g, seat, out, worth, [0] * NOTES)
    return {KILIM.move_of(g, action): value for action, value in zip(out[:n], worth[:n], strict=True)}


def test_the_best_way_to_weave_is_among_those_worth_a_thought():
    g = lay(begin(3, top="1-star-hooks"), 0, "2-star-star 0 0 0", "2-hooks-hooks 2 1 0")
    place(g, "9", "8", "8")
    spots = KILIM.ask(g, 0).spots
    best = max(spot.points for spot in spots)
    at = {(spot.x, spot.y, spot.turn) for spot in spots if spot.points == best}
    assert {(move.x, move.y, move.turn) for move in weighed(g, 0)} & at


def test_free_actions_wait_for_the_end_of_the_day_and_scraps_for_the_last():
    for day in (1, 3):
        g = keep(lay(to_last_turn(begin(3)), 0, "2-star-star 0 0 0", "torn-comb 0 1 0"), 0, "scrap-star")
        g.day = day
        assert {type(move) for move in weighed(g, 0)} == {PlaceCard}
        g.day = 1
        place(g, "15", "15", "15")
        assert g.phase == LATE
        g.day = day
        moves = weighed(g, 0)
        assert (max(moves, key=moves.__getitem__) == Done()) == (day == 1)
        assert any(isinstance(move, UseScrap) and (move.x, move.y) == (1, 1) for move in moves) == (day == 3)
