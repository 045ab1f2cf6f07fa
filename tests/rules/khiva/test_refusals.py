"""Answers that are not taken: each with its kind, its code and its clause, and nothing changed."""

from collections.abc import Callable
from functools import reduce
from itertools import product
from typing import Any

import pytest

from caravanserai.engine.game import game
from caravanserai.engine.refusal import Refusal, Refused
from caravanserai.games.khiva.rules.cards import pack
from caravanserai.games.khiva.rules.state import CARDS, Khiva
from caravanserai.games.khiva.words.chances import CardsDealt, CarpetsShuffled, TeapotsShuffled
from caravanserai.games.khiva.words.moves import ChooseCards, Decline, SpendGems, TakeCarpet, TakeSalt
from tests.rules.khiva.positions import KHIVA, answer, finish_turn, position, reveal

HANDS = {0: "white-1 white-2 white-3 white-4 white-5", 1: "blue-1 blue-2 blue-3 blue-4 blue-5"}


def choosing() -> Khiva:
    return position(hands=HANDS)


def two_choosing() -> Khiva:
    return position(2, hands={0: "white-1 white-2 white-3 white-4 white-5 blue-1 blue-2 blue-3", 1: "blue-4 blue-5"})


def spending() -> Khiva:
    """Seat 0 may spend none or one."""
    g = position(gems=[1, 0, 0])
    reveal(g, "white-1", "pink-1", "black-1")
    return g


def at_shop_4() -> Khiva:
    g = position(gems=[3, 0, 0])
    reveal(g, "white-4", "pink-1", "black-1")
    answer(g, SpendGems(0))
    return g


def at_shop_4_without_carpets() -> Khiva:
    g = position(gems=[3, 0, 0], carpet_pile="")
    reveal(g, "white-4", "pink-1", "black-1")
    answer(g, SpendGems(0))
    return g


def ended() -> Khiva:
    g = position(teapot_pile=[3])
    reveal(g, "white-5", "pink-1", "black-1")
    return g


def to_be_dealt() -> Khiva:
    g = position()
    for turn in (1, 2, 3, 4):
        reveal(g, f"white-{turn}", f"blue-{turn}", f"green-{turn}")
        finish_turn(g)
    return g


def cards(play: str, give: str) -> ChooseCards:
    return ChooseCards(tuple(play.split()), tuple(give.split()))


def illegal(code: str, clause: str, **args: str | int) -> Refusal:
    return Refusal("illegal", code, clause, args)


def not_now(code: str) -> Refusal:
    return Refusal("not-yours-now", code)


