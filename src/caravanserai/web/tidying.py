"""When the house looks for garbage: little and often, so that no table waits for it.

Left alone, Python looks when so many more objects were made than freed. At tables old ones are freed while new ones are
made: it would look seldom, and then through hundreds of thousands at once, for a tenth of a second and more.
"""

import gc
import sys

#: Everything is looked through when so much more memory is in use than after the last time; with less, only if that is
#: long ago: meanwhile every table waits, for about a tenth of a second with 200 of them in memory.
MUCH, SOME = 2.5, 1.5
#: Looks at what is new between two looks at how much there is, and until something is long ago.
LOOKS, LONG = 100, 6_000


class Tidying:
    def __init__(self) -> None:
        """What is in memory now stays there and is not looked at again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._looks = 0
        self._kept = sys.getallocatedblocks()

    def look(self) -> None:
        """What is new since the last look; seldom, and only if there is much more of it, everything."""
        gc.collect(1)
        self._looks += 1
        if self._looks % LOOKS == 0:
            grown = sys.getallocatedblocks() / self._kept
            if grown > MUCH or (grown > SOME and self._looks >= LONG):
                gc.collect()
                self._looks, self._kept = 0, sys.getallocatedblocks()

    def end(self) -> None:
        gc.unfreeze()
        gc.enable()
