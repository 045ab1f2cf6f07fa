"""Settings: where each comes from, and what stops the start."""

import stat
from pathlib import Path

import msgspec
import pytest

from caravanserai.strings import LANGUAGES, Speaker
from caravanserai.web.folder import Folder
from caravanserai.web.server import bind
from caravanserai.web.settings import FIELDS, Settings, WontStart, help_of, origin_of, read_settings


def test_flags_go_before_the_environment_that_before_the_file_that_before_the_defaults(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nthinkers = 3\norigins = ["https://a.example"]\n')
    environ = {"CARAVANSERAI_PORT": "2", "CARAVANSERAI_THINKERS": "4", "CARAVANSERAI_LANG": "fr"}
    settings = read_settings({"thinkers": "5", "port": None}, environ, file)
    assert settings == Settings(host="0.0.0.0", port=2, thinkers=5, origins=("https://a.example",))
    assert read_settings({}, {}) == Settings()


def test_lists_are_written_with_commas() -> None:
    settings = read_settings({"origins": "https://a.example, http://b.example:81 ,"}, {})
    assert settings.origins == ("https://a.example", "http://b.example:81")
    assert settings.allowed_origins == {"https://a.example", "http://b.example:81"}


@pytest.mark.parametrize(
    ("flags", "environ", "file", "message"),
    [
        ({"port": "many"}, {}, "", "setting-wrong"),
        ({"port": "70000"}, {}, "", "setting-wrong"),
        ({}, {"CARAVANSERAI_LOG_LEVEL": "loud"}, "", "setting-wrong"),
        ({}, {}, 'port = "8000"', "setting-wrong"),
        ({}, {}, "prot = 8000", "setting-unknown"),
        ({}, {}, "port =", "setting-file"),
        ({"public_url": "games.example.org"}, {}, "", "setting-not-an-address"),
        ({"public_url": "https://games.example.org/path"}, {}, "", "setting-not-an-address"),
        ({"origins": "https://x:port"}, {}, "", "setting-not-an-address"),
        ({"metrics_listen": "9100"}, {}, "", "setting-not-a-port"),
        ({"metrics_listen": "127.0.0.1:many"}, {}, "", "setting-not-a-port"),
        ({"metrics_token": "guess me"}, {}, "", "setting-wrong"),
    ],
)
def test_a_wrong_setting_stops_the_start_with_a_sentence(
    tmp_path: Path, flags: dict[str, str | None], environ: dict[str, str], file: str, message: str
) -> None:
    toml = tmp_path / "house.toml"
    toml.write_text(file)
    with pytest.raises(WontStart) as refused:
        read_settings(flags, environ, toml)
    assert refused.value.message == message
    for lang in LANGUAGES:
        assert Speaker(lang)(refused.value.message, **refused.value.args_said).endswith(".")


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(WontStart, match="setting-file"):
        read_settings({}, {}, Path("nowhere.toml"))


def test_every_setting_is_explained() -> None:
    for field in FIELDS:
        for lang in LANGUAGES:
            assert Speaker(lang)(help_of(field)).endswith(".")


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Games.example.org/", "https://games.example.org"),
        ("https://games.example.org:443", "https://games.example.org"),
        ("http://games.example.org:80", "http://games.example.org"),
        ("http://localhost:8000", "http://localhost:8000"),
        ("http://localhost:8080", "http://localhost:8080"),
    ],
)
def test_origins_are_written_as_browsers_do(url: str, origin: str) -> None:
    assert origin_of(url) == origin


def test_a_folder_is_made_for_its_owner_only_and_for_one_server(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "data"
    folder = Folder(path).open()
    assert stat.S_IMODE(path.stat().st_mode) == 0o700
    key = folder.key()
    assert folder.key() == key and len(key) == 32
    with pytest.raises(WontStart, match="data-in-use"):
        Folder(path).open()
    folder.close()
    again = Folder(path).open()
    assert again.key() == key
    (path / "server.key").write_bytes(b"short")
    with pytest.raises(WontStart, match="data-bad-key"):
        again.key()
    again.close()


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(WontStart, match="data-failed"):
        Folder(tmp_path / "file" / "data").open()


def test_a_port_in_use(tmp_path: Path) -> None:
    with bind(Settings(port=0)) as bound:
        taken = msgspec.structs.replace(Settings(), port=bound.getsockname()[1])
        with pytest.raises(WontStart, match="cannot-listen"):
            bind(taken)
    with pytest.raises(WontStart, match="cannot-listen"):
        bind(Settings(host="no.such.host.invalid"))
