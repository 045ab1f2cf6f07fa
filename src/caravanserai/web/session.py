"""Who is there. A guest is a random token in a signed cookie; the house keeps only its hash."""

import base64
import hashlib
import hmac
import secrets
import unicodedata

from msgspec import Struct

from caravanserai.tables.fold.letters import IN_COLOUR, INVISIBLE, MOST_MARKS, has_a_tower
from caravanserai.tables.log.store import Known, Person, Store
from caravanserai.tables.timing import TimeSource

from .refusals import refuse

COOKIE = "caravanserai"
#: As long as browsers keep one.
COOKIE_SECONDS = 400 * 24 * 3_600
#: Those who play at one table from the same device, one after another, besides its own person: as many as sit down.
SHARING = ("2", "3", "4", "5")
#: There they are themselves; and each has a name, may have all that is kept of them, and may have it deleted. All else,
#: from an account to a place in an event, is one person's on one device.
AT_TABLES, ABOUT_ME = "/api/tables/{table}", ("/api/me", "/api/me/data", "/api/me/delete")
LINK_DAYS = 7
LONGEST_NAME = 24
DAY = 24 * 3_600 * 1_000


class Signed(Struct, frozen=True):
    """Who asks, and the hash of their device's token."""

    person: Person
    device: str


class Sessions:
    def __init__(self, store: Store, time: TimeSource, key: bytes) -> None:
        self.store = store
        self.time = time
        self._key = key

    async def signed(self, header: str | None, secure: bool, called: str = COOKIE) -> Signed | None:
        """The person of our cookie in this header: one that the house signed, and the last of several, for a browser
        sends those of narrower paths first. Whatever else is there, a neighbour on the same host put there: it makes
        nobody a stranger."""
        for cookie in reversed(cookies_in(header, secure, called)):
            token, _, signature = cookie.partition(".")
            if token and hmac.compare_digest(signature.encode(), self._sign(token).encode()):
                device = hash_of(token)
                person = await self.store.person_by_token(device)
                return None if person is None else Signed(person, device)
        return None

    async def new_guest(self, name: str, agent: str | None = None) -> tuple[Person, str]:
        """A new person, and the cookie for this device."""
        person = Person(secrets.token_hex(16), clean_name(name))
        token = secrets.token_urlsafe(32)
        await self.store.add_person(person, hash_of(token), self.time.now(), agent)
        return person, self._cookie(token)

    async def new_device(self, person: Person, agent: str | None, was: str | None) -> str:
        """The cookie for a device on which this person has shown who they are. Always a new one: who knew the cookie of
        before knows nothing."""
        token = secrets.token_urlsafe(32)
        await self.store.add_token(person.id, hash_of(token), self.time.now(), agent, was)
        return self._cookie(token)

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, clean_name(name))
        await self.store.rename(person.id, renamed.name)
        return renamed

    async def new_link(self, person: Person) -> tuple[str, int]:
        """A token that makes another device this person's, once; and when it expires."""
        token = secrets.token_urlsafe(32)
        expires = self.time.now() + LINK_DAYS * DAY
        await self.store.add_return_link(person.id, hash_of(token), expires)
        return token, expires

    async def look_at_link(self, link: str) -> Known:
        """Whose link this is; it still works afterwards."""
        found = await self.store.return_link(hash_of(link), self.time.now())
        if found is None:
            raise refuse("return-link-dead", days=LINK_DAYS)
        return found

    async def use_link(self, link: str) -> Person:
        """The person of a link, which works no more."""
        found = await self.store.use_return_link(hash_of(link), self.time.now())
        person = await self.store.person(found) if found else None
        if person is None:
            raise refuse("return-link-dead", days=LINK_DAYS)
        return person

    def _cookie(self, token: str) -> str:
        return f"{token}.{self._sign(token)}"

    def _sign(self, token: str) -> str:
        signature = hmac.digest(self._key, b"cookie\n" + token.encode(), "sha256")
        return base64.urlsafe_b64encode(signature).rstrip(b"=").decode()


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def device_of(cookie: str) -> str:
    """The hash of the token in a cookie of ours."""
    return hash_of(cookie.partition(".")[0])


def cookie_name(secure: bool, name: str = COOKIE) -> str:
    """With `__Host-`, no neighbouring site can plant one."""
    return f"__Host-{name}" if secure else name


def cookie_of(which: str | None, road: str) -> str:
    """The cookie of one of the people who share a device; the first has the plain one, also where nobody is named.
    Where the others can do nothing they are refused: what they ask for must not happen to the first."""
    if which not in SHARING or not road.startswith("/api/"):
        return COOKIE
    if not road.startswith(AT_TABLES) and road not in ABOUT_ME:
        raise refuse("only-at-tables")
    return f"{COOKIE}-{which}"


def cookies_in(header: str | None, secure: bool, called: str = COOKIE) -> list[str]:
    """All of ours, as a browser sends them. The parser of the standard library gives up at the first that is odd."""
    pairs = (pair.strip().partition("=") for pair in (header or "").split(";"))
    return [value.strip('"') for name, _, value in pairs if name == cookie_name(secure, called)]


def set_cookie(value: str, secure: bool, name: str = COOKIE, seconds: int = COOKIE_SECONDS) -> str:
    """The header that gives a device its cookie."""
    parts = [f"{cookie_name(secure, name)}={value}", "Path=/", f"Max-Age={seconds}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def forget_cookie(secure: bool, name: str = COOKIE) -> str:
    """The header that takes it back."""
    return set_cookie("", secure, name, 0)


def clean_name(name: str) -> str:
    """A name that can stand in a sentence, or why not."""
    name = unicodedata.normalize("NFC", name.replace(IN_COLOUR, "")).strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise refuse("name-length", most=LONGEST_NAME)
    if not name.isprintable() or any(unicodedata.category(c)[0] == "C" for c in name):
        raise refuse("name-letters")
    if INVISIBLE.search(name) or not any(c.isalnum() for c in name):
        raise refuse("name-letters")
    if has_a_tower(name):
        raise refuse("name-marks", most=MOST_MARKS)
    return name
