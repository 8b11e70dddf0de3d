"""The language that a browser asks for."""

import re

from bot.i18n.texts import fitting_language

LONGEST = 500
"""Characters of the header that are read; browsers send some fifty."""
WISH = re.compile(
    r"\s*(?P<tag>[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=(?P<weight>[01](?:\.\d{0,3})?))?\s*"
)


def wanted_language(header: str) -> str:
    """Return the language of a header ``Accept-Language`` that is wanted most and spoken here, or nothing.

    The form is that of RFC 9110, section 12.5.4: tags with weights from 0 to 1, of which 0 means never.
    """
    wishes = [found for part in header[:LONGEST].split(",") if (found := WISH.fullmatch(part))]
    weighed = [(float(wish["weight"] or 1), fitting_language(wish["tag"])) for wish in wishes]
    spoken = [(weight, language) for weight, language in weighed if weight and language]
    return max(spoken, key=lambda one: one[0])[1] if spoken else ""
