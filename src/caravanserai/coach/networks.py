"""By which network the coach judges a position: one that was measured beside the playouts, and no other."""

from caravanserai.bots.networks import Network, fingerprint, gated_network, network_of
from caravanserai.engine.kit import State

from .calibration import Measured, calibration_of


def fitting_network(key: str, position: State) -> Network | None:
    """A network of the right game, seats and rules, for the edition that it was trained for."""
    return network_of(key, position.seats) if position.standard else None


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
        network, stack = network_of(key, int(seats)), known.stacks.get(seats)
        if (None if stack is None else stack.network) == (None if network is None else fingerprint(network)):
            found[int(seats)] = measured
    return found


def searching_network(key: str, position: State) -> Network | None:
    """The same, if it has also proved to be the better judge for a search."""
    found = judging_network(key, position)
    return found if found is not None and found is gated_network(key, position.seats) else None
