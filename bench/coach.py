"""Are the coach's win chances borne out? Games of bots, looked at on the way, held against how they ended.

At some moments of every game the position is played on as a review does it, from what those who watch know, and the
game's network judges the same worlds. Games of all kinds of company, strong, weak and mixed, fit what is shown: what
each of the two opinions counts for where there is a network, by the number of seats; and the part of a difference from
the fair share that was borne out by playouts alone, at the start of a game and at its end. Other games tell what the
shown chances are worth, those of strong bots and those of weak ones apart: the log-loss beside that of always saying
the fair share, of playouts alone and of the hand-written outlook; how far off they are on average (the expected
calibration error) and in each tenth. For a release the strong games must be within a gate.

Games of mixed company alone would not do: there the stronger one is ahead and stays so, and chances that are right for
them are too sure for equals. So half of what is fitted on are games of strong bots.

    python bench/coach.py --game khiva --games 60 --keep /tmp/games
    python bench/coach.py --write        every game, and the file that the coach reads
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from coach_games import COMPANIES, Kept, Moment, Table, games_of, moments_of
from msgspec import Struct

from caravanserai.bots.networks import fingerprint, network_of
from caravanserai.coach.calibration import (
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
from caravanserai.coach.worth import Opinion
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.twin import has_compiler

#: For a release: over so many moments no more than this on average, and no tenth off by more than that. A tenth with
#: few chances in it says nothing.
POSITIONS, MOST_OFF, MOST_OFF_IN_A_TENTH, FEW = 2_000, 0.03, 0.06, 50


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
    """Newton's method on the log-loss of what would be shown, with slopes by differences: six numbers, a smooth hill.
    A little as if it were known beforehand that each opinion counts for a half."""
    odds = np.array([[[log_odds(o) for o in opinions_of(said, len(one.said))] for said in one.said] for one in moments])
    far = np.array([one.far for one in moments])[:, None, None]
    known = Calibration(NONE_YET.win, NONE_YET.points, average)
    short = np.array([known.short_of(one.said) for one in moments])[:, None, None]
    won = np.array([one.won for one in moments])
    guess = np.array([0.5, 0.5, 0.5, 0.5, 0.0, 0.0])

    def loss(numbers: Any) -> float:
        start, end, weak = numbers[:2], numbers[2:4], numbers[4:]
        weights = np.maximum(0, start + (end - start) * far + weak * short)
        chance = 1 / (1 + np.exp(-(odds * weights).sum(2)))
        fair = 1 / won.shape[1]
        shown = fair + MOST_TRUST_IN_BOTH * (chance / chance.sum(1, keepdims=True) - fair)
        return float(-(won * np.log(shown)).sum(1).mean() + 1e-3 * ((numbers - guess) ** 2).sum())

    found = [round(float(one), 3) for one in minimum(loss, guess)]
    return Stack(network, Line(found[0], found[2]), Line(found[1], found[3]), found[4], found[5])


def minimum(loss: Any, at: Any, step: float = 1e-3) -> Any:
    """Newton's method, each step halved until it helps."""
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
        way = np.linalg.solve(bend + 1e-3 * np.eye(len(at)), slope)
        while loss(at - way) > loss(at) and np.abs(way).max() > 1e-6:
            way = way / 2
        if np.abs(way).max() <= 1e-4:
            break
        at = at - way
    return at


# -- testing --------------------------------------------------------------------------------------------------


class Tested(Struct, frozen=True):
    """What shown chances were worth on games that they were not fitted on. Losses by the name of who says."""

    games: int
    moments: int
    losses: dict[str, float]
    #: The expected calibration error, and by tenths: what was shown, what came of it, how often.
    off: float
    tenths: list[tuple[float, float, int]]

    @property
    def passed(self) -> bool:
        well = self.off <= MOST_OFF
        return well and all(abs(said - came) <= MOST_OFF_IN_A_TENTH for said, came, n in self.tenths if n >= FEW)

    def kept(self) -> Measured:
        """As people are shown it."""
        tenths = tuple(Tenth(round(said, 2), round(came, 2), n) for said, came, n in self.tenths)
        return Measured(self.games, self.moments, round(self.off, 3), tenths)


def log_loss(said: Any, came: Any) -> float:
    said = np.clip(said, 1e-3, 1 - 1e-3)
    return float(-(came * np.log(said) + (1 - came) * np.log(1 - said)).mean())


def by_hand(moments: list[Moment]) -> list[Moment]:
    """As if the outlook were all that is known."""
    return [
        msgspec.structs.replace(
            one,
            said=tuple(Opinion(out, 10**6, said.points, out) for out, said in zip(one.outlook, one.said, strict=True)),
        )
        for one in moments
    ]


def tested(moments: list[Moment], games: int, ways: dict[str, tuple[Calibration, list[Moment]]]) -> Tested:
    """The last of the ways is the one that is shown."""
    came = np.array([won for one in moments for won in one.won])
    losses = {"fair": log_loss(np.array([1 / len(one.won) for one in moments for _ in one.won]), came)}
    for name, (measured, seen) in ways.items():
        shown = np.array([chance.win for one in seen for chance in chances_by(measured, one.far, one.said)])
        losses[name] = log_loss(shown, came)
    tenth = np.minimum((shown * 10).astype(int), 9)
    tenths = [
        (float(shown[tenth == i].mean()), float(came[tenth == i].mean()), int((tenth == i).sum()))
        for i in range(10)
        if (tenth == i).any()
    ]
    off = sum(n * abs(said - won) for said, won, n in tenths) / len(came)
    return Tested(games, len(moments), losses, off, tenths)


