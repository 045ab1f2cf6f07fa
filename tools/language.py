"""A way in for translators: `make language LANG=de` makes the files of a language, and says what is missing in them.

A new file has every message of the English one as a comment: take the `# ` away and translate. A rulebook is a copy,
in which a clause counts as translated when it is no longer the English one."""

import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from caravanserai.engine.rulebook import clauses_in
from caravanserai.strings import LANGUAGES

ROOT = Path(__file__).parents[1] / "src" / "caravanserai"
FIRST = LANGUAGES[0]
LANGUAGE = re.compile(r"[a-z]{2}")
#: Ids that are named for each file; the rest are counted.
SHOWN = 8
HEAD = """# {name} in “{lang}”. Each message waits here as a comment, in English: take the “# ” away and translate.
# What stands in {{ braces }} stays as it is; the words of the trade are in the other languages' files. `make language
# LANG={lang}` says what is left.

"""
NEXT = """
{lang} is complete. To let people choose it:
  1. add it to LANGUAGES in src/caravanserai/strings/__init__.py,
  2. to LANGUAGES, FILES and LATER in frontend/src/ui/words.svelte.ts,
  3. run make test: every sentence is said in every language, and every page is looked at in it."""


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(text: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """Of each message its attributes and what is put into it."""
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            named = _Variables()
            named.visit(entry)
            dash = "-" if isinstance(entry, ast.Term) else ""
            parts = frozenset(attribute.id.name for attribute in entry.attributes)
            found[dash + entry.id.name] = (parts, frozenset(named.names))
    return found


def files(root: Path) -> Iterator[Path]:
    """All that is written in English for people to read."""
    yield root / "strings" / f"{FIRST}.ftl"
    for game in sorted(path for path in (root / "games").iterdir() if path.is_dir()):
        yield from (
            file for file in (game / "strings" / f"{FIRST}.ftl", game / "rulebook" / f"{FIRST}.md") if file.exists()
        )


def begin(english: Path, other: Path, lang: str) -> None:
    text = english.read_text(encoding="utf-8")
    if english.suffix == ".ftl":
        lines = [f"# {line}" if line and not line.startswith("#") else line for line in text.splitlines()]
        text = HEAD.format(name=english.parent.parent.name, lang=lang) + "\n".join(lines) + "\n"
    other.write_text(text, encoding="utf-8")


def faults_of(english: str, other: str) -> tuple[int, list[str], list[str]]:
    """How many messages there are, which are missing, and what is wrong with others."""
    wanted, found = messages(english), messages(other)
    missing = [name for name in wanted if name not in found]
    wrong = [f"{name}: no such message in English" for name in found if name not in wanted]
    for name in wanted.keys() & found.keys():
        (parts, put), (other_parts, other_put) = wanted[name], found[name]
        wrong += [f"{name}: .{part} is missing" for part in sorted(parts - other_parts)]
        wrong += [f"{name}: .{part} is not in English" for part in sorted(other_parts - parts)]
        wrong += [f"{name}: ${one} is nothing that this message is given" for one in sorted(other_put - put)]
    return len(wanted), missing, sorted(wrong)


def clause_faults(english: str, other: str) -> tuple[int, list[str], list[str]]:
    wanted = {clause.id: clause.text for clause in clauses_in(english)}
    found = {clause.id: clause.text for clause in clauses_in(other)}
    missing = [name for name, text in wanted.items() if found.get(name) in (None, text)]
    return len(wanted), missing, [f"{name}: no such clause in English" for name in found if name not in wanted]


def report(root: Path, lang: str) -> tuple[list[str], bool]:
    """What to print, and whether the language is complete. Files that are missing are made."""
    lines, complete = [], True
    for english in files(root):
        other = english.with_stem(lang)
        made = not other.exists()
        if made:
            begin(english, other, lang)
        compare = faults_of if english.suffix == ".ftl" else clause_faults
        total, missing, wrong = compare(english.read_text(encoding="utf-8"), other.read_text(encoding="utf-8"))
        complete = complete and not missing and not wrong
        lines.append(f"{other.relative_to(root)}{' (new)' if made else ''}: {total - len(missing)} of {total}")
        more = f" and {len(missing) - SHOWN} more" if len(missing) > SHOWN else ""
        if missing:
            lines.append(f"  missing: {', '.join(missing[:SHOWN])}{more}")
        lines += [f"  {one}" for one in wrong]
    return lines, complete


def main(lang: str) -> None:
    if not LANGUAGE.fullmatch(lang) or lang == FIRST:
        sys.exit("Which language? Two letters, such as: make language LANG=de")
    lines, complete = report(ROOT, lang)
    print("\n".join(lines))
    if complete and lang not in LANGUAGES:
        print(NEXT.format(lang=lang))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
