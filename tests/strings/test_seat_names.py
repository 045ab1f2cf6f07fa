"""What seats are called: people as they are, bots as the characters of the house."""

import re
from pathlib import Path

import pytest

from caravanserai.bots.levels import BOTS, LEVELS
from caravanserai.engine.phrases import Phrase, seat_name
from caravanserai.strings import CHARACTERS, LANGUAGES, Speaker, settled
from caravanserai.strings.seat_names import seat_speaker


def names(speak: Speaker, seats: int) -> list[str]:
    return [speak.name(seat) for seat in range(seats)]


def test_every_bot_is_a_character_in_every_language() -> None:
    assert set(CHARACTERS) == set(BOTS)
    for lang in LANGUAGES:
        speak = Speaker(lang)
        for key in CHARACTERS:
            assert speak(f"page-bot-{key}") in speak(f"page-bot-{key}.called")
            assert speak(f"page-bot-{key}.sentence")


def test_the_page_knows_the_same_characters_and_counts_their_levels() -> None:
    page = (Path(__file__).parents[2] / "frontend/src/art/levels.ts").read_text(encoding="utf-8")
    (listed,) = re.findall(r"CHARACTERS = \[(.*?)\]", page)
    assert tuple(re.findall(r'"(\w+)"', listed)) == CHARACTERS
    assert [key for key in CHARACTERS if key.startswith("level")] == [level.key for level in LEVELS]
    # Nobody is told of a level that there is not.
    last = len(LEVELS)
    assert Speaker("en")("page-bot-level", level=last, levels=last) == f"Bot, level {last} of {last}"


def test_a_bot_is_its_character_and_has_a_number_only_among_its_like() -> None:
    speak = seat_speaker("en", ["Guest", "", "", ""], [None, "level5", "level3", "level3"], you=0)
    assert names(speak, 4) == ["Guest", "Guide", "Trader 1", "Trader 2"]
    assert [speak.called(seat) for seat in range(4)] == ["Guest", "the Guide", "Trader 1", "Trader 2"]


def test_a_bot_in_a_persons_place_goes_by_the_persons_name() -> None:
    speak = seat_speaker("en", ["Guest", ""], ["level3", "level3"])
    assert names(speak, 2) == ["Guest", "Trader"]


def test_nobody_and_a_bot_that_is_not_known_have_names_too() -> None:
    assert names(seat_speaker("en", ["", ""], [None, "level99"]), 2) == ["Seat 1", "Bot 2"]
    assert names(seat_speaker("en", ["", ""], []), 2) == ["Seat 1", "Seat 2"]


@pytest.mark.parametrize(
    ("lang", "given", "back", "place"),
    [
        ("en", "The Guide gives X to the Trader.", "G gives X to the Guide.", "the Guide’s counter"),
        ("fr", "Le Guide donne X à la Commerçante.", "G donne X au Guide.", "le comptoir chez le Guide"),
        (
            "ko",
            "길잡이 님이 장사꾼 님에게 X를 건넸습니다.",
            "G 님이 길잡이 님에게 X를 건넸습니다.",
            "길잡이 님의 교역소",
        ),
    ],
)
def test_sentences_have_room_for_them(lang: str, given: str, back: str, place: str) -> None:
    speak = seat_speaker(lang, ["G", "", ""], [None, "level5", "level3"])

    def say(one: int, other: int) -> str:
        return speak.say(Phrase("khiva-cards-given", {"seat": seat_name(one), "to": seat_name(other), "cards": "X"}))

    assert say(1, 2) == given
    assert say(0, 1) == back
    assert speak.say(Phrase("khiva-space", {"place": "counter", "path": seat_name(1)})) == place


def test_only_characters_are_settled_and_only_whole_sentences() -> None:
    assert settled("en", "the guest waits.") == "the guest waits."
    assert settled("en", "the Guide and the Trader") == "the Guide and the Trader"
    assert settled("en", "Over. the Guide wins.") == "Over. The Guide wins."
    assert settled("en", "a merchant wins.") == "A merchant wins."
    assert settled("fr", "Le kilim de le Négociant") == "Le kilim du Négociant"
    assert settled("fr", "Le kilim de l’Apprenti") == "Le kilim de l’Apprenti"
    assert settled("fr", "l’Apprenti a choisi.") == "L’Apprenti a choisi."
    assert settled("es", "El kilim de el Guía") == "El kilim del Guía"
    assert settled("es", "el Guía da rosa 5 a el Mercader.") == "El Guía da rosa 5 al Mercader."
