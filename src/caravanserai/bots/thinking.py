"""One choice of a bot, wherever it thinks: in this process or in one of its own."""

import threading

from caravanserai.engine.game import game
from caravanserai.engine.kit import State
from caravanserai.engine.twin import compiled, has_compiler

from .best_response import BestResponse
from .levels import LEVEL, STRONGEST, bot_at
from .search import SearchBot, desk_of

#: So many simulations take about a second by the plain rules.
FEW = 300

_compiled: set[str] = set()
_compiling: set[str] = set()


def searches(bot: str) -> bool:
    """Does this bot think ahead?"""
    return bot in LEVEL and LEVEL[bot].thinks > 0


def takes_its_time(bot: str) -> bool:
    """Does it think for longer than the others, where nobody else wants to?"""
    return bot in LEVEL and LEVEL[bot].master


def glances_long(game_key: str) -> bool:
    """Do bots that only glance at the position take long for it, in plain Python?"""
    return game(game_key).long_glances


def think(bot: str, game_key: str, position: State, seat: int, seed: int, within_ms: float | None) -> int:
    """The bot's answer from what its seat knows; who thinks ahead does so for that long at the most. Without a limit
    the plain rules come to the same answer as the compiled ones; if that would be too late, it waits for those."""
    player = bot_at(bot, game_key, position, seed, within_ms=within_ms)
    if isinstance(player, BestResponse) and within_ms is not None and not is_compiled(game_key):
        player = bot_at(STRONGEST, game_key, position, seed, within_ms=within_ms)  # by plain rules it would get nowhere
    if isinstance(player, SearchBot) and (within_ms is not None or player.simulations <= FEW):
        player.plain = not is_compiled(game_key)
    return player.choose(position, seat)


def is_compiled(game_key: str) -> bool:
    """Are the game's compiled rules here? Nobody waits for them: they are made on the side, and until then the plain
    ones do, with less foresight."""
    if game_key not in _compiling and has_compiler():
        _compiling.add(game_key)
        threading.Thread(target=_compile, args=(game_key,), daemon=True).start()
    return game_key in _compiled


def _compile(game_key: str) -> None:
    compiled(game_key, progress=lambda *_: None, search=True)
    desk_of(game_key, False)
    _compiled.add(game_key)
