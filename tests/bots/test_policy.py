"""A policy inside the rules: it guesses what rivals choose, by what each seat may know, alike by plain and compiled
rules."""

import random
from collections import Counter
from itertools import islice

import pytest

from caravanserai.bots.networks import Network, network_of, packed
from caravanserai.bots.search import SearchBot
from caravanserai.coach.networks import measured_network
from caravanserai.engine.bound import bound
from caravanserai.engine.found import module_of
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.engine.network import POLICY_HEAD, ROOM, UNIT, WEIGHT, likelihoods, room_for_choice
from caravanserai.engine.search import NOTES, PRIOR
from tests.bots.test_search import first_ask, needs_compiler, some_asks

WIDTH = 40
#: The tables at which a game says what a policy sees.
CHOOSING = [
    (key, seats)
    for key in GAMES
    if "mind" in game(key).parts
    for seats in game(key).seat_counts
    if bound(key, "search").choices(*first_ask(key, seats), [0] * game(key).max_actions, [0] * ROOM, WIDTH)
]


def inputs_of(key: str, seats: int) -> int:
    """How many numbers a policy sees of a choice: the last that is ever more than nothing."""
    seen = set()
    for g, seat in islice(some_asks(key, seats, 2, every=5), 12):
        x = [0] * ROOM
        n = bound(key, "search").choices(g, seat, [0] * game(key).max_actions, x, WIDTH)
        seen |= {i for choice in range(n) for i in range(WIDTH) if x[WIDTH * choice + i]}
    return max(seen) + 1


def any_policy(key: str, seats: int, seed: int = 1, prior: int = 0) -> Network:
    """One that has learned nothing."""
    dice = random.Random(seed)
    sizes = (inputs_of(key, seats), 5)
    weights = packed([dice.randint(-90, 90) for _ in range((sizes[0] + 1) * 5 + 6)])
    search = {"prior": prior}
    return Network(game=key, seats=seats, rules_version=1, search=search, policy_sizes=sizes, policy=weights)


def test_a_game_of_the_house_has_choices_for_a_policy() -> None:
    assert CHOOSING


def test_likelihoods_are_what_the_policy_makes_of_each_choice() -> None:
    # One input, one hidden value, which is the input; its weight is one: the second choice is worth 1 more.
    policy = [1, 1, WEIGHT, 0, WEIGHT, 0]
    assert len(policy) == POLICY_HEAD + 4
    x = [0] * 10
    x[room_for_choice(policy)] = UNIT
    total = likelihoods(policy, x, 2)
    first, second = x[0], x[room_for_choice(policy)]
    assert (total, second) == (first + second, 1 << 20)
    assert 0.36 < first / second < 0.38, "e to the minus one"


@pytest.mark.parametrize(("key", "seats"), CHOOSING)
def test_each_choice_makes_a_legal_answer_that_has_it(key: str, seats: int) -> None:
    rules, search = game(key), bound(key, "search")
    asked = 0
    for g, seat in some_asks(key, seats, 3, every=7):
        out, x = [0] * rules.max_actions, [0] * ROOM
        n = search.choices(g, seat, out, x, WIDTH)
        assert all(abs(value) <= 32_767 for value in x), "two bytes hold each"
        for choice in range(n):
            search.choices(g, seat, out, x, WIDTH)
            answer = search.answer_with(g, seat, out, choice)
            assert rules.accepts(g, seat, answer)
            search.choices(g, seat, out, x, WIDTH)
            assert search.choice_in(g, seat, out, answer) == choice
        asked += n > 1
    assert asked


@pytest.mark.parametrize(("key", "seats"), CHOOSING)
def test_a_policy_sees_only_what_the_seat_knows(key: str, seats: int) -> None:
    """In every world that the seat cannot tell from the true one its choices look the same."""
    rules, search = game(key), bound(key, "search")
    for g, seat in islice(some_asks(key, seats, 4, every=9), 6):
        seen = set()
        for seed in range(6):
            other = g.copy()
            rules.redeal(other, seat, seed)
            out, x = [0] * rules.max_actions, [0] * ROOM
            seen.add((search.choices(other, seat, out, x, WIDTH), tuple(x)))
        assert len(seen) == 1


@pytest.mark.parametrize(("key", "seats"), CHOOSING)
def test_every_answer_that_is_worth_a_thought_has_a_choice(key: str, seats: int) -> None:
    """Else the policy could not say how likely it is."""
    rules, search = game(key), bound(key, "search")
    policy = module_of(key, "mind.policy")
    for g, seat in islice(some_asks(key, seats, 5, every=7), 12):
        out, worth, notes = [0] * rules.max_actions, [0] * rules.max_actions, [0] * NOTES
        answers = out[: policy.weigh(g, seat, out, worth, notes)]
        n = search.choices(g, seat, notes, [0] * ROOM, WIDTH)
        assert n < 2 or all(search.choice_in(g, seat, notes, answer) < n for answer in answers)


