"""A policy learns to choose as searching bots do, and is the same after rounding."""

import pytest

from caravanserai.engine.twin import has_compiler

pytestmark = pytest.mark.skipif(not has_compiler(), reason="NumPy is not installed")
if has_compiler():
    import numpy as np

    from caravanserai.lab.imitation import PolicyNet, cross_entropy, decisions_of, imitate, inputs_in, policy_report
    from caravanserai.lab.selfplay import FIRST, QUICK
    from caravanserai.lab.training import Rows

#: As rows have them.
WHOLE = 1 << 16


def rows(seed: int, decisions: int) -> "Rows":
    """Three choices each, of which the one with the highest first input is tried most; the fourth input is never
    used, and a quick answer takes the first choice."""
    dice = np.random.default_rng(seed)
    seen = np.zeros((3 * decisions, 4), np.float32)
    seen[:, :3] = dice.normal(0, 1, (3 * decisions, 3))
    odds = np.exp(2 * seen[:, 0]).reshape(-1, 3)
    shares = (odds / odds.sum(1, keepdims=True)).ravel()
    marks = np.tile([FIRST | QUICK, 0, 0], decisions)
    return Rows(seen, np.stack([shares, marks / WHOLE], 1).astype(np.float32))


def test_rows_are_parted_into_decisions() -> None:
    given = rows(1, 5)
    assert inputs_in(given) == 3
    found = decisions_of(given, 3)
    assert found.seen.shape == (5, 3, 3)
    assert found.there.all() and found.quick[:, 0].all() and not found.quick[:, 1:].any()
    assert np.allclose(found.share.sum(1), 1)


def test_it_learns_to_choose_as_it_is_shown() -> None:
    shown, watched, held = (decisions_of(rows(seed, 1_500), 3) for seed in (1, 2, 3))
    net = PolicyNet(3, 1)
    before = cross_entropy(net.likely(held), held)
    imitate(net, shown, watched, 1)
    best = cross_entropy(held.share, held)
    assert cross_entropy(net.likely(held), held) < best + 0.05 < before
    report = policy_report(net, held)
    assert report["policy"] < best + 0.06 < report["even"]
    assert report["agrees"] > 0.9 > report["quick_agrees"]


def test_slopes_are_those_of_the_loss() -> None:
    lot, net, step = decisions_of(rows(4, 40), 3), PolicyNet(3, 2), 1e-3
    net.numbers = [part.astype(np.float64) for part in net.numbers]
    for part, slope in zip(net.numbers, net.slopes(lot), strict=True):
        place = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        losses = []
        for sign in (1, -1):
            part[place] += sign * step
            losses.append(cross_entropy(net.likely(lot), lot))
            part[place] -= sign * step
        assert abs((losses[0] - losses[1]) / (2 * step) - slope[place]) < 1e-3


def test_the_same_seed_makes_the_same_policy() -> None:
    shown, made = decisions_of(rows(1, 300), 3), []
    for _ in range(2):
        net = PolicyNet(3, 1)
        imitate(net, shown, shown, 1)
        made.append(net.integers())
    assert made[0] == made[1]
