"""The page's types are those of the house. `make golden` rewrites them."""

from pathlib import Path

import pytest

from caravanserai.web.clauses import clauses_typescript
from caravanserai.web.typescript import typescript

NET = Path(__file__).parents[2] / "frontend" / "src" / "net"


@pytest.mark.parametrize(("name", "written"), [("types.ts", typescript), ("clauses.ts", clauses_typescript)])
def test_what_the_page_has_from_the_house_is_up_to_date(name, written, update_goldens):
    text = written()
    if update_goldens:
        NET.mkdir(parents=True, exist_ok=True)
        (NET / name).write_text(text, encoding="utf-8")
    assert (NET / name).read_text(encoding="utf-8") == text
