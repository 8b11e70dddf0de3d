"""Shares as they are shown: rounded, but never to none or all."""

PERCENT = 100


def rounded_share(part: int, whole: int, steps: int = PERCENT) -> int:
    """Return a part of a whole in percent, or in other steps, as an integer; 0 if the whole is 0.

    Only nothing is 0, and only the whole is all: 199 of 200 are 99 percent, 1 of 1000 is 1.
    """
    if not whole:
        return 0
    rounded = round(steps * part / whole)
    return min(max(rounded, 1), steps - 1) if 0 < part < whole else rounded
