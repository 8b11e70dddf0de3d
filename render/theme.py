"""The colours of a theme, read from a file of its own in ``themes``.

A picture has sixteen colours, four bits to a pixel: ten of the table, which every picture has, and six of
the deck that lies on it. A file has a group for the table and one for each deck. In a group a value is a
colour, ``#1f6a50``, or the name of one there or in the table: what else the colour is used for.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from types import MappingProxyType
from typing import TypeAlias

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


@cache
def load_theme(name: str) -> Theme:
    """Read a theme; raise ``KeyError`` where there is none, ``ValueError`` for what is wrong in its file."""
    if name not in theme_names():
        raise KeyError(f"there is no theme {name!r}; there is: {', '.join(theme_names())}")
    return read_theme(name, (FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def read_theme(name: str, text: str) -> Theme:
    """Read the text of a theme's file; raise ``ValueError`` for what is wrong in it."""
    content = tomllib.loads(text)
    written = {group: values for group, values in content.items() if group not in ("title", "large")}
    own = {group: dict(_own(values)) for group, values in written.items()}
    table = own.get(TABLE, {})
    groups = {}
    for group, values in written.items():
        wanted = TABLE_COLOURS if group == TABLE else DECK_COLOURS
        if len(own[group]) != wanted:
            raise ValueError(f"{name}: [{group}] has {len(own[group])} colours of its own, not {wanted}")
        known = {**table, **own[group]}
        names = {key: key if value.startswith("#") else value for key, value in values.items()}
        if unknown := sorted(set(names.values()) - known.keys()):
            raise ValueError(f"{name}: [{group}] names colours that there are not: {', '.join(unknown)}")
        groups[group] = MappingProxyType({**table, **{key: known[value] for key, value in names.items()}})
    return Theme(
        name,
        MappingProxyType(content["title"]),
        MappingProxyType(groups),
        MappingProxyType({group: tuple(colours.values()) for group, colours in own.items()}),
        content.get("large", False),
    )


def _own(values: Mapping[str, str]) -> Iterator[tuple[str, Colour]]:
    """Yield the values that are colours and not names of such."""
    for key, value in values.items():
        if value.startswith("#"):
            yield key, read_colour(value)


def read_colour(text: str) -> Colour:
    """Read a colour such as ``#1f6a50``; raise ``ValueError`` for anything else."""
    if len(text) != 7 or not text.startswith("#"):
        raise ValueError(f"{text!r} is no colour of the form #rrggbb")
    red, green, blue = bytes.fromhex(text[1:])
    return red, green, blue
