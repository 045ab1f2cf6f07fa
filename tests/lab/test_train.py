"""From games of bots to a network that foresees how they end."""

from pathlib import Path

import msgspec
import pytest

from caravanserai.bots.arena import bot_of
from caravanserai.bots.networks import Gate, read_network
from caravanserai.engine.game import game
from caravanserai.engine.twin import has_compiler
from tests.cli.program import run_here as program

np = pytest.importorskip("numpy")

from caravanserai.lab.gate import match_of  # noqa: E402
from caravanserai.lab.training import Net, Rows, chance, fit, log_loss, logistic, reliability, sigmoid  # noqa: E402


def rows_of(seed: int, n: int) -> Rows:
    """Who has more of the first input wins more often; the others say nothing."""
    dice = np.random.default_rng(seed)
    seen = dice.normal(0, 1, (n, 6)).astype(np.float32)
    p = 1 / (1 + np.exp(-2 * seen[:, 0]))
    win = (dice.random(n) < p).astype(np.float32)
    return Rows(seen, np.stack([win, np.clip(0.5 + seen[:, 0] / 8, 0, 1)], 1).astype(np.float32))


def test_slopes_are_those_of_the_loss() -> None:
    rows = rows_of(1, 40)
    net = Net(6, 2, wide=5, narrow=4)
    net.numbers = [part.astype(np.float64) + 0.01 for part in net.numbers]
    seen, ends = rows.seen.astype(np.float64), rows.ends.astype(np.float64)

    def loss() -> float:
        raw = net.run(seen)[3]
        return log_loss(chance(raw[:, 0]), ends[:, 0]) + float(np.mean(4 * (0.5 + raw[:, 1] / 2 - ends[:, 1]) ** 2))

    slopes = net.slopes(seen, ends)
    for part, slope in zip(net.numbers, slopes, strict=True):
        at = tuple(size // 2 for size in part.shape)
        before, step = part[at], 1e-6
        part[at] = before + step
        more = loss()
        part[at] = before - step
        less = loss()
        part[at] = before
        assert slope[at] == pytest.approx((more - less) / (2 * step), rel=1e-3, abs=1e-7)


@pytest.mark.nightly
def test_it_learns_what_there_is_to_learn_and_rounding_costs_nothing() -> None:
    rows, held = rows_of(1, 6_000), rows_of(2, 3_000)
    net = Net(6, 1)
    losses = fit(net, rows, held, 40, 1e-2, 1, 1e-3)
    best = log_loss(sigmoid(held.seen[:, :1], logistic(rows.seen[:, :1], rows.ends[:, 0])), held.ends[:, 0])
    assert min(losses) < best + 0.02 < log_loss(np.full(held.size, 0.5), held.ends[:, 0])
    rounded = net.rounded().foresee(held.seen)
    assert log_loss(rounded[:, 0], held.ends[:, 0]) == pytest.approx(min(losses), abs=0.003)
    for said, came, positions in reliability(rounded[:, 0], held.ends[:, 0]):
        assert abs(said - came) < 4 * (0.25 / positions) ** 0.5 + 0.03


def test_the_same_seed_makes_the_same_network() -> None:
    one, other = Net(6, 1), Net(6, 1)
    for net in (one, other):
        fit(net, rows_of(1, 2_100), rows_of(2, 100), 1, 1e-3, 1, 1e-3)
    assert one.integers() == other.integers()


# -- the command ----------------------------------------------------------------------------------------------

TINY = ("--games", "20", "--quick", "10", "--simulations", "4", "--seats", "2", "--jobs", "1")


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_the_command_makes_a_network_and_goes_on_with_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "khiva.json"
    first = program("lab", "train", "khiva", "--out", str(out), *TINY)
    assert first.returncode == 0, first.stderr
    assert "log-loss" in first.stdout
    made = read_network(out)
    assert (made.game, made.seats) == ("khiva", 2)
    assert "--seed 1" in made.command
    games = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "khiva.json.games").iterdir()}
    assert {"recipe.json", *(f"{kind}-0000{i}.npz" for kind in ("quick", "games") for i in range(3))} == set(games)

    assert program("lab", "train", "khiva", "--out", str(out), *TINY).returncode == 2, "it is there already"
    out.unlink()
    assert program("lab", "train", "khiva", "--out", str(out), *TINY).returncode == 0
    again = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "khiva.json.games").iterdir()}
    assert again == games, "nothing was played again"
    assert read_network(out) == made

    out.unlink()
    other = program("lab", "train", "khiva", "--out", str(out), *TINY, "--seed", "2")
    assert other.returncode == 2
    assert "other settings" in other.stderr


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_some_seats_play_badly_where_that_is_asked_for() -> None:
    from caravanserai.lab.selfplay import SelfPlay, player
    from caravanserai.lab.train import Recipe, Training

    def seated(weak: int) -> set[str]:
        play = SelfPlay("khiva", 2, "1", simulations=1, weak=weak)
        return {player(play, dice).name for dice in range(12)}

    assert seated(0) == {"learner"}
    assert seated(50) == {"learner", "quick", "random"}
    recipe = Recipe(game="khiva", seats=2, rules_version=1, seed=1, simulations=1, weak=50)
    assert recipe.selfplay("games").weak == 50
    assert "--weak 50" in Training(recipe=recipe, quick=0, games=1, horizon=1).command


