"""Ratings on a store of each kind."""

from tests.tables.conftest import house, place, pytest_generate_tests  # noqa: F401
