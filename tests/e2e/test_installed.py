"""The page as an app: kept by its worker, so that it opens without the house and survives an update."""

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import house
from tests.e2e.conftest import PHONE, Contexts, Someone
from tests.e2e.house import started, table_of
from tests.e2e.player import PATIENCE

APP = Path(house.__file__).parents[2] / "src/caravanserai/web/page/app"
KEPT = """async ([others, least]) => {
  navigator.serviceWorker.controller.postMessage({ keep: others });
  const kept = async () => (await (await caches.open((await caches.keys()).at(-1))).keys()).length;
  while ((await kept()) < least) await new Promise((go) => setTimeout(go, 20));
}"""


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the built page, which the next house that is started serves."""
    app = tmp_path / "app"
    shutil.copytree(APP, app)
    serving = f"from pathlib import Path; from caravanserai.web import built; built.APP = Path({str(app)!r}); "
    monkeypatch.setattr(house, "PROGRAM", serving + house.PROGRAM)
    return app


def update(app: Path) -> None:
    """As a newer build would: all scripts have other names, because each names others."""
    names = {script.name: f"{script.stem}-newer.js" for script in (app / "assets").glob("*.js")}
    for file in [app / "index.html", app / "worker.js", *(app / "assets").glob("*.js")]:
        text = re.sub(r"[\w-]+\.js\b", lambda found: names.get(found[0], found[0]), file.read_text())
        file.write_text(re.sub(r'"house-\w+"', '"house-newer"', text))
    for old, new in names.items():
        (app / "assets" / old).rename(app / "assets" / new)


def to_the_rules(page: Page) -> None:
    page.get_by_role("link", name="Rules", exact=True).first.click()
    expect(page.get_by_text("KH-10", exact=True).first).to_be_visible()


@pytest.mark.nightly
def test_it_opens_without_the_house_and_survives_an_update(app: Path, tmp_path: Path, contexts: Contexts) -> None:
    with started(tmp_path / "data") as (url, process):
        context = contexts(service_workers="allow")
        page, plain = context.new_page(), contexts().new_page()
        for one in (page, plain):
            one.goto(url)
            expect(one.locator(".posters article").first).to_be_visible()
        page.wait_for_function("() => navigator.serviceWorker.controller")
        listed = re.search(r"const OTHERS = (\[.*?\]);", (app / "worker.js").read_text())
        assert listed
        others = json.loads(listed[1])
        page.evaluate(KEPT, [others, len(others)])
        update(app)
        # The parts of an old page are kept; a browser without a worker loads the new page by itself.
        to_the_rules(page)
        to_the_rules(plain)
        assert "-newer.js" in plain.content() and "-newer.js" not in page.content()
        table = table_of(context, url, seats=3, bots=1)
        page.goto(table)
        assert "-newer.js" in page.content()
        page.get_by_label("Say something").fill("I am on a tr")
        process.terminate()
        process.wait(PATIENCE / 1000)
    # In a tab of its own: the other may be about to load itself anew, and what was typed is kept by its tab.
    other = context.new_page()
    other.goto(url)
    expect(other.locator(".posters article").first).to_be_visible()
    expect(other.get_by_text("The house is out of reach.")).to_be_visible()
    other.goto(table)
    expect(other.get_by_text("Looking for the house…")).to_be_visible()
    with started(tmp_path / "data", port=url.rpartition(":")[2]):
        expect(page.get_by_label("Say something")).to_have_value("I am on a tr", timeout=PATIENCE)
        page.goto(url)
        expect(page.locator("#tables .empty, #tables ul").first).to_be_visible()
        expect(page.get_by_text("The house is out of reach.")).to_have_count(0)


def test_it_says_that_the_house_is_out_of_reach_until_it_is_back(url: str, someone: Someone) -> None:
    page = someone().page
    page.goto(f"{url}/games")
    page.locator("main .none, main section").first.wait_for()
    page.context.set_offline(True)
    expect(page.get_by_text("The house is out of reach.")).to_be_visible()
    # A language that is not here cannot be had now: it is said, and the one before stays.
    chosen = page.locator("header select")
    chosen.select_option("de")
    expect(page.get_by_text("The house cannot be reached")).to_be_visible()
    expect(chosen).to_have_value("en")
    page.context.set_offline(False)
    expect(page.get_by_text("The house is out of reach.")).to_have_count(0)


def test_that_the_house_is_out_of_reach_is_put_away_until_it_is_lost_again(url: str, someone: Someone) -> None:
    """It lies over the foot of the page, which somebody may want to read meanwhile."""
    page = someone(**PHONE).page
    page.goto(f"{url}/rules/khiva")
    expect(page.get_by_text("KH-10", exact=True).first).to_be_visible()
    said, line = page.get_by_text("The house is out of reach."), page.context
    line.set_offline(True)
    page.get_by_role("status").get_by_role("button", name="Close").tap()
    expect(said).to_have_count(0)
    with page.expect_request("**/api/me?*"):
        line.set_offline(False)
    line.set_offline(True)
    expect(said).to_be_visible()
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)


def test_a_phone_wakes_up(url: str, someone: Someone) -> None:
    """Frozen in a pocket while the line is cut, then back: what was asked is asked again, and an answer is taken."""
    me = someone()
    me.page.goto(table_of(me.page.context, url, seats=3, bots=2))
    me.wait_for("choose")
    line = me.page.context.new_cdp_session(me.page)
    line.send("Page.setWebLifecycleState", {"state": "frozen"})
    me.page.context.set_offline(True)
    me.page.context.set_offline(False)
    line.send("Page.setWebLifecycleState", {"state": "active"})
    me.wait_for("choose")
    before = me.cards()
    me.choose()
    expect(me.hand.filter(has_text=before[0])).to_have_count(0)


OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = () => Promise.resolve(window.dispatchEvent(new Event("appinstalled")));
  window.dispatchEvent(offer);
}"""


def test_it_can_be_installed_where_the_browser_can(url: str, someone: Someone) -> None:
    page = someone().page
    page.goto(f"{url}/settings")
    install = page.get_by_role("button", name="Install")
    expect(page.locator("fieldset").first).to_be_visible()
    expect(install).to_have_count(0)
    page.evaluate(OFFER)
    install.click()
    expect(install).to_have_count(0)
    line = page.context.new_cdp_session(page)
    found = line.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    for icon in manifest["icons"]:
        assert page.request.get(url + icon["src"]).ok, icon
    # What a browser holds against it; not that this one forgets everything.
    missing = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in missing if one["errorId"] != "in-incognito"] == []


@pytest.mark.nightly
def test_nothing_lies_under_what_a_phone_keeps_for_itself(url: str, someone: Someone) -> None:
    """As an iPhone that lies: its camera on one side, the bar of its gestures below."""
    page = someone(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True).page
    insets = {"left": 59, "right": 59, "bottom": 21, "top": 0}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    page.goto(f"{url}/events")
    page.get_by_role("button", name="Announce an event").wait_for()
    box = page.locator("main").bounding_box()
    assert box is not None and box["x"] >= 59 and box["x"] + box["width"] <= 844 - 59
    header = page.locator("header").first.bounding_box()
    assert header is not None and (header["x"], header["width"]) == (0, 844), "the bar reaches to both edges"
    assert page.evaluate("document.documentElement.scrollWidth") <= 844
