"""Ten codes on paper, for the day a key is lost. Each works once; new ones replace the old. Only hashes are kept."""

import hashlib
import secrets

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.timing import TimeSource

from . import statements as sql
from .proof import is_proof_due
from .refusals import PeopleCode, refuse

HOW_MANY = 10
#: Digits and letters that nobody takes for each other (as Crockford has them); 80 bits a code, so a plain hash will do.
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH, GROUP = 16, 4
#: What somebody may have read for a letter.
MISREAD = str.maketrans("OILU", "011V")


class Codes:
    def __init__(self, store: Store, time: TimeSource) -> None:
        self.store = store
        self.time = time

    async def new(self, person: Person, here: str | None = None) -> list[str]:
        """Ten new codes, as they are printed; those of before work no more. `here`: the hash of the token of the device
        that asks."""
        codes, now = [new_code() for _ in range(HOW_MANY)], self.time.now()

        def talk() -> Talk[PeopleCode | None]:
            yield sql.ONE_AT_A_TIME, (person.id,)
            merged = yield sql.MERGED_INTO, (person.id,)
            if not merged or merged[0][0] is not None:
                return "guest-of-somebody"
            if (yield from is_proof_due(person.id, here, now)):
                return "proof-needed"
            yield sql.FORGET_CODES, (person.id,)
            for code in codes:
                yield sql.ADD_CODE, (hash_of(code), person.id, now)
            return None

        wrong = await self.store.change(talk)
        if wrong is not None:
            raise refuse(wrong)
        return codes

    async def left(self, person: Person) -> int:
        def talk() -> Talk[int]:
            ((left,),) = yield sql.COUNT_CODES, (person.id,)
            return int(left)

        return await self.store.ask(talk)

    async def use(self, code: str, of: Person | None = None) -> str:
        """Whose code this is, by id. It works no more. `of`: only if it is theirs."""

        def talk() -> Talk[str | None]:
            if of is None:
                found = yield sql.USE_CODE, (hash_of(code),)
            else:
                found = yield sql.USE_OWN_CODE, (hash_of(code), of.id)
            return found[0][0] if found else None

        person = await self.store.change(talk)
        if person is None:
            raise refuse("wrong-code")
        return person


def new_code() -> str:
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return " ".join(letters[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def hash_of(code: str) -> str:
    """Of its letters, however they were typed."""
    letters = "".join(c for c in code.upper().translate(MISREAD) if c in LETTERS)
    return hashlib.sha256(b"code\n" + letters.encode()).hexdigest()