@needs_compiler
@pytest.mark.parametrize("prior", [0, PRIOR // 2])
@pytest.mark.parametrize("key", sorted({key for key, _ in CHOOSING}))
def test_a_search_with_a_policy_chooses_alike_by_plain_and_compiled_rules(key: str, prior: int) -> None:
    seats = max(seats for other, seats in CHOOSING if other == key)
    network = any_policy(key, seats, prior=prior)
    trees = []
    for g, seat in islice(some_asks(key, seats, 6, every=29), 3):
        plain, fast = (SearchBot(key, 5, 24, plain=way, thorough=True, network=network) for way in (True, False))
        assert plain.choose(g.copy(), seat) == fast.choose(g.copy(), seat)
        assert [int(n) for n in plain.desk.tree] == fast.desk.tree.tolist()
        quick = SearchBot(key, 5, 24, thorough=True)
        quick.choose(g.copy(), seat)
        trees.append(quick.desk.tree.tolist() != fast.desk.tree.tolist())
    assert any(trees), "what the policy guesses decides"


def asked_with_a_choice(key: str, seats: int) -> tuple[State, int]:
    """Somebody with more than one answer worth a thought, about which the policy has a say."""
    search, policy = bound(key, "search"), module_of(key, "mind.policy")
    for g, seat in some_asks(key, seats, 7, every=1):
        out, worth, notes = [0] * game(key).max_actions, [0] * game(key).max_actions, [0] * NOTES
        if search.choices(g, seat, notes, [0] * ROOM, WIDTH) > 1 and policy.weigh(g, seat, out, worth, notes) > 1:
            return g, seat
    raise AssertionError("nobody has a choice")


@pytest.mark.parametrize(("key", "seats"), CHOOSING)
def test_what_the_policy_takes_to_be_likely_is_tried_first(key: str, seats: int) -> None:
    """By the policy alone the first simulation tries an answer with its favourite choice; without it, what looks best
    at a glance."""
    g, seat = asked_with_a_choice(key, seats)
    search, first = bound(key, "search"), set()
    for seed in range(8):
        network = any_policy(key, seats, seed, prior=PRIOR)
        policy, notes, x = network.policy_numbers(), [0] * NOTES, [0] * ROOM
        n = search.choices(g, seat, notes, x, room := room_for_choice(policy))
        likelihoods(policy, x, n)
        favourites = [choice for choice in range(n) if x[room * choice] == max(x[room * i] for i in range(n))]
        bot = SearchBot(key, 1, 1, plain=True, thorough=True, network=network)
        bot.choose(g.copy(), seat)
        (tried,) = bot.desk.tried()
        assert search.choice_in(g, seat, notes, tried) in favourites
        first.add(tried)
    assert len(first) > 1, "other policies, other answers"


def test_a_rival_is_drawn_as_often_as_the_policy_says() -> None:
    key, seats = CHOOSING[0]
    search, network = bound(key, "search"), any_policy(key, seats)
    policy = network.policy_numbers()
    g, seat = first_ask(key, seats)
    out, x = [0] * game(key).max_actions, [0] * ROOM
    n = search.choices(g, seat, out, x, room_for_choice(policy))
    total = likelihoods(policy, x, n)
    likely = [x[room_for_choice(policy) * choice] / total for choice in range(n)]
    drawn = Counter(
        search.choice_in(g, seat, _choices(search, g, seat, key), search.likely_answer(g, seat, out, policy, x))
        for _ in range(2_000)
    )
    for choice in range(n):
        assert abs(drawn[choice] / 2_000 - likely[choice]) < 0.06


def _choices(search: object, g: object, seat: int, key: str) -> list[int]:
    out = [0] * game(key).max_actions
    search.choices(g, seat, out, [0] * ROOM, WIDTH)  # type: ignore[attr-defined]
    return out


def test_a_policy_of_the_house_says_where_it_is_from_and_guesses_better_than_a_quick_answer() -> None:
    found = [one for key, seats in CHOOSING if (one := network_of(key, seats)) is not None and one.policy]
    for one in found:
        report = one.report["policy"]
        assert one.command.startswith(f"caravanserai lab train {one.game} --seats {one.seats} ")
        assert report["policy"] < report["even"] and report["agrees"] > report["quick_agrees"]
        played = one.gate is not None and one.gate.passed
        assert played or asked_by_the_coach(one), "what nobody uses is no data of the house"


def asked_by_the_coach(network: Network) -> bool:
    asked = measured_network(network.game, network.seats)
    return asked is not None and asked.policy == network.policy
