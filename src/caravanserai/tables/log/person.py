"""Who somebody is to the tables: an id in their logs, and perhaps more than one."""

from collections.abc import Container

from msgspec import Struct

#: What somebody is called who is gone: no name, for it has neither letter nor digit, so nobody can take it. Each reader
#: is told "a merchant", in their own language.
NAMELESS = "–"


class Person(Struct, frozen=True):
    """Somebody. `also`: guests who turned out to be this person; `was`: the one that the device was that asks;
    `banned`: until when they are, where it is known."""

    id: str
    name: str
    also: tuple[str, ...] = ()
    was: str | None = None
    banned: int = 0

    @property
    def ids(self) -> tuple[str, ...]:
        """All they are known by, the one of this device first."""
        first = (self.was,) if self.was in self.also else ()
        return tuple(dict.fromkeys((*first, self.id, *self.also)))

    def among(self, known: Container[str | None]) -> str:
        """Under which id they are found among these; their own where they are not."""
        return next((one for one in self.ids if one in known), self.id) if self.also else self.id


class Known(Struct, frozen=True):
    """A person, and since when the house knows them."""

    person: Person
    since: int


def owner_of(person: str, name: str, was: str | None, also: str | None, banned: int | None) -> Person:
    """From a line about a device."""
    return Person(person, name, tuple(sorted((also or "").split())), was, banned or 0)
