"""The compiled twin of a game's rules: the one file that knows Numba.

`compiled(key)` loads the source files of the game and the engine a second time, under names that begin with
`compiled_rules`, where `rule` compiles: their imports of each other lead to the compiled twins, so both speeds live
side by side in one process.
"""

import ast
import contextlib
import hashlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.metadata
import importlib.util
import os
import platform
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from . import kit
from .bound import MADE, MIND, RESEARCH, RULES, bind_to, modules_in, rule_of, state_in
from .found import folder_of, packages
from .kit import TWIN, State, copy_state, count_bits, lowest_bit

ENGINE = __package__
#: The files of the engine that are compiled with a game, or decide how; the others may change and no game is compiled
#: anew for it.
SHARED = (
    "appraise.py",
    "batch.py",
    "bound.py",
    "chance.py",
    "common.py",
    "kit.py",
    "network.py",
    "playout.py",
    "search.py",
    "telling.py",
    "twin.py",
)

#: What compiles them.
COMPILER = ("numba", "llvmlite", "numpy")

#: Where the sources lie that were compiled, beside what was made of them.
SOURCES = "sources"


class NoCompilerError(RuntimeError):
    """The compiled rules were asked for and Numba is not installed."""

    def __init__(self) -> None:
        super().__init__(
            "The compiled rules need Numba, which is not installed: pip install 'caravanserai[fast]'. "
            "Everything else works without it."
        )


def has_compiler() -> bool:
    return sys.modules.get("numba", True) is not None and importlib.util.find_spec("numba") is not None


@dataclass(frozen=True)
class Twin:
    """A game's compiled rules, and the way between plain states and records."""

    game: str
    state: type[State]
    dtype: Any
    modules: dict[str, Any]

    def __getattr__(self, name: str) -> Any:
        try:
            return self.modules[name]
        except KeyError:
            raise AttributeError(f"{self.game} has no compiled module {name}") from None

    def rule(self, name: str) -> Any:
        """One of the rules by its name, whatever file it stands in."""
        return getattr(next(one for one in self.modules.values() if hasattr(one, name)), name)

    def records(self, n: int = 1) -> Any:
        import numpy as np

        return np.zeros(n, self.dtype)

    def actions(self, n: int) -> Any:
        import numpy as np

        return np.zeros(n, np.int64)

    def weights(self, values: list[int]) -> Any:
        """A network's numbers."""
        import numpy as np

        return np.array(values, np.int32)

    def record_of(self, g: State) -> Any:
        """An array of one record, equal to the plain state."""
        made = self.records(1)
        for name in g.spec:
            made[name][0] = getattr(g, name)
        return made

    def plain_of(self, record: Any) -> State:
        g = object.__new__(self.state)
        for name, value in zip(g.spec, record.tolist(), strict=True):
            setattr(g, name, _listed(value))
        return g


def _listed(value: Any) -> Any:
    return value.tolist() if hasattr(value, "tolist") else value


Progress = Callable[[str, int, int], None]
_twins: dict[tuple[str, str], Twin] = {}
_buildings: list["_Building"] = []
_twins_lock = threading.RLock()


def compiled(game: str, progress: Progress | None = None, *, search: bool = False, batch: bool = False) -> Twin:
    """The compiled twin of a game's rules, built on first use and cached for this user. With its search, if wanted,
    which takes half as long again to build, or with the loops over many games at once."""
    assert not (search and batch), "one or the other"
    more = MIND if search else RESEARCH if batch else ""
    with _twins_lock:
        if (game, more) not in _twins:
            if not has_compiler():
                raise NoCompilerError
            _twins[game, more] = _build(game, more, progress or show_progress)
        return _twins[game, more]


def show_progress(what: str, done: int, total: int) -> None:
    if sys.stderr.isatty():
        end = "\r\033[K" if done == total else ""
        print(f"\r\033[K{what} {done}/{total}{end}", end="", file=sys.stderr, flush=True)


