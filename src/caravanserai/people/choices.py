"""What somebody has chosen for all their devices: whom they hear at a table, who may know that they are here, whether
data for researchers may name them, and how the page looks and sounds."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, structs

from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk

from .refusals import PeopleCode, refuse
from .statements import HANDLE_OF

#: Everybody at the table, friends, or nobody.
Hears = Literal["table", "friends", "off"]
#: Who may know that somebody is in the house: everybody there, friends, or nobody.
Presence = Literal["everybody", "friends", "nobody"]
#: Values in one statement.
AT_ONCE = 500

CHOICE = "SELECT chat, presence, page, named FROM choices WHERE person = ?"
CHOOSE = """
    INSERT INTO choices (person, chat, presence, page, named) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (person) DO UPDATE SET chat = excluded.chat, presence = excluded.presence, page = excluded.page,
        named = excluded.named"""
#: By any of their ids, those who do not hear everybody; and who they turned out to be.
CHOICES = """
    SELECT p.id, coalesce(p.merged_into, p.id), c.chat
    FROM people p JOIN choices c ON c.person = coalesce(p.merged_into, p.id)
    WHERE c.chat <> 'table' AND p.id"""
#: By any of their ids, the handles of those who want to be named in data for researchers.
NAMED = """
    SELECT p.id, h.handle
    FROM people p JOIN choices c ON c.person = coalesce(p.merged_into, p.id)
        JOIN handles h ON h.person = c.person AND h.left_at IS NULL
    WHERE c.named AND p.id"""
#: Friends, by every id that they sit at tables with.
FRIENDS = """
    SELECT other FROM friends WHERE person = ?
    UNION SELECT p.id FROM friends f JOIN people p ON p.merged_into = f.other WHERE f.person = ?"""


class PageChoice(Struct, frozen=True, forbid_unknown_fields=True):
    """How the page looks, moves and sounds. `lang` is null where the browser's own language holds; `speed` is 0 for
    nothing that moves."""

    lang: Annotated[str, Meta(pattern="^[a-z]{2}$(?!\\n)")] | None
    theme: Literal["system", "light", "dark"]
    contrast: Literal["system", "high"]
    speed: Annotated[int, Meta(ge=0, le=3)]
    stills: Literal["timed", "press", "off"]
    sound: bool
    hints: bool


class Hearing(Struct, frozen=True):
    """Whom I hear at a table: everybody there, my friends, or nobody; who may know that I am in the house; the page's
    settings, null while I have chosen none; and whether data for researchers name me, null where I cannot be named
    (without a handle, or in a house for children)."""

    chat: Hears = "table"
    presence: Presence = "friends"
    page: PageChoice | None = None
    named: bool | None = None


class Choose(Struct, frozen=True, forbid_unknown_fields=True):
    """What is null stays as it was."""

    chat: Hears | None = None
    presence: Presence | None = None
    page: PageChoice | None = None
    named: bool | None = None


def chosen(person: str) -> Talk[Hearing]:
    """What somebody has chosen, or what holds for those who have not."""
    found = yield CHOICE, (person,)
    if not found:
        return Hearing(named=False)
    chat, presence, page, named = found[0]
    return Hearing(chat, presence or "friends", _page(page) if page else None, bool(named))


def named_among(ids: Sequence[str]) -> Talk[dict[str, str]]:
    """The handles of those of these people who want data for researchers to name them."""
    found = yield f"{NAMED} IN ({', '.join('?' * len(ids))})", tuple(ids)
    return dict(found)


def _page(text: str) -> PageChoice | None:
    """What another version of the house wrote is chosen again."""
    try:
        return msgspec.json.decode(text, type=PageChoice)
    except msgspec.ValidationError:
        return None


class Choices:
    def __init__(self, store: Store, *, public: bool = True) -> None:
        """`public`: may strangers know who is here, and who played? Where not, nobody's name is shown to them."""
        self.store = store
        self.public = public

    async def of(self, me: Person) -> Hearing:
        def talk() -> Talk[Hearing]:
            choice = yield from chosen(me.id)
            may = self.public and bool((yield HANDLE_OF, (me.id,)))
            return choice if may else structs.replace(choice, named=None)

        return await self.store.ask(talk)

    async def choose(self, me: Person, choice: Choose) -> None:
        if choice.presence == "everybody" and not self.public:
            raise refuse("presence-public")

        def talk() -> Talk[PeopleCode | None]:
            if choice.named and not (self.public and (yield HANDLE_OF, (me.id,))):
                return "not-named"
            before = yield from chosen(me.id)
            page = choice.page or before.page
            kept = None if page is None else msgspec.json.encode(page).decode()
            named = before.named if choice.named is None else choice.named
            yield CHOOSE, (me.id, choice.chat or before.chat, choice.presence or before.presence, kept, named)
            return None

        if (refused := await self.store.change(talk, owners=False)) is not None:
            raise refuse(refused)

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
