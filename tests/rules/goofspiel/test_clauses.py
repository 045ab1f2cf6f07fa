"""Goofspiel, clause by clause."""

from typing import Any, get_args

import pytest
from goofspiel.words import Bid, BidAsk, BidBrings, BidChanged, BidSealed, BidShown, PrizeTaken

from caravanserai.engine.game import SPECTATOR, game
from caravanserai.engine.phrases import kebab
from caravanserai.engine.refusal import Refused
from caravanserai.engine.tableau import Tile
from caravanserai.engine.usual import Shuffled
from caravanserai.strings import LANGUAGES, Speaker, bundle
from tests.playing import Play

RULES = game("goofspiel")


def begun(prizes: str, seats: int = 3) -> Any:
    """A game of four cards, or as many prizes as are named, in this order."""
    sizes = {4: "four", 7: "seven", 10: "ten", 13: "thirteen"}
    order = tuple(map(int, prizes.split()))
    g = RULES.new(seats, {"cards": sizes[len(order)]})
    RULES.take_chance(g, Shuffled(order))
    return g


def bid(g: Any, *cards: int) -> list[Any]:
    return [event for seat, card in enumerate(cards) for event in RULES.play(g, seat, Bid(card))]


def held(g: Any, seat: int) -> list[int | None]:
    return [tile.number for tile in RULES.view(g, seat).own.hand]


@pytest.mark.parametrize(("size", "cards"), [("thirteen", 13), ("ten", 10), ("seven", 7), ("four", 4)])
def test_go_01_everybody_holds_a_whole_set_and_another_are_the_prizes(size: str, cards: int) -> None:
    g = RULES.new(5, {"cards": size})
    RULES.seed_chance(g, 1)
    RULES.roll_chance(g)
    assert all(held(g, seat) == [*range(1, cards + 1)] for seat in range(5))
    assert sorted(g.prizes[:cards]) == [*range(1, cards + 1)]


def test_go_02_one_prize_is_turned_up_each_turn() -> None:
    g = begun("3 1 4 2")
    assert RULES.ask(g, 0).prize == 3
    bid(g, 1, 2, 3)
    assert RULES.ask(g, 0).prize == 1
    with pytest.raises(Refused, match="wrong-chance"):
        RULES.take_chance(RULES.new(2, {"cards": "four"}), Shuffled((1, 1, 2, 3)))


def test_go_03_any_card_of_the_hand_and_no_other_is_taken() -> None:
    g = begun("3 1 4 2")
    bid(g, 1, 2, 3)
    assert RULES.offers(g, 0) == [Bid(2), Bid(3), Bid(4)]
    with pytest.raises(Refused) as refused:
        RULES.play(g, 0, Bid(1))
    assert (refused.value.refusal.clause, refused.value.refusal.args) == ("GO-03", {"card": 1})
    assert RULES.asked(g) == [0, 1, 2]


def test_go_04_a_bid_may_be_changed_and_nobody_learns_of_it() -> None:
    g = begun("3 1 4 2")
    assert RULES.play(g, 1, Bid(4)) == (BidSealed(1),)
    (changed,) = RULES.play(g, 1, Bid(2))
    assert (changed, changed.audience()) == (BidChanged(1), (1,))
    assert RULES.view(g, 1).own.sealed == Tile("bid", 2)
    assert BidShown(1, 2) in [*RULES.play(g, 0, Bid(1)), *RULES.play(g, 2, Bid(1))]


def test_go_05_the_highest_bid_takes_the_prize_and_all_bids_are_spent() -> None:
    g = begun("3 1 4 2")
    assert PrizeTaken(2, 3, 4) in bid(g, 1, 3, 4)
    assert RULES.view(g, 0).points == (0, 0, 3)
    assert [held(g, seat) for seat in range(3)] == [[2, 3, 4], [1, 2, 4], [1, 2, 3]]


