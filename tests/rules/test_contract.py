"""What the contract does for a game: its functions are found, and a small game leaves much to the house."""

import sys
from pathlib import Path
from types import ModuleType

import pytest

from caravanserai.engine import game, twin
from caravanserai.engine.game import Game


def test_a_game_without_a_function_that_it_must_have_is_refused() -> None:
    module = ModuleType("half")
    vars(module)["setup"] = lambda g: None

    with pytest.raises(TypeError, match=r"Half lacks .*pending.*legal"):
        type("Half", (Game,), {"modules": (module,)})


def test_a_method_of_the_class_comes_before_a_function_of_a_module() -> None:
    module = ModuleType("whole")
    vars(module).update({game.CALLED.get(name, name): lambda *_: "module" for name in game.REQUIRED})

    made = type("Whole", (Game,), {"modules": (module,), "score": lambda self, g, seat: "class"})()

    assert (made.score(None, 0), made.rank(None, 0)) == ("class", "module")


def test_an_example_of_four_hundred_lines_is_a_whole_game() -> None:
    folder = Path(__file__).parents[2] / "examples" / "goofspiel"
    # A whole game needs no `research`: what programs learn from is brought later.
    files = [path for path in folder.rglob("*.py") if path.parent.name != "research"]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= 400
    assert [path.suffix for path in folder.rglob("*") if path.suffix in (".ts", ".svelte", ".js")] == []


def test_only_files_that_name_the_cache_are_compiled() -> None:
    """An edit elsewhere in the engine leaves the compiled rules as they are."""
    twin.compiled("goofspiel", search=True)
    prefix = f"{twin.TWIN}{twin.ENGINE}."
    loaded = {f"{name.removeprefix(prefix)}.py" for name in sys.modules if name.startswith(prefix)}
    assert loaded and loaded <= {*twin.SHARED}
