"""A fresh proof: what leads back to somebody is changed only by who has shown one of their keys on this device, minutes
ago. A cookie that was stolen is not enough. Who has no key yet adds the first one freely."""

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import statements as sql
from .refusals import refuse

#: In milliseconds.
FRESH = 10 * 60_000


class Proofs:
    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time

    async def note(self, person: str, here: str) -> None:
        """A key was shown on this device. `here`: the hash of its token."""
        now = self.time.now()
        await self.store.change(lambda: note_proof(person, here, now), owners=False)

    async def check(self, person: Person, here: str | None) -> None:
        """Refused if a key has to be shown first."""
        now = self.time.now()
        if await self.store.ask(lambda: is_proof_due(person.id, here, now)):
            raise refuse("proof-needed")


def is_proof_due(person: str, here: str | None, now: int) -> Talk[bool]:
    """Has this person a key, and this device shown none lately? To be asked where the change is made: somebody else may
    add a key meanwhile."""
    ((keys,),) = yield sql.COUNT_KEYS, (person,)
    if not keys:
        return False
    found = yield sql.PROVEN, (here or "", person)
    return not (found and found[0][0] is not None and now < found[0][0] + FRESH)


def note_proof(person: str, here: str | None, now: int) -> Talk[None]:
    yield sql.PROVE, (now, here or "", person)
