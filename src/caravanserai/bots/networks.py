"""What was learned of a game: data in its folder, a file for each number of seats. It holds a network that judges
positions, a policy that guesses what rivals answer, and one that foresees points, as far as they were trained.

A file holds the weights and all that says how they came to be: the command, its seed, the rules' version, and what the
network was worth on games that it was not trained on. One that was made for other rules is not used.
"""

import base64
import hashlib
from array import array
from functools import cache
from itertools import pairwise
from pathlib import Path
from sys import byteorder
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from caravanserai.engine.found import folder_of
from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.network import NO_POLICY, NONE, ROOM
from caravanserai.engine.search import PRIOR

#: In the game's folder.
FOLDER = "networks"
#: Games without which no gate is passed.
ENOUGH = 400

#: How many numbers a layer takes or gives.
Size = Annotated[int, Meta(ge=0, le=ROOM)]
#: Seats, games, simulations: somewhat more than a command can be asked for.
Count = Annotated[int, Meta(ge=1, le=1 << 20)]

#: What a file may tell the search, and from where to where. That is far more than any use, but within it the search's
#: arithmetic holds: it divides by `temper` and `swing`, and chooses nothing where weights or bonuses fall below 0.
SETTINGS = {
    "rivals": range(2),
    "exploration": range(100_001),
    "temper": range(1, 100_001),
    "horizon": range(1_000_001),
    "swing": range(1, 10_001),
    "prior": range(PRIOR + 1),
}


class Gate(Struct, frozen=True, kw_only=True):
    """How a search with the network fared against one without, in the same time: paired deals, a half is even."""

    command: str
    games: Count
    share: float
    #: 95 %.
    interval: tuple[float, float]
    #: For an answer: with the network, and without.
    simulations: tuple[Count, Count]

    @property
    def passed(self) -> bool:
        return self.games >= ENOUGH and self.interval[0] > 0.5


#: A network that foresees points counts them in tens, so that its weights are of the size of others.
TENS = 10


class Points(Struct, frozen=True, kw_only=True):
    """Foresees the points that a seat will end with. It has one hidden layer, as a policy has, and sees what the game's
    `words/expected.py` says. Nobody plays by it: it is for people."""

    #: How many inputs it has, and how wide its hidden layer is.
    sizes: tuple[Size, Size]
    weights: str
    command: str
    #: On held-out games: how many points it was off, and what was said and came, in tenths.
    report: dict[str, Any]
    #: How its word was borne out in other games, and by which command; nothing is shown before that was measured.
    measured: dict[str, Any] = {}

    def numbers(self) -> list[int]:
        """The row that `engine/network.py` reads."""
        return row_of(self.sizes, (*self.sizes, 1), self.weights)


class Network(Struct, frozen=True, kw_only=True):
    """Networks of `engine/network.py` as they are kept."""

    game: str
    seats: Count
    rules_version: int
    #: How the search looks ahead with it, where that differs from the hand-written outlook.
    search: dict[str, int] = {}
    #: How many inputs it has, and how wide its two hidden layers are; all 0 if it judges nothing.
    sizes: tuple[Size, Size, Size] = NONE
    #: The command that makes it, its seed among the arguments.
    command: str = ""
    #: The commands that make the network it began with, if it began with one: each goes on from what the last one made.
    before: str = ""
    #: On held-out games: losses, reliability, how many positions; and what its chances were scaled by for that.
    report: dict[str, Any] = {}
    #: None until it was measured. Bots of the house play by a network only if it has passed.
    gate: Gate | None = None
    #: Of each layer the weights and biases, two bytes each, the lower first; in base 64.
    weights: str = ""
    #: Of the policy likewise; its inputs and how wide its hidden layer is.
    policy_sizes: tuple[Size, Size] = NO_POLICY
    policy: str = ""
    points: Points | None = None

    @property
    def judges(self) -> bool:
        return self.sizes != NONE

    def numbers(self) -> list[int]:
        """The row that `engine/network.py` reads."""
        return row_of(self.sizes, (*self.sizes, 2), self.weights)

    def policy_numbers(self) -> list[int]:
        return row_of(self.policy_sizes, (*self.policy_sizes, 1), self.policy)


