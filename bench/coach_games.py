"""Games for the coach to be measured by: of bots of all kinds, and what can be said of them on the way.

A game is kept as a record, so that it can be looked at again when there is a new network or another calibration: to
play it, strong bots think for a long time, and to look at it takes a second. The games of strong bots are those of the
ladder's last step, deal by deal, so they are played once for both.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from caravanserai.bots.arena import Match, Played, PlayedDeal, Processes, play_deal, play_game
from caravanserai.bots.ladder.climb import matches_of
from caravanserai.bots.networks import fingerprint, network_of
from caravanserai.bots.results import ResultsFile
from caravanserai.coach.networks import fitting_network, known_network, outlook_network
from caravanserai.coach.progress import how_far
from caravanserai.coach.review import plan
from caravanserai.coach.scales import scales_of
from caravanserai.coach.tasks import Watch
from caravanserai.coach.worth import Opinion
from caravanserai.engine.game import SPECTATOR
from caravanserai.engine.kit import State
from caravanserai.engine.record import read_record
from caravanserai.lab.gate import match_of

#: Two levels of the ladder, the lower first: each deal is played from every seat.
STRONG, STRONG_LEVELS = "strong", ("level4", "level5")
#: The strongest level and its challenger, a search with the table's network in the same time: equals, where chances
#: that are right for two levels may be too sure.
GATE, CHAMPION = "gate", "level5"
#: Who sits at other tables, each seat drawn by itself: quickly played, all of them.
COMPANIES = {
    "equal": ("level4",),
    "mixed": ("random", "level1", "level2", "level3", "level4"),
    "weak": ("random", "level1", "level2"),
}
#: So many moments of a game are looked at, fewer of those that are quickly played; and so many games are played on from
#: each; for the outlook, which differs less from world to world, fewer.
MOMENTS, FEWER_MOMENTS, PLAYOUTS, WORLDS = 12, 6, 200, 40


class Kept(Struct, frozen=True):
    """A game that was played: as a record, with its points and each seat's part of the win. Games of one deal have its
    number."""

    number: int
    record: str
    points: tuple[int, ...]
    won: tuple[float, ...]
    turn: int = 0


class Moment(Struct, frozen=True):
    """A moment of a game: how far it was, what was said of each seat by playouts and network, how many points more than
    the table's mean playouts foresaw, what the hand-written outlook said in place of a network; and what came of it."""

    far: float
    said: tuple[Opinion, ...]
    ahead: tuple[float, ...]
    outlook: tuple[float, ...]
    won: tuple[float, ...]
    lead: tuple[float, ...]
    deal: int = 0


class Table(Struct, frozen=True):
    game: str
    seats: int
    company: str
    seed: int

    @property
    def name(self) -> str:
        """Of its files."""
        return f"{self.game}-{self.seats}-{self.company}-{self.seed}"


# -- playing --------------------------------------------------------------------------------------------------


def play(table: Table, number: int) -> Kept:
    dice = random.Random(f"{table.seed}/{table.game}/{table.seats}/{table.company}/{number}")
    seated = tuple(dice.choice(COMPANIES[table.company]) for _ in range(table.seats))
    match = Match(table.game, seated, games=1, seed=dice.getrandbits(60), records=True)
    return kept(number, play_game(match, number, 0, seated))


def kept(number: int, played: Played, turn: int = 0) -> Kept:
    assert played.record is not None
    won = tuple((rank == 1) / played.ranks.count(1) for rank in played.ranks)
    return Kept(number, played.record.decode(), played.points, won, turn)


def games_of(table: Table, wanted: int, those: Processes, folder: Path | None) -> list[Kept]:
    """So many games; those that are in the folder are not played again."""
    if table.company in (STRONG, GATE):
        deals = deals_of(table, wanted, those, folder)
        return [kept(deal.deal, one, turn) for deal in deals for turn, one in enumerate(deal.games)]
    path = None if folder is None else folder / f"{table.name}.jsonl"
    found = {one.number: one for one in lines(path, Kept)}
    missing = [number for number in range(wanted) if number not in found]
    for one in those.make(play, ((table, number) for number in missing)):
        found[one.number] = one
        append(path, one)
    return [found[number] for number in range(wanted)]