REFUSED: list[tuple[Callable[[], Khiva], int, Any, Refusal]] = [
    # not yours now
    (choosing, 3, cards("white-1", "white-2"), not_now("no-such-seat")),
    (choosing, -1, cards("white-1", "white-2"), not_now("no-such-seat")),
    (ended, 0, SpendGems(0), not_now("game-over")),
    (to_be_dealt, 0, cards("white-1", "white-2"), not_now("not-asked")),
    (spending, 1, SpendGems(0), not_now("not-asked")),
    (at_shop_4, 2, TakeCarpet(), not_now("not-asked")),
    # an answer to another question
    (choosing, 0, SpendGems(0), illegal("other-question", "KH-11")),
    (choosing, 0, TakeSalt(), illegal("other-question", "KH-11")),
    (spending, 0, cards("white-2", "white-3"), illegal("other-question", "KH-17")),
    (spending, 0, Decline(), illegal("other-question", "KH-17")),
    (at_shop_4, 0, SpendGems(0), illegal("other-question", "KH-26")),
    (at_shop_4, 0, cards("white-2", "white-3"), illegal("other-question", "KH-26")),
    # cards
    (choosing, 0, cards("white-1", ""), illegal("khiva-card-count", "KH-11", each=1)),
    (choosing, 0, cards("white-1 white-2", "white-3 white-4"), illegal("khiva-card-count", "KH-11", each=1)),
    (two_choosing, 0, cards("white-1", "white-2"), illegal("khiva-card-count", "KH-38", each=2)),
    (choosing, 0, cards("white-1", "white-1"), illegal("khiva-card-twice", "KH-11")),
    (two_choosing, 0, cards("white-1 white-2", "white-3 white-1"), illegal("khiva-card-twice", "KH-38")),
    (two_choosing, 0, cards("white-1 white-1", "white-3 white-2"), illegal("khiva-card-twice", "KH-38")),
    (choosing, 0, cards("blue-2", "white-1"), illegal("khiva-not-in-hand", "KH-11", colour="blue", value=2)),
    (choosing, 0, cards("white-1", "blue-5"), illegal("khiva-not-in-hand", "KH-11", colour="blue", value=5)),
    (
        two_choosing,
        0,
        cards("white-1 white-2", "white-3 blue-4"),
        illegal("khiva-not-in-hand", "KH-38", colour="blue", value=4),
    ),
    # gems
    (spending, 0, SpendGems(2), illegal("khiva-too-many-gems", "KH-17", most=1, gems=2)),
    (spending, 0, SpendGems(-1), illegal("khiva-too-many-gems", "KH-17", most=1, gems=-1)),
    (spending, 0, SpendGems(10), illegal("khiva-too-many-gems", "KH-17", most=1, gems=10)),
    (spending, 0, SpendGems(10**9), illegal("khiva-too-many-gems", "KH-17", most=1, gems=10**9)),
    # goods
    (at_shop_4, 0, Decline(), illegal("khiva-must-take", "KH-26")),
    (at_shop_4_without_carpets, 0, TakeCarpet(), illegal("khiva-no-carpet", "KH-26")),
]


@pytest.mark.parametrize(
    ("table", "seat", "move", "refusal"),
    REFUSED,
    ids=[f"{refusal.code}-{i}" for i, (*_, refusal) in enumerate(REFUSED)],
)
def test_a_refused_answer_says_why_and_changes_nothing(
    table: Callable[[], Khiva], seat: int, move: Any, refusal: Refusal
):
    g = table()
    before = g.copy()

    with pytest.raises(Refused) as refused:
        KHIVA.play(g, seat, move)

    assert refused.value.refusal == refusal
    assert g == before


def test_the_refusal_names_its_clause():
    with pytest.raises(Refused, match=r"^KH-17: khiva-too-many-gems$"):
        KHIVA.play(spending(), 0, SpendGems(2))


def test_a_seat_that_cannot_pay_is_told_the_price():
    g = at_shop_4()
    g.gems[0] = 2

    assert KHIVA.why_not(g, 0, TakeSalt()) == illegal("khiva-salt-price", "KH-26", price=3, gems=2)


@pytest.mark.parametrize("table", [choosing, two_choosing, spending, at_shop_4, at_shop_4_without_carpets])
def test_every_offer_is_taken(table: Callable[[], Khiva]):
    start = table()
    for seat in KHIVA.asked(start):
        for move in KHIVA.offers(start, seat):
            g = start.copy()
            KHIVA.play(g, seat, move)
            assert g != start


# -- moves that cannot be read --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "data",
    [
        "",
        "{}",
        '{"type": "FlyAway"}',
        '{"type": "SpendGems", "gems": "2"}',
        '{"type": "SpendGems", "gems": 1.5}',
        '{"type": "SpendGems", "gems": 1, "more": 2}',
        '{"type": "SpendGems"}',
        '{"type": "TakeSalt", "bags": 2}',
        '{"type": "ChooseCards", "play": ["red-1"], "give": ["white-2"]}',
        '{"type": "ChooseCards", "play": ["white-6"], "give": ["white-2"]}',
        '{"type": "ChooseCards", "play": ["white-1\\n"], "give": ["white-1"]}',
        '{"type": "ChooseCards", "play": "white-1", "give": ["white-2"]}',
    ],
)
def test_a_move_that_cannot_be_read_is_refused(data: str):
    with pytest.raises(Refused) as refused:
        KHIVA.read_move(data)

    refusal = refused.value.refusal
    assert (refusal.kind, refusal.code, refusal.clause) == ("unreadable", "unreadable-move", None)
    assert refusal.args["reason"]


