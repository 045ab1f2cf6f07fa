"""Everything that Khiva can say is said, in every language and to every reader."""

from functools import cache
from random import Random
from typing import Any

import pytest

from caravanserai.rules.game import game
from caravanserai.rules.khiva import events, moves
from caravanserai.rules.khiva.names import COLOUR_NAMES
from caravanserai.rules.refusal import Refusal, Refused
from caravanserai.rules.said import Said
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.trouble import refusal_sentence

KHIVA = game("khiva")


@cache
def heard() -> tuple[list[Any], list[Any], list[Any]]:
    """All events, moves and asks of some random games."""
    told: list[Any] = []
    played: list[Any] = []
    asked: list[Any] = []
    for seed in range(6):
        dice = Random(seed)
        g = KHIVA.new(2 + seed % 4, {"open-score": "on"})
        KHIVA.seed_chance(g, seed)
        while not KHIVA.over(g):
            if KHIVA.chance_due(g):
                told += KHIVA.roll_chance(g)[1]
                continue
            seat = KHIVA.asked(g)[0]
            asked.append(KHIVA.ask(g, seat))
            played.append(dice.choice(KHIVA.offers(g, seat)))
            told += KHIVA.play(g, seat, played[-1])
    return told, played, asked


def all_said() -> dict[str, list[Said]]:
    told, played, asked = heard()
    rare: list[Any] = [
        events.CardRefused(0, "white-3", 0),
        events.ChoiceChanged(0),
        events.SaltDeclined(0),
        events.NothingLeft(0, 2),
        events.CarpetsDiscarded(0, ("pink-2", "black-4")),
        events.CarpetsDelivered(0, ("pink-2", "pink-4")),
        *(events.EndTriggered(pile) for pile in ("teapots", "carpets", "salt")),
        events.GameEnded((30, 30, 12), (1, 1, 3)),
        events.GameEnded((30, 20, 12), (1, 2, 3)),
    ]
    return {
        "events": [KHIVA.describe_event(event) for event in [*told, *rare]],
        "moves": [
            KHIVA.describe_move(move) for move in [*played, moves.TakeSalt(), moves.TakeCarpet(), moves.Decline()]
        ],
        "asks": [KHIVA.describe_ask(ask) for ask in [*asked, moves.Shop4Ask(3, 8, True), moves.Shop4Ask(3, 8, False)]],
    }


@pytest.mark.parametrize("you", [None, 0])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_move_and_ask_is_a_whole_sentence(lang: str, you: int | None) -> None:
    speak = Speaker(lang, you=you)
    for said in (said for kind in all_said().values() for said in kind):
        sentence = speak.say(said)
        assert sentence.strip() and sentence[-1] in ".?!", said
        assert not set("{}$\n") & set(sentence) and "???" not in sentence, sentence
        assert "  " not in sentence, sentence


def test_every_kind_of_event_was_among_them() -> None:
    kinds = {type(event) for event in heard()[0]} | {events.ChoiceChanged, events.SaltDeclined, events.NothingLeft}
    assert kinds == set(events.AnyEvent.__args__)


REFUSALS = [
    Refusal("illegal", "khiva-too-many-gems", "KH-17", {"most": 0, "gems": 3}),
    Refusal("illegal", "khiva-too-many-gems", "KH-17", {"most": 1, "gems": 3}),
    Refusal("illegal", "khiva-too-many-gems", "KH-17", {"most": 2, "gems": 3}),
    Refusal("illegal", "khiva-salt-price", "KH-26", {"price": 3, "gems": 1}),
    Refusal("illegal", "khiva-no-carpet", "KH-26"),
    Refusal("illegal", "khiva-must-take", "KH-26"),
    Refusal("illegal", "other-question", "KH-11"),
    Refusal("illegal", "khiva-card-count", "KH-11", {"each": 1}),
    Refusal("illegal", "khiva-card-count", "KH-38", {"each": 2}),
    Refusal("illegal", "khiva-card-twice", "KH-11"),
    *(Refusal("illegal", "khiva-not-in-hand", "KH-11", {"colour": colour, "value": 3}) for colour in COLOUR_NAMES),
    Refusal("illegal", "wrong-chance"),
    Refusal("not-yours-now", "no-such-seat"),
    Refusal("not-yours-now", "game-over"),
    Refusal("not-yours-now", "not-asked"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_sentence_that_names_its_clause(lang: str) -> None:
    for refusal in REFUSALS:
        sentence = refusal_sentence(refusal, Speaker(lang))
        assert sentence.endswith("."), sentence
        assert "{" not in sentence
        assert sentence.startswith(refusal.clause or ""), sentence


def test_refusals_that_the_game_raises_can_be_said() -> None:
    attempts = [
        lambda: game("chess"),
        lambda: KHIVA.new(9),
        lambda: KHIVA.new(3, {"colour": "red"}),
        lambda: KHIVA.new(3, {"city": "maybe"}),
        lambda: KHIVA.read_move(b"{}"),
    ]
    for attempt in attempts:
        with pytest.raises(Refused) as refused:
            attempt()
        for lang in LANGUAGES:
            assert refusal_sentence(refused.value.refusal, Speaker(lang)).endswith(".")
