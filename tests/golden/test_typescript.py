"""The page's types are those of the house. `make golden` rewrites them."""

from pathlib import Path

from caravanserai.web.typescript import typescript

TYPES = Path(__file__).parents[2] / "frontend" / "src" / "net" / "types.ts"


def test_the_types_of_the_page_are_up_to_date(update_goldens):
    text = typescript()
    if update_goldens:
        TYPES.parent.mkdir(parents=True, exist_ok=True)
        TYPES.write_text(text, encoding="utf-8")
    assert TYPES.read_text(encoding="utf-8") == text
