"""Parts of the page that are files of their own, on a line that fails: they come by themselves when it is back."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Contexts
from tests.e2e.house import table_of

WIDE = {"viewport": {"width": 1440, "height": 900}}
#: Fetched ahead, then asked for, then asked for again.
TIMES = 3
#: To another place in the same page.
GO = "(path) => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
#: Whether it is; if not, a little later: what is under way may hold it.
FORGOTTEN = "() => window.left.deref() === undefined || new Promise((done) => setTimeout(() => done(false), 500))"
PATIENCE = 60


def fail_at_first(page: Page, name: str) -> list[str]:
    """The first requests for such a file get no answer: which they were."""
    failed: list[str] = []

    def answer(route: Route) -> None:
        if len(failed) < TIMES:
            failed.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page.route(re.compile(rf"/assets/{name}-[^/]*\.js$"), answer)
    return failed


def test_what_comes_after_the_first_question_is_asked_for_again(url: str, contexts: Contexts) -> None:
    context = contexts(**WIDE)
    page = context.new_page()
    failed = fail_at_first(page, "later")
    page.goto(table_of(context, url, seats=3, bots=2))
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    assert len(failed) == TIMES


@pytest.mark.nightly
def test_the_waiting_room_is_asked_for_again(url: str, contexts: Contexts) -> None:
    context = contexts(**WIDE)
    page = context.new_page()
    failed = fail_at_first(page, "WaitingRoom")
    page.goto(table_of(context, url, seats=3, bots=1))
    expect(page.get_by_role("button", name="Copy", exact=True)).to_be_visible()
    assert len(failed) == TIMES


@pytest.mark.nightly
def test_an_old_page_is_loaded_anew_though_some_of_its_files_keep_their_names(url: str, contexts: Contexts) -> None:
    context = contexts(**WIDE)
    page = context.new_page()
    page.goto(url)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    document = context.request.get(url).text()
    newer = re.sub(r"/assets/first-[^/]*?\.js", "/assets/first-newer.js", document)
    assert newer != document
    page.route(f"{url}/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    page.route(re.compile(r"/assets/BotsPage-[^/]*\.js$"), lambda route: route.abort())
    with page.expect_event("load"):
        page.evaluate(GO, "/bots")


def test_a_table_that_was_left_for_another_is_forgotten(url: str, contexts: Contexts) -> None:
    """Also by what was loaded for it, which stays. (On other pages Svelte holds it until the address changes again.)"""
    context = contexts(**WIDE)
    page = context.new_page()
    page.goto(url)
    page.evaluate(GO, table_of(context, url, seats=3, bots=2).removeprefix(url))
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.evaluate("() => { window.left = new WeakRef(document.querySelector('main')); }")
    page.evaluate(GO, table_of(context, url, seats=3, bots=2).removeprefix(url))
    line = context.new_cdp_session(page)
    for _ in range(PATIENCE):
        line.send("HeapProfiler.collectGarbage")
        if page.evaluate(FORGOTTEN):
            return
    raise AssertionError("something of the page still holds the table")
