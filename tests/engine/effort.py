"""A limit on work, counted in function calls: the same on every machine and under any load."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

CALLS = frozenset(("call", "c_call"))


class TooMuchWorkError(AssertionError):
    """Code made more function calls than its limit."""


@contextmanager
def at_most(calls: int) -> Iterator[None]:
    """Fail as soon as the body makes more calls of Python or C functions than the limit."""
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
