"""Every page and phase fits every screen, with every number of seats."""

from collections.abc import Iterator

import pytest

from tests.e2e.conftest import Contexts, Someone
from tests.e2e.fit import SIZES, TIGHT, faults_of
from tests.e2e.house import table_of
from tests.e2e.player import Player
from tests.e2e.script import table_at
from tests.e2e.tour import pages
from tests.e2e.windows import aside


def test_every_page_fits_every_screen(url: str, someone: Someone) -> None:
    me = someone()
    faults = [(place, fault) for place in pages(me, url) for fault in faults_of(me.page)]
    assert not faults, faults


@pytest.mark.parametrize(("seats", "sizes"), [(2, TIGHT), (5, SIZES)])
def test_the_table_fits_every_screen(
    url: str, someone: Someone, contexts: Contexts, seats: int, sizes: list[tuple[int, int]]
) -> None:
    """The most seats in all sizes, the fewest in the tightest; those between them are below."""
    me = someone()
    phases = table_phases(me, contexts, url, seats)
    faults = [(phase, fault) for phase in phases for fault in faults_of(me.page, sizes=sizes)]
    assert not faults, faults


def test_the_table_fits_with_every_number_of_seats(url: str, someone: Someone) -> None:
    """Three and four: as the table begins, and as it ends."""
    me = someone()
    faults = []
    for seats in (3, 4):
        address = table_of(me.page.context, url, seats=seats, bots=seats - 1)
        me.page.goto(address)
        me.wait_for("choose")
        faults += [(seats, fault) for fault in faults_of(me.page, sizes=TIGHT)]
        aside(me.page)
        me.page.goto(table_at(me.page.context, url, seats, "over", address))
        me.wait_for("over")
        faults += [(seats, fault) for fault in faults_of(me.page, sizes=TIGHT)]
    assert not faults, faults


def table_phases(me: Player, contexts: Contexts, url: str, seats: int) -> Iterator[str]:
    """From the first choice to the replay, and somebody else's table."""
    page = me.page
    address = table_of(page.context, url, seats=seats, bots=seats - 1)
    page.goto(address)
    me.wait_for("choose")
    page.locator(".khiva .hand button").first.click()
    page.locator('.khiva .hand button[aria-pressed="true"]').wait_for()
    yield "picking"
    for phase, asked in (("gems", "decide"), ("shop-4", "decide"), ("over", "over")):
        aside(page)
        address = table_at(page.context, url, seats, phase, address)
        page.goto(address)
        me.wait_for(asked)
        yield phase
    page.goto(page.url.replace("/table/", "/replay/"))
    page.locator("input[type=range]").wait_for()
    yield "replay"
    page.goto(table_at(contexts(), url, seats=seats, phase="gems"))
    page.locator(".khiva.watching").wait_for()
    yield "watching"
