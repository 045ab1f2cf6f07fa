"""What lies in a page's heap, as the browser's own snapshot tells it: what the page made, apart from what was compiled
for it. The browser goes on compiling what runs often, for a dozen games, and keeps it however little the page holds."""

import json
from dataclasses import dataclass

from playwright.sync_api import CDPSession

#: Not the page's: machine code, bytecode and what was learned about types; shapes of objects; elements and styles,
#: which are not on this heap (the bench counts nodes).
COMPILED = frozenset({"code", "hidden", "object shape"})
ELSEWHERE = frozenset({"native", "synthetic"})


@dataclass(frozen=True)
class Heap:
    own: float
    compiled: float
    strings: tuple[str, ...]

    def names(self, words: list[str]) -> list[str]:
        """Those that stand in an address or a key; alone, one may be the last that Svelte knew of a place."""
        return [word for word in words if any(word in string and word != string for string in self.strings)]


def heap(line: CDPSession) -> Heap:
    """After what nobody holds was collected; megabytes."""
    chunks: list[str] = []
    line.on("HeapProfiler.addHeapSnapshotChunk", lambda told: chunks.append(told["chunk"]))
    # Twice: what the first finds free may have held something outside the heap that held something in it.
    for _ in range(2):
        line.send("HeapProfiler.collectGarbage")
    line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    told = json.loads("".join(chunks))
    fields, kinds = told["snapshot"]["meta"]["node_fields"], told["snapshot"]["meta"]["node_types"][0]
    nodes, width = told["nodes"], len(fields)
    sizes = dict.fromkeys(kinds, 0)
    for kind, size in zip(nodes[fields.index("type") :: width], nodes[fields.index("self_size") :: width], strict=True):
        sizes[kinds[kind]] += size
    compiled = sum(sizes.get(kind, 0) for kind in COMPILED)
    own = sum(size for kind, size in sizes.items() if kind not in COMPILED | ELSEWHERE)
    return Heap(own / 1e6, compiled / 1e6, tuple(told["strings"]))
