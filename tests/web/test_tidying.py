"""Garbage is found little by little, and all of it when there is much."""

import gc
import sys
import weakref
from collections.abc import Iterator

import pytest

from caravanserai.web import tidying
from caravanserai.web.tidying import Tidying


class Cycle:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def tidy() -> Iterator[Tidying]:
    made = Tidying()
    yield made
    made.end()


def test_what_is_new_is_looked_at_and_nothing_else(tidy: Tidying) -> None:
    old = Cycle()
    tidy.look()
    seen: list[int] = []
    gc.callbacks.append(hear := lambda phase, info: seen.append(info["generation"]))
    gone_old, gone_new = weakref.ref(old), weakref.ref(Cycle())
    del old
    tidy.look()
    gc.callbacks.remove(hear)
    assert set(seen) == {1}
    assert gone_new() is None and gone_old() is not None


def test_python_looks_at_nothing_by_itself(tidy: Tidying) -> None:
    assert not gc.isenabled()
    tidy.end()
    assert gc.isenabled()


def test_everything_is_looked_at_when_there_is_much_more(tidy: Tidying, monkeypatch: pytest.MonkeyPatch) -> None:
    old = Cycle()
    tidy.look()
    gone = weakref.ref(old)
    del old
    for _ in range(2 * tidying.LOOKS):
        tidy.look()
    assert gone() is not None
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: 1 << 60)
    for _ in range(tidying.LOOKS):
        tidy.look()
    assert gone() is None
