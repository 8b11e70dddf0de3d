"""The colours of a theme, read from a file of its own in ``themes``.

A picture has sixteen colours, four bits to a pixel: ten of the table, which every picture has, and six of
the deck that lies on it. A file has a group for the table and one for each deck. In a group a value is a
colour, ``#1f6a50``, or the name of one there or in the table: what else the colour is used for.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import Self, TypeAlias

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""

FOLDER = resources.files("render") / "themes"
TABLE = "table"
TABLE_COLOURS, DECK_COLOURS = 10, 6
"""How many colours the table has, and each deck besides."""


@dataclass(frozen=True)
class Theme:
    """A named set of colours: a group for the table and one for each deck."""

    name: str
    titles: Mapping[str, str]
    """What players call it, by language."""
    groups: Mapping[str, Mapping[str, Colour]]
    """By group, the colour of everything that has a name there."""
    own: Mapping[str, tuple[Colour, ...]]
    """By group, the colours that a picture has because of it, in the order of the file."""
    is_large: bool = False
    """Whether ranks are printed as large, and strokes as heavy, as there is room for: for low vision."""

    def __getitem__(self, group: str) -> Mapping[str, Colour]:
        """Return the colours of a group; raise ``KeyError`` where there is none."""
        return self.groups[group]

    def title(self, language: str) -> str:
        """Return what players call it; in English where that language has no name for it."""
        return self.titles.get(language, self.titles["en"])

    def palette(self, deck: str) -> tuple[Colour, ...]:
        """Return the sixteen colours of the pictures of a deck, the table's first."""
        return (*self.own[TABLE], *self.own[deck])


def theme_names() -> tuple[str, ...]:
    """Return the names of all themes: there is one for each file."""
    names = (file.name for file in FOLDER.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def theme_title(name: str, language: str) -> str:
    """Return what players call a theme; raise ``KeyError`` where there is none of that name."""
    return load_theme(name).title(language)


def check_themes(usual: str) -> None:
    """Read all themes; raise ``ValueError`` for a file that is wrong or has less than the usual one."""
    whole = load_theme(usual)
    for name in theme_names():
        read = load_theme(name)
        for group, colours in whole.groups.items():
            if missing := sorted(colours.keys() - read.groups.get(group, {}).keys()):
                raise ValueError(f"theme {name}: [{group}] has no colour for {', '.join(missing)}")


@cache
def load_theme(name: str) -> Theme:
    """Read a theme; raise ``KeyError`` where there is none, ``ValueError`` for what is wrong in its file."""
    if name not in theme_names():
        raise KeyError(f"there is no theme {name!r}; there is: {', '.join(theme_names())}")
    try:
        text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"theme {name}: its file is not text in UTF-8") from None
    return read_theme(name, text)


def read_theme(name: str, text: str) -> Theme:
    """Read the text of a theme's file; raise ``ValueError`` for what is wrong in it, naming the theme."""
    try:
        return _theme(name, tomllib.loads(text))
    except ValueError as error:
        raise ValueError(f"theme {name}: {error}") from error


def _theme(name: str, content: dict[str, object]) -> Theme:
    titles, is_large = _titles(content.pop("title", None)), content.pop("large", False)
    if is_large not in (True, False):
        raise ValueError("large is true or false")
    table = _Group.read(TABLE, content.pop(TABLE, None), {})
    decks = [_Group.read(group, values, table.own) for group, values in content.items()]
    groups = {group.name: MappingProxyType({**table.own, **group.named}) for group in (table, *decks)}
    own = {group.name: tuple(group.own.values()) for group in (table, *decks)}
    return Theme(
        name, MappingProxyType(titles), MappingProxyType(groups), MappingProxyType(own), bool(is_large)
    )


def _titles(values: object) -> Mapping[str, str]:
    """Check what a theme is called."""
    if not isinstance(values, dict) or "en" not in values:
        raise ValueError('it has no title in English: [title], then en = "…"')
    if wrong := [language for language, title in values.items() if not isinstance(title, str) or not title]:
        raise ValueError(f"[title] has no text for {', '.join(wrong)}")
    return values


@dataclass(frozen=True, slots=True)
class _Group:
    """The colours of a group by name: its own, and all that something is called in it."""

    name: str
    own: Mapping[str, Colour]
    named: Mapping[str, Colour]

    @classmethod
    def read(cls, name: str, values: object, table: Mapping[str, Colour]) -> Self:
        """Read a group, in which the table's own colours are known as well; raise ``ValueError``."""
        if not isinstance(values, dict) or not values:
            raise ValueError(f"there is no group [{name}] with colours in it")
        if wrong := [key for key, value in values.items() if not isinstance(value, str)]:
            raise ValueError(f"[{name}] has what is no text: {', '.join(wrong)}")
        own = {key: read_colour(value) for key, value in values.items() if value.startswith("#")}
        wanted = TABLE_COLOURS if name == TABLE else DECK_COLOURS
        if len(own) != wanted:
            raise ValueError(f"[{name}] has {len(own)} colours of its own, not {wanted}")
        known = {**table, **own}
        meant = {key: key if key in own else value for key, value in values.items()}
        if unknown := sorted(set(meant.values()) - known.keys()):
            raise ValueError(f"[{name}] names colours that there are not: {', '.join(unknown)}")
        return cls(name, own, {key: known[value] for key, value in meant.items()})


def read_colour(text: str) -> Colour:
    """Read a colour such as ``#1f6a50``; raise ``ValueError`` for anything else."""
    if len(text) != 7 or not text.startswith("#"):
        raise ValueError(f"{text!r} is no colour of the form #rrggbb")
    red, green, blue = bytes.fromhex(text[1:])
    return red, green, blue
