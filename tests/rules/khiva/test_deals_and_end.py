"""Deals, the end and the score: KH-31 … KH-36."""

import pytest

from caravanserai.games.khiva.rules.state import Khiva
from caravanserai.games.khiva.words.events import (
    CamelMoved,
    CardsDealt,
    CarpetsDiscarded,
    DealBegan,
    EndTriggered,
    GameEnded,
    GemsGained,
    SaltBought,
)
from caravanserai.games.khiva.words.moves import Landing, SpendGems, TakeSalt
from caravanserai.games.khiva.words.names import Space, cards_named
from tests.rules.khiva.positions import KHIVA, answer, begin, finish_turn, hand, position, reveal, told, where


def play_turns(g: Khiva, turns: int) -> None:
    """Every seat plays and gives the first cards it may."""
    for _ in range(turns):
        for seat in KHIVA.seats(g):
            KHIVA.play(g, seat, KHIVA.offers(g, seat)[0])
        finish_turn(g)


# -- deals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kh_31_after_four_turns_each_hand_is_filled_up_to_five(seats: int):
    g = begin(seats)
    play_turns(g, 3)
    assert not KHIVA.chance_due(g)

    play_turns(g, 1)
    kept = [hand(g, seat) for seat in range(seats)]
    assert [len(cards) for cards in kept] == [1] * seats
    assert KHIVA.chance_due(g) and KHIVA.asked(g) == []
    pool = set(cards_named(g.discard | g.aside))
    _, events = KHIVA.roll_chance(g)

    assert events[0] == DealBegan(2)
    dealt = {event.seat: set(event.cards) for event in told(events, CardsDealt)}
    assert {seat: kept[seat] | dealt[seat] for seat in range(seats)} == {s: hand(g, s) for s in range(seats)}
    assert [len(dealt[seat]) for seat in range(seats)] == [4] * seats
    assert set.union(*dealt.values()) | set(cards_named(g.aside)) == pool
    assert KHIVA.asked(g) == list(range(seats))


def test_kh_31_new_cards_are_seen_by_their_owner_only():
    g = begin(3)
    play_turns(g, 4)

    _, events = KHIVA.roll_chance(g)

    assert [event.audience() for event in told(events, CardsDealt)] == [(0,), (1,), (2,)]


def test_kh_31_no_cards_are_dealt_when_the_game_has_ended():
    g = position(teapot_pile=[3])
    for plays in (
        "white-1 white-2 white-3",
        "blue-1 blue-2 blue-3",
        "green-1 green-2 green-3",
        "pink-5 black-1 black-2",
    ):
        reveal(g, *plays.split())
        finish_turn(g)

    assert [len(hand(g, seat)) for seat in range(3)] == [1, 1, 1]
    assert not KHIVA.chance_due(g)
    assert KHIVA.over(g)


# -- the end --------------------------------------------------------------------------------------------------


def test_kh_32_the_last_teapot_triggers_the_end():
    g = position(teapot_pile=[3])

    events = reveal(g, "white-5", "pink-1", "black-1")

    assert told(events, EndTriggered) == [EndTriggered("teapots")]
    assert KHIVA.over(g)


def test_kh_32_the_last_carpet_triggers_the_end():
    g = position(carpet_pile="pink-2")

    events = reveal(g, "white-2", "pink-1", "black-1")

    assert told(events, EndTriggered) == [EndTriggered("carpets")]
    assert KHIVA.over(g)


def test_kh_32_the_last_salt_bag_triggers_the_end():
    g = position(salt={1: [8, 7], 2: [6, 5]}, gems=[3, 0, 0])

    reveal(g, "white-4", "pink-1", "black-1")
    answer(g, SpendGems(0))
    assert not KHIVA.view(g, 0).ending
    events = answer(g, TakeSalt())

    assert told(events, SaltBought, EndTriggered) == [SaltBought(0, 4), EndTriggered("salt")]
    assert KHIVA.over(g)


def test_kh_32_with_one_left_in_each_pile_the_game_goes_on():
    g = position(teapot_pile=[3, 2], carpet_pile="pink-2 pink-3", salt={1: [8, 7, 6]}, gems=[0, 0, 3])

    reveal(g, "white-5", "blue-2", "green-4")
    answer(g, SpendGems(0))
    answer(g, TakeSalt())

    assert (g.teapots_left, g.carpets_left, g.salt_left) == (1, 1, 1)
    assert KHIVA.asked(g) == [0, 1, 2]


def test_kh_32_the_camels_still_to_come_are_activated_and_then_the_game_ends():
    g = position(carpet_pile="pink-2", gems=[0, 0, 1])

    events = reveal(g, "white-2", "blue-3", "black-1")

    assert told(events, EndTriggered, CamelMoved, GemsGained, GameEnded)[-2:] == [
        CamelMoved(1, "blue", Space("city"), told(events, CamelMoved)[1].way, Space("shop", 1, 3)),
        GemsGained(1, 2, 3),
    ]
    assert KHIVA.view(g, 0).ending
    assert KHIVA.asked(g) == [2]  # gems may still be spent
    events = answer(g, SpendGems(1))
    assert where(g, "black") == "2:2"
    assert isinstance(events[-1], GameEnded)
    assert KHIVA.over(g)


