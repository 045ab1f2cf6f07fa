"""What was learned of points: counted as rules count, made of what a seat knows, and shown where it was measured."""

import random
from functools import cache

import msgspec
import pytest

from caravanserai.bots.networks import Network, Points, network_of, packed
from caravanserai.engine.network import ROOM, UNIT, WEIGHT, liking
from caravanserai.games.samarkand.coach import stops_for
from caravanserai.games.samarkand.mind.policy import at_rest
from caravanserai.games.samarkand.rules.market import card_at
from caravanserai.games.samarkand.rules.scoring import points_for_wealth
from caravanserai.games.samarkand.rules.state import STOP, TURNS
from caravanserai.games.samarkand.words import expected
from caravanserai.games.samarkand.words.previews import load_of, worths_of
from tests.playing import Play
from tests.rules.samarkand.positions import SAMARKAND, begin, fall, own, sell

SEATS = (3, 4, 5)
LEARNED = [seats for seats in SEATS if expected.learned_for(seats) is not None]
HIDDEN = 5


@cache
def any_points(seats):
    """One that has learned nothing: weights by chance."""
    dice = random.Random(seats)
    inputs = len(expected.inputs(begin(seats), 0))
    weights = packed([dice.randint(-900, 900) for _ in range(inputs * HIDDEN + 2 * HIDDEN + 1)])
    return Points(sizes=(inputs, HIDDEN), weights=weights, command="", report={}, measured={"cards": 1})


@pytest.fixture
def learned(monkeypatch):
    """As if it had been trained for every table."""

    def found(key, seats):
        return Network(game=key, seats=seats, rules_version=1, points=any_points(seats))

    monkeypatch.setattr(expected, "network_of", found)
    expected.learned_for.cache_clear()
    yield
    expected.learned_for.cache_clear()


def in_last_turn(seats, price=2, **change):
    """Seat 0, who sells carpets and has no spices yet, at this price of the last turn."""
    g = own(begin(seats, camels="5", **change), 0, "fruits-5 fruits-2 jewels-3 clothes-1", "5")
    sell(g, *(1, 5, 1, 7, 2)[:seats])
    fall(g, price)
    g.turn = TURNS
    g.purse[:seats] = [2 + price, *(9 + seat for seat in range(1, seats))]
    for hand in g.hand[:seats]:
        hand[:] = [0] * 10
    g.bank_left = 0
    return g


def options(g, seat=0):
    return {option.card: option for option in SAMARKAND.ask(g, seat).options}


@pytest.mark.parametrize("seats", SEATS)
def test_it_counts_as_the_rules_count_with_a_network(seats):
    """Goods and dirhams summed up apart come to the same as one after the other, to the last bit."""
    points = any_points(seats)
    layers, numbers, found = expected.layers_of(points), points.numbers(), set()
    for step in Play("samarkand", seats, 3):
        if not at_rest(step.g):
            continue
        for seat in range(seats):
            seen = expected.inputs(step.g, seat)
            assert all(abs(value) <= 32_767 for value in seen), "two bytes hold each"
            goods = expected._added(layers.goods, seen[: -expected.MONEY])
            money = expected._added(layers.money, seen[-expected.MONEY :])
            said = liking(numbers, [*seen, *[0] * ROOM], 0)
            goods = [added + bias for added, bias in zip(goods, layers.biases, strict=True)]
            assert expected._foreseen(layers, goods, money) == said
            found.add(said)
    assert len(found) >= 10 * (seats - 1)


@pytest.mark.usefixtures("learned")
@pytest.mark.parametrize("seats", SEATS)
def test_sa_34_what_is_shown_is_made_of_what_the_seat_knows(seats):
    """Two truths that look alike to a seat show it the same numbers, all through a game."""
    shown = set()
    for step in Play("samarkand", seats, 9):
        if step.g.phase != STOP:
            continue
        for seat in range(seats):
            other = step.g.copy()
            SAMARKAND.redeal(other, seat, 41)
            ask = SAMARKAND.ask(step.g, seat)
            assert msgspec.json.encode(SAMARKAND.ask(other, seat)) == msgspec.json.encode(ask)
            shown |= {option.expected for option in ask.options} if ask is not None else set()
    assert len(shown) > 10


