"""What nobody wants any more: tables that never began, games that everybody left, what is left of closed ones; guests
who never sat down, and links that have expired."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec import Struct

from caravanserai.engine.refusal import Refused

from ..fold import commands
from ..fold.clocks import HOUR
from ..log.store import StoreError
from ..log.summary import Status

if TYPE_CHECKING:
    from .host import Host

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


async def sweep(host: Host, expiry: Expiry) -> None:
    """Close what was left, and delete what has been closed for long, or belongs to nobody who plays."""
    now = host.time.now()
    try:
        if expiry.open_hours:
            await _close(host, "open", now - expiry.open_hours * HOUR)
        if expiry.idle_days:
            await _close(host, "playing", now - expiry.idle_days * DAY)
        if expiry.closed_days:
            await _delete(host, now - expiry.closed_days * DAY)
        if expiry.guest_days:
            await host.store.forget_guests(now - expiry.guest_days * DAY, PEOPLE_AT_A_TIME)
        await host.store.forget_links(now)
    except StoreError:
        # The disk does not answer now: next time.
        host.meter.refused("not-saved")


async def _close(host: Host, status: Status, before: int) -> None:
    for table in await host.store.stale(status, before, AT_A_TIME):
        if table in host.memory.quarantined:
            continue
        try:
            await host.do(table, partial(commands.expire, before=before))
        except Refused as error:
            host.meter.refused(error.refusal.code)


async def _delete(host: Host, before: int) -> None:
    gone = await host.store.delete_closed(before, AT_A_TIME)
    for table in gone:
        host.memory.drop(table)
    if gone:
        await host.recount()
