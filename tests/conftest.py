"""What all tests share."""

import gc
import os
import re
import shutil
import signal
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling

from tests.night import NIGHT

# The servers of a house of many machines, for whoever asks for one.
from tests.servers.fixtures import database, postgres, servers_folder, valkey  # noqa: F401
from tests.tables import new_files
from tests.web import copies

new_files.use_copies()
copies.use_copies()

# Examples are drawn from a fixed seed: a test that passed here passes everywhere.
settings.register_profile(
    "house", derandomize=True, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")

#: The tests of the compiled rules.
TWIN = "test_compiled_twin.py"
#: What takes longest, the longest first.
LONG = (
    "test_simulation.py",
    "test_leaks_on_the_wire.py",
    "test_review.py",
    "test_nodes.py",
    "test_kill.py",
    "test_leaks.py",
    "test_search.py",
    "test_many_nodes.py",
    "test_reviews.py",
    "test_every_road.py",
    "test_hint.py",
    "test_move.py",
    "test_countdown.py",
    "test_shared_reviews.py",
    "test_deleting.py",
    TWIN,
    "test_moderation.py",
    "test_every_game.py",
    "test_balancer.py",
    "test_serve.py",
    "test_backup.py",
    "test_install.py",
    "test_quarantine.py",
    "test_arena_command.py",
    "test_bots.py",
    "test_goldens.py",
    "test_train.py",
    "test_terminal_play.py",
    "test_thinkers_killed.py",
    "test_kit.py",
    "test_games_speak.py",
    "test_http.py",
)

# A run in the background may be deaf to Ctrl-C, and so is what it starts: a test that presses it would wait for ever.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


# A house waits for the disk at every commit, which shows nothing to a test: a process that is killed loses as much of a
# disk in memory. Where there is one with room to spare, tests have their folders on it.
MEMORY, ROOM = Path("/dev/shm"), 2 << 30
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_configure(config: pytest.Config) -> None:
    if not NIGHT and not config.option.markexpr:
        config.option.markexpr = "not nightly"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write the golden playthroughs anew")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest goes first: at the end no process waits for it. What needs a server is slow: to begin one
    takes seconds."""
    for item in items:
        if "servers_folder" in getattr(item, "fixturenames", ()) or "[postgres" in item.name:
            item.add_marker(pytest.mark.slow)
    items.sort(key=place_in_line)


def place_in_line(item: pytest.Item) -> int:
    """Tests in a browser have a list of their own; some of their files are called alike."""
    listed = item.path.name in LONG and item.path.parent.name != "e2e"
    return LONG.index(item.path.name) if listed else len(LONG)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Nothing that is imported is garbage: to look for it meanwhile took a seventh of the time, in each process."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish(session: pytest.Session) -> None:
    """What is here now stays to the end, thousands of tests and all that they import: who looks for garbage need not
    look at it every time, which took a twentieth of all the time. Nor need it look so often: little is left behind."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
    if {"cli", "faults", "tables", "web"} & {item.path.parent.name for item in session.items}:
        copies.get_ready()


class ByFileAndGame(LoadFileScheduling):
    """A process takes a file, so that what is made once for a file stays made once; of the compiled twins it takes a
    game, so that each is compiled once, and two at the same time; all about words, whose files take seconds to read."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        if file.startswith("tests/strings/"):
            return "tests/strings"
        found = re.search(r"\[(\w+)", test)
        return f"{file}::{found[1]}" if file.endswith(TWIN) and found else file


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling | None:
    return ByFileAndGame(config, log) if config.getoption("dist") == "loadfile" else None


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-goldens"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the house does."""
    return "asyncio"
