"""What is secret and what is public: KH-43 and KH-44."""

import msgspec
import pytest

from caravanserai.engine.game import SPECTATOR
from caravanserai.games.khiva.rules.state import Khiva
from caravanserai.games.khiva.words.events import AnyEvent, CardsDealt, CardsGiven, ChoiceChanged, Event
from caravanserai.games.khiva.words.moves import ChooseCards, SpendGems
from caravanserai.games.khiva.words.names import Space, cards_named
from tests.rules.khiva.positions import KHIVA, answer, begin, finish_turn, hand, position, reveal


def seen_by(g: Khiva, seat: int) -> str:
    """All that a seat can read, its question too."""
    return (msgspec.json.encode((KHIVA.view(g, seat), KHIVA.ask(g, seat)))).decode()


# -- secret ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2, 3, 4])
def test_kh_43_nobody_sees_a_card_of_another_hand(seat: int):
    g = begin(5)
    text = seen_by(g, seat)

    for other in range(5):
        assert all((f'"{card}"' in text) == (other == seat) for card in hand(g, other))


@pytest.mark.parametrize("seats", [2, 3])
def test_kh_43_nobody_sees_the_cards_set_aside_but_those_turned_up(seats: int):
    g = begin(seats)

    assert (g.face_up != 0) == (seats == 2)
    for seat in (SPECTATOR, *range(seats)):
        text = seen_by(g, seat)
        assert not any(f'"{card}"' in text for card in cards_named(g.aside & ~g.face_up))
        assert all(f'"{card}"' in text for card in cards_named(g.face_up))


def test_kh_43_a_chosen_card_is_secret_until_it_is_revealed():
    g = begin(3)
    one, two = g.copy(), g.copy()
    KHIVA.play(one, 0, KHIVA.offers(g, 0)[0])
    KHIVA.play(two, 0, KHIVA.offers(g, 0)[7])

    for seat in (SPECTATOR, 1, 2):
        assert KHIVA.view(one, seat) == KHIVA.view(two, seat)
    assert KHIVA.view(one, 0) != KHIVA.view(two, 0)
    assert KHIVA.view(one, 0).own.choice == KHIVA.offers(g, 0)[0]


def test_kh_43_after_the_reveal_the_choice_is_gone():
    g = position(gems=[1, 0, 0])

    reveal(g, "white-1", "pink-1", "black-1")

    assert KHIVA.view(g, 0).own.choice is None


def test_kh_43_the_order_of_the_piles_is_secret():
    one = position(teapot_pile=[7, 2, 3], carpet_pile="pink-2 blue-4 white-3")
    two = position(teapot_pile=[3, 7, 2], carpet_pile="white-3 pink-2 blue-4")

    for seat in (SPECTATOR, 0, 1, 2):
        assert seen_by(one, seat) == seen_by(two, seat)


def test_kh_43_only_their_owner_sees_the_values_of_tokens_turned_face_down():
    g = position(teapots={1: [7, 4]}, delivered={1: "pink-3"})

    for seat in (SPECTATOR, 0, 2):
        shown = KHIVA.view(g, seat).seats[1]
        assert (shown.teapots, shown.delivered, shown.tokens) == (2, 1, None)
    tokens = KHIVA.view(g, 1).own.tokens
    assert (tokens.teapots, tokens.carpets) == ((4, 7), ("pink-3",))
    assert (tokens.teapot_points, tokens.carpet_points, tokens.total) == (11, 3, 14)


def test_kh_43_with_open_score_everybody_sees_them():
    g = position(teapots={1: [7, 4]}, delivered={1: "pink-3"}, options={"open-score": "on"})

    for seat in (SPECTATOR, 0, 1, 2):
        tokens = KHIVA.view(g, seat).seats[1].tokens
        assert (tokens.teapots, tokens.carpets) == ((4, 7), ("pink-3",))


