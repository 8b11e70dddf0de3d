"""Whole numbers in as few digits as letters have: what is kept of every day shall be short."""

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
VALUES = {digit: value for value, digit in enumerate(DIGITS)}


def in_digits(number: int) -> str:
    """Return a number in base 62."""
    if number < 0:
        return f"-{in_digits(-number)}"
    rest, digit = divmod(number, len(DIGITS))
    return (in_digits(rest) if rest else "") + DIGITS[digit]


def of_digits(digits: str) -> int:
    """Read what ``in_digits`` wrote; raise ``ValueError`` for anything else."""
    number = 0
    for digit in digits.removeprefix("-"):
        if digit not in VALUES:
            raise ValueError(f"no number: {digits!r}")
        number = number * len(DIGITS) + VALUES[digit]
    return -number if digits.startswith("-") else number
