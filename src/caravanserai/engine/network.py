"""Small networks: one judges a position, the chance of a seat to win and how far it will be ahead; another, a policy,
says how likely somebody is to choose each of some choices.

It counts in integers only, so that plain and compiled rules find the same number on every machine. Inputs and hidden
values are in parts of UNIT, weights in parts of WEIGHT.

A network is one row of numbers: how many inputs it has and how wide its two hidden layers are; then, for each layer,
the weights of each of its values in turn, and its biases. Its last layer has two values: the win and the margin.
A policy has one hidden layer and one value: it is run once for each choice.

Each value of a layer is one sum over slices of 32-bit numbers, counted in 64 bits: processors multiply several of
those at once, which makes a network two to four times as fast.
"""

from typing import Annotated

from .kit import rule

#: Lists when plain, int32 arrays when compiled: what a network has learned, and what it is given and counts with.
Weights = Annotated[list[int], "int32"]
Values = Annotated[list[int], "int32"]

UNIT = 64
WEIGHT = 256
#: What a position is worth to a seat that has won; 0 if it has lost.
FULL = 1 << 16
EVEN = FULL // 2
#: Odds and their root are counted in parts of this.
ONE = 1 << 10
#: Where the numbers of the first layer begin.
HEAD = 3
#: Room for the inputs and the hidden values of a network.
ROOM = 1024
#: No value goes beyond this, either way: it has room in 32 bits.
MOST = 1 << 30

#: A network that judges nothing.
NONE = (0, 0, 0)
#: Of a policy: where the numbers of its first layer begin, and one that has nothing to say.
POLICY_HEAD = 2
NO_POLICY = (0, 0)
#: How much less often somebody chooses what the policy finds so many eighths worse, in parts of the first: a natural
#: logarithm, by integers alone (904 of 1024 is e to the minus one eighth).
FALL = [1 << 20]
for _ in range(79):
    FALL.append(FALL[-1] * 904 // 1024)
RARER = tuple(FALL)
EIGHTH = UNIT * WEIGHT // 8


@rule
def layer(net: Weights, at: int, x: Values, first: int, inputs: int, outputs: int) -> int:
    """One layer, its inputs from `first` on and its outputs after them, in parts of UNIT * WEIGHT. Returns where the
    next layer's numbers begin."""
    after = first + inputs
    bias = at + inputs * outputs
    given = x[first:after]
    for j in range(outputs):
        row = net[at + inputs * j : at + inputs * (j + 1)]
        total = net[bias + j] * UNIT
        for i in range(inputs):
            total += given[i] * row[i]
        x[after + j] = max(-MOST, min(MOST, total))
    return bias + outputs


@rule
def cut(x: Values, first: int, n: int) -> None:
    """Hidden values below nothing are nothing."""
    for j in range(first, first + n):
        x[j] = max(0, x[j]) // WEIGHT


@rule
def run(net: Weights, x: Values) -> int:
    """The network over the inputs at the beginning of x. Returns where in x the win is; the margin follows it."""
    inputs = net[0]
    wide = net[1]
    narrow = net[2]
    at = layer(net, HEAD, x, 0, inputs, wide)
    cut(x, inputs, wide)
    at = layer(net, at, x, inputs, wide, narrow)
    cut(x, inputs + wide, narrow)
    layer(net, at, x, inputs + wide, narrow, 2)
    return inputs + wide + narrow


@rule
def chance(raw: int) -> int:
    """The chance to win, in parts of FULL: odds of (1 + |z| / 4)^4 to one, nearly the logistic curve."""
    root = ONE + min(abs(raw) * ONE // (4 * UNIT * WEIGHT), 15 * ONE)
    square = root * root // ONE
    odds = square * square // ONE
    better = FULL * odds // (odds + ONE)
    return better if raw >= 0 else FULL - better


@rule
def lead(raw: int) -> int:
    """The margin: EVEN is level, 0 and FULL are as far behind or ahead as counts."""
    return min(FULL, max(0, EVEN + EVEN * raw // (UNIT * WEIGHT)))


@rule
def room_for_choice(policy: Weights) -> int:
    """How far apart in x the inputs of two choices stand: what the policy makes of each has room behind it."""
    return policy[0] + policy[1] + 1


@rule
def liking(policy: Weights, x: Values, first: int) -> int:
    """What the policy makes of the choice whose inputs begin there: the logarithm of how often it is chosen, in parts
    of UNIT * WEIGHT."""
    at = layer(policy, POLICY_HEAD, x, first, policy[0], policy[1])
    cut(x, first + policy[0], policy[1])
    layer(policy, at, x, first + policy[0], policy[1], 1)
    return x[first + policy[0] + policy[1]]


@rule
def likelihoods(policy: Weights, x: Values, n: int) -> int:
    """How likely each of the choices is, in place of its first input. Returns their sum."""
    room = room_for_choice(policy)
    best = -(1 << 40)
    for i in range(n):
        x[room * i] = liking(policy, x, room * i)
        best = max(best, x[room * i])
    total = 0
    for i in range(n):
        x[room * i] = RARER[min(len(RARER) - 1, (best - x[room * i]) // EIGHTH)]
        total += x[room * i]
    return total
