"""Reports, what is decided about them, and what who it is about reads and answers; on both stores."""

import asyncio
from pathlib import Path

import pytest

from caravanserai.people import notices as notices_module
from caravanserai.people import reports as reports_module
from caravanserai.people.friends import Friends
from caravanserai.people.merging import merge
from caravanserai.people.notices import DAY, FOR_GOOD, KEPT, Kind, Restraints, SeenLine, Snapshot
from caravanserai.people.owner import Owner
from caravanserai.people.reports import RENAMED_FOR, Reports, Voice
from caravanserai.tables.log.store import Person
from tests.people.conftest import People, device_of
from tests.people.test_accounts import refused
from tests.people.test_owner import said

pytestmark = pytest.mark.anyio

SEEN = Snapshot(
    "Guest 2", seat=1, reporter_seat=0, heard=7, lines=(SeenLine(1, "Guest 2", "how slow can one be", None, 5, True),)
)


class Bench:
    """Anna and Cleo are moderators; Gil, a guest, reports Bert."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.reports = Reports(people.store, people.time)
        self.restraints = Restraints(people.store, people.time)
        self.owner = Owner(people.store)

    async def come(self) -> "Bench":
        self.anna = await self.people.account(1, "anna")
        self.bert = await self.people.account(2, "bert")
        self.gil = await self.people.guest(3)
        self.cleo = await self.people.account(4, "cleo")
        for one in (self.anna, self.cleo):
            await self.owner.make_moderator(one.id, self.people.time.now())
        return self

    async def reported(self, by: Person | None = None, about: Person | None = None) -> str:
        self.people.time.move(1)
        await self.reports.make(by or self.gil, (about or self.bert).id, "abuse", "It stopped being fun.", "t", SEEN)
        waiting = (await self.reports.queue(self.cleo)).waiting + (await self.reports.queue(self.anna)).waiting
        return max(waiting, key=lambda one: one.made).id

    async def judged(self, by: Person, report: str, kind: Kind, days: int = 7) -> bool:
        return await self.reports.judge(by, report, kind, days, "Please leave remarks out.", "Guest 9")


@pytest.fixture
async def bench(people: People) -> Bench:
    return await Bench(people).come()


async def test_a_report_waits_for_moderators_with_what_the_reporter_saw(bench: Bench) -> None:
    report = await bench.reported()
    (waiting,) = (await bench.reports.queue(bench.anna)).waiting
    assert (waiting.kind, waiting.by, waiting.about, waiting.voices) == ("abuse", "Guest 3", "Guest 2", 0)
    case, table = await bench.reports.case(bench.anna, report)
    assert (case.seen, case.text, table) == (SEEN, "It stopped being fun.", "t")
    assert (case.about.handle, case.by.handle, case.reports, case.upheld) == ("bert", None, 1, 0)
    assert await bench.reports.waiting(bench.anna) == 1 and await bench.reports.waiting(bench.bert) is None
    assert not await bench.reports.is_moderator(bench.gil)


async def test_nobody_decides_about_themselves_or_about_what_they_reported(bench: Bench) -> None:
    about_anna = await bench.reported(about=bench.anna)
    by_anna = await bench.reported(by=bench.anna)
    assert (await bench.reports.queue(bench.anna)).waiting == ()
    for report in (about_anna, by_anna, "nothing", "\0"):
        with refused("no-such-report"):
            await bench.reports.case(bench.anna, report)
        with refused("no-such-report"):
            await bench.judged(bench.anna, report, "dismiss")
    assert {one.id for one in (await bench.reports.queue(bench.cleo)).waiting} == {about_anna, by_anna}
    with refused("own-report"):
        await bench.reports.make(bench.gil, bench.gil.id, "other", "", None, SEEN)


@pytest.mark.parametrize("kind", ["warn", "ban"])
async def test_a_warning_and_a_voice_for_a_ban_need_a_reason(bench: Bench, kind: Kind) -> None:
    report = await bench.reported()
    for empty in ("", " \n "):
        with refused("text-empty"):
            await bench.reports.judge(bench.anna, report, kind, 7, empty, "Guest 9")
    assert (await bench.reports.case(bench.cleo, report))[0].voices == ()


async def test_a_voice_counts_while_it_is_a_moderators(bench: Bench) -> None:
    """Not of who was one, nor of who turned out to have sent the report."""
    report = await bench.reported()
    await bench.judged(bench.anna, report, "ban")
    await bench.owner.unmake_moderator(bench.anna.id)
    assert not await bench.judged(bench.cleo, report, "ban")
    await bench.owner.make_moderator(bench.anna.id, bench.people.time.now())
    assert await merge(bench.people.store, bench.gil.id, bench.anna.id)
    assert not await bench.judged(bench.cleo, report, "ban")
    assert await bench.judged(bench.cleo, report, "mute")


async def test_who_is_banned_moderates_nothing(bench: Bench) -> None:
    await bench.reported()
    await bench.owner.restrict(bench.anna.id, "ban", 1, "", bench.people.time.now())
    assert not await bench.reports.is_moderator(bench.anna) and await bench.reports.waiting(bench.anna) is None
    bench.people.time.move(DAY)
    assert await bench.reports.is_moderator(bench.anna) and await bench.reports.waiting(bench.anna) == 1


@pytest.mark.parametrize("kind", ["dismiss", "warn", "mute", "rename"])
async def test_one_moderator_decides_and_it_stands_in_the_log(bench: Bench, kind: Kind) -> None:
    report = await bench.reported()
    assert await bench.judged(bench.anna, report, kind)
    with refused("no-such-report"):
        await bench.judged(bench.cleo, report, "warn")
    assert await bench.reports.waiting(bench.cleo) == 0
    (told,) = (await bench.restraints.told(bench.bert)).notices
    assert (told.kind, told.text, told.said) == (kind, "Please leave remarks out.", ("how slow can one be",))
    assert await bench.restraints.unread(bench.bert) == (kind != "dismiss"), "that nothing came of it is no news"
    await bench.restraints.read(bench.bert)
    assert await bench.restraints.unread(bench.bert) == 0
    (mine,) = (await bench.restraints.told(bench.gil)).reports
    assert (mine.about, mine.closed) == ("Guest 2", bench.people.time.now())
    case, _ = await bench.reports.case(bench.cleo, await bench.reported())
    assert [one.kind for one in case.before] == [kind] and case.upheld == (kind != "dismiss")


async def test_who_is_muted_may_not_speak_for_a_while(bench: Bench) -> None:
    await bench.restraints.check_may_speak(bench.bert)
    await bench.judged(bench.anna, await bench.reported(), "mute", days=2)
    with refused("muted"):
        await bench.restraints.check_may_speak(bench.bert)
    assert (await bench.restraints.told(bench.bert)).muted == bench.people.time.now() + 2 * DAY
    await bench.judged(bench.anna, await bench.reported(), "mute", days=1)
    bench.people.time.move(2 * DAY - 2)
    with refused("muted"):
        await bench.restraints.check_may_speak(bench.bert)
    bench.people.time.move(1)
    await bench.restraints.check_may_speak(bench.bert)


async def test_who_is_renamed_keeps_that_name_for_a_month_and_signs_in_with_another_handle(bench: Bench) -> None:
    await bench.judged(bench.anna, await bench.reported(), "rename")
    renamed = await bench.people.store.person(bench.bert.id)
    assert renamed is not None and renamed.name == "Guest 9"
    handle = (await bench.people.accounts.of(bench.bert)).handle
    assert handle is not None and handle.startswith("traveller")
    with refused("name-given"):
        await bench.restraints.check_may_choose_name(bench.bert)
    bench.people.time.move(RENAMED_FOR)
    await bench.restraints.check_may_choose_name(bench.bert)
    for person in (bench.bert, bench.anna):
        await bench.people.shows(person)
    for person in (bench.bert, bench.anna):
        with refused("handle-taken"):
            await bench.people.accounts.take_handle(person, "Bert", device_of(person))
    (told,) = (await bench.restraints.told(bench.bert)).notices
    assert await bench.owner.settle(told.id, bench.people.time.now(), lift=True)
    await bench.people.accounts.take_handle(bench.bert, "bert", device_of(bench.bert))
    await bench.judged(bench.anna, await bench.reported(about=bench.gil, by=bench.bert), "rename")
    assert (await bench.people.accounts.of(bench.gil)).handle is None


async def test_a_ban_needs_two_voices_and_the_shorter_counts(bench: Bench) -> None:
    report = await bench.reported()
    for _ in range(2):
        assert not await bench.judged(bench.anna, report, "ban", days=30)
    assert await bench.restraints.of(bench.bert.id) == {}
    case, _ = await bench.reports.case(bench.cleo, report)
    assert (case.voices, case.mine) == ((Voice(30, "Please leave remarks out."),), False)
    assert (await bench.reports.case(bench.anna, report))[0].mine
    assert await bench.judged(bench.cleo, report, "ban", days=7)
    assert await bench.restraints.of(bench.bert.id) == {"ban": bench.people.time.now() + 7 * DAY}
    person = await bench.people.store.person_by_token("device 2")
    assert person is not None and person.banned == bench.people.time.now() + 7 * DAY
    assert await bench.restraints.banned_among({"device 2", "device 3"}) == {"device 2"}
    assert await bench.restraints.new_bans() == {bench.bert.id: [bench.bert.id]}
    await bench.restraints.carried(bench.bert.id)
    assert await bench.restraints.new_bans() == {}
    bench.people.time.move(7 * DAY)
    assert await bench.restraints.banned_among({"device 2"}) == set() and await bench.restraints.of("p2") == {}


async def test_two_voices_at_the_same_instant_are_two(bench: Bench) -> None:
    report = await bench.reported()
    closed = await asyncio.gather(*(bench.judged(one, report, "ban") for one in (bench.anna, bench.cleo)))
    assert sorted(closed) == [False, True] and "ban" in await bench.restraints.of(bench.bert.id)


async def test_who_does_not_know_leaves_it_to_others(bench: Bench) -> None:
    report = await bench.reported()
    await bench.reports.leave_to_others(bench.anna, report)
    assert (await bench.reports.queue(bench.anna)).waiting == ()
    assert [one.id for one in (await bench.reports.queue(bench.cleo)).waiting] == [report]
    assert (await bench.reports.case(bench.cleo, report))[0].voices == ()


async def test_people_answer_once_and_the_owner_decides(bench: Bench, place: Path | str) -> None:
    await bench.judged(bench.anna, await bench.reported(), "mute")
    (told,) = (await bench.restraints.told(bench.bert)).notices
    for wrong in ("", " \n ", "​"):
        with refused("text-empty"):
            await bench.restraints.answer(bench.bert, told.id, wrong)
    with refused("text-too-long"):
        await bench.restraints.answer(bench.bert, told.id, "x" * 501)
    for other in (bench.gil, bench.anna):
        with refused("no-such-notice"):
            await bench.restraints.answer(other, told.id, "It was me")
    assert "Nobody waits" in await said(place, "appeals")
    await bench.restraints.answer(bench.bert, told.id, "I meant myself.")
    with refused("answered-already"):
        await bench.restraints.answer(bench.bert, told.id, "And another thing")
    await bench.restraints.read(bench.bert)
    listed = await said(place, "appeals")
    assert f"{told.id}: Guest 2, set phrases only" in listed and "by Guest 1" in listed and "I meant myself." in listed
    assert "It stands." in await said(place, "uphold", told.id)
    assert "Nobody waits" in await said(place, "appeals")
    assert (await bench.restraints.told(bench.bert)).notices[0].settled and "mute" in await bench.restraints.of("p2")
    assert await bench.restraints.unread(bench.bert) == 1, "they are told"
    assert "Taken back." in await said(place, "lift", told.id)
    assert (await bench.restraints.told(bench.bert)).notices[0].lifted and await bench.restraints.of("p2") == {}
    assert "no decision" in await said(place, "lift", told.id, code=2)


async def test_a_report_that_came_to_nothing_is_not_answered(bench: Bench) -> None:
    await bench.judged(bench.anna, await bench.reported(), "dismiss")
    (told,) = (await bench.restraints.told(bench.bert)).notices
    assert not told.may_answer
    with refused("no-such-notice"):
        await bench.restraints.answer(bench.bert, told.id, "Thank you")


async def test_the_owner_bans_mutes_and_names_moderators_alone(bench: Bench, place: Path | str) -> None:
    assert "for 3 days" in await said(place, "ban", "bert", "--days", "3", "--why", "Threats.")
    (told,) = (await bench.restraints.told(bench.bert)).notices
    assert (told.kind, told.text, told.for_good) == ("ban", "Threats.", False)
    assert "for good" in await said(place, "ban", "bert")
    assert await bench.restraints.of("p2") == {"ban": FOR_GOOD}
    assert (await bench.restraints.told(bench.bert)).notices[0].for_good
    assert "open to Guest 2 again" in await said(place, "unban", "bert")
    assert "not closed" in await said(place, "unban", "bert", code=2)
    assert "set phrases only" in await said(place, "mute", bench.gil.id, "--days", "1")
    assert "write freely again" in await said(place, "unmute", bench.gil.id)
    assert "freely already" in await said(place, "unmute", bench.gil.id, code=2)
    assert "@anna" in await said(place, "moderators") and "@cleo" in await said(place, "moderators")
    assert "no more" in await said(place, "unmake-moderator", "cleo")
    assert "is no moderator" in await said(place, "unmake-moderator", "cleo", code=2)
    assert not await bench.reports.is_moderator(bench.cleo)
    assert "has no key" in await said(place, "make-moderator", bench.gil.id, code=2)
    assert "is a moderator now" in await said(place, "make-moderator", "bert")
    assert "nobody with" in await said(place, "ban", "somebody", code=2)


async def test_what_was_decided_about_a_guest_is_about_who_they_turn_out_to_be(bench: Bench) -> None:
    await bench.judged(bench.anna, await bench.reported(by=bench.bert, about=bench.gil), "mute")
    await bench.reported()
    assert await merge(bench.people.store, bench.gil.id, bench.cleo.id)
    assert "mute" in await bench.restraints.of(bench.cleo.id) and "mute" in await bench.restraints.of(bench.gil.id)
    told = await bench.restraints.told(bench.cleo)
    assert [one.kind for one in told.notices] == ["mute"] and len(told.reports) == 1
    assert (await bench.reports.queue(bench.cleo)).waiting == (), "a report of theirs is not theirs to decide"
    await bench.owner.restrict(bench.cleo.id, "ban", None, "", bench.people.time.now())
    guest = await bench.people.store.person_by_token("device 3")
    assert guest is not None and guest.banned == FOR_GOOD, "the guest's other devices too"


async def test_reports_are_few_and_not_kept_for_ever(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports_module, "MOST_OPEN", 1)
    report = await bench.reported()
    with refused("reports-full"):
        await bench.reported()
    with refused("text-too-long"):
        await bench.reports.make(bench.gil, bench.bert.id, "other", "x" * 501, None, SEEN)
    await bench.judged(bench.anna, report, "mute", days=1)
    bench.people.time.move(KEPT)
    await bench.restraints.forget()
    assert (await bench.restraints.told(bench.gil)).reports != ()
    bench.people.time.move(1)
    await bench.restraints.forget()
    told = await bench.restraints.told(bench.bert)
    assert (await bench.restraints.told(bench.gil)).reports == () and [one.said for one in told.notices] == [()]
    assert notices_module.KEPT == 180 * DAY


async def test_who_is_deleted_leaves_nothing_with_the_moderators(bench: Bench) -> None:
    report = await bench.reported()
    await bench.judged(bench.anna, report, "ban")
    await bench.judged(bench.cleo, report, "ban")
    for one in (bench.bert, bench.anna):
        await bench.owner.delete(one.id)
    assert await bench.restraints.of(bench.bert.id) == {} and (await bench.restraints.told(bench.bert)).notices == ()
    assert [one.id for one in await bench.owner.moderators()] == [bench.cleo.id]


async def test_a_guest_who_is_banned_is_not_forgotten(bench: Bench) -> None:
    assert (await Friends(bench.people.store, bench.people.time).of(bench.gil)).friends == ()
    await bench.owner.restrict(bench.gil.id, "ban", 3, "", bench.people.time.now())
    other = await bench.people.guest(5)
    await bench.reported(about=other)
    await bench.people.store.forget_guests(bench.people.time.now() + 1, 100)
    assert await bench.people.store.person(bench.gil.id) is not None
    assert await bench.people.store.person(other.id) is None
