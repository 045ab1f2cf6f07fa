"""What somebody has chosen for all their devices: whom they hear at a table, and who may know that they are here."""

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk

from .refusals import refuse

#: Everybody at the table, friends, or nobody.
Hears = Literal["table", "friends", "off"]
#: Who may know that somebody is in the house: everybody there, friends, or nobody.
Presence = Literal["everybody", "friends", "nobody"]
#: Values in one statement.
AT_ONCE = 500

CHOICE = "SELECT chat, presence FROM choices WHERE person = ?"
CHOOSE = """
    INSERT INTO choices (person, chat, presence) VALUES (?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET chat = excluded.chat, presence = excluded.presence"""
#: By any of their ids, those who do not hear everybody; and who they turned out to be.
CHOICES = """
    SELECT p.id, coalesce(p.merged_into, p.id), c.chat
    FROM people p JOIN choices c ON c.person = coalesce(p.merged_into, p.id)
    WHERE c.chat <> 'table' AND p.id"""
#: Friends, by every id that they sit at tables with.
FRIENDS = """
    SELECT other FROM friends WHERE person = ?
    UNION SELECT p.id FROM friends f JOIN people p ON p.merged_into = f.other WHERE f.person = ?"""


class Hearing(Struct, frozen=True):
    """Whom I hear at a table: everybody there, my friends, or nobody; and who may know that I am in the house."""

    chat: Hears = "table"
    presence: Presence = "friends"


class Choose(Struct, frozen=True, forbid_unknown_fields=True):
    """What is null stays as it was."""

    chat: Hears | None = None
    presence: Presence | None = None


def chosen(person: str) -> Talk[Hearing]:
    """What somebody has chosen, or what holds for those who have not."""
    found = yield CHOICE, (person,)
    return Hearing(found[0][0], found[0][1] or "friends") if found else Hearing()


class Choices:
    def __init__(self, store: Store, *, public: bool = True) -> None:
        """`public`: may strangers know who is here? Where not, nobody's name is shown to them."""
        self.store = store
        self.public = public

    async def of(self, me: Person) -> Hearing:
        def talk() -> Talk[Hearing]:
            return (yield from chosen(me.id))

        return await self.store.ask(talk)

    async def choose(self, me: Person, choice: Choose) -> None:
        if choice.presence == "everybody" and not self.public:
            raise refuse("presence-public")

        def talk() -> Talk[None]:
            before = yield from chosen(me.id)
            yield CHOOSE, (me.id, choice.chat or before.chat, choice.presence or before.presence)

        await self.store.change(talk, owners=False)

    async def heard_by(self, person: Person | None) -> frozenset[str] | None:
        """Whose words somebody wants to hear; None for everybody's."""
        if person is None:
            return None
        return (await self.heard_by_all([person.id])).get(person.id)

    async def heard_by_all(self, ids: Sequence[str]) -> dict[str, frozenset[str]]:
        """Of these people, those who do not want to hear everybody, and whom they want to."""

        def talk() -> Talk[dict[str, frozenset[str]]]:
            found: dict[str, frozenset[str]] = {}
            for start in range(0, len(ids), AT_ONCE):
                some = tuple(ids[start : start + AT_ONCE])
                for one, person, chat in (yield f"{CHOICES} IN ({', '.join('?' * len(some))})", some):
                    friends = (yield FRIENDS, (person, person)) if chat == "friends" else []
                    found[one] = frozenset(other for (other,) in friends)
            return found

        return await self.store.ask(talk) if ids else {}
