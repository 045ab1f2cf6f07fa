"""The server around the application: it starts with a sentence if it cannot, and ends by telling every seat."""

import asyncio
import contextlib
import logging
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial

import uvicorn
from litestar import Litestar

from caravanserai.tables.log.store import StoreError
from caravanserai.tables.supervise import kept_running, spawn

from .app import create_app
from .connections import Front
from .folder import Folder
from .house import House, open_house
from .house_parts import cannot_use
from .logs import note
from .settings import Settings, WontStart
from .tidying import Tidying
from .wire import Wire

#: Seconds that sockets have to take their good-bye.
FAREWELL = 3.0
#: Seconds after which a thread that computes (a quick bot, an old log that is folded) lets the tables go on. Python's
#: own five milliseconds would be paid again with every message while such a thread runs.
SWITCH = 0.0005
#: uvicorn looks after itself so often.
TICKS_A_SECOND = 10
#: Files that a house has open beside its connections, and that bots and libraries may need.
OTHER_FILES = 256


class Server(uvicorn.Server):
    """uvicorn, which tells the tables first when it has to stop."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.house.host.drain(self.house.settings.drain_seconds)
            self.house.lobby.cut_all(self.house.host.bye)
            await self.house.host.stop()
        except StoreError as error:
            note("the last sign of life was not written", level=logging.WARNING, trace=error)
        until = asyncio.get_running_loop().time() + FAREWELL
        while self.house.sockets and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        try:
            self.house.connections.sweep(TICKS_A_SECOND)
        except Exception as error:  # the house goes on
            note("a connection could not be ended", level=logging.ERROR, trace=error)
        return await super().on_tick(counter)


def make_server(settings: Settings, house: House, inner: Litestar | None = None) -> Server:
    config = uvicorn.Config(
        create_app(house, inner),
        http=partial(Front, house.connections),  # type: ignore[arg-type]
        ws=Wire,
        ws_max_size=4 * settings.message_limit,
        ws_per_message_deflate=False,
        lifespan="off",
        access_log=False,
        log_config=None,
        # At a lower level it would write whole addresses of sockets, table ids included.
        log_level="warning",
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies) or None,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=settings.idle_seconds,
    )
    return Server(config, house)


def bind(settings: Settings) -> socket.socket:
    """The address to listen at, taken before anything else is begun."""
    return _listen(settings.listens_at, settings.port)


def bind_metrics(settings: Settings) -> socket.socket | None:
    """The address of the numbers, if they have one."""
    if settings.metrics_address is None:
        return None
    host, port = settings.metrics_address
    if port and port == settings.port:
        raise _cannot_listen(host, port, OSError("the house has this port"))
    return _listen(host, port)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        made = socket.socket(family, kind, protocol)
    except OSError as error:
        raise _cannot_listen(host, port, error) from None
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(2_048)
        made.setblocking(False)
    except OSError as error:
        made.close()
        raise _cannot_listen(host, port, error) from None
    return made


def _cannot_listen(host: str, port: int, error: OSError) -> WontStart:
    return WontStart("cannot-listen", host=host, port=str(port), reason=error.strerror or str(error))


def address_of_socket(bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(settings: Settings, opened: Callable[[str, int], None]) -> None:
    """Serve until a signal says stop; `opened` hears the address, and how many tables cannot be read."""
    folder = Folder(settings.folder)
    if settings.needs_folder:
        folder.open()
    try:
        with contextlib.ExitStack() as stack:
            bound = [stack.enter_context(bind(settings))]
            if (numbers := bind_metrics(settings)) is not None:
                bound.append(stack.enter_context(numbers))
            runner = stack.enter_context(asyncio.Runner(loop_factory=_fast_loop()))
            runner.run(_serve(settings, folder, bound, opened))
    finally:
        folder.close()


async def _serve(
    settings: Settings, folder: Folder, bound: list[socket.socket], opened: Callable[[str, int], None]
) -> None:
    try:
        house = await open_house(settings, folder)
    except StoreError as error:  # it could be opened, and then not be written
        raise cannot_use(settings, folder, error) from None
    house.connections.most = max(16, _room_for_files(settings.connections + OTHER_FILES) - OTHER_FILES)
    house.metrics_port = bound[1].getsockname()[1] if len(bound) > 1 else None
    watching: set[asyncio.Task[None]] = set()
    try:
        server = make_server(settings, house)
        # uvicorn sends itself the signal again when it is done; by then it must not kill.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: setattr(server, "should_exit", True))
        spawn(kept_running(Tidying().keep_looking, "garbage", house.meter), watching)
        sys.setswitchinterval(SWITCH)
        if settings.compile_ahead:
            house.compiling.start()
        opened(settings.public_url or address_of_socket(bound[0]), len(house.host.memory.quarantined))
        await server.serve(sockets=bound)
    finally:
        for task in watching:
            task.cancel()
        await house.close()


def _room_for_files(wanted: int) -> int:
    """Open files that the system allows, after asking for as many as are wanted: each connection is one. Where there
    are none left nobody can come in, and nothing can be written."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    endless = resource.RLIM_INFINITY
    if soft != endless and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if hard == endless else min(wanted, hard), hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if soft == endless else min(soft, wanted)


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
