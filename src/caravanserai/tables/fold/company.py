"""Who is at a table, for those who are kept apart: the house seats nobody with somebody who wants nothing of them."""

from .table import Table


def keeps_apart(table: Table, person: str, apart: frozenset[str]) -> bool:
    """Does somebody sit here, or did somebody open it, with whom this person is not to be seated? Or is a seat kept for
    such a one, unless one is kept for this person too: then who comes first sits. Who sits or opened it stays."""
    there = {table.opened.host, *(seat.person for seat in table.seats)}
    if not apart or person in there:
        return False
    kept = {seat.reserved for seat in table.seats}
    return not apart.isdisjoint(there if person in kept else there | kept)
