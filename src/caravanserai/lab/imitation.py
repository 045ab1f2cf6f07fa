"""A policy from choices of bots that think ahead: trained in floating point with NumPy to choose as often as their
search came back to each choice, then rounded to the integers that the rules count in."""

from typing import Any

import numpy as np
from msgspec import Struct

from caravanserai.engine.network import WEIGHT

from .selfplay import FIRST, QUICK
from .training import Adam, Rows, SmallNet, whole

#: How wide the hidden layer is.
HIDDEN = 16
#: Decisions that are learned from at once, how often all of them are, the rate at first, and the decay.
LOT, EPOCHS, RATE, DECAY = 256, 60, 3e-3, 1e-4
#: A choice that is twice as likely as another by what was learned is drawn four times as often: somebody who thinks
#: ahead takes what seems best in the end. One as sure as its games, or four times, won less (ARCHITECTURE.md).
SHARPER = 2.0
#: So much the policy's word counts when a bot that plays by it looks which of its own answers to try first, in parts of
#: the search's PRIOR: a half.
PRIOR = 128


class Decisions(Struct, frozen=True):
    """By decision and choice: the inputs, how often the search came back to it, whether there is such a choice, and
    whether a quick answer took it."""

    seen: Any
    share: Any
    there: Any
    quick: Any


def inputs_in(rows: Rows) -> int:
    """How many inputs the game has: the rest of the room for them is always 0."""
    return int(np.flatnonzero(rows.seen.any(0)).max()) + 1


def decisions_of(rows: Rows, inputs: int) -> Decisions:
    """The rows of choices, one decision after the other, as blocks of the same size."""
    marks = np.rint(rows.ends[:, 1] * (1 << 16)).astype(int)
    first = np.flatnonzero(marks & FIRST)
    sizes = np.diff([*first, rows.size])
    decision = np.repeat(np.arange(len(first)), sizes)
    place = np.arange(rows.size) - np.repeat(first, sizes)
    seen = np.zeros((len(first), sizes.max(), inputs), np.float32)
    share, there, quick = (np.zeros(seen.shape[:2], np.float32) for _ in range(3))
    seen[decision, place] = rows.seen[:, :inputs]
    share[decision, place] = rows.ends[:, 0]
    there[decision, place] = 1
    quick[decision, place] = (marks & QUICK) > 0
    return Decisions(seen, share / share.sum(1, keepdims=True), there > 0, quick)


class PolicyNet(SmallNet):
    """One value for each choice."""

    def __init__(self, inputs: int, seed: int) -> None:
        super().__init__(inputs, HIDDEN, seed)

    def likely(self, lot: Decisions) -> Any:
        """How likely each choice is."""
        said = np.where(lot.there, self.run(lot.seen)[1], -np.inf)
        odds = np.exp(said - said.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True)

    def slopes(self, lot: Decisions) -> list[Any]:
        """Of the log-loss."""
        hidden, _ = self.run(lot.seen)
        back = ((self.likely(lot) - lot.share) / len(lot.seen))[..., None]
        into = (back * self.numbers[2][:, 0]) * (hidden > 0)
        across = ((0, 1), (0, 1))
        return [
            np.tensordot(lot.seen, into, across),
            into.sum((0, 1)),
            np.tensordot(hidden, back, across),
            back.sum((0, 1)),
        ]

    def integers(self) -> list[int]:
        """As the rules count with it: sharper than what was learned."""
        w1, b1, w2, b2 = self.numbers
        return [int(value) for part in (w1, b1, SHARPER * w2, SHARPER * b2) for value in whole(part).ravel()]


def imitate(net: PolicyNet, decisions: Decisions, watched: Decisions, seed: int) -> None:
    """Adam with a rate that falls to nothing; the network is left as it was when watched games were foreseen best."""
    dice = np.random.default_rng(seed)
    adam = Adam(net.numbers, DECAY)
    lots = max(1, len(decisions.seen) // LOT)
    least = np.inf
    best = [part.copy() for part in net.numbers]
    for _ in range(EPOCHS):
        for lot in np.array_split(dice.permutation(len(decisions.seen)), lots):
            adam.step(net.slopes(some(decisions, lot)), RATE * (1 - adam.steps / (EPOCHS * lots)))
        if (loss := cross_entropy(net.likely(watched), watched)) < least:
            least, best = loss, [part.copy() for part in net.numbers]
    net.numbers = best


def some(decisions: Decisions, lot: Any) -> Decisions:
    return Decisions(decisions.seen[lot], decisions.share[lot], decisions.there[lot], decisions.quick[lot])


def cross_entropy(likely: Any, decisions: Decisions) -> float:
    return float(-(decisions.share * np.log(np.maximum(likely, 1e-6))).sum(1).mean())


def policy_report(net: PolicyNet, held: Decisions) -> dict[str, Any]:
    """On held-out games: the log-loss of how often each choice was tried, beside taking all to be alike; and how often
    the policy's favourite is the search's, beside a quick answer."""
    rounded = PolicyNet.__new__(PolicyNet)
    rounded.numbers = [(whole(part) / WEIGHT).astype(np.float32) for part in net.numbers]
    likely, favourite = rounded.likely(held), held.share.argmax(1)
    even = held.there / held.there.sum(1, keepdims=True)
    return {
        "decisions": len(held.seen),
        "even": round(cross_entropy(even, held), 4),
        "policy": round(cross_entropy(likely, held), 4),
        "quick_agrees": round(float((held.quick.argmax(1) == favourite).mean()), 4),
        "agrees": round(float((likely.argmax(1) == favourite).mean()), 4),
    }
