"""A network from games: trained in floating point with NumPy, then rounded to the integers that the rules count in."""

from itertools import pairwise
from typing import Any

import numpy as np
from msgspec import Struct

from caravanserai.engine.network import FULL, UNIT, WEIGHT

Matrix = np.ndarray[Any, np.dtype[np.float32]]
#: How wide the hidden layers are.
WIDE, NARROW = 64, 32
#: Rows that are learned from at once.
LOT = 1024
#: Of Adam, the usual ones.
BETA, GAMMA, TINY = 0.9, 0.999, 1e-8
#: The largest weight that two bytes hold.
MOST = 32767


class Rows(Struct, frozen=True):
    """Positions as a network sees them, and what is to be foreseen: the win and the margin, from 0 to 1."""

    seen: Any
    ends: Any

    @property
    def size(self) -> int:
        return len(self.seen)


class Net:
    """Three layers; the last has the win and the margin."""

    def __init__(self, inputs: int, seed: int, wide: int = WIDE, narrow: int = NARROW) -> None:
        dice = np.random.default_rng(seed)
        sizes = (inputs, wide, narrow, 2)
        self.sizes = (inputs, wide, narrow)
        self.numbers: list[Any] = []
        for into, out in pairwise(sizes):
            spread = np.sqrt(2.0 / into) if out > 2 else 0.1 / np.sqrt(into)
            self.numbers += [dice.normal(0, spread, (into, out)).astype(np.float32), np.zeros(out, np.float32)]

    def run(self, seen: Matrix) -> list[Matrix]:
        """Each layer's values, the inputs first."""
        w1, b1, w2, b2, w3, b3 = self.numbers
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        return [seen, first, second, second @ w3 + b3]

    def foresee(self, seen: Matrix) -> Matrix:
        """The chance to win, and the margin."""
        raw = self.run(seen)[3]
        return np.stack([chance(raw[:, 0]), 0.5 + raw[:, 1] / 2], 1)

    def slopes(self, seen: Matrix, ends: Matrix) -> list[Any]:
        """Of the loss: the log-loss of the win and the square of the margin's error."""
        w2, w3 = self.numbers[2], self.numbers[4]
        _, first, second, raw = self.run(seen)
        back = np.empty_like(raw)
        back[:, 0] = (chance(raw[:, 0]) - ends[:, 0]) / (1 + np.abs(raw[:, 0]) / 4)
        back[:, 1] = 4 * (0.5 + raw[:, 1] / 2 - ends[:, 1])
        back /= len(seen)
        found: list[Any] = [second.T @ back, back.sum(0)]
        back = (back @ w3.T) * (second > 0)
        found = [first.T @ back, back.sum(0), *found]
        back = (back @ w2.T) * (first > 0)
        return [seen.T @ back, back.sum(0), *found]

    def integers(self) -> list[int]:
        return [int(value) for part in self.numbers for value in whole(part).ravel()]

    def rounded(self) -> "Net":
        """The same network as the rules count with it."""
        made = Net.__new__(Net)
        made.sizes = self.sizes
        made.numbers = [(whole(part) / WEIGHT).astype(np.float32) for part in self.numbers]
        return made


