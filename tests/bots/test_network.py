"""A network inside the rules: integers that are the same everywhere, and a search that judges by them."""

import random
from functools import cache
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from caravanserai.bots.levels import LEVEL, make_bot
from caravanserai.bots.networks import (
    FOLDER,
    Gate,
    Network,
    gated_network,
    network_of,
    outdated,
    packed,
    playing_network,
    read_network,
    row_of,
    write_network,
)
from caravanserai.bots.search import SearchBot
from caravanserai.coach.networks import judging_network
from caravanserai.engine.bound import bound
from caravanserai.engine.found import folder_of
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.network import EVEN, FULL, HEAD, ROOM, UNIT, WEIGHT, chance, lead, run
from caravanserai.engine.twin import compiled
from caravanserai.strings import Speaker
from caravanserai.web.bots_http import bots_info
from tests.bots.test_search import first_ask, needs_compiler, some_asks


@cache
def width(key: str, seats: int) -> int:
    """How many numbers a network sees of the game."""
    if "mind" not in game(key).parts:
        return 0
    return int(bound(key, "search").features(first_ask(key, seats)[0], 0, [0] * ROOM))


SEEN = [(key, seats) for key in GAMES for seats in game(key).seat_counts if width(key, seats)]


def any_network(key: str, seats: int, seed: int = 1) -> Network:
    """One that has learned nothing: weights by chance."""
    dice = random.Random(seed)
    sizes = (width(key, seats), 9, 5)
    count = sizes[0] * 9 + 9 + 9 * 5 + 5 + 5 * 2 + 2
    weights = packed([dice.randint(-90, 90) for _ in range(count)])
    return Network(game=key, seats=seats, rules_version=1, sizes=sizes, weights=weights, search={"horizon": 2})


