"""The strongest level against the weakest, with fixed seeds and counts: the same games in every run, so no luck."""

import pytest

from caravanserai.bots.arena import Match, play_match
from caravanserai.engine.twin import has_compiler

pytestmark = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")


@pytest.mark.parametrize(("key", "bots"), [("khiva", 2), ("kilim", 2), ("samarkand", 3)])
def test_the_caravan_master_beats_apprentices(key: str, bots: int) -> None:
    """One deal, from every seat: it wins each time, and is far ahead on average."""
    match = Match(key, ("level5", *["level1"] * (bots - 1)), games=bots, seed=1)
    (deal,) = play_match(match)
    leads = []
    for played in deal.games:
        seat = played.bots.index("level5")
        assert played.ranks[seat] == 1
        leads.append(played.points[seat] - max(p for i, p in enumerate(played.points) if i != seat))
    assert sum(leads) / len(leads) >= 5