class SmallNet:
    """One hidden layer, one value."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        dice = np.random.default_rng(seed)
        self.sizes = (inputs, hidden)
        self.numbers: list[Any] = [
            dice.normal(0, np.sqrt(2.0 / inputs), (inputs, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            dice.normal(0, 0.1, (hidden, 1)).astype(np.float32),
            np.zeros(1, np.float32),
        ]

    def run(self, seen: Any) -> tuple[Any, Any]:
        """The hidden values, and the value of each row."""
        w1, b1, w2, b2 = self.numbers
        hidden = np.maximum(seen @ w1 + b1, 0)
        return hidden, (hidden @ w2 + b2)[..., 0]


def whole(part: Any) -> Any:
    """Weights in parts of WEIGHT."""
    return np.clip(np.rint(part * WEIGHT), -MOST, MOST)


def chance(raw: Any) -> Any:
    """As `engine/network.py` has it."""
    odds = (1 + np.minimum(np.abs(raw) / 4, 15)) ** 4
    return np.where(raw < 0, 1, odds) / (1 + odds)


class Adam:
    """Steps down the slopes of a loss, with means of them and of their squares; changes these numbers themselves."""

    def __init__(self, numbers: list[Any], decay: float) -> None:
        self.numbers, self.decay, self.steps = numbers, decay, 0
        self.means = [np.zeros_like(part) for part in numbers]
        self.squares = [np.zeros_like(part) for part in numbers]

    def step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] += (1 - BETA) * (slope - self.means[i])
            self.squares[i] += (1 - GAMMA) * (slope * slope - self.squares[i])
            mean = self.means[i] / (1 - BETA**self.steps)
            square = self.squares[i] / (1 - GAMMA**self.steps)
            self.numbers[i] -= rate * (mean / (np.sqrt(square) + TINY) + self.decay * self.numbers[i])


def fit(
    net: Net,
    rows: Rows,
    watched: Rows,
    epochs: int,
    rate: float,
    seed: int,
    decay: float,
) -> list[float]:
    """Adam with a rate that falls to nothing. Returns the log-loss of the watched rows after each epoch, and leaves the
    network as it was when they were foreseen best: what is learned by heart after that helps nobody."""
    dice = np.random.default_rng(seed)
    adam = Adam(net.numbers, decay)
    steps = epochs * max(1, rows.size // LOT)
    losses: list[float] = []
    best = [part.copy() for part in net.numbers]
    for _ in range(epochs):
        order = dice.permutation(rows.size)
        for lot in np.array_split(order, max(1, rows.size // LOT)):
            adam.step(net.slopes(rows.seen[lot], rows.ends[lot]), rate * (1 - adam.steps / steps))
        losses.append(log_loss(net.foresee(watched.seen)[:, 0], watched.ends[:, 0]))
        if losses[-1] == min(losses):
            best = [part.copy() for part in net.numbers]
    net.numbers = best
    return losses


def log_loss(said: Any, came: Any) -> float:
    said = np.clip(said, 1e-6, 1 - 1e-6)
    return float(-np.mean(came * np.log(said) + (1 - came) * np.log(1 - said)))


def logistic(seen: Any, came: Any) -> Any:
    """The weights of a logistic regression of a few columns, and its constant."""
    seen = np.column_stack([seen, np.ones(len(seen))]).astype(np.float64)
    weights = np.zeros(seen.shape[1])
    for _ in range(25):  # Newton's method
        p = 1 / (1 + np.exp(-seen @ weights))
        bend = (seen * (p * (1 - p))[:, None]).T @ seen + 1e-6 * np.eye(len(weights))
        weights += np.linalg.solve(bend, seen.T @ (came - p))
    return weights


def sigmoid(seen: Any, weights: Any) -> Any:
    return 1 / (1 + np.exp(-np.column_stack([seen, np.ones(len(seen))]) @ weights))


def logit(said: Any) -> Any:
    said = np.clip(said, 1e-6, 1 - 1e-6)
    return np.log(said / (1 - said))


def scale_of(net: Net, watched: Rows) -> tuple[float, float]:
    """How much the logit of the network's chances must be stretched, and moved, so that they come true (Platt's
    scaling): 1 and 0 if they do as they are."""
    slope, constant = logistic(logit(net.rounded().foresee(watched.seen)[:, :1]), watched.ends[:, 0])
    return round(float(slope), 4), round(float(constant), 4)


def reliability(said: Any, came: Any) -> list[tuple[float, float, int]]:
    """In tenths: what was said on average, what came of it, and how often it was said."""
    tenth = np.minimum((said * 10).astype(int), 9)
    return [
        (round(float(said[tenth == i].mean()), 3), round(float(came[tenth == i].mean()), 3), int((tenth == i).sum()))
        for i in range(10)
        if (tenth == i).any()
    ]


#: The inputs that every game's features begin with: the hand-written outlook of the seat, and its margin.
OUTLOOK = 2


def report_of(net: Net, rows: Rows, watched: Rows, held: Rows, seats: int) -> dict[str, Any]:
    """What the rounded network, scaled by what was watched, is worth on held-out games, beside a constant and the
    outlook at its best."""
    scale, came = scale_of(net, watched), held.ends[:, 0]
    said = sigmoid(logit(net.rounded().foresee(held.seen)[:, :1]), np.array(scale))
    outlook = sigmoid(held.seen[:, :OUTLOOK], logistic(rows.seen[:, :OUTLOOK], rows.ends[:, 0]))
    return {
        "positions": held.size,
        "scale": scale,
        "constant": round(log_loss(np.full(held.size, 1 / seats), came), 4),
        "outlook": round(log_loss(outlook, came), 4),
        "network": round(log_loss(said, came), 4),
        "reliability": reliability(said, came),
    }


def rows_of(inputs: bytes, ends: bytes, rows: int) -> Rows:
    seen = np.frombuffer(inputs, np.int16).reshape(rows, -1).astype(np.float32) / UNIT
    return Rows(seen, np.frombuffer(ends, np.int32).reshape(rows, 2).astype(np.float32) / FULL)
