"""What `make test` leaves to the night: the same checks with other seats, seeds, windows and languages.

`make nightly` runs all tests, with NIGHT=1; `make test` those that are not marked `nightly`, and where a test asks for
NIGHT, a few of its cases."""

import os
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

NIGHT = bool(os.environ.get("NIGHT"))


def by_night(*values: Any) -> ParameterSet:
    """A case of a parametrized test that waits for the night."""
    return pytest.param(*values, marks=pytest.mark.nightly)
