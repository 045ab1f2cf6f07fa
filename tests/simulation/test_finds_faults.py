"""What a mistake in the house would do: the simulation finds it."""

import pytest

from caravanserai.tables.live.attendance import Attendance
from caravanserai.tables.live.commit import Commits
from caravanserai.tables.live.host import Host
from caravanserai.tables.live.live_table import LiveTable
from caravanserai.tables.live.news import News
from caravanserai.tables.log.entries import Row
from tests.simulation.checks import BrokenError
from tests.simulation.world import play

#: The first of so many seeds that shows it.
ENOUGH = 100


def found() -> str:
    """What does not hold, in the first seed that shows it."""
    for seed in range(ENOUGH):
        try:
            play(seed)
        except BrokenError as error:
            return str(error)
    return ""


def test_a_broken_line_is_taken_for_a_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Commits._catch_up

    async def mistaken(commits: Commits, live: LiveTable, tried: list[Row]) -> list[Row]:
        before = live.table.number
        stand = await whole(commits, live, tried)
        return tried if live.table.number == before else stand

    monkeypatch.setattr(Commits, "_catch_up", mistaken)
    assert "not in the log" in found()


def test_news_are_folded_whatever_their_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(News, "_hear", lambda news, live, rows: news.commits.fold(live, rows))
    assert "is due" in found()


def test_who_comes_from_another_node_is_thrown_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: object) -> None: ...

    monkeypatch.setattr(Host, "_catch_up_with", nothing)
    assert "thrown back" in found()


@pytest.mark.nightly  # it shows late: three others by day
def test_nobody_adopts_the_games_of_a_dead_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Attendance, "_is_sure", lambda attendance, now: False)
    assert "does not answer" in (what := found()) or "is not over" in what
