"""How often somebody may try to be somebody."""

from .house import House, Visitor
from .refusals import refuse


def count_attempt(house: House, visitor: Visitor, person: str | None = None, called: str | None = None) -> None:
    """By address; by whom they say they are, there and from anywhere. `called`: where nobody is called so.

    Who has shown a key of theirs on this device before is counted by it alone: strangers cannot shut them out."""
    limits = house.limits
    number = None if person is None else visitor.known_as(person)
    if number is not None:
        may = limits.attempts.take(f"{number} {person}")
    else:
        who = person if person is not None else called
        may = limits.attempts_by_address.take(visitor.address)
        may = may and (who is None or limits.attempts.take(f"{visitor.address} {who}"))
        may = may and (who is None or limits.attempts_by_person.take(who))
    if not may:
        raise refuse("too-many-attempts")
