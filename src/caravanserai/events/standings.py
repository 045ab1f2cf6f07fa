"""Who stands where, and by what: score, then head to head, then seats, then what remains without luck."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from msgspec import Struct

from .duplicate import sums
from .fold import Event
from .scores import compared_deals, complete_rounds, scores, table_points
from .seating import people_at

NOTHING = Fraction(0)
#: So many games are looked at because of ties; a review takes minutes of a processor.
MOST_GAMES = 60


class Standing(Struct, frozen=True):
    """A line of the standings. `score`: points; of a duplicate event, and of an evening, what is said in
    `docs/events.md`. `head_to_head`: tied rivals left behind at common tables, less those who were ahead. `seats`: what
    others made in the seats that somebody had: the less, the harder they were. `luckless`: against the mean in a
    duplicate event, else the mean of reviewed results without luck; None where that decides nothing."""

    place: int
    person: str
    score: Fraction
    played: int
    head_to_head: int
    seats: Fraction
    luckless: Fraction | None
    #: Of a knock-out: the last round they played in.
    reached: int = 0
    #: Of an evening: they were there for less than half of it, and stand behind all others.
    short: bool = False


def standings(event: Event) -> list[Standing]:
    played = deals_played(event)
    score = _scores(event, played)
    short = _short(event, played)
    last = _last_tables(event)
    seats, luckless = _seat_luck(event), _luckless(event)

    def first(one: str) -> Any:
        reached, place = last.get(one, (0, 0))
        return one in short, -reached, place, -score[one]

    people = [one for one in event.entrants if played[one] or event.entrants[one].plays]
    lines: list[Standing] = []
    for group in _groups(people, first):
        met = _head_to_head(event, set(group))

        def then(one: str, met: dict[str, int] = met) -> Any:
            return -met[one], seats.get(one, NOTHING)

        for even, told in _without_luck(_groups(group, then), luckless, event.setting.duplicate):
            place = len(lines) + 1
            lines += [
                Standing(
                    place=place,
                    person=one,
                    score=score[one],
                    played=played[one],
                    head_to_head=met[one],
                    seats=seats.get(one, NOTHING),
                    luckless=luckless.get(one) if told else None,
                    reached=last.get(one, (0, 0))[0],
                    short=one in short,
                )
                for one in even
            ]
    return lines


def _without_luck(
    groups: Iterable[list[str]], luckless: Mapping[str, Fraction], always: bool
) -> Iterable[tuple[list[str], bool]]:
    """Those who are tied by luck-free points, if these are known of all of them; and are they told of these?"""
    for tied in groups:
        known = all(one in luckless for one in tied)
        evens = _groups(tied, lambda one: -luckless[one]) if known else [tied]
        yield from ((even, always or (known and len(tied) > 1)) for even in evens)


def games_to_review(event: Event, most: int = MOST_GAMES) -> tuple[tuple[int, int], ...]:
    """The games of those who are tied where luck-free points could decide: from the top of the standings, tie by tie,
    as long as they are no more than so many together."""
    if event.setting.duplicate:
        return ()
    games: dict[str, set[tuple[int, int]]] = {}
    for (number, t), result in event.results.items():
        for one in people_at(event.rounds[number - 1][t]) if result is not None else ():
            games.setdefault(one, set()).add((number, t))
    found: set[tuple[int, int]] = set()
    place = {line.person: line.place for line in standings(event)}
    for tied in _groups(place, place.__getitem__):
        if len(tied) > 1 and all(one in games for one in tied):
            more = found.union(*(games[one] for one in tied))
            if len(more) > most:
                break
            found = more
    return tuple(sorted(found))


def _groups(people: Iterable[str], key: Callable[[str], Any]) -> list[list[str]]:
    """People in the order of a key, those of the same key together, in the order of their names."""
    groups: dict[Any, list[str]] = {}
    for one in sorted(people):
        groups.setdefault(key(one), []).append(one)
    return [groups[some] for some in sorted(groups)]


def deals_played(event: Event) -> Counter[str]:
    """Rounds in which somebody sat at a table that has a result."""
    return Counter(one for number, table in event.results for one in people_at(event.rounds[number - 1][table]))


def _scores(event: Event, played: Counter[str]) -> dict[str, Fraction]:
    """The sum of rounds; of an evening, where people come and go, the mean of the rounds that somebody played."""
    made = scores(event)
    if event.setting.format != "evening":
        return made
    return {one: points / max(1, played[one]) for one, points in made.items()}


def _short(event: Event, played: Counter[str]) -> set[str]:
    if event.setting.format != "evening":
        return set()
    return {one for one in event.entrants if 2 * played[one] < len(complete_rounds(event))}


def _last_tables(event: Event) -> dict[str, tuple[int, int]]:
    """Of a knock-out: the last round somebody sat in, and their place at that table; 0 while it is played."""
    last: dict[str, tuple[int, int]] = {}
    for n, tables in enumerate(event.rounds if event.setting.format == "knock-out" else (), 1):
        for t, table in enumerate(tables):
            result = event.results.get((n, t))
            for seat, one in enumerate(table):
                if one is not None:
                    last[one] = (n, result.places[seat] if result is not None else 0)
    return last


def _head_to_head(event: Event, tied: set[str]) -> dict[str, int]:
    won = dict.fromkeys(tied, 0)
    if len(tied) < 2:
        return won
    for (number, t), result in event.results.items():
        if result is None:
            continue
        here = [(result.places[seat], one) for seat, one in enumerate(event.rounds[number - 1][t]) if one in tied]
        for place, one in here:
            assert one is not None
            won[one] += sum((place < other) - (place > other) for other, _ in here)
    return won


def _seat_luck(event: Event) -> dict[str, Fraction]:
    """What people made on average in the seats that somebody had. In a duplicate event seats are compared already."""
    if event.setting.duplicate:
        return {}
    made: dict[int, list[int]] = {}
    held: dict[str, list[int]] = {}
    for (number, t), result in event.results.items():
        if result is None:
            continue
        points = table_points(event, number, t)
        for seat, one in enumerate(event.rounds[number - 1][t]):
            if one is not None:
                made.setdefault(seat, []).append(points[one])
                held.setdefault(one, []).append(seat)
    mean = {seat: Fraction(sum(some), len(some)) for seat, some in made.items()}
    return {one: sum((mean[seat] for seat in seats), Fraction(0)) / len(seats) for one, seats in held.items()}


def _luckless(event: Event) -> dict[str, Fraction]:
    if event.setting.duplicate:
        return {person: one.against_mean for person, one in sums(compared_deals(event)).items()}
    made: dict[str, list[int]] = {}
    unknown: set[str] = set()
    for (number, t), result in event.results.items():
        for seat, one in enumerate(event.rounds[number - 1][t]):
            if one is None or result is None:
                continue
            if not result.luckless:
                unknown.add(one)
            else:
                # What the bot of somebody who left did is none of theirs.
                made.setdefault(one, []).append(0 if seat in result.left else result.luckless[seat])
    return {one: Fraction(sum(some), 1000 * len(some)) for one, some in made.items() if one not in unknown}
