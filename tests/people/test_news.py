"""News of people, on both stores: what is told once, what is not told any more, and to whom."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec
import pytest

from caravanserai.people.channels import Channels, NewsChoice, PushAddress, Quiet, quiet_until
from caravanserai.people.courier import EACH, PAUSE, Courier, Setup
from caravanserai.people.friends import Friends, Target
from caravanserai.people.merging import merge
from caravanserai.people.outbox import DIGEST, LEASE, MINUTE, MOST_AN_HOUR, MOST_BY_OTHERS, MOST_WAITING, SOON, Outbox
from caravanserai.people.public_web import PublicWeb
from caravanserai.people.reasons import Reasons
from caravanserai.people.web_push import PushKeys
from caravanserai.tables.fold.table import Table
from caravanserai.tables.log.entries import Stage, TableSetting
from caravanserai.tables.log.store import Person
from caravanserai.tables.log.talks import Talk
from tests.people.test_accounts import refused
from tests.servers.receiver import Browser, Received, Receiver, receiver
from tests.tables.house import A, B, C, House, until

pytestmark = pytest.mark.anyio

BY_DAY = {"clock": {"type": "by-day", "hours": 24}, "seats": 2}


@dataclass
class Room:
    """A house, its news, and a chat on this machine that they go to."""

    house: House
    chat: Receiver
    channels: Channels
    outbox: Outbox
    reasons: Reasons
    courier: Courier

    async def hook(self, person: Person, kind: str = "json", path: str = "/chat", table: str | None = None) -> None:
        await self.channels.add_hook(person, kind, self.chat.url + path, "en", table)  # type: ignore[arg-type]

    async def passes(self, milliseconds: int = SOON) -> list[str]:
        """The same: which news that were."""
        return [one.json["reason"] for one in await self.sends(milliseconds)]

    async def sends(self, milliseconds: int = SOON) -> list[Received]:
        """Time goes by, and what is due goes out."""
        await self.house.host.settled()
        await self.reasons.write()
        self.house.time.move(milliseconds)
        before = len(self.chat.received)
        await self.courier.send_some()
        await self.courier.settled()
        return self.chat.received[before:]

    async def playing(self) -> Table:
        """Two people at a table by day; both have heard that it began."""
        table = await self.house.table_of(A, B, **BY_DAY)
        assert table.status == "playing"
        await self.sends()
        self.chat.received.clear()
        return table

    async def next_round(self, table: Table) -> None:
        """On to a round in which A is asked."""
        number = table.round
        while table.round == number or table.seat_for(A) not in table.asked():
            asked = next(person for person in (B, A) if table.seat_for(person) in table.asked())
            await self.house.answer(table, asked)


def room_of(house: House, chat: Receiver) -> Room:
    outbox = Outbox(house.store, house.time)
    reasons = Reasons(house.host, outbox)
    house.host.commits.watchers.append(reasons.look)
    keys, setup = PushKeys(b"key of the house", "mailto:house@example.org"), Setup("https://games.example.org")
    courier = Courier(outbox, reasons, PublicWeb(inside=True), keys, setup, house.time, house.meter)
    return Room(house, chat, Channels(house.store, house.time), outbox, reasons, courier)


@pytest.fixture
async def room(house: House) -> AsyncIterator[Room]:
    async with receiver() as chat:
        made = room_of(house, chat)
        yield made
        await made.courier.stop()


async def test_my_turn_is_told_once_and_only_while_it_is(room: Room) -> None:
    await room.hook(A)
    table = await room.playing()
    await room.next_round(table)
    assert await room.passes(SOON - 1) == [], "they may be on their way"
    assert await room.passes(1) == ["turn"]
    (told,) = room.chat.received
    assert told.json == {
        "id": f"turn:{table.id}:{table.round}.0", "reason": "turn", "title": "Khiva", "text": "It is your turn.",
        "link": f"https://games.example.org/table/{table.id}", "game": "khiva", "table": table.id,
    }  # fmt: skip
    room.reasons._seen.clear()
    room.reasons.look(room.house.host.live[table.id])
    assert await room.passes() == [], "the same turn is not told again, whoever looks"
    await room.next_round(table)
    answered = f"turn:{table.id}:{table.round}.0"
    await room.house.answer(table, A)
    assert answered not in [one.json["id"] for one in await room.sends()], "it was answered before it was told"


async def test_a_game_that_begins_and_ends(room: Room) -> None:
    await room.hook(A)
    table = await room.house.table_of(A, B, **BY_DAY)
    assert await room.passes() == ["begins"], "that it is my turn need not be said too"
    await room.house.play_out(table, A, B)
    assert await room.passes() == ["over"]
    assert [one.json["text"] for one in room.chat.received] == ["The game has begun.", "The game is over."]


async def test_a_round_of_an_event(room: Room) -> None:
    await room.hook(A)
    setting = msgspec.convert({"game": "khiva", "seats": 2, **BY_DAY}, TableSetting)
    await room.house.host.seat_event("a-table", {0: A, 1: B}, setting, Stage("event", "an-event", seed="5eed"))
    assert await room.passes() == ["begins"]
    assert [one.json["text"] for one in room.chat.received] == ["Your table of the event is ready."]


async def test_who_looks_at_the_table_is_told_nothing(room: Room) -> None:
    await room.hook(A)
    table = await room.playing()
    listener = await room.house.host.listen(table.id, A, None)
    await room.next_round(table)
    assert await room.passes() == []
    room.house.host.leave(table.id, listener)
    await room.next_round(table)
    listener = await room.house.host.listen(table.id, A, None)
    assert await room.passes() == [], "they came before it was told"
    room.house.host.leave(table.id, listener)


async def test_with_bots_alone_there_is_no_news(room: Room) -> None:
    await room.hook(A)
    table = await room.house.table_of(A, **{**BY_DAY, "bots": {1: "greedy"}})
    assert table.status == "playing" and await room.passes() == []


async def test_what_was_taken_by_a_node_that_died_is_another_ones(room: Room) -> None:
    await room.hook(A)
    table = await room.playing()
    await room.next_round(table)
    await room.reasons.write()
    room.house.time.move(SOON)
    room.chat.awake.clear()
    await room.courier.send_some()
    await until(lambda: room.chat.asked == 2)
    await room.courier.stop()  # as if it were killed between taking and sending
    room.chat.awake.set()
    await until(lambda: len(room.chat.received) == 1)
    other = room_of(room.house, room.chat)
    assert await other.passes(0) == [], "it is taken"
    assert "turn" in await other.passes(LEASE)
    assert await other.passes(LEASE) == []
    await other.courier.stop()


async def test_two_nodes_that_take_at_once_have_each_their_own(room: Room) -> None:
    for person in (A, B):
        await room.hook(person, path=f"/{person.id}")
    table = await room.playing()
    await room.next_round(table)
    while len(table.asked()) < 2:  # A alone may be asked for gems
        await room.next_round(table)
    await room.reasons.write()
    room.house.time.move(SOON)
    other = Outbox(room.house.store, room.house.time)
    taken = [await room.outbox.take(1, 3), await other.take(9, 3), await room.outbox.take(9, 3)]
    assert [len(one) for one in taken] == [1, 1, 0]


async def test_what_was_noted_and_not_written_is_noted_again_by_who_looks_next(room: Room) -> None:
    await room.hook(A)
    table = await room.playing()
    await room.next_round(table)  # and the node is killed before it could write that
    other = room_of(room.house, room.chat)
    other.reasons.look(room.house.host.live[table.id])
    assert await other.passes() == ["turn"]
    await other.courier.stop()


async def test_which_news_of_which_games_somebody_wants(room: Room) -> None:
    await room.hook(A)
    await room.channels.choose(A, NewsChoice(("turn", "over")))
    table = await room.house.table_of(A, B, **BY_DAY)
    assert await room.passes() == ["turn"], "in place of that it begins"
    await room.next_round(table)
    await room.reasons.write()
    await room.channels.choose(A, NewsChoice(without=("khiva",)))
    assert await room.passes() == [], "they changed their mind meanwhile"
    await room.next_round(table)
    assert await room.passes() == []


async def test_quiet_hours_hold_back_what_is_still_true_in_the_morning(room: Room) -> None:
    await room.hook(A)
    table = await room.playing()
    at = room.house.time.now() // 60_000
    minute = at % 1_440
    await room.channels.choose(A, NewsChoice(quiet=Quiet(minute, (minute + 60) % 1_440, "UTC")))
    await room.next_round(table)
    assert await room.passes() == [] and await room.passes(30 * 60_000) == []
    assert await room.passes(30 * 60_000) == ["turn"]
    await room.channels.choose(A, NewsChoice(quiet=Quiet((minute + 61) % 1_440, (minute + 120) % 1_440, "UTC")))
    room.house.time.move(60_000)
    await room.next_round(table)
    assert await room.passes() == []
    answered = f"turn:{table.id}:{table.round}.0"
    await room.house.answer(table, A)
    assert answered not in [one.json["id"] for one in await room.sends(60 * 60_000)]


HOUR = 3_600_000
#: 2026-03-28 and 29: clocks go forward in Paris in between.
EVE = 1_774_652_400_000


@pytest.mark.parametrize(
    ("now", "quiet", "until"),
    [
        (EVE, None, None),
        (EVE, Quiet(22 * 60, 8 * 60, "UTC"), EVE + 9 * HOUR),
        (EVE + 12 * HOUR, Quiet(22 * 60, 8 * 60, "UTC"), None),
        (EVE, Quiet(22 * 60, 8 * 60, "Asia/Seoul"), None),
        (EVE + 24 * HOUR, Quiet(22 * 60, 8 * 60, "Europe/Paris"), EVE + 31 * HOUR),
        (EVE, Quiet(60, 60, "UTC"), None),
        (EVE, Quiet(0, 1_439, "nowhere"), None),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(now: int, quiet: Quiet | None, until: int | None) -> None:
    assert quiet_until(quiet, now) == until


async def test_what_fails_is_tried_again_and_shown(room: Room) -> None:
    await room.hook(A)
    table = await room.playing()
    room.chat.status = 500
    await room.next_round(table)
    assert await room.passes() == ["turn"]
    ((mine,), _) = await room.channels.of(A, None)
    assert (mine.error, mine.failed) == ("status-500", room.house.time.now())
    assert await room.passes(PAUSE - 1) == []
    room.chat.status = 204
    assert await room.passes(1) == ["turn"]
    ((mine,), _) = await room.channels.of(A, None)
    assert (mine.error, mine.failed, mine.sent) == (None, None, room.house.time.now())
    room.chat.status = 403
    await room.next_round(table)
    assert await room.passes() == ["turn"] and await room.passes(LEASE) == [], "that will not change"
    ((mine,), _) = await room.channels.of(A, None)
    assert mine.error == "status-403"


async def test_a_redirect_is_not_followed(room: Room) -> None:
    async with receiver() as elsewhere:
        await room.hook(A)
        table = await room.playing()
        room.chat.status, room.chat.location = 307, elsewhere.url
        await room.next_round(table)
        await room.passes()
        assert elsewhere.asked == 0
        assert (await room.channels.of(A, None))[0][0].error == "status-307"


async def test_a_test_goes_out_at_once_also_at_night_and_to_ones_own_alone(room: Room) -> None:
    await room.hook(A)
    await room.channels.choose(A, NewsChoice((), quiet=Quiet(0, 1_439, "UTC")))
    ((mine,), _) = await room.channels.of(A, None)
    assert not await room.outbox.put_test(mine.id, B.id, "test:1")
    assert await room.outbox.put_test(mine.id, A.id, "test:2")
    assert await room.passes(0) == ["test"]


async def test_one_channel_is_sent_so_much_and_no_more(room: Room) -> None:
    await room.hook(A)
    ((mine,), _) = await room.channels.of(A, None)
    for number in range(MOST_WAITING + 10):
        await room.outbox.put_test(mine.id, A.id, f"test:{number:02}")
    told = 0
    while some := await room.passes(0):
        told += len(some)
    assert told == MOST_AN_HOUR
    room.house.time.move(HOUR)
    while some := await room.passes(0):
        told += len(some)
    assert told == MOST_WAITING, "the others were too many to wait"


async def test_what_waits_for_a_slow_chat_is_looked_at_again(room: Room) -> None:
    """Of two turns the second is taken while the first is told."""
    await room.hook(A)
    first, second = await room.playing(), await room.playing()
    for table in (first, second):
        await room.next_round(table)
        await room.reasons.write()
        room.house.time.move(1)
    room.house.time.move(SOON)
    room.chat.awake.clear()
    await room.courier.send_some()
    await until(lambda: room.chat.asked == 3)
    await room.house.answer(second, A)
    room.chat.awake.set()
    await room.courier.settled()
    assert [one.json["table"] for one in room.chat.received] == [first.id]


async def test_a_name_is_no_link(room: Room) -> None:
    """Whoever is called like an address gets nobody to click on it, in a chat or a letter."""
    await room.hook(A)
    stranger = Person("stranger", "https://evil.example/x")
    await room.house.store.add_person(stranger, "token of a stranger", room.house.time.now())
    await Friends(room.house.store, room.house.time).ask(stranger, Target("@a", "@a", A.id))
    (told,) = await room.sends(0)
    assert "evil." in told.json["text"] and "evil.example" not in told.json["text"] and "://" not in told.json["text"]


async def test_strangers_cannot_keep_somebodys_own_news_away(room: Room) -> None:
    """However many want to be a friend: they are told of in their own measure, and my turn is told all the same."""
    await room.hook(A)
    table = await room.playing()
    friends = Friends(room.house.store, room.house.time)
    for number in range(MOST_WAITING + 1):
        stranger = Person(f"stranger{number}", f"Stranger {number}")
        await room.house.store.add_person(stranger, f"token of {number}", room.house.time.now())
        await friends.ask(stranger, Target(f"@{number}", "@a", A.id))
        if number == MOST_AN_HOUR:
            assert await room.passes(0) == ["friend"] * 3
    while await room.passes(0):
        """All that goes out at once."""
    assert len(room.chat.received) == MOST_BY_OTHERS
    await room.next_round(table)
    assert await room.passes() == ["turn"]


async def test_a_table_has_a_chat_of_its_own(room: Room) -> None:
    table = await room.house.table_of(A, **BY_DAY)
    await room.hook(A, "discord", "/of-table", table.id)
    await room.house.host.sit(table.id, B, None)
    await room.sends()
    await room.next_round(table)
    await room.sends()
    link = f"https://games.example.org/table/{table.id}"
    began, waits = (one.json["content"] for one in room.chat.received)
    assert began == f"Khiva\\: The game has begun.\n{link}"
    assert waits.startswith("Khiva\\: The game waits for") and "Person A" in waits and waits.endswith(link)
    assert all(one.json["allowed_mentions"] == {"parse": []} for one in room.chat.received)
    assert await room.channels.of(B, None) == ([], NewsChoice())
    # When the game is over, so is its chat, once all was told: nobody takes a dozen of them away by hand.
    await room.house.play_out(table, A, B)
    assert (await room.channels.of(A, None))[0] == []
    for _ in range(MOST_WAITING // EACH + 1):  # some at a time
        await room.sends()
    await room.sends(60 * MINUTE)
    assert await room.house.store.ask(_channels) == 0


def _channels() -> Talk[int]:
    ((found,),) = yield "SELECT count(*) FROM channels", ()
    return int(found)


async def test_a_browser_reads_what_only_it_can(room: Room) -> None:
    browser = Browser()
    address = PushAddress(f"{room.chat.url}/push", browser.p256dh, browser.auth)
    await room.channels.add_push(A, f"token of {A.id}", address, "fr")
    table = await room.playing()
    await room.next_round(table)
    (told,) = await room.sends()
    assert (told.headers["content-encoding"], told.headers["ttl"]) == ("aes128gcm", "86400")
    assert told.headers["authorization"].startswith("vapid t=") and b"Khiva" not in told.body
    said = msgspec.json.decode(browser.reads(told.body))
    assert said["web_push"] == 8030 and said["notification"] == {
        "title": "Khiva", "body": "C’est à vous de jouer.", "navigate": f"/table/{table.id}",
        "tag": f"table:{table.id}", "lang": "fr",
    }  # fmt: skip


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_dropped(room: Room, status: int) -> None:
    browser = Browser()
    address = PushAddress(f"{room.chat.url}/push", browser.p256dh, browser.auth)
    await room.channels.add_push(A, f"token of {A.id}", address, "en")
    room.chat.status = status
    await room.house.table_of(A, B, **BY_DAY)
    assert len(await room.sends()) == 1 and (await room.channels.of(A, None))[0] == []


async def test_a_browser_is_one_persons_and_goes_with_its_device(room: Room) -> None:
    browser = Browser()
    address = PushAddress(f"{room.chat.url}/push", browser.p256dh, browser.auth)
    await room.channels.add_push(A, f"token of {A.id}", address, "en")
    await room.channels.add_push(B, f"token of {B.id}", address, "en")
    assert (await room.channels.of(A, None))[0] == []
    ((mine,), _) = await room.channels.of(B, f"token of {B.id}")
    assert mine.here

    def sign_out() -> object:
        yield "DELETE FROM tokens WHERE person = ?", (B.id,)

    await room.house.store.change(sign_out)  # type: ignore[arg-type]
    await room.house.table_of(A, B, **BY_DAY)
    assert await room.sends() == [] and (await room.channels.of(B, None))[0] == []


async def test_who_turns_out_to_be_somebody_brings_no_channels(room: Room) -> None:
    """Whoever planted a guest's cookie would hear of that person."""
    await room.hook(A, path="/planted")
    await room.hook(C)
    assert await merge(room.house.store, A.id, C.id)
    assert (await room.channels.of(A, None))[0] == []
    await room.house.table_of(A, B, **BY_DAY)
    assert await room.passes() == ["begins"]
    assert [one.path for one in room.chat.received] == ["/chat"], "they sit there as the guest they were"


async def test_so_many_channels_and_no_more(room: Room) -> None:
    for number in range(12):
        await room.hook(A, path=f"/{number}")
    await room.hook(A, path="/3")
    with refused("too-many-channels"):
        await room.hook(A, path="/12")
    table = await room.house.table_of(B, **BY_DAY)
    await room.hook(B, table=table.id)
    with refused("too-many-channels"):
        await room.hook(A, path="/12", table=table.id)
    assert len((await room.channels.of(B, None))[0]) == 1, "what is refused changes nothing"
    with refused("mail-first"):
        await room.channels.add_mail(A, "en")
    with refused("no-such-zone"):
        await room.channels.choose(A, NewsChoice(quiet=Quiet(0, 1, "Mars/Olympus")))
    ((first, *_), _) = await room.channels.of(A, None)
    with refused("no-such-channel"):
        await room.channels.remove(B, first.id)
    await room.channels.remove(A, first.id)
    assert len((await room.channels.of(A, None))[0]) == 11 and DIGEST > SOON
