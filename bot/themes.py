"""The themes of the pictures: what players call them, and which of them is meant."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import combinations

from bot.model import DEFAULT_THEME
from render.theme import check_themes, theme_names, theme_title

ALIKE = 0.6
"""From here on a name is like what was typed, with a slip of the finger."""
LONGEST = 60
"""Characters that are compared; no name has as many."""


def check() -> None:
    """Read the files of all themes; raise ``ValueError`` where nothing could be painted with one."""
    check_themes(DEFAULT_THEME)


@cache
def all_themes() -> tuple[str, ...]:
    """Return the names of all themes, the default one first: there is one for each file."""
    return tuple(sorted(theme_names(), key=lambda name: (name != DEFAULT_THEME, name)))


@cache
def called(name: str, language: str) -> str:
    """Return what players call a theme; raise ``KeyError`` where there is none of that name."""
    return theme_title(name, language)


def existing_theme(name: str) -> str:
    """Return a theme that was chosen once; the default one where it is no more, or none was chosen."""
    return name if name in all_themes() else DEFAULT_THEME


def read_theme(words: Sequence[str], language: str) -> str | None:
    """Return the theme that typed words mean, by its name or by what it is called; ``None`` for no theme.

    Some words of a name are enough where they stand in no other.
    """
    wanted = _letters("".join(words))
    for name in all_themes():
        if wanted in (_letters(name), _letters(called(name, language))):
            return name
    meant = [name for name in all_themes() if wanted in _forms(name, language)]
    return meant[0] if len(meant) == 1 else None


def nearest_theme(words: Sequence[str], language: str) -> str | None:
    """Return the theme whose name is most like typed words; ``None`` where none is like them."""
    forms = {form: name for name in all_themes() for form in _forms(name, language)}
    likest = get_close_matches(_letters("".join(words))[:LONGEST], forms, n=1, cutoff=ALIKE)
    return forms[likest[0]] if likest else None


def _forms(name: str, language: str) -> Iterator[str]:
    """Yield the letters of all words of a theme's names that stand side by side."""
    for names in (name, called(name, language)):
        words = [_letters(word) for word in names.replace("-", " ").split()]
        for first, last in combinations(range(len(words) + 1), 2):
            yield "".join(words[first:last])


def _letters(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())
