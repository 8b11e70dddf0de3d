"""Integers in base 62 and base 36, to save space in stored results and callback data."""

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
SMALL = "0123456789abcdefghijklmnopqrstuvwxyz"
"""Base 36, for codes in which upper and lower case are the same: ``int(text, 36)`` reads it."""
VALUES = {digit: value for value, digit in enumerate(DIGITS)}


def in_digits(number: int, digits: str = DIGITS) -> str:
    """Return a number written with the given digits: base 62 if none are given."""
    if number < 0:
        return f"-{in_digits(-number, digits)}"
    written = ""
    while number or not written:
        number, digit = divmod(number, len(digits))
        written = digits[digit] + written
    return written


def of_digits(digits: str) -> int:
    """Parse what ``in_digits`` wrote in base 62; raise ``ValueError`` for anything else."""
    number = 0
    for digit in digits.removeprefix("-"):
        if digit not in VALUES:
            raise ValueError(f"not a number in base 62: {digits!r}")
        number = number * len(DIGITS) + VALUES[digit]
    return -number if digits.startswith("-") else number
