"""`make release`: a wheel and an sdist with the page inside, what they are made of, and checksums, in dist/.

Nothing is uploaded. A release is refused, and nothing is built, where the tree is not clean, or the version no SemVer
or not in the changelog. `--trial` builds all the same, to see whether it can be done.
"""

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from caravanserai import __version__

ROOT = Path(__file__).resolve().parents[1]
SEMVER = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?")
#: Without these a house that was installed would not be whole.
NEEDED = (
    "caravanserai/web/page/app/index.html",
    "caravanserai/strings/en.ftl",
    "caravanserai/tables/log/migrations/env.py",
    "caravanserai/py.typed",
)


def faults(version: str, changelog: str, changed: str) -> list[str]:
    """Why there can be no release now."""
    found = []
    if not SEMVER.fullmatch(version):
        found.append(f"{version} is no version: src/caravanserai/__init__.py needs one such as 1.2.3")
    if not re.search(rf"^## \[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        found.append(f"CHANGELOG.md has no heading “## [{version}] - YEAR-MONTH-DAY”")
    if changed:
        found.append(f"the tree is not clean: commit or remove\n{changed}")
    return found


def build(into: Path) -> list[Path]:
    """The wheel is made from the sdist, as pip would: so the sdist is whole."""
    shutil.rmtree(into, ignore_errors=True)
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", "--directory", into, cwd=ROOT)
    (sdist,) = into.glob("*.tar.gz")
    with tarfile.open(sdist) as packed:
        packed.extractall(into / "source", filter="data")
    (source,) = (into / "source").iterdir()
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", into, cwd=source)
    shutil.rmtree(into / "source")
    return [sdist, *into.glob("*.whl")]


def missing(built: Path) -> list[str]:
    """What of the house is not in it."""
    if built.suffix == ".whl":
        with zipfile.ZipFile(built) as packed:
            names = packed.namelist()
    else:
        with tarfile.open(built) as unpacked:
            names = [name.partition("/src/")[2] for name in unpacked.getnames()]
    return [name for name in NEEDED if name not in names]


def write_parts(cyclonedx: Path, into: Path) -> list[Path]:
    """What it is made of, in the form that scanners read: of Python from the lock, of the page from npm's."""
    python, page = (into / f"caravanserai-{__version__}.{part}.cdx.json" for part in ("python", "page"))
    run(
        *(cyclonedx, "requirements", ROOT / "requirements" / "run.lock", "--pyproject", ROOT / "pyproject.toml"),
        *("--output-reproducible", "--of", "JSON", "-o", python),
        cwd=ROOT,
    )
    npm = ("npm", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only")
    page.write_text(run(*npm, cwd=ROOT / "frontend"), encoding="utf-8")
    return [python, page]


def write_checksums(files: list[Path], into: Path) -> None:
    """As `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in sorted(files)]
    (into / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{Path(command[0]).name} could not do it:\n{done.stdout}{done.stderr}")
    return done.stdout


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sbom", type=Path, required=True, help="the program cyclonedx-py")
    parser.add_argument("--into", type=Path, default=ROOT / "dist")
    parser.add_argument("--trial", action="store_true", help="build whatever the tree is like")
    asked = parser.parse_args()
    changed = run("git", "status", "--porcelain", cwd=ROOT).rstrip()
    found = faults(__version__, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), changed)
    if found and not asked.trial:
        sys.exit("No release: " + "; ".join(found) + ".")
    into = asked.into.resolve()
    built = build(into)
    for one in built:
        if lacking := missing(one):
            sys.exit(f"{one.name} lacks {', '.join(lacking)}: run 'make frontend' first.")
    files = [*built, *write_parts(asked.sbom.absolute(), into)]
    write_checksums(files, into)
    for file in (*files, into / "SHA256SUMS"):
        print(f"{file.stat().st_size / 1e6:8.2f} MB  {file.name}")


if __name__ == "__main__":
    main()
