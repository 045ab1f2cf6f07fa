"""The kit: plain and compiled rules in one process, and what happens when the compiled ones cannot be had."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caravanserai.engine import twin
from caravanserai.engine.game import game
from caravanserai.engine.kit import State, i1, i8, state

#: A game of two files: how rules are built and kept is the same for one of a hundred rules, which take long to compile.
PEBBLES = {
    "__init__.py": "",
    "rules/__init__.py": "",
    "rules/state.py": """
from caravanserai.engine.kit import i1, i8, state

@state
class Pebbles:
    thrown: int = i8()
    holes: list[int] = i1(3)

STATE = Pebbles
""",
    "rules/play.py": """
from caravanserai.engine.kit import rule
from .state import Pebbles

@rule
def throw(g: Pebbles, hole: int) -> None:
    g.holes[hole] += 1
    g.thrown += 1

@rule
def throws(g: Pebbles, n: int) -> int:
    for i in range(n):
        throw(g, i * i % 3)
    return g.thrown
""",
}

#: Begins every program below: the house has this game too.
WITH_PEBBLES = """
import os
import caravanserai.games
from caravanserai.engine.twin import compiled
caravanserai.games.__path__.append(os.environ["PEBBLES"])
"""

PLAY_ONE = """
twin = compiled("pebbles")
record = twin.record_of(twin.state())
print(twin.play.throws(record[0], 5), twin.plain_of(record[0]).holes)
"""

WITHOUT_NUMBA = "import sys; sys.modules['numba'] = None\n"


def python(code: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **env}, capture_output=True, text=True, check=False
    )


@state
class Toy(State):
    """A state with one of each shape."""

    one: int = i8()
    row: list[int] = i1(3)
    grid: list[list[int]] = i1(2, 2)


class Late(type):
    """Annotations as Python 3.14 has them: made when they are asked for, and then kept in the class."""

    @property
    def __annotations__(cls):
        cls.kept_annotations = {"one": int}
        return cls.kept_annotations


def test_annotations_may_be_made_when_they_are_asked_for():
    class Declared(State, metaclass=Late):
        one = i8()

    assert [*state(Declared).spec] == ["one"]


def test_a_state_starts_at_zero_and_has_only_its_fields():
    toy = Toy()
    assert (toy.one, toy.row, toy.grid) == (0, [0, 0, 0], [[0, 0], [0, 0]])
    with pytest.raises(AttributeError):
        toy.two = 1


def test_a_copy_shares_no_list():
    toy = Toy()
    twin = toy.copy()
    twin.row[0] = 1
    twin.grid[1][1] = 2
    assert toy == Toy()
    assert twin != toy


def test_plain_rules_need_neither_numba_nor_numpy():
    done = python(
        "import sys; sys.modules['numba'] = None; sys.modules['numpy'] = None\n"
        "from tests.playing import Play\n"
        "print(sum(1 for _ in Play('khiva', 4, 1)))\n"
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 50


def test_without_numba_the_compiled_rules_say_what_to_do():
    asking = "from caravanserai.engine import twin\nassert not twin.has_compiler()\ntwin.compiled('khiva')\n"
    done = python(WITHOUT_NUMBA + asking)
    assert done.returncode == 1
    assert (
        "NoCompilerError: The compiled rules need Numba, which is not installed: pip install 'caravanserai[fast]'"
        in (done.stderr)
    )


@pytest.mark.parametrize("command", [["rules", "khiva"], ["arena", "khiva", "--bots", "random,random", "--games", "4"]])
def test_without_numba_the_commands_work(command):
    code = WITHOUT_NUMBA + f"import sys; sys.argv = ['caravanserai', *{command!r}]\n"
    done = python(code + "from caravanserai.cli import main\nmain()\n")
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def built_by_two(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[subprocess.CompletedProcess[str]]]:
    """An empty cache, and two processes that build the rules in it at once."""
    place = tmp_path_factory.mktemp("pebbles")
    (place / "games" / "pebbles" / "rules").mkdir(parents=True)
    for name, source in PEBBLES.items():
        (place / "games" / "pebbles" / name).write_text(source)
    started = [
        subprocess.Popen(
            [sys.executable, "-c", WITH_PEBBLES + PLAY_ONE],
            env={**os.environ, **pebbles_in(place)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    done = [(process, *process.communicate()) for process in started]
    return place, [subprocess.CompletedProcess(p.args, p.returncode, out, err) for p, out, err in done]


def pebbles_in(place: Path) -> dict[str, str]:
    return {"PEBBLES": str(place / "games"), "XDG_CACHE_HOME": str(place / "cache"), "HOME": str(place / "cache")}


@pytest.mark.slow
def test_two_processes_may_build_at_once(built_by_two):
    _, (one, two) = built_by_two
    assert (one.returncode, two.returncode) == (0, 0), one.stderr + two.stderr
    assert one.stdout == two.stdout == "5 [2, 3, 0]\n"


@pytest.mark.slow
def test_the_same_rules_elsewhere_and_later_are_not_compiled_again(built_by_two):
    place, (one, _) = built_by_two
    compiled = {file: file.stat().st_mtime_ns for file in place.rglob("*.nb[ci]")}
    elsewhere = place / "elsewhere" / "games"
    shutil.copytree(place / "games", elsewhere, copy_function=shutil.copyfile)
    again = python(WITH_PEBBLES + PLAY_ONE, **pebbles_in(place) | {"PEBBLES": str(elsewhere)})
    assert (again.returncode, again.stdout) == (0, one.stdout), again.stderr
    assert {file: file.stat().st_mtime_ns for file in place.rglob("*.nb[ci]")} == compiled != {}


@pytest.mark.slow
def test_of_what_is_on_disk_only_that_is_loaded_which_python_calls(built_by_two):
    place, _ = built_by_two
    asking = "rules = vars(twin.play._module)\nprint(*(bool(rules[name].signatures) for name in ('throws', 'throw')))"
    done = python(WITH_PEBBLES + PLAY_ONE + asking, **pebbles_in(place))
    assert done.stdout.splitlines()[1:] == ["True False"], done.stderr


def test_whether_rules_are_on_disk_is_known_without_numba():
    done = python(WITHOUT_NUMBA + "from caravanserai.engine.twin import is_on_disk\nprint(is_on_disk('khiva'))\n")
    assert done.stdout in ("True\n", "False\n"), done.stderr


@pytest.mark.slow
@pytest.mark.nightly
def test_a_broken_cache_is_built_anew(built_by_two):
    place, (one, _) = built_by_two
    compiled = sorted(place.rglob("*.nbc"))
    assert compiled
    for file in compiled:
        file.write_bytes(b"cut off")
    again = python(WITH_PEBBLES + PLAY_ONE, **pebbles_in(place))
    assert again.returncode == 0, again.stderr
    assert again.stdout == one.stdout
    assert all(len(file.read_bytes()) > len(b"cut off") for file in compiled)


def test_a_game_s_cache_is_named_by_its_sources_and_those_that_all_share(tmp_path, monkeypatch):
    before = twin.rules_digest("khiva")
    house = twin.folder_of("khiva").parents[1]
    for source in [*house.glob("engine/*.py"), *house.glob("games/*/*/*.py")]:
        copy = tmp_path / source.relative_to(house)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(source.read_bytes())
    monkeypatch.setattr(twin, "__file__", str(tmp_path / "engine" / "twin.py"))
    monkeypatch.setattr(twin, "folder_of", lambda key: tmp_path / "games" / key)
    (tmp_path / "games" / "kilim" / "rules" / "loom.py").write_text("# another game\n")
    assert twin.rules_digest("khiva") == before != twin.rules_digest("kilim")
    khiva = tmp_path / "games" / "khiva"
    for changed in (khiva / "rules" / "board.py", khiva / "mind" / "policy.py", tmp_path / "engine" / "chance.py"):
        changed.write_text("# another rule\n")
        assert twin.rules_digest("khiva") != before
        before = twin.rules_digest("khiva")


def test_bounds_checked_rules_have_a_cache_of_their_own(monkeypatch):
    before = twin.rules_digest("khiva")
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0" if twin.checks_indexes() else "1")
    assert twin.rules_digest("khiva") != before


def test_without_a_place_to_write_the_rules_are_built_for_this_run_only(tmp_path, monkeypatch):
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setattr(twin, "cache_folder", lambda: blocked / "rules")
    with twin.place_to_build("khiva") as folder:
        assert folder.is_dir()
        assert blocked not in folder.parents
    assert not folder.exists()


def test_progress_is_shown_on_a_terminal_only(capsys, monkeypatch):
    twin.show_progress("Compiling", 1, 2)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    twin.show_progress("Compiling", 1, 2)
    assert "Compiling 1/2" in capsys.readouterr().err


@pytest.mark.slow
def test_a_plain_state_and_its_record_are_the_same():
    rules, made = game("khiva"), twin.compiled("khiva")
    g = rules.new(5)
    rules.seed_chance(g, 9)
    while rules.chance_due(g):
        rules.roll_chance(g)
    assert made.plain_of(made.record_of(g)[0]) == g
    with pytest.raises(AttributeError, match="no compiled module"):
        _ = made.no_such_module
