"""No file names a package registry: locks and docs must work with any index or mirror."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Joined here, so that this file does not name them either.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("pypi", "org"),
        ("pypi", "python", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("deb", "debian", "org"),
        ("security", "debian", "org"),
        ("ftp", "debian", "org"),
    )
]
NAMES_A_HOST = re.compile(r"(?<![\w-])(?:" + "|".join(map(re.escape, HOSTS)) + r")(?![\w-])", re.IGNORECASE)
DOWNLOAD = re.compile(r"https?://[^\s\"'<>)]+\.(?:whl|tar\.gz|tgz)\b", re.IGNORECASE)

# Only for a tree without git, where nothing says what is ignored.
NOT_OURS = {".git", ".venv", "node_modules", "dist", "build", "__pycache__"}


def files_of(root: Path) -> Iterator[Path]:
    """Tracked files and new ones that git does not ignore; every file where there is no git."""
    listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        listed = subprocess.run(listing, cwd=root, capture_output=True, check=True).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        listed = ""
    if listed and (root / ".git").exists():
        paths = [root / name for name in listed.split("\0") if name]
    else:
        paths = [p for p in root.rglob("*") if not is_left_behind(p.relative_to(root))]
    # A link may point anywhere, and a deleted file is still listed until the deletion is staged.
    return (p for p in paths if p.is_file() and not p.is_symlink())


def is_left_behind(path: Path) -> bool:
    return any(part in NOT_OURS or part.endswith("_cache") for part in path.parts)


def findings(text: str) -> list[str]:
    return [m.group() for pattern in (NAMES_A_HOST, DOWNLOAD) for m in pattern.finditer(text)]


def test_no_file_names_a_registry_host_or_a_download() -> None:
    bad: list[str] = []
    seen = 0
    for path in files_of(ROOT):
        seen += 1
        text = path.read_bytes().decode("utf-8", errors="ignore")
        bad += [f"{path.relative_to(ROOT)}: {found}" for found in findings(text)]
    assert seen > 10, "the listing of files went wrong"
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize("host", HOSTS)
def test_a_host_is_found_however_it_is_written(host: str) -> None:
    assert findings(f"https://{host}/simple/")
    assert findings(f"see files.{host.upper()}.")


@pytest.mark.parametrize("ending", ["whl", "tar.gz", "tgz"])
def test_a_download_address_is_found_on_any_host(ending: str) -> None:
    assert findings("at https" + f"://example.invalid/a/b-1.0.{ending}#sha256=00")


def test_ordinary_words_are_not_taken_for_hosts() -> None:
    assert not findings("PyPI, npm and Debian; https://semver.org/; a file named house.tar.gz")


def test_a_tree_without_git_is_read_as_well(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "a.py").write_text("pass\n")
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "b.py").write_text("pass\n")
    assert list(files_of(tmp_path)) == [tmp_path / "src" / "a.py"]
