"""The three files of sentences say the same things, and exactly those that the program says."""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import caravanserai
from caravanserai.engine.found import HOME, packages
from caravanserai.engine.game import GAMES, game
from caravanserai.engine.phrase_table import phrase_table
from caravanserai.engine.phrases import kebab
from caravanserai.lessons.lesson import lessons
from caravanserai.strings import LANGUAGES, files
from caravanserai.strings.lazy import LazyBundle
from caravanserai.tables.fold.frames import PhraseId
from tests.night import by_night

SOURCE = Path(caravanserai.__file__).parent
CODE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py")))
FRONTEND = Path(__file__).parents[2] / "frontend" / "src"
PAGE = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(FRONTEND.rglob("*")) if path.suffix in (".ts", ".svelte")
)
#: How the code names a sentence where it says one.
SAID = re.compile(r'(?:Phrase|say|Trouble|speak|self)\(\s*"([a-z][a-z0-9-]*)[".]')
HELPED = re.compile(r'(?:help=|""")"?(help-[a-z-]+)"')
#: How the page does: t("id"), also as one of several after a question mark; the rest of a name may be put in.
SAID_BY_PAGE = re.compile(r"""\bt\(\s*["'`](([a-z][a-z0-9-]*[a-z0-9])(?:\.[a-z][a-z-]*(?=["'`]))?)["'`.,]""")
NAMED_BY_PAGE = re.compile(
    r"""["'`]((?:page|khiva|kilim|samarkand|table|game|seat|bye|phrase|end)-[a-z0-9-]*)(?:["'`.]|(\$\{))"""
)


@cache
def parts_of(lang: str) -> dict[str, set[str]]:
    """The variables of every message and of every attribute, by `id` and `id.attribute`."""
    parts = {}
    for entry in (entry for one in resources(lang) for entry in one.body):
        if isinstance(entry, ast.Message):
            assert entry.id.name not in parts, f"{entry.id.name} stands twice in {lang}"
            parts[entry.id.name] = variables(entry.value)
            for attribute in entry.attributes:
                parts[f"{entry.id.name}.{attribute.id.name}"] = variables(attribute.value)
    return parts


@cache
def resources(lang: str) -> list[ast.Resource]:
    return [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files(lang)]


def text_of(lang: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in files(lang))


