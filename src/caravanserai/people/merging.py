"""A guest turns out to be somebody: from then on what they did is that person's too.

Nothing is moved, so nothing can be lost or come twice: logs keep the guest's id, and the person is known by both. A
table asks which of the two sits there (`Table.known_as`). The guest's other devices stay the guest's: what they may
see and do is what they could before, and no more.
"""

from caravanserai.tables.log.store import Store
from caravanserai.tables.log.talks import Talk

from . import notices
from . import statements as sql
from .channels import forget_channels
from .friends import bring_along

#: That turn out to be one person: whatever is asked about them is asked for each.
MOST_GUESTS = 200


async def merge(store: Store, guest: str, person: str) -> bool:
    """Is this guest this person, from now on or already? Not who has a key or a handle, or moderates: that is an
    account of its own; nor who turned out to be somebody else, nor more guests than anybody is."""
    return await store.change(lambda: _merge(guest, person))


def _merge(guest: str, person: str) -> Talk[bool]:
    if guest == person:
        return False
    # In one order, so that two who merge the same two never wait for each other.
    for one in sorted((guest, person)):
        yield sql.ONE_AT_A_TIME, (one,)
    found = []
    for one in (guest, person):
        found.append((yield sql.MERGED_INTO, (one,)))
    if not all(found):
        return False
    (((of_guest,),), ((of_person,),)) = found
    if of_guest is not None or of_person is not None:
        return bool(of_guest == person)
    ((own,),) = yield sql.COUNT_OWN, (guest, guest, guest)
    ((guests,),) = yield sql.COUNT_GUESTS, (guest, person)
    if own or guests >= MOST_GUESTS:
        return False
    yield sql.MERGE, (person, guest, guest)
    yield from bring_along(guest, person)
    yield from forget_channels(guest)
    yield from notices.bring_along(guest, person)
    return True
