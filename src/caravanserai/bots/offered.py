"""Which of the bots people are offered, and the one they get who do not choose."""

from .levels import BOTS


def offered() -> tuple[str, ...]:
    """From the weakest to the strongest. Bots of other names are still accepted: old tables have them."""
    return tuple(name for name in BOTS if name.startswith("level")) or BOTS


def middle() -> str:
    levels = offered()
    return levels[len(levels) // 2]