def test_kh_32_the_five_teapots_on_the_camels_are_not_part_of_the_pile():
    six = (KHIVA.folder / "edition.toml").read_text(encoding="utf-8").replace("total = 22", "total = 6")
    for line in ("2 = 4\n", "3 = 5\n", "5 = 4\n", "6 = 2\n", "7 = 2\n"):
        six = six.replace(line, "1 = 1\n" if line.startswith("2") else "")
    g = begin(3, edition=KHIVA.parse_edition(six, "six"))
    assert (g.teapots_left, KHIVA.view(g, 0).ending) == (1, False)

    events = reveal(g, "white-5", "pink-1", "black-1")

    assert told(events, EndTriggered) == [EndTriggered("teapots")]
    assert [camel.teapot is None for camel in KHIVA.view(g, 0).camels] == [False] * 5
    assert KHIVA.over(g)


def test_kh_33_undelivered_carpets_are_discarded_at_the_end():
    g = position(teapot_pile=[3], undelivered={0: "blue-4 pink-2", 1: "black-2"}, delivered={1: "blue-3"})

    events = reveal(g, "pink-1", "black-5", "white-5")

    assert told(events, CarpetsDiscarded) == [CarpetsDiscarded(0, ("blue-4", "pink-2"))]
    assert [seat.undelivered for seat in KHIVA.view(g, 0).seats] == [(), (), ()]
    assert KHIVA.view(g, 0).seats[1].tokens.carpets == ("blue-3", "black-2")


def test_kh_33_undelivered_carpets_score_nothing():
    assert KHIVA.score(position(undelivered={0: "blue-4 pink-2"}), 0) == 0


# -- the score ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("holding", "points"),
    [
        ({"teapots": {0: [7, 2, 2]}}, 11),
        ({"delivered": {0: "white-2 blue-3 black-4"}}, 9),
        ({"salt": {0: [8, 5]}}, 13),
        ({"gems": [4, 0, 0]}, 4),
    ],
)
def test_kh_34_teapots_delivered_carpets_salt_and_gems_score(holding: dict, points: int):
    g = position(**holding)

    assert [KHIVA.score(g, seat) for seat in range(3)] == [points, 0, 0]


def test_kh_34_the_end_tells_scores_and_ranks():
    g = position(teapot_pile=[3], loads={"white": 4, "blue": 6}, gems=[0, 0, 1])

    events = reveal(g, "white-5", "blue-5", "pink-5")

    scores = tuple(KHIVA.score(g, seat) for seat in range(3))
    assert scores[:2] == (4, 6)
    assert events[-1] == GameEnded(scores, (2, 1, 3))


def test_kh_35_more_teapots_break_a_tie():
    g = position(teapots={0: [6], 1: [3, 3], 2: [2, 2, 2]})

    assert [KHIVA.rank(g, seat) for seat in range(3)] == [3, 2, 1]


def test_kh_35_teapots_are_counted_as_tokens_and_not_as_points():
    g = position(2, teapots={0: [7], 1: [2, 2]}, gems=[0, 3])

    assert [KHIVA.rank(g, seat) for seat in range(2)] == [2, 1]


def test_kh_35_then_the_salt_bag_of_highest_value_breaks_it_and_not_the_sum():
    g = position(2, salt={0: [8], 1: [5, 4]}, gems=[1, 0])

    assert [KHIVA.score(g, seat) for seat in range(2)] == [9, 9]
    assert [KHIVA.rank(g, seat) for seat in range(2)] == [1, 2]


def test_kh_35_no_salt_counts_nothing():
    g = position(2, salt={0: [4]}, gems=[0, 4])

    assert [KHIVA.rank(g, seat) for seat in range(2)] == [1, 2]


def test_kh_35_points_come_before_any_tie_break():
    g = position(2, salt={0: [8]}, teapots={0: [2, 2]}, gems=[0, 13])

    assert [KHIVA.rank(g, seat) for seat in range(2)] == [2, 1]


def test_kh_35_what_nothing_parts_is_shared():
    g = position(gems=[3, 3, 1])

    assert [KHIVA.rank(g, seat) for seat in range(3)] == [1, 1, 3]


def test_kh_35_the_same_order_decides_every_rank():
    g = position(5, teapots={0: [7, 7], 1: [5], 2: [2, 3]}, salt={3: [5], 4: [4]}, gems=[0, 0, 0, 0, 1])

    assert [KHIVA.score(g, seat) for seat in range(5)] == [14, 5, 5, 5, 5]
    assert [KHIVA.rank(g, seat) for seat in range(5)] == [1, 3, 2, 4, 5]


# -- the booklet's examples -----------------------------------------------------------------------------------


def test_kh_36_twenty_four_from_teapots_seven_salt_nine_carpets_and_two_gems_are_42():
    g = position(teapots={0: [7, 7, 6, 4]}, salt={0: [7]}, delivered={0: "white-2 white-3 blue-4"}, gems=[2, 0, 0])

    assert KHIVA.score(g, 0) == 42


def test_kh_36_from_the_city_a_4_with_one_camel_on_the_way_reaches_the_counter():
    g = position(camels={"blue": "0:3"})

    events = reveal(g, "white-4", "pink-1", "black-1")

    assert told(events, CamelMoved)[0].stop == Space("counter", 0)


@pytest.mark.parametrize(("gems", "stop"), [(0, "0:1"), (1, "0:2"), (2, "0:4")])
def test_kh_36_from_a_rivals_shop_2_a_2_with_gems_lands_on_shops_1_2_and_4(gems: int, stop: str):
    g = position(camels={"white": "1:2", "green": "0:3"}, gems=[2, 0, 0])

    reveal(g, "white-2", "pink-5", "black-5")
    assert KHIVA.ask(g, 0).landings == tuple(Landing(n, Space("shop", 0, s)) for n, s in enumerate((1, 2, 4)))
    answer(g, SpendGems(gems))

    assert where(g, "white") == stop
