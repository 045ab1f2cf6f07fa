"""Every command that the documents of the site show is run as it stands; what cannot be is looked up."""

import asyncio
import io
import re
import shutil
import sqlite3
import subprocess
import tomllib
from collections.abc import Mapping
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from unittest.mock import patch

import pytest

from caravanserai.engine.game import game
from caravanserai.people.accounts import Accounts
from caravanserai.people.passwords import Passwords
from caravanserai.web.folder import DATABASE
from tests.cli.program import ENV, PROGRAM, run_here
from tests.house.shown import (
    ELSEWHERE,
    HISTORY,
    LANGUAGES,
    OURS,
    ROOT,
    Command,
    blocks_of,
    commands_of,
    documents,
    inner_command,
)
from tests.ratings.playing import played
from tests.servers.postgres import Postgres
from tests.servers.valkey import Valkey
from tests.tables.fake_time import FakeTime
from tests.tables.house import A, B, House

COMMANDS = [command for document in documents() for command in commands_of(document)]

#: Words that stand for what a reader fills in.
STANDS_FOR = {
    "FILE": "game.json",
    "RECORD": "game.json",
    "FOLDER": "tables",
    "HANDLE": "marigold",
    "/var/lib/caravanserai": "data",
    "/etc/caravanserai/house.key": "house.key",
}
#: What takes long is asked for less, and else the same.
LESS = {
    "arena": ("--games", "1"),
    "lab compare": ("--games", "2"),
    "lab positions": ("--games", "1", "--seats", "2", "--effort", "1"),
    "lab train": ("--games", "1", "--quick", "1", "--simulations", "1"),
}
#: What takes seconds, or needs a PostgreSQL, waits for the night.
LATER = ("arena", "lab positions", "lab train", "prepare", "review")
#: They stay until they are stopped.
STAY = ("serve", "think")


def test_every_block_of_code_says_what_it_is() -> None:
    unknown = [
        (document.name, language, text[:60])
        for document in documents()
        for language, text in blocks_of(document)
        if language not in LANGUAGES
    ]
    assert unknown == []


def test_every_command_that_is_named_is_there() -> None:
    """With its options; and a program that nobody thought of is noticed."""
    for command in COMMANDS:
        if command.program in OURS:
            looked_up(command)
        else:
            assert command.program in ELSEWHERE, f"{command}: run it here, or say why not in tests/house/shown.py"
            checked(command)


def looked_up(command: Command) -> None:
    names, found = inner_command(command.words[1:])
    known = {"--help", *(option for one in found.params for option in (*one.opts, *one.secondary_opts))}
    options = {word.partition("=")[0].strip("[]") for word in command.words if word.strip("[").startswith("--")}
    assert options <= known, f"{command}: {names} has no {options - known}"


def checked(command: Command) -> None:
    """What can be seen of a command without running it."""
    words = command.words[1:]
    match command.program:
        case "make":
            makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
            for word in words:
                name, is_value, _ = word.partition("=")
                wanted = rf"\$[({{]+{name}\b|^{name}\b" if is_value else rf"^{name}:"
                assert re.search(wanted, makefile, re.MULTILINE), command
        case "systemctl":
            units = {re.sub(r"@\w+", "@", word) for word in words if "." in word}
            assert units and all((ROOT / "deploy" / unit).is_file() for unit in units), command
        case "pip" | "uv":
            known = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
            extras = re.findall(r"\[([a-z,]+)\]", " ".join(words))
            assert {one for extra in extras for one in extra.split(",")} <= {*known}, command
        case "python" | "chrt":
            assert_bench(command)
    for word in words:
        if re.match(r"(deploy|requirements|bench|examples|tests)/", word):
            assert (ROOT / word).exists(), f"{command}: there is no {word}"


def assert_bench(command: Command) -> None:
    """The file is there, and has these options."""
    after = command.words[command.words.index("python") + 1 :]
    file = ROOT / (f"{after[1].replace('.', '/')}" if after[0] == "-m" else after[0])
    text = "".join(one.read_text(encoding="utf-8") for one in ([file] if file.is_file() else file.glob("*.py")))
    assert text, f"{command}: there is no {file}"
    missing = [word for word in after if word.startswith("--") and f'"{word}"' not in text]
    shared = (ROOT / "bench" / "sockets.py").read_text(encoding="utf-8") if missing else ""
    assert not [word for word in missing if f'"{word}"' not in shared], (command, missing)