# -- all of it ------------------------------------------------------------------------------------------------


#: The numbers of games that test begin here: nothing is fitted on those.
HELD_OUT = 1_000_000
#: What is fitted on: games of these, a company as often as it is named.
FITTED_ON = ("strong", "strong", "weak", "mixed")


class Looked(Struct, frozen=True):
    """The moments of one table that fit, those that test, by their company, and all games by theirs."""

    fits: list[Moment]
    tests: dict[str, list[Moment]]
    games: dict[str, list[Kept]]


def looked(key: str, seats: int, asked: Any) -> Looked:
    fits, tests, games = {}, {}, {}
    for company in COMPANIES:
        table = Table(key, seats, company, asked.seed)
        numbers = range(asked.games), range(HELD_OUT, HELD_OUT + (asked.test if company != "mixed" else 0))
        lots = [games_of(table, one, asked.processes, asked.keep) for one in numbers]
        seen = [[m for one in moments_of(table, lot, asked.processes) for m in one] for lot in lots]
        fits[company], tests[company], games[company] = seen[0], seen[1], lots[0] + lots[1]
    return Looked([one for company in FITTED_ON for one in fits[company]], tests, games)


def measure(key: str, asked: Any, counts: list[int]) -> Calibration:
    """Says what it finds, table by table."""
    tables = {seats: looked(key, seats, asked) for seats in counts}
    win, points = fit_trust([one for table in tables.values() for one in table.fits])
    stacks, average, measured = {}, {}, {}
    print(f"{key}: playouts alone are borne out {win.start} to {win.end}, points {points.start} to {points.end}")
    for seats, table in tables.items():
        network = network_of(key, seats)
        scores = [one for kept in table.games["strong"] for one in kept.points]
        average[str(seats)] = round(sum(scores) / len(scores), 1)
        alone = Calibration(win, points)
        if network is not None:
            stacks[str(seats)] = fit_stack(table.fits, fingerprint(network), average)
        shown = Calibration(win, points, average, stacks=stacks)
        by_outlook = {str(seats): fit_stack(by_hand(table.fits), "outlook", average)}
        outlook = Calibration(win, points, average, stacks=by_outlook)
        print(f"  {seats} seats: {stacks.get(str(seats), 'no network')}, average {average[str(seats)]}")
        for company in ("strong", "weak"):
            seen = table.tests[company]
            ways = {"outlook": (outlook, by_hand(seen)), "playouts": (alone, seen), "shown": (shown, seen)}
            found = tested(seen, asked.test, ways)
            report(company, found)
            if company == "strong" and found.moments >= POSITIONS:
                measured[str(seats)] = found.kept()
    games = sum(len(one) for table in tables.values() for one in table.games.values())
    return Calibration(win, points, average, games, stacks, measured)


def report(company: str, found: Tested) -> None:
    losses = ", ".join(f"{name} {loss:.4f}" for name, loss in found.losses.items())
    print(f"    {company} ({found.games} games, {found.moments} moments): log-loss {losses}")
    print("      shown, came: " + ", ".join(f"{said:.0%} {came:.0%} ({n})" for said, came, n in found.tenths))
    gate = f"off by {100 * found.off:.1f} points on average"
    if company == "strong":
        enough = "" if found.moments >= POSITIONS else f", but from fewer than {POSITIONS} moments"
        gate += f": the gate is {'met' if found.passed else 'NOT met'}{enough}"
    print(f"      {gate}", flush=True)


def written(key: str, found: Calibration, counts: list[int]) -> Calibration:
    """What was found, and what is known of tables that were not looked at."""
    if [*counts] == [*game(key).seat_counts]:
        return found
    known = calibrations().get(key, NONE_YET)
    return msgspec.structs.replace(
        known,
        average={**known.average, **found.average},
        games=max(known.games, found.games),
        stacks={**known.stacks, **found.stacks},
        measured={**known.measured, **found.measured},
    )


def main() -> int:
    parser = argparse.ArgumentParser(description="Are the coach's win chances borne out?")
    parser.add_argument("--game", choices=[*GAMES])
    parser.add_argument("--games", type=int, default=40, help="of each company that fit, for each number of seats")
    parser.add_argument("--test", type=int, default=20, help="of strong and of weak bots that test, likewise")
    parser.add_argument("--seats", type=int, nargs="*", help="these numbers of seats only")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for the games: those in it are not played again")
    parser.add_argument("--write", action="store_true", help="write down what the coach may show")
    asked = parser.parse_args()
    if not has_compiler():
        print("Numba is not installed: this would take days.", file=sys.stderr)
        return 2
    for key in [asked.game] if asked.game else [key for key in GAMES if "coach" in game(key).parts]:
        counts = asked.seats or [*game(key).seat_counts]
        found = measure(key, asked, counts)
        if asked.write:
            data = msgspec.json.encode(written(key, found, counts))
            file_of(key).write_bytes(msgspec.json.format(data, indent=2) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
