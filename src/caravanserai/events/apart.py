"""Tables that are made, but for those who must not sit together."""

from collections.abc import Mapping, Sequence, Set

from .seating import Pair, Round, Table, pair_of, pairs_at, people_at


def keep_apart(tables: Sequence[Table], apart: Set[Pair], met: Mapping[Pair, int]) -> Round:
    """The same tables, but of two who are kept apart one changes places with somebody at another table, rather in the
    same seat and rather with whom they met least; or takes a bot's seat; or sits down with bots."""
    now = list(tables)
    for n in range(len(tables) if apart else 0):
        while conflict := next((pair for pair in pairs_at(now[n]) if pair in apart), None):
            _move(now, n, now[n].index(conflict[1]), apart, met)
    return tuple(table for table in now if people_at(table))


def _move(tables: list[Table], one: int, seat: int, apart: Set[Pair], met: Mapping[Pair, int]) -> None:
    mover = tables[one][seat]
    assert mover is not None
    ways = []
    for other, table in enumerate(tables):
        for place, person in enumerate(table):
            if other == one:
                continue
            here, there = _with(tables[one], seat, person), _with(table, place, mover)
            if _fits(here, person, apart) and _fits(there, mover, apart):
                alone = len(people_at(here)) < 2 or len(people_at(there)) < 2
                times = sum(met.get(pair, 0) for pair in pairs_at(there))
                ways.append((alone, place != seat, times, other, place))
    if ways:
        *_, other, place = min(ways)
        person = tables[other][place]
        tables[one], tables[other] = _with(tables[one], seat, person), _with(tables[other], place, mover)
    else:
        tables[one] = _with(tables[one], seat, None)
        tables.append(_with((None,) * len(tables[one]), seat, mover))


def _with(table: Table, seat: int, person: str | None) -> Table:
    return (*table[:seat], person, *table[seat + 1 :])


def _fits(table: Table, person: str | None, apart: Set[Pair]) -> bool:
    """Does this person sit here with nobody they are kept apart from?"""
    others = people_at(table)
    return person is None or not any(pair_of(person, other) in apart for other in others if other != person)
