"""Parsing of typed days: a number, a date, ``today`` or ``yesterday``."""

import re
from collections.abc import Sequence
from datetime import date

from bot.daily.days import Days

YESTERDAY = "yesterday"
TODAY = "today"
ARCHIVE = "archive"
"""The word for the list of past days."""

NUMBER_PATTERN = re.compile(r"#?([0-9]{1,6})")
LAST_NUMBER = 999_999


def read_day(words: Sequence[str], days: Days, today: int) -> int | None:
    """Return the number of the day that words mean, which may not exist; ``None`` if they mean no day."""
    word = words[0].lower() if words else TODAY
    if word == TODAY:
        return today
    if word == YESTERDAY:
        return today - 1
    if found := NUMBER_PATTERN.fullmatch(word):
        return int(found[1])
    try:
        return min(days.number_of(date.fromisoformat(word)), LAST_NUMBER)
    except ValueError:
        return None
