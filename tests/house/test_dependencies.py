"""pyproject.toml, the locks and ARCHITECTURE.md tell the same story."""

import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())


def normal(requirement: str) -> str:
    """The name in a requirement, as package indexes compare names."""
    name = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert name, requirement
    return re.sub(r"[-_.]+", "-", name.group()).lower()


def names(requirements: Iterable[Any]) -> set[str]:
    return {normal(r) for r in requirements if isinstance(r, str)}


GROUPS = {group: names(wanted) for group, wanted in PROJECT["dependency-groups"].items()}
RUNTIME = names(PROJECT["project"]["dependencies"])
FAST = names(PROJECT["project"]["optional-dependencies"]["fast"])
CLUSTER = names(PROJECT["project"]["optional-dependencies"]["cluster"])
OUTSIDE = names(
    PROJECT["project"]["optional-dependencies"]["oidc"] + PROJECT["project"]["optional-dependencies"]["mail"]
)
EXTRAS = PROJECT["project"]["optional-dependencies"]
RESEARCH = names(EXTRAS["research"] + EXTRAS["export"]) - {"caravanserai"}
RUN = RUNTIME | FAST | CLUSTER | OUTSIDE | GROUPS["build"]


def pins(lock: str) -> set[str]:
    """Lines `name==version ; marker`: a name may stand twice, for different Pythons."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text()
    return {line.rstrip(" \\") for line in text.splitlines() if line and not line.startswith((" ", "#"))}


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("boot", GROUPS["boot"]),
        ("run", RUN),
        ("dev", RUN | RESEARCH | GROUPS["dev"]),
        ("peer", RUN | RESEARCH | GROUPS["peer"]),
        ("site", GROUPS["site"]),
        ("release", GROUPS["release"]),
    ],
)
def test_each_lock_holds_what_it_is_for(lock: str, wanted: set[str]) -> None:
    assert wanted <= {normal(pin) for pin in pins(lock)}


def test_what_runs_is_what_was_tested() -> None:
    assert pins("run") <= pins("dev")


def test_a_peer_is_measured_beside_the_same_versions() -> None:
    assert pins("run") <= pins("peer")


@pytest.mark.parametrize("lock", ["boot", "run", "dev", "peer", "learn", "site", "release"])
def test_every_pin_has_a_hash_and_no_address(lock: str) -> None:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text()
    entries = re.split(r"\n(?=\S)", text.strip())
    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
    assert "://" not in text
    assert "--index" not in text
    assert "--find-links" not in text


def test_every_direct_dependency_has_its_reason_in_the_architecture() -> None:
    table = (ROOT / "ARCHITECTURE.md").read_text().split("## What we stand on")[1]
    rows = re.findall(r"^\| `([^`]+)`[^|]*\| ([^|]+) \|$", table, re.MULTILINE)
    explained = {normal(name) for name, reason in rows if len(reason.split()) >= 2}
    assert explained == RUN | RESEARCH | set().union(*GROUPS.values())
