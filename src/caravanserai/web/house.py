"""All that requests and sockets share."""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Protocol, TypeVar

import msgspec
from litestar import Request
from litestar.di import NamedDependency

from caravanserai.engine.refusal import Refused
from caravanserai.organising.deals import Deals
from caravanserai.organising.desk import Desk
from caravanserai.organising.filing import Files
from caravanserai.organising.keeper import Keeper
from caravanserai.organising.logbook import Logbook
from caravanserai.organising.scoring import Scores
from caravanserai.organising.ties import Ties
from caravanserai.people.choices import Choices
from caravanserai.people.circles import Circles
from caravanserai.people.devices import agent_of
from caravanserai.people.evenings import Evenings
from caravanserai.people.friends import Friends, KeptFor
from caravanserai.people.holidays import Holidays
from caravanserai.people.notices import Restraints
from caravanserai.people.oidc import Oidc
from caravanserai.people.own_data import OwnData
from caravanserai.people.past_games import PastGames
from caravanserai.people.people import People
from caravanserai.people.play_now import PlayNow
from caravanserai.people.postman import Postman
from caravanserai.people.profiles import Profiles
from caravanserai.people.provider import Provider
from caravanserai.people.reports import Reports
from caravanserai.people.tickets import Tickets
from caravanserai.ratings.rater import Rater
from caravanserai.ratings.ratings import Ratings
from caravanserai.ratings.reviewing import Reviewing
from caravanserai.strings import Speaker, read_all
from caravanserai.tables.daily import Daily
from caravanserai.tables.fold import keeping
from caravanserai.tables.live.host import Host
from caravanserai.tables.log.store import Person, Store, StoreError
from caravanserai.tables.log.summary import Overview, SeatState, Summary
from caravanserai.tables.reviews import Reviews, counts_for, review_pool
from caravanserai.tables.shared_reviews import reviews_for
from caravanserai.tables.supervise import guarded, spawn
from caravanserai.tables.timing import TimeSource
from caravanserai.tables.workers.compiling import Compiling
from caravanserai.tables.workers.elsewhere import Elsewhere
from caravanserai.tables.workers.folds import Folds, make_folds
from caravanserai.tables.workers.thinkers import Thinkers, make_thinkers

from .banning import Banning
from .circle_export import CircleExport
from .circle_rounds import Rounds
from .connections import Connections
from .errors import language_of
from .folder import Folder, read_key
from .forgetting import Forgetting
from .house_parts import clock_of, line_for_news, make_host, make_postman, make_rating, opened_store
from .known import NAME as KNOWN
from .known import KnownDevices
from .limits import Buckets, Limits, address_of
from .lines import line_to
from .lobby import Lobby
from .lobby_nodes import LobbyNodes
from .metrics import PrometheusMeter
from .newsroom import Newsroom, newsroom_of
from .outside import mail_setup, oidc_setup
from .refusals import refuse
from .revoking import Revoking
from .safe_names import all_names, fitting_name, some_names
from .session import COOKIE, Sessions, Signed, cookie_of, device_of, forget_cookie, set_cookie
from .settings import Settings
from .shared_limits import SharedBuckets

T = TypeVar("T")

#: In the scope of a request: the cookies that its answer sets, by name.
COOKIES = "house_cookies"
#: What changes nothing. A socket has no method: over one, much is done.
SAFE = ("GET", "HEAD", "OPTIONS")
#: Seconds in which the database must answer for people to be sent here.
READY_WITHIN = 2.0


class PublicTable(Summary, frozen=True):
    """With who has each seat: a free one and a bot's are nameless both."""

    states: tuple[SeatState, ...] = ()
    rated: bool = False


def _public(table: Overview) -> PublicTable:
    states = tuple(seat.info.state for seat in table.card.seats)
    return PublicTable(**msgspec.structs.asdict(table.summary), states=states, rated=table.card.rated)


