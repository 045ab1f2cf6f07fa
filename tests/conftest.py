"""What all tests share."""

import signal

import pytest
from hypothesis import HealthCheck, settings

# Examples are drawn from a fixed seed: a test that passed here passes everywhere.
settings.register_profile(
    "house", derandomize=True, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("house")

# A run in the background may be deaf to Ctrl-C, and so is what it starts: a test that presses it would wait for ever.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-goldens", action="store_true", help="write the golden playthroughs anew")


@pytest.fixture
def update_goldens(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--update-goldens"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked `anyio` run on asyncio, as the house does."""
    return "asyncio"
