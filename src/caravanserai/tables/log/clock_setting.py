"""The clock that a table is opened with."""

from typing import Annotated

from msgspec import Meta, Struct


class Live(Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A bank of seconds for the whole game, and some more with every answer. `pace`: so many seconds a moment lasts
    that all share, such as a price that is called; no bank pays for it."""

    bank: Annotated[int, Meta(ge=10, le=7_200)] = 300
    increment: Annotated[int, Meta(ge=0, le=300)] = 15
    pace: Annotated[float, Meta(ge=1, le=10)] = 2.5


class Relaxed(Struct, frozen=True, tag="relaxed", forbid_unknown_fields=True):
    """No clock."""


class Paced(Relaxed, frozen=True, tag="paced", forbid_unknown_fields=True):
    """No clock either, but moments that all share pass by themselves, each after so many seconds."""

    pace: Annotated[float, Meta(ge=1, le=10)] = 3.5


class ByDay(Struct, frozen=True, tag="by-day", forbid_unknown_fields=True):
    """So many hours for every answer."""

    hours: Annotated[int, Meta(ge=1, le=336)] = 24


ClockSetting = Live | Relaxed | Paced | ByDay
