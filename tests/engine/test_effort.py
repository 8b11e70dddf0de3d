"""Work is counted in calls, and too much of it fails where it is done."""

import sys

import pytest

from tests.engine.effort import TooMuchWorkError, at_most


def work(times: int) -> int:
    return sum(len("work") for _ in range(times))


def test_what_takes_few_calls_passes() -> None:
    before = sys.getprofile()
    with at_most(1_000):
        assert work(100) == 400
    assert sys.getprofile() is before


def test_what_takes_more_fails_where_it_is() -> None:
    before = sys.getprofile()
    with pytest.raises(TooMuchWorkError, match="more than 100 calls"), at_most(100):
        work(100_000)
    assert sys.getprofile() is before
