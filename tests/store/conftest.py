"""Tests of servers that fail keep the store's own time limits."""

import pytest


@pytest.fixture(autouse=True)
def store_limits() -> None:
    """Leave the limits as they are."""
