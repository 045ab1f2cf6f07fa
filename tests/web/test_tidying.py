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


@pytest.mark.parametrize(("grown", "looks"), [(1.2, None), (2.0, tidying.LONG), (3.0, tidying.LOOKS)])
def test_everything_is_looked_at_when_there_is_much_more(
    tidy: Tidying, monkeypatch: pytest.MonkeyPatch, grown: float, looks: int | None
) -> None:
    """Some more of it, and that is only worth a pause now and then."""
    old = Cycle()
    tidy.look()
    gone = weakref.ref(old)
    del old
    kept = tidy._kept
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: round(grown * kept))
    # What is new is found by the test above: here nothing but the count of looks matters.
    monkeypatch.setattr(tidying.gc, "collect", collect := Collect())
    for _ in range((looks or 2 * tidying.LONG) - 2):
        tidy.look()
    assert gone() is not None
    tidy.look()
    assert collect.everything == (0 if looks is None else 1)
    assert (gone() is None) == (looks is not None)


class Collect:
    """Counts when everything is looked through, and leaves out the rest."""

    def __init__(self) -> None:
        self.everything = 0
        self._collect = gc.collect

    def __call__(self, generation: int = 2) -> None:
        if generation == 2:
            self.everything += 1
            self._collect()