@dataclass
class House:
    settings: Settings
    store: Store
    host: Host
    sessions: Sessions
    limits: Limits
    connections: Connections
    meter: PrometheusMeter
    thinkers: Thinkers
    reviews: Reviews
    daily: Daily
    folds: Folds
    compiling: Compiling
    people: People
    revoking: Revoking
    known: KnownDevices
    oidc: Oidc | None
    postman: Postman | None
    forgetting: Forgetting
    rater: Rater
    reviewing: Reviewing
    newsroom: Newsroom
    circles: Circles
    #: One for each open socket; stopping waits for them.
    sockets: set[object] = field(default_factory=set)
    #: The port at which nothing but the numbers is shown.
    metrics_port: int | None = None
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    _asked: asyncio.Task[bool] | None = None

    def __post_init__(self) -> None:
        self.past_games = PastGames(self.store)
        self.reports = Reports(self.store, self.sessions.time)
        safe = self.settings.safe
        self.friends = Friends(self.store, self.sessions.time, shows_handles=not safe)
        self.profiles = Profiles(self.store, self.sessions.time, self.past_games, public=not safe)
        self.evenings = Evenings(self.circles, notes=not safe)
        self.rounds = Rounds(self.circles, self.evenings, self.host, self.friends)
        self.circle_export = CircleExport(self.rounds, self.host)
        self.choices = self.revoking.choices
        self.ratings = Ratings(self.store, public=not safe)
        self.tickets = Tickets(self.host, self.store, self.friends, self.sessions.time, self.ratings.number)
        self.holidays = Holidays(self.host, self.store, self.sessions.time)
        self.play_now = PlayNow(self.host, self.store, self.friends, self.sessions.time, self.ratings.number)
        self.lobby = Lobby(self.host, self.sessions.time, self.meter, public=not safe)
        self.lobby_nodes = LobbyNodes(self.lobby, self.host.news, self.meter)
        self.logbook = Logbook(self.store, self.sessions.time, self.meter)
        self.deals, self.desk = Deals(self.host, self.logbook), Desk(self.logbook)
        self.event_files = Files(self.host, self.deals)
        self.keeper = Keeper(self.host, self.logbook)
        self.keeper.tell = self.newsroom.reasons.note
        if self.reviewing.budget:
            elsewhere, pays = self.keeper.elsewhere, self.reviewing.pays
            self.keeper.ties = Ties(self.host, self.logbook, elsewhere, self.reviews, pays)
        self.scores = Scores(self.keeper.elsewhere, self.meter)
        self.own_data = OwnData(self.store, self.past_games, self.friends, self.people.devices, self.people.codes)

    def start(self) -> None:
        for part in (self.play_now, self.lobby_nodes, self.tickets, self.holidays, self.keeper):
            part.start()
        self.read_languages()

    @property
    def restraints(self) -> Restraints:
        return self.people.restraints

    def read_languages(self) -> None:
        """Beside everything else: it takes a while, and nobody's first visitor in a language is to stop the others."""
        spawn(guarded(partial(asyncio.to_thread, read_all), "strings", self.meter), self.tasks)

    async def has_database(self) -> bool:
        """Does it answer soon? It is asked once for all who want to know at the same time: anybody may, from outside,
        and its lines are for those who play."""
        if self._asked is None or self._asked.done():
            self._asked = spawn(self._ask_database(), self.tasks)
        return await asyncio.shield(self._asked)

    async def _ask_database(self) -> bool:
        try:
            async with asyncio.timeout(READY_WITHIN):
                await self.store.last_alive()
        except (StoreError, TimeoutError):
            return False
        return True

    def is_for_metrics(self, scope: Any) -> bool:
        """Did this come to the address of the numbers?"""
        here = scope.get("server")
        return self.metrics_port is not None and here is not None and here[1] == self.metrics_port

    async def public_tables(self, most: int, apart: frozenset[str] = frozenset()) -> list[PublicTable]:
        """Those that are open or playing, the latest first; not where somebody sits of these."""
        lost = self.host.memory.quarantined
        found = await self.store.public(most + len(lost))
        return [_public(table) for table in found if table.id not in lost and apart.isdisjoint(table.people)][:most]

    async def known_table(self, table: str) -> Overview:
        """What is known of a table; of an event also one whose turn to be opened has not come."""
        try:
            return await self.host.known(table)
        except Refused as error:
            if error.refusal.code != "no-such-table" or not await self.keeper.open_missing(table):
                raise
        return await self.host.known(table)

    async def check_may_see(self, table: Overview, person: Person | None) -> None:
        """Nothing of a deal reaches who can still play it: that of a day, or of an event. Every road to what was or is
        played at a table comes by here."""
        await self.daily.check_may_see(table, person)
        await self.deals.check_may_see(await self.daily.origin(table), person)

    async def let_go(self, kept: Iterable[KeptFor]) -> None:
        """These seats are kept no longer. A table that cannot be written to keeps its own until the host frees it."""
        for one in kept:
            with suppress(Refused):
                await self.host.do(one.table, partial(keeping.let_go, ids=one.ids))

    async def close(self) -> None:
        await asyncio.gather(*self.tasks)
        begun = (self.rater, self.reviewing, self.play_now, self.lobby_nodes, self.tickets, self.holidays, self.keeper)
        await self.event_files.stop()
        for part in (*begun, self.forgetting, self.revoking, self.newsroom):
            await part.stop()
        if self.postman is not None:
            await self.postman.stop()
        self.people.close()
        await self.compiling.close()
        await self.reviews.close()
        await self.folds.close()
        await self.store.close()
        await self.thinkers.stop()


