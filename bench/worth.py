"""Is a card of Samarkand worth what its badge says? Positions of games of level 4 are played on twice by level 4, with
the same dice: a seat has bought a card on offer at the price that is called, or the card is gone and nobody has paid.
What the seat's points differ by is what the card was worth; one pair says little, a thousand say how far the network's
word (`words/expected.py`) is borne out.

Of each game four positions are taken: two by chance, and two where somebody did stop; seat and card by chance.

    python bench/worth.py --seats 3 --games 300 --keep /tmp/worth
    python bench/worth.py --seats 3 --games 300 --keep /tmp/worth --network FILE.json --write
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
from caravanserai.bots.networks import FOLDER, Points, read_network, write_network
from caravanserai.bots.tally import mean
from caravanserai.engine.found import folder_of
from caravanserai.engine.game import game
from caravanserai.engine.network import UNIT, WEIGHT
from caravanserai.games.samarkand.rules.asks import is_on_offer
from caravanserai.games.samarkand.rules.market import card_at, count_on
from caravanserai.games.samarkand.rules.play import go_on
from caravanserai.games.samarkand.rules.state import BANK, CAMEL, NOBODY, PLACES, STOP, Samarkand
from caravanserai.games.samarkand.words.expected import (
    STRATA,
    TENS,
    foreseen_changes,
    in_points,
    layers_of,
    stratum,
)
from caravanserai.games.samarkand.words.previews import load_of
from caravanserai.games.samarkand.words.prospects import market_of, prospects_of
from caravanserai.lab.regression import fit

KEY, LEVEL = "samarkand", "level4"
RULES = game(KEY)
#: Positions of each game: by chance, and where somebody stopped, in turn.
POSITIONS = 4
#: A network may be too cautious; it is taken at no more than twice its word.
MOST = 200
#: What is shown is grouped so: up to these numbers of points.
GROUPS = (-4, -2, -1, 0, 1, 2, 99)


class Pair(Struct, frozen=True):
    """A position, as the answers that led to it; who gets which card; and the seat's points with it and without."""

    game: int
    seed: int
    log: list[tuple[int, int]]
    seat: int
    place: int
    bought: int
    left: int


class Said(Struct, frozen=True):
    """Of a pair: what the network said of the card and of its price, in points; what the hand-made number was; and what
    came."""

    game: int
    stratum: int
    card: float
    price: float
    hand: int
    came: int


# -- pairs ------------------------------------------------------------------------------------------------------


def play_on(g: Samarkand, dice: random.Random, log: list[tuple[int, int]], spots: list[tuple[Any, int]]) -> None:
    """To the end by level 4; notes answers, and positions at which seats may stop."""
    bots: list[Bot] = [make_bot(LEVEL, KEY, dice.getrandbits(60)) for _ in range(g.seats)]
    while True:
        while RULES.chance_due(g):
            RULES.draw(g)
            RULES.settle(g)
        asked = list(RULES.asked(g))
        if not asked:
            return
        if g.phase == STOP:
            spots.append((g.copy(), len(log)))
        for seat in asked:
            answer = bots[seat].choose(imagine(RULES, g, seat, dice.getrandbits(SEED_BITS)), seat)
            log.append((seat, answer))
            RULES.apply(g, seat, answer)


def take(g: Samarkand, seat: int, place: int, *, buy: bool) -> None:
    """The card leaves the offer, and the next lower price is called."""
    card = card_at(g, place)
    if buy:
        g.purse[seat] -= g.price
        if place < BANK:
            g.purse[place] += g.price
        else:
            g.bank += g.price
    if place == CAMEL:
        g.camels[seat][g.camel] += buy
        g.camel = 0
    else:
        g.goods[seat][card] += buy
        g.gone[card] += not buy
        g.offer[place] = 0
    g.waiting = 0
    for other in range(g.seats):
        g.sealed[other] = NOBODY
    count_on(g)
    go_on(g)


def pairs_of(seats: int, number: int) -> list[Pair]:
    """Of one game."""
    dice = random.Random(f"inter/{seats}/{number}")
    g = RULES.new(seats, {}, None, telling=False)
    seed = dice.getrandbits(SEED_BITS)
    RULES.seed_chance(g, seed)
    log: list[tuple[int, int]] = []
    spots: list[tuple[Any, int]] = []
    play_on(g, dice, log, spots)
    stops = [(spot, at) for spot, at in spots if any(answer > 0 for _, answer in log[at : at + seats])]
    found = []
    for i in range(POSITIONS):
        spot, at = dice.choice(stops if i % 2 else spots)
        payers = [seat for seat in range(seats) if spot.purse[seat] >= spot.price]
        cards = [(seat, place) for seat in payers for place in range(PLACES) if place != seat]
        cards = [(seat, place) for seat, place in cards if is_on_offer(spot, place)]
        if not cards:
            continue
        seat, place = dice.choice(cards)
        again, ends = dice.getrandbits(60), []
        for buy in (True, False):
            position = spot.copy()
            take(position, seat, place, buy=buy)
            play_on(position, random.Random(again), [], [])
            ends.append(RULES.score(position, seat))
        found.append(Pair(number, seed, log[:at], seat, place, *ends))
    return found


