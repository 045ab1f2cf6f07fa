"""Scraps, perfect dominoes, tokens (KI-22, KI-27 … KI-31), and when they may be used (KI-32)."""

import pytest

from caravanserai.engine.refusal import Refused
from caravanserai.games.kilim.words.events import (
    ActionSealed,
    DayEnded,
    DominoTurned,
    PieceMoved,
    PieceRemoved,
    ScrapUsed,
    SeatDone,
)
from caravanserai.games.kilim.words.moves import (
    Done,
    MovePiece,
    PayGold,
    RemovePiece,
    TakeBackCard,
    TakeToken,
    TurnDomino,
    UseScrap,
    Weave,
    WeavePerfect,
)
from tests.rules.kilim.positions import (
    KILIM,
    answer,
    begin,
    card,
    drawn,
    keep,
    lay,
    offers,
    place,
    score,
    squares,
    to_last_turn,
    token,
    told,
    weave_all,
)

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))


def play(g, move, seat=0):
    events = KILIM.play(g, seat, move)
    for one in range(g.seats):
        assert squares(g, one) == drawn(g, one)
    return events


def ends(move):
    dx, dy = STEPS[move.turn]
    return {(move.x, move.y), (move.x + dx, move.y + dy)}


# -- scraps ---------------------------------------------------------------------------------------------------


def test_ki_22_a_scrap_mends_a_torn_motif():
    g = keep(lay(begin(3), 0, "torn-star 0 0 0"), 0, "scrap-star")
    assert score(g, 0)["torn"] == -3
    play(g, UseScrap("scrap-star", 1, 0))
    assert drawn(g, 0) == {(0, 0): "star", (1, 0): "star"}
    assert score(g, 0)["torn"] == 0 and score(g, 0)["groups"] == 1


def test_ki_22_it_covers_any_square_also_with_the_same_motif_and_fills_empty_ones_beside():
    g = keep(lay(begin(3), 0, "2-star-comb 0 0 0"), 0, "scrap-star")
    spots = {(move.x, move.y) for move in offers(g, UseScrap, seat=0)}
    assert spots == {(0, 0), (1, 0), (-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)}
    with pytest.raises(Refused, match="KI-22"):
        play(g, UseScrap("scrap-star", 5, 5))
    play(g, UseScrap("scrap-star", 0, 0))
    assert drawn(g, 0)[0, 0] == "star"


def test_ki_22_scraps_may_lie_on_scraps_and_only_the_top_one_can_be_taken():
    g = keep(lay(begin(3), 0, "2-star-comb 0 0 0"), 0, "scrap-horn", "scrap-hooks")
    play(g, UseScrap("scrap-horn", 0, 0))
    play(g, UseScrap("scrap-hooks", 0, 0))
    assert drawn(g, 0)[0, 0] == "hooks"
    token(g, 0, "remove")
    assert {move.piece for move in offers(g, RemovePiece, seat=0)} == {"2-star-comb", "scrap-hooks"}
    with pytest.raises(Refused, match="KI-22"):
        play(g, RemovePiece("scrap-horn"))
    play(g, RemovePiece("scrap-hooks"))
    assert drawn(g, 0)[0, 0] == "horn"


def test_ki_22_an_empty_kilim_has_no_square_for_a_scrap():
    g = keep(begin(3), 0, "scrap-star")
    assert offers(g, UseScrap, seat=0) == []


def test_ki_21_a_scrap_that_was_not_kept_cannot_be_used():
    g = keep(lay(begin(3), 0, "2-star-comb 0 0 0"), 1, "scrap-star")
    with pytest.raises(Refused, match="KI-21: kilim-scrap-not-kept"):
        play(g, UseScrap("scrap-star", 0, 0))
    with pytest.raises(Refused, match="KI-21: kilim-scrap-not-kept"):
        play(g, UseScrap("scrap-comb", 0, 0))


# -- perfect dominoes -----------------------------------------------------------------------------------------


def test_ki_27_choosing_the_perfect_token_takes_a_perfect_domino_at_once():
    g = begin(3)
    place(g, "10", "3", "artisan")
    weave_all(g)
    answer(g, PayGold(1))
    answer(g, TakeToken("perfect"))
    assert KILIM.view(g, 0).seats[2].perfects == 1
    assert [(t.token, t.used) for t in KILIM.view(g, 0).seats[2].tokens] == [("perfect", True)]
    assert [(m.x, m.y, m.turn) for m in offers(g, WeavePerfect, seat=2)] == [(0, 0, t) for t in range(4)]
    play(g, WeavePerfect(0, 0, 1), seat=2)
    assert drawn(g, 2) == {(0, 0): "perfect", (0, 1): "perfect"}


