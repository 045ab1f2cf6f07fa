"""Who waits until something is durable."""

import asyncio
from typing import Any


class Waiter(asyncio.Future[Any]):
    """What is on its way to the disk cannot be called back: who is cancelled while waiting hears of it when it is
    there, and can first do what follows from it."""

    def cancel(self, msg: Any = None) -> bool:
        return False
