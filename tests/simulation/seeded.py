"""Everything that the house draws by lot or reads off a clock comes from the seed, for as long as a run lasts."""

import random
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from types import SimpleNamespace
from unittest.mock import patch

from caravanserai.tables.live.bus import Listener
from caravanserai.tables.workers import folds

from .loop import Task


@contextmanager
def seeded(seed: int) -> Iterator[None]:
    drawn, numbers = random.Random(f"secrets {seed}"), count()
    before = random.getstate()
    random.seed(f"house {seed}")
    Task.made = 0
    with (
        patch.object(secrets, "token_hex", lambda size=32: drawn.randbytes(size).hex()),
        patch.object(secrets, "token_urlsafe", lambda size=32: drawn.randbytes(size).hex()),
        patch.object(secrets, "randbits", drawn.getrandbits),
        # Short logs are folded for so long at a time: here always to their end.
        patch.object(folds, "time", SimpleNamespace(perf_counter=lambda: 0.0)),
        # Not found by their place in memory: sets of them have the same order each time.
        patch.object(Listener, "__hash__", lambda one: one.__dict__.setdefault("_hash", next(numbers))),
    ):
        try:
            yield
        finally:
            random.setstate(before)
