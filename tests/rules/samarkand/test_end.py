"""The end: wealth, loading, the rarest kind, equal values, empty places, ranks (SA-26 … SA-33)."""

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.games.samarkand.rules.loading import MAX_LOTS
from caravanserai.games.samarkand.rules.scoring import points_for_series
from caravanserai.games.samarkand.words.breakdown import KindLine, SeriesLine
from caravanserai.games.samarkand.words.events import GameEnded, GoodsLeft, KindScored
from caravanserai.games.samarkand.words.moves import LeaveBehind, ScoreKind
from tests.rules.samarkand.positions import SAMARKAND, begin, close, own, purses, sell, told


def score(g, seat=0):
    return SAMARKAND.breakdown(g).seats[seat]


# -- wealth ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dirhams", "points"),
    [
        ([10, 8, 6, 5], [5, 3, 1, 0]),
        ([10, 8, 6, 5, 4], [5, 3, 1, 0, 0]),
        ([10, 8, 6], [3, 1, 0]),
        ([10, 10, 6, 5], [5, 5, 1, 0]),
        ([10, 8, 8, 5], [5, 3, 3, 0]),
        ([10, 8, 6, 6], [5, 3, 1, 1]),
        ([7, 7, 7, 7], [5, 5, 5, 5]),
        ([10, 10, 10, 5], [5, 5, 5, 0]),
        ([10, 10, 6], [3, 3, 0]),
        ([10, 6, 6], [3, 1, 1]),
    ],
)
def test_sa_26_wealth_by_rank_and_equal_players_use_ranks_up(dirhams, points):
    g = purses(begin(len(dirhams)), *dirhams)
    assert [score(g, seat).wealth_points for seat in range(len(dirhams))] == points


# -- carrying -------------------------------------------------------------------------------------------------


def loaded(goods, camels, seats=4, **options):
    """Seat 0 has these when the market closes; the others have nothing."""
    g = begin(seats, options=options)
    own(g, 0, goods, camels)
    return g, close(g)


def test_sa_27_just_the_excess_is_left_behind_by_choice():
    g, _ = loaded("spices-1 spices-5 fruits-2 jewels-7", "2")
    assert SAMARKAND.asked(g) == [0]
    ask = SAMARKAND.ask(g, 0)
    assert (ask.places, ask.leave, ask.ways) == (2, 2, 6)
    assert len(SAMARKAND.offers(g, 0)) == 6
    for wrong in (
        ("spices-1",),
        ("spices-1", "spices-5", "fruits-2"),
        ("spices-1", "spices-1"),
        ("spices-1", "clothes-1"),
    ):
        with pytest.raises(Refused, match="SA-27"):
            SAMARKAND.play(g, 0, LeaveBehind(wrong))
    events = SAMARKAND.play(g, 0, LeaveBehind(("jewels-7", "spices-1")))
    assert told(events, GoodsLeft) == [GoodsLeft(0, ("spices-1", "jewels-7"))]
    assert score(g).goods == ("spices-5", "fruits-2") and score(g).left == ("spices-1", "jewels-7")


@pytest.mark.parametrize(
    ("goods", "camels", "left"),
    [
        ("spices-1 jewels-7", "2", ()),
        ("spices-1 jewels-7", "", ("spices-1", "jewels-7")),
        ("spices-2 spices-2 spices-2", "2", ("spices-2",)),
        ("", "5", ()),
    ],
)
def test_sa_27_who_has_no_choice_is_not_asked(goods, camels, left):
    g, events = loaded(goods, camels)
    assert SAMARKAND.view(g, 0).phase == "over"
    assert [event.cards for event in told(events, GoodsLeft)] == ([left] if left else [])


def test_sa_27_more_lots_than_can_be_listed_are_all_taken():
    goods = [f"{kind}-{value}" for kind in ("spices", "fruits", "jewels") for value in (1, 1, 2, 2, 3, 3, 5, 5, 7)]
    g, _ = loaded(" ".join(goods), "5 5 3")
    offered = SAMARKAND.offers(g, 0)
    assert len(offered) == len(set(offered)) == MAX_LOTS < SAMARKAND.ask(g, 0).ways
    for lot in (goods[:14], goods[-14:], goods[6:20]):
        trial = g.copy()
        SAMARKAND.play(trial, 0, LeaveBehind(tuple(lot)))
        assert sorted(score(trial).left) == sorted(lot)
    with pytest.raises(Refused, match="samarkand-leave-count"):
        SAMARKAND.play(g, 0, LeaveBehind(tuple(goods[:13])))
    with pytest.raises(Refused, match="samarkand-not-yours"):
        SAMARKAND.play(g, 0, LeaveBehind((*goods[:13], "clothes-1")))


