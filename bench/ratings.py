"""How many games does each rating need to tell two levels of bots apart?

Games of the two levels are played and reviewed, once: they are kept in a folder, and a run that was stopped goes on
where it was. Then trials are drawn from them with replacement: both begin as new people, game follows game, and after
each it is asked whose rating is higher. A rating needs as many games as it takes until it is right in nine trials of
ten. The band is what nine in ten other drawings of the same games come to.

    python bench/ratings.py --game khiva --seats 2 --games 200
"""

import argparse
import os
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import mean

import msgspec
from msgspec import Struct

from caravanserai.bots.arena import Match, play_deal
from caravanserai.coach.review import review
from caravanserai.engine.game import GAMES
from caravanserai.engine.record import read_record
from caravanserai.engine.twin import has_compiler
from caravanserai.ratings.scale import NEW
from caravanserai.ratings.update import Placed, changed
from caravanserai.tables.reviews import counts_for

#: Right so often, in so many games at the most, and for so many games on average.
RIGHT, MOST, STEADY = 0.9, 40, 5
TRIALS, DRAWINGS, TRIALS_EACH = 400, 20, 100


class Side(Struct, frozen=True):
    """A level in one game: its place, what it got with the luck out in two ways, what its decisions gave away."""

    place: float
    choices: float
    no_luck: float
    decisions: int
    given: float


class Game(Struct, frozen=True):
    deal: int
    turn: int
    lower: Side
    upper: Side


#: What two sides of a game are compared by: the smaller the better.
MEASURES: dict[str, Callable[[Side], float]] = {
    "results": lambda side: side.place,
    "luckless (what one gave away)": lambda side: -side.choices,
    "luckless (result less luck)": lambda side: -side.no_luck,
}


def made(game: str, seats: int, levels: tuple[str, str], deal: int, effort: int) -> list[Game]:
    """The games of one deal, each level in every seat of it."""
    found = []
    match = Match(game, levels, games=1, seed=1, seats=seats, records=True)
    for turn, played in enumerate(play_deal(match, deal).games):
        assert played.record is not None
        report = review(read_record(played.record), counts_for(game, effort))
        sides = []
        for level in levels:
            # One of each level is followed, as a person would be.
            seat = played.bots.index(level)
            parts = report.balance[seat].win
            costs = [one.cost for one in report.decisions if one.seat == seat]
            choices, no_luck = parts.start + parts.choices, parts.result - parts.luck
            sides.append(Side(played.ranks[seat], choices, no_luck, len(costs), sum(costs)))
        found.append(Game(deal, turn, *sides))
    return found


def games_of(path: Path, wanted: int, make: Callable[[int], list[Game]]) -> list[Game]:
    """So many games; a last line that was cut off is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = path.read_bytes() if path.exists() else b""
    whole = data[: data.rfind(b"\n") + 1]
    found = [msgspec.json.decode(line, type=Game) for line in whole.splitlines()]
    if whole != data:
        path.write_bytes(whole)
    while len(found) < wanted:
        new = make(1 + max((one.deal for one in found), default=-1))
        with path.open("ab") as file:
            file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in new))
        found += new
        print(f"\r{len(found)} of {wanted} games", end="", file=sys.stderr, flush=True)
    return found[:wanted]


def right_after(games: Sequence[Game], by: Callable[[Side], float], dice: random.Random, trials: int) -> list[float]:
    """After one game, two, and so on: in which part of the trials the upper level has the higher rating."""
    right = [0.0] * MOST
    for _ in range(trials):
        known = {"lower": NEW, "upper": NEW}
        for number in range(MOST):
            one = dice.choice(games)
            sides = (("lower", one.lower), ("upper", one.upper))
            known = changed([Placed(name, known[name], by(side)) for name, side in sides])
            lead = known["upper"].mu - known["lower"].mu
            right[number] += 0.5 if lead == 0 else lead > 0
    return [one / trials for one in right]


def needed(right: Sequence[float]) -> int | None:
    """After so many games it is right often enough, and on average after the next few too: trials are drawn, and one
    that is wrong by chance must not count. None: not in as many as were tried."""
    for number, share in enumerate(right):
        if share >= RIGHT and mean(right[number : number + STEADY]) >= RIGHT:
            return number + 1
    return None


def band(games: Sequence[Game], by: Callable[[Side], float], dice: random.Random) -> tuple[str, str]:
    """What nine in ten drawings of as many games say."""
    found = []
    for _ in range(DRAWINGS):
        drawn = [dice.choice(games) for _ in games]
        found.append(needed(right_after(drawn, by, dice, TRIALS_EACH)) or MOST + 1)
    found.sort()
    off = DRAWINGS // 20
    return told(found[off]), told(found[-1 - off])


def told(games: int | None) -> str:
    return f"more than {MOST}" if games is None or games > MOST else str(games)


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--game", choices=sorted(GAMES), default="khiva")
    parse.add_argument("--seats", type=int, default=2)
    parse.add_argument("--levels", default="level3,level4")
    parse.add_argument("--games", type=int, default=200)
    parse.add_argument("--effort", type=int, default=10, help="of the reviews, in percent")
    parse.add_argument("--folder", type=Path, default=Path(".venv/ratings-games"))
    asked = parse.parse_args()
    lower, upper = asked.levels.split(",")
    if not has_compiler():
        sys.exit("no compiled rules: this would take days")
    os.nice(10)
    path = asked.folder / f"{asked.game}-{asked.seats}-{lower}-{upper}-{asked.effort}.jsonl"
    games = games_of(path, asked.games, lambda deal: made(asked.game, asked.seats, (lower, upper), deal, asked.effort))
    print(
        f"\n{asked.game}, {asked.seats} seats, {lower} against {upper}: {len(games)} games, reviews at {asked.effort} %"
    )
    for name in ("lower", "upper"):
        sides = [getattr(one, name) for one in games]
        given = sum(one.given for one in sides) / sum(one.decisions for one in sides)
        print(f"  {lower if name == 'lower' else upper}: gave away {100 * given:.2f} % of a win per decision")
    for label, by in MEASURES.items():
        ahead = mean(0.5 if by(one.lower) == by(one.upper) else by(one.upper) < by(one.lower) for one in games)
        dice = random.Random(1)
        need, (low, high) = needed(right_after(games, by, dice, TRIALS)), band(games, by, dice)
        print(
            f"  {label}: ahead in {100 * ahead:.1f} % of games; needs {told(need)} games ({low} to {high})", flush=True
        )


if __name__ == "__main__":
    main()
