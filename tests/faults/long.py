"""`make faults`: tables of all games, played over real sockets while the server is killed again and again, lines
are cut and disks are full. Prints what was done; a promise that does not hold ends it with a traceback."""

import argparse
import asyncio
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from caravanserai.engine.game import GAMES, game
from tests.faults.blows import AtRandom, HalfWay
from tests.faults.full_disk import Limited, Small, small_disk
from tests.faults.nodes import KINDS, Counts, Kind, Rest, several, survive_together, tables_at
from tests.faults.prying import prying_guests
from tests.faults.rude import rude_guests
from tests.faults.surviving import one_table, survive
from tests.faults.survivors import Blow, Sent, Survivor
from tests.faults.test_disk_full import play_through_a_full_disk
from tests.faults.test_quarantine import play_after_killed_starts, play_beside_a_damaged_table
from tests.faults.thinkers import FAILING_WATCH, FAULT, OnThinkers, play_beside_a_market
from tests.web.process import ServerProcess

#: Tables at the same time, and frames between two kills.
TABLES = 40
FRAMES = (40, 5_000)
#: The same at several nodes.
TABLES_OF_MANY = 12
FRAMES_OF_MANY = (20, 200)
PLAYED, KILLS = "tables played to their end, records verified", "kills of the server"
#: The part of the answers during which a line breaks.
CUT = 0.02


class KillsAndCuts(AtRandom):
    def __init__(self, house: ServerProcess, pick: random.Random, most: int) -> None:
        super().__init__(house, pick, most, FRAMES)
        self.lines = HalfWay(house, pick, CUT)

    def breaks(self, player: Survivor, sent: Sent) -> bool:
        return self.lines.breaks(player, sent)


async def one_house(folder: Path, pick: random.Random, most: int, progress: Any) -> Counter[str]:
    """A houseful of games, from first card to last, with at most so many kills."""
    async with ServerProcess(folder / "data", **{"messages-per-second": 1_000, "header-seconds": 2}) as house:
        blow: Blow = KillsAndCuts(house, pick, most)
        players: list[Survivor] = []
        for number in range(TABLES):
            key = GAMES[number % len(GAMES)]
            people, table = await one_table(house, pick.choice(game(key).seat_counts), key)
            players += [Survivor(house, person, table, blow, random.Random(pick.random())) for person in people]
        watching = asyncio.create_task(watch(blow, progress))
        try:
            tables = [player.table for player in players]
            async with rude_guests(house, tables, pick) as rude, prying_guests(house, tables, pick) as prying:
                await survive(house, players, seconds=3_600)
        finally:
            watching.cancel()
        assert isinstance(blow, KillsAndCuts)
        return Counter(
            {
                PLAYED: TABLES,
                KILLS: blow.kills,
                "lines cut in the middle of an answer": blow.lines.cuts,
                **rude,
                **prying.done,
                "answers acknowledged, each on disk once": sum(len(player.all_sent) for player in players),
            }
        )


async def thinkers_die(folder: Path, pick: random.Random, most: int, tables: int) -> Counter[str]:
    """Bots that think ahead, in processes that are killed; then a house whose watch of clocks fails."""
    async with ServerProcess(folder / "thinkers", spawns=True) as house:
        blow = OnThinkers(house, pick, most, FRAMES)
        answers = await play_beside_a_market(house, blow, pick, tables, "level3")
    async with ServerProcess(folder / "hanging", spawns=True) as house:
        halted = OnThinkers(house, pick, 2, FRAMES, signal.SIGSTOP)
        answers += await play_beside_a_market(house, halted, pick, 1, "level3")
    async with ServerProcess(folder / "watch", program=("-c", FAILING_WATCH)) as house:
        answers += await play_beside_a_market(house, Blow(house), pick, 3, "level1")
        faults = house.wrote.read_text(encoding="utf-8").count(FAULT)
    return Counter(
        {
            "kills of processes in which bots think": blow.kills,
            "processes in which bots think that were halted": halted.kills,
            "faults in the watch of clocks": faults,
            "tables played on meanwhile": tables + 4,
            "answers at them": answers,
        }
    )


async def watch(blow: Blow, progress: Any) -> None:
    while True:
        progress(blow.kills)
        await asyncio.sleep(1)


async def run(kills: int, tables: int, seed: int) -> Counter[str]:
    found: Counter[str] = Counter()
    pick = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="faults-") as place, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("kills", total=kills)
        houses = 0
        while (done := found[KILLS]) < kills or found[PLAYED] < tables:
            houses += 1
            folder = Path(place) / str(houses)
            folder.mkdir()
            found += await one_house(
                folder, pick, kills - done, lambda n, done=done: bar.update(task, completed=done + n)
            )
        found += await thinkers_die(
            Path(place) / "thinkers", pick, most=max(4, kills // 5), tables=max(3, tables // 20)
        )
        await play_beside_a_damaged_table(Path(place) / "damaged")
        found["tables in quarantine, released and played to their end"] = 1
        await play_after_killed_starts(Path(place) / "starts", starts := max(3, kills // 10))
        found["kills of a start"] = starts
        await play_through_a_full_disk(Path(place) / "limited", Limited())
        found["full disks (no byte more allowed)"] = 1
        with small_disk(Path(place) / "disk") as disk:
            if disk is not None:
                await play_through_a_full_disk(disk / "data", Small(disk))
                found["full disks (a real one of 16 MB)"] = 1
    return found


async def many_nodes(nodes: int, blows: int, seed: int, among: Sequence[Kind]) -> Counter[str]:
    """Houses of several nodes, until so many blows were struck."""
    found: Counter[str] = Counter()
    pick, struck, longest = random.Random(seed), 0, Rest()
    with tempfile.TemporaryDirectory(prefix="faults-") as place, Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("blows", total=blows)
        while struck < blows:
            folder = Path(place) / str(struck)
            folder.mkdir()
            async with several(folder, nodes) as house:
                blow = Counts(house, pick)
                players = await tables_at(house, pick, TABLES_OF_MANY, blow)
                kinds = pick.choices(among, k=blows - struck)
                longest = max(longest, await survive_together(house, players, pick, kinds, FRAMES_OF_MANY))
            struck += house.struck.total()
            found += house.struck
            found[PLAYED] += TABLES_OF_MANY
            found["times that somebody went to another node"] += blow.moves
            found["answers acknowledged, each in the log once"] += sum(len(player.all_sent) for player in players)
            bar.update(task, completed=struck)
    found["longest rest of a game of bots alone after a blow (with a database), in ms"] = round(longest.seconds * 1_000)
    print(f"longest rest, {longest.seconds:.1f} s: {'; '.join(longest.blows)}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=0, help="a house of so many nodes, on PostgreSQL and Valkey")
    parser.add_argument("--only", choices=KINDS, help="with --nodes: nothing but this is done")
    args = parser.parse_args()
    began = time.monotonic()
    if args.nodes:
        found = asyncio.run(many_nodes(args.nodes, args.kills, args.seed, [args.only] if args.only else KINDS))
    else:
        found = asyncio.run(run(args.kills, args.tables, args.seed))
    table = Table("what was done", "how often", title=f"seed {args.seed}, {time.monotonic() - began:.0f} s")
    for what, times in found.items():
        table.add_row(what, f"{times:,}")
    for broken in ("acknowledged answers missing", "answers applied twice", "games that did not end"):
        table.add_row(broken, "0")
    Console().print(table)


if __name__ == "__main__":
    main()
