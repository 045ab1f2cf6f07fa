"""Passkeys in a real browser with its virtual authenticator: made in the middle of a game, shown on a second device."""

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.house import sit, table_of
from tests.e2e.test_return_link import named, who

LINES: dict[Page, CDPSession] = {}


def authenticator(page: Page, *credentials: Any) -> tuple[CDPSession, str]:
    """A device that says yes by itself; with keys that were synchronised from another one."""
    # A window that somebody had before may still have theirs.
    if (before := LINES.pop(page, None)) is not None:
        before.send("WebAuthn.disable")
        before.detach()
    line = LINES[page] = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = line.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    for credential in credentials:
        line.send("WebAuthn.addCredential", {"authenticatorId": made, "credential": credential})
    return line, str(made)


@pytest.mark.nightly
def test_a_passkey_in_the_middle_of_a_game_and_on_a_second_device(
    url: str, someone: Someone, contexts: Contexts
) -> None:
    # A number is no name: the same house, as this machine calls it.
    home = url.replace("127.0.0.1", "localhost")
    me, rival, phone = someone(), contexts(), someone(**PHONE)
    named(me.page.context, home, "Guest 5")
    named(rival, home, "Rival")
    address = table_of(me.page.context, home, seats=2, bots=0)
    sit(rival, address)
    me.page.goto(address)
    me.wait_for("choose")
    hand = me.cards()
    line, device = authenticator(me.page)
    me.page.goto(f"{home}/you")
    me.page.get_by_role("button", name="With this device").click()
    expect(me.page.get_by_role("heading", name="Your keys")).to_be_visible()
    expect(me.page.get_by_text("Passkey · ")).to_be_visible()
    kept = line.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    assert len(kept) == 1 and kept[0]["rpId"] == "localhost"
    me.page.goto(address)
    me.wait_for("choose")
    assert me.cards() == hand, "the same seat, the same hand"

    authenticator(phone.page, *kept)
    phone.page.goto(f"{home}/you")
    phone.page.get_by_role("button", name="With a passkey").tap()
    expect(phone.page.get_by_text("Welcome back, Guest 5.")).to_be_visible()
    assert who(phone.page, home) == "Guest 5"
    phone.page.goto(address)
    phone.wait_for("choose")
    assert phone.cards() == hand


def test_where_the_house_is_a_number_a_password_is_offered(url: str, someone: Someone) -> None:
    page = someone().page
    named(page.context, url, "Guest 6")
    page.goto(f"{url}/you")
    expect(page.get_by_text("here a password does it")).to_be_visible()
    expect(page.get_by_role("button", name="With this device")).to_have_count(0)
    answer = page.context.request.post(f"{url}/api/me/passkeys/begin", headers={"origin": url})
    assert answer.status == 409 and answer.json()["code"] == "passkey-needs-name"
