"""Devices that somebody has signed in on before. Guesses of strangers are counted by the name they guess at; on a
device that is known its owner is counted apart, so that nobody shuts them out there.

A device is known by a cookie that stays when they sign out: a number of its own, and the house's signature for each of
the last few people who showed a key there. It opens nothing, and tells nobody who they are.
"""

import base64
import hmac
import secrets

from .session import COOKIE, cookies_in

NAME = f"{COOKIE}-known"
#: Of one device.
MOST = 8
#: Letters of its number, and of a signature.
NUMBER, SIGNATURE = 22, 22


class KnownDevices:
    def __init__(self, key: bytes) -> None:
        self._key = hmac.digest(key, b"known devices", "sha256")

    def number(self, header: str | None, secure: bool, person: str) -> str | None:
        """The number of this device, if that person has shown a key on it."""
        for number, signatures in _read(header, secure):
            wanted = self._sign(number, person)
            if any(hmac.compare_digest(wanted, one) for one in signatures):
                return number
        return None

    def cookie(self, header: str | None, secure: bool, person: str) -> str:
        """The cookie with which it is known to them, too."""
        number, signatures = next(iter(_read(header, secure)), (secrets.token_urlsafe(16), []))
        mine = self._sign(number, person)
        return ".".join([number, mine, *(one for one in signatures if one != mine)][: MOST + 1])

    def _sign(self, number: str, person: str) -> str:
        signature = hmac.digest(self._key, f"{number}\n{person}".encode(), "sha256")
        return base64.urlsafe_b64encode(signature)[:SIGNATURE].decode()


def _read(header: str | None, secure: bool) -> list[tuple[str, list[str]]]:
    """Whatever calls itself so. Somebody else may have put it there: only signatures count."""
    found = (cookie.split(".") for cookie in reversed(cookies_in(header, secure, NAME)) if cookie.isascii())
    return [(number, rest[:MOST]) for number, *rest in found if len(number) == NUMBER and number.isprintable()]