def gather(seats: int, games: int, file: Path, jobs: int) -> Iterator[Pair]:
    """What is on file, and then what is missing."""
    kept = lines(file, Pair)
    yield from (pair for pair in kept if pair.game < games)
    done = {pair.game for pair in kept}
    wanted = ((seats, number) for number in range(games) if number not in done)
    for found in in_processes(pairs_of, wanted, jobs):
        for pair in found:
            append(file, pair)
        yield from found


# -- what was said of them --------------------------------------------------------------------------------------


def position_of(pair: Pair, seats: int) -> Samarkand:
    g = RULES.new(seats, {}, None, telling=False)
    RULES.seed_chance(g, pair.seed)
    at = 0
    while True:
        while RULES.chance_due(g):
            RULES.draw(g)
            RULES.settle(g)
        if at == len(pair.log):
            return g
        seat, answer = pair.log[at]
        RULES.apply(g, seat, answer)
        at += 1


def said_of(pair: Pair, seats: int, points: Points) -> Said:
    g = position_of(pair, seats)
    load = load_of(g, pair.seat)
    ((card, price),) = foreseen_changes(layers_of(points), g, pair.seat, load, [pair.place])
    (hand,) = prospects_of(market_of(g), load, (card_at(g, pair.place),))
    scale = TENS / (UNIT * WEIGHT)
    which = stratum(g, pair.place)
    return Said(pair.game, which, card * scale, price * scale, hand.points, pair.bought - pair.left)


def borne_out(said: Sequence[Said]) -> dict[str, tuple[int, int]]:
    """Of each stratum, in hundredths: never less than nothing, never more than MOST."""
    found = {}
    for which, name in enumerate(STRATA):
        made = fit(by_game([one for one in said if one.stratum == which]), 2)
        card, price = (min(MOST, max(0, round(100 * (part or 0)))) for part in made.worth)
        found[name] = card, price
        print(f"  {name:6} card {card} {made.interval(0)}, price {price} {made.interval(1)}")
    return found


def by_game(said: Sequence[Said]) -> list[list[tuple[tuple[float, ...], float]]]:
    """Pairs of one game share their luck."""
    groups: dict[int, list[tuple[tuple[float, ...], float]]] = {}
    for one in said:
        groups.setdefault(one.game, []).append(((one.card, one.price), float(one.came)))
    return list(groups.values())


def shown(one: Said, parts: dict[str, tuple[int, int]]) -> int:
    of_card, of_price = parts[STRATA[one.stratum]]
    return in_points(round((of_card * one.card + of_price * one.price) * UNIT * WEIGHT / TENS))


def report(said: Sequence[Said]) -> dict[str, Any]:
    """Each half of the games is judged by the parts of the other half."""
    halves = [[one for one in said if one.game % 2 == half] for half in (0, 1)]
    parts = [borne_out(half) for half in halves]
    judged = [(shown(one, parts[1 - half]), one) for half in (0, 1) for one in halves[half]]
    rows, low = [], -99
    for high in GROUPS:
        group = [(points, one.came) for points, one in judged if low < points <= high]
        low = high
        if len(group) > 1:
            middle = mean([float(came) for _, came in group])
            error = (sum((came - middle) ** 2 for _, came in group) / len(group) / (len(group) - 1)) ** 0.5
            row = round(mean([float(points) for points, _ in group]), 2), round(middle, 2), round(error, 2), len(group)
            rows.append(row)
            print("  shown {:+.1f}: came {:+.2f} ± {:.2f} in {} pairs".format(*row))
    slopes = {
        "shown": slope([(float(points), one.came) for points, one in judged]),
        "by hand": slope([(float(one.hand), one.came) for _, one in judged]),
    }
    print("  borne out of each point shown:", slopes)
    return {"pairs": len(said), "rows": rows, "slopes": slopes}


def slope(points: Sequence[tuple[float, int]]) -> float:
    """Of a line with a constant."""
    x, y = mean([said for said, _ in points]), mean([float(came) for _, came in points])
    spread = sum((said - x) ** 2 for said, _ in points)
    return round(sum((said - x) * (came - y) for said, came in points) / spread, 3) if spread else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--keep", type=Path, required=True, help="a folder: what was played is kept there")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--network", type=Path, help="the file that is measured; otherwise the game's own")
    parser.add_argument("--write", action="store_true", help="write what was found into that file")
    asked = parser.parse_args()
    path = asked.network or folder_of(KEY) / FOLDER / f"{asked.seats}.json"
    network = read_network(path)
    if network.points is None:
        raise SystemExit(f"{path} foresees no points: see `caravanserai lab train --points`")
    asked.keep.mkdir(parents=True, exist_ok=True)
    pairs = list(gather(asked.seats, asked.games, asked.keep / f"worth-{asked.seats}.jsonl", asked.processes))
    said = [said_of(pair, asked.seats, network.points) for pair in pairs]
    print(f"{asked.seats} seats, {len(pairs)} pairs; each half of the games judged by the other:")
    found = report(said)
    print("all of them:")
    parts = borne_out(said)
    if asked.write:
        command = f"python bench/worth.py --seats {asked.seats} --games {asked.games} --keep FOLDER --write"
        points = msgspec.structs.replace(network.points, parts=parts, measured={"command": command, **found})
        write_network(msgspec.structs.replace(network, points=points), path)


if __name__ == "__main__":
    main()
