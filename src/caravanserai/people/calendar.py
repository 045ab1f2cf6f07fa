"""A calendar that other programs subscribe to: RFC 5545, as much of it as evenings need."""

from collections.abc import Iterable
from datetime import UTC, datetime

from msgspec import Struct

#: Octets in a line; what is longer goes on in the next.
LONGEST_LINE = 75


class Entry(Struct, frozen=True):
    """`key` tells entries apart, for good. Times are milliseconds since 1970."""

    key: str
    title: str
    text: str
    link: str
    starts: int
    ends: int


def calendar(name: str, entries: Iterable[Entry], now: int) -> str:
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Caravanserai//Circles//EN",
        "METHOD:PUBLISH",
        f"X-WR-CALNAME:{_escaped(name)}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]
    for one in entries:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.key}@caravanserai",
            f"DTSTAMP:{_moment(now)}",
            f"DTSTART:{_moment(one.starts)}",
            f"DTEND:{_moment(one.ends)}",
            f"SUMMARY:{_escaped(one.title)}",
            *([f"DESCRIPTION:{_escaped(one.text)}"] if one.text else ()),
            f"URL:{one.link}",
            "END:VEVENT",
        ]
    return "".join(f"{_folded(line)}\r\n" for line in (*lines, "END:VCALENDAR"))


def _moment(time: int) -> str:
    return datetime.fromtimestamp(time / 1_000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, f"\\{sign}")
    return "\\n".join(text.splitlines())


def _folded(line: str) -> str:
    """No letter is cut in two: each is put in the next line whole."""
    lines, room = [""], LONGEST_LINE
    for letter in line:
        octets = len(letter.encode())
        if octets > room:
            lines.append(" ")
            room = LONGEST_LINE - 1
        lines[-1] += letter
        room -= octets
    return "\r\n".join(lines)
