"""What one number of an edition does: the same deals are played with each of its values."""

import statistics
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from caravanserai.bots.tally import Interval, mean, mean_interval, share_interval, victory
from caravanserai.engine.game import Game

from .balance import NotedDeal, lead_of


class NoSuchNumberError(LookupError):
    """An edition has no number of that name; `known` are those that it has."""

    def __init__(self, number: str, known: Sequence[str]) -> None:
        super().__init__(number)
        self.number = number
        self.known = tuple(known)


class Measure(Struct, frozen=True):
    """What the games with one value come to in one respect."""

    #: A message id; `of` says which seat it is about.
    name: str
    of: int | None
    mean: float | None
    mean_95: Interval | None
    #: Is it a share, to be shown in per cent?
    share: bool = False


def numbers_of(edition: Any) -> dict[str, int]:
    """Every whole number of an edition by its path, such as `gems.total` or `salt.values.0`."""
    found: dict[str, int] = {}

    def walk(path: tuple[str, ...], inside: object) -> None:
        if isinstance(inside, dict):
            for key, value in inside.items():
                walk((*path, key), value)
        elif isinstance(inside, list):
            for place, value in enumerate(inside):
                walk((*path, str(place)), value)
        elif isinstance(inside, int) and not isinstance(inside, bool):
            found[".".join(path)] = inside

    walk((), _plain(edition))
    return found


def with_number(rules: Game[Any], edition: Any, number: str, value: int) -> Any:
    """The edition with another value there, if it is still one. EditionProblemError: it is not."""
    known = numbers_of(edition)
    if number not in known:
        raise NoSuchNumberError(number, tuple(known))
    data = _plain(edition)
    *above, last = number.split(".")
    inside = data
    for key in above:
        inside = inside[int(key) if isinstance(inside, list) else key]
    inside[int(last) if isinstance(inside, list) else last] = value
    return rules.convert_edition(data)


def _plain(edition: Any) -> Any:
    """As its file has it: lists, and tables by words."""
    return msgspec.json.decode(msgspec.json.encode(edition))


def measures_of(played: Sequence[NotedDeal], seats: int) -> tuple[Measure, ...]:
    """Of the games with one value: points, lead, length, and who wins."""
    games = [noted.deal.games[0] for noted in played]

    def measure(name: str, of: int | None, values: Sequence[float], share: bool = False) -> Measure:
        # What is won is a share: its interval stays within 0 and 1.
        between = share_interval(values) if share else mean_interval(values)
        return Measure(name, of, mean(values), between, share)

    return (
        measure("balance-effect-points", None, [statistics.fmean(one.points) for one in games]),
        measure("balance-effect-lead", None, [lead_of(noted) for noted in played]),
        measure("balance-effect-length", None, [one.answers for one in games]),
        *(
            measure("balance-effect-seat", seat + 1, [victory(one, seat) for one in games], share=True)
            for seat in range(seats)
        ),
    )
