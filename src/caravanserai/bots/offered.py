"""Which of the bots people are offered, and the one they get who do not choose."""

from caravanserai.engine.game import GAMES, game

from .levels import BOTS, LEVEL, MASTER, STRONGEST, bots_for, master_at


def offered(game_key: str) -> tuple[str, ...]:
    """At every table, from the weakest to the strongest. Bots of other names are still accepted: old tables have
    them."""
    known = [name for name in bots_for(game_key) if name != MASTER]
    return tuple(name for name in known if name in LEVEL) or tuple(known[:1])


def masters_of(game_key: str) -> tuple[int, ...]:
    """How many sit at the tables where the level above is offered, too: where it was measured to be worth it, so with
    the box's own edition and options."""
    return tuple(seats for seats in game(game_key).seat_counts if master_at(game_key, seats) is not None)


def accepted(game_key: str, seats: int, standard: bool) -> tuple[str, ...]:
    """All bots that may be asked for at a table of so many; is it played by the box's own edition and options?"""
    master = standard and seats in masters_of(game_key)
    return tuple(name for name in bots_for(game_key) if master or name != MASTER)


def playing_somewhere() -> tuple[str, ...]:
    """All bots that may be asked for at some table of some game."""
    return tuple(name for name in BOTS if name != MASTER or any(masters_of(key) for key in GAMES))


def of_today(bot: str, game_key: str, seats: int, standard: bool = True) -> str:
    """Who plays where this bot was asked for some time ago: a level that is offered no more is the strongest that
    is."""
    return STRONGEST if bot == MASTER and bot not in accepted(game_key, seats, standard) else bot


def middle(game_key: str) -> str:
    levels = offered(game_key)
    return levels[len(levels) // 2]
