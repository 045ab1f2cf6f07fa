"""SA-31: the way to load that is marked is a best one, however many there are."""

import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from caravanserai.games.samarkand.rules.packing import STEPS, Load, _Packing, best_load, points_of
from caravanserai.games.samarkand.rules.state import CARDS, KINDS, VALUES
from caravanserai.games.samarkand.words.names import KIND_NAMES, card_number
from caravanserai.games.samarkand.words.previews import COMPARED, all_loads, ways
from tests.night import NIGHT
from tests.rules.samarkand.positions import SAMARKAND, begin, close, own
from tests.rules.samarkand.positions import VALUES as BOX

#: With eight places there are 4,422 ways to load these, and the best bring 18 points.
HOARD = (
    "fruits-1 fruits-2 fruits-2 fruits-5 jewels-1 jewels-1 jewels-1 jewels-2 jewels-3 jewels-5 jewels-7"
    " spices-1 spices-2 spices-3 spices-5 spices-7"
)


def load(goods: str, places: int, series: int = 0) -> Load:
    counts = [0] * CARDS
    for name in goods.split():
        counts[card_number(name)] += 1
    return Load(tuple(counts), places, (1, 2, 3), series)


def compared(one: Load) -> int:
    return max(sum(points_of(one, carried)) for carried in all_loads(one))


def test_sa_31_the_best_of_4422_ways_is_marked():
    g = own(begin(), 0, HOARD, "4 4")
    close(g)
    ask = SAMARKAND.ask(g, 0)
    assert ask.ways == 4_422 > COMPARED
    assert (ask.choices[0].points, ask.choices[0].rarest, ask.choices[0].series) == (18, 12, 6)
    assert compared(load(HOARD, 8)) == 18
    assert len(set(ask.choices)) == len(ask.choices) > 3
    points = [choice.points for choice in ask.choices]
    assert points == sorted(points, reverse=True)


@st.composite
def loads(draw):
    """Hands that can be compared one by one: goods of two to five kinds, any places, with kinds that are awaited."""
    kinds = tuple(sorted(draw(st.sets(st.integers(0, KINDS - 1), min_size=2, max_size=4))))
    counts = [0] * CARDS
    for kind in kinds:
        for value in draw(st.lists(st.sampled_from(BOX), max_size=6)):
            counts[VALUES * kind + value] += 1
    missing = [kind for kind in kinds if not any(counts[VALUES * kind : VALUES * (kind + 1)])]
    awaited = tuple(kind for kind in missing if draw(st.booleans()))
    return Load(tuple(counts), draw(st.integers(0, sum(counts))), kinds, draw(st.integers(0, 1)), awaited)


@pytest.mark.slow
@settings(max_examples=400 if NIGHT else 150, deadline=None)
@given(loads())
@example(load(HOARD, 8))
@example(load(HOARD, 8, series=1))
def test_sa_31_no_other_way_brings_more(one):
    if ways(one) > 6_000:
        return
    carried = best_load(one)
    assert sum(carried) == min(one.places, one.size)
    assert all(goes <= have for goes, have in zip(carried, one.goods, strict=True))
    assert sum(points_of(one, carried)) == compared(one)


def test_sa_31_a_whole_box_is_loaded_too():
    """More ways than could ever be compared: the best is no worse than any that is close to it."""
    names = [f"{kind}-{value}" for kind in KIND_NAMES[1:4] for value in BOX]
    one = load(" ".join(names), 15)
    assert ways(one) > 100_000
    carried = best_load(one)
    best = sum(points_of(one, carried))
    for out in range(CARDS):
        for into in range(CARDS):
            if carried[out] and carried[into] < one.goods[into]:
                other = list(carried)
                other[out] -= 1
                other[into] += 1
                assert sum(points_of(one, tuple(other))) <= best


def hoard(seed: int, values: Callable[[random.Random], Sequence[int]]) -> Load:
    """Goods of four kinds, up to all there are, and places for some of them."""
    rng = random.Random(seed)
    counts = [0] * CARDS
    for kind in range(4):
        for value in rng.sample(values(rng), rng.randint(2, 10)):
            counts[VALUES * kind + value] += 1
    return Load(tuple(counts), rng.randint(4, sum(counts) - 1), (0, 1, 2, 3), seed % 2)


def steps_for(one: Load) -> int:
    packing = _Packing(one)
    packing.best()
    return packing.steps


def test_sa_31_goods_of_the_box_never_need_all_steps():
    assert max(steps_for(hoard(seed, lambda _: BOX)) for seed in range(100)) < STEPS


#: The first took ten times as many steps until its search was limited, the second fifty times.
LONG = (
    Load(
        goods=(
            *(0, 1, 0, 1, 1, 1, 1, 2, 1, 2),
            *(0, 0, 0, 1, 2, 1, 2, 1, 1, 1),
            *(0, 2, 3, 0, 0, 1, 0, 0, 0, 0),
            *(0, 0, 1, 1, 2, 2, 1, 0, 1, 1),
            *(0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
        ),
        places=33,
        kinds=(0, 1, 2, 3),
        series=0,
    ),
    Load(
        goods=(
            *(0, 1, 0, 2, 1, 1, 1, 0, 0, 0),
            *(0, 1, 1, 2, 0, 0, 0, 1, 1, 2),
            *(0, 2, 0, 0, 0, 1, 1, 0, 3, 0),
            *(0, 1, 0, 0, 1, 0, 1, 3, 1, 2),
            *(0, 0, 3, 0, 0, 1, 1, 0, 1, 2),
        ),
        places=16,
        kinds=(0, 1, 2, 3),
        series=0,
    ),
)


@pytest.mark.parametrize(
    "one", [*LONG, *(hoard(seed, lambda rng: rng.choices(range(1, 10), k=10)) for seed in range(20))]
)
def test_sa_31_whatever_an_edition_holds_a_search_comes_to_its_end(one):
    """All tables wait for it. What it finds is a way to load."""
    assert steps_for(one) <= STEPS + VALUES
    carried = best_load(one)
    assert sum(carried) == one.places
    assert all(goes <= have for goes, have in zip(carried, one.goods, strict=True))
