"""The colours of a theme, read from a file of its own in ``themes``."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from types import MappingProxyType
from typing import TypeAlias

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, 0 to 255 each."""

FOLDER = resources.files("render") / "themes"


@dataclass(frozen=True)
class Theme:
    """A named set of colours: a group for the table, the card and the back, and one for each deck."""

    name: str
    title: str
    groups: Mapping[str, Mapping[str, Colour]]

    def __getitem__(self, group: str) -> Mapping[str, Colour]:
        """Return the colours of a group; raise ``KeyError`` where there is none."""
        return self.groups[group]

    def colours(self) -> tuple[Colour, ...]:
        """Return every colour once, in the order of the file."""
        return tuple(dict.fromkeys(colour for group in self.groups.values() for colour in group.values()))


def theme_names() -> tuple[str, ...]:
    """Return the names of all themes: there is one for each file."""
    names = (file.name for file in FOLDER.iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def load_theme(name: str) -> Theme:
    """Read a theme; raise ``KeyError`` where there is none, ``ValueError`` for a wrong colour."""
    if name not in theme_names():
        raise KeyError(f"there is no theme {name!r}; there is: {', '.join(theme_names())}")
    content = tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    groups = {
        group: MappingProxyType({key: read_colour(value) for key, value in colours.items()})
        for group, colours in content.items()
        if isinstance(colours, dict)
    }
    return Theme(name, content["title"], MappingProxyType(groups))


def read_colour(text: str) -> Colour:
    """Read a colour such as ``#1f6a50``; raise ``ValueError`` for anything else."""
    if len(text) != 7 or not text.startswith("#"):
        raise ValueError(f"{text!r} is no colour of the form #rrggbb")
    red, green, blue = bytes.fromhex(text[1:])
    return red, green, blue
