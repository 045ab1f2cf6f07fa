"""Talk at a table: heard and forgotten, never part of its log."""

from caravanserai.engine.game import SPECTATOR

from ..fold.frames import PhraseId, Said
from ..log.person import Person
from ..refusals import refuse
from ..timing import TimeSource
from .asides import Muted, Spoke
from .chat import phrase_spoken, spoken
from .live_table import LiveTable
from .memory import Memory
from .services import Services


class Talking:
    """A part of the keeper of tables."""

    memory: Memory
    services: Services
    time: TimeSource

    async def say(self, table: str, person: Person, text: str, apart: frozenset[str] = frozenset()) -> None:
        """Chat: players among themselves, those who watch among themselves; not heard by those who are kept apart from
        the speaker. Never part of the game's log."""
        async with self.memory.at(table) as live:
            seat = live.table.seat_for(person)
            self._speak(live, person, spoken(seat, person, text, self.time.now()), apart)

    async def say_phrase(
        self, table: str, person: Person, phrase: PhraseId, apart: frozenset[str] = frozenset()
    ) -> None:
        """A phrase of the house, to the same room."""
        async with self.memory.at(table) as live:
            seat = live.table.seat_for(person)
            self._speak(live, person, phrase_spoken(seat, person, phrase, self.time.now()), apart)

    def _speak(self, live: LiveTable, person: Person, said: Said, apart: frozenset[str]) -> None:
        who = live.table.known_as(person)
        live.chat.tell(live.audience, who, said, apart)
        self.services.news.say(live.table.id, Spoke(who, said, apart))

    async def mute(self, table: str, person: Person, seat: int | None, on: bool) -> None:
        """Hear a seat (or everybody) no more, or again."""
        async with self.memory.at(table) as live:
            if seat is not None and not SPECTATOR <= seat < len(live.table.seats):
                raise refuse("no-such-seat")
            who = live.table.known_as(person)
            live.chat.mute(who, seat, on)
            self.services.news.say(table, Muted(who, seat, on))
