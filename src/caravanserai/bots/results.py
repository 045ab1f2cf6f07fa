"""Matches on disk, deal after deal: a file that only grows, and a match that goes on where it stopped.

One JSON document a line. A line with `match` says what the deals after it belong to; every other line is a deal. A last
line that was cut off, because the power went, is no deal.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, Literal

import msgspec
from msgspec import Struct, structs

from caravanserai import __version__
from caravanserai.engine.game import game
from caravanserai.engine.refusal import UNREADABLE

from .arena import Match, PlayedDeal
from .ratings import Rating, rate

FORMAT: Literal["caravanserai-results-1"] = "caravanserai-results-1"


class Heading(Struct, frozen=True, forbid_unknown_fields=True):
    """All that makes one match differ from another; how many games are played of it does not."""

    game: str
    rules_version: int
    house: str
    bots: tuple[str, ...]
    seats: int
    seed: int
    options: dict[str, str]
    edition: Any


class _MatchLine(Struct, frozen=True, forbid_unknown_fields=True):
    format: Literal["caravanserai-results-1"]
    match: Heading


class BadResultsError(Exception):
    """The file is something else, or was changed by hand."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class OtherMatchError(Exception):
    """The file holds another match."""

    def __init__(self, found: Heading) -> None:
        super().__init__(found)
        self.found = found


Found = dict[bytes, tuple[Heading, dict[int, PlayedDeal]]]


def heading_of(match: Match) -> Heading:
    rules = game(match.game)
    return Heading(
        game=match.game,
        rules_version=rules.rules_version,
        house=__version__,
        bots=match.bots,
        seats=match.table,
        seed=match.seed,
        options=rules.check_options(match.options),
        edition=msgspec.to_builtins(match.edition or rules.standard_edition),
    )


def key_of(heading: Heading) -> bytes:
    return msgspec.json.encode(heading, order="sorted")


def read_results(path: Path) -> Found:
    """Every match of the file, with its deals by number; a deal that stands twice counts once."""
    found, _ = _read(path.read_bytes())
    return found


def _read(data: bytes) -> tuple[Found, int]:
    """What is there, and how much of the file holds."""
    found: Found = {}
    current: dict[int, PlayedDeal] | None = None
    whole = data.rfind(b"\n") + 1
    for number, line in enumerate(data[:whole].splitlines(), start=1):
        try:
            if line.startswith(b'{"format"'):
                heading = msgspec.json.decode(line, type=_MatchLine).match
                current = found.setdefault(key_of(heading), (heading, {}))[1]
                continue
            deal = msgspec.json.decode(line, type=PlayedDeal)
        except UNREADABLE:
            raise BadResultsError(number) from None
        if current is None:
            raise BadResultsError(number)
        current.setdefault(deal.deal, deal)
    return found, whole


class ResultsFile:
    """A file that matches are written into. `only` refuses one that holds any other match."""

    def __init__(self, path: Path, only: Match | None = None) -> None:
        self.path = path
        data = path.read_bytes() if path.exists() else b""
        self.found, whole = _read(data)
        if whole == 0 and data:
            # Not even one line: cut off at once, or a file of somebody's that is none of our business.
            if not data.startswith(b'{"format":"caravanserai-results'[: len(data)]):
                raise BadResultsError(1)
        if only is not None:
            wanted = key_of(heading_of(only))
            for key, (heading, _) in self.found.items():
                if key != wanted:
                    raise OtherMatchError(heading)
        self._file: BinaryIO = path.open("ab")
        if whole < len(data):
            self._file.truncate(whole)
        self._current: bytes | None = None

    def deals(self, match: Match) -> dict[int, PlayedDeal]:
        return self.found.get(key_of(heading_of(match)), (None, {}))[1]

    def add(self, match: Match, deal: PlayedDeal) -> None:
        """On its way to the disk when this returns. Records are kept elsewhere."""
        heading = heading_of(match)
        key = key_of(heading)
        if key != self._current:
            self._write(_MatchLine(FORMAT, heading))
            self._current = key
        bare = PlayedDeal(deal.deal, tuple(structs.replace(played, record=None) for played in deal.games))
        self._write(bare)
        self.found.setdefault(key, (heading, {}))[1][deal.deal] = bare

    def _write(self, line: object) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> "ResultsFile":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def in_turn(matches: Iterable[Iterable[PlayedDeal]]) -> Iterator[PlayedDeal]:
    """The first deal of every match, then the second of every one: no match is rated before another."""
    deals = [(deal.deal, place, deal) for place, match in enumerate(matches) for deal in match]
    yield from (deal for _, _, deal in sorted(deals, key=lambda one: one[:2]))


def rate_files(paths: Iterable[Path]) -> dict[str, tuple[Rating, ...]]:
    """All bots of all matches in these files together, game by game. A match that stands in two files counts once."""
    matches: Found = {}
    for path in paths:
        for key, (heading, deals) in read_results(path).items():
            known = matches.setdefault(key, (heading, {}))[1]
            known.update({number: deal for number, deal in deals.items() if number not in known})
    rated = {}
    for game_key in sorted({heading.game for heading, _ in matches.values()}):
        # In an order that does not depend on that of the files.
        played = [matches[key][1].values() for key in sorted(matches) if matches[key][0].game == game_key]
        rated[game_key] = rate((one.bots, one.ranks) for deal in in_turn(played) for one in deal.games)
    return rated
