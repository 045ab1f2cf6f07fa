"""What cards may bring at the end, and the shopping list: true by definition, and worth following."""

import msgspec
import pytest

from caravanserai.bots.quick import QuickBot
from caravanserai.games.samarkand.rules.state import LEAVE, RAREST, STOP
from caravanserai.games.samarkand.words.expected import learned_for
from caravanserai.games.samarkand.words.moves import Pass, Stop, action_of
from caravanserai.games.samarkand.words.prospects import GOODS, GOODS_OF_THREE, MissingKinds, WantedKind
from tests.playing import Play
from tests.rules.samarkand.positions import (
    SAMARKAND,
    begin,
    close,
    dealt,
    fall,
    moment,
    no_more_camels,
    own,
    sell,
    to_turn,
)

SEATS = (3, 4, 5)


def quick(seed):
    return QuickBot("level2", "samarkand", seed)


def at_turn(turn, goods="", camels="", *, values=(1, 5, 1, 7), seats=4, pile="2"):
    """Seat 0, who sells carpets, in the market of this turn. The camel on offer is the first of the pile, and hands
    hold what is left of them when the high cards are sold first."""
    g = own(begin(seats, camels=pile), 0, goods, camels)
    sell(g, *values)
    g.turn = turn
    for hand in g.hand[:seats]:
        for value in reversed(range(10)):
            hand[value] -= min(hand[value], max(0, sum(hand) - 10 + turn))
    return g


def prospects(g, seat=0):
    return {option.card: option.prospect for option in SAMARKAND.ask(g, seat).options}


def shopping(g, seat=0):
    return SAMARKAND.view(g, seat).own.shopping


# -- goods ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("turn", range(1, 10))
def test_while_nothing_is_bought_every_good_brings_its_value_with_all_other_kinds(seats, turn):
    g = to_turn(dealt(seats, turn), turn)
    sell(g, *[next(v for v, n in enumerate(hand) if n) for hand in g.hand[:seats]])
    for seat in range(seats):
        for card, found in prospects(g, seat).items():
            if card == "camel":
                assert found.points == -2 * found.empty
            else:
                assert (found.points, found.brings, found.needs) == (int(card[-1]), "first", "place-and-kinds")


@pytest.mark.parametrize("seats", SEATS)
def test_while_nothing_is_bought_a_camel_of_the_first_turns_costs_nothing(seats):
    for seed in range(8):
        g = to_turn(dealt(seats, seed), 2)
        sell(g, *[next(v for v, n in enumerate(hand) if n) for hand in g.hand[:seats]])
        found = prospects(g)["camel"]
        assert (found.brings, found.points, found.empty) == (
            "room",
            -2 * found.empty,
            max(0, g.camel - 4 - (seats == 3)),
        )


def test_the_last_missing_kind_makes_the_rarest_count_if_it_is_carried():
    g = at_turn(7, "fruits-5 fruits-2 jewels-3", "3")
    found = prospects(g)
    spices = found["spices-5"]
    # Alone of their kind they are the rarest, 5 before 3, and with the other 5 they are a pair.
    assert (spices.points, spices.brings, spices.needs) == (6, "completes", "place")
    assert (found["fruits-1"].points, found["fruits-1"].brings) == (0, "not-rarest")


def test_a_free_place_is_no_condition():
    g = at_turn(7, "fruits-5 fruits-2 jewels-3", "4")
    assert (prospects(g)["spices-5"].points, prospects(g)["spices-5"].needs) == (6, None)


def test_other_kinds_that_are_missing_are_a_condition():
    g = at_turn(4, "jewels-3", "3")
    spices = prospects(g)["spices-5"]
    assert (spices.points, spices.brings, spices.needs) == (5, "first", "kinds")


def test_more_of_the_rarest_kind_and_equal_values_bring_points():
    g = at_turn(4, "spices-7 spices-7 spices-2 fruits-7 fruits-1 jewels-1", "5 3", values=(1, 2, 7, 7))
    found = prospects(g)
    assert (found["jewels-7"].points, found["jewels-7"].brings) == (7 + 2, "rarest")
    assert (found["fruits-7"].points, found["fruits-7"].brings, found["fruits-7"].alike) == (2, "alike", 4)


