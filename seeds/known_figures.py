"""The numbers of the study of the games that texts tell, all from one place: ``seeds/figures.json``.

Names are those of the game, of the options chosen, of a player and of what is stated, such as
``kittyhawk_level_5_solver_won``, the percentage of deals of Kittyhawk at level 5 for which a win was found.
``make figures`` writes the file and the numbers in all pages that name one.
"""

import json
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

SEEDS = Path(__file__).parent
FILE = SEEDS / "figures.json"
PLACEHOLDER = re.compile(r"\{(?P<name>[a-z0-9_]+)(?::(?P<digits>\d))?\}")
"""A name in braces, perhaps with a number of decimals: ``{wish_solver_won:1}``."""
MARKED = re.compile(r"(?P<told>–|\d[\d.,]*)<!-- (?P<name>[a-z0-9_]+)(?::(?P<digits>\d))? -->")
"""A number in a page, and after it its name, which no reader sees: ``62<!-- wish_solver_won -->``."""
SEPARATORS = {"de": ".,", "pt": ".,", "id": ".,", "es": ".,", "fr": ".,", "ru": ".,"}
"""What separates thousands, and what decimals, in languages that do not write as English does."""
MISSING = "–"
"""Stands for a number that is not known."""


@cache
def known_figures() -> Mapping[str, float]:
    """Return the shipped numbers by their names."""
    found: dict[str, float] = json.loads(FILE.read_text("utf-8"))
    return found


def filled(text: str, numbers: Mapping[str, float], language: str = "en") -> str:
    """Return a text with numbers for the placeholders."""
    return PLACEHOLDER.sub(lambda found: _number(found, numbers, language), text)


def updated(text: str, numbers: Mapping[str, float], language: str = "en") -> str:
    """Return a page with current numbers before the names of figures."""

    def number(found: re.Match[str]) -> str:
        return found[0].replace(found["told"], _number(found, numbers, language), 1)

    return MARKED.sub(number, text)


def without_names(text: str) -> str:
    """Return a page without the names of figures."""
    return MARKED.sub(lambda found: found["told"], text)


def rules_pages(folder: Path = SEEDS) -> list[Path]:
    """Return all rules pages; the name of a page's folder is its language."""
    return sorted(folder.glob("rules/*/*.md"))


def _number(found: re.Match[str], numbers: Mapping[str, float], language: str) -> str:
    if found["name"] not in numbers:
        return MISSING
    shown = f"{numbers[found['name']]:,.{found['digits'] or 0}f}"
    return shown.translate(str.maketrans(",.", SEPARATORS.get(language, ",.")))
