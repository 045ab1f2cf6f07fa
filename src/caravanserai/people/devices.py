"""The devices of a person: where they are signed in, and the end of that."""

import re
from collections import OrderedDict
from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import statements as sql
from .proof import is_proof_due
from .refusals import refuse

#: Of the hash of a device's token: tells devices apart, and opens nothing.
ID_LETTERS = 16
HOUR = 3_600_000
#: Devices of which it is remembered that they were noted.
MOST_NOTED = 20_000
#: Values in one statement.
AT_ONCE = 500
#: Browsers and systems by what they call themselves, the ones that also call themselves others first.
BROWSERS = (("edg", "edge"), ("opr/", "opera"), ("firefox", "firefox"), ("fxios", "firefox"), ("crios", "chrome"),
            ("chrome", "chrome"), ("chromium", "chrome"), ("safari", "safari"))  # fmt: skip
SYSTEMS = (("iphone", "iphone"), ("ipad", "ipad"), ("android", "android"), ("windows", "windows"), ("cros", "chromeos"),
           ("mac os", "mac"), ("linux", "linux"))  # fmt: skip


class Device(Struct, frozen=True):
    """`browser` and `system` as it calls itself, in a word each. Since when it is signed in, and when it was last seen,
    to the hour, in milliseconds since 1970. `here`: it is the one that asks."""

    id: str
    browser: str | None
    system: str | None
    since: int
    seen: int
    here: bool


def agent_of(header: str | None) -> str:
    """What is kept of what a browser says about itself: two words at most."""
    text = (header or "")[:400].lower()
    words = (next((word for sign, word in signs if sign in text), "-") for signs in (BROWSERS, SYSTEMS))
    return " ".join(words)


def _device(line: Sequence[Any], here: str) -> Device:
    token_hash, agent, since, seen = line
    found = re.fullmatch(r"([a-z]+|-) ([a-z]+|-)", agent or "- -")
    browser, system = (None if word == "-" else word for word in (found.groups() if found else "--"))
    return Device(token_hash[:ID_LETTERS], browser, system, since, seen, token_hash == here)


class Devices:
    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time
        #: Which were noted as seen, and when.
        self._noted: OrderedDict[str, int] = OrderedDict()
        #: What is to be written of them.
        self._seen: dict[str, tuple[int, str]] = {}

    def note(self, token_hash: str, now: int) -> bool:
        """This device was seen. Is that news? Once an hour; then `seen` is to be told what kind of browser it is."""
        if now - self._noted.get(token_hash, -HOUR) < HOUR:
            return False
        self._noted[token_hash] = now
        self._noted.move_to_end(token_hash)
        if len(self._noted) > MOST_NOTED:
            self._noted.popitem(last=False)
        return True

    def seen(self, token_hash: str, now: int, agent: str) -> None:
        """To be written with the next that were seen: nobody waits for it, and a crowd that comes in is one write."""
        if len(self._seen) < MOST_NOTED:
            self._seen[token_hash] = (now, agent)

    async def write_seen(self) -> None:
        some = [(token, *self._seen.pop(token)) for token in [*self._seen][:AT_ONCE]]

        def talk() -> Talk[None]:
            for token, now, agent in some:
                yield sql.SEEN, (now, agent, token)

        if some:
            await self.store.change(talk, owners=False)

    async def of(self, person: Person, here: str) -> list[Device]:
        """The one that was seen last first. `here`: the hash of the token that asks."""

        def talk() -> Talk[list[Device]]:
            found = yield sql.DEVICES_OF, (person.id, person.id)
            return [_device(line, here) for line in found]

        return await self.store.ask(talk)

    async def end(self, person: Person, device: str, here: str) -> list[str]:
        """Sign one of them out: the hashes of its token."""
        now = self.time.now()

        def talk() -> Talk[list[str] | None]:
            if (yield from is_proof_due(person.id, here, now)):
                return None
            gone = yield sql.END_DEVICE, (person.id, person.id, device)
            return [token for (token,) in gone]

        ended = [] if len(device) != ID_LETTERS or "\0" in device else await self.store.change(talk)
        if ended is None:
            raise refuse("proof-needed")
        if not ended:
            raise refuse("no-such-device")
        return ended

    async def end_others(self, person: Person, here: str) -> list[str]:
        """Sign all others out, those of guests who turned out to be them too, and take back all links."""
        now = self.time.now()

        def talk() -> Talk[list[str] | None]:
            if (yield from is_proof_due(person.id, here, now)):
                return None
            yield sql.END_LINKS, (person.id, person.id)
            gone = yield sql.END_OTHERS, (person.id, person.id, here)
            return [token for (token,) in gone]

        ended = await self.store.change(talk)
        if ended is None:
            raise refuse("proof-needed")
        return ended

    async def end_here(self, here: str) -> None:
        def talk() -> Talk[None]:
            yield sql.END_TOKEN, (here,)

        await self.store.change(talk)

    async def still_there(self, tokens: Collection[str]) -> set[str]:
        """Of these hashes, those that are still somebody's."""
        asked = sorted(tokens)

        def talk() -> Talk[set[str]]:
            found: set[str] = set()
            for start in range(0, len(asked), AT_ONCE):
                some = tuple(asked[start : start + AT_ONCE])
                lines = yield f"{sql.TOKENS} IN ({', '.join('?' * len(some))})", some
                found.update(token for (token,) in lines)
            return found

        return await self.store.ask(talk) if asked else set()