def rules_digest(game: str) -> str:
    """Names a game's cache: its sources and those that all games share, and all that decides what they compile to.

    Numba looks only at the file of the function it compiles, not at what that calls; so the folder carries the
    sources of all. It does not look at bounds checking either. Every house that opens asks this, and to import Numba
    takes most of a second: nothing here does.
    """
    digest = hashlib.sha256()
    files = [Path(__file__).with_name(name) for name in SHARED]
    for folder in (folder_of(game) / name for name in (RULES, MIND, RESEARCH)):
        files += sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")  # for people alone
    for path in files:
        digest.update(f"{path.parent.name}/{path.name}".encode() + b"\0" + path.read_bytes() + b"\0")
    versions = (platform.python_version(), *map(importlib.metadata.version, COMPILER))
    digest.update(repr((versions, platform.machine(), checks_indexes())).encode())
    return digest.hexdigest()[:16]


def checks_indexes() -> bool:
    return bool(int(os.environ.get("NUMBA_BOUNDSCHECK") or 0))


def cache_folder() -> Path:
    import platformdirs  # where nothing is compiled, as in a browser, it need not be there

    return Path(platformdirs.user_cache_dir("caravanserai")) / "rules"


def _folder_of_rules(game: str) -> Path:
    return cache_folder() / f"{game}-{rules_digest(game)}"


@contextlib.contextmanager
def place_to_build(game: str) -> Iterator[Path]:
    """A game's place in this user's cache, for one builder at a time; where it cannot be written, one for this run."""
    with contextlib.ExitStack() as stack:
        try:
            folder = _folder_of_rules(game)
            folder.mkdir(parents=True, exist_ok=True)
            stack.enter_context(_alone_in(folder))
        except OSError:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="caravanserai-rules-")))
        yield folder


def _alone_in(folder: Path) -> contextlib.AbstractContextManager[Any]:
    import filelock  # likewise

    return filelock.FileLock(folder / "building.lock")


def _build(game: str, more: str, progress: Progress) -> Twin:
    folders = (RULES, more) if more else (RULES,)
    with place_to_build(game) as folder:
        twin, building = _load(game, folders, folder)
        if not _is_complete(folder, more):
            for earlier in _buildings:  # what the engine brings belongs to the first
                earlier.compile_all(_unheard)
            building.compile_all(progress)
            _marker(folder, more).touch()
        _forget_old_caches(game, folder)
    _buildings.append(building)
    return twin


def _marker(folder: Path, more: str) -> Path:
    """Lies in a game's folder once all of its rules are there, with those of one more of its folders."""
    return folder / (f"complete-with-{more}" if more else "complete")


def _is_complete(folder: Path, more: str) -> bool:
    return any(_marker(folder, one).exists() for one in ((more,) if more else ("", MIND, RESEARCH)))


def is_on_disk(game: str) -> bool:
    """Have the rules and their search been compiled here before? They are not loaded to find out, nor is Numba."""
    return _is_complete(_folder_of_rules(game), MIND)


def _empty(folder: Path) -> None:
    for entry in folder.iterdir():
        if entry.is_dir():
            shutil.rmtree(entry, ignore_errors=True)
        elif entry.name != "building.lock":
            entry.unlink(missing_ok=True)


def _forget_old_caches(game: str, current: Path, keep: int = 12) -> None:
    """What several Pythons have compiled, with indexes checked and without, is kept: not many more."""
    siblings = sorted(current.parent.glob(f"{game}-*"), key=lambda p: p.stat().st_mtime, reverse=True)
    for old in siblings[keep:]:
        if old != current:
            shutil.rmtree(old, ignore_errors=True)


