"""Buckets that all nodes of a house draw from, in Valkey.

Nobody waits for it: whether there is a token this node says at once, of what it knows, and hears a moment later how
many are left for all. So the first who comes to another node may pass there once more than they should. That is a debt
in the shared bucket, which has to be paid before it fills again. While Valkey is away each node counts for itself.
"""

from collections.abc import Callable
from typing import Any, Protocol

PREFIX = "caravanserai:limit:"
#: Valkey's own clock counts. A bucket that is full again is forgotten.
DRAW = """
local rate, burst = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'since')
local left = burst
if kept[1] then left = math.min(burst, kept[1] + math.max(0, now - kept[2]) * rate) end
left = math.max(-burst, left - 1)
redis.call('HSET', KEYS[1], 'left', left, 'since', now)
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - left) / rate * 1000) + 1000)
return tostring(left)
"""


class Asks(Protocol):
    def ask(self, words: tuple[str | bytes, ...], answered: Callable[[Any], None]) -> None: ...


class SharedBuckets:
    def __init__(self, line: Asks) -> None:
        self.line = line

    def draw(self, key: str, per_second: float, burst: float, learn: Callable[[float], None]) -> None:
        """One token was taken here. `learn` hears how many are left for all, if Valkey is there to say so."""

        def answered(reply: Any) -> None:
            if isinstance(reply, bytes):
                learn(float(reply))

        self.line.ask(("EVAL", DRAW, "1", PREFIX + key, repr(per_second), repr(float(burst))), answered)
