"""Somebody who does not see the page: it is known by roles and names alone, as a screen reader tells them."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.e2e.player import PATIENCE

#: Between two looks at a page that has nothing to do for its reader, in milliseconds.
PAUSE = 40
#: A reader hears whatever a page says by itself, however soon it says the next thing.
LISTEN = """() => {
  window.said = new Set();
  const hear = () => document.querySelectorAll("[role=status]").forEach((one) => said.add(one.textContent.trim()));
  new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@dataclass(frozen=True)
class Node:
    """What is said of one thing, and of those around it, the nearest last."""

    role: str
    name: str
    disabled: bool
    pressed: bool
    around: tuple[str, ...]
    #: What is said inside it.
    text: str
    #: By which the browser knows it; a reader says "this one".
    handle: int

    def within(self, *called: str) -> bool:
        return any(name in self.around for name in called)


class Reader:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")
        self.line.send("DOM.enable")
        page.evaluate(LISTEN)
        #: What the page has said by itself, each once.
        self.said: dict[str, None] = {}

    def hear(self) -> list[Node]:
        """The whole page, in the order in which it is read."""
        raw = {node["nodeId"]: node for node in self.line.send("Accessibility.getFullAXTree")["nodes"]}
        heard: list[Node] = []

        def text_of(node: dict[str, Any]) -> str:
            if _said(node, "role") == "StaticText":
                return _said(node, "name")
            parts = (text_of(raw[child]) for child in node.get("childIds", []) if child in raw)
            return " ".join(part for part in parts if part)

        def walk(node: dict[str, Any], around: tuple[str, ...]) -> None:
            name, role = _said(node, "name"), _said(node, "role")
            if not node.get("ignored"):
                held = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
                pressed = held.get("pressed") == "true"
                text = text_of(node) if role in ("status", "paragraph", "table") else ""
                handle = node.get("backendDOMNodeId", 0)
                heard.append(Node(role, name, bool(held.get("disabled")), pressed, around, text, handle))
                around = (*around, name) if name and role != "RootWebArea" else around
            for child in node.get("childIds", []):
                if child in raw:
                    walk(raw[child], around)

        walk(next(node for node in raw.values() if "parentId" not in node), ())
        self.said |= {node.text: None for node in heard if node.role == "status"}
        self.said |= dict.fromkeys(self.page.evaluate("() => [...said]"))
        return heard

    def press(self, node: Node) -> None:
        """Go there and press Enter: what cannot take the focus cannot be pressed."""
        self.line.send("DOM.focus", {"backendNodeId": node.handle})
        self.page.keyboard.press("Enter")

    def wait(self, find: Callable[[list[Node]], Node | None]) -> Node:
        """Listen until this is found."""
        heard: list[Node] = []
        end = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < end:
            heard = self.hear()
            found = find(heard)
            if found is not None:
                return found
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError("\n".join(f"{one.role}: {one.name}" for one in heard))

    def wait_to_be_told(self, *words: str) -> None:
        """Until the page has said one of these by itself, now or before."""
        self.wait(lambda heard: heard[0] if any(one in said for one in words for said in self.said) else None)

    def wait_for(self, role: str, name: str, around: str | None = None) -> Node:
        """Until there is such a thing in that place, and it can be used."""

        def fits(node: Node) -> bool:
            return re.match(name, node.name) is not None and (around is None or node.within(around))

        return self.wait(lambda heard: next(filter(fits, buttons(heard, role)), None))


def buttons(heard: list[Node], role: str = "button") -> list[Node]:
    """What can be pressed."""
    return [node for node in heard if node.role == role and not node.disabled]


def _said(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", "")).strip()
