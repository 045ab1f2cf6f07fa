"""`caravanserai people`, on both stores: what the owner of a house does for others."""

import asyncio
import re
from pathlib import Path

import pytest

from caravanserai.people.codes import Codes
from caravanserai.tables.log.store import NAMELESS
from caravanserai.web.session import hash_of
from tests.cli.program import run_here
from tests.people.conftest import PASSWORD, People, device_of
from tests.people.test_accounts import refused

pytestmark = pytest.mark.anyio


async def said(place: Path | str, *args: str, code: int = 0) -> str:
    where = ["--data", str(place.parent)] if isinstance(place, Path) else ["--database", place]
    done = await asyncio.to_thread(run_here, "people", *args, *where, "--lang", "en")
    assert done.returncode == code, (done.stdout, done.stderr)
    return done.stdout + done.stderr


async def test_people_are_listed_and_found(people: People, place: Path | str) -> None:
    assert "Nobody" in await said(place, "list")
    await people.account(1, "anna")
    await people.guest(2)
    listed = await said(place, "list")
    assert "p1, Guest 1 @anna" in listed and "p2" not in listed
    assert "p2, Guest 2" in await said(place, "find", "GUEST")
    assert "@anna" in await said(place, "find", "nna") and "Nobody" in await said(place, "find", "zoe")


async def test_who_lost_everything_comes_back_with_one_link(people: People, place: Path | str) -> None:
    anna = await people.account(1, "anna")
    codes = await Codes(people.store, people.time).new(anna, device_of(anna))
    link = re.search(r"/#return=(\S+)", await said(place, "reset", "@Anna"))
    assert link is not None
    with refused("wrong-key"):
        await people.accounts.by_password("anna", PASSWORD)
    with refused("wrong-code"):
        await Codes(people.store, people.time).use(codes[0])
    assert (await people.accounts.of(anna)).handle == "anna"
    assert await people.devices.still_there({"device 1"}) == set()
    assert await people.store.use_return_link(hash_of(link[1]), people.time.now()) == anna.id


async def test_people_are_renamed_merged_and_deleted(people: People, place: Path | str) -> None:
    anna, guest = await people.account(1, "anna"), await people.guest(2)
    assert "is called Zoë now" in await said(place, "rename", "anna", "Zoë")
    assert "What Guest 2 did is Zoë’s now." in await said(place, "merge", guest.id, "anna")
    assert "nothing of theirs" in await said(place, "merge", anna.id, guest.id, code=2)
    await said(place, "delete", "anna")
    assert (await people.accounts.of(anna)).keys == () and (await people.accounts.of(anna)).handle is None
    found = await people.store.person(anna.id)
    assert found is not None and found.name == NAMELESS
    assert "nobody with the handle or id “anna”" in await said(place, "rename", "anna", "Zoë", code=2)
    with refused("handle-taken"):
        await people.account(3, "anna")