def test_ki_27_a_perfect_domino_stays_kept_over_the_days():
    g = keep(begin(3), 0, "perfect-1")
    while g.day == 1:
        seat = KILIM.asked(g)[0]
        KILIM.play(g, seat, Done() if Done() in KILIM.offers(g, seat) else KILIM.offers(g, seat)[0])
    assert KILIM.view(g, 0).seats[0].perfects == 1


# -- Turn -----------------------------------------------------------------------------------------------------


def turns_of(g, domino):
    return {(m.x, m.y, m.turn) for m in offers(g, TurnDomino, seat=0) if m.domino == domino}


def test_ki_28_a_domino_turns_in_place_or_pivots_on_either_half():
    g = token(lay(begin(3), 0, "2-star-comb 0 0 0"), 0, "turn")
    in_place = {(1, 0, 2)}
    on_first = {(0, 0, 1), (0, 0, 2), (0, 0, 3)}
    on_second = {(1, -1, 1), (1, 1, 3), (2, 0, 2)}
    assert turns_of(g, "2-star-comb") == in_place | on_first | on_second
    assert told(play(g, TurnDomino("2-star-comb", 1, 0, 2)), DominoTurned)
    assert drawn(g, 0) == {(0, 0): "comb", (1, 0): "star"}
    assert offers(g, TurnDomino, seat=0) == [], "a token is used once"


def test_ki_28_it_pivots_only_onto_an_empty_square_and_still_beside_another():
    g = token(lay(begin(3), 0, "2-star-comb 0 0 0", "2-horn-horn 0 1 0"), 0, "turn")
    assert turns_of(g, "2-star-comb") == {(1, 0, 2), (0, 0, 3), (1, -1, 1), (0, 0, 2), (2, 0, 2)}
    with pytest.raises(Refused, match="KI-28"):
        play(g, TurnDomino("2-star-comb", 0, 0, 1))


def test_ki_28_beside_holds_for_a_half_turn_too():
    """A domino that lies apart from the rest cannot even be half-turned."""
    g = token(lay(begin(3), 0, "2-star-comb 0 0 0", "2-horn-comb 9 9 0"), 0, "turn")
    assert offers(g, TurnDomino, seat=0) == []


def test_ki_28_a_double_half_turned_in_place_is_no_turn_whatever_scrap_lies_on_it():
    g = token(lay(begin(3), 0, "2-star-star 0 0 0", "scrap-comb 0 0"), 0, "turn")
    assert (1, 0, 2) not in turns_of(g, "2-star-star")
    assert len(turns_of(g, "2-star-star")) == 6
    play(g, TurnDomino("2-star-star", 1, 0, 0))  # named by the other half: it pivots on its second half
    assert drawn(g, 0) == {(2, 0): "comb", (1, 0): "star"}


# -- Remove ---------------------------------------------------------------------------------------------------


def test_ki_29_remove_takes_a_piece_out_of_the_game():
    g = token(lay(begin(3), 0, "2-star-comb 0 0 0", "2-horn-horn 0 1 0"), 0, "remove")
    assert told(play(g, RemovePiece("2-horn-horn")), PieceRemoved) == [PieceRemoved(0, "2-horn-horn")]
    assert drawn(g, 0) == {(0, 0): "star", (1, 0): "comb"}
    assert KILIM.view(g, 1).removed == ("2-horn-horn",)


def test_ki_33_ki_29_a_kilim_that_was_emptied_begins_again_on_0_0():
    g = token(lay(begin(3), 0, "2-star-comb 5 5 0"), 0, "remove")
    play(g, RemovePiece("2-star-comb"))
    assert drawn(g, 0) == {}
    place(g, "9", "8", "8")
    assert {(m.x, m.y) for m in offers(g, Weave)} == {(0, 0)}


# -- Move -----------------------------------------------------------------------------------------------------


def all_moves(g, name, dx, dy, old):
    """KI-30 said again, the slow way."""
    rest = {square for square in drawn(g, 0) if square not in old}
    near = {(x + sx, y + sy) for x, y in rest for sx, sy in STEPS}
    found = set()
    for x in range(-6, 12):
        for y in range(-6, 12):
            two = {(x, y), (x + dx, y + dy)}
            if not two & rest and two & near and two != old:
                found.add((x, y))
    return found


