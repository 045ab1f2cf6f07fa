"""All that the house has of a person, for that person: a zip of files that they can read.

Only what they may see anyway is in it. Of a game that is played there is no more than that they sit there: what is
hidden there stays hidden. It is written page by page into a file, in threads: it needs little memory, and nobody
waits.
"""

import asyncio
import zipfile
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime
from functools import partial
from tempfile import SpooledTemporaryFile
from typing import IO, Any

import msgspec
from msgspec import structs

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk

from . import data_statements as sql
from .choices import chosen
from .codes import Codes
from .devices import Devices
from .friends import Friends
from .mail_statements import MAIL_OF
from .news_statements import CHOICE as NEWS_CHOICE
from .past_games import PastGame, PastGames, Search

#: Games in one question, and bytes of a zip in memory before it goes to disk.
PAGE, IN_MEMORY = 200, 1_000_000
#: Of a file in a zip.
FIRST_DATE = (1980, 1, 1, 0, 0, 0)
#: Made at the same time, and waiting for that.
AT_ONCE, MOST_WAITING = 2, 20
#: The files, and how README.txt explains them.
FILES = {
    "account.json": "data-account",
    "devices.json": "data-devices",
    "friends.json": "data-friends",
    "games.json": "data-games",
    "running.json": "data-running",
    "notes.json": "data-notes",
    "lessons.json": "data-lessons",
    "days.json": "data-days",
    "ratings.json": "data-ratings",
    "plays.json": "data-plays",
    "tickets.json": "data-tickets",
    "holidays.json": "data-holidays",
    "events.json": "data-events",
    "circles.json": "data-circles",
    "evenings.json": "data-evenings",
    "news.json": "data-news",
    "notices.json": "data-notices",
    "reports.json": "data-reports",
}

#: Where something can be looked at: of a path, the whole address.
Link = Callable[[str], str]
Zip = SpooledTemporaryFile[bytes]


class OwnData:
    def __init__(self, store: Store, games: PastGames, friends: Friends, devices: Devices, codes: Codes) -> None:
        self.store = store
        self.games = games
        self.friends = friends
        self.devices = devices
        self.codes = codes
        self._turn = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    @property
    def is_busy(self) -> bool:
        return self._waiting >= MOST_WAITING

    async def zipped(self, me: Person, here: str, readme: str, link: Link) -> Zip:
        """`here`: the device that asks; `readme`: what each file is, in the person's language."""
        self._waiting += 1
        file: Zip = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 (who asked reads it, and closes it)
        try:
            async with self._turn:
                await self._fill(file, me, here, readme, link)
        except BaseException:
            file.close()
            raise
        finally:
            self._waiting -= 1
        file.seek(0)
        return file

    async def _fill(self, file: Zip, me: Person, here: str, readme: str, link: Link) -> None:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as whole:
            date = max(FIRST_DATE, datetime.fromtimestamp(self.friends.time.now() / 1_000, UTC).timetuple()[:6])

            def named(name: str) -> zipfile.ZipInfo:
                info = zipfile.ZipInfo(name, date)
                info.compress_type = zipfile.ZIP_DEFLATED
                return info

            await asyncio.to_thread(whole.writestr, named("README.txt"), readme)
            async for name, found in self._small_files(me, here):
                await asyncio.to_thread(_write, whole, named(f"{name}.json"), found)
            with whole.open(named("games.json"), "w") as out:
                start = b"[\n"
                async for page in self._finished(me):
                    await asyncio.to_thread(_write_games, out, start, page, link)
                    start = b",\n"
                await asyncio.to_thread(out.write, b"[]\n" if start == b"[\n" else b"\n]\n")

    async def _finished(self, me: Person) -> AsyncIterator[tuple[PastGame, ...]]:
        after: str | None = None
        while True:
            page = await self.games.of(me, Search(), PAGE, after)
            if page.games:
                yield page.games
            if page.next is None:
                return
            after = page.next

    async def _small_files(self, me: Person, here: str) -> AsyncIterator[tuple[str, Any]]:
        yield "account", await self.store.ask(lambda: _account(me)) | {"codes-left": await self.codes.left(me)}
        yield "devices", [_dated(structs.asdict(one)) for one in await self.devices.of(me, here)]
        circle = msgspec.to_builtins(await self.friends.of(me))
        yield "friends", {kind: [_without_key(_dated(one)) for one in ones] for kind, ones in circle.items()}
        running = await self.store.tables_of(me.id, ("open", "playing"))
        seats = await self.store.seats_of(me.ids, [one.id for one in running]) if running else {}
        yield (
            "running",
            [{"table": one.id, "game": one.game, "status": one.status, "seat": seats.get(one.id)} for one in running],
        )
        for name, statement, columns in sql.LISTS:
            yield name, await self.store.ask(partial(_list, me, statement, columns))


