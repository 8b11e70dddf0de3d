"""Fixtures of the store tests, in which servers fail and the real time limits apply."""

import pytest


@pytest.fixture(autouse=True)
def store_limits() -> None:
    """Leave the time limits unchanged."""