def row_of(head: tuple[int, ...], layers: tuple[int, ...], text: str) -> list[int]:
    """A network's row. A file has the weights of each layer input by input, the rules count with them output by
    output; they look at no bounds, so there must be as many as its sizes say."""
    row, values, at = [*head], unpacked(text), 0
    if any(head) and not all(head):
        raise ValueError(f"with sizes of {head} a layer is empty")
    if len(values) != count_of(layers):
        raise ValueError(f"sizes of {head} need {count_of(layers)} weights and biases, there are {len(values)}")
    for inputs, outputs in pairwise(layers):
        bias = at + inputs * outputs
        for output in range(outputs):
            row += values[at + output : bias : outputs]
        row += values[bias : bias + outputs]
        at = bias + outputs
    return row


def count_of(layers: tuple[int, ...]) -> int:
    """How many weights and biases these have; what was not trained has none."""
    return sum((inputs + 1) * outputs for inputs, outputs in pairwise(layers)) if all(layers) else 0


def packed(values: list[int]) -> str:
    """Weights as a file has them."""
    made = array("h", values)
    if byteorder == "big":
        made.byteswap()
    return base64.b64encode(made.tobytes()).decode()


def unpacked(text: str) -> list[int]:
    try:
        values = array("h", base64.b64decode(text, validate=True))
    except ValueError:
        raise ValueError("weights are two bytes each, in base64") from None
    if byteorder == "big":
        values.byteswap()
    return [*values]


def read_network(path: Path) -> Network:
    return msgspec.json.decode(path.read_bytes(), type=Network)


def check_network(network: Network) -> None:
    """What can be seen without its game in a file that may be damaged, or forged. Raises ValueError, with the reason;
    nothing may count with the network before."""
    check_search(network.search)
    if sum(network.sizes) + 2 > ROOM:
        raise ValueError(f"sizes of {network.sizes} do not fit in the room for {ROOM} values")
    if not network.judges and not network.policy and network.points is None:
        raise ValueError("nothing was learned in it")
    # A row that cannot be made raises what is wrong with it.
    network.numbers()
    network.policy_numbers()
    if network.points is not None:
        network.points.numbers()


def check_search(search: dict[str, int]) -> None:
    if not search.keys() <= SETTINGS.keys():
        raise ValueError(f"a search is told nothing but {', '.join(SETTINGS)}")
    for name, value in search.items():
        if value not in SETTINGS[name]:
            raise ValueError(f"{name} goes from {SETTINGS[name][0]} to {SETTINGS[name][-1]}")


def write_network(network: Network, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(network), indent=1) + b"\n")


@cache
def network_of(key: str, seats: int) -> Network | None:
    """What was learned for this table, if it is by the rules as they are."""
    found = _kept(key, seats)
    return None if found is None or _is_outdated(found) else found


@cache
def outdated(key: str) -> tuple[int, ...]:
    """How many sit at the tables for which something was learned by other rules: it waits to be trained anew."""
    kept = ((seats, _kept(key, seats)) for seats in game(key).seat_counts)
    return tuple(seats for seats, found in kept if found is not None and _is_outdated(found))


def _kept(key: str, seats: int) -> Network | None:
    path = folder_of(key) / FOLDER / f"{seats}.json"
    return read_network(path) if path.is_file() else None


def _is_outdated(network: Network) -> bool:
    return network.rules_version != game(network.game).rules_version


def gated_network(key: str, seats: int) -> Network | None:
    """The same, if it has passed its gate."""
    found = network_of(key, seats)
    return found if found is not None and found.gate is not None and found.gate.passed else None


def fingerprint(network: Network) -> str:
    """Of what was learned, whatever it is used for."""
    return _digest(network.weights + network.policy)


def fingerprint_of(key: str, seats: int) -> str:
    """Of how the strongest bot plays by its network at tables of the box's own edition; empty if there is none. With
    the same weights, but more simulations or another way to look ahead, it is another bot."""
    found = gated_network(key, seats)
    if found is None or found.gate is None:
        return ""
    learned = (found.weights, found.policy) if found.policy else found.weights
    return _digest(repr((learned, sorted(found.search.items()), found.gate.simulations[0])))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def playing_network(key: str, position: State) -> Network | None:
    """The one that the strongest bot plays by; with another edition or other options, for which none was trained, it
    plays by the hand-written outlook."""
    return gated_network(key, position.seats) if position.standard else None
