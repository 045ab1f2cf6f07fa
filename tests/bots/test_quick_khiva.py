"""What the quick bot makes of positions that a person would not hesitate in; and that it beats chance."""

import pytest

from caravanserai.bots.arena import Match, play_match
from caravanserai.bots.quick import QuickBot
from caravanserai.bots.tally import Tally
from caravanserai.engine.game import game
from caravanserai.games.khiva.mind.policy import chance_to_win, unseen_by
from caravanserai.games.khiva.rules.state import Khiva
from caravanserai.games.khiva.words.moves import ChooseCards, SpendGems, TakeCarpet, TakeSalt
from caravanserai.games.khiva.words.names import card_number
from tests.rules.khiva.positions import ALL_OUT, position, reveal

KHIVA = game("khiva")


def chosen(g: Khiva, seat: int = 0) -> object:
    return KHIVA.move_of(g, QuickBot("level2", "khiva", 0).choose(g, seat))


def chance(g: Khiva, card: str) -> float:
    return chance_to_win(g, card_number(card), unseen_by(g, 0)) / 256


# -- cards ----------------------------------------------------------------------------------------------------


def test_it_brings_home_a_dear_teapot_with_a_card_that_cannot_lose() -> None:
    g = position(3, hands={0: "white-1 blue-5 green-5 pink-5 black-5"}, camels={"white": "0:4"}, loads={"white": 7})
    move = chosen(g)
    assert isinstance(move, ChooseCards)
    assert move.play == ("white-1",)


def test_it_does_not_give_the_neighbour_the_card_that_brings_them_a_teapot() -> None:
    hand = "white-1 blue-1 green-5 pink-5 black-5"
    camels = {"white": "0:4", "blue": "1:4"}
    move = chosen(position(3, hands={0: hand}, camels=camels, loads={"white": 7, "blue": 6}))
    assert isinstance(move, ChooseCards)
    assert move.give != ("blue-1",)


def test_of_two_cards_of_a_colour_it_counts_only_the_lower_as_a_move() -> None:
    """KH-40: the higher one is refused for certain, so two camels are better than one."""
    hand = "white-1 white-2 blue-1 green-5 pink-5 black-5 black-4 black-3"
    g = position(2, hands={0: hand}, camels={"white": "0:4", "blue": "0:4"}, loads={"white": 7, "blue": 6})
    move = chosen(g)
    assert isinstance(move, ChooseCards)
    assert {card.split("-")[0] for card in move.play} == {"white", "blue"}


def test_a_one_always_wins_and_a_higher_card_wins_less_often() -> None:
    g = position(4, hands={0: "white-1 blue-2 green-3 pink-4 black-5"})
    chances = [chance(g, card) for card in ("white-1", "blue-2", "green-3", "pink-4", "black-5")]
    assert chances[0] == 1
    assert chances == sorted(chances, reverse=True)
    assert 0 < chances[-1] < 0.6


def test_lower_cards_in_its_own_hand_are_no_danger() -> None:
    g = position(4, hands={0: "white-1 white-2 white-3 white-4 white-5"})
    assert chance(g, "white-5") == 1


def test_lower_cards_in_the_discard_are_no_danger() -> None:
    g = position(3, hands={0: "white-5 blue-5 green-5 pink-5 black-5"})
    before = chance(g, "white-5")
    reveal(g, "blue-5", "white-1", "white-2")
    assert chance(g, "white-5") > before


# -- gems and goods -------------------------------------------------------------------------------------------


def test_it_spends_a_gem_that_brings_a_dear_teapot_home() -> None:
    g = position(3, camels={"white": "0:3", **ALL_OUT}, loads={"white": 7}, gems=[1])
    reveal(g, "white-1", "blue-5", "green-5")
    assert chosen(g) == SpendGems(1)


def test_it_spends_no_gem_to_go_past_shop_3_for_a_carpet_without_time_to_deliver_it() -> None:
    g = position(3, camels={"white": "0:2", **ALL_OUT}, loads={"white": 2}, gems=[1], salt_left=1, reserve=20)
    reveal(g, "white-1", "blue-5", "green-5")
    assert chosen(g) == SpendGems(0)


def test_it_buys_the_dearest_salt() -> None:
    g = position(3, camels={"white": "0:3", **ALL_OUT}, gems=[3])
    reveal(g, "white-1", "blue-5", "green-5")
    KHIVA.play(g, 0, SpendGems(0))
    assert chosen(g) == TakeSalt()


def test_behind_in_points_it_does_not_end_the_game_with_the_last_salt() -> None:
    """KH-32: the last bag ends the game; a rival is far ahead."""
    g = position(3, camels={"white": "0:3", **ALL_OUT}, gems=[3], salt_left=1, teapots={1: [7, 7, 6, 6]})
    reveal(g, "white-1", "blue-5", "green-5")
    KHIVA.play(g, 0, SpendGems(0))
    assert chosen(g) == TakeCarpet()


# -- matches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "share"), [(2, 0.9), (3, 0.8), (4, 0.7), (5, 0.6)])
def test_it_beats_random_bots(seats: int, share: float) -> None:
    """It wins 98, 95, 90 and 87 % of long matches; a fixed seed cannot flake, and these bounds leave room to tune."""
    match = Match("khiva", ("level2", *["random"] * (seats - 1)), games=20 * seats, seed=1)
    tally = Tally(match)
    for deal in play_match(match):
        tally.add(deal)
    result = tally.result(1.0, 1)
    assert result.bots[0].win_share is not None and result.bots[0].win_share >= share
