"""Who wants to be named in data for researchers is, by their handle, as long as they want it; nobody else ever is."""

import json
from datetime import date
from typing import Any

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.people.choices import Choices, Choose
from caravanserai.people.deleting import Deleting
from caravanserai.people.merging import merge
from caravanserai.people.statements import TAKE_HANDLE
from caravanserai.tables.log.store import Person, Store
from caravanserai.tables.log.talks import Talk
from caravanserai.terminal.games_tables import Lines, export
from tests.ratings.playing import played
from tests.tables.house import A, B, C, House

pytestmark = pytest.mark.anyio


class Written:
    """What was exported, as it would stand on disk."""

    def __init__(self) -> None:
        self.lines: Lines = {}

    def write(self, lines: Lines) -> None:
        for name, rows in lines.items():
            self.lines.setdefault(name, []).extend(rows)

    def close(self) -> None: ...


async def exported(store: Store, *, names: bool = True) -> tuple[list[Any], str]:
    sink = Written()
    assert await export(store, date(1970, 1, 1), sink, views=True, names=names) == (1, 0)
    return [row["handle"] for row in sink.lines["seats"]], json.dumps(sink.lines)


async def takes_handle(store: Store, person: Person, handle: str) -> None:
    def talk() -> Talk[None]:
        yield TAKE_HANDLE, (handle, handle, person.id, 0)

    await store.change(talk)


async def test_only_who_wants_it_is_named_and_only_as_long_as_they_want_it(house: House) -> None:
    store = house.store
    choices = Choices(store)
    await takes_handle(store, A, "marigold")
    await takes_handle(store, B, "saffron")
    await played(house, A, B, C, public=True)
    assert (await choices.of(A)).named is False and (await choices.of(C)).named is None
    assert (await exported(store))[0] == [None] * 3

    await choices.choose(A, Choose(named=True))
    await choices.choose(A, Choose(chat="off"))  # and it stays
    with pytest.raises(Refused):
        await choices.choose(C, Choose(named=True))
    with pytest.raises(Refused):
        await Choices(store, public=False).choose(B, Choose(named=True))
    assert (await Choices(store, public=False).of(A)).named is None
    handles, whole = await exported(store)
    assert handles == ["marigold", None, None]
    for other in ("saffron", A.name, B.name, C.name, A.id, B.id, C.id):
        assert other not in whole, other
    assert "marigold" not in (await exported(store, names=False))[1], "in a house for children nobody is named"

    assert await merge(store, C.id, A.id)  # the guest turns out to be them
    assert (await exported(store))[0] == ["marigold", None, "marigold"]
    await choices.choose(A, Choose(named=False))
    assert "marigold" not in (await exported(store))[1]
    await choices.choose(A, Choose(named=True))
    await Deleting(store).delete(A.id, house.time.now())
    assert "marigold" not in (await exported(store))[1]