@pytest.mark.usefixtures("learned")
@pytest.mark.parametrize("seats", SEATS)
def test_what_changes_is_the_seat_after_the_turn_with_the_card_and_its_price(seats):
    """Whatever its seller makes of the dirhams, which are behind a screen."""
    g = own(begin(seats, camels="4"), 0, "fruits-2", "2")
    sell(g, *(1, 5, 1, 7, 2)[:seats])
    fall(g, 3)
    for card, change in (("spices-5", {"goods": 1, "seller": 1}), ("camel", {"camel": 4})):
        (before, after), ends = (after_the_turn(g), after_the_turn(g, change)), []
        for position in (before, after):
            seen = expected.inputs(position, 0)
            ends.append(liking(any_points(seats).numbers(), [*seen, *[0] * ROOM], 0))
        assert options(g)[card].expected == expected.shown(ends[1] - ends[0])


def after_the_turn(g, change=None):
    """Between two turns, whatever else was on offer gone; with what seat 0 has bought."""
    h = g.copy()
    price, h.turn, h.phase = h.price, h.turn + 1, 5
    h.offer[:] = [0] * len(h.offer)
    if change is not None:
        h.purse[0] -= price
    if change and "goods" in change:
        h.goods[0][15] += 1
        h.purse[change["seller"]] += price
    if change and "camel" in change:
        h.camels[0][change["camel"]] += 1
        h.camel = 0
    return h


@pytest.mark.usefixtures("learned")
def test_who_cannot_pay_is_told_no_number():
    g = in_last_turn(3, price=6)
    g.purse[0] = 5
    found = {(option.learned, option.expected, option.prospect.most) for option in options(g).values()}
    assert found == {(True, None, False)}


@pytest.mark.usefixtures("learned")
def test_most_is_the_best_above_nothing_by_what_was_learned():
    for step in Play("samarkand", 4, 2):
        if step.g.phase == STOP and (ask := SAMARKAND.ask(step.g, 0)) is not None and ask.options[0].can_pay:
            best = max(option.expected for option in ask.options)
            for option in ask.options:
                assert option.prospect.most == (option.expected == best > 0)


def test_where_nothing_was_learned_the_number_is_made_by_hand(learned, monkeypatch):
    """Other options, another edition, or a network that nobody has measured."""
    games = [in_last_turn(3, options={"series": "example"}), in_last_turn(3)]
    points = msgspec.structs.replace(any_points(3), measured={})
    unmeasured = Network(game="samarkand", seats=3, rules_version=1, points=points)
    monkeypatch.setattr(expected, "network_of", lambda key, seats: unmeasured)
    expected.learned_for.cache_clear()
    for g in games:
        found = options(g)
        assert {(option.learned, option.expected) for option in found.values()} == {(False, None)}
        assert found["spices-5"].prospect.most


def test_gains_are_shown_as_they_are_and_losses_as_far_as_they_were_borne_out():
    point = UNIT * WEIGHT // expected.TENS
    said = (-9, -6, -4, -3, -1, 0, 1, 4)
    assert [expected.shown(points * point) for points in said] == [-4, -3, -2, 0, 0, 0, 1, 4]


# -- what the house has ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", LEARNED)
def test_what_was_trained_fits_and_was_measured(seats):
    points = network_of("samarkand", seats).points
    assert points.sizes[0] == any_points(seats).sizes[0]
    assert points.report["network"] < points.report["outlook"] < points.report["constant"]
    for shown, came, error, cards in points.measured["rows"]:
        if shown >= 0 and cards >= 100:
            assert came == pytest.approx(shown, abs=1 + 2 * error)


@pytest.mark.parametrize("seats", LEARNED)
def test_in_the_last_turn_goods_and_places_are_counted(seats):
    """SA-28 … SA-30: only what dirhams are worth hangs on what others have, and that is no more than wealth brings."""
    rules, held, wealth = SAMARKAND, set(), max(points_for_wealth(seats, rank) for rank in range(seats))
    for step in Play("samarkand", seats, 4):
        g = step.g.copy()
        if g.phase != STOP:
            continue
        g.turn = TURNS
        for seat in range(seats):
            ask = rules.ask(g, seat)
            if ask is None or not ask.options[0].can_pay:
                continue
            load = load_of(g, seat)
            for option, place in zip(ask.options, stops_for(g, seat), strict=True):
                (change,) = worths_of(load, (card_at(g, place),))
                assert change - wealth <= option.expected <= change
                held.add(change)
    assert min(held) < -2 and max(held) > 2


@pytest.mark.parametrize("seats", LEARNED)
def test_in_the_last_turn_it_is_nearly_what_the_rules_say(seats):
    """SA-28, SA-30: the last missing kind makes the rarest count, and an empty camel costs two points a place."""
    found = options(in_last_turn(seats))
    assert 4 <= found["spices-5"].expected <= 10
    assert found["spices-5"].prospect.most
    assert found["camel"].expected <= -2