def test_a_move_is_read_strictly_from_json():
    data = '{"type": "ChooseCards", "play": ["white-1"], "give": ["blue-2"]}'

    assert KHIVA.read_move(data) == cards("white-1", "blue-2")


# -- tables that cannot be opened -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("open_table", "code", "args"),
    [
        (lambda: KHIVA.new(1), "seat-count", {"seats": 1, "least": 2, "most": 5}),
        (lambda: KHIVA.new(6), "seat-count", {"seats": 6, "least": 2, "most": 5}),
        (lambda: KHIVA.new(3, {"wind": "on"}), "unknown-option", {"option": "wind", "known": "city, open-score"}),
        (
            lambda: KHIVA.new(3, {"city": "maybe"}),
            "option-value",
            {"option": "city", "value": "maybe", "known": "when-empty, always, never"},
        ),
        (lambda: game("chess"), "unknown-game", {"game": "chess"}),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(open_table: Callable[[], Any], code: str, args: dict[str, Any]):
    with pytest.raises(Refused) as refused:
        open_table()

    refusal = refused.value.refusal
    assert (refusal.kind, refusal.code) == ("unreadable", code)
    assert refusal.args.items() >= args.items()


def test_options_have_defaults():
    assert KHIVA.check_options({}) == {"city": "when-empty", "open-score": "off"}
    assert KHIVA.check_options({"city": "never"}) == {"city": "never", "open-score": "off"}


# -- chance that cannot fall so -------------------------------------------------------------------------------

TEAPOTS = (2,) * 4 + (3,) * 5 + (4,) * 5 + (5,) * 4 + (6,) * 2 + (7,) * 2
CARPETS = tuple(f"{colour}-{value}" for colour in ("white", "blue", "green", "pink", "black") for value in (2, 3, 4))


@pytest.mark.parametrize(
    ("rolled", "chance"),
    [
        (0, TeapotsShuffled(TEAPOTS[:-1])),
        (0, TeapotsShuffled((*TEAPOTS[:-1], 6))),
        (0, TeapotsShuffled((*TEAPOTS, 7))),
        (0, CarpetsShuffled(CARPETS)),
        (1, CarpetsShuffled((*CARPETS[:-1], "white-2"))),
        (1, TeapotsShuffled(TEAPOTS)),
        (2, CardsDealt((("white-1",),) * 3, (), ())),
        (2, CardsDealt((("white-1", "white-2", "white-3", "white-4", "white-5"),) * 5, (), ())),
        (3, TeapotsShuffled(TEAPOTS)),
    ],
)
def test_a_shuffle_that_the_box_cannot_give_is_refused(rolled: int, chance: Any):
    g = KHIVA.new(5)
    KHIVA.seed_chance(g, 1)
    for _ in range(rolled):
        KHIVA.roll_chance(g)
    before = g.copy()

    with pytest.raises(Refused) as refused:
        KHIVA.take_chance(g, chance)

    assert refused.value.refusal == Refusal("illegal", "wrong-chance")
    assert g == before


@pytest.mark.parametrize(("table", "each"), [(choosing, 1), (two_choosing, 2)], ids=["KH-11", "KH-38"])
def test_what_is_accepted_is_just_what_is_offered(table: Callable[[], Khiva], each: int) -> None:
    """`accepts` does not look into the list that `legal` writes. Tried: cards twice, in any order, not of the hand."""
    g = table()
    for seat in range(g.seats):
        held = [card for card in range(CARDS) if g.hand[seat] >> card & 1]
        tried = range(CARDS) if each == 1 else [*held, held[-1] + 1]
        numbers = {reduce(pack, chosen) for chosen in product(tried, repeat=2 * each)} | {-1, CARDS ** (2 * each)}
        assert {number for number in numbers if KHIVA.accepts(g, seat, number)} == {*KHIVA.actions(g, seat)}
