"""Other people's servers that a house may use for keys: a provider of OpenID Connect, and a mail server. Neither is
needed, and nothing of either is shown where it is not set."""

from importlib import import_module
from pathlib import Path
from urllib.parse import urlsplit

from caravanserai.engine.refusal import Refused
from caravanserai.people.mail import read_address
from caravanserai.people.postman import Setup as MailSetup
from caravanserai.people.provider import Setup as OidcSetup
from caravanserai.people.provider import is_safe

from .settings import Settings, WontStart, check_server

MAIL_SERVERS = ("smtp", "smtps")


def oidc_setup(settings: Settings) -> OidcSetup | None:
    """As it was asked for, if it was. WontStart says what is missing."""
    if settings.oidc_issuer is None:
        return None
    secret = _secret(settings.oidc_secret, settings.oidc_secret_file)
    if settings.oidc_client is None:
        raise WontStart("setting-needs", name="oidc-issuer", other="oidc-client")
    if secret is None:
        raise WontStart("setting-needs", name="oidc-issuer", other="oidc-secret-file")
    if not is_safe(settings.oidc_issuer):
        raise WontStart("setting-not-an-address", value=settings.oidc_issuer)
    _expect("oidc-issuer", "oidc", "authlib", "joserfc", "httpx")
    return OidcSetup(settings.oidc_issuer, settings.oidc_client, secret, settings.oidc_name)


def mail_setup(settings: Settings) -> MailSetup | None:
    if settings.smtp is None:
        return None
    check_server("smtp", settings.smtp, MAIL_SERVERS)
    if urlsplit(settings.smtp).password:
        raise WontStart("setting-needs", name="smtp", other="smtp-password-file")
    # Never from what a request calls this house: who sends one could choose where the link in somebody's mail leads.
    if settings.public_url is None:
        raise WontStart("setting-needs", name="smtp", other="public-url")
    try:
        sender = read_address(settings.mail_from or "")
    except Refused:
        raise WontStart("setting-needs", name="smtp", other="mail-from") from None
    _expect("smtp", "mail", "aiosmtplib")
    password = _secret(settings.smtp_password, settings.smtp_password_file)
    return MailSetup(settings.smtp, password, sender, settings.public_url)


def _expect(name: str, extra: str, *libraries: str) -> None:
    for library in libraries:
        try:
            import_module(library)
        except ImportError:
            raise WontStart("extra-missing", name=name, library=library, extra=extra) from None


def _secret(given: str | None, file: str | None) -> str | None:
    """From the environment, or the first line of a file: not from the command line, which others can read."""
    if file is None:
        return given
    try:
        lines = Path(file).expanduser().read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise WontStart("secret-failed", file=file, reason=getattr(error, "strerror", None) or str(error)) from None
    if not lines or not lines[0].strip():
        raise WontStart("secret-failed", file=file, reason="it is empty")
    return lines[0].strip()
