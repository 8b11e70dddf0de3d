"""Memory that only drawing needs: what is kept for it is let go of when a sheet has been drawn."""

import sys
from collections.abc import Callable
from ctypes import CDLL
from functools import lru_cache, wraps
from typing import TypeVar, TypeVarTuple

Given = TypeVarTuple("Given")
Made = TypeVar("Made")

_FORGETTING: list[Callable[[], None]] = []


def while_drawing(most: int) -> Callable[[Callable[[*Given], Made]], Callable[[*Given], Made]]:
    """Keep what a function has made last, so many things, until the sheet is done that they were made for."""

    def keep(make: Callable[[*Given], Made]) -> Callable[[*Given], Made]:
        kept = lru_cache(most)(make)
        _FORGETTING.append(kept.cache_clear)

        @wraps(make)
        def made(*given: *Given) -> Made:
            return kept(*given)

        return made

    return keep


def let_go() -> None:
    """Forget what was kept for drawing, and give what is free back to the system.

    The C library of most Linuxes keeps what was freed between things that are still in use, unless it is
    asked; others have no such question.
    """
    for forget in _FORGETTING:
        forget()
    trim = getattr(CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
