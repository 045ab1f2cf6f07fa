"""The table fits with three and four seats. Two and five, and every page, are measured in `test_pages.py`."""

from tests.e2e.conftest import Someone
from tests.e2e.fit import TIGHT, faults_of
from tests.e2e.house import table_of
from tests.e2e.script import table_at
from tests.e2e.windows import aside


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
