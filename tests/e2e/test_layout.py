"""The table fits with three and four seats. Two and five, and every page, are measured in `test_pages.py`."""

from typing import Any

import pytest

from tests.e2e.conftest import Someone
from tests.e2e.fit import TIGHT, faults_of
from tests.e2e.house import table_of
from tests.e2e.script import GAMES, answer, answer_with, table_at
from tests.e2e.windows import aside


@pytest.mark.nightly
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


#: The longest and the shortest that a choice says in French.
SAY = """() => document.querySelectorAll(".khiva .choice .gain").forEach((gain, i, all) => {
  gain.textContent = i < all.length - 1 ? "l’échoppe 3 chez Marchandeur 1\xa0: 2 pierres" : "la ville\xa0: rien";
})"""


def test_a_short_choice_beside_long_ones_is_whole(url: str, someone: Someone) -> None:
    me = someone(locale="fr-FR")
    context = me.page.context

    def until(ask: dict[str, Any], view: dict[str, Any]) -> dict[str, Any] | None:
        return None if len(ask.get("landings", ())) == 3 else answer(ask, view)

    tables = (table_of(context, url, seats=5, bots=4) for _ in range(GAMES))
    me.page.goto(next(address for address in tables if answer_with(context, address, until)))
    me.wait_for("decide")
    me.page.evaluate(SAY)
    assert not (faults := faults_of(me.page, sizes=[(768, 1024), (1024, 768)])), faults
