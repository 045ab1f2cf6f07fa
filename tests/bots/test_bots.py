"""Every bot, in every game it knows: it answers legally, and only from what its seat may know."""

import random

import pytest

from caravanserai.bots.bot import ask_bot, imagine
from caravanserai.bots.levels import BOTS, LEVEL, make_bot
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.kit import State
from tests.playing import TIMES, all_options, some_tables

#: Those that think ahead have tests of their own.
QUICK = [name for name in BOTS if name not in LEVEL or LEVEL[name].simulations == 0]
TABLES = [(name, key, seats) for name in QUICK for key, seats, _ in some_tables()]


def begin(key: str, seats: int, seed: int, options: dict[str, str] | None = None) -> State:
    g = game(key).new(seats, options or {}, telling=False)
    game(key).seed_chance(g, seed)
    return g


def go_on(key: str, g: State) -> list[int]:
    """Let chance fall if it is due; then the seats that are asked."""
    while game(key).chance_due(g):
        game(key).draw(g)
        game(key).settle(g)
    return game(key).asked(g)


@pytest.mark.parametrize(("name", "key", "seats"), TABLES)
def test_every_answer_of_a_bot_is_offered(name: str, key: str, seats: int) -> None:
    rules = game(key)
    for seed in range(TIMES * (6 if key == "khiva" else 1)):  # other games are longer
        g = begin(key, seats, seed)
        bots = [make_bot(name, key, seat) for seat in range(seats)]
        dice = random.Random(seed)
        while asked := go_on(key, g):
            for seat in asked:
                action = bots[seat].choose(imagine(rules, g, seat, dice.getrandbits(60)), seat)
                assert action in rules.actions(g, seat)
                rules.apply(g, seat, action)


@pytest.mark.parametrize(("key", "options"), all_options())
@pytest.mark.parametrize("name", QUICK)
def test_every_answer_is_offered_under_every_option(name: str, key: str, options: dict[str, str]) -> None:
    rules = game(key)
    seats = rules.seat_counts[0]
    g = begin(key, seats, 11, options)
    bot = make_bot(name, key, 0)
    while asked := go_on(key, g):
        for seat in asked:
            rules.play(g, seat, ask_bot(bot, rules, g, seat, 5))


@pytest.mark.parametrize(("name", "key", "seats"), TABLES)
def test_a_bot_answers_the_same_to_all_that_its_seat_cannot_tell_apart(name: str, key: str, seats: int) -> None:
    rules = game(key)
    g = begin(key, seats, 7)
    dice = random.Random(7)
    while asked := go_on(key, g):
        for seat in asked:
            other_truth = imagine(rules, g, seat, dice.getrandbits(60))
            seed = dice.getrandbits(60)
            answers = [
                make_bot(name, key, 1).choose(imagine(rules, truth, seat, seed), seat) for truth in (g, other_truth)
            ]
            assert answers[0] == answers[1]
            rules.apply(g, seat, dice.choice(rules.actions(g, seat)))


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("key", GAMES)
def test_a_bot_leaves_the_position_as_it_was(name: str, key: str) -> None:
    rules = game(key)
    g = begin(key, rules.seat_counts[0], 3)
    go_on(key, g)
    position = imagine(rules, g, 0, 1)
    before = position.copy()
    make_bot(name, key, 1).choose(position, 0)
    assert position == before


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_goes_by_its_name(name: str) -> None:
    assert make_bot(name, GAMES[0], 0).name == name


def test_two_random_bots_of_one_seed_answer_alike() -> None:
    g = begin("khiva", 4, 3)
    go_on("khiva", g)
    one, two = (make_bot("random", "khiva", 9) for _ in range(2))
    assert [one.choose(g, 0) for _ in range(20)] == [two.choose(g, 0) for _ in range(20)]


def test_a_random_bot_finds_every_answer() -> None:
    g = begin("khiva", 4, 3)
    go_on("khiva", g)
    bot = make_bot("random", "khiva", 9)
    assert {bot.choose(g, 0) for _ in range(500)} == set(game("khiva").actions(g, 0))


def test_an_unknown_bot_or_game_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^There is no bot 'clever'; there are random, greedy, level1, .*\.$"):
        make_bot("clever", "khiva", 0)
    with pytest.raises(ValueError, match=r"^There is no game 'chess' here; there are .*\.$"):
        make_bot("greedy", "chess", 0)
