"""From nothing to a network: games of quick bots, games of bots that think ahead, training, a report. Or to a policy,
from games of bots that think ahead alone; or to one that foresees points, likewise.

The games are kept in a folder, batch by batch, and what is there is not played again: a run that was stopped goes on.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from caravanserai.bots.networks import Network, Points, packed

from .imitation import PRIOR, PolicyNet, decisions_of, imitate, inputs_in, policy_report
from .points import PointsNet, learn_points, points_report
from .selfplay import SelfPlay, batches
from .training import Net, Rows, fit, report_of, rows_of

#: Games that are kept in one file.
BATCH = 10
#: Of so many batches, or of all if they are fewer, one is held out and the network judged by it; by the one before it
#: training knows when to stop. The others are trained on.
EVERY = 8
#: Of quick games and of those of bots that think ahead: how often all are learned from, and the rate at first.
PRETRAIN = (4, 2e-3)
TRAIN = (16, 2e-3)
DECAY = 1e-3
RECIPE = "recipe.json"


class Recipe(Struct, frozen=True, kw_only=True):
    """All that decides what comes out, but for the number of games: more of them may be played later."""

    game: str
    seats: int
    rules_version: int
    seed: int
    #: For each answer of the bots that think ahead.
    simulations: int
    #: So many seats in a hundred play badly.
    weak: int = 0
    #: By what they judge; None is the outlook.
    network: Network | None = None
    #: Is it for a policy?
    policy: bool = False
    #: Is it to foresee points?
    points: bool = False

    def selfplay(self, kind: str) -> SelfPlay:
        thinking = kind == "games"
        return SelfPlay(
            game=self.game,
            seats=self.seats,
            seed=f"{self.seed}/{kind}",
            simulations=self.simulations if thinking else 0,
            weak=self.weak,
            network=self.network if thinking else None,
            policy=self.policy,
            points=self.points,
            batch=BATCH,
        )


class OtherRecipeError(ValueError):
    """The folder holds games of another recipe."""


def gather(recipe: Recipe, folder: Path, kind: str, games: int, jobs: int) -> Iterator[int]:
    """Play what is missing of so many games, "quick" ones or "games" of bots that think ahead. Yields how many there
    are, each time that there are more."""
    keep_recipe(recipe, folder)
    numbers = numbers_of(games)
    wanted = [number for number in numbers if not file_of(folder, kind, number).exists()]
    done = len(numbers) - len(wanted)
    yield done * BATCH
    played = batches(recipe.selfplay(kind), wanted, jobs)
    for number, (inputs, ends, rows) in zip(wanted, played, strict=True):
        path = file_of(folder, kind, number)
        part = path.with_suffix(".part")
        seen, ended = np.frombuffer(inputs, np.int16), np.frombuffer(ends, np.int32)
        with part.open("wb") as file:
            np.savez_compressed(file, rows=rows, inputs=seen, ends=ended)
        part.replace(path)
        done += 1
        yield done * BATCH


def numbers_of(games: int) -> range:
    """The batches of so many games: three at the least, one to train on, one to watch and one to hold out."""
    return range(max(3, -(-games // BATCH)))


def keep_recipe(recipe: Recipe, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / RECIPE
    if not path.exists():
        path.write_bytes(msgspec.json.encode(recipe))
    elif msgspec.json.decode(path.read_bytes(), type=Recipe) != recipe:
        raise OtherRecipeError(str(folder))


def file_of(folder: Path, kind: str, number: int) -> Path:
    return folder / f"{kind}-{number:05}.npz"


def read_rows(folder: Path, kind: str, games: int) -> tuple[Rows, Rows, Rows]:
    """Of so many games: what is trained on, what is watched meanwhile, and what is held out."""
    parts: tuple[list[Rows], ...] = ([], [], [])
    numbers = numbers_of(games)
    every = min(EVERY, len(numbers))
    for number in numbers:
        with np.load(file_of(folder, kind, number)) as kept:
            rows = rows_of(kept["inputs"].tobytes(), kept["ends"].tobytes(), int(kept["rows"]))
        parts[max(0, number % every - every + 3)].append(rows)
    trained, watched, held = (joined(part) for part in parts)
    return trained, watched, held


def joined(parts: list[Rows]) -> Rows:
    return Rows(np.concatenate([part.seen for part in parts]), np.concatenate([part.ends for part in parts]))


class Training(Struct, frozen=True, kw_only=True):
    """A recipe, how many games of each kind, and how far a search looks ahead with what comes out."""

    recipe: Recipe
    quick: int
    games: int
    horizon: int

    @property
    def command(self) -> str:
        """What makes the same network again, but for the file of the network it begins with."""
        recipe = self.recipe
        words = ["caravanserai", "lab", "train", recipe.game, "--seats", recipe.seats, "--games", self.games]
        if recipe.policy or recipe.points:
            words += ["--policy"] if recipe.policy else ["--points"]
        else:
            words += ["--quick", self.quick, "--horizon", self.horizon]
        words += ["--simulations", recipe.simulations]
        words += ["--weak", recipe.weak] if recipe.weak else []
        words += ["--seed", recipe.seed, *(["--network", "BEFORE.json"] if recipe.network is not None else [])]
        return " ".join(str(word) for word in words)


def train(training: Training, folder: Path) -> Network:
    """The network that these games make, beside the policy that they were played by, if there was one. The same games
    and seed give the same weights on the same machine."""
    recipe = training.recipe
    rows, watched, held = read_rows(folder, "games", training.games)
    net = Net(rows.seen.shape[1], recipe.seed)
    if training.quick:
        fit(net, *read_rows(folder, "quick", training.quick)[:2], *PRETRAIN, recipe.seed, DECAY)
    fit(net, rows, watched, *TRAIN, recipe.seed, DECAY)
    before = before_of(recipe)
    return msgspec.structs.replace(
        before,
        search={**before.search, "horizon": training.horizon},
        sizes=net.sizes,
        command=training.command,
        before=made_before(before),
        report={**before.report, **report_of(net, rows, watched, held, recipe.seats)},
        gate=None,
        weights=packed(net.integers()),
    )


def train_policy(training: Training, folder: Path) -> Network:
    """The policy that these games make, beside what they were played by."""
    recipe = training.recipe
    parts = read_rows(folder, "games", training.games)
    inputs = inputs_in(parts[0])
    rows, watched, held = (decisions_of(part, inputs) for part in parts)
    made = PolicyNet(inputs, recipe.seed)
    imitate(made, rows, watched, recipe.seed)
    before = before_of(recipe)
    return msgspec.structs.replace(
        before,
        search={**before.search, "prior": PRIOR},
        command=training.command,
        before=made_before(before),
        report={**before.report, "policy": policy_report(made, held)},
        gate=None,
        policy_sizes=made.sizes,
        policy=packed(made.integers()),
    )


def train_points(training: Training, folder: Path) -> Network:
    """What these games say of points, beside what they were played by: that plays on as it did."""
    recipe = training.recipe
    rows, watched, held = read_rows(folder, "games", training.games)
    net = PointsNet(rows.seen.shape[1], recipe.seed)
    learn_points(net, rows, watched, recipe.seed)
    made = Points(
        sizes=net.sizes,
        weights=packed(net.integers()),
        command=training.command,
        report=points_report(net, rows, held),
    )
    return msgspec.structs.replace(before_of(recipe), points=made)


def made_before(network: Network) -> str:
    """The commands that made it, the first one first; empty if there was none."""
    return " && ".join(one for one in (network.before, network.command) if one)


def before_of(recipe: Recipe) -> Network:
    """By what the games were played."""
    return recipe.network or Network(game=recipe.game, seats=recipe.seats, rules_version=recipe.rules_version)
