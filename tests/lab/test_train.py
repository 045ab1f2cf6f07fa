"""From games of bots to a network that foresees how they end."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.bots.arena import bot_of
from caravanserai.bots.networks import FOLDER, Gate, network_of, packed, read_network
from caravanserai.engine.found import folder_of
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.network import ROOM
from caravanserai.engine.twin import has_compiler
from caravanserai.terminal.train_command import network_in
from caravanserai.terminal.trouble import Trouble
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
    assert network_in(out) == made, "it can be gone on with"
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
    assert network_in(out) == made


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


# -- files that are damaged, or forged ------------------------------------------------------------------------

KEPT = json.loads((folder_of("samarkand") / FOLDER / "3.json").read_bytes())
OF_KHIVA = json.loads((folder_of("khiva") / FOLDER / "3.json").read_bytes())
CHOICE: int = KEPT["policy_sizes"][0]


def learned(*layers: int) -> str:
    """As many weights and biases as these layers have."""
    return packed([1] * sum((inputs + 1) * outputs for inputs, outputs in pairwise(layers)))


#: What is written over a network of Samarkand, and what is said of that.
FORGED: dict[str, tuple[dict[str, Any], str]] = {
    "sizes beyond the weights": ({"sizes": [500, 1000, 1000], "weights": packed([1] * 100)}, "do not fit"),
    "a policy's likewise": ({"policy_sizes": [1000, 1000]}, f"need {1001 * 1000 + 1001} weights"),
    "weights cut short": ({"weights": KEPT["weights"][:400]}, "there are 150"),
    "weights too many": ({"weights": packed([1] * 60_000)}, "there are 60000"),
    "no weights": ({"weights": ""}, "there are 0"),
    "no policy, but its sizes": ({"policy": ""}, "there are 0"),
    "weights without sizes": ({"sizes": [0, 0, 0]}, "need 0 weights"),
    "no base64": ({"weights": "@@@@!"}, "in base64"),
    "letters in it that are none of base64": ({"weights": KEPT["weights"] + "\n!"}, "in base64"),
    "an odd count of bytes": ({"weights": "YWJj"}, "two bytes each"),
    "sizes below nothing": ({"sizes": [-5, 64, 32]}, "$.sizes"),
    "sizes beyond 32 bits": ({"sizes": [2**40, 64, 32]}, "$.sizes"),
    "sizes beyond 64 bits": ({"policy_sizes": [24, 2**70]}, "$.policy_sizes"),
    "an empty layer": ({"sizes": [170, 0, 32], "weights": ""}, "a layer is empty"),
    "layers beyond the room": (
        {"sizes": [170, ROOM - 170, 1], "weights": learned(170, ROOM - 170, 1, 2)},
        "do not fit",
    ),
    "choices beyond the room": ({"policy_sizes": [CHOICE, 40], "policy": learned(CHOICE, 40, 1)}, "do not fit"),
    "other inputs": ({"sizes": [3, 4, 2], "weights": learned(3, 4, 2, 2)}, "are for 3 inputs"),
    "other inputs of a policy": ({"policy_sizes": [3, 4], "policy": learned(3, 4, 1)}, "are for 3 inputs"),
    "other inputs of points": (
        {"points": {**KEPT["points"], "sizes": [3, 4], "weights": learned(3, 4, 1)}},
        "are for 3 inputs",
    ),
    "points that see nothing": ({"points": {**KEPT["points"], "sizes": [0, 0], "weights": ""}}, "are for 0 inputs"),
    "points cut short": ({"points": {**KEPT["points"], "weights": ""}}, "there are 0"),
    "another game's weights": ({"game": "khiva"}, " inputs, the game has "),
    "another game's policy": (
        {key: OF_KHIVA[key] for key in ("sizes", "weights", "policy_sizes", "policy")},
        "are for 17 inputs",
    ),
    "a game without choices": ({"game": "kilim", "sizes": [0, 0, 0], "weights": "", "points": None}, "the game has 0"),
    "nothing": (
        {"sizes": [0, 0, 0], "weights": "", "policy_sizes": [0, 0], "policy": "", "points": None},
        "nothing was learned",
    ),
    "seats below nothing": ({"seats": -1}, "$.seats"),
    "seats that the game has not": ({"seats": 9}, "no table for 9"),
    "as many ahead as nobody": ({"search": {"swing": 0}}, "swing goes from 1 "),
    "a look ahead beyond 64 bits": ({"search": {"horizon": 2**70}}, "horizon goes from 0 to 1000000"),
    "a bonus below nothing": ({"search": {"exploration": -(10**9)}}, "exploration goes from 0 "),
    "no temper": ({"search": {"temper": 0}}, "temper goes from 1 "),
    "more than all of the policy's word": ({"search": {"prior": 257}}, "prior goes from 0 to 256"),
    "rivals that are no yes or no": ({"search": {"rivals": 2}}, "rivals goes from 0 to 1"),
    "a setting of no search": ({"search": {"budget_ms": 1}}, "nothing but rivals, exploration, "),
    "no simulations": ({"gate": {**KEPT["gate"], "simulations": [0, 300]}}, "$.gate.simulations"),
}


@pytest.mark.parametrize("case", FORGED)
def test_a_network_that_would_lead_the_search_astray_is_refused(case: str, tmp_path: Path) -> None:
    """By its reader: what came after it would break this process, and not only the test."""
    changed, said = FORGED[case]
    path = tmp_path / "forged.json"
    path.write_text(json.dumps({**KEPT, **changed}))
    with pytest.raises(Trouble) as refused:
        network_in(path)
    assert refused.value.message == "cli-bad-network"
    assert said in str(refused.value.args_said["reason"])


NOISE = {
    "empty": b"",
    "a list": b"[]",
    "no fields": b"{}",
    "no text": b"\xff",
    "a well": b'{"report": ' + b'{"a": ' * 100_000,
}


@pytest.mark.parametrize("text", NOISE.values(), ids=NOISE)
def test_what_is_no_network_at_all_is_refused(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "noise.json"
    path.write_bytes(text)
    with pytest.raises(Trouble) as refused:
        network_in(path)
    assert refused.value.message == "cli-bad-network"


@pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
def test_wherever_a_command_takes_a_network_it_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    kept, forged, out = folder_of("samarkand") / FOLDER / "3.json", tmp_path / "forged.json", tmp_path / "out.json"
    forged.write_text(json.dumps({**KEPT, "policy_sizes": [1000, 1000]}))
    tiny = ("--games", "2", "--simulations", "1", "--jobs", "1")
    for command in (
        ("gate", str(forged), *tiny),
        ("gate", str(kept), "--against", str(forged), *tiny),
        ("train", "samarkand", "--out", str(out), "--network", str(forged), *tiny),
    ):
        done = program("lab", *command, "--lang", "en")
        assert (done.returncode, done.stdout) == (2, "")
        assert "forged.json is not a network’s file, or is damaged (sizes of (1000, 1000) need " in done.stderr
        assert done.stderr.count("\n") == 1, "one sentence, on one line"
    assert [path.name for path in tmp_path.iterdir()] == ["forged.json"], "nothing was begun"


@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key in GAMES for seats in game(key).seat_counts if network_of(key, seats)]
)
def test_every_network_of_the_house_is_let_through(key: str, seats: int) -> None:
    assert network_in(folder_of(key) / FOLDER / f"{seats}.json") == network_of(key, seats)