# -- what is run ---------------------------------------------------------------------------------------------


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with all that a reader has by then: a house that was played in, a record, an edition."""

    async def play() -> None:
        house = await House(tmp_path / "data" / DATABASE, FakeTime()).start()
        await house.people(A, B)
        passwords = Passwords(8)
        for person, handle in ((A, "marigold"), (B, "saffron")):
            await Accounts(house.store, house.time, passwords).set_password(
                person, "the camel waits at noon", handle, None, person.id
            )
        passwords.close()
        await played(house, A, B, public=True)
        await house.stop()

    (tmp_path / "data").mkdir()
    asyncio.run(play())
    shutil.copy(ROOT / "tests" / "golden" / "fair-2.json", tmp_path / "game.json")
    shutil.copy(game("khiva").folder / "edition.toml", tmp_path / "mine.toml")
    return tmp_path


def shown(*, later: bool) -> list[Command]:
    """What is run by day, or by night; each once."""
    ours = [one for one in COMMANDS if one.program in OURS and (one.block or one.document not in HISTORY)]
    found: dict[tuple[str, ...], Command] = {}
    for one in ours:
        names = " ".join(inner_command(one.words[1:])[0])
        rest = one.words[1 + len(names.split()) :]
        mention = not one.block and not rest
        slow = "--help" not in rest and (names in LATER or any("postgresql://" in word for word in rest))
        if not mention and slow == later and ("--help" in rest or names not in STAY):
            found[one.words] = one
    return [*found.values()]


def run_one(command: Command, place: Path, addresses: Mapping[str, str] = {}) -> None:
    path, found = inner_command(command.words[1:])
    names = " ".join(path)
    words = [addresses.get(word) or filled(word, names, place) for word in command.words[1:]]
    if "--help" not in words:
        words += () if "--games" in words else LESS.get(names, ())
        words += ("--jobs", "1") if any("--jobs" in one.opts for one in found.params) else ()
    with patch("sys.stdin", io.StringIO("q\n")):
        done = run_here(*words, cwd=place, env={"CARAVANSERAI_DATA": str(place / "data")})
    assert done.returncode == 0 and done.stdout, (str(command), words, done.stderr)
    if command.into is not None:
        (place / command.into).write_text(done.stdout, encoding="utf-8")


def filled(word: str, names: str, place: Path) -> str:
    if names == "restore" and word == "/var/lib/caravanserai":
        return "restored"  # where there is no house yet
    if word == "ID":  # of a decision about somebody
        with closing(sqlite3.connect(place / "data" / DATABASE)) as db:
            return str(db.execute("SELECT id FROM actions ORDER BY made_at DESC").fetchone()[0])
    return STANDS_FOR.get(word, word)


def test_every_command_that_is_shown_runs(place: Path) -> None:
    commands = shown(later=False)
    assert len(commands) > 20
    for command in commands:
        run_one(command, place)


@pytest.mark.nightly
def test_every_command_that_takes_long_runs(place: Path, postgres: Postgres) -> None:
    """Databases are a full one for who reads, and an empty one for who fills it."""
    full = postgres.url(asyncio.run(postgres.new_database()))
    done = run_here("move", "--from", "data", "--to", full, "--key-file", "full.key", cwd=place)
    assert done.returncode == 0, done.stderr
    for command in shown(later=True):
        fills = command.words[1] in ("move", "restore")
        address = postgres.url(asyncio.run(postgres.new_database())) if fills else full
        addresses = {word: address for word in command.words if "postgresql://" in word}
        keys = {"house.key": "full.key"} if command.words[1] == "backup" else {}
        run_one(command, place, addresses | keys)


@pytest.mark.nightly
def test_every_command_that_stays_begins(place: Path, postgres: Postgres, valkey: Valkey) -> None:
    """Until it is asked to end: it has said where it is by then."""
    full = postgres.url(asyncio.run(postgres.new_database()))
    assert run_here("move", "--from", "data", "--to", full, "--key-file", "house.key", cwd=place).returncode == 0
    ours = (one for one in COMMANDS if one.program in OURS and one.document not in HISTORY and len(one.words) > 2)
    staying = [one for one in ours if one.words[1] in STAY and "--help" not in one.words]
    assert len(staying) > 2
    for command in staying:
        words = [
            full if "postgresql://" in word else valkey.url if "valkey://" in word else word
            for word in command.words[1:]
        ]
        words = ["0" if before == "--port" else word for before, word in pairwise(["", *words])]
        env = {**ENV, "CARAVANSERAI_DATA": str(place / "data"), "CARAVANSERAI_PORT": "0"}
        with subprocess.Popen([*PROGRAM, *words], cwd=place, env=env, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            assert running.stdout.readline(), command
            running.terminate()
            running.stdout.read()
        assert running.returncode == 0, command
