"""A person's page: what they played and how it went, for those who may see it. For all others there is no such page,
whoever they ask for: private, blocked and unknown are one answer."""

import datetime
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct, structs

from caravanserai.tables.log.lines import readable
from caravanserai.tables.log.store import NAMELESS, Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import profile_statements as sql
from .friend_statements import APART, IS_FRIEND
from .friends import mark_of
from .handles import key_of
from .past_games import PastGame, PastGames, Search, past_game
from .refusals import refuse
from .settling import settle
from .statements import HANDLE_OWNER

Shows = Literal["private", "friends", "public"]
#: Games that say whether somebody can be relied on, and that are shown one by one.
LAST_KEPT, SHOWN_KEPT = 50, 20
LAST_GAMES, MOST_RIVALS = 8, 6
#: Days of the daily deal that are looked at together, and how often that is done for one person.
A_MONTH, MOST_MONTHS = datetime.timedelta(days=31), 13
#: The last games, among which rivals and games at public tables are looked for.
LATELY = 300


class Kept(Struct, frozen=True):
    """Of the last games with others that somebody began, how many they saw through; `last`: the latest, the last one
    last."""

    kept: int
    of: int
    last: tuple[bool, ...]


class Played(Struct, frozen=True):
    """Games of one kind, at tables of so many seats."""

    game: str
    seats: int
    played: int
    won: int


class Rival(Struct, frozen=True):
    """Somebody often met; with a handle only where their page can be seen."""

    key: str
    name: str
    handle: str | None
    games: int


class LessonDone(Struct, frozen=True):
    game: str
    key: str


class Profile(Struct, frozen=True):
    """`mine`: it is my own page, and has all games; others see those at public tables. `days`: of the daily deal in a
    row, up to today or yesterday."""

    key: str
    name: str
    handle: str | None
    since: int
    mine: bool
    friend: bool
    shows: Shows
    kept: Kept
    records: tuple[Played, ...]
    rivals: tuple[Rival, ...]
    days: int
    lessons: tuple[LessonDone, ...]
    games: tuple[PastGame, ...]


class Owner(Struct, frozen=True):
    person: Person
    since: int
    handle: str | None
    shows: Shows


class Profiles:
    def __init__(self, store: Store, time: TimeSource, games: PastGames, *, public: bool = True) -> None:
        """`public`: may a page be shown to everybody? Where not, nobody's is shown before they say so."""
        self.public = public
        self.store = store
        self.time = time
        self.games = games

    async def show(self, me: Person, shows: Shows) -> None:
        if shows == "public" and not self.public:
            raise refuse("profile-public")

        def talk() -> Talk[None]:
            yield sql.SHOW, (me.id, shows)

        await self.store.change(talk)

    async def lesson_done(self, me: Person, game: str, key: str) -> None:
        """A badge, once."""
        now = self.time.now()

        def known() -> Talk[list[Any]]:
            return (yield sql.LESSONS, (me.id,))

        def talk() -> Talk[None]:
            yield sql.LESSON_DONE, (me.id, game, key, now)

        if (game, key) not in [tuple(line) for line in await self.store.ask(known)]:
            await self.store.change(talk)

    async def mine(self, me: Person) -> Profile:
        def talk() -> Talk[Owner | None]:
            return (yield from _owner(me.id, self.public))

        owner = await self.store.ask(talk)
        if owner is None:
            raise refuse("no-such-profile")
        return await self._of(Owner(me, owner.since, owner.handle, owner.shows), mine=True, friend=False)

    async def of(self, handle: str, viewer: Person | None) -> Profile:
        """Somebody's page, for this viewer."""
        owner, friend = await self._seen(handle, viewer)
        mine = viewer is not None and owner.person.id == viewer.id
        return await self._of(owner, mine=mine, friend=friend and not mine)

    async def seen(self, handle: str, viewer: Person | None) -> Person:
        """Whose page it is, if this viewer may see it."""
        return (await self._seen(handle, viewer))[0].person

    async def _seen(self, handle: str, viewer: Person | None) -> tuple[Owner, bool]:
        """The owner, and whether they are friends. Whoever is asked for, the same is looked up."""
        key, me = key_of(handle), viewer or Person("", "")

        def talk() -> Talk[tuple[Owner | None, bool, bool]]:
            found = yield HANDLE_OWNER, (key,)
            person = found[0][0] if found and found[0][1] is None else ""
            owner = yield from _owner(person, self.public)
            friend = yield IS_FRIEND, (person, me.id)
            apart = yield APART, (me.id,)
            return owner, bool(friend), person in [other for (other,) in apart]

        owner, friend, apart = (None, False, True) if "\0" in key else await self.store.ask(talk)
        if owner is not None and owner.person.id == me.id:
            return owner, False
        seen = owner is not None and (owner.shows == "public" or (owner.shows == "friends" and friend))
        if owner is None or apart or not seen:
            raise refuse("no-such-profile")
        return owner, friend

    async def _of(self, owner: Owner, *, mine: bool, friend: bool) -> Profile:
        ids = owner.person.ids
        await settle(self.store, ids)
        today = datetime.datetime.fromtimestamp(self.time.now() / 1_000, datetime.UTC).date()

        def talk() -> Talk[Profile]:
            records, lessons = Counter[tuple[str, int]](), set[tuple[str, str]]()
            won, met, games, kept = Counter[tuple[str, int]](), list[Any](), list[Any](), list[tuple[int, bool]]()
            for one in ids:
                for game, seats, played, first in (yield sql.RECORDS, (one,)):
                    records[game, seats] += played
                    won[game, seats] += first
                kept += [(ended, bool(was)) for ended, was in (yield sql.KEPT, (one, LAST_KEPT))]
                met += yield sql.RIVALS, (one, LATELY, one, 2 * MOST_RIVALS)
                lessons.update((line[0], line[1]) for line in (yield sql.LESSONS, (one,)))
                if not mine:
                    games += yield sql.LAST_PUBLIC, (one, LATELY, LAST_GAMES)
            days = yield from _days(ids, today)
            shown = readable(past_game, games, set())
            return Profile(
                mark_of(owner.person.id),
                owner.person.name,
                owner.handle,
                owner.since,
                mine,
                friend,
                owner.shows,
                _kept(kept),
                tuple(Played(game, seats, n, won[game, seats]) for (game, seats), n in sorted(records.items())),
                _rivals(met, {*ids}, everybody=mine, public=self.public),
                in_a_row(days, today),
                tuple(LessonDone(*line) for line in sorted(lessons)),
                tuple(sorted(shown, key=lambda one: -one.ended_at)[:LAST_GAMES]),
            )

        made = await self.store.ask(talk)
        if not mine:
            return made
        own = await self.games.of(owner.person, Search(), LAST_GAMES)
        return structs.replace(made, games=own.games)


