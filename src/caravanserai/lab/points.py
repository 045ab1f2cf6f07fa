"""A network that foresees the points that a seat will end with: trained in floating point with NumPy on games of bots
that think ahead, then rounded to the integers that the rules count in."""

from typing import Any

import numpy as np

from caravanserai.bots.networks import TENS
from caravanserai.engine.network import FULL, WEIGHT
from caravanserai.engine.search import POINT

from .training import Adam, Rows, SmallNet, whole

#: How wide the hidden layer is.
HIDDEN = 16
#: Rows that are learned from at once, how often all of them are, the rate at first, and the decay.
LOT, EPOCHS, RATE, DECAY = 512, 40, 3e-3, 1e-3


class PointsNet(SmallNet):
    def __init__(self, inputs: int, seed: int) -> None:
        super().__init__(inputs, HIDDEN, seed)

    def foresee(self, seen: Any) -> Any:
        return TENS * self.run(seen)[1]

    def slopes(self, seen: Any, came: Any) -> list[Any]:
        """Of the squared error, in tens."""
        hidden, said = self.run(seen)
        back = (2 * (said - came / TENS) / len(seen))[:, None].astype(np.float32)
        into = (back @ self.numbers[2].T) * (hidden > 0)
        return [seen.T @ into, into.sum(0), hidden.T @ back, back.sum(0)]

    def integers(self) -> list[int]:
        return [int(value) for part in self.numbers for value in whole(part).ravel()]

    def rounded(self) -> "PointsNet":
        """The same network as the rules count with it."""
        made = PointsNet.__new__(PointsNet)
        made.sizes = self.sizes
        made.numbers = [(whole(part) / WEIGHT).astype(np.float32) for part in self.numbers]
        return made


def points_in(rows: Rows) -> Any:
    """What the seats ended with."""
    return rows.ends[:, 0] * FULL


def outlook_in(rows: Rows) -> Any:
    """What the hand-written outlook made of their positions, in points."""
    return rows.ends[:, 1] * FULL / POINT


def learn_points(net: PointsNet, rows: Rows, watched: Rows, seed: int) -> None:
    """Adam with a rate that falls to nothing; the network is left as it was when watched games were foreseen best."""
    dice = np.random.default_rng(seed)
    came = points_in(rows)
    net.numbers[3][0] = came.mean() / TENS
    adam = Adam(net.numbers, DECAY)
    lots = max(1, rows.size // LOT)
    least = np.inf
    best = [part.copy() for part in net.numbers]
    for _ in range(EPOCHS):
        for lot in np.array_split(dice.permutation(rows.size), lots):
            adam.step(net.slopes(rows.seen[lot], came[lot]), RATE * (1 - adam.steps / (EPOCHS * lots)))
        error = float(np.mean((net.foresee(watched.seen) - points_in(watched)) ** 2))
        if error < least:
            least, best = error, [part.copy() for part in net.numbers]
    net.numbers = best


def points_report(net: PointsNet, rows: Rows, held: Rows) -> dict[str, Any]:
    """By how many points the rounded network is off on held-out games, on average, beside a constant and beside the
    outlook at its best; and in tenths of the positions, what was said and what came."""
    came, said = points_in(held), net.rounded().foresee(held.seen)
    slope, constant = np.polyfit(outlook_in(rows), points_in(rows), 1)
    order = np.argsort(said, kind="stable")
    return {
        "positions": held.size,
        "constant": off(np.median(points_in(rows)), came),
        "outlook": off(slope * outlook_in(held) + constant, came),
        "network": off(said, came),
        "tenths": [
            (round(float(said[tenth].mean()), 2), round(float(came[tenth].mean()), 2), len(tenth))
            for tenth in np.array_split(order, 10)
        ],
    }


def off(said: Any, came: Any) -> float:
    return round(float(np.mean(np.abs(said - came))), 3)
