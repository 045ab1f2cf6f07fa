"""Editions: a corrected file changes the game, a broken one is refused with the line and the reason (KI-01 … KI-06)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from caravanserai.engine.edition import BadEditionError
from caravanserai.engine.record import Recorder, read_record, replay, write_record
from caravanserai.games.kilim.words.names import piece_names
from tests.playing import Play
from tests.rules.kilim.positions import KILIM, dealt, play_on

STANDARD = (KILIM.folder / "edition.toml").read_text(encoding="utf-8")
TORN = '[torn]\nmotifs = ["star", "hooks", "horn", "diamond", "comb"]'
SCRAPS = '[scraps]\nmotifs = ["star", "hooks", "horn", "diamond", "comb"]'


def changed(old: str, new: str) -> str:
    assert STANDARD.count(old) >= 1
    return STANDARD.replace(old, new, 1)


def test_ki_02_an_edition_may_hold_other_pairs_and_like_dominoes_are_told_apart():
    edition = KILIM.parse_edition(changed('"star-star", "star-hooks"', '"star-hooks", "star-hooks"'), "changed")
    g = KILIM.new(3, None, edition)
    assert piece_names(g)[:2] == ("1-star-hooks", "1-star-hooks+")
    KILIM.seed_chance(g, 1)
    recorder = Recorder("kilim", g, ("a", "b", "c"), {}, edition)
    while KILIM.chance_due(g):
        recorder.chance()
    while not KILIM.over(g):
        seat = KILIM.asked(g)[0]
        recorder.play(seat, KILIM.offers(g, seat)[-1])
    assert sum(1 for _ in replay(read_record(write_record(recorder.record()))))


def test_ki_06_an_edition_may_have_other_scraps():
    edition = KILIM.parse_edition(changed(SCRAPS, SCRAPS.replace("comb", "star")), "changed")
    assert piece_names(KILIM.new(3, None, edition))[-5:] == (
        "scrap-star",
        "scrap-hooks",
        "scrap-horn",
        "scrap-diamond",
        "scrap-star+",
    )


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("gold = 15", "gold = 12", 8, "must be 15, not 12"),
        ('"comb-comb",\n]\nday-2', "]\nday-2", 12, "needs 15 dominoes, one for each Gold card, not 14"),
        ('"star-star"', '"star-sun"', 12, "'star-sun' is no pair of motifs"),
        (TORN, TORN.replace(', "comb"', ""), 36, "needs 5 motifs, not 4"),
        ("total = 3", "total = 2", 40, "must be 3, one for each day, not 2"),
        ('"turn", "remove"', '"remove", "turn"', 44, "must be perfect, turn, remove, move, in this order"),
        (SCRAPS, SCRAPS.replace(', "comb"', ""), 48, "needs 5 motifs, not 4"),
    ],
)
def test_a_broken_edition_is_refused_with_the_line_and_the_reason(old, new, line, reason):
    with pytest.raises(BadEditionError) as broken:
        KILIM.parse_edition(changed(old, new), "broken")
    assert reason in broken.value.reason
    assert broken.value.line is not None and abs(broken.value.line - line) <= 3


@pytest.mark.slow
@settings(max_examples=20)
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_ki_11_dominoes_scraps_tokens_and_gold_are_conserved_at_every_step(seats, seed):
    """Counted wherever they lie; and every kilim's squares are those of its pieces."""
    play = Play("kilim", seats, seed)
    at_first = KILIM.inventory(play.g)
    for step in play:
        assert KILIM.inventory(step.g) == at_first
    g = dealt(seats, seed)
    assert sum(1 for _ in play_on(g, seed)) > 0 and KILIM.inventory(g) == at_first