# -- the rarest kind ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ("spices-1 fruits-5 fruits-2 jewels-7 jewels-1", 1),
        ("spices-5 spices-2 fruits-3 fruits-3 jewels-7 jewels-1 jewels-1", 7),
        ("spices-7 fruits-5", 0),
        ("", 0),
    ],
)
def test_sa_28_the_rarest_of_all_kinds_but_their_own_scores_its_sum(goods, points):
    g = own(begin(), 0, goods, "5 5")
    assert score(g).rarest_points == points


def test_sa_28_the_banks_kind_counts_and_the_own_kind_does_not():
    g = own(begin(3), 0, "spices-1 fruits-1", "5")
    assert [line.kind for line in score(g).kinds] == ["spices", "fruits", "jewels"]
    assert score(g).rarest_points == 0
    own(g, 0, "spices-1 fruits-1 jewels-7 jewels-7", "5")
    assert score(g).rarest_points == 1


def test_sa_28_it_is_counted_after_what_is_left_behind():
    g, _ = loaded("spices-5 spices-3 fruits-7 fruits-2 jewels-1 jewels-1 jewels-1", "5")
    SAMARKAND.play(g, 0, LeaveBehind(("jewels-1", "jewels-1")))
    line = score(g)
    assert [(kind.kind, kind.cards, kind.scored) for kind in line.kinds] == [
        ("spices", 2, False),
        ("fruits", 2, False),
        ("jewels", 1, True),
    ]
    assert line.rarest_points == 1


def test_sa_28_among_equals_they_choose():
    g, _ = loaded("spices-5 fruits-7 jewels-1", "3")
    assert SAMARKAND.asked(g) == [0]
    options = [(option.kind, option.points, option.best) for option in SAMARKAND.ask(g, 0).kinds]
    assert options == [("spices", 5, False), ("fruits", 7, True), ("jewels", 1, False)]
    with pytest.raises(Refused, match="SA-28: samarkand-not-rarest"):
        SAMARKAND.play(g, 0, ScoreKind("carpets"))
    events = SAMARKAND.play(g, 0, ScoreKind("jewels"))
    assert told(events, KindScored) == [KindScored(0, "jewels")]
    assert score(g).rarest_points == 1
    assert KindLine("fruits", 1, 7, rarest=True, scored=False) in score(g).kinds


def test_sa_28_who_holds_none_of_some_kind_is_not_asked():
    g, _ = loaded("spices-5 fruits-7", "2")
    assert SAMARKAND.view(g, 0).phase == "over" and score(g).rarest_points == 0


# -- equal values ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "table", "example"), [(1, 0, 0), (2, 1, 2), (3, 2, 3), (4, 4, 4), (5, 8, 8)])
def test_sa_29_equal_values_score_together_over_all_kinds(cards, table, example):
    lot = ("spices-1", "fruits-1", "jewels-1", "spices-1", "fruits-1")[:cards]
    for series, points in (("table", table), ("example", example)):
        g = own(begin(options={"series": series}), 0, " ".join(lot), "5")
        assert score(g).series_points == points
        assert score(g).series == ((SeriesLine(1, cards, points),) if cards > 1 else ())


def test_sa_29_six_or_more_bring_sixteen():
    for series in (0, 1):
        assert [points_for_series(series, cards) for cards in (6, 7, 9)] == [16, 16, 16]


# -- empty places ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "camels", "points"), [("", "", 0), ("", "5", -10), ("spices-1", "2 3", -8), ("spices-1", "", 0)]
)
def test_sa_30_two_points_less_for_each_empty_place(goods, camels, points):
    assert score(own(begin(), 0, goods, camels)).empty_points == points


# -- the two rounds -------------------------------------------------------------------------------------------


def test_sa_31_first_all_leave_goods_behind_at_once_and_then_all_choose_a_kind():
    g = begin()
    own(g, 0, "spices-5 fruits-7 jewels-1 jewels-2", "3")
    own(g, 1, "carpets-5 fruits-7 jewels-1 jewels-2", "3")
    close(g)
    assert SAMARKAND.asked(g) == [0, 1] and SAMARKAND.view(g, 0).phase == "leave"
    events = SAMARKAND.play(g, 0, LeaveBehind(("jewels-1",)))
    assert not told(events, GoodsLeft) and SAMARKAND.view(g, 1).seats[0].left == ()
    events = SAMARKAND.play(g, 1, LeaveBehind(("jewels-2",)))
    assert told(events, GoodsLeft) == [GoodsLeft(0, ("jewels-1",)), GoodsLeft(1, ("jewels-2",))]
    assert SAMARKAND.asked(g) == [0, 1] and SAMARKAND.view(g, 0).phase == "kind"
    SAMARKAND.play(g, 0, ScoreKind("fruits"))
    events = SAMARKAND.play(g, 1, ScoreKind("carpets"))
    assert told(events, GameEnded)


