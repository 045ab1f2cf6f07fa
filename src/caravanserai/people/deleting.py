"""The end of a person: what was theirs alone goes, at once; their name goes out of every game, some games at a time.

Games are others' too, and stay: they replay and verify as before. Neither rules nor fairness need a name, so in rows of
logs, lists and cards it is replaced by one that nobody can have (`NAMELESS`), and readers are told "a merchant". What
is left is an id that leads to nobody. A handle stays reserved, as a hash.
"""

import hashlib
from collections.abc import AsyncIterator, Container, Iterable
from functools import partial
from itertools import zip_longest
from typing import Any

import msgspec
from msgspec import Struct, structs

from caravanserai.engine.game import SPECTATOR
from caravanserai.tables.fold.forgetting import unnamed
from caravanserai.tables.log.entries import BotSat, Returned, Sat, Started, Stood, decode_entry, encode_entry
from caravanserai.tables.log.store import DAMAGED, NAMELESS, Person, Store
from caravanserai.tables.log.summary import Card
from caravanserai.tables.log.talks import Talk

from . import circles
from . import delete_statements as sql
from .friends import mark_of
from .mail_statements import MAIL_OF
from .notices import KeptSnapshot, SeenLine
from .proof import is_proof_due
from .refusals import PeopleCode, refuse
from .statements import MERGED_INTO, ONE_AT_A_TIME

#: Games and reports in one transaction, and people who wait to be seen to in one look.
AT_A_TIME, REPORTS_AT_A_TIME, MOST_AT_ONCE = 20, 100, 20
#: After so long nobody is at it any more who began, and it is begun again: also a second time where it was seen
#: through, because another node may have written the name once more before it heard.
BEGUN_LASTS = 300_000


class Departed(Struct, frozen=True):
    """Who is gone: all ids they were known by, and the devices that were theirs."""

    ids: tuple[str, ...]
    devices: tuple[str, ...] = ()
    #: What they were called until a moment ago, and tables where a friend had kept a seat for them.
    names: frozenset[str] = frozenset()
    kept: tuple[str, ...] = ()

    @property
    def person(self) -> Person:
        return Person(self.ids[0], NAMELESS, self.ids[1:])


class Unnamed(Struct, frozen=True):
    """A table out of which these names were taken."""

    table: str
    names: frozenset[str]


class Deleting:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def delete(self, person: str, now: int) -> Departed:
        """From now on there is nobody to come back as. The name is still to be taken out of games."""
        return await self.store.change(partial(_delete, person, now, 0))

    async def delete_me(self, person: str, here: str | None, now: int) -> Departed:
        """The same, for who asks on this device; what is still to be done, they see through."""

        def talk() -> Talk[Departed | PeopleCode]:
            # What a guest of somebody did is that person's: a cookie of before does not take it from them.
            if any(of is not None for (of,) in (yield MERGED_INTO, (person,))):
                return "guest-of-somebody"
            if (yield from is_proof_due(person, here, now)):
                return "proof-needed"
            return (yield from _delete(person, now, now))

        departed = await self.store.change(talk)
        if isinstance(departed, str):
            raise refuse(departed)
        return departed

    async def undone(self, now: int) -> list[Departed]:
        """Those whose name may still be in games, and nobody is at it: from now on it is the asker's to see through."""

        def talk() -> Talk[list[Departed]]:
            before = now - BEGUN_LASTS
            found = []
            for (person,) in (yield sql.UNDONE, (before, MOST_AT_ONCE)):
                if (yield sql.CLAIM, (now, person, before)):
                    # Whoever came in, or was somebody, while they left: what they wrote goes too.
                    found.append((yield from _forget(person)))
            return found

        return await self.store.change(talk)

    async def take_names_out(self, departed: Departed) -> AsyncIterator[list[Unnamed]]:
        """Of all their games, some at a time; what was done is there, and can be told."""
        # First: in reports of before, who sees it through after a stop knows the ids, and no name any more.
        marks = frozenset(map(mark_of, departed.ids))
        report: str | None = ""
        while report is not None:
            report = await self.store.change(partial(_unname_reports, departed.names, marks, report), owners=False)
        tables = await self.store.ask(partial(_tables, departed.ids))
        for start in range(0, len(tables), AT_A_TIME):
            some = tables[start : start + AT_A_TIME]
            yield await self.store.change(partial(_unname, some, frozenset(departed.ids)), owners=False)

    async def is_done(self, departed: Departed) -> None:
        def talk() -> Talk[None]:
            if not (yield sql.DONE_TWICE, (departed.ids[0],)):
                yield sql.DONE, (True, departed.ids[0])

        await self.store.change(talk)


def _delete(person: str, now: int, begun: int) -> Talk[Departed]:
    departed = yield from _forget(person)
    yield sql.GONE, (person, now, begun, False)
    return departed


