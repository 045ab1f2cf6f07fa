"""Lines, rows and answers that the store's tests write."""

import msgspec

from caravanserai.tables.log.entries import Answered, Opened, Row, TableSetting
from caravanserai.tables.log.store import Store
from caravanserai.tables.log.summary import Status, Summary


def line(table: str = "t", status: Status = "open", changed: int = 1, public: bool = True, **more: object) -> Summary:
    known = {"id": table, "game": "khiva", "seats": 3, "public": public, "status": status, "opened_at": 1}
    return msgspec.convert(known | {"changed_at": changed} | more, Summary)


def opened() -> Row:
    return Row(0, 1, Opened(TableSetting("khiva", 3, bots={2: "calm"}), "one", "hash"))


def answer(number: int, seat: int = 0, move_id: str | None = None) -> Row:
    move = msgspec.Raw(b'{"type":"PlayCard","card":7}')
    return Row(number, 1000 + number, Answered(seat, "1.0", move_id or f"m{number}", move, "person"))


async def numbers(store: Store, table: str = "t") -> list[int]:
    stored = await store.load(table)
    assert stored is not None
    return [row.number for row in stored.rows]