def test_a_game_without_features_is_refused(tmp_path: Path) -> None:
    done = program("lab", "train", "goofspiel", "--out", str(tmp_path / "g.json"))
    assert done.returncode == 2
    assert "does not say what a network sees" in done.stderr


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_the_command_makes_a_policy(tmp_path: Path) -> None:
    out = tmp_path / "khiva.json"
    played = ("--policy", "--games", "12", "--simulations", "4", "--seats", "5", "--jobs", "1")
    done = program("lab", "train", "khiva", "--out", str(out), *played)
    assert done.returncode == 0, done.stderr
    assert "a quick answer" in done.stdout
    made = read_network(out)
    assert (made.judges, made.policy_sizes[1]) == (False, 16)
    assert made.command == "caravanserai lab train khiva --seats 5 --games 12 --policy --simulations 4 --seed 1"
    assert made.report["policy"]["policy"] < made.report["policy"]["even"]


def test_where_a_game_has_no_choices_for_a_policy_it_is_refused(tmp_path: Path) -> None:
    done = program("lab", "train", "khiva", "--policy", "--seats", "2", "--out", str(tmp_path / "k.json"))
    assert done.returncode == 2
    assert "what a policy sees of its choices at tables of 2" in done.stderr


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    from tests.bots.test_network import any_network

    path = tmp_path / "before.json"
    path.write_bytes(msgspec.json.encode(any_network("khiva", 3)))
    done = program("lab", "train", "khiva", "--out", str(tmp_path / "k.json"), "--seats", "2", "--network", str(path))
    assert done.returncode == 2
    assert "3 seats" in done.stderr
    path.write_text("no network")
    done = program("lab", "train", "khiva", "--out", str(tmp_path / "k.json"), "--seats", "2", "--network", str(path))
    assert done.returncode == 2
    assert "not a network" in done.stderr
    assert not (tmp_path / "k.json").exists()


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_a_gate_measures_the_network_and_notes_it_in_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.bots.test_network import any_network

    monkeypatch.setattr("caravanserai.lab.gate.PACE_SIMULATIONS", 4)
    monkeypatch.setattr("caravanserai.engine.game.Game.simulations", (2, 3, 4))
    monkeypatch.setattr("caravanserai.games.khiva.game.KhivaGame.simulations", (2, 3, 4))
    path = tmp_path / "khiva.json"
    path.write_bytes(msgspec.json.encode(any_network("khiva", 2)))
    done = program("lab", "gate", str(path), "--games", "8", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert "Not passed" in done.stdout, "eight games are too few, however they end"
    gate = read_network(path).gate
    assert gate is not None
    assert (gate.games, gate.simulations[1]) == (8, 4)
    assert gate.interval[0] <= gate.share <= gate.interval[1]
    assert program("lab", "gate", str(path), "--level", "level2").returncode == 2


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_a_gate_against_the_network_that_is_to_be_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The level plays by that one, with as many simulations as it passed with."""
    from tests.bots.test_network import any_network

    monkeypatch.setattr("caravanserai.lab.gate.PACE_SIMULATIONS", 4)
    gate = Gate(command="", games=400, share=0.6, interval=(0.55, 0.65), simulations=(3, 9))
    before = msgspec.structs.replace(any_network("khiva", 2, 2), gate=gate)
    paths = tmp_path / "khiva.json", tmp_path / "before.json", tmp_path / "other.json"
    for path, network in zip(paths, (any_network("khiva", 2), before, any_network("khiva", 3)), strict=True):
        path.write_bytes(msgspec.json.encode(network))
    args = "lab", "gate", str(paths[0]), "--games", "4", "--jobs", "1", "--against"
    assert program(*args, str(paths[2])).returncode == 2
    assert program(*args, str(paths[1]), "--simulations", "1").returncode == 0
    found = read_network(paths[0]).gate
    assert found is not None and found.simulations == (1, 3)
    assert found.command.endswith("--simulations 1 --against BEFORE.json")
    match = match_of(any_network("khiva", 2), "level5", 2, 4, 1, before)
    seated = {name: bot_of(match, name, 1, game("khiva").new(2)) for name in match.bots}
    assert seated["level5"].network == before  # type: ignore[attr-defined]


def test_a_gate_is_passed_by_many_games_above_one_half() -> None:
    gate = Gate(command="", games=400, share=0.6, interval=(0.55, 0.65), simulations=(1, 1))
    assert gate.passed
    assert not msgspec.structs.replace(gate, games=399).passed
    assert not msgspec.structs.replace(gate, interval=(0.49, 0.7)).passed


def test_what_a_network_is_judged_by_was_not_trained_on(tmp_path: Path) -> None:
    from caravanserai.lab.train import BATCH, file_of, numbers_of, read_rows

    for number in range(16):
        with file_of(tmp_path, "games", number).open("wb") as file:
            np.savez_compressed(file, rows=1, inputs=np.array([number], np.int16), ends=np.zeros(2, np.int32))
    for games, watched, held in (
        (1, {1}, {2}),
        (3 * BATCH, {1}, {2}),
        (4 * BATCH, {2}, {3}),
        (16 * BATCH, {6, 14}, {7, 15}),
    ):
        parts = [{round(64 * float(v)) for v in part.seen.ravel()} for part in read_rows(tmp_path, "games", games)]
        assert parts == [set(numbers_of(games)) - watched - held, watched, held]


@pytest.mark.nightly
def test_training_keeps_what_foresaw_best_and_a_scale_makes_its_chances_come_true() -> None:
    from caravanserai.lab.training import scale_of

    few, watched = rows_of(1, 60), rows_of(2, 3_000)
    net = Net(6, 1)
    losses = fit(net, few, watched, 60, 2e-2, 1, 0.0)
    assert losses[-1] > min(losses) + 0.02, "sixty rows are soon learned by heart"
    assert log_loss(net.foresee(watched.seen)[:, 0], watched.ends[:, 0]) == pytest.approx(min(losses))

    bold = Net(6, 1)
    fit(bold, rows_of(1, 6_000), watched, 20, 1e-2, 1, 1e-3)
    even = scale_of(bold, watched)
    bold.numbers[4] *= 4
    bold.numbers[5] *= 4
    assert scale_of(bold, watched)[0] < 0.8 * even[0], "what says too much is said more softly"
