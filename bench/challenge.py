"""How much is left above the strongest bot? A challenger plays against a level of the house, on paired deals.

`best-response`: knows its rivals' exact policy, and has about twenty times their time (`bots/best_response.py`). It
looks only one choice ahead of its rivals, so what it wins is the least that can be won.

`master`: the same search as the level with so many times its simulations.

With `--against` it plays against another level than the one that it knows: who only sees through one program would be
no better there.

Level 6 is one of them: offered where that has won 60 % of 200 games or more, surely more than 55 %, or of fewer surely
more than 70 %, and takes three seconds an answer at the most.

    python bench/challenge.py --who best-response --game khiva --level level4 --games 200 --processes 2
    python bench/challenge.py --who master --game samarkand --seats 3 --times 16 --games 400 --keep /tmp/deals
    python bench/challenge.py --who best-response --game kilim --against level4 --games 20
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from coach_games import append, lines
from msgspec import Struct

from caravanserai.bots.arena import SEED_BITS, Match, Played, PlayedDeal, Processes, processes
from caravanserai.bots.best_response import BestResponse
from caravanserai.bots.bot import Bot, imagine
from caravanserai.bots.challenges import Measure, path_of, write_measure
from caravanserai.bots.deals import seatings
from caravanserai.bots.levels import BOTS, LEVEL, STRONGEST, bot_at, champion_at
from caravanserai.bots.search import SearchBot
from caravanserai.bots.tally import Tally, mean
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from caravanserai.engine.twin import has_compiler

CHALLENGER = "challenger"
#: Of a level of its own: an answer takes so many seconds at the most, on average.
SLOWEST = 3.0


class Challenge(Struct, frozen=True):
    """`level`: whose policy the challenger knows or has more time for; `against`: whom it meets, if not that one."""

    who: str
    game: str
    seats: int
    level: str
    times: int
    seed: int
    games: int
    against: str = ""

    @property
    def rival(self) -> str:
        return self.against or self.level

    @property
    def name(self) -> str:
        """Of its file."""
        found = f"{self.who}-{self.game}-{self.seats}-{self.level}-{self.times}-{self.seed}"
        return f"{found}-against-{self.against}" if self.against else found

    @property
    def command(self) -> str:
        """For whoever wants to see the same numbers."""
        words = ["python bench/challenge.py --who", self.who, "--game", self.game, "--seats", self.seats]
        words += ["--times", self.times] if self.who == "master" else []
        words += ["--level", self.level] if self.level != STRONGEST else []
        words += ["--against", self.against] if self.against else []
        return " ".join(str(word) for word in (*words, "--games", self.games, "--seed", self.seed))

    @property
    def match(self) -> Match:
        return Match(self.game, (CHALLENGER, self.rival), self.games, self.seed, self.seats)


def challenger(asked: Challenge, seed: int, g: State) -> Bot:
    if asked.who == "best-response":
        rival: Any = partial(bot_at, asked.level, asked.game, g)
        return BestResponse(asked.game, seed, asked.seats, rival, name=CHALLENGER)
    one: Any = bot_at(asked.level, asked.game, g, seed)
    return SearchBot(asked.game, seed, asked.times * one.simulations, name=CHALLENGER, network=one.network)


class Timed:
    """Notes how long its answers take."""

    def __init__(self, bot: Bot) -> None:
        self.name, self.bot, self.seconds, self.answers = bot.name, bot, 0.0, 0

    def choose(self, position: State, seat: int) -> int:
        before = time.process_time()
        answer = self.bot.choose(position, seat)
        self.seconds, self.answers = self.seconds + time.process_time() - before, self.answers + 1
        return answer


class Challenged(Struct, frozen=True):
    """A deal, and how long challenger and level took for their answers on the way."""

    deal: PlayedDeal
    seconds: tuple[float, float]
    answers: tuple[int, int]


def play_on(key: str, g: State, bots: list[Timed], own: random.Random) -> int:
    """To the end. Who is asked at the same moment chooses before anybody's answer is sealed: so a rival's policy can be
    asked from any of these positions."""
    rules, answers = game(key), 0
    while True:
        while rules.chance_due(g):
            rules.draw(g)
            rules.settle(g)
        asked = rules.asked(g)
        if not asked:
            return answers
        positions = [imagine(rules, g, seat, own.getrandbits(SEED_BITS)) for seat in asked]
        chosen = [bots[seat].choose(position, seat) for seat, position in zip(asked, positions, strict=True)]
        for seat, answer in zip(asked, chosen, strict=True):
            rules.apply(g, seat, answer)
        answers += len(asked)


class Turn(Struct, frozen=True):
    """One game of a deal, and the seconds and answers of challenger and level."""

    played: Played
    seconds: tuple[float, float]
    answers: tuple[int, int]


def play(asked: Challenge, number: int) -> Challenged:
    match = asked.match
    return joined(number, [play_turn(asked, number, turn) for turn in range(len(seats_of(match, number)))])


def seats_of(match: Match, number: int) -> tuple[tuple[str, ...], ...]:
    return seatings(match.bots, match.table, number)


def play_turn(asked: Challenge, number: int, turn: int) -> Turn:
    match = asked.match
    rules, seated = game(match.game), seats_of(match, number)[turn]
    own = random.Random(f"{match.seed}/{number}/{turn}")
    g = rules.new(match.table, {}, None, telling=False)
    bots = [Timed(_bot(asked, name, own.getrandbits(SEED_BITS), g)) for name in seated]
    rules.seed_chance(g, random.Random(f"{match.seed}/{number}").getrandbits(SEED_BITS))
    answers = play_on(match.game, g, bots, own)
    points, ranks = (tuple(rule(g, seat) for seat in rules.seats(g)) for rule in (rules.score, rules.rank))
    sides = [[one for one in bots if (one.name == CHALLENGER) == first] for first in (True, False)]
    seconds, counts = ([sum(getattr(one, name) for one in side) for side in sides] for name in ("seconds", "answers"))
    played = Played(bots=seated, points=points, ranks=ranks, answers=answers)
    return Turn(played, (seconds[0], seconds[1]), (counts[0], counts[1]))


def joined(number: int, turns: list[Turn]) -> Challenged:
    seconds = sum(one.seconds[0] for one in turns), sum(one.seconds[1] for one in turns)
    answers = sum(one.answers[0] for one in turns), sum(one.answers[1] for one in turns)
    return Challenged(PlayedDeal(number, tuple(one.played for one in turns)), seconds, answers)


def deals_of(asked: Challenge, those: Processes, folder: Path | None) -> Iterator[Challenged]:
    """All deals; those that are in the folder are not played again."""
    path = None if folder is None else folder / f"{asked.name}.jsonl"
    found = {one.deal.deal: one for one in lines(path, Challenged)}
    wanted = range(asked.match.deals)
    yield from (found[number] for number in wanted if number in found)
    for one in those.make(play, ((asked, number) for number in wanted if number not in found)):
        append(path, one)
        yield one


def _bot(asked: Challenge, name: str, seed: int, g: State) -> Bot:
    if name == CHALLENGER:
        return challenger(asked, seed, g)
    return bot_at(name, asked.game, g, seed)


def measured(asked: Challenge, found: list[Challenged]) -> Measure:
    tally = Tally(asked.match)
    for one in found:
        tally.add(one.deal)
    share, interval = mean(tally.shares[CHALLENGER]), tally.interval_of(CHALLENGER)
    assert share is not None and interval is not None
    return Measure(
        who="master" if asked.who == "master" else "best-response",
        seats=asked.seats,
        times=asked.times if asked.who == "master" else round(times_of(found)),
        champion=champion_at(asked.level, asked.game, asked.seats),
        command=asked.command,
        games=tally.games,
        deals=tally.deals,
        share=round(share, 4),
        share_95=(round(interval[0], 4), round(interval[1], 4)),
    )


def ms_of(found: list[Challenged]) -> tuple[float, float]:
    """How long an answer of the challenger took, and one of the level."""
    answers = [max(1, sum(one.answers[side] for one in found)) for side in (0, 1)]
    challenger, level = (1_000 * sum(one.seconds[side] for one in found) / answers[side] for side in (0, 1))
    return challenger, level


def times_of(found: list[Challenged]) -> float:
    """The challenger's time, in that of the level."""
    challenger, level = ms_of(found)
    return challenger / max(level, 0.001)


