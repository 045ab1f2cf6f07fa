"""Mail addresses and letters, on both stores."""

import asyncio
from email.message import EmailMessage
from functools import partial

import pytest

from caravanserai.people import mail as mail_module
from caravanserai.people.mail import LASTS, Letter, Mail, MyMail, hash_of, read_address
from caravanserai.people.postman import LEASE, PAUSE, Postman, Refused, Setup, written
from caravanserai.people.proof import FRESH
from caravanserai.tables.log.store import Person
from caravanserai.tables.meter import Meter
from caravanserai.web.limits import Buckets
from tests.people.conftest import People, device_of
from tests.people.test_accounts import refused

pytestmark = pytest.mark.anyio

SETUP = Setup("smtp://127.0.0.1", None, "house@games.example.org", "https://games.example.org")


class Post:
    """What would have been sent; `wrong` is raised in place of it."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.wrong: Exception | None = None

    async def __call__(self, message: EmailMessage) -> None:
        if self.wrong is not None:
            raise self.wrong
        self.letters.append(message)


@pytest.fixture
def mail(people: People) -> Mail:
    return Mail(people.store, people.time, b"key of the house")


@pytest.fixture
def post() -> Post:
    return Post()


@pytest.fixture
def postman(people: People, mail: Mail, post: Post) -> Postman:
    return Postman(mail, SETUP, people.time, Meter(), send=post)


def token_in(message: EmailMessage, kind: str) -> str:
    text = message.get_content()
    return str(text.partition(f"https://games.example.org/#{kind}=")[2].split()[0])


async def has_mail(mail: Mail, postman: Postman, post: Post, person: Person, address: str) -> None:
    await mail.want(person, address, "en", device_of(person))
    await postman.post_some()
    await mail.confirm(token_in(post.letters.pop(), "confirm"))


async def test_an_address_leads_back_once_its_link_was_opened(
    people: People, mail: Mail, postman: Postman, post: Post
) -> None:
    anna = await people.account(1, "anna")
    await mail.want(anna, " Anna@Example.org ", "fr", device_of(anna))
    assert await mail.of(anna) == MyMail(None, "Anna@example.org")
    await mail.ask_back("anna@example.org", "en")
    await postman.post_some()
    (letter,) = post.letters
    assert (letter["To"], letter["From"]) == ("Anna@example.org", "house@games.example.org")
    assert letter["Subject"] == "Votre chemin de retour vers games.example.org"
    assert letter.get_content_type() == "text/plain" and not letter.is_multipart()
    token = token_in(letter, "confirm")
    assert (await mail.look(token)).name == "Guest 1"
    await mail.confirm(token)
    assert await mail.of(anna) == MyMail("Anna@example.org", None)
    for again in (token, "x", ""):
        with refused("mail-link-dead"):
            await mail.confirm(again)
    await mail.ask_back("ANNA@example.org", "ko")
    await postman.post_some()
    link = token_in(post.letters[1], "return")
    known = await people.store.return_link(hash_of(link), people.time.now())
    assert known is not None and known.person.id == anna.id
    assert await mail.was_sent(link) and not await mail.was_sent(link)


async def test_links_end_after_half_an_hour(people: People, mail: Mail, postman: Postman, post: Post) -> None:
    anna = await people.account(1, "anna")
    await mail.want(anna, "anna@example.org", "en", device_of(anna))
    await postman.post_some()
    token = token_in(post.letters[0], "confirm")
    people.time.move(LASTS)
    with refused("mail-link-dead"):
        await mail.confirm(token)
    assert await mail.of(anna) == MyMail()
    await people.shows(anna)
    await has_mail(mail, postman, post, anna, "anna@example.org")
    post.letters.clear()
    await mail.ask_back("anna@example.org", "en")
    await postman.post_some()
    link = token_in(post.letters[0], "return")
    people.time.move(LASTS)
    assert await people.store.return_link(hash_of(link), people.time.now()) is None
    assert not await mail.was_sent(link)


async def test_an_address_is_one_persons(people: People, mail: Mail, postman: Postman, post: Post) -> None:
    anna, other = await people.account(1, "anna"), await people.account(2, "other")
    await has_mail(mail, postman, post, anna, "anna@example.org")
    post.letters.clear()
    await mail.want(other, "ANNA@example.org", "en", device_of(other))
    await postman.post_some()
    with refused("mail-taken"):
        await mail.confirm(token_in(post.letters[0], "confirm"))
    await mail.remove(anna, device_of(anna))
    await mail.confirm(token_in(post.letters[0], "confirm"))
    assert (await mail.of(anna), await mail.of(other)) == (MyMail(), MyMail("ANNA@example.org"))


async def test_another_address_takes_its_place_when_it_is_confirmed(
    people: People, mail: Mail, postman: Postman, post: Post
) -> None:
    anna = await people.account(1, "anna")
    await has_mail(mail, postman, post, anna, "old@example.org")
    await mail.want(anna, "new@example.org", "en", device_of(anna))
    assert await mail.of(anna) == MyMail("old@example.org", "new@example.org")
    await postman.post_some()
    await mail.confirm(token_in(post.letters[-1], "confirm"))
    assert await mail.of(anna) == MyMail("new@example.org", None)


@pytest.mark.parametrize("removed", [True, False])
async def test_links_that_went_to_an_address_end_with_it(
    people: People, mail: Mail, postman: Postman, post: Post, removed: bool
) -> None:
    anna = await people.account(1, "anna")
    await has_mail(mail, postman, post, anna, "anna@example.org")
    await mail.ask_back("anna@example.org", "en")
    await postman.post_some()
    link, now = hash_of(token_in(post.letters.pop(), "return")), people.time.now()
    assert await people.store.return_link(link, now) is not None
    if removed:
        await mail.remove(anna, device_of(anna))
    else:
        await has_mail(mail, postman, post, anna, "anna@elsewhere.example.org")
    assert await people.store.return_link(link, now) is None


async def test_it_is_for_who_has_a_key_and_has_shown_it(people: People, mail: Mail) -> None:
    guest, anna = await people.guest(1), await people.account(2, "anna")
    with refused("key-first"):
        await mail.want(guest, "anna@example.org", "en", device_of(guest))
    people.time.move(FRESH)
    with refused("proof-needed"):
        await mail.want(anna, "anna@example.org", "en", device_of(anna))
    with refused("proof-needed"):
        await mail.remove(anna, device_of(anna))
    assert await mail.due(9, 1) == []


@pytest.mark.parametrize(
    "text",
    [
        "", "anna", "@example.org", "anna@", "a b@example.org", "anna@exa mple.org", "anna@example..org", "a@b@c",
        "anna@example.org\r\nBcc: b@example.org", "anna@example.org\0", "x" * 65 + "@example.org", "é@example.org",
        "anna@" + "x." * 130 + "org", "anna@example.org,b@example.org", "<anna@example.org>",
    ],
)  # fmt: skip
def test_what_is_no_address(text: str) -> None:
    with refused("mail-wrong"):
        read_address(text)


def test_addresses_of_all_kinds() -> None:
    assert read_address("o'neil+game@b-c.example.org") == "o'neil+game@b-c.example.org"
    assert read_address("anna@bücher.example") == "anna@xn--bcher-kva.example"


async def test_who_asks_for_a_way_back_leaves_the_same_behind_whoever_it_is(
    people: People, mail: Mail, postman: Postman, post: Post
) -> None:
    """The same statements, the same row: only whoever posts it looks whose address it is."""
    anna = await people.account(1, "anna")
    await has_mail(mail, postman, post, anna, "anna@example.org")
    post.letters.clear()
    for address in ("anna@example.org", "zora@example.org"):
        await mail.ask_back(address, "en")
    waiting = await mail.due(9, LEASE)
    assert {(one.kind, one.person, one.tries) for one in waiting} == {("return", None, 1)} and len(waiting) == 2
    people.time.move(LEASE)
    await postman.post_some()
    assert [one["To"] for one in post.letters] == ["anna@example.org"]
    assert await mail.due(9, 1) == []


async def test_a_letter_is_one_nodes_at_a_time_and_outlives_it(people: People, mail: Mail, postman: Postman) -> None:
    anna = await people.account(1, "anna")
    await mail.want(anna, "anna@example.org", "en", device_of(anna))
    taken = await asyncio.gather(*(mail.due(9, LEASE) for _ in range(4)))
    assert sorted(map(len, taken)) == [0, 0, 0, 1]
    people.time.move(LEASE)
    (again,) = await mail.due(9, LEASE)
    assert again.tries == 2, "who took it died"


async def test_what_cannot_be_posted_is_tried_again_and_then_left(
    people: People, mail: Mail, postman: Postman, post: Post
) -> None:
    anna = await people.account(1, "anna")
    await mail.want(anna, "anna@example.org", "en", device_of(anna))
    post.wrong = OSError("nobody is there")
    await postman.post_some()
    post.wrong = None
    await postman.post_some()
    assert post.letters == [], "not at once"
    people.time.move(PAUSE)
    await postman.post_some()
    assert len(post.letters) == 1 and await mail.due(9, 1) == []
    await mail.want(anna, "anna@example.org", "en", device_of(anna))
    post.wrong = Refused("550")
    await postman.post_some()
    assert await mail.due(9, 1) == [], "never"
    await mail.want(anna, "anna@example.org", "en", device_of(anna))
    people.time.move(LASTS)
    post.wrong = None
    await postman.post_some()
    assert len(post.letters) == 1, "its link would not work any more"


async def test_so_many_wait_and_no_more(people: People, mail: Mail, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail_module, "MOST_WAITING", 3)
    for number in range(3):
        await mail.ask_back(f"a{number}@example.org", "en")
    with refused("mail-busy"):
        await mail.ask_back("a3@example.org", "en")


async def test_a_house_sends_so_many_in_an_hour(people: People, mail: Mail, post: Post) -> None:
    """All of its nodes together: where those have a Valkey, they draw from one bucket."""
    anna, limit = await people.account(1, "anna"), Buckets(1 / PAUSE, 1, people.time.now)
    nodes = [Postman(mail, SETUP, people.time, Meter(), partial(limit.take, ""), post) for _ in range(2)]
    for _ in range(2):
        await mail.ask_back("nobody@example.org", "en")
    for node in nodes:
        await mail.want(anna, "anna@example.org", "en", device_of(anna))
        await node.post_some()
    assert len(post.letters) == 1, "who is nobody took none from the others"
    people.time.move(PAUSE)
    await nodes[1].post_some()
    assert len(post.letters) == 2


@pytest.mark.parametrize("lang", ["en", "fr", "ko", "xx"])
@pytest.mark.parametrize("kind", ["confirm", "return"])
def test_letters_are_plain_and_say_what_to_do(lang: str, kind: str) -> None:
    letter = Letter("id", kind, "p1", "anna@example.org", lang, 5)  # type: ignore[arg-type]
    message = written(letter, "Ánna 손님", "TOKEN", SETUP, 5)
    text = message.get_content()
    assert f"https://games.example.org/#{kind}=TOKEN\n" in text and "30" in text
    # The address may be a stranger's: they read nothing that the asker wrote.
    assert ("Ánna 손님" in text) == (kind == "return")
    assert message["Auto-Submitted"] == "auto-generated" and max(map(len, message.as_string().splitlines())) < 100
    assert "{" not in text and "\u2068" not in text


async def test_the_store_holds_no_link(people: People, mail: Mail) -> None:
    anna = await people.account(1, "anna")
    await mail.want(anna, "anna@example.org", "en", device_of(anna))

    def talk():  # type: ignore[no-untyped-def]
        return [*(yield "SELECT * FROM letters", ()), *(yield "SELECT * FROM mail", ())]

    lines = await people.store.ask(talk)
    (letter,) = await mail.due(9, 1)
    assert mail.token(letter) not in repr(lines) and letter.id in repr(lines)
