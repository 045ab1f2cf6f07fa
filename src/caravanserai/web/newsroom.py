"""News for people who are not looking: all that belongs to it, put together for a house."""

from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct, field

from caravanserai.engine.refusal import Refused
from caravanserai.people import news_statements as sql
from caravanserai.people.channels import Channels
from caravanserai.people.courier import Courier, Setup
from caravanserai.people.outbox import Outbox
from caravanserai.people.postman import Send
from caravanserai.people.public_web import PublicWeb
from caravanserai.people.reasons import Reasons
from caravanserai.people.web_push import PushKeys
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.tables.meter import Meter
from caravanserai.tables.timing import TimeSource

from .safe_names import fitting_name
from .settings import Settings

#: Games that are looked at to count somebody's turns; so long the count stands, and for so many people.
MOST_COUNTED, COUNT_STANDS, MOST_KEPT = 10, 60_000, 10_000


class Newsroom(Struct, frozen=True):
    channels: Channels
    outbox: Outbox
    reasons: Reasons
    courier: Courier
    keys: PushKeys
    counted: dict[str, tuple[int, int]] = field(default_factory=dict)

    def start(self) -> None:
        self.reasons.start()
        self.courier.start()

    async def stop(self) -> None:
        await self.courier.stop()
        await self.reasons.stop()

    async def turns(self, me: Person) -> int:
        """At how many tables it is somebody's turn: asked for again and again by every page that is open, and so
        counted once a minute."""
        now = self.outbox.time.now()
        at, count = self.counted.get(me.id, (-COUNT_STANDS, 0))
        if now - at >= COUNT_STANDS:
            count = await turns_of(self.reasons.host, self.outbox.store, me)
            if len(self.counted) >= MOST_KEPT:
                self.counted.clear()
            self.counted[me.id] = (now, count)
        return count


def newsroom_of(
    settings: Settings,
    host: Host,
    store: Store,
    time: TimeSource,
    meter: Meter,
    key: bytes,
    mail: Send | None,
    may_mail: Callable[[], bool],
) -> Newsroom:
    """`mail`: how a letter is sent, where the house sends any, and `may_mail` whether one more may go now."""
    outbox = Outbox(store, time)
    reasons = Reasons(host, outbox, called=fitting_name) if settings.safe else Reasons(host, outbox)
    keys = PushKeys(key, _contact(settings))
    web = PublicWeb(inside=settings.news_inside)
    house = (settings.public_url or "").rstrip("/")

    async def badge(person: str) -> int:
        def talk() -> Talk[tuple[str, ...]]:
            return tuple(one for (one,) in (yield sql.IDS, (person,)))

        return await turns_of(host, store, Person(person, "", await store.ask(talk)))

    setup = Setup(house, settings.mail_from)
    courier = Courier(outbox, reasons, web, keys, setup, time, meter, mail, may_mail, badge)
    reasons.told = courier.call
    room = Newsroom(Channels(store, time), outbox, reasons, courier, keys)
    room.start()
    return room


def _contact(settings: Settings) -> str:
    """How the owner of a push service finds the owner of the house."""
    if settings.mail_from is not None:
        return f"mailto:{settings.mail_from}"
    return settings.public_url if settings.public_url and settings.https else "https://localhost"


async def turns_of(host: Host, store: Store, me: Person) -> int:
    """Where others play too, as far as it is looked: who plays with bots alone knows."""
    playing = [one for one in await store.tables_of(me.id, ("playing",)) if sum(map(bool, one.names)) > 1]
    count = 0
    for table in playing[:MOST_COUNTED]:
        with suppress(Refused):
            count += await host.waits_for(table.id, me)
    return count