class Starts(Protocol):
    def start(self) -> None: ...


Part = TypeVar("Part", bound=Starts)


def started(part: Part) -> Part:
    part.start()
    return part


async def open_house(
    settings: Settings,
    folder: Folder,
    time: TimeSource | None = None,
    ticking: Callable[[], float] = monotonic,
) -> House:
    """Open the store, and take up every table that is not finished. `ticking` is the clock of all limits."""
    vouching, mailing = oidc_setup(settings), mail_setup(settings)
    key = folder.key() if settings.key_file is None else read_key(Path(settings.key_file).expanduser())
    store = await opened_store(settings, folder, key)
    clock = time or await clock_of(settings, store)
    meter = PrometheusMeter()
    line = None if settings.valkey is None else line_to(settings.valkey)
    thinkers = started(make_thinkers(settings.thinkers, meter, None if line is None else Elsewhere(line, meter)))
    folds = make_folds()
    host = make_host(settings, store, clock, thinkers, meter, folds, line_for_news(settings, line, key))
    meter.watch(host)
    await host.start()
    compiling = Compiling()
    counts = partial(counts_for, effort=settings.review_effort)
    reviews = started(reviews_for(store, review_pool, meter, counts, compiling))
    sessions, daily = Sessions(store, clock, key), Daily(host, store, clock, key)
    limits = Limits(settings, ticking, None if line is None or host.news is None else SharedBuckets(host.news.line))
    connections = Connections(settings, ticking, meter.refused)
    people = People(store, clock, settings.password_memory, key)
    choices = Choices(store, public=not settings.safe)
    revoking = started(Revoking(people.devices, Banning(people.restraints, host), choices, clock, meter))
    oidc = None if vouching is None else Oidc(store, clock, key, Provider(vouching, clock))
    postman = make_postman(mailing, people, clock, meter, limits)
    forgetting = started(Forgetting(settings, host, limits, revoking, clock, meter))
    rater, reviewing = make_rating(settings, store, clock, meter, host, reviews)
    send, may_mail = None if postman is None else postman.send, partial(limits.all_letters.take, "")
    newsroom = newsroom_of(settings, host, store, clock, meter, key, send, may_mail)
    house = House(
        settings,
        store,
        host,
        sessions,
        limits,
        connections,
        meter,
        thinkers,
        reviews,
        daily,
        folds,
        compiling,
        people,
        revoking,
        KnownDevices(key),
        oidc,
        postman,
        forgetting,
        rater,
        reviewing,
        newsroom,
        Circles(store, clock, key, fitting_name) if settings.safe else Circles(store, clock, key),
    )
    return started(house)


async def look_back(house: House, table: str, person: Person | None, work: Callable[..., T], *args: Any) -> T:
    """What comes of work on the whole log of a game that is over, for somebody who may look back on it."""
    await house.check_may_see(await house.host.known(table), person)
    return await house.host.memory.look_back(table, work, *args)


