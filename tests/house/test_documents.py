"""What the documents say of the tree is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/*.md"))]
FOLDERS = ("src", "docs", "deploy", "tests", "bench", "tools", "examples", "frontend/src", "frontend/tests")
#: A file of the tree between backticks; with a slash before it, it is an address of the house.
FILE = re.compile(r"`(\w[\w/.-]*\.(?:py|ts|svelte|json|toml|ftl|css))`")


@pytest.fixture(scope="module")
def tree() -> list[str]:
    files = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*")] + [
        *ROOT.glob("*"),
        *ROOT.glob("frontend/*"),
    ]
    return [f"/{file.relative_to(ROOT).as_posix()}" for file in files]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_a_document_names_is_there(document: Path, tree: list[str]) -> None:
    named = set(FILE.findall(document.read_text(encoding="utf-8")))
    assert [name for name in sorted(named) if not any(file.endswith(f"/{name}") for file in tree)] == []
