"""From games of bots to a network that foresees the points of a seat."""

from pathlib import Path

import pytest

from caravanserai.bots.networks import fingerprint, network_of, read_network
from caravanserai.engine.found import folder_of
from caravanserai.engine.twin import has_compiler
from tests.cli.program import run_here as program

np = pytest.importorskip("numpy")

from caravanserai.engine.network import FULL  # noqa: E402
from caravanserai.engine.search import POINT  # noqa: E402
from caravanserai.lab.points import PointsNet, learn_points, points_report  # noqa: E402
from caravanserai.lab.training import Rows  # noqa: E402


def rows_of(seed: int, n: int) -> Rows:
    """Points rise with the first input, up to a bend; the outlook knows half of it."""
    dice = np.random.default_rng(seed)
    seen = dice.normal(0, 1, (n, 5)).astype(np.float32)
    points = np.rint(20 + 6 * np.minimum(seen[:, 0], 0.5) + dice.normal(0, 1, n))
    outlook = POINT * (20 + 3 * seen[:, 0] + dice.normal(0, 4, n))
    return Rows(seen, np.stack([points, outlook], 1).astype(np.float32) / FULL)


def test_slopes_are_those_of_the_squared_error() -> None:
    rows, net = rows_of(1, 30), PointsNet(5, 2)
    net.numbers = [part.astype(np.float64) + 0.01 for part in net.numbers]
    seen, came = rows.seen.astype(np.float64), rows.ends[:, 0].astype(np.float64) * FULL

    def loss() -> float:
        return float(np.mean((net.run(seen)[1] - came / 10) ** 2))

    for part, slope in zip(net.numbers, net.slopes(seen, came), strict=True):
        at = tuple(size // 2 for size in part.shape)
        before, step = part[at], 1e-5
        part[at] = before + step
        more = loss()
        part[at] = before - step
        less = loss()
        part[at] = before
        assert slope[at] == pytest.approx((more - less) / (2 * step), rel=1e-3, abs=1e-6)


def test_it_learns_what_there_is_to_learn_and_says_what_came() -> None:
    net, held = PointsNet(5, 1), rows_of(3, 800)
    learn_points(net, rows_of(1, 12_000), rows_of(2, 500), 1)
    report = points_report(net, rows_of(1, 12_000), held)
    assert report["network"] < 1.3 < report["outlook"] < report["constant"]
    assert sum(positions for _, _, positions in report["tenths"]) == held.size
    for said, came, _ in report["tenths"]:
        assert said == pytest.approx(came, abs=1)


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_the_command_adds_points_and_leaves_what_plays_as_it_was(tmp_path: Path) -> None:
    out, before = tmp_path / "samarkand.json", folder_of("samarkand") / "networks" / "3.json"
    tiny = ("--points", "--games", "30", "--simulations", "1", "--seats", "3", "--jobs", "1", "--network", str(before))
    done = program("lab", "train", "samarkand", "--out", str(out), *tiny)
    assert done.returncode == 0, done.stderr
    assert "points off, on average" in done.stdout
    made, known = read_network(out), network_of("samarkand", 3)
    assert known is not None
    assert made.points is not None
    assert (made.gate, made.command, fingerprint(made)) == (known.gate, known.command, fingerprint(known))
    assert "--points --simulations 1 --seed 1 --network BEFORE.json" in made.points.command
    assert made.points.measured == {}, "nobody has measured it"


def test_what_cannot_be_trained_is_refused(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "k.json"))
    done = program("lab", "train", "khiva", "--points", *out)
    assert done.returncode == 2
    assert "does not say what its points depend on" in done.stderr
    done = program("lab", "train", "samarkand", "--points", "--policy", *out)
    assert done.returncode == 2
    assert "not both" in done.stderr
