"""What people may do at a table: each asks the table as it is and gives the rows to write, or says why not."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

import msgspec

from caravanserai.bots.levels import MASTER, QUICK, bots_for, stand_in_for
from caravanserai.bots.offered import accepted, of_today
from caravanserai.engine.edition import EditionProblemError
from caravanserai.engine.game import SPECTATOR, game

from ..log.clock_setting import Relaxed
from ..log.entries import (
    Answered,
    AnsweredBy,
    BotSat,
    Closed,
    Entry,
    NonceOpened,
    NoncesFixed,
    Ordered,
    Returned,
    Sat,
    Started,
    Stood,
    TableSetting,
    TakenOver,
)
from ..refusals import TablesCode, refuse
from .company import keeps_apart
from .nonces import check_nonce
from .table import Table

#: The bot that plays where nobody chose another.
HOUSE_BOT = QUICK
#: Asks in a row that the clock answers before a bot keeps the seat.
MISSES = 2
MAX_MOVE_ID = 64
#: What happens if somebody's time is up once more.
IfLate = Literal["bot-stays", "game-waits"]
#: Letters in the name of a table's own edition: it is shown beside the game's.
LONGEST_EDITION = 60
#: So many rows about one seat until another question is on the table; then its answers are taken, but not changed.
MOST_CHANGES = 100
#: Why what is for a table of another status is refused.
STANDS: dict[str, TablesCode] = {
    "open": "not-started",
    "playing": "table-started",
    "over": "game-over",
    "closed": "table-closed",
}


class Held(msgspec.Struct, frozen=True):
    """An answer of a bot that is held back until its time has come."""

    speaks: int
    ask: str
    move: Any


def check_setting(setting: TableSetting, *, seeded: bool = False) -> None:
    """Refuse a table that could not be played. `seeded`: bots answer there as they do to all who play its deal."""
    rules = game(setting.game)
    try:
        edition = None if setting.edition is None else rules.convert_edition(setting.edition)
    except EditionProblemError as error:
        raise refuse("bad-edition", reason=str(error)) from None
    if edition is None:
        _check_standard(setting.game, setting.seats, tuple(sorted(setting.options.items())))
    else:
        rules.new(setting.seats, setting.options, edition)
    if edition is not None and not (len(edition.name) <= LONGEST_EDITION and edition.name.isprintable()):
        raise refuse("bad-edition", reason=f"name: at most {LONGEST_EDITION} letters that can be seen")
    for seat, bot in setting.bots.items():
        if not 0 <= seat < setting.seats:
            raise refuse("bot-seat", seat=seat, seats=setting.seats)
        check_bot(bot, setting, seeded=seeded)
    if len(setting.bots) == setting.seats:
        raise refuse("no-seat-for-people")
    if setting.rated:
        _check_rated(setting)


def _check_rated(setting: TableSetting) -> None:
    """What counts is played by everybody in the same way, by themselves, and to its end."""
    clock = not isinstance(setting.clock, Relaxed)
    if setting.edition is not None or setting.hints or setting.takeover != "never" or not clock:
        raise refuse("rated-setting")


@lru_cache(256)
def _check_standard(game_key: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
    """Laid out once for each way to play: most tables are like many before."""
    game(game_key).new(seats, dict(options))


def check_bot(bot: str, setting: TableSetting, *, seeded: bool = False) -> None:
    """Refuse who does not play here. A master was measured with the box's own edition and options: at other tables it
    would be no better than the level below it, so nobody is promised one there. Nor under a seed: bots think by count
    there, and a master would do so for as long as it takes."""
    if bot in bots_for(setting.game) and bot != MASTER:
        return
    known = accepted(setting.game, setting.seats, not seeded and _is_standard(setting))
    if bot not in known:
        code: TablesCode = "bot-not-here" if bot == MASTER else "unknown-bot"
        raise refuse(code, bot=bot, known=", ".join(known))


def _is_standard(setting: TableSetting) -> bool:
    rules = game(setting.game)
    edition = None if setting.edition is None else rules.convert_edition(setting.edition)
    return bool(rules.new(setting.seats, setting.options, edition).standard)


def with_bots_of_today(setting: TableSetting) -> TableSetting:
    """What was agreed on before a table is opened is kept as far as it can be: who waited for days is not refused."""
    if MASTER not in setting.bots.values():
        return setting
    standard = _is_standard(setting)
    today = {seat: of_today(bot, setting.game, setting.seats, standard) for seat, bot in setting.bots.items()}
    return msgspec.structs.replace(setting, bots=today)


def sit(
    table: Table, person: str, name: str, seat: int | None, nonce_hash: str, apart: frozenset[str] = frozenset()
) -> list[Entry]:
    """Take a free seat, or any; the game begins when the last one is taken. Who is kept apart from somebody here is
    answered as if others had been quicker."""
    must_be_open(table)
    if table.seat_of(person) != SPECTATOR:
        raise refuse("already-seated")
    free = [n for n, s in enumerate(table.seats) if s.free and s.reserved in (None, person)]
    if keeps_apart(table, person, apart):
        free = []
    mine = [n for n in free if table.seats[n].reserved == person]
    if seat is None:
        if not free:
            raise refuse("no-free-seat")
        seat = (mine or free)[0]
    elif not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat")
    elif seat not in free:
        raise refuse("seat-taken")
    may_change_more(table, person)
    entries: list[Entry] = [Sat(seat, person, name, nonce_hash=nonce_hash)]
    if all(not s.free for n, s in enumerate(table.seats) if n != seat):
        entries.append(begin(table, HOUSE_BOT, nonce_hash))
    return entries


def begin(table: Table, fill: str, nonce_hash: str = "") -> Entry:
    """Everybody is here: people open their nonces first. Where nobody promised one, the game begins at once."""
    hashed = nonce_hash or any(table.nonce_hashes)
    return NoncesFixed(fill) if hashed else Started(fill)


def open_nonce(table: Table, person: str, nonce: str | None) -> list[Entry]:
    """Open the nonce whose hash was given with the seat; None: it is lost. With the last one the game begins."""
    seat = seat_of(table, person)
    held = table.seats[seat]
    if nonce is not None and held.nonce == nonce:
        return []
    if not table.starting:
        raise refuse("nonce-late" if table.status != "open" else "nonce-early")
    if not held.nonce_hash or seat in table.opening.done:
        raise refuse("nonce-late")
    if nonce is not None:
        check_nonce(nonce, held.nonce_hash)
    entries: list[Entry] = [NonceOpened(seat, nonce or "")]
    if table.opening.missing(table.seats) == [seat]:
        entries.append(Started(table.opening.fill))
    return entries


def deal_without(table: Table) -> list[Entry]:
    """Those who have not opened their nonce had time enough: the game begins without them."""
    return [Started(table.opening.fill)] if table.starting else []


def stand(table: Table, person: str) -> list[Entry]:
    """Leave: before the start the seat is free again, during the game a bot plays on."""
    seat = seat_of(table, person)
    if table.status == "open":
        must_be_open(table)
        return [Stood(seat)]
    must_be_playing(table)
    if table.seats[seat].away == "left":
        return []
    may_change_more(table, seat)
    entries: list[Entry] = [Stood(seat)]
    if table.seats[seat].bot is None:
        entries.append(TakenOver(seat, stand_in_for(table.rules.key), "left"))
    return entries


def put_bot(table: Table, person: str, seat: int, bot: str) -> list[Entry]:
    """The host gives a free seat to a bot."""
    must_be_host(table, person)
    must_be_open(table)
    if not 0 <= seat < len(table.seats):
        raise refuse("no-such-seat")
    check_bot(bot, table.opened.setting)
    if not table.seats[seat].free:
        raise refuse("seat-taken")
    entries: list[Entry] = [BotSat(seat, bot)]
    if all(not s.free for n, s in enumerate(table.seats) if n != seat) and _people(table):
        entries.append(begin(table, HOUSE_BOT))
    return entries


def start(table: Table, person: str, fill: str = HOUSE_BOT) -> list[Entry]:
    """The host says: now. Bots take the seats that are empty."""
    must_be_host(table, person)
    must_be_open(table)
    check_bot(fill, table.opened.setting)
    if not _people(table):
        raise refuse("nobody-seated")
    return [begin(table, fill)]


def close(table: Table, person: str) -> list[Entry]:
    """The host gives up a table whose game has not begun. Once a nonce is opened it is too late: who keeps the house
    could see by it what the cards will be."""
    must_be_host(table, person)
    if not (table.starting and not table.opening.done):
        must_be_open(table)
    return [Closed()]


def expire(table: Table, before: int) -> list[Entry]:
    """Nobody has done anything here since then: nobody waits for it any more."""
    left = table.status in ("open", "playing") and table.written_at < before
    return [Closed()] if left else []


def leave_lesson(table: Table) -> list[Entry]:
    """Who begins a lesson leaves the one before: nobody waits for its end."""
    return [Closed()] if table.status in ("open", "playing") else []


def come_back(table: Table, person: str, name: str) -> list[Entry]:
    """The owner plays again."""
    seat = seat_of(table, person)
    must_be_playing(table)
    return [Returned(seat, person, name)] if table.seats[seat].bot is not None else []


def answer(table: Table, person: str, name: str, ask: str, move_id: str, move: msgspec.Raw) -> list[Entry]:
    """A person's answer to their ask; who answers is back."""
    seat = seat_of(table, person)
    if not 0 < len(move_id) <= MAX_MOVE_ID or not move_id.isprintable():  # PostgreSQL keeps no text with a zero in it
        raise refuse("move-id", most=MAX_MOVE_ID)
    if table.status == "playing" and not table.rules.pending(table.g, seat):
        may_change_more(table, seat)
    answered = checked_answer(table, seat, ask, move_id, move, "person")
    return [answered] if table.seats[seat].bot is None else [*come_back(table, person, name), answered]


