"""Whole numbers in as few digits as letters have: what is kept of every day, or rides on buttons."""

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SMALL = "0123456789abcdefghijklmnopqrstuvwxyz"
"""For what must read back whether it was written large or small: ``int`` reads it."""
VALUES = {digit: value for value, digit in enumerate(DIGITS)}


def in_digits(number: int, digits: str = DIGITS) -> str:
    """Return a number in base 62, or in that of so many digits."""
    if number < 0:
        return f"-{in_digits(-number, digits)}"
    written = ""
    while number or not written:
        number, digit = divmod(number, len(digits))
        written = digits[digit] + written
    return written


def of_digits(digits: str) -> int:
    """Read what ``in_digits`` wrote in base 62; raise ``ValueError`` for anything else."""
    number = 0
    for digit in digits.removeprefix("-"):
        if digit not in VALUES:
            raise ValueError(f"no number: {digits!r}")
        number = number * len(DIGITS) + VALUES[digit]
    return -number if digits.startswith("-") else number
