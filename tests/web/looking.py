"""Somebody who looks at the list of the house: what they see, folded from frames as the page does it."""

from collections.abc import Callable
from typing import Any

from tests.web.client import TableSocket, Visitor


class Looking(TableSocket):
    """A socket to the lobby. Numbers follow each other, or the whole list comes again."""

    def __init__(self, visitor: Visitor, **options: Any) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        super().__init__(visitor.url.replace("http", "ws", 1) + "/api/lobby", headers, options)
        self.tables: dict[str, dict[str, Any]] = {}
        self.present: dict[str, str] = {}
        self.people = 0
        self.friends: dict[str, dict[str, Any]] = {}
        self.wholes = 0

    async def next(self) -> dict[str, Any]:
        frame = await super().next()
        match frame["type"]:
            case "lobby":
                self.wholes += 1
                self.n, self.people = frame["n"], frame["people"]
                self.tables = {one["id"]: one for one in frame["tables"]}
                self.present = {one["key"]: one["name"] for one in frame["present"]}
            case "change":
                assert frame["n"] == self.n + 1, "something was missed"
                self._change(frame)
            case "friends":
                self.friends = {one["name"]: one for one in frame["friends"]}
        return frame

    def _change(self, frame: dict[str, Any]) -> None:
        self.n, self.people = frame["n"], frame.get("people", self.people)
        self.tables |= {one["id"]: one for one in frame.get("tables", [])}
        self.present |= {one["key"]: one["name"] for one in frame.get("came", [])}
        for gone in frame.get("gone", []):
            del self.tables[gone]
        for left in frame.get("left", []):
            del self.present[left]

    async def sees(self, wanted: Callable[["Looking"], Any]) -> None:
        """Read on until this is so."""
        while not wanted(self):
            await self.next()

    async def hears_nothing_but(self, *types: str) -> None:
        """Of what has come so far, up to an answer to a ping."""
        await self.send({"type": "ping", "t": 0})
        while (frame := await self.next())["type"] != "pong":
            assert frame["type"] in types, frame

    def open_tables(self) -> set[str]:
        return {one["id"] for one in self.tables.values() if one["status"] == "open"}
