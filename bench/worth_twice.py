"""Does a card of Samarkand make the difference that its badge says? Positions of games of level 4 are played on twice
by level 4, with the same dice: a seat has bought a card on offer at the price that is called, or the card is gone and
nobody has paid. One pair says little, a thousand say how far the badge (`words/expected.py`) is borne out, also for
cards that good players leave. Who leaves a card may buy another, so the differences are smaller than in `worth.py`.

Of each game four positions are taken: two by chance, and two where somebody did stop; seat and card by chance.

    python bench/worth_twice.py --seats 3 --games 300 --keep /tmp/worth
"""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from coach_games import append, lines
from msgspec import Struct
from worth import GROUPS, KEY, LEVEL, RULES, asked_next, begun

from caravanserai.bots.arena import SEED_BITS, in_processes
from caravanserai.bots.bot import Bot, imagine
from caravanserai.bots.levels import make_bot
from caravanserai.bots.networks import network_of
from caravanserai.bots.tally import mean
from caravanserai.games.samarkand.rules.asks import is_on_offer
from caravanserai.games.samarkand.rules.market import card_at, count_on
from caravanserai.games.samarkand.rules.play import go_on
from caravanserai.games.samarkand.rules.state import BANK, CAMEL, NOBODY, PLACES, STOP, Samarkand
from caravanserai.games.samarkand.words.expected import changes_of, layers_of
from caravanserai.games.samarkand.words.previews import load_of

#: Positions of each game: by chance, and where somebody stopped, in turn.
POSITIONS = 4


class Pair(Struct, frozen=True):
    """A position, as the answers that led to it; who gets which card; and the seat's points with it and without."""

    game: int
    seed: int
    log: list[tuple[int, int]]
    seat: int
    place: int
    bought: int
    left: int


def play_on(g: Samarkand, dice: random.Random, log: list[tuple[int, int]], spots: list[tuple[Any, int]]) -> None:
    """To the end by level 4; notes answers, and positions at which seats may stop."""
    bots: list[Bot] = [make_bot(LEVEL, KEY, dice.getrandbits(60)) for _ in range(g.seats)]
    while asked := asked_next(g):
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
    seed = dice.getrandbits(SEED_BITS)
    g = begun(seats, seed)
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


def shown_of(pair: Pair, seats: int, layers: Any) -> int:
    g = begun(seats, pair.seed)
    asked_next(g)
    for seat, answer in pair.log:
        RULES.apply(g, seat, answer)
        asked_next(g)
    return changes_of(layers, g, pair.seat, load_of(g, pair.seat), [pair.place])[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--keep", type=Path, required=True, help="a folder: what was played is kept there")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    network = network_of(KEY, asked.seats)
    if network is None or network.points is None:
        raise SystemExit("nothing foresees points at this table: see `caravanserai lab train --points`")
    layers = layers_of(network.points)
    pairs = list(gather(asked.seats, asked.games, asked.keep / f"worth-{asked.seats}.jsonl", asked.processes))
    judged = [(shown_of(pair, asked.seats, layers), pair.bought - pair.left) for pair in pairs]
    print(f"{asked.seats} seats, {len(pairs)} pairs:")
    low = -99
    for high in GROUPS:
        group = [(said, came) for said, came in judged if low < said <= high]
        low = high
        if len(group) > 1:
            said, middle = mean([float(said) for said, _ in group]), mean([float(came) for _, came in group])
            error = (sum((came - middle) ** 2 for _, came in group) / len(group) / (len(group) - 1)) ** 0.5
            print(f"  shown {said:+.1f}: {middle:+.2f} ± {error:.2f} points, {len(group)} pairs")


if __name__ == "__main__":
    main()