def test_ki_30_move_puts_a_piece_elsewhere_without_turning_it():
    g = token(lay(begin(3), 0, "2-star-comb 0 0 0", "2-horn-horn 0 1 0", "2-diamond-comb 2 1 1"), 0, "move")
    for name, dx, dy, old in (
        ("2-star-comb", 1, 0, {(0, 0), (1, 0)}),
        ("2-horn-horn", 1, 0, {(0, 1), (1, 1)}),
        ("2-diamond-comb", 0, 1, {(2, 1), (2, 2)}),
    ):
        offered = [(m.x, m.y) for m in offers(g, MovePiece, seat=0) if m.piece == name]
        assert len(offered) == len(set(offered))
        assert set(offered) == all_moves(g, name, dx, dy, old)
    assert told(play(g, MovePiece("2-star-comb", 1, 0)), PieceMoved), "it may overlap the squares it leaves"
    assert drawn(g, 0)[1, 0] == "star" and drawn(g, 0)[2, 0] == "comb" and (0, 0) not in drawn(g, 0)


def test_ki_30_a_scrap_may_also_cover_a_square_and_must_end_elsewhere():
    g = token(lay(begin(3), 0, "2-star-comb 0 0 0", "scrap-horn 0 0"), 0, "move")
    spots = {(m.x, m.y) for m in offers(g, MovePiece, seat=0) if m.piece == "scrap-horn"}
    assert (1, 0) in spots and (0, 0) not in spots and (-1, 0) in spots
    play(g, MovePiece("scrap-horn", 1, 0))
    assert drawn(g, 0) == {(0, 0): "star", (1, 0): "horn"}


def test_ki_30_a_lone_piece_cannot_be_moved():
    g = token(lay(begin(3), 0, "2-star-comb 0 0 0"), 0, "move")
    assert offers(g, MovePiece, seat=0) == []
    with pytest.raises(Refused, match="KI-30"):
        play(g, MovePiece("2-star-comb", 1, 0))


# -- what travels with it -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "move", "shown"),
    [
        ("turn", TurnDomino("2-star-comb", 0, 0, 3), {(0, 0): "horn", (0, -1): "hooks"}),
        ("turn", TurnDomino("2-star-comb", 1, 0, 2), {(1, 0): "horn", (0, 0): "hooks"}),
        ("move", MovePiece("2-star-comb", 1, 2), {(1, 2): "horn", (2, 2): "hooks"}),
        ("remove", RemovePiece("2-star-comb"), {}),
    ],
)
def test_ki_31_scraps_travel_with_the_half_they_cover(name, move, shown):
    scraps = ("scrap-diamond 0 0", "scrap-horn 0 0", "scrap-hooks 1 0")
    g = token(lay(begin(3), 0, "2-star-comb 0 0 0", *scraps, "2-comb-comb 0 1 0"), 0, name)
    play(g, move)
    assert drawn(g, 0) == {(0, 1): "comb", (1, 1): "comb", **shown}


def test_ki_31_a_kilim_may_be_left_in_parts_and_dominoes_may_touch_any_part():
    g = lay(begin(3), 0, "2-star-comb 0 0 0", "2-horn-horn 2 0 0", "2-comb-comb 4 0 0")
    token(g, 0, "remove")
    play(g, RemovePiece("2-horn-horn"))
    place(g, "9", "8", "8")
    spots = {(move.x, move.y) for move in offers(g, Weave)}
    assert (-1, 0) in spots and (6, 0) in spots


# -- windows --------------------------------------------------------------------------------------------------


def ready():
    """Seat 0 has a scrap to use."""
    return keep(lay(begin(3), 0, "2-star-comb 0 0 0"), 0, "scrap-star", "scrap-horn")


def test_ki_32_a_before_a_card_is_placed_and_again_when_it_is_taken_back():
    g = ready()
    events = play(g, UseScrap("scrap-star", 1, 0))
    assert told(events, ScrapUsed)[0].audience() is None, "open to all"
    assert KILIM.asked(g) == [0, 1, 2], "and the card is still to be placed"
    KILIM.play(g, 0, card("5"))
    with pytest.raises(Refused, match="KI-32: kilim-card-placed"):
        play(g, UseScrap("scrap-horn", 0, 0))
    KILIM.play(g, 0, TakeBackCard())
    play(g, UseScrap("scrap-horn", 0, 0))


def test_ki_32_a_what_others_have_sealed_is_not_disturbed():
    g = ready()
    KILIM.play(g, 1, card("5"))
    before = KILIM.question(g)
    play(g, UseScrap("scrap-star", 1, 0))
    assert KILIM.question(g) == before
    assert KILIM.asked(g) == [0, 2] and KILIM.view(g, 1).own.card == "gold-5"


