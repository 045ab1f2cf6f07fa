"""A circle in the browser: made, joined by its link, an evening planned and answered, tables opened and played."""

from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Contexts, Someone

HTTP_ERROR = 400
#: Is a button that is pointed at as dark inside as its border?
FILLED = """(button) => {
  const { backgroundColor, borderTopColor } = getComputedStyle(button);
  return button.matches(":hover") && backgroundColor === borderTopColor;
}"""


def test_a_circle_is_made_joined_and_plays(url: str, someone: Someone, contexts: Contexts) -> None:
    keeper, newcomer = someone().page, someone(**PHONE).page
    keeper.goto(f"{url}/circles")
    expect(keeper.get_by_text("No circle yet")).to_be_visible()
    keeper.get_by_label("Its name").fill("Thursdays")
    keeper.get_by_label("How do you want to be called?").fill("Anna")
    keeper.get_by_role("button", name="Begin", exact=True).click()
    expect(keeper.get_by_role("heading", name="Thursdays", level=1)).to_be_visible()
    keeper.get_by_role("button", name="Invite").click()
    link = keeper.get_by_label("The circle’s link").input_value()
    keeper.get_by_role("button", name="Close").click()
    # Whoever has the link needs a name and nothing more; it leaves the address bar.
    newcomer.goto(link)
    expect(newcomer.get_by_role("heading", name="Thursdays invites you")).to_be_visible()
    newcomer.get_by_label("How do you want to be called?").fill("Bert")
    newcomer.get_by_role("button", name="Come in").tap()
    expect(newcomer.get_by_text("No evening is planned.")).to_be_visible()
    expect(newcomer.get_by_text("kept by Anna")).to_be_visible()
    assert "#" not in newcomer.url
    # An evening that is on at once.
    keeper.get_by_role("button", name="Plan an evening").click()
    keeper.get_by_role("button", name="Now", exact=True).click()
    keeper.get_by_label("A word about it").fill("Bring tea")
    keeper.get_by_role("button", name="Plan it").click()
    expect(keeper.get_by_text("The evening is on")).to_be_visible()
    for page in (keeper, newcomer):
        page.reload()
        page.get_by_role("button", name="I am in").click()
        expect(page.get_by_role("button", name="I am in")).to_have_attribute("aria-pressed", "true")
        # It looks pressed while the pointer is still on it.
        assert page.get_by_role("button", name="I am in").evaluate(FILLED)
    expect(newcomer.get_by_text("Bring tea")).to_be_visible()
    keeper.reload()
    expect(keeper.get_by_text("2 are in", exact=True)).to_be_visible()
    keeper.get_by_label("Seats at a table").select_option("2")
    keeper.get_by_role("button", name="Open tables").click()
    # On the way to a table nothing is asked for that is not there.
    refused: list[str] = []
    keeper.on("response", lambda answer: refused.append(answer.url) if answer.status >= HTTP_ERROR else None)
    for page in (keeper, newcomer):
        page.get_by_role("link", name="To your table").click()
        page.wait_for_url("**/table/*")
    assert keeper.url == newcomer.url
    expect(keeper.locator(".khiva .hand button").first).to_be_visible()
    assert not refused
    newcomer.go_back()
    expect(newcomer.get_by_text("Round 1")).to_be_visible()
    # To who is no member it is as if there were none.
    stranger = contexts()
    assert stranger.request.get(newcomer.url.replace("/circle/", "/api/circles/")).status == 401
