"""By which network the coach judges a position, and by which policy it plays on: those with which its chances were
measured, and no others."""

from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from caravanserai.bots.networks import Network, fingerprint, network_of, packed
from caravanserai.engine.bound import bound
from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.network import NO_POLICY, ROOM, WEIGHT

from .calibration import Measured, calibration_of


@cache
def outlook_network(key: str, seats: int) -> Network | None:
    """The hand-written outlook as if it were a network: its chances rise with the seat's margin by the outlook, which
    every game's features begin with. None where a game brings no features."""
    inputs = bound(key, "search").features(game(key).new(seats), 0, [0] * ROOM)
    if not inputs:
        return None
    first = [[0, 0] for _ in range(inputs)]
    first[0] = [WEIGHT, -WEIGHT]  # what is below nothing is cut: so once as it is, and once turned round
    through, win = [[WEIGHT, 0], [0, WEIGHT]], [[WEIGHT, 0], [-WEIGHT, 0]]
    numbers = [*_row(first), 0, 0, *_row(through), 0, 0, *_row(win), 0, 0]
    version = game(key).rules_version
    return Network(game=key, seats=seats, rules_version=version, sizes=(inputs, 2, 2), weights=packed(numbers))


def _row(matrix: list[list[int]]) -> Iterable[int]:
    return (value for row in matrix for value in row)


@cache
def known_network(key: str, seats: int) -> Network | None:
    """What was learned for this table; in place of a network that judges, where there is none, the outlook."""
    found, outlook = network_of(key, seats), outlook_network(key, seats)
    if found is None or found.judges:
        return found or outlook
    return None if outlook is None else replace(outlook, policy=found.policy, policy_sizes=found.policy_sizes)


def fitting_network(key: str, position: State) -> Network | None:
    """A network of the right game, seats and rules, for the edition that it was trained for."""
    return known_network(key, position.seats) if position.standard else None


def judging_network(key: str, position: State) -> Network | None:
    """The same, if what its word counts for has been measured. A network that came after that waits for the next
    measurement (`make bench-coach ARGS=--write`), and a policy that came after its network likewise."""
    return measured_network(key, position.seats) if position.standard else None


def measured_network(key: str, seats: int) -> Network | None:
    stack = calibration_of(key).stacks.get(str(seats))
    return None if stack is None else _with_and_without_policy(key, seats).get(stack.network)


@cache
def _with_and_without_policy(key: str, seats: int) -> dict[str, Network]:
    """By their fingerprints."""
    found = known_network(key, seats)
    ways = () if found is None else (replace(found, policy="", policy_sizes=NO_POLICY), found)
    return {fingerprint(one): one for one in ways}


def measured_chances(key: str) -> dict[int, Measured]:
    """By the number of seats: how the chances that the coach shows today came true. What was measured with another
    network says nothing of them."""
    known = calibration_of(key)
    found = {}
    for seats, measured in known.measured.items():
        if measured_network(key, int(seats)) is not None or known_network(key, int(seats)) is None:
            found[int(seats)] = measured
    return found
