"""What carries words between the processes of a house that is on many machines; `live/valkey.py` is one."""

from collections.abc import Callable
from typing import Any, Protocol


class Line(Protocol):
    #: How often it was lost.
    lost: int

    @property
    def up(self) -> bool: ...

    def publish(self, channel: str, data: bytes) -> None: ...

    def subscribe(self, channel: str) -> None: ...

    def unsubscribe(self, channel: str) -> None: ...

    def ask(self, words: tuple[str | bytes, ...], answered: Callable[[Any], None]) -> None: ...

    async def keep(self) -> None: ...


#: From what hears words of others, and what hears that the line is up (again).
MakeLine = Callable[[Callable[[str, bytes], None], Callable[[], None]], Line]
