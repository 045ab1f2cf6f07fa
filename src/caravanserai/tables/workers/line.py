"""What carries words between the processes of a house that is on many machines; `live/valkey.py` is one."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol


class Line(Protocol):
    @property
    def lost(self) -> int:
        """How often."""

    @property
    def up(self) -> bool: ...

    def publish(self, channel: str, data: bytes) -> None: ...

    def subscribe(self, channel: str) -> None: ...

    def unsubscribe(self, channel: str) -> None: ...

    def ask(self, words: tuple[str | bytes, ...], answered: Callable[[Any], None]) -> None: ...

    async def keep(self) -> None: ...


#: From what hears words of others, and what hears that the line is up (again).
MakeLine = Callable[[Callable[[str, bytes], None], Callable[[], None]], Line]


class NoLine:
    """To nobody, for a node that was given no Valkey: what others write it finds in the log, as while one is away."""

    lost, up = 0, False

    def __init__(self, heard: Callable[[str, bytes], None], is_up: Callable[[], None]) -> None:
        """Nothing is ever heard."""

    def publish(self, channel: str, data: bytes) -> None:
        """Nobody hears it."""

    def subscribe(self, channel: str) -> None:
        """There is nothing to hear."""

    def unsubscribe(self, channel: str) -> None:
        """The same."""

    def ask(self, words: tuple[str | bytes, ...], answered: Callable[[Any], None]) -> None:
        """Nobody answers."""

    async def keep(self) -> None:
        await asyncio.Event().wait()
