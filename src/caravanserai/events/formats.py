"""What comes next in an event: the tables of its next round, by its format."""

from collections.abc import Set

from . import entries as e
from .alone import table_for
from .apart import keep_apart
from .arena import PATIENCE, Waiting, arena_round
from .fold import Event
from .knock_out import first_tables
from .pairing import Past, Player, pair
from .proof import deal_seed, order_seed
from .round_robin import plan
from .scores import half_points
from .seating import Pair, Round, meetings, people_at, seats_held


def next_round(event: Event, now: int, apart: Set[Pair] = frozenset()) -> e.Paired | None:
    """The tables that can begin now; None: there are none. The same log and the same blocks: the same tables.

    `apart`: pairs who are kept apart. They are nobody's business, so they do not stand in the log."""
    if event.status != "running" or event.finished(now):
        return None
    if event.setting.format != "arena" and event.waiting_for():
        return None
    tables = _tables(event, apart, now)
    return e.Paired(len(event.rounds) + 1, tables) if tables else None


def is_due(event: Event, now: int) -> bool:
    """May there be tables that can begin now? Quicker than to look for them."""
    match event.setting.format:
        case "alone":
            return False
        case "arena":
            busy = event.busy
            free = [event.free_since[person] for person in event.playing if person not in busy]
            return len(free) >= event.setting.seats or any(now - since >= PATIENCE for since in free)
        case _:
            return not event.waiting


def _tables(event: Event, apart: Set[Pair], now: int) -> Round:
    number, seats = len(event.rounds) + 1, event.setting.seats
    past, seed = past_of(event, apart), order_seed(event.mixed, f"round {number}")
    match event.setting.format:
        case "round-robin":
            return _planned(event, number, past)
        case "swiss":
            return pair(_players(event, event.playing, scored=True), seats, past, seed=seed)
        case "evening":
            return pair(_players(event, event.playing, scored=False), seats, past, seed=seed)
        case "arena":
            if now >= event.arena_ends:
                return ()
            busy = event.busy
            free = [person for person in event.playing if person not in busy]
            players = _players(event, free, scored=True)
            waiting = [Waiting(player, event.free_since[player.person]) for player in players]
            return arena_round(waiting, seats, now, past, seed=seed)
        case "knock-out":
            held = seats_held(event.rounds, seats)
            return first_tables(_seeded(event), seats, held, past)
        case "alone":
            return ()  # everybody begins when they come for it


def next_deal(event: Event, person: str) -> e.Paired | None:
    """The next deal of somebody who plays alone; None: they have begun all, or sit at one."""
    deal = event.begun.get(person, 0) + 1
    if deal > event.setting.rounds or person in event.busy:
        return None
    return e.Paired(deal, (table_for(person, deal, event.setting.seats),))


def _planned(event: Event, number: int, past: Past) -> Round:
    tables = [
        tuple(event.places[place] for place in table)
        for table in plan(len(event.places), event.setting.seats)[number - 1]
    ]
    return keep_apart([table for table in tables if people_at(table)], past.apart, past.met)


def _seeded(event: Event) -> list[str]:
    """Who is still in, the best first: by what they made so far, then as they were seeded; by lot what is equal."""
    made = half_points(event)
    return sorted(
        event.still_in,
        key=lambda one: (
            -made.get(one, 0),
            event.entrants[one].seed or len(event.entrants) + 1,
            order_seed(event.mixed, f"seed {one}"),
        ),
    )


def _players(event: Event, people: list[str], *, scored: bool) -> list[Player]:
    made = half_points(event) if scored else {}
    held = seats_held(event.rounds, event.setting.seats)
    bots: dict[str, int] = {}
    for tables in event.rounds:
        for table in tables:
            if None in table:
                for person in people_at(table):
                    bots[person] = bots.get(person, 0) + 1
    return [Player(one, made.get(one, 0), tuple(held.get(one, ())), bots.get(one, 0)) for one in people]


def past_of(event: Event, apart: Set[Pair] = frozenset()) -> Past:
    tables = frozenset(frozenset(people_at(table)) for tables in event.rounds for table in tables)
    return Past(meetings(event.rounds), tables, apart)


def deal_of(event: Event, number: int, table: int) -> str:
    """Which deal a table of a round plays: that of the round where it is the same for all, or one of its own."""
    return str(number) if event.setting.duplicate else f"{number}.{table}"


def seed_of(event: Event, secret: str, number: int, table: int) -> str:
    """What the cards of a table are drawn from. Nobody but the house knows it before the secret is shown."""
    return deal_seed(secret, event.mixed, deal_of(event, number, table))
