"""Caches that only drawing needs; they are cleared when a sprite sheet has been drawn."""

import sys
from collections.abc import Callable
from ctypes import CDLL
from functools import lru_cache
from typing import TypeVar

Result = TypeVar("Result")

_CLEAR_FUNCTIONS: list[Callable[[], None]] = []


def cached_while_drawing(max_size: int) -> Callable[[Callable[..., Result]], Callable[..., Result]]:
    """Cache the last results of a function, at most that many, until the sprite sheet is drawn."""

    def decorate(function: Callable[..., Result]) -> Callable[..., Result]:
        cached = lru_cache(max_size)(function)
        _CLEAR_FUNCTIONS.append(cached.cache_clear)
        return cached

    return decorate


def clear_drawing_caches() -> None:
    """Clear the caches, and return free memory to the system.

    The C library of most Linux systems holds freed memory between blocks in use until ``malloc_trim`` is
    called; other systems have no such function.
    """
    for clear in _CLEAR_FUNCTIONS:
        clear()
    trim = getattr(CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
