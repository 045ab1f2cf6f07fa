"""Everybody alone against the same bots: deal after deal, each when they come for it, until the time is over."""

from .seating import Table


def seat_in(deal: int, seats: int) -> int:
    """The seat that everybody has in a deal (from 1): one after the other."""
    return (deal - 1) % seats


def table_for(person: str, deal: int, seats: int) -> Table:
    own = seat_in(deal, seats)
    return tuple(person if seat == own else None for seat in range(seats))
