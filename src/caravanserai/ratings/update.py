"""How a game changes what is known of those who played it: plain functions, without a store or a clock."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from .outcome import LAST, Outcome
from .scale import MODEL, NEW, Strength, bot_strength

#: Of the short games in which the same two people meet within a day, so many count in full. Of those that come after
#: them the first counts half, the next a third, and so on.
IN_FULL, DAY = 3, 24 * 3_600_000
#: Milliseconds under which a game is short. Games side by side share their time: who lets many of them lie for an hour
#: and ends them one after the other has played short ones.
SHORT = 3_600_000


class Placed(Struct, frozen=True):
    """Somebody among those who are compared; `person` is none for a bot."""

    person: str | None
    before: Strength
    place: float


def weight_of(before: int) -> float:
    """How much a short game counts, after so many of the same people's within a day."""
    return 1.0 if before < IN_FULL else 1.0 / (before - IN_FULL + 2)


class Earlier(Struct, frozen=True):
    """A game of somebody's within the day before: when it ended, and whether it was short."""

    ended_at: int
    short: bool


def repeated(outcome: Outcome, lately: Sequence[Mapping[str, Earlier]]) -> tuple[float, bool]:
    """How much a game counts, and whether it is short; `lately`: of each who played it, their games of before by table.
    Of all pairs of them the one counts that met most often: a third person, another each time, changes nothing."""
    weight, is_short = 1.0, False
    for one, other in combinations(lately, 2):
        met = [one[table] for table in one.keys() & other.keys()]
        begun = max([outcome.began_at, *(game.ended_at for game in met)])
        if outcome.ended_at - begun < SHORT:
            is_short = True
            weight = min(weight, weight_of(sum(game.short for game in met)))
    return weight, is_short


def compared(outcome: Outcome, known: Mapping[str, Strength]) -> list[Placed]:
    """All who are compared, in an order that no seat has a part in. A bot whose strength was never measured is left
    out."""
    found = []
    for seat in outcome.seats:
        if seat.person is not None and not seat.released:
            found.append(Placed(seat.person, known.get(seat.person, NEW), seat.place))
        elif seat.person is None and seat.bot is not None:
            strength = bot_strength(outcome.game, len(outcome.seats), seat.bot)
            if strength is not None:
                found.append(Placed(None, strength, seat.place))
    return _in_order(found)


def compared_without_luck(
    outcome: Outcome, results: Sequence[float | None], known: Mapping[str, Strength]
) -> list[Placed]:
    """The same by results with the luck taken out, of people alone: the ladder of bots was measured with luck. Who left
    is last; of whom nothing is known stays out."""
    found = [
        Placed(seat.person, known.get(seat.person, NEW), LAST if seat.left else -result)
        for seat, result in zip(outcome.seats, results, strict=True)
        if seat.person is not None and not seat.released and result is not None
    ]
    return _in_order(found)


def _in_order(found: list[Placed]) -> list[Placed]:
    return sorted(found, key=lambda one: (one.person or "", one.before.mu, one.place))


def changed(placed: Sequence[Placed], weight: float = 1.0) -> dict[str, Strength]:
    """What is known of each person afterwards; of nobody anything new where there was nobody to be compared with."""
    if len(placed) < 2:
        return {}
    teams = [[MODEL.rating(mu=one.before.mu, sigma=one.before.sigma)] for one in placed]
    after = MODEL.rate(teams, ranks=[float(one.place) for one in placed])
    return {
        one.person: Strength(
            mu=one.before.mu + weight * (team[0].mu - one.before.mu),
            sigma=(one.before.sigma**2 + weight * (team[0].sigma ** 2 - one.before.sigma**2)) ** 0.5,
            games=one.before.games + 1,
        )
        for one, team in zip(placed, after, strict=True)
        if one.person is not None
    }
