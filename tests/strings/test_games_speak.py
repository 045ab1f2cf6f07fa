"""Everything that a game can say is said, in every language and to every reader."""

from functools import cache
from importlib import import_module
from random import Random
from typing import Any, get_args

import pytest

from caravanserai.engine.game import GAMES, game
from caravanserai.engine.refusal import Refused
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.terminal.trouble import refusal_sentence
from tests.night import by_night

RARE: dict[str, Any] = {key: import_module(f"tests.strings.rare.{key}") for key in GAMES}


@cache
def heard(key: str) -> tuple[list[Any], list[Any], list[Any]]:
    """All events, moves and asks of some random games, and those that are rare."""
    rules, rare = game(key), RARE[key]
    told, played, asked = list(rare.EVENTS), list(rare.MOVES), list(rare.ASKS)
    for seed, seats in enumerate(rare.SEATS):
        dice = Random(seed)
        g = rules.new(seats, rare.OPTIONS)
        rules.seed_chance(g, seed)
        while not rules.over(g):
            if rules.chance_due(g):
                told += rules.roll_chance(g)[1]
                continue
            seat = rules.asked(g)[0]
            asked.append(rules.ask(g, seat))
            played.append(dice.choice(rules.offers(g, seat)))
            told += rules.play(g, seat, played[-1])
    return told, played, asked


@cache
def described(key: str) -> list[Any]:
    """What is said of all of that, each different thing once."""
    every = (game(key).describe(one) for lot in heard(key) for one in lot)
    return [*{repr(one): one for one in every}.values()]


#: Who plays and who watches; by night in every language.
READERS = [(lang, you) if you == 0 or lang == "en" else by_night(lang, you) for lang in LANGUAGES for you in (None, 0)]


@pytest.mark.parametrize(("lang", "you"), READERS)
@pytest.mark.parametrize("key", GAMES)
def test_every_event_move_and_ask_is_a_whole_sentence(key: str, lang: str, you: int | None) -> None:
    speak = Speaker(lang, you=you)
    for one in described(key):
        sentence = speak.say(one)
        assert sentence.strip() and sentence[-1] in ".?!", one
        assert not set("{}$\n") & set(sentence) and "???" not in sentence, sentence
        assert "  " not in sentence, sentence


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_event_was_among_them_and_has_a_clause(key: str) -> None:
    rules, told = game(key), heard(key)[0]
    assert {type(event) for event in told} == set(get_args(rules.event_type))
    assert all(rules.clause_of(event).startswith(rules.clause_prefix) for event in told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_is_a_sentence_that_names_its_clause(key: str, lang: str) -> None:
    for refusal in RARE[key].REFUSALS:
        sentence = refusal_sentence(refusal, Speaker(lang))
        assert sentence.endswith("."), sentence
        assert "{" not in sentence
        assert sentence.startswith(refusal.clause or ""), sentence


def test_refusals_that_the_game_raises_can_be_said() -> None:
    khiva = game("khiva")
    attempts = [
        lambda: game("chess"),
        lambda: khiva.new(9),
        lambda: khiva.new(3, {"colour": "red"}),
        lambda: khiva.new(3, {"city": "maybe"}),
        lambda: khiva.read_move(b"{}"),
    ]
    for attempt in attempts:
        with pytest.raises(Refused) as refused:
            attempt()
        for lang in LANGUAGES:
            assert refusal_sentence(refused.value.refusal, Speaker(lang)).endswith(".")