def match_at(table: Table, wanted: int) -> Match | None:
    """The ladder's last step, or the gate of the table's network, if it has come to one."""
    if table.company == STRONG:
        return matches_of(table.game, STRONG_LEVELS, table.seats, wanted, table.seed)[0]
    network = network_of(table.game, table.seats)
    if network is None or network.gate is None:
        return None
    return match_of(network, CHAMPION, network.gate.simulations[0], wanted, table.seed)


def deals_of(table: Table, wanted: int, those: Processes, folder: Path | None) -> Iterator[PlayedDeal]:
    """The deals of a match of strong bots, with a record of each game. Those of the ladder also stand in the folder as
    `caravanserai ladder --results` reads them."""
    found_match = match_at(table, wanted) if wanted else None
    if found_match is None:
        return
    match = msgspec.structs.replace(found_match, records=True)
    path = None if folder is None else folder / f"{table.name}.jsonl"
    found = {one.deal: one for one in lines(path, PlayedDeal)}
    deals = match.deals
    missing = [(match, number) for number in range(deals) if number not in found]
    for deal in those.make(play_deal, missing):
        found[deal.deal] = deal
        append(path, deal)
        if folder is not None and table.company == STRONG:
            with ResultsFile(folder / f"ladder-{table.game}.jsonl") as results:
                results.add(match, deal)
    yield from (found[number] for number in range(deals))


T = TypeVar("T")


def lines(path: Path | None, kind: type[T]) -> list[T]:
    """A last line that was cut off is none."""
    if path is None or not path.exists():
        return []
    data = path.read_bytes()
    return [msgspec.json.decode(line, type=kind) for line in data[: data.rfind(b"\n") + 1].splitlines()]


def append(path: Path | None, one: object) -> None:
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.write(msgspec.json.encode(one) + b"\n")


# -- looking --------------------------------------------------------------------------------------------------


def look(table: Table, kept: Kept) -> list[Moment]:
    """Some of the moments that a review of the game would show."""
    record = read_record(kept.record.encode())
    tasks, shown = plan(record, 1)
    last = len(record.steps)
    watched = [one for one in tasks if isinstance(one, Watch) and one.number in shown and 0 < one.number < last]
    most = MOMENTS if table.company in (STRONG, GATE) else FEWER_MOMENTS
    dice = random.Random(kept.record)
    chosen = sorted(dice.sample(range(len(watched)), min(most, len(watched))))
    return [_moment(table, kept, watched[place].state) for place in chosen]


def _moment(table: Table, kept: Kept, g: State) -> Moment:
    key, mean = table.game, sum(kept.points) / table.seats
    trial = scales_of(key, False, lambda g: fitting_network(key, g)).trial(g, SPECTATOR, PLAYOUTS, kept.number)
    by_hand = scales_of(key, False, lambda g: outlook_network(key, g.seats)).trial(g, SPECTATOR, WORLDS, kept.number)
    expected = [worth.expected for worth in trial.table]
    return Moment(
        far=how_far(key, g),
        said=trial.opinions,
        ahead=tuple(one - sum(expected) / table.seats for one in expected),
        outlook=tuple(_sure(said) for said in by_hand.opinions),
        won=kept.won,
        lead=tuple(one - mean for one in kept.points),
        deal=kept.number,
    )


def _sure(said: Opinion) -> float:
    assert said.foreseen is not None
    return said.foreseen


class Seen(Struct, frozen=True):
    """What was seen of a game: the place of its deal, and which game of the deal it is."""

    place: tuple[int, int]
    moments: list[Moment]


def seen(asked: tuple[Table, Kept], turn: int) -> Seen:
    return Seen((asked[1].number, turn), look(*asked))


def moments_of(table: Table, games: list[Kept], those: Processes, folder: Path | None) -> list[Moment]:
    """Of all games; what was seen with the same network and is in the folder is not looked at again."""
    network = known_network(table.game, table.seats)
    judge = "none" if network is None else fingerprint(network)
    path = None if folder is None else folder / f"{table.name}-{judge}.moments"
    found = {one.place: one for one in lines(path, Seen)}
    missing = [((table, one), one.turn) for one in games if (one.number, one.turn) not in found]
    for new in those.make(seen, missing):
        found[new.place] = new
        append(path, new)
    return [moment for one in games for moment in found[one.number, one.turn].moments]
