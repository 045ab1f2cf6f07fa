"""The published JSON Schemas are those of the code. `make golden` rewrites them."""

import json
from pathlib import Path

import pytest

from caravanserai.engine.found import at_home
from caravanserai.engine.record import record_schema

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("key", at_home())
def test_the_published_schema_is_up_to_date(key, update_goldens):
    published = DOCS / f"record-{key}.schema.json"
    text = json.dumps(record_schema(key), indent=1) + "\n"
    if update_goldens:
        published.write_text(text, encoding="utf-8")
    assert published.read_text(encoding="utf-8") == text