def report(asked: Challenge, found: list[Challenged]) -> None:
    it, ms = measured(asked, found), ms_of(found)
    print(
        f"{asked.game}, {asked.seats} seats, {asked.who} against {asked.rival}: {100 * it.share:.1f} % of {it.games} "
        f"games ({100 * it.share_95[0]:.1f} … {100 * it.share_95[1]:.1f}), {ms[0]:.0f} and {ms[1]:.0f} ms an answer"
    )
    if asked.level == asked.rival == STRONGEST:
        print("  A level of its own." if it.passed and ms[0] <= 1_000 * SLOWEST else "  No level of its own by this.")


def main() -> int:
    parser = argparse.ArgumentParser(description="How much is left above the strongest bot?")
    parser.add_argument("--who", choices=["best-response", "master"], required=True)
    parser.add_argument("--game", choices=[*GAMES], required=True)
    parser.add_argument("--seats", type=int, help="the smallest table")
    parser.add_argument("--level", choices=[key for key, one in LEVEL.items() if one.thinks], default=STRONGEST)
    parser.add_argument("--against", choices=[*BOTS], help="whom it meets; the level that it knows, if left out")
    parser.add_argument("--times", type=int, default=8, help="of a master: so many times the level's simulations")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder for deals: what is there is not played again")
    parser.add_argument("--write", action="store_true", help="into the game's folder, for everybody to see")
    given = parser.parse_args()
    if not has_compiler():
        print("Numba is not installed: this would take days.", file=sys.stderr)
        return 2
    seats = given.seats or game(given.game).seat_counts[0]
    times = given.times if given.who == "master" else 20  # in the name of its file
    against = "" if given.against in (None, given.level) else given.against
    if given.write and against:
        parser.error("what it wins against others than it knows is no measure of the level: leave out --write")
    asked = Challenge(given.who, given.game, seats, given.level, times, given.seed, given.games, against)
    found: list[Challenged] = []
    with processes(given.processes) as those:
        for one in deals_of(asked, those, given.keep):
            found.append(one)
            if len(found) % 10 == 0 and len(found) > 1:
                report(asked, found)
    report(asked, found)
    if given.write:
        write_measure(path_of(asked.game), measured(asked, found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
