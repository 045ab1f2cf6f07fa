"""What is left above the strongest bot: told while it is about the bots of today, and what makes a level of its own."""

import re
from pathlib import Path

import msgspec
import pytest

from caravanserai.bots.challenges import (
    ENOUGH,
    OFFERED,
    SURELY,
    SURELY_OF_FEW,
    Champion,
    Measure,
    challenges_of,
    read_challenges,
    write_measure,
)
from caravanserai.bots.levels import challenges_today, champion_at
from caravanserai.bots.networks import gated_network
from caravanserai.engine.game import GAMES, game
from caravanserai.strings import LANGUAGES, Speaker
from tests.bots.masters import masters, passed_at

CHAMPION = Champion(level="level5", rules_version=1, simulations=10, network="")
MEASURE = Measure(
    who="master",
    seats=3,
    times=16,
    champion=CHAMPION,
    command="…",
    games=400,
    deals=200,
    share=0.60,
    share_95=(0.551, 0.649),
)


@pytest.mark.parametrize("key", GAMES)
def test_what_the_house_tells_is_about_its_bots_of_today(key: str) -> None:
    """After a change of rules, network or simulations: measure again, or delete what was measured."""
    assert challenges_today(key) == challenges_of(key)
    for one in challenges_of(key):
        assert one.seats in game(key).seat_counts and one.command.startswith("python bench/challenge.py --who")
        assert one.share_95[0] <= one.share <= one.share_95[1]


def test_another_bot_is_another_champion(monkeypatch: pytest.MonkeyPatch) -> None:
    network = gated_network("samarkand", 3)
    assert network is not None and network.gate is not None
    before = champion_at("level5", "samarkand", 3)
    assert before.network and before.simulations == network.gate.simulations[0]
    measured = passed_at("samarkand", 3)
    gate = msgspec.structs.replace(network.gate, simulations=(before.simulations + 1, 4_000))
    changed = msgspec.structs.replace(network, gate=gate)
    with masters(samarkand=(measured,)):
        assert measured in challenges_today("samarkand")
        for module in ("networks", "levels"):
            monkeypatch.setattr(f"caravanserai.bots.{module}.gated_network", lambda key, seats: changed)
        after = champion_at("level5", "samarkand", 3)
        assert after.simulations != before.simulations and after.network != before.network
        assert challenges_today("samarkand") == ()


def test_without_a_network_it_is_the_games_own_count() -> None:
    assert champion_at("level4", "khiva", 2) == Champion(
        level="level4", rules_version=game("khiva").rules_version, simulations=game("khiva").simulations[1], network=""
    )


def test_a_level_of_its_own_wins_enough_games_often_enough_and_surely() -> None:
    assert MEASURE.passed
    for change in ({"games": 199}, {"share": 0.599}, {"share_95": (0.55, 0.7)}):
        assert not msgspec.structs.replace(MEASURE, **change).passed


def test_fewer_games_are_enough_where_it_wins_nearly_all() -> None:
    few = msgspec.structs.replace(MEASURE, games=20, share=0.9, share_95=(0.71, 1.0))
    assert few.passed
    assert not msgspec.structs.replace(few, games=19).passed
    assert not msgspec.structs.replace(few, share_95=(0.70, 1.0)).passed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_what_it_takes(lang: str) -> None:
    said = Speaker(lang)("page-left.gate")
    assert re.findall(r"\d+", said) == [
        f"{number:.0f}" for number in (100 * OFFERED, 100 * SURELY, ENOUGH, 100 * SURELY_OF_FEW)
    ]


def test_a_new_measure_takes_the_place_of_the_same_challengers(tmp_path: Path) -> None:
    path = tmp_path / "challenges.json"
    assert read_challenges(path) == ()
    other = msgspec.structs.replace(MEASURE, seats=2)
    again = msgspec.structs.replace(MEASURE, share=0.7)
    for one in (MEASURE, other, again):
        write_measure(path, one)
    assert read_challenges(path) == (other, again)
