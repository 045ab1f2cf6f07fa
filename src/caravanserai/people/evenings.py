"""Evenings of a circle: when, which games, and who is in."""

import secrets
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from caravanserai.tables.log.store import Person
from caravanserai.tables.log.talks import Talk

from . import circle_statements as sql
from .circles import EARLY, HOUR, LASTS, MOST_PLANNED, Answer, Circles, Inside, must_be
from .outbox import Cause, put_to
from .past_games import cleaned
from .refusals import PeopleCode, refuse

DAY = 24 * HOUR
#: That are kept; and shown of those that are over.
MOST_KEPT, MOST_PAST = 500, 10
LONGEST_NOTE, FAR_AHEAD = 200, 366 * DAY
#: Who was on the page of an evening since then is here; so often it is written down.
HERE_WITHIN, SEEN_EVERY = 60_000, 20_000


class Plan(Struct, frozen=True):
    starts: int
    games: tuple[str, ...]
    note: str


class Evening(Struct, frozen=True):
    """`answers` and `here` are by who somebody is now; `here` has only those who came while it was on."""

    id: str
    starts: int
    games: tuple[str, ...]
    note: str
    answers: dict[str, Answer]
    here: frozenset[str]


class Evenings:
    def __init__(self, circles: Circles, *, notes: bool = True) -> None:
        """`notes`: a note is a text that somebody wrote, and so may not be shown everywhere."""
        self.circles = circles
        self.store = circles.store
        self.time = circles.time
        self.notes = notes
        #: When it was last written that somebody is here, by this node.
        self._seen: dict[tuple[str, str], int] = {}

    async def of(self, me: Person, circle: str) -> tuple[Inside, list[Evening], list[Evening]]:
        """A circle with its evenings: those to come, the one that is on among them, and the last of those before."""
        now = self.time.now()

        def talk() -> Talk[tuple[Inside, list[Evening], list[Evening]] | None]:
            found = yield from self.circles.inside(me, circle)
            if found is None:
                return None
            coming = yield sql.EVENINGS_SINCE, (circle, now - LASTS, MOST_PLANNED + 5)
            past = yield sql.EVENINGS_BEFORE, (circle, now - LASTS, MOST_PAST)
            first = min((line[1] for line in (*past, *coming)), default=now)
            said: defaultdict[str, list[Any]] = defaultdict(list)
            for evening, *line in (yield sql.ANSWERS_SINCE, (circle, first)):
                said[evening].append(line)
            both = ([self._read(line, said[line[0]], now) for line in lines] for lines in (coming, past))
            return found, next(both), next(both)

        return must_be(await self.store.ask(talk))

    def _read(self, line: Any, said: Sequence[Any], now: int) -> Evening:
        id, starts, games, note = line
        answers: dict[str, Answer] = {}
        here = set()
        for person, answer, seen in said:
            if answer is not None:
                answers[person] = answer
            if seen is not None and seen > now - HERE_WITHIN:
                here.add(person)
        return Evening(id, starts, tuple(games.split()), note if self.notes else "", answers, frozenset(here))

    async def plan(self, me: Person, circle: str, plan: Plan) -> str:
        id, now = secrets.token_hex(8), self.time.now()
        values = self._checked(plan, now)

        def act(found: Inside) -> Talk[PeopleCode | None]:
            ((many,),) = yield sql.COUNT_EVENINGS, (found.id, now - LASTS)
            if many >= MOST_PLANNED:
                return "too-many-evenings"
            yield sql.ADD_EVENING, (id, found.id, *values, now)
            others = [one.id for one in found.members.values() if one.id != found.me.id]
            yield from put_to(others, Cause(None, "evening", f"evening:{id}", other=found.me.id), now)
            for (old,) in (yield sql.OLD_EVENINGS, (found.id, MOST_KEPT)):
                yield from _forget(old)
            return None

        await self.circles.change(me, circle, act)
        return id

    async def change(self, me: Person, circle: str, evening: str, plan: Plan) -> None:
        values = self._checked(plan, self.time.now())

        def act(found: Inside) -> Talk[PeopleCode | None]:
            changed = yield sql.CHANGE_EVENING, (*values, evening, found.id)
            return None if changed else "no-such-evening"

        await self.circles.change(me, circle, act, also=evening)

    async def call_off(self, me: Person, circle: str, evening: str) -> None:
        def act(found: Inside) -> Talk[PeopleCode | None]:
            if not (yield sql.EVENING, (evening, found.id)):
                return "no-such-evening"
            yield from _forget(evening)
            return None

        await self.circles.change(me, circle, act, also=evening)

    async def answer(self, me: Person, circle: str, evening: str, answer: Answer | None) -> None:
        """Mine; None: I have not said."""

        def act(found: Inside) -> Talk[PeopleCode | None]:
            if not (yield sql.EVENING, (evening, found.id)):
                return "no-such-evening"
            for one in found.me.feeds:
                yield sql.ANSWER, (evening, one, answer)
            return None

        await self.circles.change(me, circle, act, keepers=False, also=evening)

    async def is_here(self, found: Inside, evening: Evening) -> None:
        """Somebody looks at an evening that is on: keepers see who is there and waits."""
        now, key = self.time.now(), (evening.id, found.me.id)
        if not is_on(evening, now) or now - self._seen.get(key, 0) < SEEN_EVERY:
            return
        if len(self._seen) > 20_000:
            self._seen.clear()
        self._seen[key] = now

        def talk() -> Talk[None]:
            if (yield sql.EVENING, (evening.id, found.id)):
                yield sql.SEEN, (evening.id, next(iter(found.me.feeds)), now)

        await self.store.change(talk, owners=False)

    def _checked(self, plan: Plan, now: int) -> tuple[int, str, str]:
        if not now - EARLY <= plan.starts <= now + FAR_AHEAD:
            raise refuse("evening-time")
        note = cleaned(plan.note) if self.notes else ""
        if len(note) > LONGEST_NOTE:
            raise refuse("note-too-long", most=LONGEST_NOTE)
        return plan.starts, " ".join(dict.fromkeys(plan.games)), note


def is_on(evening: Evening, now: int) -> bool:
    return evening.starts - EARLY <= now < evening.starts + LASTS


def _forget(evening: str) -> Talk[None]:
    for statement in sql.REMOVE_EVENING:
        yield statement, (evening,)
