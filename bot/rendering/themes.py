"""The themes of images, and their names for players."""

from functools import cache

from bot.core.charts import DEFAULT_THEME
from bot.i18n.name_matching import NameIndex
from bot.i18n.texts import Texts
from render.graphics.theme import load_theme, theme_names


@cache
def all_themes() -> tuple[str, ...]:
    """Return the names of all themes, one for each file, the default one first."""
    return tuple(sorted(theme_names(), key=lambda name: (name != DEFAULT_THEME, name)))


@cache
def accent_color(name: str) -> int:
    """Return the background color of a theme as 0xRRGGBB, for the accent line of a Discord message."""
    red, green, blue = load_theme(name)["table"]["felt"]
    return red << 16 | green << 8 | blue


def existing_theme(name: str) -> str:
    """Return the stored theme; the default one if it no longer exists or none was chosen."""
    return name if name in all_themes() else DEFAULT_THEME


def theme_title(texts: Texts, name: str) -> str:
    """Return a theme's name for players: that of the catalog, else the words of the file's name."""
    message = f"theme-{name}"
    return texts(message) if texts.has(message) else name.replace("-", " ").capitalize()


def theme_names_in(texts: Texts) -> NameIndex:
    """Return the names of themes, those of files and those of players; a unique part of a name is enough."""
    return NameIndex({name: (name, theme_title(texts, name)) for name in all_themes()}, in_part=True)