def checked_answer(table: Table, seat: int, ask: str, move_id: str, move: msgspec.Raw, by: AnsweredBy) -> Answered:
    """An answer that the game takes, to an ask that is open, by the seat that was asked."""
    must_be_playing(table)
    _must_be_asked_this(table, seat, ask)
    return Answered(seat, ask, move_id, table.check(seat, move), by)


def is_asked_this(table: Table, seat: int, ask: str) -> bool:
    """Does the game wait for an answer to just this?"""
    return table.status == "playing" and ask == table.ask_id(seat) and table.rules.pending(table.g, seat)


def asks_for_a_hint(table: Table, person: str, ask: str) -> int:
    """The seat of a person who may ask the coach about this ask. Nobody may where the table says so, and nobody for
    another seat than their own."""
    seat = seat_of(table, person)
    must_be_playing(table)
    if not table.opened.setting.hints:
        raise refuse("hints-off")
    _must_be_asked_this(table, seat, ask)
    if not is_asked_this(table, seat, ask):
        raise refuse("not-asked")
    return seat


def order(table: Table, person: str, name: str, order: msgspec.Raw) -> list[Entry]:
    """A standing order, or none any more (SA-24). It answers at once what is asked now; who gives one is back."""
    seat = seat_of(table, person)
    must_be_playing(table)
    if table.rules.order_type is None:
        raise refuse("no-orders")
    if table.countdown.pace is not None:
        raise refuse("orders-live")
    read = table.rules.read_order(order)
    ordered = Ordered(seat, msgspec.Raw(msgspec.json.encode(read)))
    if read is None:
        return [ordered] if table.orders.of(seat) is not None else []
    may_change_more(table, seat)
    table.rules.check_order(table.g, seat, read)
    entries: list[Entry] = [*come_back(table, person, name), ordered]
    move = table.rules.obey(table.g, seat, read)
    if move is not None and (table.rules.pending(table.g, seat) or table.may_change(seat)):
        entries.append(ordered_answer(table, seat, move))
    return entries


