"""The colors of a theme, read from its file in ``render/themes``.

A picture has sixteen colors, four bits for each pixel: ten of the table, which every picture has, and six of
the deck. A file has a group for the table and one for each deck. A value in a group is a color, ``#1f6a50``,
or the name of another color of the group or the table: an alias, which says what else it is used for.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import TypeAlias

Color: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""

FOLDER = resources.files("render") / "themes"
TABLE = "table"
TABLE_COLORS, DECK_COLORS = 10, 6
"""The number of colors of the table, and of each deck."""


@dataclass(frozen=True)
class Theme:
    """A named set of colors: a group for the table and one for each deck."""

    name: str
    groups: Mapping[str, Mapping[str, Color]]
    """By group, every color by its name or alias there; the table's colors are in all groups."""
    palettes: Mapping[str, tuple[Color, ...]]
    """By group, the colors that it adds to the palette of a picture, in the order of the file."""
    has_large_print: bool = False
    """Whether ranks are as large, and lines as heavy, as there is room for: for low vision."""

    def __getitem__(self, group: str) -> Mapping[str, Color]:
        """Return the colors of a group; raise ``KeyError`` if there is no such group."""
        return self.groups[group]

    def palette(self, deck: str) -> tuple[Color, ...]:
        """Return the sixteen colors of the pictures of a deck, the table's first."""
        return (*self.palettes[TABLE], *self.palettes[deck])


def theme_names() -> tuple[str, ...]:
    """Return the names of all themes: one for each file."""
    names = (file.name for file in FOLDER.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def check_themes(default: str) -> None:
    """Read all themes; raise ``ValueError`` for a file that is wrong or lacks a color of the default."""
    complete = load_theme(default)
    for name in theme_names():
        theme = load_theme(name)
        for group, colors in complete.groups.items():
            if missing := sorted(colors.keys() - theme.groups.get(group, {}).keys()):
                raise ValueError(f"theme {name}: [{group}] has no color for {', '.join(missing)}")


@cache
def load_theme(name: str) -> Theme:
    """Read a theme; raise ``KeyError`` if it does not exist, ``ValueError`` if its file is wrong."""
    if name not in theme_names():
        raise KeyError(f"there is no theme {name!r}; available: {', '.join(theme_names())}")
    try:
        text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"theme {name}: its file isn't text in UTF-8") from None
    return parse_theme(name, text)


def parse_theme(name: str, text: str) -> Theme:
    """Parse the text of a theme's file; raise ``ValueError``, with the theme's name, if it is wrong."""
    try:
        return _parse_content(name, tomllib.loads(text))
    except ValueError as error:
        raise ValueError(f"theme {name}: {error}") from error


def _parse_content(theme: str, content: dict[str, object]) -> Theme:
    has_large_print = content.pop("large", False)
    if has_large_print not in (True, False):
        raise ValueError("large must be true or false")
    own, table = _parse_group(TABLE, content.pop(TABLE, None), {})
    parsed = {TABLE: (own, table)} | {name: _parse_group(name, group, own) for name, group in content.items()}
    groups = {name: MappingProxyType({**own, **colors}) for name, (_, colors) in parsed.items()}
    palettes = {name: tuple(group.values()) for name, (group, _) in parsed.items()}
    return Theme(theme, MappingProxyType(groups), MappingProxyType(palettes), bool(has_large_print))


def _parse_group(
    name: str, values: object, table: Mapping[str, Color]
) -> tuple[Mapping[str, Color], Mapping[str, Color]]:
    """Parse a group; return the colors that it defines, and these with its aliases, perhaps of the table's.

    Raises ``ValueError`` if it is wrong.
    """
    if not isinstance(values, dict) or not values:
        raise ValueError(f"there is no group [{name}] with colors")
    if wrong := [key for key, value in values.items() if not isinstance(value, str)]:
        raise ValueError(f"[{name}] has values that aren't text: {', '.join(wrong)}")
    own = {key: parse_color(value) for key, value in values.items() if value.startswith("#")}
    expected = TABLE_COLORS if name == TABLE else DECK_COLORS
    if len(own) != expected:
        raise ValueError(f"[{name}] defines {len(own)} colors, not {expected}")
    known = {**table, **own}
    targets = {key: key if key in own else value for key, value in values.items()}
    if unknown := sorted(set(targets.values()) - known.keys()):
        raise ValueError(f"[{name}] uses colors that aren't defined: {', '.join(unknown)}")
    return own, {key: known[value] for key, value in targets.items()}


def parse_color(text: str) -> Color:
    """Parse a color such as ``#1f6a50``; raise ``ValueError`` for any other form."""
    if len(text) != 7 or not text.startswith("#"):
        raise ValueError(f"{text!r} isn't a color of the form #rrggbb")
    red, green, blue = bytes.fromhex(text[1:])
    return red, green, blue
