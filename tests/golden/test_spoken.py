"""What is told in each game, and how it is said: the page reads the same files (`spoken.test.ts`) and has to say the
same. `make golden` rewrites them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from caravanserai.engine.game import GAMES, game
from caravanserai.engine.phrase_table import phrase_table
from caravanserai.engine.tableau import Choice
from caravanserai.strings import LANGUAGES, Speaker
from tests.strings.test_games_speak import RARE, heard

FOLDER = Path(__file__).parent
#: Seat 2 has no name: it is called by its number.
NAMES = ("Anna", "Bo", "", "Olga", "Eve")
#: Who only watches, and two who are often meant.
READERS = (None, 0, 1)
#: So many sentences for each type, those of the shortest data; all that are rare.
EACH = 4


def examples(key: str) -> list[Any]:
    rare = RARE[key]
    chosen = [*rare.EVENTS, *rare.MOVES, *rare.ASKS]
    speak, rules = Speaker("en", NAMES), game(key)
    said = {(type(one).__name__, speak.say(rules.describe(one))) for one in chosen}
    for one in sorted((one for lot in heard(key) for one in told(lot)), key=lambda one: len(msgspec.json.encode(one))):
        kind, sentence = type(one).__name__, speak.say(rules.describe(one))
        if (kind, sentence) not in said and sum(other == kind for other, _ in said) < EACH:
            said.add((kind, sentence))
            chosen.append(one)
    return sorted(chosen, key=lambda one: type(one).__name__)


def told(lot: list[Any]) -> list[Any]:
    """These, and what the choices of a tableau would bring."""
    choices = [choice for one in lot for choice in getattr(one, "choices", ())]
    return [*lot, *(choice.brings for choice in choices if isinstance(choice, Choice))]


def spoken(key: str) -> bytes:
    rules = game(key)
    lines = []
    for one in examples(key):
        said = {lang: [Speaker(lang, NAMES, you).say(rules.describe(one)) for you in READERS] for lang in LANGUAGES}
        clause = rules.clause_of(one) if isinstance(one, rules.event_type) else None
        lines.append(msgspec.json.encode({"told": one, "clause": clause, "said": said}))
    # A game with a page has its table in `generated.ts`; of another the house sends it.
    table = None if "page" in rules.parts else phrase_table(rules)
    head = b'{"names":' + msgspec.json.encode(NAMES) + b',"phrases":' + msgspec.json.encode(table)
    return head + b',"lines":[\n' + b",\n".join(lines) + b"\n]}\n"


@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_sentence_is_said_as_it_is_written(key, update_goldens):
    golden = FOLDER / f"spoken-{key}.json"
    text = spoken(key)
    if update_goldens:
        golden.write_bytes(text)
    assert golden.read_bytes() == text