class Visitor:
    """Who asks, in which language, and from where."""

    def __init__(
        self, house: House, scope: Any, signed: Signed | None, secure: bool, lang: str, cookie: str = COOKIE
    ) -> None:
        self.house = house
        self.scope = scope
        self.person = None if signed is None else signed.person
        #: Who would do something and may not.
        self.banned: Person | None = None
        #: The hash of the token of their device.
        self.device = None if signed is None else signed.device
        self.secure = secure
        self.cookie = cookie
        self.speak = Speaker(lang)

    def known(self) -> Person:
        if self.person is None:
            self._check_not_banned()
            raise refuse("no-person")
        return self.person

    def anybody(self) -> Person:
        """The person, banned or not."""
        return self.banned or self.known()

    def must_do_nothing(self, banned: Person) -> None:
        """Who is banned reads what is theirs, and is nobody in all that they do."""
        self.banned, self.person, self.device = banned, None, None

    def _check_not_banned(self) -> None:
        if self.banned is not None:
            raise self.house.restraints.refused("banned", self.banned.banned)

    async def guest(self, name: str | None = None) -> Person:
        """The person; whoever has no name yet gets one, and a cookie with it."""
        if self.person is None:
            self._check_not_banned()
            if not self.house.limits.guests.take(address_of(self.scope["client"])):
                raise refuse("too-many-guests")
            called = self.friendly_name() if name is None else self.checked(name)
            person, cookie = await self.house.sessions.new_guest(called, self.agent)
            self.is_now(person, cookie)
        return self.known()

    async def opener(self, *, rated: bool = False) -> Person:
        """The person, who may open a table now. Each is a row on disk for as long as it is kept, closed or not."""
        self._count_table(self.house.limits.tables_by_address, address_of(self.scope["client"]))
        person = await self.guest()
        self._count_table(self.house.limits.tables, person.id)
        if rated:
            self._count_table(self.house.limits.rated, person.id)
        return person

    def _count_table(self, limit: Buckets, key: str) -> None:
        if not limit.take(key):
            raise refuse("tables-too-fast")

    @property
    def agent(self) -> str:
        """What kind of browser it is."""
        found = (value for key, value in self.scope["headers"] if key == b"user-agent")
        return agent_of(next(found, b"").decode("latin-1"))

    @property
    def address(self) -> str:
        return address_of(self.scope["client"])

    def is_now(self, person: Person, cookie: str) -> None:
        self.person = person
        self.device = device_of(cookie)
        self.set_cookie(self.cookie, set_cookie(cookie, self.secure, self.cookie))

    def is_nobody(self) -> None:
        self.person = self.device = None
        self.set_cookie(self.cookie, forget_cookie(self.secure, self.cookie))

    def known_as(self, person: str) -> str | None:
        """The number of this device, if that person has shown a key on it before."""
        return self.house.known.number(self._cookies, self.secure, person)

    def becomes_known(self) -> None:
        """A key of theirs was shown here."""
        cookie = self.house.known.cookie(self._cookies, self.secure, self.known().id)
        self.set_cookie(KNOWN, set_cookie(cookie, self.secure, KNOWN))

    def set_cookie(self, name: str, header: str) -> None:
        self.scope.setdefault(COOKIES, {})[name] = header

    @property
    def _cookies(self) -> str | None:
        found = [value for key, value in self.scope["headers"] if key == b"cookie"]
        return b"; ".join(found).decode("latin-1") or None

    def checked(self, name: str) -> str:
        """A name that somebody may take here."""
        if self.house.settings.safe and name not in all_names():
            raise refuse("name-from-list")
        return name

    def friendly_name(self) -> str:
        if self.house.settings.safe:
            return some_names(self.speak.lang)[0]
        return self.speak("guest-name", number=str(1_000 + secrets.randbelow(9_000)))


async def visitor_of(house: House, connection: Any) -> Visitor:
    """From a request or a socket."""
    secure = is_secure(house.settings, connection.scope)
    cookie = cookie_of(connection.query_params.get("as"), connection.scope.get("path_template", ""))
    cookies = connection.headers.get("cookie")
    signed = await house.sessions.signed(cookies, secure, cookie)
    lang = language_asked(connection)
    visitor = Visitor(house, connection.scope, signed and fit(house, signed, lang), secure, lang, cookie)
    now = house.sessions.time.now()
    if signed is not None and house.people.devices.note(signed.device, now):
        house.people.devices.seen(signed.device, now, visitor.agent)
    if connection.scope.get("method") not in SAFE:
        # Who is banned is so for all who share their device: they could be any of them.
        first = signed if cookie == COOKIE else await house.sessions.signed(cookies, secure)
        banned = next((one.person for one in (signed, first) if one is not None and one.person.banned > now), None)
        if banned is not None:
            visitor.must_do_nothing(banned)
    return visitor


def fit(house: House, signed: Signed, lang: str) -> Signed:
    """In a house where names are chosen, who has another one from before is called as the list has it."""
    if not house.settings.safe:
        return signed
    person = signed.person
    fitting = msgspec.structs.replace(person, name=fitting_name(person.id, person.name, lang))
    return Signed(fitting, signed.device)


def language_asked(connection: Any) -> str:
    return language_of(connection.headers.get("accept-language"), connection.query_params.get("lang"))


#: What handlers ask for by name.
TheHouse = NamedDependency[House]
TheVisitor = NamedDependency[Visitor]


def provide_house(request: Request[Any, Any, Any]) -> House:
    house: House = request.app.state.house
    return house


async def provide_visitor(request: Request[Any, Any, Any], house: TheHouse) -> Visitor:
    """It asks for the house, so that Litestar provides one after the other; both at once would cost two tasks."""
    return await visitor_of(house, request)


def is_secure(settings: Settings, scope: Any) -> bool:
    return settings.https or scope["scheme"] in ("https", "wss")


def link_to(house: House, request: Request[Any, Any, Any], path: str) -> str:
    """An address that somebody else can open."""
    base = house.settings.public_url
    if base is None:
        # The door lets nothing else in that calls itself a host; who names none is told where they came to.
        address, port = request.scope["server"] or ("localhost", None)
        here = f"[{address}]:{port}" if ":" in address else f"{address}:{port}"
        base = f"{request.scope['scheme']}://{request.headers.get('host') or here}"
    return f"{base.rstrip('/')}{path}"
