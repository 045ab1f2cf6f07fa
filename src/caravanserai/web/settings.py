"""All settings of a server, in one typed place: flags go before the environment, that before a file, that before these
defaults. The text of each in `--help` is the message that `help` names."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_origin
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

#: A setting in the environment is called so, in capitals: CARAVANSERAI_PUBLIC_URL.
PREFIX = "CARAVANSERAI_"
#: Letters of a token: nobody guesses so many.
SHORTEST_TOKEN = 16
#: Not on the command line, where everybody on the machine can read them.
UNSAID = ("oidc_secret", "smtp_password")
#: This machine alone, and every address of it.
HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
#: How addresses of other servers may begin.
DATABASES = ("postgresql", "postgres")
VALKEYS = ("valkey", "valkeys", "redis", "rediss", "unix")
#: A machine and its port, in such an address: none where a socket in a folder is meant.
MACHINE = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^:@\[\]\s]*)(:(?P<port>\d{1,5}))?")


class WontStart(Exception):
    """Why the server does not start: the id of a sentence, and what goes into it."""

    def __init__(self, message: str, /, **args: str | int) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_said = args


def explained(help: str, **limits: Any) -> Meta:
    return Meta(extra={"help": help}, **limits)


class Settings(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    host: Annotated[str, explained(help="help-serve-host", min_length=1)] = HERE
    port: Annotated[int, explained(help="help-serve-port", ge=0, le=65_535)] = 8_000
    lan: Annotated[bool, explained(help="help-serve-lan")] = False
    data: Annotated[str | None, explained(help="help-serve-data")] = None
    database: Annotated[str | None, explained(help="help-serve-database")] = None
    valkey: Annotated[str | None, explained(help="help-serve-valkey")] = None
    key_file: Annotated[str | None, explained(help="help-serve-key-file")] = None
    drain_seconds: Annotated[int, explained(help="help-serve-drain-seconds", ge=0, le=600)] = 2
    public_url: Annotated[str | None, explained(help="help-serve-public-url")] = None
    origins: Annotated[tuple[str, ...], explained(help="help-serve-origins")] = ()
    proxies: Annotated[tuple[str, ...], explained(help="help-serve-proxies")] = ()
    oidc_issuer: Annotated[str | None, explained(help="help-serve-oidc-issuer")] = None
    oidc_client: Annotated[str | None, explained(help="help-serve-oidc-client")] = None
    oidc_secret_file: Annotated[str | None, explained(help="help-serve-oidc-secret-file")] = None
    oidc_secret: Annotated[str | None, explained(help="help-serve-oidc-secret")] = None
    oidc_name: Annotated[str, explained(help="help-serve-oidc-name", min_length=1, max_length=40)] = "OpenID Connect"
    smtp: Annotated[str | None, explained(help="help-serve-smtp")] = None
    smtp_password_file: Annotated[str | None, explained(help="help-serve-smtp-password-file")] = None
    smtp_password: Annotated[str | None, explained(help="help-serve-smtp-password")] = None
    mail_from: Annotated[str | None, explained(help="help-serve-mail-from")] = None
    news_inside: Annotated[bool, explained(help="help-serve-news-inside")] = False
    metrics_listen: Annotated[str | None, explained(help="help-serve-metrics-listen")] = None
    metrics_token: Annotated[str | None, explained(help="help-serve-metrics-token")] = None
    browser: Annotated[bool, explained(help="help-serve-browser")] = False
    log_level: Annotated[Literal["debug", "info", "warning", "error"], explained(help="help-serve-log-level")] = "info"
    thinkers: Annotated[int, explained(help="help-serve-thinkers", ge=1, le=64)] = 2
    bot_pause: Annotated[int, explained(help="help-serve-bot-pause", ge=0, le=10_000)] = 1_400
    compile_ahead: Annotated[bool, explained(help="help-serve-compile-ahead")] = True
    review_effort: Annotated[int, explained(help="help-serve-review-effort", ge=1, le=100)] = 100
    rated_reviews: Annotated[int, explained(help="help-serve-rated-reviews", ge=0, le=3_600)] = 30
    tables_each: Annotated[int, explained(help="help-serve-tables-each", ge=1, le=1_000)] = 20
    tables_per_hour: Annotated[int, explained(help="help-serve-tables-per-hour", ge=1, le=1_000_000)] = 120
    open_hours: Annotated[int, explained(help="help-serve-open-hours", ge=0, le=100_000)] = 72
    idle_days: Annotated[int, explained(help="help-serve-idle-days", ge=0, le=10_000)] = 90
    closed_days: Annotated[int, explained(help="help-serve-closed-days", ge=0, le=10_000)] = 30
    guest_days: Annotated[int, explained(help="help-serve-guest-days", ge=0, le=10_000)] = 30
    keep_devices: Annotated[int, explained(help="help-serve-keep-devices", ge=0, le=10_000)] = 400
    keep_addresses: Annotated[int, explained(help="help-serve-keep-addresses", ge=1, le=10_000)] = 24
    keep_chat: Annotated[int, explained(help="help-serve-keep-chat", ge=0, le=10_000)] = 24
    safe: Annotated[bool, explained(help="help-serve-safe")] = False
    body_limit: Annotated[int, explained(help="help-serve-body-limit", ge=1_024, le=1_048_576)] = 65_536
    message_limit: Annotated[int, explained(help="help-serve-message-limit", ge=1_024, le=65_536)] = 16_384
    requests_per_second: Annotated[int, explained(help="help-serve-requests-per-second", ge=1, le=100_000)] = 20
    messages_per_second: Annotated[int, explained(help="help-serve-messages-per-second", ge=1, le=100_000)] = 20
    chats_per_minute: Annotated[int, explained(help="help-serve-chats-per-minute", ge=1, le=100_000)] = 20
    hints_per_minute: Annotated[int, explained(help="help-serve-hints-per-minute", ge=1, le=100_000)] = 20
    reviews_per_hour: Annotated[int, explained(help="help-serve-reviews-per-hour", ge=1, le=100_000)] = 12
    guests_per_hour: Annotated[int, explained(help="help-serve-guests-per-hour", ge=1, le=1_000_000)] = 60
    attempts_per_hour: Annotated[int, explained(help="help-serve-attempts-per-hour", ge=1, le=1_000_000)] = 30
    password_memory: Annotated[int, explained(help="help-serve-password-memory", ge=8, le=1_048_576)] = 32_768
    handshakes_per_minute: Annotated[int, explained(help="help-serve-handshakes-per-minute", ge=1, le=1_000_000)] = 60
    sockets_each: Annotated[int, explained(help="help-serve-sockets-each", ge=1, le=1_000)] = 8
    sockets_per_address: Annotated[int, explained(help="help-serve-sockets-per-address", ge=1, le=100_000)] = 64
    connections: Annotated[int, explained(help="help-serve-connections", ge=16, le=1_000_000)] = 10_000
    connections_per_address: Annotated[int, explained(help="help-serve-connections-per-address", ge=1)] = 256
    header_seconds: Annotated[int, explained(help="help-serve-header-seconds", ge=1, le=3_600)] = 10
    body_seconds: Annotated[int, explained(help="help-serve-body-seconds", ge=1, le=3_600)] = 30
    idle_seconds: Annotated[int, explained(help="help-serve-idle-seconds", ge=1, le=3_600)] = 15

    @property
    def listens_at(self) -> str:
        """`lan` alone means every address of this machine."""
        return EVERYWHERE if self.lan and self.host == HERE else self.host

    @property
    def needs_folder(self) -> bool:
        """Is anything kept on this machine?"""
        return self.database is None or self.key_file is None

    @property
    def folder(self) -> Path:
        return Path(self.data).expanduser() if self.data else user_data_path("caravanserai", appauthor=False)

    @property
    def metrics_address(self) -> tuple[str, int] | None:
        if self.metrics_listen is None:
            return None
        parts = urlsplit(f"//{self.metrics_listen}")
        return parts.hostname or "", parts.port if parts.port is not None else -1

    @property
    def https(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https:")

    @property
    def allowed_origins(self) -> frozenset[str]:
        own = () if self.public_url is None else (origin_of(self.public_url),)
        return frozenset((*own, *map(origin_of, self.origins)))


def origin_of(url: str) -> str:
    """Scheme, host and port, as a browser writes them in Origin."""
    parts = urlsplit(url.lower())
    standard = {"http": ":80", "https": ":443"}.get(parts.scheme, "")
    return f"{parts.scheme}://{parts.netloc.removesuffix(standard) if standard else parts.netloc}"


def help_of(field: msgspec.structs.FieldInfo) -> str:
    """The id of the message that explains a setting."""
    for meta in getattr(field.type, "__metadata__", ()):
        if isinstance(meta, Meta) and meta.extra:
            return str(meta.extra["help"])
    raise LookupError(f"{field.name} has no explanation")


FIELDS = msgspec.structs.fields(Settings)


def read_settings(flags: Mapping[str, str | None], environ: Mapping[str, str], file: Path | None = None) -> Settings:
    """What is asked for. WontStart names the setting that cannot be used, and where it was given."""
    given: dict[str, Any] = {}
    if file is not None:
        given |= _from_file(file)
    for field in FIELDS:
        variable = PREFIX + field.name.upper()
        if value := environ.get(variable):
            given[field.encode_name] = _converted(field, value, variable)
        flag = flags.get(field.name)
        if flag is not None:
            given[field.encode_name] = _converted(field, flag, f"--{field.encode_name}")
    settings = msgspec.convert(given, Settings)
    for url in (settings.public_url, *settings.origins):
        if url is not None and not _is_address(url):
            raise WontStart("setting-not-an-address", value=url)
    if settings.metrics_listen is not None and not _is_host_and_port(settings.metrics_listen):
        raise WontStart("setting-not-a-port", value=settings.metrics_listen)
    for name, url, schemes in (("database", settings.database, DATABASES), ("valkey", settings.valkey, VALKEYS)):
        if url is not None:
            check_server(name, url, schemes)
    if settings.valkey is not None and settings.database is None:
        raise WontStart("setting-valkey-alone")
    if settings.metrics_token is not None and len(settings.metrics_token) < SHORTEST_TOKEN:
        reason = f"expected {SHORTEST_TOKEN} letters or more"
        raise WontStart("setting-wrong", name="metrics-token", value="…", reason=reason)
    return settings


def check_server(name: str, url: str, schemes: tuple[str, ...]) -> None:
    """Can this be the address of another server? WontStart repeats nothing of it: there may be a password in it, and
    where letters of that were not escaped, nobody can say where it ends."""
    try:
        parts = urlsplit(url)
    except ValueError:
        raise WontStart("setting-not-a-server", name=name) from None
    if parts.scheme not in schemes:
        known = ", ".join(f"{scheme}://…" for scheme in schemes)
        raise WontStart("setting-wrong", name=name, value="…", reason=f"expected {known}")
    machines = [MACHINE.fullmatch(machine) for machine in parts.netloc.rpartition("@")[2].split(",")]
    are_machines = all(found and int(found["port"] or 0) <= 65_535 for found in machines)
    if not are_machines or "@" in f"{parts.path}{parts.query}" or parts.fragment:
        raise WontStart("setting-not-a-server", name=name)


def _converted(field: msgspec.structs.FieldInfo, text: str, source: str) -> Any:
    value: Any = text
    if get_origin(getattr(field.type, "__origin__", field.type)) is tuple:
        value = tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        return msgspec.convert(value, field.type, strict=False)
    except msgspec.ValidationError as error:
        raise WontStart("setting-wrong", name=source, value=text, reason=_reason(error)) from None


def _from_file(file: Path) -> dict[str, Any]:
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise WontStart("setting-file", file=str(file), reason=getattr(error, "strerror", None) or str(error)) from None
    known = {field.encode_name: field for field in FIELDS}
    for name, value in table.items():
        if name not in known:
            raise WontStart("setting-unknown", name=name, file=str(file), known=", ".join(known))
        try:
            table[name] = msgspec.convert(value, known[name].type)
        except msgspec.ValidationError as error:
            raise WontStart("setting-wrong", name=name, value=str(value), reason=_reason(error)) from None
    return table


def _reason(error: msgspec.ValidationError) -> str:
    return str(error).replace("`", "").removesuffix(".")


def _is_host_and_port(text: str) -> bool:
    try:
        parts = urlsplit(f"//{text}")
        return bool(parts.hostname) and parts.port is not None and not (parts.path or parts.query or parts.username)
    except ValueError:
        return False


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        port_is_readable = parts.port is None or parts.port > 0
    except ValueError:
        return False
    bare = parts.path in ("", "/") and not parts.query and not parts.fragment
    return parts.scheme in ("http", "https") and bool(parts.hostname) and bare and port_is_readable
