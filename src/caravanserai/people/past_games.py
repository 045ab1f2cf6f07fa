"""My games: those that are over, found again by game, people, result and time; a star and a note on each."""

import heapq
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, Literal

from msgspec import Struct, structs

from caravanserai.tables.fold.letters import IN_COLOUR, INVISIBLE, without_towers
from caravanserai.tables.log.lines import readable, summary_of
from caravanserai.tables.log.store import Person, Store
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

    def wants(self, one: PastGame) -> bool:
        place = one.ranks[one.seat] if one.ranks and one.seat < len(one.ranks) else None
        if self.game not in (None, one.game):
            return False
        if self.result is not None and (place is None or (place == 1) != (self.result == "won")):
            return False
        text = folded(self.text)
        return not text or any(text in folded(found) for found in (*one.names, one.note))


class PastGames:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: Person, search: Search, limit: int, after: str | None = None) -> PastPage:
        await settle(self.store, person.ids)
        start = LAST if after is None else place_in_list(after)
        if search.until is not None:
            start = min(start, (search.until, ""))
        look_at = limit if search.takes_all else WINDOW
        statement = sql.STARRED if search.starred else sql.PAST

        def talk() -> Talk[list[list[Any]]]:
            found = []
            for one in person.ids:
                found.append((yield statement, (one, max(search.since, 1), *start, look_at + 1)))
            return found

        lists = await self.store.ask(talk)
        return _page(lists, search, limit, look_at)

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
    odd = set[str]()
    merged = heapq.merge(*(readable(past_game, lines, odd) for lines in lists), key=_place, reverse=True)
    games = list(_one_seat_each(merged))
    seen, taken = games[:look_at], list[PastGame]()
    last = seen[-1] if len(games) > look_at or any(len(lines) > look_at for lines in lists) else None
    for one in seen:
        if search.wants(one):
            taken.append(one)
        if len(taken) == limit:
            last = None if one is games[-1] and last is None else one
            break
    return PastPage(tuple(taken), None if last is None else f"{last.ended_at}.{last.id}")


def past_game(line: Sequence[Any]) -> PastGame:
    *summary, ended, seat, starred, note = line
    more = {"ended_at": ended, "seat": seat, "starred": bool(starred), "note": note or ""}
    return PastGame(**structs.asdict(summary_of(summary)), **more)


def _place(one: PastGame) -> tuple[int, str]:
    return one.ended_at, one.id


def _one_seat_each(games: Iterable[PastGame]) -> Iterable[PastGame]:
    """Who took over another seat of the same game has one line for it."""
    for _, seats in groupby(games, key=lambda one: one.id):
        yield min(seats, key=lambda one: one.seat)


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
