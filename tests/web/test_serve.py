"""`caravanserai serve` as a process: it opens, tells, stops, and opens again where it was."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from caravanserai.strings import Speaker
from caravanserai.terminal.lan import addresses, show
from tests.cli.program import run_here
from tests.night import by_night
from tests.waiting import SECONDS
from tests.web.client import Visitor, first_move
from tests.web.conftest import Running

pytestmark = pytest.mark.anyio

#: What a machine may have: itself, a cable without a network, two networks, another one of version 6, and the internet.
NETWORKS = [["127.0.0.1"], ["169.254.3.4"], ["192.168.1.20", "10.0.0.7"], [("fd00::2", 0, 0)], ["203.0.113.9"]]

COMMAND = (sys.executable, "-m", "caravanserai", "serve")


async def start(*args: str, **environ: str) -> asyncio.subprocess.Process:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CARAVANSERAI_")}
    return await asyncio.create_subprocess_exec(
        *COMMAND,
        *args,
        env={**kept, "LC_ALL": "C.UTF-8", **environ},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@asynccontextmanager
async def serving(folder: Path, *args: str) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """A server, and its address as it prints it."""
    process = await start("--port", "0", "--data", str(folder), *args)
    assert process.stdout is not None and process.stderr is not None
    try:
        async with asyncio.timeout(SECONDS):
            line = (await process.stdout.readline()).decode()
        if "http://" not in line:
            raise AssertionError((line, await process.stderr.read()))
        yield line.split()[-1], process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str, str]:
    async with asyncio.timeout(SECONDS):
        out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


@pytest.mark.parametrize("number", [by_night(signal.SIGTERM), signal.SIGINT])  # by day: test_stop.py
async def test_a_signal_is_told_to_the_seats_and_nothing_is_lost(tmp_path: Path, number: signal.Signals) -> None:
    async with serving(tmp_path / "data", "--bot-pause", "0") as (url, process):
        person = await Visitor(url).named("Guest")
        table = await person.opens(3, bots={1: "greedy", 2: "greedy"})
        async with person.at(table) as socket:
            for _ in range(3):
                ask = await socket.asked()
                await socket.answer(first_move(ask["ask"]))
                assert (await socket.reply())["type"] == "taken"
            await socket.asked()
            while socket.now["waiting"] != [0]:
                await socket.next()
            before = socket.now["view"]
            process.send_signal(number)
            assert await socket.closed() == (1012, "server-stopping")
            assert socket.frames[-1] == {"type": "bye", "code": "server-stopping"}
            told = socket.n
        status, out, err = await ended(process)
        assert (status, out) == (0, "Caravanserai is closed; every table is kept.\n"), err
        assert "Traceback" not in err and table not in err
    async with serving(tmp_path / "data", "--bot-pause", "0") as (url, process):
        again = Visitor(url)
        again.http.cookies = person.http.cookies
        async with again.at(table, told) as socket:
            hello = await socket.next()
            assert hello["now"]["view"] == before
            assert [event["type"] for missed in hello["missed"] for event in missed["events"]] == ["ServerResumed"]
            await socket.plays()
        process.terminate()
        assert (await ended(process))[0] == 0


async def test_stopping_in_the_same_process_ends_every_socket(server: Running) -> None:
    person = await server.guest("Guest")
    table = await person.opens()
    async with person.at(table) as one, server.visitor().at(table) as two:
        await one.until("hello")
        await two.until("hello")
        stopping = asyncio.create_task(server.stop())
        assert await one.closed() == await two.closed() == (1012, "server-stopping")
        await stopping
    assert not server.house.sockets


@pytest.mark.parametrize(
    ("args", "environ", "sentence"),
    [
        (["--port", "many"], {}, "--port cannot be “many”: Expected int, got str."),
        (["--port", "99999"], {}, "--port cannot be “99999”: Expected int <= 65535."),
        (["--public-url", "example.org"], {}, "“example.org” is not the address of a site"),
        ([], {"CARAVANSERAI_THINKERS": "0"}, "CARAVANSERAI_THINKERS cannot be “0”: Expected int >= 1."),
        (["--config", "nowhere.toml"], {}, "The settings in nowhere.toml cannot be read"),
        (["--lang", "fr", "--log-level", "x"], {}, "--log-level ne peut pas être «\xa0x\xa0»"),
    ],
)
def test_a_wrong_setting_is_a_sentence_and_status_2(args: list[str], environ: dict[str, str], sentence: str) -> None:
    done = run_here("serve", *args, env={"LC_ALL": "C.UTF-8", **environ})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(sentence) and "Traceback" not in done.stderr


async def test_a_second_server_and_a_taken_port_are_sentences(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as (url, _):
        status, _, err = await ended(await start("--port", "0", "--data", str(tmp_path / "data")))
        assert status == 2 and err.startswith("Another server uses ")
        port = url.rpartition(":")[2]
        status, _, err = await ended(await start("--port", port, "--data", str(tmp_path / "other")))
        assert status == 2 and err.startswith(f"The house cannot open at 127.0.0.1, port {port}: ")


async def test_help_names_every_setting() -> None:
    status, out, _ = await ended(await start("--help", COLUMNS="200"))
    assert status == 0
    for flag in ("--host", "--public-url", "--sockets-per-address", "--config", "CARAVANSERAI_"):
        assert flag in out
    assert "help-" not in out


async def test_a_house_for_the_network_shows_its_addresses_and_what_plain_http_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(tmp_path / "data", "--lan", "--compile-ahead", "false") as (_, process):
        process.terminate()
        code, out, _ = await ended(process)
    assert code == 0 and "plain HTTP" in out
    # A worker keeps what is played offline, and there is none without HTTPS.
    lacking = ("installing", "news", "passkeys", "playing offline", "copying or sharing")
    assert all(one in out for one in lacking)
    adapters = [SimpleNamespace(ips=[SimpleNamespace(ip=ip) for ip in ips]) for ips in NETWORKS]
    monkeypatch.setattr("ifaddr.get_adapters", lambda: adapters)
    found = addresses("http://0.0.0.0:8000")
    assert found == ["http://10.0.0.7:8000", "http://192.168.1.20:8000", "http://203.0.113.9:8000"]
    assert addresses("http://192.168.1.20:8000") == ["http://192.168.1.20:8000"]
    show(found, Speaker("en"))
    said = capsys.readouterr().out
    assert all(address in said for address in found) and said.count("█▄▄▄█") >= len(found)
    show([], Speaker("en"))
    assert "no address that others could reach" in capsys.readouterr().out
