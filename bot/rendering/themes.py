"""The themes of the pictures, and what players call them."""

from functools import cache

from bot.core.charts import DEFAULT_THEME
from bot.i18n.name_matching import NameIndex
from render.graphics.theme import check_themes, load_theme, theme_names, theme_title


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


@cache
def accent(name: str) -> int:
    """Return the colour of a theme's table, red, green and blue a byte each: for lines that a chat draws."""
    red, green, blue = load_theme(name)["table"]["felt"]
    return red << 16 | green << 8 | blue


def existing_theme(name: str) -> str:
    """Return a theme that was chosen once; the default one where it is no more, or none was chosen."""
    return name if name in all_themes() else DEFAULT_THEME


def theme_names_in(language: str) -> NameIndex:
    """Return what the themes are called, by their own names and by those that players know.

    Some words of a name are enough where they stand in no other.
    """
    return NameIndex({name: (name, called(name, language)) for name in all_themes()}, in_part=True)
