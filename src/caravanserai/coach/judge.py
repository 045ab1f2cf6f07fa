"""One decision: the answers worth a thought, how often a good player takes each, and what they are worth."""

from msgspec import Struct

from caravanserai.bots.networks import playing_network
from caravanserai.bots.search import desk_of, nodes_for
from caravanserai.engine.kit import State

from .calibration import leverage_of
from .progress import how_far
from .scales import Table, scales_of
from .worth import NOT_PLAYED, Leverage, Worth

#: So many standard errors are no accident.
CLEARLY = 2.0


#: How often a good player takes each answer, in parts of 1.
Shares = dict[int, float]


class Weighed(Struct, frozen=True):
    """An answer, how often a good player would take it, and what it is worth to the seat and to the table."""

    answer: int
    share: float
    worth: Worth
    table: Table = ()


class RankedAnswers(Struct, frozen=True):
    """The answers, the best first. The one that was played is among them, if there is one. `by`: what differences
    between them count for."""

    answers: tuple[Weighed, ...]
    by: Leverage

    def of(self, answer: int) -> Weighed:
        return next(weighed for weighed in self.answers if weighed.answer == answer)


def judge(
    key: str,
    position: State,
    seat: int,
    shares: Shares,
    played: int | None,
    *,
    playouts: int,
    most: int,
    least: float,
    seed: int,
    plain: bool,
) -> RankedAnswers:
    """`shares`: how often a search comes back to each answer, which is how often a good player would take it. Holds the
    best, at `most` so many and none that is taken less than `least` often, against each other in the same worlds.
    `position` may be any that the seat cannot tell from the true one. Without playouts the search alone decides."""
    found = sorted(shares, key=lambda answer: (-shares[answer], answer))[:most]
    found = [answer for answer in found if answer == found[0] or shares[answer] >= least]
    if played is not None and played not in found:
        found.append(played)
    if not playouts:
        weighed = [Weighed(answer, _share(shares, answer), NOT_PLAYED) for answer in found]
        return RankedAnswers(tuple(weighed), Leverage(0, 0))
    trial = scales_of(key, plain).trial(position, seat, playouts, seed, answers=True)
    by = leverage_of(key, how_far(key, position), trial.opinions, seat)
    tables = [trial.answered(answer) for answer in found]
    weighed = [
        Weighed(answer, _share(shares, answer), table[seat], table) for answer, table in zip(found, tables, strict=True)
    ]
    return RankedAnswers(tuple(best_first(weighed, by)), by)


def _share(shares: Shares, answer: int) -> float:
    return round(shares.get(answer, 0.0), 4)


def best_first(weighed: list[Weighed], by: Leverage) -> list[Weighed]:
    """The search sees more than games that are quickly played on, which are more of a measure: so its favourite is the
    best, unless another did clearly better."""
    favourite = min(weighed, key=lambda one: (-one.share, one.answer))
    ahead = {one.answer: one.worth.ahead_of(favourite.worth, by) for one in weighed}
    rest = sorted(weighed, key=lambda one: (-ahead[one.answer][0], -sum(one.worth.points), -one.share, one.answer))
    best = favourite
    if better(rest[0].worth, favourite.worth, by):
        best = rest[0]
    rest.remove(best)
    return [best, *rest]


def better(one: Worth, other: Worth, by: Leverage, times: float = CLEARLY) -> bool:
    """Is it so by so many standard errors, and do the games that were played on say nothing else?"""
    ahead, error = one.ahead_of(other, by)
    return ahead > times * error and not one.disproved_by_playouts(other)


def shares_of(key: str, position: State, seat: int, simulations: int, seed: int, plain: bool) -> Shares:
    """How often a search comes back to each answer of the seat, in parts of 1."""
    desk = desk_of(key, plain)(nodes_for(simulations))
    desk.begin(position, seat)
    answers = desk.answers_worth_a_thought()
    if len(answers) == 1:
        return {answers[0]: 1.0}
    network = playing_network(key, position)
    desk.think_by(network)
    desk.simulate(simulations, seed, {**desk.settings, **(network.search if network is not None else {})})
    visits = desk.tried()
    total = sum(visits.values())
    return {answer: visits[answer] / total for answer in visits}
