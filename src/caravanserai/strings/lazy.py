"""The messages of a language, each parsed when it is first said: to parse them all takes a third of a second, and a
program that says one sentence, or a house that starts, need not wait for the others."""

import re
import threading
from collections.abc import Set

from fluent.runtime import FluentBundle, FluentResource

#: Where an entry begins: everything else of it is indented.
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
#: What an entry refers to: `{ other }`, `{ -term }`, `{ other.attribute -> … }`.
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class LazyBundle(FluentBundle):
    def __init__(self, lang: str) -> None:
        # No isolation marks: terminals show them as boxes, and all three languages read one way.
        super().__init__([lang], use_isolating=False)
        self._sources: dict[str, str] = {}
        #: Those that can be said, with all that they refer to.
        self._ready: set[str] = set()
        self._parsing = threading.Lock()

    @property
    def names(self) -> Set[str]:
        return {name for name in self._sources if not name.startswith("-")}

    def add_text(self, text: str) -> None:
        """All entries of a file; the first of a name counts."""
        starts = list(_ENTRY.finditer(text))
        for start, following in zip(starts, [*starts[1:], None], strict=False):
            entry = text[start.start() : following.start() if following else len(text)]
            self._sources.setdefault(start[1], entry)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources and not message_id.startswith("-")

    def get_message(self, message_id: str):  # type: ignore[no-untyped-def]  # the type has no public name
        if message_id not in self._ready:
            with self._parsing:
                self._parse(message_id, set())
                self._ready.add(message_id)
        return super().get_message(message_id)

    def _parse(self, name: str, parsed: set[str]) -> None:
        """An entry, and all that it refers to."""
        source = self._sources.get(name)
        if source is None or name in parsed:
            return
        parsed.add(name)
        self.add_resource(FluentResource(source))
        for other in _REFERENCE.findall(source):
            self._parse(other, parsed)
