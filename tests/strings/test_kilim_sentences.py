"""Everything that Kilim can say is said, in every language and to every reader."""

from functools import cache
from random import Random
from typing import Any

import pytest

from caravanserai.rules.game import game
from caravanserai.rules.kilim import events, moves, questions
from caravanserai.rules.kilim.names import TOKEN_NAMES
from caravanserai.rules.refusal import Refusal
from caravanserai.rules.said import Said
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.trouble import refusal_sentence

KILIM = game("kilim")
RARE_EVENTS: list[Any] = [
    events.CardChanged(0),
    events.CardTakenBack(0),
    *(events.GoldChanged(0, purpose) for purpose in ("offer", "scrap-bag", "artisan")),
    *(events.NothingLeft(0, place) for place in ("scrap-bag", "artisan")),
    *(events.PaymentTied(7, place) for place in ("scrap-bag", "artisan")),
    *(events.GoldDiscarded(0, 7, place) for place in ("scrap-bag", "artisan")),
    *(events.GoldPaid(0, 7, place) for place in ("scrap-bag", "artisan")),
    *(events.GoldSealed(0, purpose) for purpose in ("offer", "scrap-bag", "artisan")),
    events.OffersCancelled(15, (0, 1)),
    events.PrizeWon(0, 7, 2),
    events.PrizeLeft(2),
    events.DominoesLost(("1-star-comb", "torn-horn", "2-horn-horn")),
    events.DominoesLost(("1-star-comb",)),
    events.DominoTurned(0, "1-star-comb", 0, 0, 1),
    events.PieceRemoved(0, "scrap-star"),
    events.PieceMoved(0, "perfect-1", -1, 2),
    events.PerfectWoven(0, "perfect-1", 0, 0, 0),
    events.ActionSealed(0),
    events.SeatDone(0),
    events.GameEnded((30, 30, 12), (1, 1, 3)),
]


@cache
def heard() -> tuple[list[Any], list[Any], list[Any]]:
    """All events, moves and asks of some random games."""
    told: list[Any] = []
    played: list[Any] = []
    asked: list[Any] = []
    for seed in range(4):
        dice = Random(seed)
        g = KILIM.new(2 + seed)
        KILIM.seed_chance(g, seed)
        while not KILIM.over(g):
            if KILIM.chance_due(g):
                told += KILIM.roll_chance(g)[1]
                continue
            seat = KILIM.asked(g)[0]
            asked.append(KILIM.ask(g, seat))
            played.append(dice.choice(KILIM.offers(g, seat)))
            told += KILIM.play(g, seat, played[-1])
    return told, played, asked


def all_said() -> list[Said]:
    told, played, asked = heard()
    rare_asks = [
        questions.PayGoldAsk(purpose, (1, 2), 4, discard, "KI-18")
        for purpose in ("offer", "scrap-bag", "artisan")
        for discard in (False, True)
    ]
    return [
        *(KILIM.describe_event(event) for event in [*told, *RARE_EVENTS]),
        *(KILIM.describe_move(move) for move in [*played, moves.TakeBackCard(), moves.Done()]),
        *(KILIM.describe_ask(ask) for ask in [*asked, *rare_asks, questions.WeaveAsk("1-star-comb", 2, (), None)]),
    ]


@pytest.mark.parametrize("you", [None, 0])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_move_and_ask_is_a_whole_sentence(lang: str, you: int | None) -> None:
    speak = Speaker(lang, you=you)
    for said in all_said():
        sentence = speak.say(said)
        assert sentence.strip() and sentence[-1] in ".?!", said
        assert not set("{}$\n") & set(sentence) and "???" not in sentence, sentence
        assert "  " not in sentence, sentence


def test_every_kind_of_event_was_among_them_and_has_a_clause() -> None:
    told = [*heard()[0], *RARE_EVENTS]
    assert {type(event) for event in told} == set(events.AnyEvent.__args__)
    assert all(KILIM.clause_of(event).startswith("KI-") for event in told)


REFUSALS = [
    *(Refusal("illegal", "kilim-card-gone", "KI-12", {"card": card}) for card in ("spy", "scrap-bag", "artisan")),
    Refusal("illegal", "kilim-card-gone", "KI-11", {"card": "gold-7"}),
    Refusal("illegal", "kilim-nothing-placed", "KI-32"),
    Refusal("illegal", "kilim-gold-gone", "KI-11", {"gold": 7}),
    Refusal("illegal", "kilim-gold-too-low", "KI-18", {"winning": 7}),
    Refusal("illegal", "kilim-gold-too-high", "KI-23", {"winning": 7}),
    Refusal("illegal", "kilim-no-such-scrap", "KI-21"),
    Refusal("illegal", "kilim-token-gone", "KI-26", {"token": "move"}),
    Refusal("illegal", "kilim-first-square", "KI-33"),
    Refusal("illegal", "kilim-square-taken", "KI-34"),
    Refusal("illegal", "kilim-not-beside", "KI-34"),
    Refusal("illegal", "kilim-card-placed", "KI-32"),
    Refusal("illegal", "kilim-no-perfect", "KI-27"),
    Refusal("illegal", "kilim-scrap-not-beside", "KI-22"),
    Refusal("illegal", "kilim-scrap-not-kept", "KI-21"),
    *(Refusal("illegal", "kilim-no-token", "KI-26", {"token": token}) for token in TOKEN_NAMES[1:]),
    Refusal("illegal", "kilim-not-in-kilim", "KI-36"),
    Refusal("illegal", "kilim-cannot-turn", "KI-28"),
    Refusal("illegal", "kilim-scrap-covered", "KI-22"),
    Refusal("illegal", "kilim-cannot-move", "KI-30"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_sentence_that_names_its_clause(lang: str) -> None:
    for refusal in REFUSALS:
        sentence = refusal_sentence(refusal, Speaker(lang))
        assert sentence.endswith("."), sentence
        assert "{" not in sentence
        assert sentence.startswith(refusal.clause or ""), sentence
