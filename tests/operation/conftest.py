"""Fixtures of the tests of operations."""

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def logged_as_before() -> Iterator[None]:
    """Restore the logging configuration after each test."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