def test_a_network_counts_in_integers_as_it_is_written() -> None:
    # Two inputs, two hidden values, one more, then the win and the margin.
    net = [2, 2, 1, *(WEIGHT, 0, -WEIGHT, 2 * WEIGHT), *(0, WEIGHT), *(WEIGHT, WEIGHT), 0, *(WEIGHT, -WEIGHT), *(0, 0)]
    assert len(net) == HEAD + 6 + 3 + 4
    x = [UNIT, UNIT // 2] + [0] * 10
    at = run(net, x)
    # 1 · 1 = 1 and 1 · -1 + 0.5 · 2 + 1 = 1; together 2; the win 2 and the margin -2.
    assert x[at : at + 2] == [2 * UNIT * WEIGHT, -2 * UNIT * WEIGHT]
    assert chance(x[at]) == FULL * 81 // 97, "odds of (1 + 2 / 4)^4 to one"
    assert lead(x[at + 1]) == 0
    assert (chance(0), lead(0), lead(UNIT * WEIGHT)) == (EVEN, EVEN, FULL)
    assert 0 < chance(-(10**7)) < chance(10**7) < FULL, "nothing is certain to a network"


@pytest.mark.parametrize(("key", "seats"), SEEN)
def test_every_seat_sees_as_many_numbers_at_any_time(key: str, seats: int) -> None:
    features = bound(key, "search").features
    for g, _ in some_asks(key, seats, 5, every=23):
        x = [0] * ROOM
        assert {features(g, seat, x) for seat in range(seats)} == {width(key, seats)}
        assert all(abs(value) <= 32_767 for value in x), "two bytes hold each"
    assert width(key, seats) + 64 + 32 + 2 <= ROOM


@needs_compiler
@pytest.mark.parametrize(("key", "seats"), SEEN)
def test_plain_and_compiled_see_and_judge_alike(key: str, seats: int) -> None:
    twin = compiled(key, search=True)
    plain, numbers = bound(key, "search"), any_network(key, seats).numbers()
    fast_run = twin.modules["search"].simulate.py_func.__globals__["run"]
    for g, seat in some_asks(key, seats, 4, every=7):
        x, y = [0] * ROOM, twin.weights([0] * ROOM)
        assert plain.features(g, seat, x) == twin.search.features(twin.record_of(g)[0], seat, y)
        assert x == y.tolist()
        assert run(numbers, x) == fast_run(twin.weights(numbers), y)
        assert x == y.tolist()


@needs_compiler
@pytest.mark.parametrize("key", sorted({key for key, _ in SEEN}))
def test_a_search_with_a_network_chooses_alike_by_plain_and_compiled_rules(key: str) -> None:
    seats = game(key).seat_counts[0]
    network = any_network(key, seats)
    for g, seat in islice(some_asks(key, seats, 6, every=29), 3):
        plain, fast = (SearchBot(key, 5, 24, plain=way, thorough=True, network=network) for way in (True, False))
        assert plain.choose(g.copy(), seat) == fast.choose(g.copy(), seat)
        assert [int(n) for n in plain.desk.tree] == fast.desk.tree.tolist()


@pytest.mark.parametrize("key", sorted({key for key, _ in SEEN}))
def test_what_the_network_says_decides(key: str) -> None:
    """Other weights, other trees."""
    seats = game(key).seat_counts[0]
    g, seat = first_ask(key, seats)
    trees = []
    for network in (None, any_network(key, seats, 1), any_network(key, seats, 2)):
        bot = SearchBot(key, 5, 16, plain=True, thorough=True, network=network)
        bot.choose(g.copy(), seat)
        trees.append([int(n) for n in bot.desk.tree])
    assert trees[0] != trees[1] != trees[2]


def test_a_network_is_kept_as_it_was_made(tmp_path: Path) -> None:
    made = any_network("samarkand", 3)
    write_network(made, tmp_path / "one.json")
    assert read_network(tmp_path / "one.json") == made
    assert made.numbers()[:HEAD] == list(made.sizes)


def test_a_row_has_as_many_weights_as_its_sizes_say() -> None:
    """Compiled rules read on where they end."""
    layers, weights = (2, 3, 1), [*range(1, 14)]
    row = [2, 3, *(1, 4, 2, 5, 3, 6), *(7, 8, 9), *(10, 11, 12), 13]
    assert row_of((2, 3), layers, packed(weights)) == row
    for wrong in (packed(weights[:-1]), packed([*weights, 14]), "", packed(weights) + "!", packed(weights)[:-1], "é"):
        with pytest.raises(ValueError):
            row_of((2, 3), layers, wrong)
    assert row_of((0, 0), (0, 0, 1), "") == [0, 0], "what was not trained has no weights"
    with pytest.raises(ValueError):
        row_of((2, 0), (2, 0, 1), "")


@pytest.mark.parametrize(("key", "seats"), SEEN)
def test_a_kept_network_is_for_its_game_as_it_is_now(key: str, seats: int) -> None:
    network = network_of(key, seats)
    if network is not None and network.judges:
        assert (network.game, network.seats, network.sizes[0]) == (key, seats, width(key, seats))
        assert len(msgspec.json.encode(network)) <= 100_000


def test_a_network_for_other_rules_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caravanserai.bots.networks.folder_of", lambda key: tmp_path)
    for version, found in ((1, True), (2, False)):
        write_network(
            msgspec.structs.replace(any_network("khiva", 2), rules_version=version), tmp_path / "networks" / "2.json"
        )
        network_of.cache_clear()
        outdated.cache_clear()
        assert (network_of("khiva", 2) is not None) is found
        assert bots_info("khiva", Speaker("en")).outdated == (() if found else (2,)), "the page of bots says so"
    outdated.cache_clear()
    network_of.cache_clear()
    assert network_of("khiva", 3) is None
    network_of.cache_clear()


# -- the networks of the house ----------------------------------------------------------------------------------

OF_THE_HOUSE = [(key, seats) for key in GAMES for seats in game(key).seat_counts if network_of(key, seats)]
JUDGING = [(key, seats) for key, seats in OF_THE_HOUSE if (one := network_of(key, seats)) is not None and one.judges]


def test_the_house_has_networks() -> None:
    assert OF_THE_HOUSE


@pytest.mark.parametrize(("key", "seats"), JUDGING)
def test_a_network_of_the_house_is_small_and_says_where_it_is_from_and_what_it_is_worth(key: str, seats: int) -> None:
    found = network_of(key, seats)
    assert found is not None
    path = folder_of(key) / FOLDER / f"{seats}.json"
    assert path.stat().st_size <= 100_000
    assert (found.game, found.seats, found.rules_version) == (key, seats, game(key).rules_version)
    inputs, wide, narrow = found.sizes
    assert inputs == width(key, seats)
    assert len(found.numbers()) == HEAD + (inputs + 1) * wide + (wide + 1) * narrow + (narrow + 1) * 2
    assert found.command.startswith(f"caravanserai lab train {key} --seats {seats} ")
    assert ("--network" in found.command) == bool(found.before)
    assert found.report["network"] < found.report["outlook"] < found.report["constant"]


@pytest.mark.parametrize(("key", "seats"), OF_THE_HOUSE)
def test_a_network_plays_only_at_tables_that_it_was_trained_for(key: str, seats: int) -> None:
    rules, found = game(key), network_of(key, seats)
    assert found is not None
    gated = gated_network(key, seats)
    used = found in (gated, judging_network(key, rules.new(seats))) or found.points is not None
    assert used, "what nobody uses is no data of the house"
    assert playing_network(key, rules.new(seats)) is gated
    assert playing_network(key, rules.new(seats, {}, rules.standard_edition)) is gated
    for option in rules.options:
        other = next(value for value in option.values if value != option.default)
        assert playing_network(key, rules.new(seats, {option.key: other})) is None
    another = msgspec.structs.replace(rules.standard_edition, name="Another")
    assert playing_network(key, rules.new(seats, {}, another)) is None


def test_only_the_strongest_plays_by_a_network_and_thinks_as_much_as_it_was_measured_with() -> None:
    gate = Gate(command="", games=400, share=0.6, interval=(0.55, 0.65), simulations=(7, 9))
    network = msgspec.structs.replace(any_network("khiva", 2), gate=gate)
    bots = {name: make_bot(name, "khiva", 1, network=network) for name in LEVEL}
    learned = {name for name, bot in bots.items() if getattr(bot, "network", None) is not None}
    assert learned == {"level5", "level6"}
    assert [bots[name].simulations for name in sorted(learned)] == [7, 7]  # type: ignore[attr-defined]
    assert make_bot("level5", "khiva", 1).simulations == LEVEL["level5"].simulations("khiva")  # type: ignore[attr-defined]