def test_ki_32_b_the_winner_may_act_before_each_domino():
    g = ready()
    place(g, "4", "4", "4")
    place(g, "9", "8", "8")
    play(g, UseScrap("scrap-star", 1, 0))
    assert KILIM.view(g, 0).phase == "weave"
    answer(g, offers(g, Weave)[0])
    play(g, UseScrap("scrap-horn", 0, 0))
    answer(g, offers(g, Weave)[0])
    assert KILIM.view(g, 0).phase == "place"


def test_ki_32_not_while_gold_is_paid():
    g = keep(lay(begin(3), 1, "2-star-comb 0 0 0"), 1, "scrap-star")
    place(g, "9", "bag", "8")
    weave_all(g)
    assert KILIM.asked(g) == [1] and not offers(g, UseScrap)
    with pytest.raises(Refused, match="KI-18"):
        play(g, UseScrap("scrap-star", 1, 0), seat=1)


def at_the_end_of_day(*, seats=(0, 1)):
    g = to_last_turn(begin(3))
    for seat, scrap in zip(seats, ("scrap-star", "scrap-horn"), strict=False):
        keep(lay(g, seat, f"2-{('star-comb', 'horn-comb')[seat]} 0 0 0"), seat, scrap)
    place(g, "15", "15", "15")
    return g


def test_ki_32_c_after_the_last_turn_those_with_a_free_action_are_asked_once_more():
    g = at_the_end_of_day()
    assert KILIM.view(g, 0).phase == "end-of-day"
    assert KILIM.asked(g) == [0, 1], "seat 2 has nothing to do and holds nobody up"
    assert Done() in KILIM.offers(g, 0)


def test_ki_32_c_actions_are_sealed_and_shown_together():
    g = at_the_end_of_day()
    seen = [KILIM.view(g, viewer) for viewer in (-1, 1, 2)]
    events = KILIM.play(g, 0, UseScrap("scrap-star", 1, 0))
    assert told(events, ActionSealed)[0].audience() == (0,)
    assert not told(events, ScrapUsed)
    assert told(events, SeatDone) == [SeatDone(0)], "nothing is left to do"
    assert [KILIM.view(g, viewer) for viewer in (-1, 1, 2)] == seen
    own = KILIM.view(g, 0)
    assert "scrap-star" in [piece.piece for piece in own.seats[0].kilim] and own.own.scraps == ()
    events = KILIM.play(g, 1, UseScrap("scrap-horn", 0, 1))
    assert [event.seat for event in told(events, ScrapUsed)] == [0, 1]
    worth = tuple(line.total for line in KILIM.view(g, -1).sheet.seats)
    assert told(events, DayEnded) == [DayEnded(1, worth)]
    assert "scrap-star" in [piece.piece for piece in KILIM.view(g, 1).seats[0].kilim]


def test_ki_32_c_done_is_final():
    g = at_the_end_of_day()
    KILIM.play(g, 0, Done())
    assert KILIM.offers(g, 0) == []
    with pytest.raises(Refused, match="not-asked"):
        KILIM.play(g, 0, UseScrap("scrap-star", 1, 0))


def test_ki_32_c_what_was_gained_in_the_last_turn_can_be_used():
    g = to_last_turn(begin(3))
    lay(g, 2, "2-star-comb 0 0 0")
    place(g, "15", "15", "bag")
    assert KILIM.view(g, 2).phase == "search", "one Gold card left: it is paid without asking"
    answer(g, KILIM.offers(g, 2)[0])
    assert KILIM.view(g, 2).phase == "end-of-day" and KILIM.asked(g) == [2]


def test_ki_32_c_then_tokens_and_cards_go_back():
    g = to_last_turn(begin(3))
    token(lay(g, 0, "2-star-comb 0 0 0"), 0, "remove", "move")
    place(g, "15", "15", "15")
    KILIM.play(g, 0, Done())
    view = KILIM.view(g, 0)
    assert view.day == 2 and view.tokens == ("perfect", "turn", "remove", "move")
    assert view.seats[0].tokens == () and view.seats[0].gold == tuple(range(1, 16))
    assert view.seats[0].specials == ("spy", "scrap-bag", "artisan")


def test_ki_26_a_used_token_comes_back_only_with_the_new_day():
    g = token(lay(begin(3), 0, "2-star-comb 0 0 0", "2-comb-comb 0 1 0"), 0, "remove")
    play(g, RemovePiece("2-comb-comb"))
    assert "remove" not in KILIM.view(g, 0).tokens
    assert [(t.token, t.used) for t in KILIM.view(g, 0).seats[0].tokens] == [("remove", True)]
    with pytest.raises(Refused, match="KI-26"):
        play(g, RemovePiece("2-star-comb"))
