"""A strong level against the weakest, with fixed seeds and counts: the same games in every run, so no luck."""

import os

import pytest

from caravanserai.bots.arena import Match, play_match
from caravanserai.engine.twin import has_compiler

pytestmark = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")

#: STRENGTH=level5 asks the strongest, which looks at forty times as much; `caravanserai ladder` measures all of them.
STRONG = os.environ.get("STRENGTH", "level4")


@pytest.mark.parametrize(("key", "bots"), [("khiva", 2), ("kilim", 2), ("samarkand", 3)])
def test_who_thinks_ahead_beats_apprentices(key: str, bots: int) -> None:
    """One deal, from every seat: it wins each time, and is far ahead on average."""
    match = Match(key, (STRONG, *["level1"] * (bots - 1)), games=bots, seed=1)
    (deal,) = play_match(match)
    leads = []
    for played in deal.games:
        seat = played.bots.index(STRONG)
        assert played.ranks[seat] == 1
        leads.append(played.points[seat] - max(p for i, p in enumerate(played.points) if i != seat))
    assert sum(leads) / len(leads) >= 5
