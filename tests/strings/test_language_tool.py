"""`make language`: what it makes for a translator, and what it finds."""

from pathlib import Path

from caravanserai.strings import LANGUAGES
from tools.language import ROOT, report

ENGLISH = "hello = Hello, { $name }\n    .title = A title\n# A comment.\nbye =\n    Bye\n"
RULES = "# Rules\n\n## First\n\n- **XX-01** One.\n- **XX-02** Two.\n"


def test_a_new_language_begins_with_everything_and_ends_with_nothing_missing(tmp_path: Path) -> None:
    for folder, name, text in (("strings", "en.ftl", ENGLISH), ("games/x/rulebook", "en.md", RULES)):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / name).write_text(text, encoding="utf-8")
    lines, complete = report(tmp_path, "de")
    assert not complete
    assert lines == [
        "strings/de.ftl (new): 0 of 2",
        "  missing: hello, bye",
        "games/x/rulebook/de.md (new): 0 of 2",
        "  missing: XX-01, XX-02",
    ]
    words, rules = tmp_path / "strings/de.ftl", tmp_path / "games/x/rulebook/de.md"
    words.write_text("hello = Hallo, { $nam }\nbye = Ade\nmore = Mehr\n", encoding="utf-8")
    rules.write_text(RULES.replace("One", "Eins").replace("Two", "Zwei"), encoding="utf-8")
    lines, complete = report(tmp_path, "de")
    assert not complete and lines[1:4] == [
        "  hello: $nam is nothing that this message is given",
        "  hello: .title is missing",
        "  more: no such message in English",
    ]
    words.write_text(ENGLISH.replace("Hello", "Hallo").replace("Bye", "Ade"), encoding="utf-8")
    assert report(tmp_path, "de") == (["strings/de.ftl: 2 of 2", "games/x/rulebook/de.md: 2 of 2"], True)


def test_the_languages_of_the_house_are_complete() -> None:
    for lang in LANGUAGES[1:]:
        lines, complete = report(ROOT, lang)
        assert complete, lines