def obeying(table: Table, seat: int) -> list[Entry]:
    """The answer of a seat that has a standing order, if it is asked."""
    if table.status != "playing" or seat not in table.asked() or not table.seats[seat].person_plays:
        return []
    standing = table.orders.of(seat)
    move = None if standing is None else table.rules.obey(table.g, seat, standing)
    return [] if move is None else [ordered_answer(table, seat, move)]


def ordered_answer(table: Table, seat: int, move: Any) -> Answered:
    """The number makes the id one of its own: a changed order answers the same ask once more."""
    return _said_by(table, seat, f"order-{table.ask_id(seat)}-{table.number}", move, "order")


def bot_answers(table: Table, held: Mapping[int, Held]) -> list[Answered]:
    """What bots have to say, as far as they are still asked just that."""
    asked = [n for n, one in held.items() if table.seats[n].bot is not None and is_asked_this(table, n, one.ask)]
    return [_said_by(table, seat, f"bot-{held[seat].ask}", held[seat].move, "bot") for seat in asked]


def pass_moment(table: Table, held: Mapping[int, Held]) -> list[Entry]:
    """The moment has passed: bots say what they held back, and who has not spoken says what silence stands for."""
    spoken = bot_answers(table, {seat: held[seat] for seat in table.asked() if seat in held})
    silence = table.rules.silence(table.g)
    rest = [seat for seat in table.asked() if seat not in {entry.seat for entry in spoken}]
    return [*spoken, *(_said_by(table, seat, f"silence-{table.ask_id(seat)}", silence, "silence") for seat in rest)]