def test_sa_31_the_best_way_to_load_is_marked():
    g, _ = loaded("spices-5 spices-5 fruits-7 fruits-5 jewels-1 jewels-3", "5")
    choices = SAMARKAND.ask(g, 0).choices
    points = []
    for choice in choices:
        trial = g.copy()
        SAMARKAND.play(trial, 0, LeaveBehind(choice.cards))
        if SAMARKAND.asked(trial):
            kinds = SAMARKAND.ask(trial, 0).kinds
            SAMARKAND.play(trial, 0, ScoreKind(max(kinds, key=lambda kind: kind.points).kind))
        line = score(trial)
        assert (choice.rarest, choice.series) == (line.rarest_points, line.series_points)
        points.append(line.rarest_points + line.series_points)
    assert len(points) == SAMARKAND.ask(g, 0).ways == 5
    assert points == sorted(points, reverse=True) == [choice.points for choice in choices]


def test_sa_31_the_best_of_very_many_ways_is_found():
    """More than are compared one by one: what the search finds is as good as anything chosen at random."""
    goods = [f"{kind}-{value}" for kind in ("spices", "fruits", "jewels") for value in (1, 1, 1, 2, 2, 3, 3, 5, 7)]
    g, _ = loaded(" ".join(goods), "5 5 3")
    ask = SAMARKAND.ask(g, 0)
    assert ask.ways > 4_096
    best = 0
    for move in SAMARKAND.offers(g, 0)[::100]:
        trial = g.copy()
        SAMARKAND.play(trial, 0, move)
        best = max(best, score(trial).rarest_points + score(trial).series_points)
    assert ask.choices[0].points >= best


# -- ranks ----------------------------------------------------------------------------------------------------


def test_sa_32_ties_go_to_the_richer_and_then_are_shared_at_every_rank():
    g = purses(begin(5), 9, 9, 3, 2, 1)
    own(g, 2, "", "2")  # 1 - 4
    own(g, 3, "spices-1 spices-1", "2")
    sheet = SAMARKAND.breakdown(g)
    assert [line.total for line in sheet.seats] == [5, 5, -3, 1, 0]
    assert [line.rank for line in sheet.seats] == [1, 1, 5, 3, 4]
    assert sheet.winners == (0, 1) and [tie.broken_by for tie in sheet.ties] == ["shared"]
    purses(g, 9, 4, 3, 2, 0)
    own(g, 3, "spices-1 spices-1 fruits-1 spices-2 spices-2", "5")
    own(g, 1, "", "")
    sheet = SAMARKAND.breakdown(g)
    assert [line.total for line in sheet.seats[:4:2]] == [5, -3]
    assert (sheet.seats[1].total, sheet.seats[3].total) == (3, 3)
    assert (sheet.seats[1].rank, sheet.seats[3].rank) == (2, 3)
    assert [(tie.seats, tie.broken_by, tie.dirhams) for tie in sheet.ties] == [((1, 3), "dirhams", (4, 2))]


def worked_example(camels):
    """The merchant of fruits is seat 2."""
    g = begin(options={"series": "example"})
    own(g, 2, "jewels-7 jewels-5 spices-5 spices-1 carpets-5 carpets-2 carpets-1", camels)
    close(g)
    return purses(g, 10, 6, 8, 5)


def test_sa_33_the_worked_example_is_16():
    g = worked_example("5 4")
    SAMARKAND.play(g, 2, ScoreKind("jewels"))
    line = score(g, 2)
    parts = (line.wealth_points, line.rarest_points, line.series_points, line.empty_points)
    assert parts == (3, 12, 5, -4) and line.total == 16
    assert line.series == (SeriesLine(1, 2, 2), SeriesLine(5, 3, 3))


def test_sa_33_with_two_camels_of_three_it_is_20():
    g = worked_example("3 3")
    assert SAMARKAND.ask(g, 2).choices[0].cards == ("carpets-2",)
    SAMARKAND.play(g, 2, LeaveBehind(("carpets-2",)))
    SAMARKAND.play(g, 2, ScoreKind("jewels"))
    assert score(g, 2).total == 20


def test_the_worth_of_a_card_is_what_it_would_add_now():
    g = own(begin(camels="3"), 0, "spices-5 fruits-2", "3")
    sell(g, 1, 5, 2, 7)
    worth = {option.card: option.worth for option in SAMARKAND.ask(g, 0).options}
    # A third kind makes the rarest count, 7 at best, and fills a place; a like value is a pair; a camel stays empty.
    assert worth == {"spices-5": 3, "fruits-2": 3, "jewels-7": 9, "camel": -6}
