"""What came of somebody's games, noted in their seatings: once for each, when it is first asked for.

A game that ends writes nothing for that, so nobody's last move waits for it; games of before, and those that a node
from before plays, are noted in the same way.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from caravanserai.tables.log.store import DAMAGED, Store, StoreError
from caravanserai.tables.log.summary import Card
from caravanserai.tables.log.talks import Talk

from . import game_statements as sql

#: Games in one transaction: others have their turn in between.
AT_A_TIME = 200


async def settle(store: Store, ids: Sequence[str]) -> None:
    """Note what came of all games of these people that are over. Where that cannot be written, on a full disk, it is
    another time: what was noted before is there to be read."""
    with suppress(StoreError):
        for person in ids:
            while await store.ask(partial(_is_unsettled, person)):
                await store.change(partial(_settle, person), owners=False)


def _is_unsettled(person: str) -> Talk[bool]:
    return bool((yield sql.UNSETTLED, (person, 1)))


def _settle(person: str) -> Talk[None]:
    found = yield sql.UNSETTLED, (person, AT_A_TIME)
    for table, seat, status, changed, game, seats, ranks, card in found:
        noted: tuple[Any, ...] = (0, None, None, None, None)
        if status == "over":
            noted = (changed, *_result(game, seats, seat, ranks, card, person))
        yield sql.SETTLE, (*noted, table, seat, person)


def _result(
    game: str, seats: int, seat: int, ranks: Any, written: Any, person: str
) -> tuple[str | None, int | None, int | None, bool | None]:
    """Game, seats, place, and whether they saw it through; nothing of what cannot be read."""
    try:
        places = msgspec.json.decode(ranks, type=tuple[int, ...]) if ranks else ()
        card = msgspec.json.decode(written, type=Card) if written else None
    except DAMAGED:
        return None, None, None, None
    if card is not None and card.stage is not None:
        return None, None, None, None
    place = places[seat] if 0 <= seat < len(places) else None
    return game, seats, place, None if card is None else kept(card, seat, person)


def kept(card: Card, seat: int, person: str) -> bool | None:
    """Did somebody see a game through? What counts is who plays in their seat when it is over: to come back forgives. A
    game against bots alone does not count, nor does leaving one that all others left too: nobody was left alone. Nor
    does a leave that nobody minded."""
    others = [one.info.state for one in card.seats if one.person not in (None, person)]
    held = card.seats[seat] if 0 <= seat < len(card.seats) else None
    if others and held is not None and held.person == person and held.info.state == "person":
        return True
    return False if "person" in others and person not in card.released else None