def _owner(person: str, public: bool) -> Talk[Owner | None]:
    found = yield sql.OWNER, (person,)
    also = yield sql.ALSO, (person,)
    if not found:
        return None
    one, name, since, handle, shows = found[0]
    # Who has a handle has friends who know them by it; a guest has none to show anything to.
    default: Shows = "friends" if handle is not None and public else "private"
    if shows == "public" and not public:
        shows = "friends"
    return Owner(Person(one, name, tuple(sorted(line[0] for line in also))), since, handle, shows or default)


def _rivals(met: list[Any], own: set[str], *, everybody: bool, public: bool) -> tuple[Rival, ...]:
    """Those met most often. To others only such as show their page to everybody: nobody is named against their will."""
    found: dict[str, Rival] = {}
    for person, name, handle, shows, often in met:
        to_all = public and shows == "public"
        if person not in own and (to_all or everybody) and name != NAMELESS:
            before = found[person].games if person in found else 0
            found[person] = Rival(mark_of(person), name, handle if to_all else None, before + often)
    return tuple(sorted(found.values(), key=lambda one: (-one.games, one.key))[:MOST_RIVALS])


def _days(ids: Sequence[str], today: datetime.date) -> Talk[set[str]]:
    """Days of the daily deal: of the last month, and of the one before as long as no two are missing."""
    found, until = set[str](), today
    for _ in range(MOST_MONTHS):
        month, after = set[str](), until - A_MONTH
        for one in ids:
            lines = yield sql.DAYS, (one, after.isoformat(), until.isoformat())
            month.update(day for (day,) in lines)
        found |= month
        if len(month) < A_MONTH.days - 1:
            break
        until = after
    return found


def _kept(kept: list[tuple[int, bool]]) -> Kept:
    last = [was for _, was in sorted(kept)[-LAST_KEPT:]]
    return Kept(sum(last), len(last), tuple(last[-SHOWN_KEPT:]))


def in_a_row(days: set[str], today: datetime.date) -> int:
    """Today's deal may still be to come."""
    day = today if today.isoformat() in days else today - datetime.timedelta(days=1)
    count = 0
    while day.isoformat() in days:
        count += 1
        day -= datetime.timedelta(days=1)
    return count
