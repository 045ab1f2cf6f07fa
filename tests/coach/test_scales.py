"""What positions and answers are worth: exact, the same plain and compiled, and fair to every seat."""

import pytest

from caravanserai.coach.scales import Worth, scales_of
from caravanserai.engine.appraise import WIN
from caravanserai.engine.game import GAMES, SPECTATOR, game
from caravanserai.engine.twin import has_compiler
from tests.coach.games import asks

needs_compiler = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")


@needs_compiler
@pytest.mark.parametrize("key", GAMES)
def test_plain_and_compiled_weigh_alike(key: str) -> None:
    positions = [(g.copy(), seat) for g, seat in asks(key, 3, 5)]
    plain, fast = scales_of(key, plain=True), scales_of(key, plain=False)
    for g, seat in positions[len(positions) // 2 :: max(1, len(positions) // 5)]:
        answer = game(key).actions(g, seat)[-1]
        for eyes in (seat, SPECTATOR):
            trials = [scales.trial(g, eyes, 2, 9) for scales in (plain, fast)]
            assert [trials[0].worth(s) for s in range(3)] == [trials[1].worth(s) for s in range(3)]
            if eyes == seat:
                assert trials[0].answered(answer) == trials[1].answered(answer)
        assert plain.before_the_draw(g, seat, answer, 2, 9) == fast.before_the_draw(g, seat, answer, 2, 9)


@needs_compiler
@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_one_win_and_no_seat_has_more_for_its_number(key: str) -> None:
    """Before anything is dealt all seats are alike: so must their chances be."""
    rules = game(key)
    n = {"kilim": 400}.get(key, 4_000)
    trial = scales_of(key, plain=False).trial(rules.new(4), SPECTATOR, n, 1)
    worths = [trial.worth(seat) for seat in range(4)]
    assert all(sum(wins) == WIN for wins in zip(*(worth.wins for worth in worths), strict=True))
    deviation = (0.25 * 0.75 / n) ** 0.5
    assert all(abs(worth.win - 0.25) < 4 * deviation for worth in worths)


@needs_compiler
@pytest.mark.parametrize("key", GAMES)
def test_an_answer_is_held_against_others_in_the_same_worlds(key: str) -> None:
    """What the quick policy would have said anyway changes nothing; and a trial does not wear out."""
    g, seat = next(asks(key, 4, 3))
    trial = scales_of(key, plain=False).trial(g, seat, 20, 4)
    said = {int(answer) for answer in trial.quick}
    before = trial.worth(seat)
    for answer in sorted(said)[:3]:
        there = trial.answered(answer)
        alike = [place for place, quick in enumerate(trial.quick) if quick == answer]
        assert alike and all(there.wins[i] == before.wins[i] and there.points[i] == before.points[i] for i in alike)
        assert trial.answered(answer) == there
    assert trial.worth(seat) == before


def test_a_difference_is_as_sure_as_the_worlds_agree() -> None:
    always, never = Worth((1,) * 4, (WIN,) * 4), Worth((0,) * 4, (0,) * 4)
    assert always.ahead_of(never) == (1.0, 0.0)
    assert never.ahead_of(never) == (0.0, 0.0)
    half = Worth((0,) * 4, (WIN, 0, WIN, 0))
    ahead, error = half.ahead_of(never)
    assert ahead == 0.5
    assert error == pytest.approx((0.25 / 3) ** 0.5)
