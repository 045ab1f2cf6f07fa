"""A house for those in the same network: each of its addresses there with a QR code, and what plain HTTP lacks."""

import io
import sys
from collections.abc import Iterator
from ipaddress import IPv4Address
from urllib.parse import urlsplit

import ifaddr
import segno
import typer

from caravanserai.strings import Speaker

#: Light modules on dark ones, whatever the colours of the terminal.
LIGHT_ON_DARK, USUAL = "\x1b[97;40m", "\x1b[0m"


def addresses(opened: str) -> list[str]:
    """The addresses at which others reach a house that was opened at this one; the most usual networks first."""
    parts = urlsplit(opened)
    if parts.hostname != "0.0.0.0":
        return [opened]
    found = sorted(set(_of_this_machine()), key=lambda one: (not one.is_private, int(one)))
    return [f"http://{one}:{parts.port}" for one in found]


def _of_this_machine() -> Iterator[IPv4Address]:
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if isinstance(ip.ip, str):
                one = IPv4Address(ip.ip)
                if not one.is_loopback and not one.is_link_local:
                    yield one


def show(found: list[str], speak: Speaker) -> None:
    if not found:
        typer.echo(speak("serve-lan-none"))
        return
    typer.echo(speak("serve-lan"))
    for address in found:
        typer.echo(f"\n  {address}\n")
        for line in qr(address, coloured=sys.stdout.isatty()):
            typer.echo(f"  {line}")
    typer.echo(speak("serve-lan-plain"))


def qr(text: str, coloured: bool) -> list[str]:
    """Its lines; none where the terminal has no letters for them."""
    drawn = io.StringIO()
    segno.make(text, micro=False, error="l").terminal(out=drawn, compact=True, border=2)
    try:
        drawn.getvalue().encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        return []
    lines = drawn.getvalue().splitlines()
    return [f"{LIGHT_ON_DARK}{line}{USUAL}" for line in lines] if coloured else lines
