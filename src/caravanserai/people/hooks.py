"""News for a chat: the same sentence, as each kind of chat wants it."""

import re

import msgspec
from msgspec import Struct

from .channels import HookKind

#: What stands within an address.
LINKS = re.compile(r"([.:/@])(?=\S)")


class Said(Struct, frozen=True):
    """One message: a line, a sentence, where to go, and under which tag it replaces another."""

    kind: str
    key: str
    title: str
    text: str
    path: str
    tag: str
    game: str | None = None
    table: str | None = None


def body_of(kind: HookKind, said: Said, link: str) -> bytes:
    """JSON. Names are other people's words: nothing in them may call everybody in a chat, or look like a link."""
    line = f"{said.title}: {said.text}"
    match kind:
        case "discord":
            found: dict[str, object] = {"content": f"{_plain(line)}\n{link}", "allowed_mentions": {"parse": []}}
        case "slack":
            found = {"text": f"{_escaped(line)}\n{_escaped(link)}"}
        case "matrix":
            found = {"text": f"{_plain(line)}\n{link}"}
        case _:
            found = {
                "id": said.key,
                "reason": said.kind,
                "title": said.title,
                "text": said.text,
                "link": link,
                "game": said.game,
                "table": said.table,
            }
    return msgspec.json.encode(found)


def unlinked(name: str) -> str:
    """A name that no mail program or chat takes for an address: an invisible joiner stands where one would go on."""
    return LINKS.sub("\\1\u2060", name)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _plain(text: str) -> str:
    return "".join(f"\\{letter}" if letter in "\\*_~`|[]()<>#@:" else letter for letter in text)