def test_before_the_last_turn_no_good_is_worth_less_than_nothing():
    """Kinds may still change places; in the last turn they cannot."""
    goods = "spices-7 fruits-1 jewels-1"
    early = prospects(at_turn(6, goods, "3", values=(1, 5, 1, 1)))["spices-5"]
    assert (early.points, early.brings) == (0, "not-rarest")
    late = prospects(at_turn(10, goods, "3", values=(1, 5, 1, 1)))["spices-5"]
    assert (late.points, late.brings) == (1 - 7, "breaks")


def test_in_the_last_turn_an_empty_place_that_is_filled_brings_two():
    g = at_turn(10, "fruits-1 fruits-2 jewels-1 jewels-2 spices-3 spices-2", "4 4", values=(7, 7, 7, 7))
    assert {card: found.points for card, found in prospects(g).items() if card == "fruits-7"} == {"fruits-7": 2}


def test_a_kind_that_is_missing_for_good_is_not_hoped_for():
    g = at_turn(8, "fruits-5", "2")
    g.hand[3] = [0] * 10
    g.offer[3] = 0
    found = prospects(g)
    assert (found["spices-5"].points, found["spices-5"].brings) == (1, "alike")
    assert (found["fruits-1"].points, found["fruits-1"].brings) == (0, "nothing")
    assert shopping(g).warning is None


def test_where_no_camels_come_any_more_a_good_takes_the_place_of_another():
    g = no_more_camels(at_turn(8, "spices-2 fruits-2 jewels-1", "3"))
    g.camel = 0
    found = prospects(g)
    assert (found["spices-5"].points, found["spices-5"].needs) == (2, "instead")


# -- camels ---------------------------------------------------------------------------------------------------


def test_a_camel_carries_what_has_no_place():
    g = at_turn(7, "fruits-5 fruits-2 jewels-3 spices-1", "", pile="4")
    camel = prospects(g)["camel"]
    assert (camel.points, camel.brings, camel.room, camel.empty) == (3, "carries", 4, 0)


def test_a_camel_has_room_for_what_is_missing_and_places_that_stay_empty_cost_two():
    g = at_turn(7, "fruits-5 fruits-2 jewels-3", "3", pile="2")
    camel = prospects(g)["camel"]
    assert (camel.points, camel.brings, camel.room, camel.empty, camel.kinds) == (-2, "room", 1, 1, ("spices",))


@pytest.mark.parametrize("seats", SEATS)
def test_places_are_filled_as_fast_as_bots_fill_them(seats):
    """Of what is still bought, the forecast is within a card of what quick bots buy in a game."""
    games, goods = 12, 0
    for seed in range(games):
        g = dealt(seats, seed)
        played(g, [quick(10 * seed + seat) for seat in range(seats)], until=LEAVE)
        goods += sum(map(sum, g.goods[:seats]))
    assert abs(goods / games / seats - (GOODS_OF_THREE if seats == 3 else GOODS)) < 1


# -- the shopping list ----------------------------------------------------------------------------------------


def test_the_list_names_what_is_had_and_how_many_are_still_to_come():
    g = at_turn(7, "fruits-5 fruits-2 jewels-3", "5")
    assert shopping(g).kinds == (
        WantedKind("spices", (), 4),  # three in hand, and the one on offer
        WantedKind("fruits", (5, 2), 4),
        WantedKind("jewels", (3,), 4),
    )
    assert shopping(g).free == 2


def test_there_is_no_list_before_the_kinds_are_seen_nor_after_the_market():
    g = begin()
    assert shopping(g) is None
    sell(g, 1, 1, 1, 1)
    assert shopping(g) is not None
    fall(g, 1)
    moment(g)
    close(g)
    assert shopping(g) is None


def test_a_missing_kind_is_warned_of_in_time_with_what_is_at_stake():
    for turn, goods, warned in (
        (4, "fruits-5 fruits-2 jewels-3", None),
        (5, "fruits-5 fruits-2 jewels-3", MissingKinds(("spices",), 5)),
        (5, "fruits-5 fruits-2 jewels-3 spices-1", None),
        (10, "fruits-5 fruits-2 jewels-3", MissingKinds(("spices",), 5)),
    ):
        assert shopping(at_turn(turn, goods, "5")).warning == warned


