"""Who is banned leaves their seats, as if they had stood up: bots play on. It is seen to soon after it was decided, by
whichever node looks first, also where the owner decided it beside the house."""

from contextlib import suppress

from caravanserai.engine.refusal import Refused
from caravanserai.people.notices import Restraints
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.store import Person

#: Between two times that old reports are forgotten.
HOUR = 3_600_000


class Banning:
    def __init__(self, restraints: Restraints, host: Host) -> None:
        self.restraints = restraints
        self.host = host
        self._forgot_at = 0

    async def see_to(self) -> None:
        if (now := self.host.time.now()) - self._forgot_at >= HOUR:
            self._forgot_at = now
            await self.restraints.forget()
        for person, ids in (await self.restraints.new_bans()).items():
            for one in ids:
                await self._leave_seats(one)
            await self.restraints.carried(person)

    async def _leave_seats(self, person: str) -> None:
        for table in await self.host.store.tables_of(person, ("open", "playing")):
            # They host it and sit elsewhere, or somebody was quicker; or the table cannot be read.
            with suppress(Refused):
                await self.host.stand(table.id, Person(person, ""))
