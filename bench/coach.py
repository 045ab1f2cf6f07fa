"""Are the coach's win chances borne out? Games of bots, looked at on the way, held against how they ended.

At some moments of every game the position is played on as a review does it, from what those who watch know, and the
game's network, or its outlook where there is none, judges the same worlds. Games of all kinds of company, strong,
equal, weak and mixed, fit what is shown: what each of the two opinions counts for, by the number of seats; and the part
of a difference from the fair share that was borne out by playouts alone, at the start of a game and at its end.

What the shown chances are worth is told for strong bots and for weak ones apart: the log-loss beside that of always
saying the fair share, of playouts alone and of the hand-written outlook; how far off they are on average (the expected
calibration error) and in each tenth. Every chance that is counted there comes from a fit on other deals: the deals are
laid on five heaps, and what is told of a heap was fitted on the other four. So no game of strong bots, which think for
most of the time that this takes, serves only one of the two. What is written is the fit on all of them. For a release
the strong games must be within a gate.

Games of mixed company alone would not do: there the stronger one is ahead and stays so, and chances that are right for
them are too sure for equals. So most of what is fitted on are games of strong bots and of equal ones.

    python bench/coach.py --game khiva --seats 2 --strong 170 --keep /tmp/games --processes 2
    python bench/coach.py --write        every game, and the file that the coach reads
    python bench/coach.py --game samarkand --seats 5 --strong 200 --seed 2 --as-shown

The last one fits nothing: the chances as the coach shows them today are held against games of another seed, on which
neither they nor the form of the fit were chosen.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from coach_games import COMPANIES, GATE, STRONG, Moment, Table, games_of, moments_of
from msgspec import Struct

from caravanserai.bots.arena import Processes, processes
from caravanserai.bots.networks import fingerprint, network_of
from caravanserai.bots.tally import Z
from caravanserai.coach.calibration import (
    BEND,
    MOST_SPREAD,
    MOST_TRUST,
    MOST_TRUST_IN_BOTH,
    NONE_YET,
    Calibration,
    Line,
    Measured,
    Stack,
    Tenth,
    Trust,
    calibrations,
    chances_by,
    file_of,
    log_odds,
    opinions_of,
)
from caravanserai.coach.networks import known_network
from caravanserai.coach.worth import Opinion
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.twin import has_compiler

#: For a release: over so many moments no more than this on average, and no tenth off by more than that. A tenth with
#: few chances in it says nothing.
POSITIONS, MOST_OFF, MOST_OFF_IN_A_TENTH, FEW = 2_000, 0.03, 0.06, 50
#: Logarithms of odds beyond which a fit makes no difference.
SUREST = 30.0


# -- fitting --------------------------------------------------------------------------------------------------


def fitted(rows: list[tuple[float, float, float]]) -> Trust:
    """`came = (start + (end - start) far) said`, by least squares over (far, said, came)."""
    far, said, came = np.array(rows).T
    seen = np.stack([(1 - far) * said, far * said], 1)
    found = np.linalg.lstsq(seen, came, rcond=None)[0]
    return Trust(*(round(float(min(MOST_TRUST, max(0.0, one))), 2) for one in found))


def fit_trust(moments: list[Moment]) -> tuple[Trust, Trust]:
    """In the wins and in the points of playouts alone."""
    wins, points = [], []
    for one in moments:
        fair = 1 / len(one.won)
        wins += [(one.far, said.win - fair, won - fair) for said, won in zip(one.said, one.won, strict=True)]
        points += [(one.far, ahead, lead) for ahead, lead in zip(one.ahead, one.lead, strict=True)]
    return fitted(wins), fitted(points)


def fit_stack(moments: list[Moment], network: str, average: dict[str, float]) -> Stack:
    """Newton's method on the log-loss of what would be shown, with slopes by differences: ten numbers, a smooth hill.
    A little as if it were known beforehand that each opinion counts for a half; of spread and shift nothing is taken to
    be known, but that two seats need no shift: there it would do what smaller weights do."""
    odds = np.array([[[log_odds(o) for o in opinions_of(said, len(one.said))] for said in one.said] for one in moments])
    far = np.array([one.far for one in moments])[:, None, None]
    known = Calibration(NONE_YET.win, NONE_YET.points, average)
    short = np.array([known.short_of(one.said) for one in moments])[:, None, None]
    won = np.array([one.won for one in moments])
    guess = np.array([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.0, 0.0, 0.0, 0.0])
    known_by = np.array([1e-3] * 8 + [1e-5, 1e-5 if won.shape[1] > 2 else 1.0])
    before, after = np.minimum(1, far / BEND), np.maximum(0, (far - BEND) / (1 - BEND))

    def loss(numbers: Any) -> float:
        start, bend, end, weak = numbers[:8].reshape(4, 2)
        weights = np.maximum(0, start + (bend - start) * before + (end - bend) * after + weak * short)
        pooled = (odds * weights).sum(2)
        apart = np.minimum(MOST_SPREAD, pooled.std(1, keepdims=True))
        pooled = pooled * np.exp(numbers[8] * (apart - 1)) + numbers[9]
        chance = 1 / (1 + np.exp(-np.clip(pooled, -SUREST, SUREST)))
        fair = 1 / won.shape[1]
        shown = fair + MOST_TRUST_IN_BOTH * (chance / chance.sum(1, keepdims=True) - fair)
        return float(-(won * np.log(shown)).sum(1).mean() + (known_by * (numbers - guess) ** 2).sum())

    found = [round(float(one), 3) for one in minimum(loss, guess)]
    foreseen, played = (Line(start=found[i], bend=found[2 + i], end=found[4 + i]) for i in range(2))
    return Stack(network, foreseen, played, found[6], found[7], spread=found[8], shift=found[9])


def minimum(loss: Any, at: Any, step: float = 1e-3) -> Any:
    """Newton's method, each step halved until it helps. Where the hill bends the other way, the step still leads
    down."""
    unit = np.eye(len(at)) * step
    for _ in range(30):
        slope = np.array([(loss(at + one) - loss(at - one)) / (2 * step) for one in unit])
        bend = np.array(
            [
                [
                    (loss(at + a + b) - loss(at + a - b) - loss(at - a + b) + loss(at - a - b)) / (4 * step * step)
                    for b in unit
                ]
                for a in unit
            ]
        )
        bends, axes = np.linalg.eigh((bend + bend.T) / 2)
        way = axes @ ((axes.T @ slope) / np.maximum(np.abs(bends), 1e-3))
        while loss(at - way) > loss(at) and np.abs(way).max() > 1e-6:
            way = way / 2
        if np.abs(way).max() <= 1e-4:
            break
        at = at - way
    return at


# -- testing --------------------------------------------------------------------------------------------------


class InTenth(Struct, frozen=True):
    """What was shown on average in a tenth, what came of it, how often; and within how much of what was shown that
    would come nineteen times in twenty if it were right."""

    said: float
    came: float
    n: int
    reach: float


class Tested(Struct, frozen=True):
    """What shown chances were worth on deals that they were not fitted on. Losses by the name of who says."""

    games: int
    moments: int
    losses: dict[str, float]
    #: The expected calibration error, and by tenths.
    off: float
    tenths: list[InTenth]

    @property
    def passed(self) -> bool:
        well = self.off <= MOST_OFF
        return well and all(abs(one.said - one.came) <= MOST_OFF_IN_A_TENTH for one in self.tenths if one.n >= FEW)

    def kept(self) -> Measured:
        """As people are shown it."""
        tenths = tuple(Tenth(round(one.said, 2), round(one.came, 2), one.n) for one in self.tenths)
        return Measured(self.games, self.moments, round(self.off, 3), tenths)


def in_tenths(shown: Any, came: Any, deals: Any) -> list[InTenth]:
    """All moments and seats of one deal are one observation: they end together."""
    tenth = np.minimum((shown * 10).astype(int), 9)
    found = []
    for i in range(10):
        here = tenth == i
        if n := int(here.sum()):
            missed = np.bincount(deals[here], weights=(came - shown)[here])
            reach = Z * float(np.sqrt((missed**2).sum())) / n
            found.append(InTenth(float(shown[here].mean()), float(came[here].mean()), n, reach))
    return found


def log_loss(said: Any, came: Any) -> float:
    said = np.clip(said, 1e-3, 1 - 1e-3)
    return float(-(came * np.log(said) + (1 - came) * np.log(1 - said)).mean())


def by_hand(moments: list[Moment], *, alone: bool) -> list[Moment]:
    """As if there were no network but the outlook; or as if that were all that is known."""
    return [
        msgspec.structs.replace(
            one,
            said=tuple(
                Opinion(out, 10**6, said.points, out) if alone else msgspec.structs.replace(said, foreseen=out)
                for out, said in zip(one.outlook, one.said, strict=True)
            ),
        )
        for one in moments
    ]


def chances_in(measured: Calibration, moments: list[Moment]) -> list[float]:
    return [chance.win for one in moments for chance in chances_by(measured, one.far, one.said)]


def tested(moments: list[Moment], games: int, ways: dict[str, list[float]]) -> Tested:
    """What each way says of every seat at these moments; the last one is what is shown."""
    came = np.array([won for one in moments for won in one.won])
    losses = {"fair": log_loss(np.array([1 / len(one.won) for one in moments for _ in one.won]), came)}
    losses |= {name: log_loss(np.array(said), came) for name, said in ways.items()}
    shown = np.array([*ways.values()][-1])
    tenths = in_tenths(shown, came, np.array([one.deal for one in moments for _ in one.won]))
    off = sum(one.n * abs(one.said - one.came) for one in tenths) / len(came)
    return Tested(games, len(moments), losses, off, tenths)


# -- all of it ------------------------------------------------------------------------------------------------


#: Deals are laid on so many heaps: what is told of one was fitted on the others.
HEAPS = 5
#: Of these it is told what chances are worth.
TOLD = (STRONG, "weak")


class Looked(Struct, frozen=True):
    """The moments of one table by their company, and how many games they are from; and what strong bots got there."""

    moments: dict[str, list[Moment]]
    games: dict[str, int]
    average: float

    def fitted_on(self, heap: int | None) -> list[Moment]:
        """All but those of a heap."""
        return [one for seen in self.moments.values() for one in seen if heap is None or one.deal % HEAPS != heap]


def looked(key: str, seats: int, asked: Any, those: Processes) -> Looked:
    moments: dict[str, list[Moment]] = {}
    games: dict[str, int] = {}
    points: list[int] = []
    wanted = {STRONG: asked.strong, GATE: asked.gate} | dict.fromkeys(COMPANIES, asked.games)
    for company, number in wanted.items():
        table = Table(key, seats, company, asked.seed)
        lot = games_of(table, number, those, asked.keep)
        name = STRONG if company == GATE else company
        moments.setdefault(name, []).extend(moments_of(table, lot, those, asked.keep))
        games[name] = games.get(name, 0) + len(lot)
        points += [one for kept in lot for one in kept.points] if name == STRONG else []
    return Looked(moments, games, round(sum(points) / len(points), 1))


def fit(tables: dict[int, Looked], judges: dict[int, str], heap: int | None, hand: str = "") -> Calibration:
    """What all deals say, or all but those of a heap. `hand`: by the outlook in place of a network, "alone" or not."""
    fits = {seats: table.fitted_on(heap) for seats, table in tables.items()}
    win, points = fit_trust([one for seen in fits.values() for one in seen])
    average = {str(seats): table.average for seats, table in tables.items()}
    fits = {seats: by_hand(seen, alone=hand == "alone") if hand else seen for seats, seen in fits.items()}
    stacks = {str(seats): fit_stack(fits[seats], judges[seats], average) for seats in tables if judges[seats]}
    if not hand:  # which is about chances alone
        own = {str(seats): fit_trust(seen)[1] for seats, seen in fits.items()}
        stacks = {seats: msgspec.structs.replace(stack, points=own[seats]) for seats, stack in stacks.items()}
    games = sum(sum(table.games.values()) for table in tables.values())
    return Calibration(win, points, average, games, stacks)


def trained_at(key: str, seats: int) -> bool:
    network = network_of(key, seats)
    return network is not None and network.judges


def measure(key: str, asked: Any, counts: list[int]) -> Calibration:
    """Says what it finds, table by table."""
    with processes(asked.processes) as those:
        tables = {seats: looked(key, seats, asked, those) for seats in counts}
    networks = {seats: known_network(key, seats) for seats in counts}
    judges = {seats: "" if network is None else fingerprint(network) for seats, network in networks.items()}
    found, measured = fit(tables, judges, None), {}
    print(f"{key}: playouts alone are borne out {found.win.start} to {found.win.end}, ", end="")
    print(f"points {found.points.start} to {found.points.end}")
    trained = any(trained_at(key, seats) for seats in counts)
    ways = {"outlook": [fit(tables, judges, heap, "alone") for heap in range(HEAPS)]}
    if trained:  # else that is what is shown
        ways["by hand"] = [fit(tables, judges, heap, "beside") for heap in range(HEAPS)]
    ways["shown"] = [fit(tables, judges, heap) for heap in range(HEAPS)]
    for seats, table in tables.items():
        print(f"  {seats} seats: {found.stacks.get(str(seats), 'no features')}, average {table.average}")
        for company in TOLD:
            result = held_out(table, company, ways)
            report(company, result)
            if company == STRONG and result.moments >= POSITIONS:
                measured[str(seats)] = result.kept()
    return msgspec.structs.replace(found, measured=measured, rules_version=game(key).rules_version)


def held_out(table: Looked, company: str, ways: dict[str, list[Calibration]]) -> Tested:
    """What every way says of each heap, by its fit on the others."""
    heaps = [[one for one in table.moments[company] if one.deal % HEAPS == heap] for heap in range(HEAPS)]
    said: dict[str, list[float]] = {"playouts": [], **{name: [] for name in ways}}
    for heap, seen in enumerate(heaps):
        said["playouts"] += chances_in(msgspec.structs.replace(ways["shown"][heap], stacks={}), seen)
        for name, fits in ways.items():
            heard = seen if name == "shown" else by_hand(seen, alone=name == "outlook")
            said[name] += chances_in(fits[heap], heard)
    return tested([one for seen in heaps for one in seen], table.games[company], said)


def measure_as_shown(key: str, asked: Any, counts: list[int]) -> None:
    """Says how well the chances of today do in games of strong bots, and what quick answers alone would say of them."""
    known = calibrations().get(key, NONE_YET)
    ways = {"playouts": msgspec.structs.replace(known, stacks={}), "shown": known}
    for seats in counts:
        table = Table(key, seats, STRONG, asked.seed)
        with processes(asked.processes) as those:
            lot = games_of(table, asked.strong, those, asked.keep)
            seen = moments_of(table, lot, those, asked.keep)
        print(f"{key}, {seats} seats, chances as they are shown today")
        report(STRONG, tested(seen, len(lot), {name: chances_in(by, seen) for name, by in ways.items()}))


def report(company: str, found: Tested) -> None:
    losses = ", ".join(f"{name} {loss:.4f}" for name, loss in found.losses.items())
    print(f"    {company} ({found.games} games, {found.moments} moments): log-loss {losses}")
    tenths = (f"{one.said:.0%} {one.came:.0%} ±{100 * one.reach:.0f} ({one.n})" for one in found.tenths)
    print("      shown, came ± by chance (cases): " + ", ".join(tenths))
    gate = f"off by {100 * found.off:.1f} points on average"
    if company == STRONG:
        enough = "" if found.moments >= POSITIONS else f", but from fewer than {POSITIONS} moments"
        gate += f": the gate is {'met' if found.passed else 'NOT met'}{enough}"
    print(f"      {gate}", flush=True)


def written(key: str, found: Calibration, counts: list[int]) -> Calibration:
    """What was found, and what is known of tables that were not looked at. Trust in playouts alone is for tables where
    quick answers play on: a policy says nothing of those."""
    by_policy = any((network := known_network(key, seats)) is not None and network.policy for seats in counts)
    known = calibrations().get(key, NONE_YET)
    if [*counts] == [*game(key).seat_counts] and not by_policy:
        return msgspec.structs.replace(found, costs=known.costs)
    return msgspec.structs.replace(
        known,
        average={**known.average, **found.average},
        games=max(known.games, found.games),
        stacks={**known.stacks, **found.stacks},
        measured={**known.measured, **found.measured},
        rules_version=found.rules_version,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Are the coach's win chances borne out?")
    parser.add_argument("--game", choices=[*GAMES])
    parser.add_argument("--strong", type=int, default=40, help="games of strong bots, for each number of seats")
    parser.add_argument("--gate", type=int, default=0, help="games of the strongest and a trained network, likewise")
    parser.add_argument("--games", type=int, default=40, help="of every other company, likewise")
    parser.add_argument("--seats", type=int, nargs="*", help="these numbers of seats only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for games and looks: what is there is not done again")
    doing = parser.add_mutually_exclusive_group()
    doing.add_argument("--write", action="store_true", help="write down what the coach may show")
    doing.add_argument(
        "--as-shown", action="store_true", help="fit nothing: hold what is shown today against these games"
    )
    asked = parser.parse_args()
    if not has_compiler():
        print("Numba is not installed: this would take days.", file=sys.stderr)
        return 2
    for key in [asked.game] if asked.game else [key for key in GAMES if "coach" in game(key).parts]:
        counts = asked.seats or [*game(key).seat_counts]
        if asked.as_shown:
            measure_as_shown(key, asked, counts)
            continue
        found = measure(key, asked, counts)
        if asked.write:
            data = msgspec.json.encode(written(key, found, counts))
            file_of(key).write_bytes(msgspec.json.format(data, indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
