"""Which of the bots people are offered, and the one they get who do not choose."""

from .levels import bots_for


def offered(game_key: str) -> tuple[str, ...]:
    """From the weakest to the strongest. Bots of other names are still accepted: old tables have them."""
    known = bots_for(game_key)
    return tuple(name for name in known if name.startswith("level")) or known[:1]


def middle(game_key: str) -> str:
    levels = offered(game_key)
    return levels[len(levels) // 2]
