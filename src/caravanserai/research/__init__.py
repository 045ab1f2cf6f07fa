"""For programs that learn: the games as environments and as batches. docs/research.md says how.

`Batch` steps thousands of games at once on the compiled rules; `caravanserai.research.pettingzoo`, `.gymnasium` and
`.openspiel` are the interfaces of those libraries.
"""

from .arrays import Layout, layout, layout_table
from .batch import Batch
from .errors import NotOpenError

__all__ = ["Batch", "Layout", "NotOpenError", "layout", "layout_table"]
