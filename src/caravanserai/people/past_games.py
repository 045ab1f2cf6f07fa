"""My games: those that are over, found again by game, people, result and time; a star and a note on each."""

import heapq
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, islice
from operator import itemgetter
from typing import Any, Literal

import msgspec
from msgspec import Struct, structs

from caravanserai.tables.fold.letters import IN_COLOUR, INVISIBLE, without_towers
from caravanserai.tables.log.lines import readable, summary_of
from caravanserai.tables.log.store import DAMAGED, DamagedError, Person, Store
from caravanserai.tables.log.summary import Summary
from caravanserai.tables.log.talks import Talk

from . import game_statements as sql
from .refusals import refuse
from .settling import settle

#: Games that one question looks through for those it wants: a page further asks on from there.
WINDOW = 400
#: Stars and notes of one person, and letters in a note.
MOST_NOTES = 1_000
LONGEST_NOTE = 500
#: So many are looked up one by one.
FEW_STARS = 200
#: Where what is in a line of a past game.
ID, GAME, NAMES, RANKS, ENDED, SEAT, NOTE = 0, 1, 7, 9, 11, 12, 14
#: After all that ever was.
LAST = (2**53, "")

Result = Literal["won", "lost"]


class PastGame(Summary, frozen=True):
    """A game of mine that is over: where I sat, and what I keep of it. `ended_at` orders the list."""

    ended_at: int = 0
    seat: int = 0
    starred: bool = False
    note: str = ""


class PastPage(Struct, frozen=True):
    """Games, the latest first. `next`: ask on with it; null if there is nothing further. A page may have few games, or
    none, and more behind it, where a search found nothing in the hundreds it looked through."""

    games: tuple[PastGame, ...]
    next: str | None


class Search(Struct, frozen=True):
    """`text` in a name or in my note; `since` and `until` in milliseconds since 1970."""

    game: str | None = None
    text: str = ""
    result: Result | None = None
    since: int = 0
    until: int | None = None
    starred: bool = False

    @property
    def takes_all(self) -> bool:
        return self.game is None and not self.text.strip() and self.result is None

    def among(self, lines: Iterable[Sequence[Any]]) -> Iterator[Sequence[Any]]:
        """Lines of games that are wanted. Nothing else of them is read: most of those looked through are not."""
        text = folded(self.text)
        for line in lines:
            try:
                if self._wants(line, text):
                    yield line
            except DAMAGED:
                continue  # it must not hide all others

    def _wants(self, line: Sequence[Any], text: str) -> bool:
        if self.game not in (None, line[GAME]):
            return False
        if self.result is not None:
            ranks, seat = msgspec.json.decode(line[RANKS] or "[]"), line[SEAT]
            if seat >= len(ranks) or (ranks[seat] == 1) != (self.result == "won"):
                return False
        return not text or any(text in folded(found) for found in (*msgspec.json.decode(line[NAMES]), line[NOTE] or ""))


