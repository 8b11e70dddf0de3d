"""How much work something is, in calls of functions: the same on every machine, whatever else runs there."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

CALLS = frozenset(("call", "c_call"))


class TooMuchWorkError(AssertionError):
    """Something took more calls than it may."""


@contextmanager
def at_most(calls: int) -> Iterator[None]:
    """Fail, there and then, where this takes more calls of functions, Python's or C's, than it may."""
    left = calls

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal left
        left -= event in CALLS
        if left < 0:
            sys.setprofile(before)
            raise TooMuchWorkError(f"more than {calls} calls, the last of them in {frame.f_code.co_name}")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(before)
