"""A club that vouches for people, and a way back by mail, in a real browser with real servers beside it."""

import asyncio
import queue
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Contexts
from tests.e2e.house import started
from tests.e2e.test_return_link import link_of, named, who
from tests.servers.oidc import CLIENT, SECRET, OidcProvider, oidc_provider
from tests.servers.smtp import MailServer, mail_server
from tests.waiting import SECONDS

T = TypeVar("T")
PASSWORD = "the camel waits at noon"


@contextmanager
def beside(make: Callable[[], AbstractAsyncContextManager[T]]) -> Iterator[T]:
    """A server in a thread of its own, until the block ends."""
    made: queue.Queue[tuple[T, asyncio.AbstractEventLoop, asyncio.Event]] = queue.Queue()

    async def serve() -> None:
        async with make() as server:
            end = asyncio.Event()
            made.put((server, asyncio.get_running_loop(), end))
            await end.wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    server, loop, end = made.get(timeout=SECONDS)
    try:
        yield server
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()


@pytest.fixture(scope="module")
def provider() -> Iterator[OidcProvider]:
    with beside(lambda: oidc_provider(lambda: int(time.time() * 1_000))) as found:
        yield found


@pytest.fixture(scope="module")
def post() -> Iterator[MailServer]:
    with beside(mail_server) as found:
        yield found


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, provider: OidcProvider, post: MailServer) -> Iterator[str]:
    """A house with both. Links in mail begin with its address, so it has to know it."""
    folder: Path = tmp_path_factory.mktemp("club")
    (folder / "secret").write_text(SECRET, encoding="utf-8")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"http://localhost:{port}"
    setup = {
        "port": port,
        "public-url": address,
        "oidc-issuer": provider.url,
        "oidc-client": CLIENT,
        "oidc-secret-file": str(folder / "secret"),
        "oidc-name": "The Club",
        "smtp": post.url,
        "mail-from": "house@games.example.org",
    }
    with started(folder / "data", **setup):
        yield address


@pytest.mark.nightly
def test_a_member_of_a_club_signs_in_with_it(home: str, provider: OidcProvider, contexts: Contexts) -> None:
    page = contexts().new_page()
    named(page.context, home, "Guest 9")
    page.goto(f"{home}/you")
    page.get_by_role("button", name="I have a key already").click()
    provider.claims = {"nonce": "of somebody else"}
    page.get_by_role("button", name="With The Club").last.click()
    expect(page.get_by_text("You could not be vouched for")).to_be_visible()
    assert who(page, home) == "Guest 9" and page.url == f"{home}/oidc"
    provider.claims = {}
    page.get_by_role("link", name="Keys and devices").click()
    page.get_by_role("button", name="I have a key already").click()
    page.get_by_role("button", name="With The Club").last.click()
    expect(page.get_by_text("Welcome back, Member One.")).to_be_visible()
    expect(page.get_by_text("Vouched for · The Club")).to_be_visible()
    assert page.url == f"{home}/you" and who(page, home) == "Member One"
    page.get_by_role("button", name="Choose one").click()
    page.get_by_label("The name you sign in with.").fill("e2e-member")
    page.get_by_role("button", name="Take this handle").click()
    expect(page.get_by_text("@e2e-member", exact=True)).to_be_visible()


@pytest.mark.nightly
def test_a_club_is_added_as_a_key_once_another_was_shown(home: str, provider: OidcProvider, contexts: Contexts) -> None:
    """On a device that came by a return link, where no key was shown yet."""
    first, page = contexts(), contexts().new_page()
    named(first, home, "Guest 11")
    body = {"password": PASSWORD, "handle": "e2e-nora"}
    assert first.request.post(f"{home}/api/me/password", data=body, headers={"origin": home}).ok
    page.goto(link_of(first, home))
    page.get_by_role("button", name="I am Guest 11").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.goto(f"{home}/you")
    provider.user = {"sub": "member-2", "name": "Member Two"}
    add, dialog = (
        page.get_by_role("button", name="Add The Club"),
        page.get_by_role("dialog", name="Show that it is you"),
    )
    add.click()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()
    add.click()
    for password, fits in (("not this one, sorry", False), (PASSWORD, True)):
        dialog.get_by_label("Your password").fill(password)
        dialog.get_by_role("button", name="Go on").click()
        if not fits:
            expect(dialog.get_by_role("alert")).to_contain_text("This is not your password;")
    expect(page.get_by_text("Vouched for · The Club")).to_be_visible()
    expect(page.get_by_text("Password", exact=True)).to_be_visible()
    assert page.url == f"{home}/you" and who(page, home) == "Guest 11"


def letter(post: MailServer, number: int, kind: str) -> str:
    """The link in a letter, once it is there."""
    until = time.monotonic() + SECONDS
    while len(post.letters) <= number:
        assert time.monotonic() < until, "no letter came"
        threading.Event().wait(0.05)
    text = str(post.letters[number].get_content())
    return next(line for line in text.splitlines() if f"/#{kind}=" in line)


@pytest.mark.nightly
def test_who_lost_everything_comes_back_by_mail(home: str, post: MailServer, contexts: Contexts) -> None:
    page = contexts().new_page()
    named(page.context, home, "Guest 10")
    body = {"password": PASSWORD, "handle": "e2e-mila"}
    assert page.context.request.post(f"{home}/api/me/password", data=body, headers={"origin": home}).ok
    page.goto(f"{home}/you")
    page.get_by_role("button", name="Add a mail address").click()
    page.get_by_label("Mail address").fill("mila@example.org")
    page.get_by_role("button", name="Send the link").click()
    expect(page.get_by_text("mila@example.org waits for its link to be opened.")).to_be_visible()
    page.goto(letter(post, 0, "confirm"))
    dialog = page.get_by_role("dialog", name="A way back by mail")
    expect(dialog.get_by_text("mila@example.org is to lead back to Guest 10.")).to_be_visible()
    dialog.get_by_role("button", name="Yes, use it").click()
    expect(page.get_by_text("This address leads back from now on.")).to_be_visible()

    lost = contexts().new_page()
    lost.goto(f"{home}/you")
    lost.get_by_role("button", name="By mail").press("Enter")
    expect(lost.get_by_label("Mail address")).to_be_focused()
    lost.get_by_label("Mail address").fill("mila@example.org")
    lost.get_by_role("button", name="Send the link").click()
    expect(lost.get_by_text("If mila@example.org leads back to somebody, a link is on its way")).to_be_visible()
    lost.goto(letter(post, 1, "return"))
    lost.get_by_role("button", name="I am Guest 10").click()
    expect(lost.locator("dialog")).to_have_count(0)
    assert who(lost, home) == "Guest 10"
    lost.goto(f"{home}/you")
    lost.get_by_role("button", name="Make ten codes").click()
    expect(lost.get_by_role("region", name="Ten codes").locator("code")).to_have_count(10)
