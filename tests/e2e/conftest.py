"""One browser and one house for all tests of a process, one context a person."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.e2e.browser import NoBrowserError, launch
from tests.e2e.finished import finished_game
from tests.e2e.house import serving
from tests.e2e.player import Player
from tests.e2e.windows import Windows, context_of

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "frontend/node_modules/axe-core/axe.min.js"
BUILT = HERE.parents[1] / "src/caravanserai/web/page/app/index.html"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}

#: What plays whole games and sees every page takes longest, and goes first: at the end nobody waits for one of them.
LONG = (
    "test_pages",
    "test_samarkand",
    "test_kilim",
    "test_whole_games",
    "test_review",
    "test_moderation",
    "test_stillness",
    "test_general_table",
    "test_log",
    "test_privacy",
    "test_play_now",
    "test_draining",
    "test_daily",
    "test_invite",
)

Contexts = Callable[..., BrowserContext]
Someone = Callable[..., Any]


@pytest.hookimpl(tryfirst=True)  # before xdist looks for groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def place(item: pytest.Item) -> int:
        return LONG.index(item.path.stem) if item.path.stem in LONG and item.path.parent == HERE else len(LONG)

    items.sort(key=place)
    for item in items:
        # A review takes half a minute to make: one process makes it, for all who look at it.
        if "reviewed" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("reviewed"))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        try:
            found = launch(playwright)
        except NoBrowserError as reason:
            pytest.fail(str(reason), pytrace=False)
        yield found
        found.close()


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the house keeps what it has: its owner's."""
    return tmp_path_factory.mktemp("house") / "data"


@pytest.fixture(scope="session")
def url(folder: Path) -> Iterator[str]:
    if not BUILT.is_file():
        pytest.fail("the page is not built: run 'make frontend'", pytrace=False)
    with serving(folder) as address:
        yield address


@pytest.fixture(scope="session")
def table(browser: Browser, url: str) -> str:
    """A finished game, for all who look back on one."""
    return finished_game(browser, url)


@pytest.fixture(scope="session")
def windows(browser: Browser, url: str) -> Iterator[Windows]:
    kept = Windows(browser, url)
    yield kept
    kept.close_all()


@pytest.fixture
def contexts(browser: Browser) -> Iterator[Contexts]:
    """Makes contexts without a page: each a person of their own, of whom only the house knows."""
    made: list[BrowserContext] = []

    def make(**settings: Any) -> BrowserContext:
        made.append(context_of(browser, **settings))
        return made[-1]

    yield make
    for context in made:
        context.close()


@pytest.fixture
def someone(windows: Windows) -> Iterator[Someone]:
    """A person with a window of their own; motion is off, and stills too, unless a test wants them.

    Afterwards no page may have raised an error."""
    people: list[Player] = []

    def make(kind: type[Player] = Player, **settings: Any) -> Player:
        player = kind(windows.take(**settings))
        people.append(player)
        return player

    yield make
    errors = [error for player in people for error in player.errors]
    for player in people:
        windows.give_back(player.page)
    assert not errors, errors


@pytest.fixture(scope="session")
def axe() -> str:
    assert AXE.is_file(), "axe-core is missing: run 'make frontend'"
    return AXE.read_text(encoding="utf-8")
