"""What docs/research.md shows runs as it stands."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("\n")[0])
def test_the_example_runs(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    if "pyspiel" in example:  # where it is not installed, `make peer` runs it
        pytest.importorskip("pyspiel")
    exec(compile(example, "research.md", "exec"), {})
    assert capsys.readouterr().out


def test_the_first_game_takes_ten_lines() -> None:
    assert len(EXAMPLES) >= 3 and len(EXAMPLES[0].strip().splitlines()) <= 10