def _forget(person: str) -> Talk[Departed]:
    """All that is theirs alone."""
    yield ONE_AT_A_TIME, (person,)
    found = yield sql.IDS, (person, person)
    ids = _with_first(person, (one for one, _ in found))
    yield from circles.gone(ids)
    devices, kept = list[str](), list[str]()
    for one in ids:
        devices += [device for (device,) in (yield sql.DEVICES, (one,))]
        kept += [table for (table,) in (yield sql.KEPT_SEATS, (one,))]
        keys = [key for (key,) in (yield sql.HANDLE_KEYS, (one,))]
        for key in keys:
            yield sql.RESERVE, (reserved_hash(key),)
        for called in (*(f"@{key}" for key in keys), mark_of(one)):
            for statement in sql.CALLED:
                yield statement, (called,)
        for address, wanted, _ in (yield MAIL_OF, (one,)):
            yield sql.LETTERS_TO, (address, wanted)
        for statement in sql.THEIRS:
            yield statement, (one,)
        yield sql.CALL, (NAMELESS, one)
    names = frozenset(name for _, name in found) - {NAMELESS}
    return Departed(ids, tuple(devices), names, tuple(kept))


def _with_first(person: str, ids: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((person, *ids)))


def _tables(ids: tuple[str, ...]) -> Talk[list[str]]:
    """All where they sat, or asked to: ids alone, so there may be many."""
    found: dict[str, None] = {}
    for one in ids:
        for statement in (sql.SEATED, sql.WISHED):
            found |= dict.fromkeys(table for (table,) in (yield statement, (one,)))
    return [*found]


def _unname(tables: list[str], ids: frozenset[str]) -> Talk[list[Unnamed]]:
    done = []
    for table in tables:
        done.append(Unnamed(table, (yield from _unname_table(table, ids))))
    return done


def _unname_table(table: str, ids: frozenset[str]) -> Talk[frozenset[str]]:
    names, sits, spoke, begun = set[str](), dict[int, str](), set[int](), False
    for number, written in (yield sql.ROWS, (table,)):
        try:
            entry = decode_entry(bytes(written))
        except DAMAGED:
            continue  # nobody can read it, and so nobody's name in it
        match entry:
            case Sat(seat, person) | Returned(seat, person):
                sits[seat] = person
                spoke |= {seat} if person in ids else set()
            case Stood(seat) | BotSat(seat) if not begun:
                sits.pop(seat, None)
            case Started():
                begun = True
        if (changed := unnamed(entry, ids)) is not None:
            names.add(changed[1])
            yield sql.SET_ROW, (encode_entry(changed[0]), table, number)
    seats = {seat for seat, person in sits.items() if person in ids}
    yield from _unname_lists(table, seats, ids)
    for report, snapshot in (yield sql.REPORTS_AT, (table,)):
        yield from _unname_lines(report, snapshot, names, spoke, frozenset(map(mark_of, ids)))
    return frozenset(names)


def _unname_reports(names: frozenset[str], marks: frozenset[str], after: str) -> Talk[str | None]:
    """What they said where they only watched, in the next reports; and where to go on."""
    found = yield sql.REPORTS, (after, REPORTS_AT_A_TIME)
    for report, snapshot in found:
        yield from _unname_lines(report, snapshot, names, {SPECTATOR}, marks)
    return found[-1][0] if len(found) == REPORTS_AT_A_TIME else None


def _unname_lines(
    report: str, snapshot: Any, names: Container[str], seats: Container[int], marks: Container[str]
) -> Talk[None]:
    """A report about somebody else stays, without the words of who is gone: by their mark, or, where none was kept, by
    what they were called."""
    seen = msgspec.json.decode(bytes(snapshot), type=KeptSnapshot)

    def theirs(line: SeenLine, speaker: str | None) -> bool:
        return line.name in names and line.seat in seats if speaker is None else speaker in marks

    lines = tuple(
        structs.replace(line, name=NAMELESS, text="") if theirs(line, speaker) else line
        for line, speaker in zip_longest(seen.lines, seen.speakers[: len(seen.lines)])
    )
    if lines != seen.lines:
        yield sql.SET_SNAPSHOT, (msgspec.json.encode(structs.replace(seen, lines=lines)), report)


def _unname_lists(table: str, seats: set[int], ids: frozenset[str]) -> Talk[None]:
    for names, card in (yield sql.NAMES, (table,)):
        shown = _read(names, list[str])
        if shown is not None:
            hidden = [NAMELESS if seat in seats and name else name for seat, name in enumerate(shown)]
            if hidden != shown:
                yield sql.SET_NAMES, (msgspec.json.encode(hidden).decode(), table)
        kept = _read(card, Card)
        if kept is not None and any(one.person in ids for one in kept.seats):
            yield sql.SET_CARD, (msgspec.json.encode(_unnamed_card(kept, ids)).decode(), table)


def _read(written: Any, kind: Any) -> Any:
    try:
        return None if written is None else msgspec.json.decode(written, type=kind)
    except DAMAGED:
        return None


def _unnamed_card(card: Card, ids: frozenset[str]) -> Card:
    seats = (
        structs.replace(one, info=structs.replace(one.info, name=NAMELESS)) if one.person in ids else one
        for one in card.seats
    )
    return structs.replace(card, seats=tuple(seats))


def reserved_hash(key: str) -> str:
    """Of what all handles that look alike have in common. Who guesses the handle can check it, as by asking for it."""
    return hashlib.sha256(f"reserved handle\n{key}".encode()).hexdigest()
