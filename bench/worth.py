"""Is a card of Samarkand worth what its badge says? Level 4 plays games; whenever a seat buys a card, the badge had
said that it would end so many points better than it could expect without it (`words/expected.py`). Did it?

Its points at the end, less what it could expect before without any card, are held against the same difference of those
who bought nothing at that price of that turn: they, too, had the rest of the turn before them.

    python bench/worth.py --seats 3 --games 200 --keep /tmp/worth
    python bench/worth.py --seats 3 --games 200 --keep /tmp/worth --network FILE.json --write
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from coach_games import append, lines
from msgspec import Struct

from caravanserai.bots.arena import SEED_BITS, in_processes
from caravanserai.bots.bot import Bot, imagine
from caravanserai.bots.levels import make_bot
from caravanserai.bots.networks import FOLDER, TENS, Points, read_network, write_network
from caravanserai.bots.tally import mean
from caravanserai.engine.found import folder_of
from caravanserai.engine.game import game
from caravanserai.engine.network import UNIT, WEIGHT
from caravanserai.games.samarkand.rules.asks import is_on_offer
from caravanserai.games.samarkand.rules.market import card_at
from caravanserai.games.samarkand.rules.state import CAMEL, PLACES, STOP, Samarkand
from caravanserai.games.samarkand.words.expected import Layers, foreseen, layers_of, shown
from caravanserai.games.samarkand.words.previews import load_of
from caravanserai.games.samarkand.words.prospects import market_of, prospects_of
from caravanserai.lab.regression import fit

KEY, LEVEL = "samarkand", "level4"
RULES = game(KEY)
#: What is shown is grouped so: up to these numbers of points.
GROUPS = (-3, -1, 0, 1, 2, 3, 99)


class Played(Struct, frozen=True):
    """A game of level 4: its seed, the answers and the points."""

    game: int
    seed: int
    log: list[tuple[int, int]]
    points: list[int]


class Stand(Struct, frozen=True):
    """A seat at a price: what was shown of the card that it bought, by what was learned and by hand, or None if it
    bought none; and by how many points it ended better than it could expect without a card."""

    game: int
    moment: tuple[int, int]
    shown: int | None
    hand: int
    better: float


# -- games ------------------------------------------------------------------------------------------------------


def begun(seats: int, seed: int) -> Samarkand:
    g: Samarkand = RULES.new(seats, {}, None, telling=False)
    RULES.seed_chance(g, seed)
    return g


def asked_next(g: Samarkand) -> list[int]:
    while RULES.chance_due(g):
        RULES.draw(g)
        RULES.settle(g)
    return list(RULES.asked(g))


def play(seats: int, number: int) -> Played:
    dice = random.Random(f"worth/{seats}/{number}")
    seed, log = dice.getrandbits(SEED_BITS), []
    g = begun(seats, seed)
    bots: list[Bot] = [make_bot(LEVEL, KEY, dice.getrandbits(SEED_BITS)) for _ in range(seats)]
    while asked := asked_next(g):
        for seat in asked:
            answer = bots[seat].choose(imagine(RULES, g, seat, dice.getrandbits(SEED_BITS)), seat)
            log.append((seat, answer))
            RULES.apply(g, seat, answer)
    return Played(number, seed, log, [RULES.score(g, seat) for seat in range(seats)])


def gather(seats: int, games: int, file: Path, jobs: int) -> Iterator[Played]:
    """What is on file, and then what is missing."""
    kept = [one for one in lines(file, Played) if one.game < games]
    yield from kept
    done = {one.game for one in kept}
    for one in in_processes(play, ((seats, number) for number in range(games) if number not in done), jobs):
        append(file, one)
        yield one


# -- what was said of them --------------------------------------------------------------------------------------


def stands_in(played: Played, seats: int, layers: Layers) -> Iterator[Stand]:
    g, at = begun(seats, played.seed), 0
    while asked := asked_next(g):
        before = g.copy() if g.phase == STOP else None
        for seat, answer in played.log[at : at + len(asked)]:
            RULES.apply(g, seat, answer)
        at += len(asked)
        if before is not None:
            for seat in asked:
                if before.purse[seat] >= before.price:
                    yield stand_of(before, g, seat, played, layers)


def stand_of(before: Samarkand, after: Samarkand, seat: int, played: Played, layers: Layers) -> Stand:
    places = [place for place in range(PLACES) if place != seat and is_on_offer(before, place)]
    bought = [place for place in places if has_more(before, after, seat, place)]
    load, moment = load_of(before, seat), (before.turn, before.price)
    without, with_it = foreseen(layers, before, seat, load, bought[:1])
    better = played.points[seat] - TENS * without / (UNIT * WEIGHT)
    if not bought:
        return Stand(played.game, moment, None, 0, better)
    (hand,) = prospects_of(market_of(before), load, (card_at(before, bought[0]),))
    return Stand(played.game, moment, shown(with_it[0] - without), hand.points, better)


def has_more(before: Samarkand, after: Samarkand, seat: int, place: int) -> bool:
    """Has the seat bought what lay there?"""
    if place == CAMEL:
        return sum(after.camels[seat]) > sum(before.camels[seat])
    card = card_at(before, place)
    return after.goods[seat][card] > before.goods[seat][card]


def bought_in(stands: Sequence[Stand]) -> list[tuple[int, int, int, float]]:
    """Of each card that was bought: the game, what was shown and what by hand, and how much better the seat ended than
    those who bought nothing at that price of that turn."""
    others: dict[tuple[int, int], list[float]] = {}
    for one in stands:
        if one.shown is None:
            others.setdefault(one.moment, []).append(one.better)
    return [
        (one.game, one.shown, one.hand, one.better - mean(others[one.moment]))
        for one in stands
        if one.shown is not None and one.moment in others
    ]


def report(bought: Sequence[tuple[int, int, int, float]]) -> dict[str, Any]:
    rows, low = [], -99
    for high in GROUPS:
        group = [(said, came) for _, said, _, came in bought if low < said <= high]
        low = high
        if len(group) > 1:
            middle = mean([came for _, came in group])
            error = (sum((came - middle) ** 2 for _, came in group) / len(group) / (len(group) - 1)) ** 0.5
            row = round(mean([float(said) for said, _ in group]), 2), round(middle, 2), round(error, 2), len(group)
            rows.append(row)
            print("  shown {:+.1f}: ended {:+.2f} ± {:.2f} better, {} cards".format(*row))
    slopes = {name: slope(bought, column) for name, column in (("shown", 1), ("by hand", 2))}
    print("  of each point more that was said, so much came (95 %):", slopes)
    return {"cards": len(bought), "rows": rows, "slopes": slopes}


def slope(bought: Sequence[tuple[Any, ...]], column: int) -> tuple[float, tuple[float, float] | None]:
    """Cards of one game share their luck."""
    x, y = mean([float(one[column]) for one in bought]), mean([one[3] for one in bought])
    games: dict[int, list[tuple[tuple[float, ...], float]]] = {}
    for one in bought:
        games.setdefault(one[0], []).append(((one[column] - x,), one[3] - y))
    made = fit(list(games.values()), 1)
    return round(made.worth[0] or 0, 3), made.interval(0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--keep", type=Path, required=True, help="a folder: what was played is kept there")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--network", type=Path, help="the file that is measured; otherwise the game's own")
    parser.add_argument("--write", action="store_true", help="write what was found into that file")
    asked = parser.parse_args()
    path = asked.network or folder_of(KEY) / FOLDER / f"{asked.seats}.json"
    network = read_network(path)
    points: Points | None = network.points
    if points is None:
        raise SystemExit(f"{path} foresees no points: see `caravanserai lab train --points`")
    layers = layers_of(points)
    games = gather(asked.seats, asked.games, asked.keep / f"worth-{asked.seats}-seats.jsonl", asked.processes)
    bought = bought_in([stand for one in games for stand in stands_in(one, asked.seats, layers)])
    print(f"{asked.seats} seats, {asked.games} games, {len(bought)} cards:")
    found = report(bought)
    if asked.write:
        command = f"python bench/worth.py --seats {asked.seats} --games {asked.games} --keep FOLDER --write"
        points = msgspec.structs.replace(points, measured={"command": command, **found})
        write_network(msgspec.structs.replace(network, points=points), path)


if __name__ == "__main__":
    main()
