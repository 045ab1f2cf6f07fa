"""Games for the coach to be measured by: of bots of all kinds, and what can be said of them on the way.

A game is kept as a record, so that it can be looked at again when there is a new network or another calibration: to
play it, strong bots think for a long time, and to look at it takes a second.
"""

import random
from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec import Struct

from caravanserai.bots.arena import Match, in_processes, play_game
from caravanserai.bots.networks import Network, packed
from caravanserai.coach.networks import fitting_network
from caravanserai.coach.progress import how_far
from caravanserai.coach.review import plan
from caravanserai.coach.scales import scales_of
from caravanserai.coach.tasks import Watch
from caravanserai.coach.worth import Opinion
from caravanserai.engine.bound import bound
from caravanserai.engine.game import SPECTATOR, game
from caravanserai.engine.kit import State
from caravanserai.engine.network import ROOM, WEIGHT
from caravanserai.engine.record import read_record

#: Who sits at a table, each seat drawn by itself.
COMPANIES = {
    "mixed": ("random", "level1", "level2", "level3", "level4", "level5"),
    "strong": ("level4", "level5"),
    "weak": ("random", "level1", "level2"),
}
#: So many moments of a game are looked at, and so many games are played on from each; for the outlook, which differs
#: less from world to world, fewer.
MOMENTS, PLAYOUTS, WORLDS = 12, 200, 40


class Kept(Struct, frozen=True):
    """A game that was played: as a record, with its points and each seat's part of the win."""

    number: int
    record: str
    points: tuple[int, ...]
    won: tuple[float, ...]


class Moment(Struct, frozen=True):
    """A moment of a game: how far it was, what was said of each seat by playouts and network, how many points more than
    the table's mean playouts foresaw, what the hand-written outlook said in place of a network; and what came of it."""

    far: float
    said: tuple[Opinion, ...]
    ahead: tuple[float, ...]
    outlook: tuple[float, ...]
    won: tuple[float, ...]
    lead: tuple[float, ...]


class Table(Struct, frozen=True):
    game: str
    seats: int
    company: str
    seed: int


# -- playing --------------------------------------------------------------------------------------------------


def play(table: Table, number: int) -> Kept:
    dice = random.Random(f"{table.seed}/{table.game}/{table.seats}/{table.company}/{number}")
    seated = tuple(dice.choice(COMPANIES[table.company]) for _ in range(table.seats))
    match = Match(table.game, seated, games=1, seed=dice.getrandbits(60), records=True)
    played = play_game(match, number, 0, seated)
    assert played.record is not None
    won = tuple((rank == 1) / played.ranks.count(1) for rank in played.ranks)
    return Kept(number, played.record.decode(), played.points, won)


def games_of(table: Table, wanted: range, processes: int, folder: Path | None) -> list[Kept]:
    """The games of these numbers; those that are in the folder are not played again."""
    path = None if folder is None else folder / f"{table.game}-{table.seats}-{table.company}-{table.seed}.jsonl"
    kept = _read(path) if path is not None and path.exists() else {}
    missing = [number for number in wanted if number not in kept]
    for one in in_processes(play, ((table, number) for number in missing), processes):
        kept[one.number] = one
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("ab") as file:
                file.write(msgspec.json.encode(one) + b"\n")
    return [kept[number] for number in wanted]


def _read(path: Path) -> dict[int, Kept]:
    lines = path.read_bytes().splitlines()
    return {one.number: one for one in (msgspec.json.decode(line, type=Kept) for line in lines)}


# -- looking --------------------------------------------------------------------------------------------------


def outlook_network(key: str, seats: int) -> Network:
    """The hand-written outlook as if it were a network: its chances rise with the seat's margin by the outlook, which
    every game's features begin with."""
    inputs = bound(key, "search").features(game(key).new(seats), 0, [0] * ROOM)
    first = [[0, 0] for _ in range(inputs)]
    first[0] = [WEIGHT, -WEIGHT]  # what is below nothing is cut: so once as it is, and once turned round
    through, win = [[WEIGHT, 0], [0, WEIGHT]], [[WEIGHT, 0], [-WEIGHT, 0]]
    numbers = [*_row(first), 0, 0, *_row(through), 0, 0, *_row(win), 0, 0]
    version = game(key).rules_version
    return Network(game=key, seats=seats, rules_version=version, sizes=(inputs, 2, 2), weights=packed(numbers))


def _row(matrix: list[list[int]]) -> Iterable[int]:
    return (value for row in matrix for value in row)


def look(table: Table, kept: Kept) -> list[Moment]:
    """Some of the moments that a review of the game would show."""
    record = read_record(kept.record.encode())
    tasks, shown = plan(record, 1)
    last = len(record.steps)
    watched = [one for one in tasks if isinstance(one, Watch) and one.number in shown and 0 < one.number < last]
    dice = random.Random(kept.number)
    chosen = sorted(dice.sample(range(len(watched)), min(MOMENTS, len(watched))))
    return [_moment(table, kept, watched[place].state) for place in chosen]


def _moment(table: Table, kept: Kept, g: State) -> Moment:
    key, mean = table.game, sum(kept.points) / table.seats
    trial = scales_of(key, False, lambda g: fitting_network(key, g)).trial(g, SPECTATOR, PLAYOUTS, kept.number)
    by_hand = scales_of(key, False, lambda g: _outlook(key, g)).trial(g, SPECTATOR, WORLDS, kept.number)
    expected = [worth.expected for worth in trial.table]
    return Moment(
        far=how_far(key, g),
        said=trial.opinions,
        ahead=tuple(one - sum(expected) / table.seats for one in expected),
        outlook=tuple(_sure(said) for said in by_hand.opinions),
        won=kept.won,
        lead=tuple(one - mean for one in kept.points),
    )


_outlooks: dict[tuple[str, int], Network] = {}


def _outlook(key: str, g: State) -> Network:
    place = key, g.seats
    if place not in _outlooks:
        _outlooks[place] = outlook_network(*place)
    return _outlooks[place]


def _sure(said: Opinion) -> float:
    assert said.foreseen is not None
    return said.foreseen


def _look(asked: tuple[Table, Kept], _: int) -> list[Moment]:
    return look(*asked)


def moments_of(table: Table, games: list[Kept], processes: int) -> list[list[Moment]]:
    """Of each game."""
    return [*in_processes(_look, (((table, kept), 0) for kept in games), processes)]
