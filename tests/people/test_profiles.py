"""A person's page on both stores: what stands on it, and for whom."""

import datetime

import pytest

from caravanserai.people.friends import Friends
from caravanserai.people.past_games import PastGames
from caravanserai.people.profiles import Kept, LessonDone, Played, Profiles, in_a_row
from caravanserai.tables.log.entries import Opened, Row, Sat, Stage, StageInfo, TableSetting
from caravanserai.tables.log.store import Person
from tests.people.conftest import People
from tests.people.test_accounts import refused
from tests.people.test_friends import befriend
from tests.people.test_past_games import card, play
from tests.tables.storing import line, opened

pytestmark = pytest.mark.anyio


def of(people: People) -> Profiles:
    return Profiles(people.store, people.time, PastGames(people.store))


async def test_what_stands_on_my_page(people: People) -> None:
    anna, bert = await people.account(1, "anna"), await people.account(2, "bert")
    both = card(("p1", "person"), ("p2", "person"), (None, "bot"))
    left = card(("p1", "bot-for-person"), ("p2", "person"), (None, "bot"))
    await play(people, "a", 10, (1, 2, 3), both)
    await play(people, "b", 20, (2, 1, 3), left, public=False)
    await play(people, "c", 30, (1, 2, 3), both, game="kilim")
    mine = await of(people).mine(anna)
    assert (mine.name, mine.handle, mine.shows, mine.mine) == ("Guest 1", "anna", "friends", True)
    assert mine.kept == Kept(2, 3, (True, False, True))
    assert mine.records == (Played("khiva", 3, 2, 1), Played("kilim", 3, 1, 1))
    assert [(one.name, one.handle, one.games) for one in mine.rivals] == [("Guest 2", None, 3)]
    assert [one.id for one in mine.games] == ["c", "b", "a"]
    await of(people).show(bert, "public")
    theirs = await of(people).of("bert", anna)
    assert [one.id for one in theirs.games] == ["c", "a"], "not those at private tables"
    assert theirs.rivals == () and theirs.kept.of == 3, "nobody is named against their will"
    assert [one.handle for one in (await of(people).mine(anna)).rivals] == ["bert"]
    guest = await of(people).mine(await people.guest(3))
    assert (guest.shows, guest.handle, guest.kept, guest.games) == ("private", None, Kept(0, 0, ()), ())


async def test_a_page_is_seen_by_those_it_is_shown_to(people: People) -> None:
    """For nobody, a guest, an account, a friend, who is blocked, and its owner; as the owner chose."""
    anna = await people.account(1, "anna")
    friend, blocked = await people.account(2, "fred"), await people.account(3, "bert")
    others = [None, await people.guest(4), await people.account(5, "cleo"), friend, blocked, anna]
    friends = Friends(people.store, people.time)
    for one in (friend, blocked):
        await befriend(friends, one, "anna", anna)
    await friends.block(anna, await friends.by_handle("bert"))
    for shows, sees in (
        ("private", (False, False, False, False, False, True)),
        ("friends", (False, False, False, True, False, True)),
        ("public", (True, True, True, True, False, True)),
    ):
        await of(people).show(anna, shows)  # type: ignore[arg-type]
        for viewer, may in zip(others, sees, strict=True):
            if may:
                assert (await of(people).of("@Anna".removeprefix("@"), viewer)).handle == "anna"
            else:
                with refused("no-such-profile"):
                    await of(people).of("anna", viewer)
    for handle in ("nobody", "", "\0", "x" * 60):
        with refused("no-such-profile"):
            await of(people).of(handle, friend)


async def test_the_same_is_asked_whoever_it_is_about(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no time tells a private page from none."""
    anna, viewer = await people.account(1, "anna"), await people.account(2, "bert")
    await of(people).show(anna, "private")
    asked: list[list[str]] = []
    ask = people.store.ask

    async def heard(talk):  # type: ignore[no-untyped-def]
        said: list[str] = []

        def listened():  # type: ignore[no-untyped-def]
            held, answer = talk(), None
            try:
                while True:
                    one = held.send(answer)
                    said.append(one[0])
                    answer = yield one
            except StopIteration as end:
                return end.value

        asked.append(said)
        return await ask(listened)

    monkeypatch.setattr(people.store, "ask", heard)
    for handle in ("anna", "nobody"):
        with refused("no-such-profile"):
            await of(people).of(handle, viewer)
    assert len(asked) == 2 and asked[0] == asked[1]


async def test_the_last_fifty_games_count(people: People) -> None:
    anna = await people.guest(1)
    await people.guest(2)
    for number in range(53):
        mine = "bot-for-person" if number in (1, 40) else "person"
        await play(people, f"t{number}", 10 + number, shown=card(("p1", mine), ("p2", "person")))  # type: ignore[arg-type]
    kept = (await of(people).mine(anna)).kept
    assert (kept.kept, kept.of, len(kept.last), kept.last.index(False)) == (49, 50, 20, 7)


async def test_days_in_a_row(people: People) -> None:
    today = datetime.date(2026, 3, 2)
    assert in_a_row(set(), today) == 0
    assert in_a_row({"2026-03-01", "2026-02-28"}, today) == 2
    assert in_a_row({"2026-03-02", "2026-03-01", "2026-02-27"}, today) == 2
    assert in_a_row({"2026-02-28"}, today) == 0
    anna = await people.guest(1)
    day = datetime.datetime.fromtimestamp(people.time.now() / 1_000, datetime.UTC).date()
    for table, back, status in (("a", 0, "over"), ("b", 1, "over"), ("c", 2, "playing")):
        date = (day - datetime.timedelta(days=back)).isoformat()
        setting, stage = TableSetting("khiva", 3), Stage("daily", date)
        rows = [Row(0, 1, Opened(setting, "p1", "hash", stage=stage)), Row(1, 1, Sat(0, "p1", "Anna", ""))]
        shown = card(("p1", "person"), stage=StageInfo("daily", date))
        await people.store.create(line(table, status, 9, ranks=[1, 2, 3]), "secret", "p1", rows, shown)  # type: ignore[arg-type]
    mine = await of(people).mine(anna)
    assert (mine.days, mine.records, mine.kept.of) == (2, (), 0)


async def test_a_lesson_is_a_badge_once(people: People) -> None:
    anna = await people.guest(1)
    for _ in range(2):
        await of(people).lesson_done(anna, "khiva", "first")
    assert (await of(people).mine(anna)).lessons == (LessonDone("khiva", "first"),)


async def test_a_page_has_what_guests_brought_who_turned_out_to_be_somebody(people: People) -> None:
    anna = await people.account(1, "anna")
    await people.guest(2)

    def talk():  # type: ignore[no-untyped-def]
        yield "UPDATE people SET merged_into = 'p1' WHERE id = 'p2'", ()

    await people.store.change(talk)
    sat = [opened(), Row(1, 1, Sat(0, "p2", "Bert", ""))]
    await people.store.create(line("g", "over", 20, ranks=[1, 2, 3]), "secret", "x", sat)
    await play(people, "a", 10)
    found = await of(people).of("anna", Person("p1", anna.name, ("p2",)))
    assert found.records == (Played("khiva", 3, 3, 2),) and found.rivals == ()
