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
from caravanserai.web.errors import sentence_for

SOURCE = Path(caravanserai.__file__).parent
FILES = [path for floor in ("tables", "web") for path in sorted((SOURCE / floor).rglob("*.py"))]
CODE = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
WONT_START = re.compile(r'WontStart\("([a-z-]+)"')


def message_of(event: type) -> str:
    return "table-" + re.sub(r"(?<!^)(?=[A-Z])", "-", event.__name__).lower().removeprefix("table-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_good_bye_and_table_event_has_words(lang: str) -> None:
    speak = Speaker(lang)
    ids = {f"bye-{code}" for code in typing.get_args(typing.get_type_hints(Bye)["code"])}
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
