"""Everything that The Market of Samarkand can say is said, in every language and to every reader."""

from functools import cache
from random import Random
from typing import Any

import pytest

from caravanserai.rules.game import game
from caravanserai.rules.refusal import Refusal
from caravanserai.rules.said import Said
from caravanserai.rules.samarkand import events, moves, questions
from caravanserai.rules.samarkand.names import KIND_NAMES
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.trouble import refusal_sentence

SAMARKAND = game("samarkand")
PURPOSES = ("sale", "price", "leave", "kind")
RARE_EVENTS: list[Any] = [
    *(events.AnswerSealed(0, purpose) for purpose in PURPOSES),
    *(events.AnswerChanged(0, purpose) for purpose in PURPOSES),
    events.CamelTurnedUp(3, 0),
    events.CouldNotPay(0, "camel", 7, 0),
    events.CouldNotPay(0, "spices-5", 7, 1),
    events.DisputeWon(1, "spices-5", (0, 2)),
    events.DisputeLost((0, 2), "spices-5", 4, 1),
    events.DisputeLost((1, 2), "spices-5", 4, 0),
    events.DisputeLost((0, 2), "spices-5", 4, None),
    events.DisputeLost((0, 2), "camel", 4, None),
    events.GoodsBought(0, "jewels-7", 1, 2),
    events.GoodsBought(2, "jewels-7", 2, 0),
    events.GoodsBought(0, "jewels-7", 1, None),
    events.CamelBought(0, 5, 1),
    events.PileShuffled(7),
    events.GoodsUnsold(("spices-5",)),
    events.GoodsLeft(0, ("spices-5", "clothes-1")),
    *(events.KindScored(0, kind) for kind in KIND_NAMES),
    events.GameEnded((30, 30, 12), (1, 1, 3)),
]
RARE_ASKS: list[Any] = [questions.LeaveBehindAsk(("spices-1",), 3, leave, 2, ()) for leave in (1, 2)] + [
    questions.ScoreKindAsk(())
]


@cache
def heard() -> tuple[list[Any], list[Any], list[Any]]:
    """All events, moves and asks of some random games."""
    told: list[Any] = []
    played: list[Any] = [moves.LeaveBehind(("spices-1", "jewels-2")), moves.ScoreKind("fruits")]
    asked: list[Any] = []
    for seats in (3, 5):
        dice = Random(seats)
        g = SAMARKAND.new(seats)
        SAMARKAND.seed_chance(g, seats)
        while not SAMARKAND.over(g):
            if SAMARKAND.chance_due(g):
                told += SAMARKAND.roll_chance(g)[1]
                continue
            seat = SAMARKAND.asked(g)[0]
            asked.append(SAMARKAND.ask(g, seat))
            played.append(dice.choice(SAMARKAND.offers(g, seat)))
            told += SAMARKAND.play(g, seat, played[-1])
    return told, played, asked


def all_said() -> list[Said]:
    told, played, asked = heard()
    return [
        *(SAMARKAND.describe_event(event) for event in [*told, *RARE_EVENTS]),
        *(SAMARKAND.describe_move(move) for move in played),
        *(SAMARKAND.describe_ask(ask) for ask in [*asked, *RARE_ASKS]),
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
    assert all(SAMARKAND.clause_of(event).startswith("SA-") for event in told)


CARD = {"kind": "spices", "value": 5}
REFUSALS = [
    Refusal("illegal", "samarkand-not-in-hand", "SA-07", CARD),
    Refusal("illegal", "samarkand-own-goods", "SA-16"),
    Refusal("illegal", "samarkand-no-camel", "SA-19"),
    Refusal("illegal", "samarkand-not-on-offer", "SA-09", CARD),
    *(Refusal("illegal", "samarkand-leave-count", "SA-27", {"leave": leave}) for leave in (1, 3)),
    Refusal("illegal", "samarkand-not-yours", "SA-27", CARD),
    *(Refusal("illegal", "samarkand-not-rarest", "SA-28", {"kind": kind}) for kind in KIND_NAMES),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_sentence_that_names_its_clause(lang: str) -> None:
    for refusal in REFUSALS:
        sentence = refusal_sentence(refusal, Speaker(lang))
        assert sentence.endswith("."), sentence
        assert "{" not in sentence
        assert sentence.startswith(refusal.clause or ""), sentence