def variables(pattern: ast.Pattern | None) -> set[str]:
    found: set[str] = set()

    class Collect(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            found.add(f"message {node.id.name}")

    if pattern is not None:
        Collect().visit(pattern)
    return found


@cache
def said_in_code() -> set[str]:
    """Every sentence that the code says by its whole name, and every option; `test_refusals.py` has the refusals."""
    ids = set(SAID.findall(CODE)) | set(HELPED.findall(CODE))
    ids |= {name for names in SAID_BY_PAGE.findall(PAGE) for name in names}
    ids |= {f"game-{key}" for key in GAMES}
    # An event, an ask or a move has a message of its name, and what it names has some too.
    for table in (phrase_table(game(key)) for key in GAMES):
        ids |= {f"{table.game}-{kebab(told)}" for told in table.fields if told != "GameEnded"}
        ids |= {f"{table.game}-{message}" for messages in table.things.values() for message in messages}
    ids |= {one.words for key in GAMES for one in lessons(key)}
    ids |= {f"{key}-option-{option.key}" for key in GAMES for option in game(key).options}
    return ids - {"seat"}


@cache
def referred_to() -> set[str]:
    return set.union(*parts_of("en").values())


@cache
def named_by_page() -> list[tuple[str, str]]:
    return list(dict.fromkeys(NAMED_BY_PAGE.findall(PAGE)))


@cache
def classes() -> set[str]:
    return set(re.findall(r"^class (\w+)", CODE, re.MULTILINE))


@cache
def written() -> set[str]:
    """The words in quotes, and the names of fields."""
    return {*re.findall(r"[\"']([\w-]+)(?=[\"'.])", CODE), *re.findall(r"\b([\w-]+): ", CODE)}


def may_be_said(name: str) -> bool:
    """Does the code, or another message, write the name, or the last part of it where the first is its family's?"""
    if name in said_in_code() or f"message {name}" in referred_to():
        return True
    for named, goes_on in named_by_page():
        if name == named or (goes_on and name.startswith(named)):
            return True
    family = re.match(r"(?:bye|help-serve|khiva-head|kilim-head|samarkand-head)-", name)
    tail = name[family.end() :] if family else name
    # What happens at a table is a class there.
    if name.removeprefix("table-").title().replace("-", "") in classes():
        return True
    # A setting is a field of the settings, and has underscores there.
    words = {name, tail, tail.replace("-", "_")}
    return bool(words & written())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_read(lang: str) -> None:
    junk = [entry.content for one in resources(lang) for entry in one.body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_language_has_the_same_messages_in_the_same_order(lang: str) -> None:
    assert list(parts_of(lang)) == list(parts_of("en"))


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_message_has_the_same_variables(lang: str) -> None:
    other = parts_of(lang)
    differ = {name: (mine, other[name]) for name, mine in parts_of("en").items() if other[name] != mine}
    assert differ == {}


def test_no_message_is_missing() -> None:
    assert said_in_code() - set(parts_of("en")) == set()


def test_no_message_is_unused() -> None:
    """Of the house and its own games; a game of another package has its own code, and its own tests."""
    others = tuple(key for key, package in packages().items() if not package.startswith(HOME))
    names = [name for name in parts_of("en") if not any(key in name for key in others)]
    names = [name for name in names if not name.startswith("refusal-")]  # test_refusals.py has them
    assert [name for name in names if "." not in name and not may_be_said(name)] == []


def test_no_sentence_names_a_square_by_its_coordinates() -> None:
    """Places are said in words, or pointed at."""
    for lang in LANGUAGES:
        assert [name for name, parts in parts_of(lang).items() if parts & {"x", "y"}] == []
        text = text_of(lang)
        assert re.findall(r"^.*\b0, 0\b.*$", text, re.MULTILINE) == []


def test_every_phrase_of_the_house_has_words() -> None:
    for lang in LANGUAGES:
        assert [phrase for phrase in get_args(PhraseId) if f"phrase-{phrase}" not in parts_of(lang)] == []


def test_every_value_of_every_option_has_words() -> None:
    known = parts_of("en")
    for key in GAMES:
        for option in game(key).options:
            for attribute in ("explanation", *option.values):
                assert f"{key}-option-{option.key}.{attribute}" in known


def test_no_korean_particle_depends_on_a_name() -> None:
    """After a name the Korean file writes 님, so that the particle is always right."""
    text = text_of("ko")
    assert re.findall(r"\{ \$(?:seat|to|path|seller) \}(?! 님|번|:)", text) == []
    assert re.findall(r"\((?:은|는|이|가|을|를|와|과|으)\)", text) == []


@pytest.mark.parametrize("lang", [lang if lang in ("en", "ko") else by_night(lang) for lang in LANGUAGES])
def test_each_message_is_found_alone_as_in_its_file(lang: str) -> None:
    """The program parses a message when it says it first: nothing of the file may be lost by that. By day
    `test_wording.py` says every message of the other languages."""
    whole = [entry for one in resources(lang) for entry in one.body]
    made = LazyBundle(lang)
    for file in files(lang):
        made.add_text(file.read_text(encoding="utf-8"))
    messages = {entry.id.name: entry for entry in whole if isinstance(entry, ast.Message)}
    assert made.names == set(messages)
    for name, message in messages.items():
        assert set(made.get_message(name).attributes) == {attribute.id.name for attribute in message.attributes}


def test_a_message_is_said_with_what_it_refers_to() -> None:
    made = LazyBundle("en")
    made.add_text("a = { b }, { -c }\nb = { -c }.\n    .d = x\n# A comment.\n-c = c\n")
    made.add_text("a = another\ne = { a }\n")
    assert made.has_message("e") and not made.has_message("-c") and not made.has_message("d")
    assert made.format_pattern(made.get_message("e").value) == ("c., c", [])
    with pytest.raises(LookupError):
        made.get_message("f")
