"""The notebooks run from their first cell to the last, as somebody would run them."""

import json
from pathlib import Path

import pytest

from caravanserai.engine.twin import has_compiler
from tests.cli.program import run_here
from tests.cli.test_games_command import house

__all__ = ["house"]

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
NOTEBOOKS = sorted(file.stem for file in FOLDER.glob("*.ipynb"))
#: What some need besides: they run in `make learn`.
ALSO = {"train-a-policy": ("torch",), "exported-games": ("pandas", "polars", "duckdb")}


def code_of(name: str) -> str:
    document = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))
    cells = [cell for cell in document["cells"] if cell["cell_type"] == "code"]
    assert cells and not any(cell["outputs"] for cell in cells), "outputs stay with who ran it"
    return "\n".join("".join(cell["source"]) for cell in cells)


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_is_python(name: str) -> None:
    compile(code_of(name), name, "exec")


@pytest.mark.slow
@pytest.mark.skipif(not has_compiler(), reason="batches need the compiler")
@pytest.mark.parametrize("name", [name for name in NOTEBOOKS if name not in ALSO])
def test_a_notebook_runs(name: str) -> None:
    exec(compile(code_of(name), name, "exec"), {})


@pytest.mark.nightly
@pytest.mark.parametrize("name", ALSO)
def test_a_notebook_that_needs_more_runs(
    name: str, house: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for needed in ALSO[name]:
        pytest.importorskip(needed)
    said = run_here("games", "export", tmp_path / "exported", "--data", house, "--format", "parquet", "--views")
    assert said.returncode == 0, said.stderr
    monkeypatch.setenv("EXPORTED", str(tmp_path / "exported"))
    exec(compile(code_of(name), name, "exec"), {})
