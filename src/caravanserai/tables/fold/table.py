"""A table as a fold over its log. Nothing here writes, waits or looks at a clock: rows in, what is heard out."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from caravanserai.engine.fairness import Fairness
from caravanserai.engine.game import SPECTATOR, Game, game
from caravanserai.engine.kit import State

from ..log.entries import (
    Answered,
    BotAllowed,
    BotAsked,
    BotAskEnded,
    BotSat,
    Closed,
    Entry,
    Gathering,
    Gathers,
    HolidayBegan,
    HolidayOver,
    LeaveReleased,
    NonceOpened,
    NoncesFixed,
    Opened,
    Ordered,
    PauseAnswered,
    Rematched,
    Resumed,
    Returned,
    Row,
    RulesChanged,
    Sat,
    SeatCovered,
    SeatKept,
    SeatWished,
    Started,
    Stood,
    TakenBecause,
    TakenOver,
    WishAnswered,
    WishEnded,
)
from ..log.person import Person
from . import table_events as h
from .ack import Ack
from .audience import last_heard, shares
from .away import Away
from .bot_requests import BotRequests
from .clocks import Clocks
from .countdown import Countdown
from .early import is_early
from .nonces import Nonces
from .orders import Orders
from .releases import Releases
from .seats import Seat, seat_info
from .stages import Fate, set_stage
from .takeover_requests import TakeoverRequests
from .view_cache import ViewCache

Status = Literal["open", "playing", "over", "closed"]

#: What is kept in memory for those who reconnect; older things are folded again from the log.
KEPT = 48
KEPT_IDS = 64
#: Rows about a person who has no seat yet.
WANTS_SEAT = (Sat, SeatWished)


@dataclass(slots=True)
class Table:
    """The present of one table, and how the next row changes it."""

    id: str
    secret: str
    rules: Game[Any] = field(init=False)
    opened: Opened = field(init=False)
    seats: list[Seat] = field(init=False)
    clocks: Clocks = field(init=False)
    countdown: Countdown = field(init=False)
    orders: Orders = field(default_factory=Orders)
    #: People's shares of the chance, until the game begins.
    opening: Nonces = field(default_factory=Nonces)
    takeover_requests: TakeoverRequests = field(default_factory=TakeoverRequests)
    bot_requests: BotRequests = field(default_factory=BotRequests)
    releases: Releases = field(default_factory=Releases)
    away: Away = field(default_factory=Away)
    edition: Any = field(init=False)
    status: Status = "open"
    g: State | None = None
    #: Rows folded so far: the number of the next one.
    number: int = 0
    opened_at: int = 0
    #: When the last row was written; and the last of which everybody heard, which is all that others may know.
    written_at: int = 0
    changed_at: int = 0
    #: Rises with every question that is new; sealed answers and free actions leave it alone.
    round: int = 0
    #: How often a seat was asked again within the round, after a free action or because it took its answer back.
    again: dict[int, int] = field(default_factory=dict)
    #: Seats whose clock ran out in this round, and seats whose clock has had its increment.
    late: set[int] = field(default_factory=set)
    credited: set[int] = field(default_factory=set)
    #: How chance falls, once there is a game.
    fate: Fate | None = None
    #: How often the bot of a seat has answered: so much of its script is said.
    spoken: dict[int, int] = field(default_factory=dict)
    rematch: str | None = None
    #: May who presses "Play now" have the seat of a bot?
    gathers: bool = False
    #: The version of the rules by which it goes on; 0 if that was never written down.
    rules_version: int = 0
    #: Rows about each seat since the question is on the table, and about each person who wanted one: nobody may fill
    #: the disk by changing their mind.
    rows_about: dict[int | str, int] = field(default_factory=dict)
    #: For each seat, and -1 for all who watch, how often it heard something.
    heard: dict[int, int] = field(default_factory=dict)
    #: What each of them heard of the last row.
    told: dict[int, tuple[Any, ...]] = field(default_factory=dict)
    kept: deque[tuple[Any, ...]] = field(default_factory=lambda: deque(maxlen=KEPT))
    acks: dict[tuple[int, str], Ack] = field(default_factory=dict)
    _fresh_acks: int = 0
    #: The viewers whose view the last row changed; None for all.
    _changed_for: tuple[int, ...] | None = None
    _waiting: list[int] = field(default_factory=list)
    #: What viewers see of the game, once there is one.
    view_cache: ViewCache | None = None
    #: The seats as everybody sees them, until one of them changes.
    seats_encoded: msgspec.Raw | None = None
    #: By seat, the last answer that was checked: it need not be checked again when it is taken from the log.
    _checked: dict[int, tuple[msgspec.Raw, int]] = field(default_factory=dict)

    # -- the fold --------------------------------------------------------------------------------------------

    def apply(self, row: Row) -> tuple[Any, ...]:
        """Take the next row of the log: all that happened, each thing with its audience."""
        assert row.number == self.number, f"row {row.number} of {self.id} where {self.number} is due"
        self.number += 1
        self.written_at = row.time
        self._changed_for = ()
        items = self._take(row.entry, row)
        self._keep(items)
        if row.number == 0 or self.told.get(SPECTATOR):
            self.changed_at = row.time
        if isinstance(row.entry, Answered):
            self._acknowledge(row.entry)
        else:
            self.seats_encoded = None
        self._count(row.entry)
        return items

    def _count(self, entry: Entry) -> None:
        """By seat; who only wants one by person: nobody uses up a seat for others."""
        who = entry.person if isinstance(entry, WANTS_SEAT) else getattr(entry, "seat", None)
        if who is not None:
            self.rows_about[who] = self.rows_about.get(who, 0) + 1

    def _take(self, entry: Entry, row: Row) -> tuple[Any, ...]:
        if isinstance(entry, Gathering):
            return self._gather(entry, row)
        match entry:
            case Answered():
                return self._answer(entry, row)
            case Ordered():
                self._changed_for = (entry.seat,)
                return self.orders.take(entry, self.rules, self.g)
            case TakenOver():
                self._bot_holds(entry.seat, entry.bot, entry.because)
                return (h.BotTookOver(entry.seat, entry.because),)
            case BotAsked() | BotAllowed() | BotAskEnded():
                return self.bot_requests.take(entry, row.time)
            case SeatCovered():
                self._bot_holds(entry.asleep, entry.bot, "clock")
                return self.bot_requests.covered(entry)
            case HolidayBegan() | PauseAnswered() | HolidayOver():
                if isinstance(entry, HolidayBegan) and entry.bot is not None:
                    self._bot_holds(entry.seat, entry.bot, "clock")
                self._changed_for = None
                return self.away.take(entry, self.seats, self.clocks, row.time)
            case LeaveReleased():
                self.releases.release(self.seats, entry.seat, entry.by)
                return (h.LeaveReleased(entry.seat, entry.by),)
            case Returned():
                self._changed_for = None
                return self._return(entry, row.time)
            case SeatWished() | WishAnswered() | WishEnded():
                return self.takeover_requests.take(entry, row.time)
            case Resumed():
                self.clocks.give_back(entry.down_since, row.time)
                self.countdown.again(row.time)
                return (h.ServerResumed(row.time - entry.down_since),) if self.status == "playing" else ()
            case RulesChanged():
                self.rules_version = entry.now
                return (h.RulesCorrected(),)
            case Rematched():
                self.rematch = entry.table
                return (h.RematchOpened(entry.table),)
            case Closed():
                self.status = "closed"
                self._waiting = []
                return (h.TableClosed(),)

    def _gather(self, entry: Gathering, row: Row) -> tuple[Any, ...]:
        """Until the game begins; and who stands up later."""
        match entry:
            case Opened():
                return self._open(entry, row.time)
            case Sat():
                return self._sit(entry)
            case BotSat():
                self.seats[entry.seat] = Seat(bot=entry.bot)
                return (h.BotSeated(entry.seat, entry.bot),)
            case Stood():
                return self._stand(entry.seat)
            case SeatKept():
                self.seats[entry.seat].reserved = entry.person
                return (h.SeatKept(entry.seat, entry.person is not None),)
            case Gathers():
                self.gathers = True
                return ()
            case NoncesFixed():
                bots = self._fill(entry.fill)
                self.opening.fix(entry.fill, self.seats)
                return (*bots, h.NoncesFixed(self.nonce_hashes))
            case NonceOpened():
                self.opening.open(entry.seat, self.seats[entry.seat], entry.nonce, row.time)
                return (h.NonceOpened(entry.seat),)
            case Started():
                return self._start(entry, row.time)

    def _open(self, entry: Opened, now: int) -> tuple[Any, ...]:
        setting = entry.setting
        self.opened = entry
        self.opened_at = now
        self.rules_version = entry.rules
        self.rules = game(setting.game)
        self.edition = (
            self.rules.standard_edition if setting.edition is None else self.rules.convert_edition(setting.edition)
        )
        self.seats = [Seat(bot=setting.bots.get(seat)) for seat in range(setting.seats)]
        for number, person in entry.reserved.items():
            self.seats[number].reserved = person
        self.clocks = Clocks(setting.clock, setting.seats)
        self.countdown = Countdown(setting.clock)
        self.heard = dict.fromkeys(range(SPECTATOR, setting.seats), 0)
        return ()

    def _sit(self, entry: Sat) -> tuple[Any, ...]:
        seat = self.seats[entry.seat]
        seat.person, seat.name, seat.nonce = entry.person, entry.name, entry.nonce
        for kept in self.seats:  # who sits elsewhere needs the kept one no more
            if kept is seat or kept.reserved == entry.person:
                kept.reserved = None
        seat.nonce_hash = entry.nonce_hash
        self.opening.sat(entry.seat, entry.nonce_hash)
        return (h.SeatTaken(entry.seat, entry.name),)

    def _bot_holds(self, number: int, bot: str, because: TakenBecause) -> None:
        self._changed_for = None
        seat = self.seats[number]
        seat.bot, seat.away = bot, because
        self.orders.take_back(number)
        self.releases.look(self.seats)
        self.away.gone(number, self.clocks)

    def _stand(self, number: int) -> tuple[Any, ...]:
        seat = self.seats[number]
        name = seat.name
        if self.status == "open":
            self.seats[number] = Seat()
            self.opening.stood(number)
        else:
            seat.away = "left"
        return (h.SeatLeft(number, name),)

    def _return(self, entry: Returned, now: int) -> tuple[Any, ...]:
        seat = self.seats[entry.seat]
        is_owner = seat.person == entry.person
        if self.gathers and not is_owner:
            self.clocks.renew(entry.seat, now)
        seat.person, seat.name, seat.bot, seat.away, seat.missed = entry.person, entry.name, None, None, 0
        self.releases.returned(entry.seat, entry.person)
        self.away.returned(entry.seat, self.clocks, now)
        self.takeover_requests.sees(entry.person, entry.seat)
        return (h.PlayerReturned(entry.seat, entry.name) if is_owner else h.SeatTakenOver(entry.seat, entry.name),)

    def _fill(self, bot: str) -> list[Any]:
        """Bots take the seats that are empty."""
        free = [number for number, seat in enumerate(self.seats) if seat.free]
        for number in free:
            self.seats[number] = Seat(bot=bot)
        return [h.BotSeated(number, bot) for number in free]

    def _start(self, entry: Started, now: int) -> tuple[Any, ...]:
        items = self._fill(entry.fill)
        self.status = "playing"
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                self.takeover_requests.sees(seat.person, number)
        self.g = self.rules.new(len(self.seats), self.opened.setting.options, self.edition)
        self.fate = Fate(self.rules, self.opened.stage, self.secret, self.nonces)
        if self.opened.stage is not None:
            set_stage(self.rules, self.g, self.opened.stage, self.fate)
        self.view_cache = ViewCache(self.rules, self.g)
        self.round = 1
        self.rows_about.clear()
        self._changed_for = None
        left_out = tuple(n for n, seat in enumerate(self.seats) if seat.nonce_hash and not seat.nonce)
        return (*items, h.GameBegan(self.nonces, left_out), *self._go_on(now))

    def _answer(self, entry: Answered, row: Row) -> tuple[Any, ...]:
        assert self.g is not None
        seat = self.seats[entry.seat]
        items: list[Any] = []
        if entry.by == "clock":
            seat.missed += entry.seat not in self.late
            self.late.add(entry.seat)
            items.append(h.ClockAnswered(entry.seat))
        elif entry.by == "person":
            seat.missed = 0
            self.away.back(entry.seat, self.clocks, row.time)
        elif entry.by == "bot":
            self.spoken[entry.seat] = self.spoken.get(entry.seat, 0) + 1
        was_asked = self.rules.pending(self.g, entry.seat)
        question = self.rules.question(self.g)
        checked, action = self._checked.pop(entry.seat, (None, 0))
        if checked is not entry.move:
            action = self.rules.check(self.g, entry.seat, self.rules.read_move(entry.move))
        items += self.rules.take(self.g, entry.seat, action)
        is_new = self.rules.question(self.g) != question
        if self.countdown.asked is None and was_asked and (is_new or not self.rules.pending(self.g, entry.seat)):
            # Once a round: who takes an answer back and gives it again gains no time.
            self.clocks.answered(entry.seat, row.time, entry.seat not in self.credited)
            self.credited.add(entry.seat)
        self._renew(entry.seat, is_new)
        return (*items, *self._go_on(row.time))

    def _renew(self, seat: int, is_new: bool) -> None:
        """Whose ask and view are others now? A sealed answer changes them only for who gave it; after a free action
        everybody may see more, but only that seat is asked anew: what the others were about to answer still counts."""
        assert self.view_cache is not None
        if not is_new and self.may_change(seat):
            self.view_cache.sealed(seat)
            self._changed_for = (seat,)
            return
        self.view_cache.changed()
        self._changed_for = None
        if is_new:
            self.round += 1
            self.gathers = self.gathers and is_early(self.rules.key, self.g, self.round)
            self.again.clear()
            self.late.clear()
            self.credited.clear()
            self.rows_about.clear()
            self._fresh_acks = 0
        else:
            self.again[seat] = self.again.get(seat, 0) + 1

    def _go_on(self, now: int) -> tuple[Any, ...]:
        """Shuffle what is due; then the asked seats' clocks run, or the game is over."""
        assert self.g is not None and self.fate is not None
        items: list[Any] = []
        while self.rules.chance_due(self.g):
            _, events = self.fate.fall(self.g)
            items += events
        items += [h.OrderLapsed(seat) for seat in self.orders.lapse(self.rules, self.g)]
        self._waiting = self.rules.asked(self.g)
        self._run_clocks(now)
        if not self._waiting:
            self.status = "over"
            if self.fairness is not None:
                items.append(h.SecretShown(self.secret))
        return tuple(items)

    def _run_clocks(self, now: int) -> None:
        """Clocks run for those who are asked. In a moment that all share they run, if at all, for all of them until it
        is over: a clock that stops would tell who has answered."""
        assert self.g is not None
        if self.rules.silence(self.g) is None or not self._waiting:
            self.countdown.end()
            self.clocks.asked(self._waiting, now)
            return
        everybody = [n for n in range(len(self.seats)) if self.rules.pending(self.g, n) or self.may_change(n)]
        if self.countdown.begin(self.round, everybody, now):
            self.clocks.forget()
        self.clocks.asked([] if self.countdown.is_timed else everybody, now)

    # -- what is known ---------------------------------------------------------------------------------------

    @property
    def nonces(self) -> tuple[str, ...]:
        return tuple(seat.nonce for seat in self.seats)

    @property
    def nonce_hashes(self) -> tuple[str, ...]:
        return tuple(seat.nonce_hash for seat in self.seats)

    @property
    def starting(self) -> bool:
        """Is everybody here, and waits the game only for nonces?"""
        return self.status == "open" and self.opening.fixed

    @property
    def seed(self) -> str | None:
        """What the chance of this table is drawn from if not from its secret."""
        return None if self.opened.stage is None else self.opened.stage.seed

    @property
    def fairness(self) -> Fairness | None:
        """What its chance came from; nothing for a deal that others are still to play, whose seed nobody may know."""
        if self.seed is not None or self.fate is None:
            return None
        given = 0 if self.opened.stage is None else len(self.opened.stage.steps)
        fairness = Fairness(self.opened.commitment, self.secret, self.nonces, given, tuple(self.fate.given))
        return self.opening.told(fairness, self.nonce_hashes)

    def asked(self) -> list[int]:
        """The seats that the game waits for."""
        return self._waiting

    def waited_for(self) -> list[int]:
        """The seats that the game waits for, as everybody may know it."""
        return self._waiting if self.countdown.asked is None else self.countdown.asked

    def seats_shown(self) -> msgspec.Raw:
        """The seats as everybody sees them, as they go over the wire."""
        if self.seats_encoded is None:
            self.seats_encoded = msgspec.Raw(msgspec.json.encode([*map(seat_info, self.seats)]))
        return self.seats_encoded

    def check(self, seat: int, move: msgspec.Raw) -> msgspec.Raw:
        """The move as it goes into the log, if the game would take it from this seat now; Refused if not."""
        read = self.rules.read_move(move)
        action = self.rules.check(self.g, seat, read)
        # Written anew: a stranger's spaces and escapes do not go into the log.
        written = msgspec.Raw(msgspec.json.encode(read))
        self._checked[seat] = (written, action)
        return written

    def may_change(self, seat: int) -> bool:
        """Has the seat a sealed answer that it may still change?"""
        assert self.g is not None
        return self.rules.may_change(self.g, seat)

    def known_as(self, person: Person) -> str:
        """Under which of their ids somebody is here. Who sits here twice has one seat on each device, and who has seen
        one hand is not given another."""
        if not person.also:
            return person.id
        sit_or_sat = {*self.takeover_requests.seen, *(seat.person for seat in self.seats)}
        return person.among(sit_or_sat | {seat.reserved for seat in self.seats})

    def hosted_as(self, person: Person) -> str:
        """The same, where it is the host's business."""
        return self.opened.host if self.opened.host in person.ids else self.known_as(person)

    def seat_for(self, person: Person | None) -> int:
        """The seat of somebody, whoever of theirs sits there."""
        return SPECTATOR if person is None else self.seat_of(self.known_as(person))

    def seat_of(self, person: str | None) -> int:
        """The seat of a person, or a spectator's."""
        for number, seat in enumerate(self.seats):
            if person is not None and seat.person == person:
                return number
        return SPECTATOR

    def ask_id(self, seat: int) -> str:
        """`round.seat`; a seat that is asked again within the round has `round.times.seat`."""
        times = self.again.get(seat, 0)
        return f"{self.round}.{times}.{seat}" if times else f"{self.round}.{seat}"

    def sees_change(self, viewer: int) -> bool:
        """Did the last row change this viewer's view or ask? A sealed answer does so only for who gave it."""
        return self._changed_for is None or viewer in self._changed_for

    # -- who heard what --------------------------------------------------------------------------------------

    def _keep(self, items: tuple[Any, ...]) -> None:
        self.told = shares(items, self.heard)
        if items:
            self.kept.append(items)
            for viewer in self.told:
                self.heard[viewer] += 1

    def _acknowledge(self, entry: Answered) -> None:
        self.acks[entry.seat, entry.move_id] = Ack(self.heard[entry.seat], entry.move_id)
        self._fresh_acks += 1
        # Those of the present question stay: the same id to the same ask must not count as another answer.
        while len(self.acks) > max(KEPT_IDS, self._fresh_acks):
            del self.acks[next(iter(self.acks))]

    def missed_by(self, viewer: int, last: int) -> list[tuple[Any, ...]] | None:
        """What a viewer heard after number `last`; None if that is too long ago to be kept."""
        return last_heard(self.kept, viewer, max(0, self.heard[viewer] - last))
