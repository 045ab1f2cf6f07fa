"""The bot that thinks ahead: legal answers, from what its seat knows alone, in the time it has."""

import random
from collections.abc import Iterator
from functools import partial
from itertools import count, islice

import pytest

from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import thinks_ahead
from caravanserai.bots.search import CHUNK_MS, FIRST_CHUNK, SearchBot, nodes_for
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.engine.search import NODE, NOTES, VISITS
from caravanserai.engine.twin import has_compiler
from tests.playing import all_options, some_tables

TABLES = [(key, seats) for key, seats, _ in some_tables() if thinks_ahead(key)]
OPTIONS = [(key, options) for key, options in all_options() if thinks_ahead(key)]
KEYS = [key for key in GAMES if thinks_ahead(key)]

needs_compiler = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")


def asks(key: str, seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[tuple[State, int]]:
    """All asks of a random game: the true state, and who is asked."""
    rules = game(key)
    g = rules.new(seats, options or {}, telling=False)
    rules.seed_chance(g, seed)
    dice = random.Random(seed)
    while not rules.over(g):
        while rules.chance_due(g):
            rules.draw(g)
            rules.settle(g)
        for seat in rules.asked(g):
            yield g, seat
            rules.apply(g, seat, dice.choice(rules.actions(g, seat)))


def some_asks(key: str, seats: int, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """A few of them, where there is something to think about."""
    found = ((g, seat) for g, seat in asks(key, seats, seed) if len(game(key).actions(g, seat)) > 1)
    # One by one: whoever needs the first plays no whole game for it.
    yield from ((g.copy(), seat) for g, seat in islice(found, seed % every, None, every))


def first_ask(key: str, seats: int) -> tuple[State, int]:
    return next(some_asks(key, seats, 0, 1))


# -- answers --------------------------------------------------------------------------------------------------


@needs_compiler
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_every_answer_is_offered(key: str, seats: int) -> None:
    bot = SearchBot(key, 1, 20)
    # Every third, and another third at another table: the tests of options ask for all.
    for g, seat in islice(asks(key, seats, 3), seats % 3, None, 3):
        assert game(key).accepts(g, seat, bot.choose(imagine(game(key), g, seat, 5), seat))


@needs_compiler
@pytest.mark.parametrize(("key", "options"), OPTIONS)
def test_every_answer_is_offered_under_every_option(key: str, options: dict[str, str]) -> None:
    bot = SearchBot(key, 1, 20)
    for g, seat in asks(key, game(key).seat_counts[0], 4, options):
        assert game(key).accepts(g, seat, bot.choose(imagine(game(key), g, seat, 5), seat))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_is_weighed_and_what_is_answered_quickly_is_legal(key: str, seats: int) -> None:
    rules = game(key)
    policy = SearchBot(key, 1, 1, plain=True).desk.policy
    out, worth, notes = [0] * rules.max_actions, [0] * rules.max_actions, [0] * NOTES
    for g, seat in asks(key, seats, 6):
        position = imagine(rules, g, seat, 2)
        weighed = out[: policy.weigh(position, seat, out, worth, notes)]
        assert weighed
        assert all(rules.accepts(position, seat, answer) for answer in weighed)
        assert len(set(weighed)) == len(weighed)
        assert rules.accepts(position, seat, policy.quick_answer(position, seat, out))


@pytest.mark.parametrize("key", ["kilim", "samarkand"])  # in Khiva there is always a choice
def test_a_single_answer_needs_no_thought(key: str) -> None:
    bot = SearchBot(key, 1, 3, plain=True)
    for g, seat in asks(key, game(key).seat_counts[0], 1):
        answer = bot.choose(imagine(game(key), g, seat, 1), seat)
        if len(only := bot.desk.answers_worth_a_thought()) == 1:
            assert ([answer], bot.done) == (only, 0)
            return
    pytest.fail("there was always a choice")


@pytest.mark.parametrize("key", KEYS)
def test_the_position_stays_as_it_was(key: str) -> None:
    g, seat = first_ask(key, 3)
    position = imagine(game(key), g, seat, 1)
    before = position.copy()
    SearchBot(key, 1, 4, plain=True).choose(position, seat)
    assert position == before


# -- what it knows --------------------------------------------------------------------------------------------


@needs_compiler
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_answers_the_same_to_all_that_its_seat_cannot_tell_apart(key: str, seats: int) -> None:
    """The true state, and any imagined one: it matters to nobody which of them the bot is shown, but for who has
    answered where nobody may know that."""
    rules = game(key)
    for g, seat in some_asks(key, seats, 7, every=17):
        truth, *worlds = g.copy(), *[imagine(rules, g, seat, seed) for seed in range(3)]
        rules.forget_answers(truth, seat)
        assert len({SearchBot(key, 1, 60).choose(world, seat) for world in (truth, *worlds)}) == 1


@needs_compiler
@pytest.mark.parametrize("key", KEYS)
def test_another_seed_imagines_other_worlds(key: str) -> None:
    g, seat = first_ask(key, 4)
    bots = [SearchBot(key, seed, 30, thorough=True) for seed in (1, 1, 2)]
    for bot in bots:
        bot.choose(imagine(game(key), g, seat, 1), seat)
    trees = [list(bot.desk.tree) for bot in bots]
    assert trees[0] == trees[1] != trees[2]


@needs_compiler
@pytest.mark.parametrize("rivals", [0, 1])
@pytest.mark.parametrize("key", KEYS)
def test_plain_and_compiled_think_alike(key: str, rivals: int) -> None:
    """Not only the answer: every number in the trees."""
    for seats in game(key).seat_counts[:3]:
        for g, seat in islice(some_asks(key, seats, 8, every=15), 2):
            plain, fast = (SearchBot(key, 3, 24, plain=plain, thorough=True, rivals=rivals) for plain in (True, False))
            assert plain.choose(g, seat) == fast.choose(g, seat)
            assert plain.desk.tree == list(fast.desk.tree)


@pytest.mark.parametrize("key", KEYS)
def test_rivals_search_too_from_so_many_seats_on(key: str) -> None:
    """Their trees grow beyond the root, as the bot's own does."""
    rules = game(key)
    for seats in rules.seat_counts:
        g, seat = next(some_asks(key, seats, 8, every=1))
        bot = SearchBot(key, 3, 24, plain=True)
        bot.choose(g, seat)
        roots = [NODE * (1 + other) for other in rules.seats(g)]
        searching = [bot.desk.tree[root + VISITS] > 0 for root in roots]
        if bot.done:
            wanted = 0 < bot.desk.policy.RIVALS_SEARCH <= seats
            assert searching == [wanted or other == seat for other in rules.seats(g)]


# -- how long it thinks ---------------------------------------------------------------------------------------


def thinker(key: str, ms_each: float, budget_ms: float) -> SearchBot:
    """A bot on a machine where each simulation takes so long."""
    bot = SearchBot(key, 1, 10**9, budget_ms=budget_ms, clock=lambda: bot.done * ms_each / 1_000)
    bot.desk.simulate = lambda *_: None  # type: ignore[method-assign]
    return bot


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("budget_ms", [50.0, 200.0, 1_000.0])
@pytest.mark.parametrize("ms_each", [0.001, 0.015, 0.4, 2.0])
def test_the_budget_holds(key: str, ms_each: float, budget_ms: float) -> None:
    g, seat = first_ask(key, 3)
    bot = thinker(key, ms_each, budget_ms)
    bot.choose(imagine(game(key), g, seat, 1), seat)
    assert 0.8 * budget_ms <= bot.done * ms_each <= 1.2 * budget_ms


def test_the_budget_holds_on_a_machine_that_slows_down() -> None:
    g, seat = first_ask("khiva", 3)
    took = 0.0

    def clock() -> float:
        nonlocal took
        took = (bot.done * 0.01 + max(0, bot.done - 5_000) * 0.05) / 1_000
        return took

    bot = SearchBot("khiva", 1, 10**9, budget_ms=100, clock=clock)
    bot.desk.simulate = lambda *_: None  # type: ignore[method-assign]
    bot.choose(imagine(game("khiva"), g, seat, 1), seat)
    assert 80 <= 1_000 * took <= 120 + CHUNK_MS


def test_it_never_thinks_more_than_its_simulations() -> None:
    g, seat = first_ask("khiva", 3)
    bot = SearchBot("khiva", 1, 37, plain=True, thorough=True, budget_ms=60_000)
    bot.choose(imagine(game("khiva"), g, seat, 1), seat)
    assert bot.done == 37


@needs_compiler
@pytest.mark.parametrize("key", KEYS)
def test_it_ends_when_nothing_can_change_its_answer(key: str) -> None:
    """The same answer as by all simulations, with fewer of them."""
    fewer = 0
    for g, seat in islice(some_asks(key, 3, 8, every=9), 6):
        # However fast the machine is, it looks after every simulation whether it is decided.
        whole, quick = (
            SearchBot(key, 3, 900, thorough=thorough, clock=partial(next, count(0, CHUNK_MS / 1_000)))
            for thorough in (True, False)
        )
        assert whole.choose(g, seat) == quick.choose(g, seat)
        assert whole.done in (0, 900) and whole.done // 2 < quick.done + 1 <= whole.done + 1
        fewer += quick.done < whole.done
    assert fewer > 0


def test_an_answer_is_decided_when_no_other_can_be_tried_as_often(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = SearchBot("khiva", 1, 100, plain=True).desk
    monkeypatch.setattr(desk, "visits", lambda: [40, 12, 1])
    assert desk.is_decided(53, 27)
    assert not desk.is_decided(53, 28), "12 and 28 more are as many"
    assert not desk.is_decided(53, 53)
    monkeypatch.setattr(desk, "visits", lambda: [53])
    assert desk.is_decided(53, 52), "what was never tried counts as well"


def test_it_answers_legally_when_it_is_told_to_stop_at_once() -> None:
    g, seat = first_ask("khiva", 3)
    bot = SearchBot("khiva", 1, 10**9, plain=True, cancelled=lambda: True)
    assert bot.choose(imagine(game("khiva"), g, seat, 1), seat) in game("khiva").actions(g, seat)
    assert bot.done == FIRST_CHUNK


def test_a_cancellation_ends_it_within_a_chunk() -> None:
    g, seat = first_ask("khiva", 3)
    bot = thinker("khiva", 0.01, 60_000)
    bot.cancelled = lambda: bot.done >= 10_000
    bot.choose(imagine(game("khiva"), g, seat, 1), seat)
    assert 10_000 <= bot.done <= 10_000 + CHUNK_MS / 0.01 + 1


# -- the trees ------------------------------------------------------------------------------------------------


@needs_compiler
@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("rivals", [0, 1])
def test_full_trees_grow_no_further_and_still_learn(key: str, rivals: int) -> None:
    g, seat = first_ask(key, 4)
    bot = SearchBot(key, 1, 2_000, thorough=True, rivals=rivals)
    nodes = 40
    bot.desk.make_room(nodes)
    assert game(key).accepts(g, seat, bot.choose(imagine(game(key), g, seat, 1), seat))
    tree = list(bot.desk.tree)
    assert len(tree) == NODE * nodes
    assert tree[0] == nodes
    assert tree[NODE * (1 + seat) + 2] == 2_000


def test_trees_have_room_for_every_simulation_up_to_a_bound() -> None:
    assert nodes_for(100) >= 100
    assert nodes_for(6_000) >= 6_000
    assert nodes_for(10**9) == nodes_for(10**8)
