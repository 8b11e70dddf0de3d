"""Deal numbers: which there are, and how they are read and written."""

import re

from engine.errors import DealError

DEALS = 2**53
"""How many deals every game has: all whole numbers that a JSON number holds exactly."""

GROUP = "\N{NO-BREAK SPACE}"
"""Stands between groups of three digits, so that a number is read, copied and told in pieces."""

SEPARATORS = re.compile(r"[\s,._'’#]")


def check_deal(number: int) -> int:
    """Return the number of a deal; raise ``DealError`` where there is no such deal."""
    if not 0 <= number < DEALS:
        raise DealError(
            "no-such-deal",
            f"there is no deal {number}: deals go from 0 to {write_deal(DEALS - 1)}",
            last=write_deal(DEALS - 1),
        )
    return number


def read_deal(text: str) -> int:
    """Read a deal number, with or without groups and ``#``; raise ``DealError`` for anything else."""
    digits = SEPARATORS.sub("", text)
    if not (digits.isascii() and digits.isdigit()) or len(digits) > 20:
        raise DealError("not-a-deal", f"{text!r} is not a deal number", text=text)
    return check_deal(int(digits))


def write_deal(number: int) -> str:
    """Return the number in groups of three digits, as in ``4 503 599``."""
    return f"{number:,}".replace(",", GROUP)
