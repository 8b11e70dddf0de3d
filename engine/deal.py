"""Deal numbers: which there are, and how they are read and written."""

import re

from engine.errors import DealError

DEALS = 2**53
"""How many deals every game has: all whole numbers that a JSON number holds exactly."""

LONGEST = 20
"""Digits of a number that are read at all."""

GROUP = "\N{NO-BREAK SPACE}"
"""Stands between groups of three digits, so that a number is read, copied and told in pieces."""

NUMBER = re.compile(r"#?(?P<digits>[0-9]+|[0-9]{1,3}(?:[\s,._'’][0-9]{3})+)")
"""Digits, or groups of three of them parted in any usual way."""


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
    parts = NUMBER.fullmatch(text.strip())
    digits = "".join(filter(str.isdigit, parts["digits"])) if parts else ""
    if not 0 < len(digits) <= LONGEST:
        raise DealError("not-a-deal", f"{text!r} is not a deal number", text=text)
    return check_deal(int(digits))


def write_deal(number: int) -> str:
    """Return the number in groups of three digits, as in ``4 503 599``."""
    return f"{number:,}".replace(",", GROUP)