def _write(whole: zipfile.ZipFile, info: zipfile.ZipInfo, found: Any) -> None:
    whole.writestr(info, readable(found))


def _write_games(out: IO[bytes], start: bytes, games: tuple[PastGame, ...], link: Link) -> None:
    out.write(start + b",\n".join(readable(_game(one, link)).rstrip() for one in games))


def _account(me: Person) -> Talk[dict[str, Any]]:
    ((name, since),) = yield sql.ME, (me.id,)
    handles = yield sql.HANDLES, (me.id,)
    keys = yield sql.KEYS, (me.id,)
    shows = yield sql.SHOWS, (me.id,)
    choice = yield from chosen(me.id)
    mail = yield MAIL_OF, (me.id,)
    news = yield NEWS_CHOICE, (me.id,)
    return {
        "id": me.id,
        "name": name,
        "since": when(since),
        "guests-who-were-you": list(me.also),
        "handles": [{"handle": one, "taken": when(taken), "left": when(left)} for one, taken, left in handles],
        "keys": [{"kind": kind, "label": label, "made": when(m), "used": when(u)} for kind, label, m, u in keys],
        "mail-address": mail[0][0] if mail else None,
        "page-is-shown-to": shows[0][0] if shows else None,
        "hears-at-tables": choice.chat,
        "is-here-for": choice.presence,
        "named-in-data-for-researchers": choice.named,
        "page": None if choice.page is None else msgspec.to_builtins(choice.page),
        "news": msgspec.json.decode(news[0][0]) if news else None,
    }


def _list(me: Person, statement: str, columns: tuple[str, ...]) -> Talk[list[dict[str, Any]]]:
    found = []
    for one in me.ids:
        for line in (yield statement, (one,)):
            found.append(_dated(dict(zip(columns, line, strict=True))))
    return found


def _game(game: PastGame, link: Link) -> dict[str, Any]:
    """A game of theirs that is over; the record has it all, and can be checked."""
    return {
        "table": game.id,
        "game": game.game,
        "opened": when(game.opened_at),
        "ended": when(game.ended_at),
        "names": game.names,
        "bots": game.bots,
        "your-seat": game.seat,
        "scores": game.scores,
        "places": game.ranks,
        "star": game.starred,
        "note": game.note,
        "record": link(f"/api/tables/{game.id}/record"),
        "replay": link(f"/replay/{game.id}"),
    }


#: Fields that are moments.
MOMENTS = ("since", "from", "seen", "done", "sent", "made", "ended", "until", "taken-back")


def _dated(found: dict[str, Any]) -> dict[str, Any]:
    return {key: when(value) if key in MOMENTS else value for key, value in found.items()}


def _without_key(found: dict[str, Any]) -> dict[str, Any]:
    """Handles that look alike have one key, which reads like a third: `@rnarco` for `@marco`."""
    return {key: value for key, value in found.items() if key != "key"}


def when(time: int | None) -> str | None:
    """Milliseconds since 1970 as a date that anybody can read."""
    if time is None:
        return None
    return datetime.fromtimestamp(time / 1_000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def readable(found: Any) -> bytes:
    return msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