def test_kh_43_at_the_end_all_tokens_are_turned_over():
    g = position(teapot_pile=[3], teapots={1: [7, 4]})
    assert KHIVA.view(g, 0).sheet is None

    reveal(g, "white-5", "pink-1", "black-1")

    assert KHIVA.view(g, SPECTATOR).seats[1].tokens.teapots == (4, 7)
    assert KHIVA.view(g, SPECTATOR).sheet == KHIVA.breakdown(g)


def test_kh_43_a_spectator_has_nothing_of_its_own():
    g = begin(3)

    assert KHIVA.view(g, SPECTATOR).own is None
    assert KHIVA.ask(g, SPECTATOR) is None


def test_kh_43_no_seat_is_shown_all_hands():
    g = begin(3)

    assert all(KHIVA.view(g, seat).all_own is None for seat in (SPECTATOR, 0, 1, 2))


def test_kh_43_who_looks_back_on_a_finished_game_sees_every_hand_and_token():
    g = position(teapots={1: [7, 4]}, delivered={1: "pink-3"})
    KHIVA.play(g, 0, KHIVA.offers(g, 0)[0])

    shown = KHIVA.open_view(g)

    assert shown.all_own == tuple(KHIVA.view(g, seat).own for seat in range(3))
    assert shown.all_own[0].choice is not None
    assert (shown.seats[1].tokens.teapots, shown.seats[1].tokens.carpets) == ((4, 7), ("pink-3",))


def test_kh_44_what_is_printed_on_board_and_cards_comes_from_the_edition():
    standard = KHIVA.standard_edition
    slots = (5, 4, 3, 2, 1)
    edition = msgspec.structs.replace(standard, cards=msgspec.structs.replace(standard.cards, gem_slots=slots))

    shown = KHIVA.view(KHIVA.new(2, edition=edition), SPECTATOR)

    assert shown.printed.gem_slots == slots
    assert [(shop.gems, shop.carpet, shop.salt_price) for shop in shown.printed.shops] == [
        (1, False, None),
        (0, True, None),
        (2, False, None),
        (0, True, 3),
    ]
    assert shown.cards_each == 2
    assert KHIVA.view(KHIVA.new(3), SPECTATOR).cards_each == 1


def test_kh_43_a_seat_remembers_what_it_gave_and_got():
    g = position()

    reveal(g, "white-1", "blue-1", "pink-1", gives=["green-1", "green-2", "green-3"])

    own = KHIVA.view(g, 1).own
    assert own.gave == ((), ("green-2",))
    assert own.got == ((), ("green-1",))


def test_kh_43_secret_events_go_to_those_who_may_see_them_and_all_others_to_everybody():
    secret = {CardsDealt: (1,), CardsGiven: (1, 2), ChoiceChanged: (1,)}
    samples = {
        CardsDealt: CardsDealt(1, ("white-1",)),
        CardsGiven: CardsGiven(1, 2, ("white-1",)),
        ChoiceChanged: ChoiceChanged(1),
    }
    assert Event().audience() is None
    for kind in AnyEvent.__args__:
        if kind in secret:
            assert samples[kind].audience() == secret[kind]
        else:
            assert kind.audience is Event.audience


# -- redeal ---------------------------------------------------------------------------------------------------


def redealt(g: Khiva, seat: int, seed: int) -> Khiva:
    twin = g.copy()
    KHIVA.redeal(twin, seat, seed)
    return twin


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_kh_43_a_redealt_game_looks_the_same_and_hides_other_things(seat: int):
    g = begin(3)
    KHIVA.play(g, 0, KHIVA.offers(g, 0)[3])

    twins = [redealt(g, seat, seed) for seed in range(5)]

    assert all(KHIVA.view(twin, seat) == KHIVA.view(g, seat) for twin in twins)
    rival = 2 if seat != 2 else 1
    assert len({twin.hand[rival] for twin in twins}) > 1
    assert len({tuple(twin.teapot_pile) for twin in twins}) > 1
    assert len({tuple(twin.carpet_pile) for twin in twins}) > 1
    assert all(KHIVA.inventory(twin) == KHIVA.inventory(g) for twin in twins)
    assert (len({twin.choice[0] for twin in twins}) > 1) == (seat != 0)


