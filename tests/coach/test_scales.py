"""What positions and answers are worth: exact, the same plain and compiled, and fair to every seat."""

from typing import Any

import msgspec
import pytest

from caravanserai.bots.networks import Network, packed
from caravanserai.coach.networks import fitting_network, outlook_network
from caravanserai.coach.scales import scales_of
from caravanserai.coach.worth import PARTS, Leverage, Worth
from caravanserai.engine.appraise import WIN
from caravanserai.engine.bound import bound
from caravanserai.engine.found import module_of
from caravanserai.engine.game import GAMES, SPECTATOR, game
from caravanserai.engine.network import FULL, ROOM, WEIGHT, chance, run
from caravanserai.engine.twin import has_compiler
from tests.bots.test_network import SEEN, any_network
from tests.bots.test_policy import CHOOSING, any_policy
from tests.coach.games import asks

needs_compiler = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")


@needs_compiler
@pytest.mark.parametrize("key", GAMES)
def test_plain_and_compiled_weigh_alike(key: str) -> None:
    """Points, wins, and what a network says; with likely answers by a policy, where a game has choices for one."""
    positions = [(g.copy(), seat) for g, seat in asks(key, 3, 5)]
    network = any_network(key, 3) if (key, 3) in SEEN else None
    if network is not None and (key, 3) in CHOOSING:
        policy = any_policy(key, 3)
        network = msgspec.structs.replace(network, policy=policy.policy, policy_sizes=policy.policy_sizes)
    plain, fast = (scales_of(key, way, lambda _: network) for way in (True, False))
    for g, seat in positions[len(positions) // 2 :: max(1, len(positions) // 5)]:
        answer = game(key).actions(g, seat)[-1]
        for eyes in (seat, SPECTATOR):
            trials = [scales.trial(g, eyes, 2, 9, answers=eyes == seat) for scales in (plain, fast)]
            assert trials[0].table == trials[1].table
            assert all(len(worth.judged) == (2 if network else 0) for worth in trials[0].table)
            if eyes == seat:
                assert trials[0].answered(answer) == trials[1].answered(answer)
        assert plain.before_the_draw(g, seat, answer, 2, 9) == fast.before_the_draw(g, seat, answer, 2, 9)


def test_games_are_played_on_by_the_policy_where_there_is_one() -> None:
    """By one that passes at every price nobody buys anything any more, so every world ends alike."""
    inputs = 24
    passes = packed([100 * WEIGHT, *[0] * (inputs - 1), 0, 4 * WEIGHT, 0])
    never = Network(game="samarkand", seats=3, rules_version=1, policy_sizes=(inputs, 1), policy=passes)
    g = next(asks("samarkand", 3, 5))[0].copy()
    ends = []
    for network in (None, never):
        scales = scales_of("samarkand", True, lambda _, network=network: network)
        ends.append([len({*worth.points}) for worth in scales.trial(g, SPECTATOR, 6, 9).table])
    assert min(ends[0]) > 1 and ends[1] == [1, 1, 1]


def test_a_network_judges_the_same_worlds_at_their_next_rest() -> None:
    """Between two turns: at once, as the worlds are. In the middle of one: when it is done."""
    key, seats = "samarkand", 3
    network = any_network(key, seats)
    scales, policy = scales_of(key, True, lambda _: network), module_of(key, "mind.policy")
    positions = [g.copy() for g, _ in asks(key, seats, 5)]
    resting = [g for g in positions if policy.at_rest(g)]
    assert 0 < len(resting) < len(positions)
    for g in (*resting[::3], *positions[::40]):
        table = scales.trial(g, SPECTATOR, 3, 9).table
        assert all(abs(sum(world) - FULL) <= seats for world in zip(*(one.judged for one in table), strict=True))
        if policy.at_rest(g):
            for number in range(3):
                world = g.copy()
                game(key).redeal(world, SPECTATOR, 9 + number)
                said = [foreseen(key, network, world, seat) for seat in range(seats)]
                assert [one.judged[number] for one in table] == [one * FULL // sum(said) for one in said]


def foreseen(key: str, network: Network, g: Any, seat: int) -> int:
    x = [0] * ROOM
    bound(key, "search").features(g, seat, x)
    return chance(x[run(network.numbers(), x)])


def test_a_network_judges_an_answer_after_it_was_given() -> None:
    """Otherwise all answers would look the same to it where the table is at rest."""
    key, seats = "samarkand", 3
    network, policy = any_network(key, seats), module_of("samarkand", "mind.policy")
    g, seat = next((g, seat) for g, seat in asks(key, seats, 5) if policy.at_rest(g))
    trial = scales_of(key, True, lambda _: network).trial(g, seat, 6, 9, answers=True)
    said = {trial.answered(answer)[seat].judged for answer in game(key).actions(g, seat)[:4]}
    assert len(said) > 1


@pytest.mark.parametrize("key", sorted({key for key, _ in SEEN}))
def test_the_outlook_can_be_asked_like_a_network(key: str) -> None:
    """Where none was trained: the further ahead a seat is by the outlook, the better its chances."""
    policy, seats = module_of(key, "mind.policy"), game(key).seat_counts[0]
    network = outlook_network(key, seats)
    assert network is not None
    inputs, wide, narrow = network.sizes
    assert len(network.numbers()) == 3 + (inputs + 1) * wide + (wide + 1) * narrow + (narrow + 1) * 2
    x, told = [0] * ROOM, set()
    for g, seat in asks(key, seats, 5):
        if g.seats == 2:
            bound(key, "search").features(g, seat, x)
            margin = policy.outlook(g, seat) - policy.outlook(g, 1 - seat)
            found = chance(x[run(network.numbers(), x)])
            assert margin == 0 or abs(margin) < 256 or (found > FULL // 2) == (margin > 0)
            told.add(found)
    assert seats > 2 or len(told) > 5


def test_without_a_network_nothing_is_judged() -> None:
    """Another edition, or other options: none was trained for those."""
    rules = game("samarkand")
    other = msgspec.structs.replace(rules.standard_edition, name="Another")
    scales = scales_of("samarkand", True, lambda g: fitting_network("samarkand", g))
    for g, judged in ((rules.new(3), 4), (rules.new(3, {}, other), 0)):
        assert {len(one.judged) for one in scales.trial(g, SPECTATOR, 4, 1).table} == {judged}


@needs_compiler
@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_one_win_and_no_seat_has_more_for_its_number(key: str) -> None:
    """Before anything is dealt all seats are alike: so must their chances be."""
    rules = game(key)
    n = {"kilim": 400}.get(key, 4_000)
    trial = scales_of(key, plain=False).trial(rules.new(4), SPECTATOR, n, 1)
    worths = trial.table
    assert all(sum(wins) == WIN for wins in zip(*(worth.wins for worth in worths), strict=True))
    deviation = (0.25 * 0.75 / n) ** 0.5
    assert all(abs(worth.win - 0.25) < 4 * deviation for worth in worths)


@needs_compiler
@pytest.mark.parametrize("key", GAMES)
def test_an_answer_is_held_against_others_in_the_same_worlds(key: str) -> None:
    """What the quick policy would have said anyway changes nothing; and a trial does not wear out."""
    g, seat = next(asks(key, 4, 3))
    trial = scales_of(key, plain=False).trial(g, seat, 20, 4, answers=True)
    said = {int(answer) for answer in trial.likely}
    before = trial.table
    for answer in sorted(said)[:3]:
        there = trial.answered(answer)
        alike = [place for place, quick in enumerate(trial.likely) if quick == answer]
        for one, other in zip(there, before, strict=True):
            assert alike and all(one.wins[i] == other.wins[i] and one.points[i] == other.points[i] for i in alike)
        assert trial.answered(answer) == there
    assert trial.table == before


PLAYOUTS_ALONE = Leverage(0, PARTS)


def test_a_difference_is_as_sure_as_the_worlds_agree() -> None:
    always, never = Worth((1,) * 4, (WIN,) * 4), Worth((0,) * 4, (0,) * 4)
    assert always.ahead_of(never, PLAYOUTS_ALONE) == (1.0, 0.0)
    assert never.ahead_of(never, PLAYOUTS_ALONE) == (0.0, 0.0)
    half = Worth((0,) * 4, (WIN, 0, WIN, 0))
    ahead, error = half.ahead_of(never, PLAYOUTS_ALONE)
    assert ahead == 0.5
    assert error == pytest.approx((0.25 / 3) ** 0.5)
    assert half.ahead_of(never, Leverage(0, PARTS // 2)) == pytest.approx((ahead / 2, error / 2))


def test_a_difference_is_what_network_and_playouts_say_each_for_what_it_counts() -> None:
    one, other = Worth((0, 0), (WIN, 0), (FULL, FULL // 2)), Worth((0, 0), (0, 0), (FULL // 2, FULL // 2))
    assert one.ahead_of(other, Leverage(600, 0))[0] == pytest.approx(0.15)
    assert one.ahead_of(other, Leverage(600, 400))[0] == pytest.approx(0.35)


@pytest.mark.parametrize(
    ("points", "wins", "disproved"),
    [((0, 0), (0, 0), True), ((1, 0), (0, 0), False), ((0, 0), (0, WIN), False), ((9, 9), (-WIN, -WIN), True)],
)
def test_playouts_that_see_no_difference_or_the_contrary_disprove_a_network(
    points: tuple[int, ...], wins: tuple[int, ...], disproved: bool
) -> None:
    assert Worth(points, wins).disproved_by_playouts(Worth((0, 0), (0, 0))) == disproved
