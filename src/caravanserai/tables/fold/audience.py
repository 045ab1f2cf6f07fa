"""Who hears what of what happened."""

from collections.abc import Iterable, Reversible
from typing import Any


def shares(items: tuple[Any, ...], viewers: Iterable[int]) -> dict[int, tuple[Any, ...]]:
    """What each viewer hears of this, for those who hear anything."""
    audiences = [item.audience() for item in items]
    if all(audience is None for audience in audiences):
        return dict.fromkeys(viewers, items) if items else {}
    whose = list(zip(items, audiences, strict=True))
    heard = {v: tuple([item for item, audience in whose if audience is None or v in audience]) for v in viewers}
    return {viewer: mine for viewer, mine in heard.items() if mine}


def heard_by(items: tuple[Any, ...], viewer: int) -> tuple[Any, ...]:
    return tuple(item for item in items if (audience := item.audience()) is None or viewer in audience)


def last_heard(kept: Reversible[tuple[Any, ...]], viewer: int, want: int) -> list[tuple[Any, ...]] | None:
    """Of what is kept, the last things that a viewer heard, so many; None if there are not as many."""
    found: list[tuple[Any, ...]] = []
    for items in reversed(kept):
        if want <= len(found):
            break
        if mine := heard_by(items, viewer):
            found.append(mine)
    return found[::-1] if len(found) == want else None