def test_kh_43_redeal_keeps_tokens_that_were_seen_when_taken():
    g = position(teapots={1: [7, 4]}, delivered={1: "pink-3"}, undelivered={2: "pink-2"})

    twin = redealt(g, 0, seed=5)

    assert twin.teapots == g.teapots
    assert (twin.delivered, twin.undelivered) == (g.delivered, g.undelivered)
    assert sorted(twin.teapot_pile[: twin.teapots_left]) == sorted(g.teapot_pile[: g.teapots_left])


def test_kh_43_redeal_leaves_a_given_card_with_the_neighbour():
    g = position()
    reveal(g, "white-1", "blue-1", "pink-1", gives=["green-1", "green-2", "green-3"])

    assert all("green-1" in hand(redealt(g, 0, seed), 1) for seed in range(8))
    assert not all("green-1" in hand(redealt(g, 2, seed), 1) for seed in range(8))


def test_kh_43_redeal_puts_no_discarded_carpet_back_into_the_pile():
    g = position(salt_left=1, gems=[3, 0, 0], undelivered={1: "blue-4 pink-2"}, carpet_pile="white-2 white-3 white-4")
    reveal(g, "white-4", "black-5", "green-5")
    answer(g, SpendGems(0))
    finish_turn(g)
    assert KHIVA.over(g)

    for seed in range(8):
        twin = redealt(g, 0, seed)
        assert sorted(twin.carpet_pile[: twin.carpets_left]) == sorted(g.carpet_pile[: g.carpets_left])


# -- public ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_kh_44_what_lies_open_is_seen_by_all(seat: int):
    g = position(
        camels={"blue": "1:3"},
        loads={"white": 6, "blue": 7, "green": 2, "pink": 3, "black": 4},
        gems=[4, 0, 2],
        undelivered={0: "pink-2 black-4"},
        salt={1: [8, 6]},
    )
    reveal(g, "white-5", "green-5", "pink-5")

    view = KHIVA.view(g, seat)

    assert [shown.gems for shown in view.seats] == [4, 0, 2]
    assert [shown.undelivered for shown in view.seats] == [("pink-2", "black-4"), (), ()]
    assert [shown.salt for shown in view.seats] == [(), (8, 6), ()]
    assert [shown.hand_size for shown in view.seats] == [4, 4, 4]
    assert [shown.teapots for shown in view.seats] == [1, 1, 1]
    assert view.camels[1].space == Space("shop", 1, 3)
    assert (view.camels[1].teapot, view.camels[4].teapot) == (7, 4)
    assert view.discard == ("white-5", "green-5", "pink-5")
    assert (view.piles.teapots, view.piles.carpets, view.piles.salt, view.piles.gems) == (14, 13, (5, 4), 24)
    assert view.cards_aside == 10
    assert (view.turn, view.deal, view.phase) == (1, 1, "choose")


def test_kh_44_everybody_sees_whose_turn_it_is_to_decide():
    g = position(gems=[0, 1, 0])

    reveal(g, "white-1", "blue-1", "pink-1")

    view = KHIVA.view(g, 2)
    assert (view.phase, view.active_camel, view.mover) == ("spend", "blue", 1)
    answer(g, SpendGems(0))
    view = KHIVA.view(g, 2)
    assert (view.phase, view.active_camel, view.mover) == ("choose", None, None)


def test_kh_44_who_has_chosen_is_seen_and_what_was_chosen_is_not():
    g = position(hands={1: "white-1 blue-1"})

    KHIVA.play(g, 1, ChooseCards(("white-1",), ("blue-1",)))

    assert KHIVA.asked(g) == [0, 2]
    assert "white-1" not in seen_by(g, 0)
