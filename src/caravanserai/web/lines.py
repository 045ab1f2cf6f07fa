"""The line to a Valkey; its library is an extra."""

from functools import partial

from caravanserai.tables.workers.line import MakeLine

from .settings import WontStart


def line_to(url: str) -> MakeLine:
    """What makes a line to this address. WontStart if the library is not there."""
    try:
        from caravanserai.tables.live.valkey import ValkeyLine
    except ImportError as error:
        raise WontStart("cluster-missing", library=str(error.name)) from None
    return partial(ValkeyLine, url)
