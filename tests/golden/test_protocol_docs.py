"""docs/protocol.md says what the code does. `make golden` rewrites its generated parts."""

import re
from pathlib import Path

from tools.protocol_docs import SECTION, SECTIONS, written

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "protocol.md"


def test_the_protocol_is_up_to_date(update_goldens: bool) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    new = written(text, (ROOT / "examples" / "bot.py").read_text(encoding="utf-8"))
    if update_goldens:
        DOCUMENT.write_text(new, encoding="utf-8")
    assert DOCUMENT.read_text(encoding="utf-8") == new


def test_every_generated_section_is_shown_once() -> None:
    shown = [found[2] for found in SECTION.finditer(DOCUMENT.read_text(encoding="utf-8"))]
    assert sorted(shown) == sorted([*SECTIONS, "example"])


def test_every_type_that_is_named_is_described() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    described = {found.lower().replace(" ", "-") for found in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}
    assert set(re.findall(r"\]\(#([a-z0-9-]+)\)", text)) - described == set()