class PastGames:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: Person, search: Search, limit: int, after: str | None = None) -> PastPage:
        await settle(self.store, person.ids)
        start = LAST if after is None else place_in_list(after)
        if search.until is not None:
            start = min(start, (search.until, ""))
        look_at = limit if search.takes_all else WINDOW

        def talk() -> Talk[list[list[Any]]]:
            found = []
            for one in person.ids:
                statement = sql.PAST
                if search.starred:
                    ((stars,),) = yield sql.COUNT_STARS, (one,)
                    statement = sql.FEW_STARRED if stars <= FEW_STARS else sql.MANY_STARRED
                found.append((yield statement, (one, max(search.since, 1), *start, look_at + 1)))
            return found

        lists = await self.store.ask(talk)
        return _page(lists, search, limit, look_at)

    async def finished(self, person: Person, limit: int, before: int | None = None) -> list[Summary]:
        """The latest, without what they keep of them; `changed_at` is when each was over."""
        try:
            found = await self.of(person, Search(until=before), limit)
        except DamagedError:
            return []  # what is over must not hide what runs
        lines = ({name: getattr(one, name) for name in Summary.__struct_fields__} for one in found.games)
        return [Summary(**line | {"changed_at": one.ended_at}) for line, one in zip(lines, found.games, strict=True)]

    async def sat(self, person: Person, table: str) -> bool:
        """Did somebody sit at this table, whoever sits there now?"""

        def talk() -> Talk[bool]:
            for one in person.ids:
                if (yield sql.SITTER, (table, one)):
                    return True
            return False

        return await self.store.ask(talk)

    # -- stars and notes -------------------------------------------------------------------------------------

    async def star(self, person: Person, table: str, on: bool) -> None:
        await self._keep(person, table, starred=on)

    async def write(self, person: Person, table: str, text: str) -> None:
        """A note to oneself; an empty one is none."""
        text = cleaned(text)
        if len(text) > LONGEST_NOTE:
            raise refuse("note-too-long", most=LONGEST_NOTE)
        await self._keep(person, table, text=text)

    async def _keep(self, person: Person, table: str, *, starred: bool | None = None, text: str | None = None) -> None:
        def talk() -> Talk[bool | None]:
            for one in person.ids:
                if (yield sql.SITTER, (table, one)):
                    return (yield from _kept(one, table, starred, text))
            return None

        kept = None if "\0" in table else await self.store.change(talk)
        if kept is None:
            raise refuse("no-such-table")
        if not kept:
            raise refuse("too-many-notes", most=MOST_NOTES)


def _kept(person: str, table: str, starred: bool | None, text: str | None) -> Talk[bool]:
    """Kept under who sat there, so that it is found with the seat, whoever they turn out to be. False: too many."""
    found = yield sql.NOTE, (person, table)
    was = found[0] if found else (False, "")
    new = (bool(was[0]) if starred is None else starred, was[1] if text is None else text)
    if new == (False, ""):
        yield sql.FORGET_NOTE, (person, table)
        return True
    if not found:
        ((many,),) = yield sql.COUNT_NOTES, (person,)
        if many >= MOST_NOTES:
            return False
    yield sql.SET_NOTE, (person, table, *new)
    return True


def _page(lists: Sequence[Sequence[Any]], search: Search, limit: int, look_at: int) -> PastPage:
    """Of what each of somebody's ids brought, a page."""
    games = list(_one_seat_each(heapq.merge(*lists, key=_place, reverse=True)))
    seen = games[:look_at]
    last = seen[-1] if len(games) > look_at or any(len(lines) > look_at for lines in lists) else None
    taken = list(islice(search.among(seen), limit))
    if len(taken) == limit:
        last = None if taken[-1] is games[-1] and last is None else taken[-1]
    after = None if last is None else f"{last[ENDED]}.{last[ID]}"
    return PastPage(tuple(readable(past_game, taken, set())), after)


def past_game(line: Sequence[Any]) -> PastGame:
    *summary, ended, seat, starred, note = line
    more = {"ended_at": ended, "seat": seat, "starred": bool(starred), "note": note or ""}
    return PastGame(**structs.asdict(summary_of(summary)), **more)


def _place(line: Sequence[Any]) -> tuple[int, str]:
    return line[ENDED], line[ID]


def _one_seat_each(lines: Iterable[Sequence[Any]]) -> Iterator[Sequence[Any]]:
    """Who took over another seat of the same game has one line for it."""
    for _, seats in groupby(lines, key=itemgetter(ID)):
        yield min(seats, key=itemgetter(SEAT))


def place_in_list(after: str) -> tuple[int, str]:
    ended, _, table = after.partition(".")
    return int(ended), table


def folded(text: str) -> str:
    """As it is searched for: neither case nor the way it was typed matters."""
    return unicodedata.normalize("NFKC", text).casefold().strip()


def cleaned(text: str) -> str:
    """Text of several lines; none of its letters is invisible or stands over another line."""
    lines = (
        "".join(c if unicodedata.category(c)[0] != "C" else " " for c in INVISIBLE.sub("", line))
        for line in text.splitlines()
    )
    whole = "\n".join(" ".join(without_towers(line).split()) for line in lines).strip()
    return whole if whole.replace(IN_COLOUR, "") else ""
