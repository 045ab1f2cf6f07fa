"""Which of the bots people are offered, and the one they get who do not choose."""

from .levels import BOTS


def offered(game_key: str) -> tuple[str, ...]:
    """From the weakest to the strongest. Bots of other names are still accepted: old tables have them."""
    known = bots_of(game_key)
    return tuple(name for name in known if name.startswith("level")) or known


def middle(game_key: str) -> str:
    levels = offered(game_key)
    return levels[len(levels) // 2]


def bots_of(game_key: str) -> tuple[str, ...]:
    """Those that know the game: so far all do."""
    return BOTS