def test_few_cards_to_come_are_warned_of_before_the_fifth_turn():
    g = at_turn(2, "fruits-5", "5")
    assert shopping(g).warning is None
    g.hand[1] = [0, 2, 1, 0, 0, 0, 0, 0, 0, 0]
    assert shopping(g).warning == MissingKinds(("spices",), 7)


def test_a_warning_goes_when_it_cannot_be_mended_any_more():
    g = at_turn(10, "fruits-5 jewels-3", "5")
    assert shopping(g).warning is not None
    g.offer[1] = 0
    assert shopping(g).warning is None
    assert shopping(g).kinds[0] == WantedKind("spices", (), 0)


# -- for whom it is made --------------------------------------------------------------------------------------


@pytest.mark.parametrize("closed", ["off", "on"])
def test_sa_34_prospects_and_lists_are_made_of_what_the_seat_knows(closed):
    """Two truths that look alike to a seat show it the same; and nobody else's list is in what it is shown."""
    for step in Play("samarkand", 3, 5, {"closed-goods": closed}):
        for seat in range(3):
            other = step.g.copy()
            SAMARKAND.redeal(other, seat, 77)
            for made in (SAMARKAND.view, SAMARKAND.ask):
                assert msgspec.json.encode(made(other, seat)) == msgspec.json.encode(made(step.g, seat))
        assert b"shopping" not in msgspec.json.encode(SAMARKAND.view(step.g, -1))


class Follower:
    """Believes what it is shown: stops for what brings most, once its points are no fewer than the price."""

    def __init__(self, points):
        self.points = points

    def choose(self, g, seat):
        if g.phase != STOP:
            return quick(1).choose(g, seat)
        options = [option for option in SAMARKAND.ask(g, seat).options if option.can_pay]
        best = max(options, key=self.points, default=None)
        wanted = best is not None and self.points(best) >= g.price
        return action_of(g, Stop(best.card) if wanted else Pass())


def played(g, players, until=None):
    g.telling = 0
    while not SAMARKAND.over(g) and g.phase != until and not (until == LEAVE and g.phase == RAREST):
        if SAMARKAND.chance_due(g):
            SAMARKAND.draw(g)
            SAMARKAND.settle(g)
            continue
        seat = SAMARKAND.asked(g)[0]
        SAMARKAND.apply(g, seat, players[seat].choose(g, seat))


def test_who_follows_the_prospects_buys_and_does_well_and_who_follows_the_points_of_now_buys_nothing():
    """One who follows them among three quick bots: it has goods of every kind in most games."""
    bought, complete, scores = [], 0, {"prospect": 0, "now": 0}
    for name, points in (("prospect", lambda o: o.prospect.points), ("now", lambda o: o.worth)):
        for seed in range(10):
            g = dealt(4, seed)
            played(g, [Follower(points), *(quick(10 * seed + seat) for seat in range(3))])
            held = sum(g.goods[0]) + sum(g.left[0])
            if name == "prospect":
                bought.append(held)
                complete += all(line.cards for line in SAMARKAND.breakdown(g).seats[0].kinds)
            else:
                assert held == 0
            scores[name] += SAMARKAND.score(g, 0)
    assert min(bought) >= 3
    assert complete >= 6
    assert scores["prospect"] > scores["now"]


@pytest.mark.parametrize("seats", [seats for seats in SEATS if learned_for(seats) is not None])
def test_who_follows_what_was_learned_does_better_than_quick_bots(seats):
    """It stops for what brings most, as soon as that is a gain."""
    games, own_points, others = 16, 0, 0
    for seed in range(games):
        g = dealt(seats, seed)
        played(
            g, [Follower(lambda o: o.expected + o.price - 1), *(quick(10 * seed + seat) for seat in range(1, seats))]
        )
        own_points += SAMARKAND.score(g, 0)
        others += sum(SAMARKAND.score(g, seat) for seat in range(1, seats))
    assert own_points / games > others / games / (seats - 1) + 1
