"""uvicorn's WebSocket protocol, with one more thing: an end for those who do not read."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HANG_UP = "caravanserai.hang-up"


class Wire(WebSocketsSansIOProtocol):
    """Closing waits for the other end to read what is on its way. `hang_up` does not wait."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][HANG_UP] = {"now": self.transport.abort}


def hang_up(scope: Any) -> None:
    extension = scope.get("extensions", {}).get(HANG_UP)
    if extension is not None:
        extension["now"]()
