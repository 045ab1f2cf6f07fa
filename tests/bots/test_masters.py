"""The level above the strongest: offered where it has proved to be worth it, and nowhere else."""

import random
from itertools import islice

import msgspec
import pytest

from caravanserai.bots import levels, thinking
from caravanserai.bots.best_response import BestResponse
from caravanserai.bots.bot import imagine
from caravanserai.bots.challenges import Who, challenges_of
from caravanserai.bots.ladder import tables_of
from caravanserai.bots.ladder.master import log_odds, master_rating, ratings_of
from caravanserai.bots.levels import BOTS, LEVEL, MASTER, STRONGEST, bot_at, make_bot, master_at, simulations_of
from caravanserai.bots.networks import Gate, Network, gated_network
from caravanserai.bots.offered import accepted, masters_of, middle, of_today, offered, playing_somewhere
from caravanserai.bots.search import SearchBot
from caravanserai.bots.thinking import searches, think
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.twin import has_compiler
from caravanserai.ratings.scale import MODEL, bot_strength
from caravanserai.web import strength
from tests.bots.masters import masters, passed_at
from tests.bots.test_search import asks

KEY, SEATS = "samarkand", 3
needs_compiler = pytest.mark.skipif(not has_compiler(), reason="Numba is not installed")
#: Simulations that the plain rules do at once.
FEW = Gate(command="", games=400, share=0.6, interval=(0.55, 0.65), simulations=(12, 12))


def game_network() -> Network:
    found = gated_network(KEY, SEATS)
    assert found is not None
    return found


def searcher(name: str, seats: int, **options: str) -> SearchBot:
    found = bot_at(name, KEY, game(KEY).new(seats, options), 1)
    assert isinstance(found, SearchBot)
    return found


def test_a_master_is_the_strongest_with_so_many_times_its_simulations() -> None:
    with masters(samarkand=(passed_at(KEY, SEATS, times=20),)):
        master, strongest = searcher(MASTER, SEATS), searcher(STRONGEST, SEATS)
        assert master.simulations == 20 * strongest.simulations
        assert (master.network, master.settings) == (strongest.network, strongest.settings)
        assert master.network is gated_network(KEY, SEATS)
        in_a_hurry = make_bot(MASTER, KEY, 1, within_ms=100, seats=SEATS)
        at_ease = make_bot(MASTER, KEY, 1, within_ms=9_000, seats=SEATS)
        assert isinstance(in_a_hurry, SearchBot) and isinstance(at_ease, SearchBot)
        assert (in_a_hurry.budget_ms, at_ease.budget_ms) == (100, 3_000)


@needs_compiler
def test_where_a_best_response_has_passed_it_plays_as_that_does() -> None:
    with masters(samarkand=(passed_at(KEY, SEATS, who="best-response"),)):
        master = bot_at(MASTER, KEY, game(KEY).new(SEATS), 1, within_ms=9_000)
        strongest = searcher(STRONGEST, SEATS)
        assert isinstance(master, BestResponse) and master.budget_ms == 3_000
        assert len(master.rivals) == SEATS
        for rival in master.rivals:
            assert (rival.simulations, rival.network, rival.settings) == (
                strongest.simulations,
                strongest.network,
                strongest.settings,
            )
            assert rival.budget_ms is None, "its policy is the one that was measured"
        assert isinstance(bot_at(MASTER, KEY, game(KEY).new(4), 1), SearchBot)


