"""Deals on disk: what was played is found again, whatever happened to the file's last line."""

from pathlib import Path

import pytest

from caravanserai.bots.arena import Match, Played, PlayedDeal
from caravanserai.bots.results import BadResultsError, OtherMatchError, ResultsFile, rate_files, read_results

MATCH = Match("khiva", ("greedy", "random"), games=4, seed=1)
OTHER = Match("khiva", ("greedy", "random"), games=4, seed=2)


def deal(number: int) -> PlayedDeal:
    return PlayedDeal(number, (Played(("greedy", "random"), (30 + number, 20), (1, 2), 40, ("salt",)),))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path, MATCH) as kept:
        for number in range(3):
            kept.add(MATCH, deal(number))
    return path


def test_what_was_written_is_read(file: Path) -> None:
    with ResultsFile(file, MATCH) as kept:
        assert kept.deals(MATCH) == {number: deal(number) for number in range(3)}
        assert kept.deals(OTHER) == {}


def test_more_games_are_still_the_same_match(file: Path) -> None:
    with ResultsFile(file, Match("khiva", MATCH.bots, games=400, seed=1)) as kept:
        assert len(kept.deals(MATCH)) == 3


@pytest.mark.parametrize("cut", [1, 20, 60])
def test_a_last_line_that_was_cut_off_is_no_deal_and_the_file_grows_on(file: Path, cut: int) -> None:
    file.write_bytes(file.read_bytes()[:-cut])
    with ResultsFile(file, MATCH) as kept:
        assert set(kept.deals(MATCH)) == {0, 1}
        kept.add(MATCH, deal(2))
    ((_, deals),) = read_results(file).values()
    assert deals == {number: deal(number) for number in range(3)}


def test_a_first_line_that_was_cut_off_is_begun_again(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:50])
    with ResultsFile(file, MATCH) as kept:
        kept.add(MATCH, deal(0))
    assert len(read_results(file)) == 1


def test_a_file_of_another_match_is_refused_and_left_alone(file: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(OtherMatchError) as told:
        ResultsFile(file, OTHER)
    assert told.value.found.seed == 1
    assert file.read_bytes() == before


def test_one_file_can_hold_several_matches(file: Path) -> None:
    with ResultsFile(file) as kept:
        kept.add(OTHER, deal(0))
        kept.add(MATCH, deal(3))
    assert [sorted(deals) for _, deals in read_results(file).values()] == [[0, 1, 2, 3], [0]]


@pytest.mark.parametrize("text", ["my diary", "my diary\n", '{"deal":0,"games":[]}\n', '{"format":"other"}\n'])
def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(text)
    with pytest.raises(BadResultsError):
        ResultsFile(path, MATCH)
    assert path.read_text() == text


def test_files_are_rated_together_in_any_order_and_nothing_twice(file: Path, tmp_path: Path) -> None:
    more = tmp_path / "more.jsonl"
    with ResultsFile(more) as kept:
        kept.add(OTHER, deal(0))
        kept.add(MATCH, deal(2))
    both = rate_files([file, more])
    assert both == rate_files([more, file, file])
    assert [(one.bot, one.games) for one in both["khiva"]] == [("greedy", 4), ("random", 4)]
    assert both["khiva"][0].rating > 1000 > both["khiva"][1].rating
