"""When the house looks for garbage: little and often, so that no table waits for it.

Left alone, Python looks when so many more objects were made than freed. At tables old ones are freed while new ones are
made: it would look seldom, and then through hundreds of thousands at once. With 1,600 tables that takes more than half
a second, in which every table waits; and it finds nothing, because connections that are over leave no garbage
(`Wire.on_task_complete`), and neither do moves.
"""

import asyncio
import gc
import sys

#: Seconds between two looks at what is new. With 1,600 moves a second one takes about a millisecond; after a tenth of a
#: second it would take several, and that is what the slowest moves waited for.
OFTEN = 0.025
#: Once in so many looks (ten minutes) everything is looked through, if so much more memory is in use than after the
#: last time.
LOOKS, MORE = 24_000, 1.5


class Tidying:
    def __init__(self) -> None:
        """What is in memory now stays there and is not looked at again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._looks = 0
        self._kept = sys.getallocatedblocks()

    async def keep_looking(self) -> None:
        while True:
            await asyncio.sleep(OFTEN)
            self.look()

    def look(self) -> None:
        """What is new since the last look; seldom, and only if there is much more of it, everything."""
        gc.collect(1)
        self._looks += 1
        if self._looks % LOOKS == 0 and sys.getallocatedblocks() > MORE * self._kept:
            gc.collect()
            self._kept = sys.getallocatedblocks()

    def end(self) -> None:
        gc.unfreeze()
        gc.enable()
