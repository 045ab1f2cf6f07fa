"""A bare echo server on the stack of the house: Litestar, uvicorn, uvloop, websockets. What it costs, nobody can save.

    python bench/echo.py

It listens on a free port of this machine only, and says which.
"""

import socket as plain
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        await socket.send({"type": "websocket.send", "text": event["text"], "bytes": None})


def main() -> None:
    listening = plain.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(2_048)
    listening.setblocking(False)
    app = Litestar([echo], openapi_config=None, logging_config=None)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        # As `caravanserai serve` has it.
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        log_level="warning",
        timeout_graceful_shutdown=1,
    )
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
