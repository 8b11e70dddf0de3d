"""Deal numbers: their range, and how they are read. They are names, so they are written without groups."""

import re

from engine.errors import DealError

DEALS = 2**53
"""The number of deals of every game: all whole numbers that a JSON number represents exactly."""

LONGEST = 20
"""Maximum number of digits that are read."""

NUMBER = re.compile(r"#?(?P<digits>[0-9]+|[0-9]{1,3}(?:[\s,._'’][0-9]{3})+)")
"""Digits, or groups of three digits with any usual separator."""


def check_deal(number: int) -> int:
    """Return the number of a deal; raise ``DealError`` if there is no such deal."""
    if not 0 <= number < DEALS:
        raise DealError(
            "no-such-deal", f"there is no deal {number}: deals go from 0 to {DEALS - 1}", last=str(DEALS - 1)
        )
    return number


def read_deal(text: str) -> int:
    """Parse a deal number, with or without groups and ``#``; raise ``DealError`` for anything else."""
    parts = NUMBER.fullmatch(text.strip())
    digits = "".join(filter(str.isdigit, parts["digits"])) if parts else ""
    if not 0 < len(digits) <= LONGEST:
        raise DealError("not-a-deal", f"{text!r} is not a deal number", text=text)
    return check_deal(int(digits))
