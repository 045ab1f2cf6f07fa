"""Games that somebody's own device dealt and played, against bots, out of reach of the house.

The house believes nothing of such a game but its answers: it deals again from the secret, plays every answer by its own
rules, and compares the result. What comes of that is the log of an ordinary table, with a record that anybody can
verify. It counts for nothing: whoever has the device could deal until they liked the cards.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from caravanserai.engine.fairness import commitment_of
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.record import MoveStep, Record, Result, raw_steps, result_of
from caravanserai.engine.refusal import UNREADABLE, Refused

from ..log.entries import AnsweredBy, Entry, Opened, Row, Sat, SeatNumber, Stage, Started, TableSetting
from ..refusals import refuse
from .commands import HOUSE_BOT, check_setting, checked_answer
from .table import Table

#: The bots that a browser has the time for.
LEVELS = ("level1", "level2", "level3")
#: Of the game that asks most of its players, seven times as many as it ever took.
MOST_MOVES = 4_000


class OfflineMove(Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    move: msgspec.Raw


class OfflineGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it was played: who sat where, the secret that its shuffles come from, every answer, and the result.
    `table` is what the device called it; `rules` is the version of the game's rules."""

    table: Annotated[str, Meta(pattern="^[0-9a-z-]{1,64}$(?!\\n)")]
    game: str
    rules: int
    seats: SeatNumber
    seat: SeatNumber
    options: dict[str, str]
    bots: dict[SeatNumber, str]
    secret: Annotated[str, Meta(pattern="^[0-9a-f]{64}$(?!\\n)")]
    moves: Annotated[tuple[OfflineMove, ...], Meta(max_length=MOST_MOVES)]
    result: Result


def offline_table(table: str, game_key: str, seats: int, options: dict[str, str], bots: dict[int, str]) -> Opened:
    """How such a table begins, but for who opens it and what its chance is bound to."""
    setting = TableSetting(game_key, seats, options, bots=bots)
    if game_key not in GAMES or len(bots) != seats - 1 or not set(bots.values()) <= {*LEVELS}:
        raise refuse("bad-offline-game", reason="one person plays against bots of the levels 1 to 3")
    check_setting(setting)
    return Opened(setting, "", "", stage=Stage("offline", table), rules=game(game_key).rules_version)


def begun(opened: Opened, person: str, name: str, secret: str) -> list[Entry]:
    """The first rows: the table stands, its person sits down, and the game begins."""
    seat = next(n for n in range(opened.setting.seats) if n not in opened.setting.bots)
    opened = msgspec.structs.replace(opened, host=person, commitment=commitment_of(secret))
    return [opened, Sat(seat, person, name), Started(HOUSE_BOT)]


def offline_game(table: Table, record: Record[Any, Any, Any]) -> OfflineGame:
    """What the device sends of a finished game."""
    setting, stage = table.opened.setting, table.opened.stage
    if stage is None or stage.kind != "offline" or record.result is None:
        raise refuse("not-over")
    moves = raw_steps(step for step in record.steps if isinstance(step, MoveStep))
    return OfflineGame(
        table=stage.key,
        game=setting.game,
        rules=record.rules,
        seats=setting.seats,
        seat=table.seat_of(table.opened.host),
        options=record.options,
        bots=setting.bots,
        secret=table.secret,
        moves=tuple(OfflineMove(step.seat, step.move) for step in moves if isinstance(step, MoveStep)),
        result=record.result,
    )


def read_offline(data: bytes) -> OfflineGame:
    try:
        return msgspec.json.decode(data, type=OfflineGame)
    except UNREADABLE as error:
        raise refuse("bad-offline-game", reason=str(error)) from None


def played_again(data: bytes, id: str, person: str, name: str, now: int) -> tuple[Table, list[Row]]:
    """The game once more, by the rules of this house: its table, and the rows of its log."""
    sent = read_offline(data)
    opened = offline_table(sent.table, sent.game, sent.seats, sent.options, sent.bots)
    if sent.rules != opened.rules:
        raise refuse("offline-other-rules")
    if sent.seat in sent.bots:
        raise refuse("bad-offline-game", reason="a bot has the seat of the person")
    table, rows = Table(id, sent.secret), []

    def add(entry: Entry) -> None:
        rows.append(Row(table.number, now, entry))
        table.apply(rows[-1])

    for entry in begun(opened, person, name, sent.secret):
        add(entry)
    for number, one in enumerate(sent.moves):
        if not 0 <= one.seat < sent.seats:
            raise refuse("bad-offline-game", reason=f"answer {number + 1} is of no seat")
        by: AnsweredBy = "person" if one.seat == sent.seat else "bot"
        try:
            add(checked_answer(table, one.seat, table.ask_id(one.seat), f"offline-{number}", one.move, by))
        except Refused as error:
            reason = f"answer {number + 1}: {error.refusal.code}"
            raise refuse("bad-offline-game", reason=reason) from None
    if table.status != "over" or table.g is None or result_of(table.rules, table.g) != sent.result:
        raise refuse("bad-offline-game", reason="played again, it ends otherwise")
    return table, rows
