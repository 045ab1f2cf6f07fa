"""Editions: a corrected file changes the game, a broken one is refused with the line and the reason (SA-01, SA-02)."""

import pytest

from caravanserai.engine.edition import BadEditionError
from caravanserai.engine.record import Recorder, read_record, replay, write_record
from caravanserai.engine.verify import sealed, verify
from tests.rules.samarkand.positions import SAMARKAND, begin

STANDARD = (SAMARKAND.folder / "edition.toml").read_text(encoding="utf-8")
CARPETS = "carpets = [1, 1, 1, 2, 2, 3, 3, 5, 5, 7]"


def changed(old: str, new: str) -> str:
    assert STANDARD.count(old) >= 1
    return STANDARD.replace(old, new, 1)


def test_sa_01_an_edition_may_hold_other_values():
    text = changed(CARPETS, "carpets = [1, 2, 3, 4, 5, 6, 7, 8, 9, 9]")
    g = begin(4, edition=SAMARKAND.parse_edition(text, "changed"))
    assert SAMARKAND.view(g, 0).own.hand[-3:] == ("carpets-8", "carpets-9", "carpets-9")


def test_sa_02_an_edition_may_hold_other_camels():
    text = changed("total = 16", "total = 17").replace("5 = 4", "5 = 3\n6 = 2")
    g = SAMARKAND.new(4, None, SAMARKAND.parse_edition(text, "changed"))
    assert g.camels_left == 17 and g.camel_pile[15:17] == [6, 6]


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        (CARPETS, CARPETS.replace(", 7", ""), 8, "needs 10 cards, one for each turn, not 9"),
        (CARPETS, CARPETS.replace("7", "10"), 8, "a card's value must be 1 to 9"),
        (CARPETS, f"carpets = {[2] * 10}", 8, "needs cards of at least two values"),
        ("total = 16", "total = 0", 16, "must be 1 to 40, not 0"),
        ("total = 16", "total = 15", 16, "the counts add up to 16, but the total is 15"),
        ("2 = 4", "12 = 4", 19, "is not a camel's capacity; those are 1 to 9"),
        ("2 = 4", "2 = -4", 19, "must be 0 to 40, not -4"),
    ],
)
def test_a_broken_edition_is_refused_with_the_line_and_the_reason(old, new, line, reason):
    with pytest.raises(BadEditionError) as broken:
        SAMARKAND.parse_edition(changed(old, new), "broken")
    assert reason in broken.value.reason
    assert broken.value.line is not None and abs(broken.value.line - line) <= 3


@pytest.mark.parametrize("seats", [3, 5])
def test_a_record_spells_every_shuffle_and_every_final_answer(seats):
    g = SAMARKAND.new(seats)
    SAMARKAND.seed_chance(g, seats)
    recorder = Recorder("samarkand", g, tuple("abcde"[:seats]), {}, SAMARKAND.standard_edition)
    while not SAMARKAND.over(g):
        if SAMARKAND.chance_due(g):
            recorder.chance()
            continue
        seat = SAMARKAND.asked(g)[-1]
        recorder.play(seat, SAMARKAND.offers(g, seat)[0])
        if SAMARKAND.may_change(g, seat):
            recorder.play(seat, SAMARKAND.offers(g, seat)[-1])
    record = read_record(write_record(sealed(recorder.record())))
    *_, last = replay(record)
    assert SAMARKAND.open_view(last.state) == SAMARKAND.open_view(g)
    assert verify(record).shuffles >= (4 if seats == 3 else 3)