def test_go_06_if_several_bid_highest_nobody_takes_the_prize() -> None:
    g = begun("3 1 4 2")
    bid(g, 4, 4, 3)
    assert RULES.view(g, SPECTATOR).points == (0, 0, 0)
    (shown,) = RULES.view(g, SPECTATOR).revealed
    assert (shown.taker, shown.cancelled, shown.about) == (None, (0, 1), Tile("prize", 3))
    bid(g, 1, 1, 4)  # equal lower bids do not matter
    assert RULES.view(g, SPECTATOR).points == (0, 0, 1)


def test_go_07_the_last_cards_are_bid_by_themselves() -> None:
    g = begun("3 1 4 2", seats=2)
    bid(g, 1, 2)
    bid(g, 2, 3)
    events = bid(g, 3, 1)
    assert RULES.over(g)
    assert [event for event in events if isinstance(event, BidShown)][-2:] == [BidShown(0, 4), BidShown(1, 4)]
    assert [one.turn for one in RULES.view(g, 0).revealed] == [3, 4]


def test_go_08_most_points_win_and_equals_share_their_place() -> None:
    g = begun("3 1 4 2")
    bid(g, 4, 2, 1)
    bid(g, 1, 4, 2)
    bid(g, 2, 1, 4)  # then all show their 3
    sheet = RULES.breakdown(g)
    assert [(line.total, line.rank) for line in sheet.seats] == [(3, 2), (1, 3), (4, 1)]
    assert sheet.winners == (2,)
    even = begun("2 4 1 3", seats=2)
    for cards in ((1, 1), (2, 2), (3, 3)):
        bid(even, *cards)
    assert [line.rank for line in RULES.breakdown(even).seats] == [1, 1]


def test_go_09_hands_are_open_by_counting_and_prizes_to_come_are_hidden() -> None:
    g = begun("3 1 4 2")
    bid(g, 1, 2, 3)
    strips = [zone for zone in RULES.view(g, SPECTATOR).zones if zone.what == "strip"]
    assert [zone.gone for zone in strips] == [(0,), (1,), (2,)]
    other = begun("3 1 2 4")
    bid(other, 1, 2, 3)
    assert all(RULES.view(g, seat) == RULES.view(other, seat) for seat in range(SPECTATOR, 3))


def test_what_a_bid_brings_is_counted_over_all_rivals() -> None:
    ask = RULES.ask(begun("3 1 4 2"), 0)
    assert [(one.tile.number, one.brings.higher, one.brings.equal) for one in ask.choices] == [
        (1, 6, 2),
        (2, 4, 2),
        (3, 2, 2),
        (4, 0, 2),
    ]


def test_every_message_is_one_that_the_names_lead_to() -> None:
    kinds = [*get_args(RULES.event_type), Bid, BidAsk, BidBrings]
    wanted = {f"goofspiel-{kebab(kind.__name__)}" for kind in kinds} - {"goofspiel-game-ended"}
    for step in Play("goofspiel", 3, 1):
        view = RULES.view(step.g, 0)
        wanted |= {f"goofspiel-zone-{zone.name}" for zone in view.zones}
        wanted |= {f"goofspiel-tile-{tile.kind}" for zone in view.zones for tile in zone.tiles}
    wanted |= {"goofspiel-option-cards", "game-goofspiel", "page-poster-goofspiel", "page-goal-goofspiel"}
    for lang in LANGUAGES:
        assert {name for name in bundle(lang).names if "goofspiel" in name} == {
            *wanted,
            "refusal-goofspiel-not-in-hand",
        }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_an_answer_brings_is_a_sentence_and_a_short_one(lang: str) -> None:
    speak = Speaker(lang)
    for higher, equal in ((0, 0), (0, 1), (1, 1), (12, 3)):
        parts = {"prize": 7, "higher": higher, "equal": equal}
        assert speak("goofspiel-bid-brings", **parts).endswith(".")
        assert speak("goofspiel-bid-brings.short", **parts)
