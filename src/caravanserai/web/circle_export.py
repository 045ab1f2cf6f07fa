"""Everything of a circle in one zip, for its keepers: members, evenings, rounds, standings, and records of games that
are over. It is written into a file, in threads, one at a time for the house: nobody waits for it."""

import asyncio
import zipfile
from tempfile import SpooledTemporaryFile
from typing import Any

import msgspec

from caravanserai.engine.refusal import Refused
from caravanserai.people import circle_statements as sql
from caravanserai.people.circle_results import standings
from caravanserai.people.circles import Inside
from caravanserai.people.own_data import IN_MEMORY, Zip, readable, when
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.store import NAMELESS, Person
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.workers import folding
from caravanserai.tables.workers.folds import LATER

from .circle_rounds import Rounds
from .refusals import refuse

#: Records in one zip: the latest.
MOST_RECORDS = 300
MOST_WAITING = 5


class CircleExport:
    def __init__(self, rounds: Rounds, host: Host) -> None:
        self.rounds = rounds
        self.host = host
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def zipped(self, me: Person, circle: str) -> Zip:
        found = await self.rounds.circles.look(me, circle)
        if found.me.role != "keeper":
            raise refuse("keepers-only")
        if self._waiting >= MOST_WAITING:
            raise refuse("too-busy")
        self._waiting += 1
        file: Zip = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 (who asked reads it, and closes it)
        try:
            async with self._turn:
                await self._fill(file, found)
        except BaseException:
            file.close()
            raise
        finally:
            self._waiting -= 1
        file.seek(0)
        return file

    async def _fill(self, file: Zip, found: Inside) -> None:
        whole, tables = await self.rounds.store.ask(lambda: self._read(found))
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as out:
            await asyncio.to_thread(out.writestr, "circle.json", readable(whole))
            for table in tables[:MOST_RECORDS]:
                try:
                    record = await self.host.memory.look_back(table, folding.record)
                except Refused as error:
                    if error.refusal.code in LATER:
                        raise
                    # In quarantine, or of rules that are no longer there: the others are worth having.
                    continue
                await asyncio.to_thread(out.writestr, f"games/{table}.json", record)

    def _read(self, found: Inside) -> Talk[tuple[dict[str, Any], list[str]]]:
        """All that the store has of it; and the games that are over, the latest first."""
        names = {id: one.name for one in found.members.values() for id in one.feeds}

        def called(person: str | None) -> str | None:
            return None if person is None else names.get(person, NAMELESS)

        evenings, over = [], []
        for id, starts, games, note in (yield sql.EVENINGS_SINCE, (found.id, 0, 1_000)):
            answers = yield sql.ANSWERS_OF, (id,)
            tables = yield sql.TABLES, (id,)
            over += [line[2] for line in tables if line[7] == "over"]
            evenings.append(
                {
                    "starts": when(starts),
                    "games": games.split(),
                    "note": note if self.rounds.evenings.notes else "",
                    "answers": {called(one): answer for one, answer in answers if one in names and answer},
                    "tables": [
                        {
                            "round": number,
                            "table": table,
                            "game": game,
                            "seats": [called(one) for one in msgspec.json.decode(people, type=list[str | None])],
                            "status": status,
                        }
                        for number, _, table, game, _, people, _, status in tables
                    ],
                }
            )
        now = self.rounds.time.now()
        latest = yield from standings(found, None, now)
        seasons = []
        for season in latest.seasons:
            seasons.append((yield from standings(found, season, now)))
        members = [{"name": m.name, "role": m.role, "since": when(m.since)} for m in found.members.values()]
        return {
            "name": found.name,
            "made": when(found.made_at),
            "members": members,
            "evenings": evenings,
            "standings": [{"season": one.season, "games": [_plain(game) for game in one.games]} for one in seasons],
        }, over[::-1]


def _plain(standing: Any) -> dict[str, Any]:
    """Without keys, and without who asks."""
    lines = [
        {key: value for key, value in line.items() if key not in ("key", "you")}
        for line in msgspec.to_builtins(standing.lines)
    ]
    return {"game": standing.game, "lines": lines}
