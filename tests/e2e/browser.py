"""A Chromium for the tests: one that is here, or one that can be had."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Error, Playwright

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")
HELP = (
    "These tests need Chromium, and none could be found or installed: install it (on Debian and Ubuntu: "
    "'apt-get install chromium'; anywhere: '.venv/bin/playwright install chromium'), "
    "or say where it is with CHROMIUM_PATH=/path/to/chromium."
)


class NoBrowserError(Exception):
    """Says what to do."""


def launch(playwright: Playwright) -> Browser:
    path = find(playwright)
    if path is None:
        raise NoBrowserError(HELP)
    try:
        return playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=120_000)
    except Error as error:
        raise NoBrowserError(f"{path} does not start as a browser. {HELP}\n{error.message}") from error


def find(playwright: Playwright) -> str | None:
    """What is named, then what is here, then what can be fetched."""
    named = os.environ.get("CHROMIUM_PATH")
    if named:
        return named
    return _on_path() or _own(playwright) or _from_apt() or _fetched(playwright)


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _own(playwright: Playwright) -> str | None:
    path = playwright.chromium.executable_path
    return path if path and Path(path).is_file() else None


def _from_apt() -> str | None:
    apt = shutil.which("apt-get")
    if apt is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    if _ran(apt, "update") and _ran(apt, "install", "-y", "--no-install-recommends", "chromium"):
        return _on_path()
    return None


def _fetched(playwright: Playwright) -> str | None:
    return _own(playwright) if _ran(sys.executable, "-m", "playwright", "install", "chromium") else None


def _ran(*command: str) -> bool:
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=600, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
