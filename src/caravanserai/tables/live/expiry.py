"""What nobody wants any more: tables that never began, games that everybody left, what is left of closed ones; guests
who never sat down, and links that have expired."""

from msgspec import Struct

from caravanserai.engine.refusal import Refused

from ..fold import commands
from ..fold.clocks import HOUR
from ..log.store import StoreError
from ..log.summary import Status
from .commit import Commits
from .memory import Memory
from .services import Services

DAY = 24 * HOUR
#: How often the house looks for such tables, and at how many at a time.
EVERY = HOUR // 6
AT_A_TIME = 200
PEOPLE_AT_A_TIME = 2_000


class Expiry(Struct, frozen=True):
    """After how long; 0 for never. Games that are over stay."""

    open_hours: int = 0
    idle_days: int = 0
    closed_days: int = 0
    guest_days: int = 0


async def sweep(services: Services, commits: Commits, memory: Memory, expiry: Expiry) -> None:
    """Close what was left, and delete what has been closed for long, or belongs to nobody who plays."""
    store, now = services.store, services.time.now()
    try:
        if expiry.open_hours:
            await _close(services, commits, memory, "open", now - expiry.open_hours * HOUR)
        if expiry.idle_days:
            await _close(services, commits, memory, "playing", now - expiry.idle_days * DAY)
        if expiry.closed_days:
            await _delete(services, commits, memory, now - expiry.closed_days * DAY)
        if expiry.guest_days:
            await store.forget_guests(now - expiry.guest_days * DAY, PEOPLE_AT_A_TIME)
        await store.forget_links(now)
    except StoreError:
        # The disk does not answer now: next time.
        services.meter.refused("not-saved")


async def _close(services: Services, commits: Commits, memory: Memory, status: Status, before: int) -> None:
    for table in await services.store.stale(status, before, AT_A_TIME):
        if table in memory.quarantined:
            continue
        try:
            async with memory.at(table) as live, live.turn:
                await commits.write(live, lambda table: commands.expire(table, before))
        except Refused as error:
            services.meter.refused(error.refusal.code)


async def _delete(services: Services, commits: Commits, memory: Memory, before: int) -> None:
    gone = await services.store.delete_closed(before, AT_A_TIME)
    for table in gone:
        memory.drop(table)
    if gone:
        await commits.recount()