def _load(game: str, folders: tuple[str, ...], folder: Path) -> "tuple[Twin, _Building]":
    import numba
    import numpy as np

    if not any(isinstance(finder, _TwinFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _TwinFinder())
        sys.modules[TWIN + kit.__name__] = kit  # the twins share this one
        _teach_numba_the_bit_functions()
        _teach_numba_to_copy()
    building = _Building(game.capitalize(), folder, more=folders[-1] if len(folders) > 1 else "")
    kit.compile_rule = building.add
    package = TWIN + packages()[game]
    for name in [name for name in [*sys.modules] if name.startswith(f"{package}.")]:
        del sys.modules[name]
    with _numba_cache_in(folder):
        modules = modules_in(packages()[game], folders, TWIN)
        if any(hasattr(one, "setup") for one in modules.values()):  # not only a few rules to try something with
            modules |= {what: bind_to(modules, what, TWIN) for what, needs in MADE.items() if {*needs} <= {*folders}}
        plain, twin_state = rule_of(game, "STATE"), state_in(modules)
        dtype = np.dtype([(n, k, s) if s else (n, k) for n, (k, s) in twin_state.spec.items()], align=True)
        building.give_types(twin_state, numba.from_dtype(dtype))
    asked = {name: _Asked(module) for name, module in modules.items()}
    return Twin(game, plain, dtype, asked), building


class _Asked:
    """A module whose rules are made ready when they are asked for by name. Of hundreds a process calls a few; what they
    call is in their machine code, and to load all takes three times as long as everything else."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._module, name)
        for building in _buildings:
            building.make_ready(found)
        setattr(self, name, found)
        return found


@contextlib.contextmanager
def _numba_cache_in(folder: Path) -> Iterator[None]:
    import numba

    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


class _TwinFinder(importlib.abc.MetaPathFinder):
    """Finds the twin of a module in that module's source."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not f"{fullname}.".startswith(TWIN):
            return None
        plain = importlib.util.find_spec(fullname.removeprefix(TWIN)) if fullname.startswith(TWIN) else None
        if plain is None or plain.submodule_search_locations is not None:
            # What a package's own __init__ holds is for people and tables: the twin has no need of it.
            return importlib.machinery.ModuleSpec(fullname, None, is_package=True)
        return importlib.util.spec_from_file_location(fullname, loader=_TwinLoader(fullname, str(plain.origin)))


class _TwinLoader(importlib.machinery.SourceFileLoader):
    """Loads a source in which the names of the engine and the games mean their twins."""

    def source_to_code(self, data: Any, path: Any, *, _optimize: int = -1) -> Any:  # type: ignore[override]
        path = _same_everywhere(data, path)
        tree = ast.parse(data, path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.level == 0 and _has_twin(f"{node.module}."):
                node.module = f"{TWIN}{node.module}"
        return compile(tree, path, "exec", dont_inherit=True, optimize=_optimize)

    def path_stats(self, path: Any) -> Any:
        raise OSError("the bytecode beside the source is the plain one's")


def _same_everywhere(data: bytes, path: str) -> str:
    """A copy of a source, at a place and with a time that depend on nothing but what is in it. Numba compiles anew what
    lies elsewhere or was written later, such as the same source in another checkout; for us it is the same."""
    copy = cache_folder() / SOURCES / hashlib.sha256(data).hexdigest()[:16] / Path(path).name
    try:
        if not copy.exists():
            copy.parent.mkdir(parents=True, exist_ok=True)
            # Another process may be about to do the same: whoever looks sees a whole one.
            with tempfile.NamedTemporaryFile(dir=copy.parent, delete=False) as written:
                written.write(data)
            os.utime(written.name, (0, 0))
            os.replace(written.name, copy)
    except OSError:
        return path
    return str(copy)


def _has_twin(module: str) -> bool:
    return any(module.startswith(f"{package}.") for package in (ENGINE, *packages().values()))


@dataclass
class _Building:
    """The Numba functions of one twin while it is loaded and compiled."""

    title: str
    folder: Path
    more: str
    functions: list[Any] = field(default_factory=list)
    #: One machine-code version for each rule, its types from the annotations. Left to itself Numba compiles one version
    #: for each mix of literal and narrow integers it meets.
    types: dict[int, tuple[Any, ...]] = field(default_factory=dict)

    def add(self, f: Callable[..., Any]) -> Any:
        import numba

        # Rules make no arrays, so nobody need count who holds one (`_nrt`): that was a third of the time.
        made = numba.njit(cache=True, nogil=True, _nrt=False)(f)
        self.functions.append(made)
        return made

    def give_types(self, state_class: type, record: Any) -> None:
        for f in self.functions:
            if (found := _signature(f, state_class, record)) is not None:
                self.types[id(f)] = found

    def compile_all(self, progress: Progress) -> None:
        """Callees first. What is on disk is loaded."""
        order = list(_callees_first(self.functions))
        what = f"Compiling {self.title}'s rules (once; kept for later runs)"
        for done, f in enumerate(order):
            progress(what, done, len(order))
            self._compile(f)
        progress(what, len(order), len(order))

    def make_ready(self, found: Any) -> None:
        """A rule that Python is about to call, if it is one."""
        if not any(found is f for f in self.functions):
            return
        with _twins_lock:
            try:
                # One for any state is compiled where it is called, over rules that are ready. So is what somebody has
                # removed meanwhile.
                if id(found) not in self.types or not _is_complete(self.folder, self.more):
                    self.compile_all(_unheard)
                self._compile(found)
            except Exception:
                # What is on disk is broken (a full disk, a cut-off copy): once more from nothing.
                with _alone_in(self.folder):
                    _empty(self.folder)
                    self.compile_all(_unheard)

    def _compile(self, f: Any) -> None:
        if id(f) in self.types and not f.signatures:
            f.compile(self.types[id(f)])
            f.disable_compile()


def _unheard(_: str, __: int, ___: int) -> None:
    """Nobody waits for it."""


def _callees_first(functions: list[Any]) -> Iterator[Any]:
    ours = {id(f) for f in functions}
    seen: set[int] = set()

    def visit(f: Any) -> Iterator[Any]:
        if id(f) in seen:
            return
        seen.add(id(f))
        for name in f.py_func.__code__.co_names:
            callee = f.py_func.__globals__.get(name)
            if id(callee) in ours:
                yield from visit(callee)
        yield f

    for f in functions:
        yield from visit(f)


def _signature(f: Any, state_class: type, record: Any) -> tuple[Any, ...] | None:
    """Numba's types for a rule's annotations; None leaves it open (a rule for any game's state)."""
    hints = get_type_hints(f.py_func, include_extras=True)
    hints.pop("return", None)
    types = [_numba_type(hint, state_class, record) for hint in hints.values()]
    if None in types or len(types) != f.py_func.__code__.co_argcount:
        return None
    return tuple(types)


def _numba_type(hint: Any, state_class: type, record: Any) -> Any:
    from numba import types

    if hint is int:
        return types.int64
    if hint is bool:
        return types.boolean
    if hint is state_class:
        return record
    if get_origin(hint) is Annotated:
        return getattr(types, hint.__metadata__[0])[::1]
    if get_origin(hint) is list and get_args(hint)[0] is state_class:
        return record[::1]
    return None


# -- what Numba is taught ------------------------------------------------------------------------------------


def _teach_numba_to_copy() -> None:
    """A record is so many bytes; Numba's own assignment would move them one by one, each with code of its own."""
    from numba import types
    from numba.core import cgutils
    from numba.core.imputils import impl_ret_untracked
    from numba.extending import intrinsic, overload
    from numba.np.arrayobj import make_array

    @intrinsic
    def copy_record(_, games, source, target):  # type: ignore[no-untyped-def]
        def code(context, builder, signature, args):  # type: ignore[no-untyped-def]
            kind = signature.args[0]
            array = make_array(kind)(context, builder, args[0])
            at = [cgutils.get_item_pointer(context, builder, kind, array, [index]) for index in args[1:]]
            cgutils.raw_memcpy(builder, at[1], at[0], array.itemsize, 1)
            return impl_ret_untracked(context, builder, signature.return_type, context.get_dummy_value())

        return types.void(games, types.intp, types.intp), code

    @overload(copy_state)
    def _copy(games, source, target):  # type: ignore[no-untyped-def]
        return lambda games, source, target: copy_record(games, source, target)


def _teach_numba_the_bit_functions() -> None:
    """Numba knows neither `int.bit_count` nor `int.bit_length`: say the same in shifts and masks."""
    from numba.extending import overload, register_jitable

    @register_jitable
    def ones(bits):  # type: ignore[no-untyped-def]
        bits = bits - ((bits >> 1) & 0x5555555555555555)
        bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333)
        bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F
        return ((bits * 0x0101010101010101) >> 56) & 0x7F

    @overload(count_bits, inline="always")
    def _count(bits):  # type: ignore[no-untyped-def]
        return lambda bits: ones(bits)

    @overload(lowest_bit, inline="always")
    def _lowest(bits):  # type: ignore[no-untyped-def]
        return lambda bits: ones((bits & -bits) - 1)
