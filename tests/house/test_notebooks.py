"""The notebooks run from their first cell to the last, as somebody would run them."""

import json
from pathlib import Path

import pytest

from caravanserai.engine.twin import has_compiler

NOTEBOOKS = sorted((Path(__file__).parents[2] / "docs" / "notebooks").glob("*.ipynb"))


def test_there_are_some() -> None:
    assert NOTEBOOKS


@pytest.mark.slow
@pytest.mark.skipif(not has_compiler(), reason="batches need the compiler")
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(notebook: Path) -> None:
    document = json.loads(notebook.read_text(encoding="utf-8"))
    names: dict[str, object] = {}
    for cell in document["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"], "outputs stay with who ran it"
            exec(compile("".join(cell["source"]), f"{notebook.name}, {cell['id']}", "exec"), names)
