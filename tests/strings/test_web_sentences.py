"""Everything that a table or the server can say to a person is said, in every language."""

import re
import typing
from pathlib import Path

import pytest

import caravanserai
from caravanserai.engine.phrases import seat_name
from caravanserai.engine.refusal import Refusal
from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.tables.fold.frames import Bye
from caravanserai.tables.fold.table_events import AnyTableEvent
from caravanserai.web.errors import BY_CODE, BY_STATUS, sentence_for

SOURCE = Path(caravanserai.__file__).parent
FILES = [path for floor in ("tables", "web") for path in sorted((SOURCE / floor).rglob("*.py"))]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
#: A call that refuses, up to the end of its line; the codes in it are the texts without a space.
REFUSING = re.compile(r"(?:\brefuse|\bunreadable)\((.*)")
REFUSALS = re.compile(r'Refusal\("[a-z-]+", "([a-z-]+)"')
WONT_START = re.compile(r'WontStart\("([a-z-]+)"')


def refused_codes() -> set[str]:
    codes = set(REFUSALS.findall(CODE)) | set(BY_CODE) | set(BY_STATUS.values())
    for line in REFUSING.findall(CODE):
        codes |= set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', line))
    return codes


def message_of(event: type) -> str:
    return "table-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower().removeprefix("table-")


def test_the_codes_are_found() -> None:
    assert {"no-such-table", "table-started", "not-your-ask", "stale-ask", "no-person", "too-fast"} <= refused_codes()
    assert len(refused_codes()) > 40


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_good_bye_and_table_event_has_words(lang: str) -> None:
    speak = Speaker(lang)
    ids = {f"refusal-{code}" for code in refused_codes()}
    ids |= {f"bye-{code}" for code in typing.get_args(typing.get_type_hints(Bye)["code"])}
    ids |= {message_of(event) for event in typing.get_args(AnyTableEvent)}
    ids |= set(WONT_START.findall(CODE))
    assert {name for name in ids if not speak.knows(name)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_seat_that_a_bot_plays_for_is_named_or_spoken_to(lang: str) -> None:
    for you, because in ((None, "clock"), (0, "clock"), (None, "left"), (0, "left")):
        speak = Speaker(lang, ["Someone"], you=you)
        text = speak("table-bot-took-over" + (".you" if you == 0 else ""), seat=seat_name(0), because=because)
        assert ("Someone" in text) == (you is None) and text.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_that_has_no_words_is_told_by_its_code(lang: str) -> None:
    assert sentence_for(Refusal("illegal", "never-heard-of"), Speaker(lang)) == "never-heard-of"