def _said_by(table: Table, seat: int, move_id: str, move: Any, by: AnsweredBy) -> Answered:
    return checked_answer(table, seat, table.ask_id(seat), move_id, msgspec.Raw(msgspec.json.encode(move)), by)


def overdue(table: Table, now: int) -> list[int]:
    """The people for whom a bot is to answer now, because their time is up. Bots are hurried by nobody: their thoughts
    always end."""
    if table.status != "playing":
        return []
    asked = table.asked()
    late = [seat for seat in table.clocks.overdue(now) if seat in asked and table.seats[seat].person_plays]
    return [seat for seat in late if if_late(table, seat) != "game-waits"]


def if_late(table: Table, seat: int) -> IfLate | None:
    """What happens if the time of a person is up, whose clock runs. The first time a bot gives one answer (None). The
    second in a row it keeps the seat, for the sake of other people who wait; but where only bots wait, the game waits
    too. Then nothing is written: the clock stands at zero until the person answers."""
    missed = table.seats[seat].missed + (seat not in table.late)
    if missed < MISSES or not table.seats[seat].person_plays or table.clocks.deadline(seat) is None:
        return None
    others = any(other.person_plays for number, other in enumerate(table.seats) if number != seat)
    return "bot-stays" if others else "game-waits"


def out_of_time(table: Table, seat: int, move: Any) -> list[Entry]:
    """The clock ran out: a bot's answer to this ask, and perhaps it stays."""
    entries: list[Entry] = [_said_by(table, seat, f"clock-{table.ask_id(seat)}", move, "clock")]
    if if_late(table, seat) == "bot-stays":
        entries.append(TakenOver(seat, stand_in_for(table.rules.key), "clock"))
    return entries


def _people(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if seat.person is not None]


def seat_of(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat == SPECTATOR:
        raise refuse("not-seated")
    return seat


def may_change_more(table: Table, who: int | str) -> None:
    """Nobody fills the disk by changing their mind: a seat in a game, a person before it. What is asked can always be
    answered, so nothing gets stuck."""
    if table.rows_about.get(who, 0) >= MOST_CHANGES:
        raise refuse("too-many-changes", most=MOST_CHANGES)


def _must_be_asked_this(table: Table, seat: int, ask: str) -> None:
    if ask != table.ask_id(seat):
        if ask.rpartition(".")[2] not in ("", str(seat)):
            raise refuse("not-your-ask")
        raise refuse("price-passed" if table.countdown.has_passed(ask) else "stale-ask")


def must_be_host(table: Table, person: str) -> None:
    if table.opened.host != person:
        raise refuse("not-host")


def must_be_open(table: Table) -> None:
    if table.status != "open":
        raise refuse(STANDS[table.status])
    if table.starting:
        raise refuse("table-starting")


def must_be_playing(table: Table) -> None:
    if table.status != "playing":
        raise refuse(STANDS[table.status])
