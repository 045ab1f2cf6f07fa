"""Talk at the table. It lives in memory only, and players and those who watch do not hear each other."""

import unicodedata
from collections import OrderedDict, deque

from caravanserai.engine.game import SPECTATOR

from ..fold.frames import PhraseId, Room, Said, encode
from ..fold.letters import IN_COLOUR, INVISIBLE, without_towers
from ..log.store import Person
from ..refusals import refuse
from .bus import Audience, Listener

MAX_LENGTH = 300
KEPT = 50
#: People at one table who do not want to hear somebody.
MOST_MUTING = 200


def spoken(seat: int, person: Person, text: str, now: int) -> Said:
    return Said(room_of(seat), seat, person.name, cleaned(text), now)


def phrase_spoken(seat: int, person: Person, phrase: PhraseId, now: int) -> Said:
    return Said(room_of(seat), seat, person.name, "", now, phrase)


class Chat:
    def __init__(self) -> None:
        #: Who said what; and who does not hear it.
        self.said: dict[Room, deque[tuple[str, Said, frozenset[str]]]] = {
            "players": deque(maxlen=KEPT),
            "spectators": deque(maxlen=KEPT),
        }
        #: Whom a person does not want to hear: seats, or None for everybody.
        self.muted: OrderedDict[str, set[int | None]] = OrderedDict()

    @property
    def is_empty(self) -> bool:
        return not self.muted and not any(self.said.values())

    def tell(self, audience: Audience, speaker: str, said: Said, apart: frozenset[str] = frozenset()) -> None:
        """To all here who are in the same room and want to hear it, but for who is kept apart from the speaker."""
        self.said[said.room].append((speaker, said, apart))
        frame = encode(said)
        for listener in audience.listeners:
            if self._hears(listener, speaker, said, apart):
                listener.offer(frame)

    def catch_up(self, listener: Listener) -> None:
        """What was said lately in the room of somebody who comes in."""
        for speaker, said, apart in self.said[room_of(listener.viewer)]:
            if self._hears(listener, speaker, said, apart):
                listener.offer(encode(said))

    def mute(self, person: str, seat: int | None, on: bool) -> None:
        """Of a few hundred people who mute, the one who did so longest ago hears everybody again."""
        muted = self.muted.setdefault(person, set())
        self.muted.move_to_end(person)
        if on:
            muted.add(seat)
        else:
            muted.discard(seat)
        if not muted:
            del self.muted[person]
        while len(self.muted) > MOST_MUTING:
            self.muted.popitem(last=False)

    def forget_before(self, time: int) -> None:
        """What was said before then."""
        for said in self.said.values():
            while said and said[0][1].time < time:
                said.popleft()

    def forget(self, ids: frozenset[str]) -> None:
        """What somebody said goes with them."""
        for room, said in self.said.items():
            self.said[room] = deque((one for one in said if one[0] not in ids), maxlen=KEPT)
        for one in ids:
            self.muted.pop(one, None)

    def _hears(self, listener: Listener, speaker: str, said: Said, apart: frozenset[str]) -> bool:
        if room_of(listener.viewer) != said.room or listener.person in apart:
            return False
        if listener.hears is not None and speaker != listener.person and speaker not in listener.hears:
            return False
        muted = self.muted.get(listener.person or "", set())
        return listener.person == speaker or not (None in muted or said.seat in muted)


def room_of(seat: int) -> Room:
    return "spectators" if seat == SPECTATOR else "players"


def cleaned(text: str) -> str:
    """Printable text on one line that stays on it, not too long."""
    kept = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in INVISIBLE.sub("", text))
    kept = " ".join(without_towers(kept).split())
    if not kept.replace(IN_COLOUR, ""):
        raise refuse("chat-empty")
    if len(kept) > MAX_LENGTH:
        raise refuse("chat-too-long", most=MAX_LENGTH)
    return kept
