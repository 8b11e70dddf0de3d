"""A review that never comes to its end, for tests in which nobody waits for that."""

from typing import NoReturn


def begin(_text: str, _seconds: int, _proof: str) -> NoReturn:
    """Look at a game for ever."""
    while True:
        pass
