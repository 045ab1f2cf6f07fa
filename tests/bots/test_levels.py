"""The levels people choose from: a table that rises, old names that still work, a beginner who is no fool."""

import random
from itertools import pairwise

import pytest

from caravanserai.bots.arena import Match, play_match
from caravanserai.bots.beginner import OVERLOOKED, Beginner
from caravanserai.bots.bot import imagine
from caravanserai.bots.levels import BOTS, LEVEL, LEVELS, bot_at, bots_for, make_bot, thinks_ahead
from caravanserai.bots.offered import offered
from caravanserai.bots.quick import policy_of
from caravanserai.bots.search import SearchBot
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.search import NOTES
from caravanserai.engine.twin import has_compiler
from caravanserai.games.khiva.mind import policy
from tests.bots.test_search import asks


def test_the_names_go_from_the_weakest_to_the_strongest() -> None:
    assert BOTS == ("random", "greedy", "level1", "level2", "level3", "level4", "level5", "level6")


def test_each_level_thinks_at_least_as_long_as_the_one_before() -> None:
    for lower, higher in pairwise(LEVELS):
        assert lower.slips >= higher.slips
        for key in GAMES:
            for seats in game(key).seat_counts:
                assert lower.simulations(key, seats) <= higher.simulations(key, seats)
    assert all((level.thinks > 0) == (level.budget_ms is not None) for level in LEVELS)
    assert all(thinks_ahead(key) == ("mind" in game(key).parts) for key in GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_offers_just_the_bots_that_it_can_make(key: str) -> None:
    for name in bots_for(key):
        assert make_bot(name, key, 1).name == name
    for name in set(BOTS) - set(bots_for(key)):
        with pytest.raises(ValueError, match=f"^The {name} bot does not know {key} yet"):
            make_bot(name, key, 1)


@pytest.mark.parametrize("key", [key for key in GAMES if thinks_ahead(key)])
def test_a_level_that_thinks_ahead_is_a_search_of_its_size(key: str) -> None:
    bot, in_a_hurry, at_ease = (make_bot("level4", key, 1, within_ms=ms) for ms in (None, 100, 10_000))
    assert isinstance(bot, SearchBot) and isinstance(in_a_hurry, SearchBot) and isinstance(at_ease, SearchBot)
    assert (bot.simulations, bot.budget_ms) == (LEVEL["level4"].simulations(key), None)
    assert (in_a_hurry.budget_ms, at_ease.budget_ms) == (100, LEVEL["level4"].budget_ms)


@pytest.mark.parametrize("key", [key for key in GAMES if thinks_ahead(key)])
def test_only_the_strongest_levels_take_rivals_to_search_where_the_game_says_so(key: str) -> None:
    for level in LEVELS:
        bot = make_bot(level.key, key, 1)
        if isinstance(bot, SearchBot):
            assert ("rivals" not in bot.settings) == (level.key in ("level5", "level6"))
            assert bot.settings.get("rivals", 0) == 0


@pytest.mark.parametrize("key", GAMES)
def test_level_2_is_who_stands_in_for_a_person(key: str) -> None:
    stand_in, level = make_bot("greedy", key, 1), make_bot("level2", key, 1)
    for g, seat in asks(key, 3, 5):
        position = imagine(game(key), g, seat, 5)
        assert stand_in.choose(position, seat) == level.choose(position, seat)


@pytest.mark.parametrize("key", GAMES)
def test_level_2_is_the_quick_answer_of_the_games_own_policy(key: str) -> None:
    """By the bot's own dice, whatever those of the position are; and the position stays as it was."""
    policy, out = policy_of(key), [0] * game(key).max_actions
    for g, seat in asks(key, 3, 5):
        position = imagine(game(key), g, seat, 5)
        before = position.copy()
        answer = make_bot("level2", key, 7).choose(position, seat)
        assert position == before
        assert answer == make_bot("level2", key, 7).choose(imagine(game(key), g, seat, 5), seat)
        game(key).seed_chance(position, random.Random(7).getrandbits(60))
        assert answer == policy.quick_answer(position, seat, out) and answer in game(key).actions(g, seat)


def test_a_game_that_brings_no_mind_has_somebody_who_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("khiva")), "parts", frozenset())
    assert bots_for("khiva") == ("random", "greedy") and offered("khiva") == ("random",)
    bot = make_bot("greedy", "khiva", 1)
    assert bot.name == "greedy"
    for g, seat in asks("khiva", 3, 5):
        assert bot.choose(g, seat) in game("khiva").actions(g, seat)


def test_a_slip_of_a_beginner_still_looks_sensible() -> None:
    class Nobody:
        name = "nobody"

        def choose(self, *_: object) -> int:
            raise AssertionError

    khiva = game("khiva")
    bot = Beginner("level1", "khiva", Nobody(), 1, slips=100)
    out, worth = [0] * khiva.max_actions, [0] * khiva.max_actions
    for g, seat in asks("khiva", 3, 5):
        answer = bot.choose(g, seat)
        n = policy.weigh(g, seat, out, worth, [0] * NOTES)
        assert worth[out.index(answer, 0, n)] >= max(worth[:n]) - OVERLOOKED


def wins(higher: str, lower: str, games: int) -> float:
    """The share of its games that the higher one wins; a shared victory is half of one."""
    match = Match("khiva", (higher, lower), games, seed=1)
    played = [game for deal in play_match(match) for game in deal.games]
    first = [[bot for bot, rank in zip(one.bots, one.ranks, strict=True) if rank == 1] for one in played]
    return sum(bots.count(higher) / len(bots) for bots in first) / len(played)


@pytest.mark.parametrize(
    ("higher", "lower", "games"), [("level1", "random", 40), ("level2", "level1", 40), ("level3", "level2", 40)]
)
def test_a_level_beats_the_one_below(higher: str, lower: str, games: int) -> None:
    if LEVEL[higher].thinks > 0 and not has_compiler():
        pytest.skip("Numba is not installed")
    assert wins(higher, lower, games) >= 0.5


def test_a_table_may_have_numbers_of_its_own() -> None:
    """Where the levels would not be so far apart with those of the game."""
    rules = game("khiva")
    own = rules.simulations_at[5]
    assert own != rules.simulations
    for seats, numbers in ((5, own), (4, rules.simulations)):
        made = [bot_at(f"level{3 + i}", "khiva", rules.new(seats), 1) for i in range(2)]
        assert [bot.simulations for bot in made if isinstance(bot, SearchBot)] == [*numbers[:2]]
