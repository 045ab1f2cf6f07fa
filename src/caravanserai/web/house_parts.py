"""What a house is opened with: its store, clock, host, and what else is made from the settings."""

from functools import partial

from caravanserai.people.people import People
from caravanserai.people.postman import Postman
from caravanserai.people.postman import Setup as MailSetup
from caravanserai.ratings.leaving import steps_at_leaving
from caravanserai.ratings.rater import Rater
from caravanserai.ratings.reviewing import Reviewing
from caravanserai.tables.live.expiry import Expiry
from caravanserai.tables.live.host import Host
from caravanserai.tables.live.sealed import sealed
from caravanserai.tables.log.opening import open_store
from caravanserai.tables.log.store import Store, StoreError, WrongKeyError
from caravanserai.tables.reviews import Reviews
from caravanserai.tables.timing import RealTime, SharedTime, TimeSource
from caravanserai.tables.workers.folds import Folds
from caravanserai.tables.workers.line import MakeLine, NoLine
from caravanserai.tables.workers.thinkers import Thinkers

from .folder import Folder
from .limits import Limits
from .metrics import PrometheusMeter
from .settings import Settings, WontStart


def make_host(
    settings: Settings,
    store: Store,
    clock: TimeSource,
    thinkers: Thinkers,
    meter: PrometheusMeter,
    folds: Folds,
    line: MakeLine | None,
) -> Host:
    return Host(
        store,
        clock,
        thinkers,
        meter,
        tables_each=settings.tables_each,
        bot_pause=settings.bot_pause,
        folds=folds,
        expiry=Expiry(settings.open_hours, settings.idle_days, settings.closed_days, settings.guest_days),
        line=line,
    )


def make_postman(
    setup: MailSetup | None, people: People, clock: TimeSource, meter: PrometheusMeter, limits: Limits
) -> Postman | None:
    if setup is None:
        return None
    postman = Postman(people.mail, setup, clock, meter, partial(limits.all_letters.take, ""))
    postman.start()
    return postman


def make_rating(
    settings: Settings, store: Store, clock: TimeSource, meter: PrometheusMeter, host: Host, reviews: Reviews
) -> tuple[Rater, Reviewing]:
    rater = Rater(store, clock, meter)
    host.commits.watchers.append(rater.watch)
    rater.start()
    left = partial(host.memory.look_back, work=steps_at_leaving)
    reviewing = Reviewing(store, clock, reviews, rater, host.known, left, settings.rated_reviews)
    reviewing.start(meter)
    return rater, reviewing


async def opened_store(settings: Settings, folder: Folder, key: bytes) -> Store:
    where = folder.database if settings.database is None else settings.database
    try:
        return await open_store(where, key)
    except WrongKeyError:
        raise WontStart("wrong-key") from None
    except StoreError as error:
        raise cannot_use(settings, folder, error) from None
    except ImportError as error:
        raise WontStart("cluster-missing", library=str(error.name)) from None


def cannot_use(settings: Settings, folder: Folder, error: StoreError) -> WontStart:
    name = str(folder.database) if settings.database is None else "--database"
    return WontStart("data-failed", folder=name, reason=str(error))


async def clock_of(settings: Settings, store: Store) -> TimeSource:
    if settings.database is None:
        return RealTime()
    clock = SharedTime()
    await clock.measure(store.clock)
    return clock


def line_for_news(settings: Settings, line: MakeLine | None, key: bytes) -> MakeLine | None:
    """Wherever others may write too, the log is looked at again and again: also by a node that was given no Valkey."""
    if settings.database is None:
        return None
    return NoLine if line is None else sealed(line, key)
