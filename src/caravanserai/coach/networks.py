"""By which network the coach judges a position: one that was measured beside the playouts, and no other."""

from collections.abc import Iterable
from functools import cache

from caravanserai.bots.networks import Network, fingerprint, gated_network, network_of, packed
from caravanserai.engine.bound import bound
from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.network import ROOM, WEIGHT

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


def known_network(key: str, seats: int) -> Network | None:
    """The one that was trained for this table; where there is none, the outlook."""
    found = network_of(key, seats)
    return found if found is not None and found.judges else outlook_network(key, seats)


def fitting_network(key: str, position: State) -> Network | None:
    """A network of the right game, seats and rules, for the edition that it was trained for."""
    return known_network(key, position.seats) if position.standard else None


def judging_network(key: str, position: State) -> Network | None:
    """The same, if what its word counts for has been measured. A network that came after that waits for the next
    measurement (`make bench-coach ARGS=--write`)."""
    found = fitting_network(key, position)
    stack = calibration_of(key).stacks.get(str(position.seats))
    return found if found is not None and stack is not None and stack.network == fingerprint(found) else None


def measured_chances(key: str) -> dict[int, Measured]:
    """By the number of seats: how the chances that the coach shows today came true. What was measured with another
    network says nothing of them."""
    known = calibration_of(key)
    found = {}
    for seats, measured in known.measured.items():
        network, stack = known_network(key, int(seats)), known.stacks.get(seats)
        if (None if stack is None else stack.network) == (None if network is None else fingerprint(network)):
            found[int(seats)] = measured
    return found


def searching_network(key: str, position: State) -> Network | None:
    """The same, if it has also proved to be the better judge for a search."""
    found = judging_network(key, position)
    return found if found is not None and found is gated_network(key, position.seats) else None
