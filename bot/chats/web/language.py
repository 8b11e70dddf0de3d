"""The language that a browser requests."""

import re

from bot.i18n.texts import fitting_language

MAX_HEADER = 500
"""Characters of the header that are read; browsers send about fifty."""
LANGUAGE_RANGE = re.compile(
    r"\s*(?P<tag>[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=(?P<weight>[01](?:\.\d{0,3})?))?\s*"
)


def preferred_language(header: str) -> str:
    """Return the language of the bot that an ``Accept-Language`` header prefers; empty if there is none.

    Its syntax is that of RFC 9110, section 12.5.4: tags with weights from 0 to 1, of which 0 means never.
    """
    ranges = [found for part in header[:MAX_HEADER].split(",") if (found := LANGUAGE_RANGE.fullmatch(part))]
    weighted = [(float(one["weight"] or 1), fitting_language(one["tag"])) for one in ranges]
    supported = [(weight, language) for weight, language in weighted if weight and language]
    return max(supported, key=lambda one: one[0])[1] if supported else ""