@needs_compiler
def test_as_long_as_there_are_only_plain_rules_it_plays_as_the_strongest_does(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(thinking, "is_compiled", lambda key: False)
    monkeypatch.setattr(SearchBot, "choose", lambda self, position, seat: asked.append(self.name) or 0)
    with masters(samarkand=(passed_at(KEY, SEATS, who="best-response"),)):
        think(MASTER, KEY, game(KEY).new(SEATS), 0, 1, 50)
    assert asked == [STRONGEST]


def test_where_it_was_not_measured_it_plays_as_the_strongest_does() -> None:
    """A table that was opened before an update goes on."""
    option = next(one for one in game(KEY).options)
    other = {option.key: option.values[1]}
    with masters(samarkand=(passed_at(KEY, SEATS),)):
        assert searcher(MASTER, 4).simulations == searcher(STRONGEST, 4).simulations
        assert searcher(MASTER, SEATS, **other).simulations == searcher(STRONGEST, SEATS, **other).simulations
    with masters():
        assert searcher(MASTER, SEATS).simulations == searcher(STRONGEST, SEATS).simulations
        assert searches(MASTER) and MASTER in BOTS


def test_it_is_offered_where_it_has_passed_against_the_strongest_of_today() -> None:
    passed = passed_at(KEY, SEATS)
    champion = msgspec.structs.replace(passed.champion, simulations=passed.champion.simulations + 1)
    with masters(samarkand=(passed,)):
        assert masters_of(KEY) == (SEATS,) and not any(masters_of(key) for key in GAMES if key != KEY)
        assert MASTER in accepted(KEY, SEATS, True)
        assert MASTER not in accepted(KEY, SEATS, False) and MASTER not in accepted(KEY, 4, True)
        assert [of_today(MASTER, KEY, seats) for seats in (3, 4)] == [MASTER, STRONGEST]
        assert of_today("level2", KEY, 4) == "level2"
    for worse in ({"share": 0.59}, {"games": 199}, {"champion": champion}):
        with masters(samarkand=(msgspec.structs.replace(passed, **worse),)):
            assert masters_of(KEY) == ()


def test_people_are_told_of_it_where_it_plays_somewhere() -> None:
    with masters(samarkand=(passed_at(KEY, SEATS),)):
        assert playing_somewhere() == BOTS
    with masters():
        assert playing_somewhere() == tuple(name for name in BOTS if name != MASTER)


def test_of_several_that_have_passed_it_is_the_surest() -> None:
    surest, other = passed_at(KEY, SEATS, 20, share=0.65), passed_at(KEY, SEATS, 40, share=0.62)
    with masters(samarkand=(other, surest)):
        assert master_at(KEY, SEATS) == surest


def test_the_ladder_and_who_chooses_nothing_know_of_no_master() -> None:
    with masters(samarkand=(passed_at(KEY, SEATS),)):
        assert MASTER not in offered(KEY) and offered(KEY)[-1] == STRONGEST
        assert middle(KEY) == "level3"


@pytest.mark.parametrize("key", GAMES)
def test_what_has_passed_in_earnest_is_offered(key: str) -> None:
    for one in challenges_of(key):
        if one.passed and one.champion.level == STRONGEST:
            assert one.seats in masters_of(key)


def test_without_a_table_it_takes_as_many_as_the_strongest() -> None:
    with masters(samarkand=(passed_at(KEY, SEATS),)):
        network = gated_network(KEY, SEATS)
        assert simulations_of(LEVEL[MASTER], KEY, network) == simulations_of(LEVEL[STRONGEST], KEY, network, SEATS)


@pytest.mark.parametrize("who", ["master", pytest.param("best-response", marks=needs_compiler)])
def test_it_answers_the_same_to_all_that_its_seat_cannot_tell_apart(who: Who) -> None:
    """It gets what any bot gets: the position as its seat imagines it."""
    rules, dice = game(KEY), random.Random(7)
    with masters(samarkand=(passed_at(KEY, SEATS, times=2, who=who),)):
        network = msgspec.structs.replace(game_network(), gate=FEW)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(levels, "playing_network", lambda key, position: network)
            for g, seat in islice(asks(KEY, SEATS, 9), 0, 12, 3):
                other, seed = imagine(rules, g, seat, dice.getrandbits(60)), dice.getrandbits(60)
                answers = [
                    think(MASTER, KEY, imagine(rules, truth, seat, seed), seat, seed, None) for truth in (g, other)
                ]
                assert answers[0] == answers[1] and answers[0] in rules.actions(g, seat)


# -- how strong it is ------------------------------------------------------------------------------------------


def test_its_rating_is_the_strongests_and_what_its_share_is_worth() -> None:
    (rungs,) = [one for one in tables_of(KEY) if one.seats == SEATS]
    strongest = rungs.ratings[-1]
    with masters(samarkand=(passed_at(KEY, SEATS, share=0.62),)):
        *ladder, master = ratings_of(KEY, rungs)
        assert tuple(ladder) == rungs.ratings
        # On the scale of chess 62 % are 85 points; what a share is worth at these tables is not far from that.
        assert 60 < master.rating - strongest.rating < 110
        # It is less sure than either of the two that it comes from.
        assert master.low < master.rating - (strongest.rating - strongest.low)
        assert master.high > master.rating + (strongest.high - strongest.rating)
        assert bot_strength(KEY, SEATS, MASTER) != bot_strength(KEY, SEATS, STRONGEST)
        assert strength.bot_strength(KEY, SEATS, MASTER) == master.rating


def test_who_won_all_of_few_games_is_not_taken_to_win_all() -> None:
    (rungs,) = [one for one in tables_of(KEY) if one.seats == SEATS]
    all_won = msgspec.structs.replace(passed_at(KEY, SEATS, share=1.0), share_95=(0.8, 1.0))
    often = passed_at(KEY, SEATS, share=0.9)
    assert master_rating(rungs, all_won).rating == master_rating(rungs, often).rating
    assert master_rating(rungs, all_won).high > master_rating(rungs, often).high + 50


def test_a_share_is_worth_there_what_it_is_worth_between_neighbours() -> None:
    (rungs,) = [one for one in tables_of(KEY) if one.seats == SEATS]
    pair = msgspec.structs.replace(rungs.pairs[-1], share=0.7)
    lower, upper = (one for one in rungs.ratings if one.bot in (pair.lower, pair.upper))
    two = msgspec.structs.replace(rungs, pairs=(pair,), ratings=(lower, upper))
    found = master_rating(two, passed_at(KEY, SEATS, share=0.7))
    assert found.rating - upper.rating == upper.rating - lower.rating
    assert log_odds(0.5) == 0 and 4 < log_odds(1.0) < 5 and -5 < log_odds(0.0) < -4


def test_offered_no_more_it_is_as_strong_as_it_plays() -> None:
    with masters():
        assert bot_strength(KEY, SEATS, MASTER) == bot_strength(KEY, SEATS, STRONGEST)
        assert strength.bot_strength(KEY, SEATS, MASTER) == strength.bot_strength(KEY, SEATS, STRONGEST)
        found = bot_strength(KEY, SEATS, MASTER)
        assert found is not None and found.mu > MODEL.mu
