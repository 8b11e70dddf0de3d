"""Captions: the names that layouts print on the table, told in a player's language."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from render.boards.scene import Bed, Scene, Words
from render.graphics.palette import PAIR
from render.painting.heading import cut_short
from render.painting.sprite_sheet import Sheet
from render.typography.alphabet import BASE
from render.typography.text_sprites import STYLES

Captions: TypeAlias = tuple[tuple[str, str], ...]
"""Names as layouts have them, each with what is printed in its place; the others stay as they are."""

SMALLER: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"name": ("name", "small", "tiny"), "small": ("small", "tiny"), "tiny": ("tiny",)}
)
"""The styles of a name that may be long: the first in which it fits."""


def tell(scene: Scene, captions: Captions, sheet: Sheet) -> Scene:
    """Return a scene with its names in another language."""
    if not captions:
        return scene
    words = tuple(_told(one, captions, sheet) for one in scene.words)
    return replace(scene, words=words, bed=_told_bed(scene.bed, captions, sheet))


@lru_cache(64)
def _told_bed(bed: Bed, captions: Captions, sheet: Sheet) -> Bed:
    """Tell the names of a bed, always in the same words, so that it is painted once."""
    return replace(bed, words=tuple(_told(one, captions, sheet) for one in bed.words))


@lru_cache(1024)
def _told(one: Words, captions: Captions, sheet: Sheet) -> Words:
    """Print a name as large as there is room for, on the line on which it stood."""
    name = dict(captions).get(one.caption)
    if name is None:
        return one
    text = name + one.text.removeprefix(one.caption)
    for style in SMALLER[one.style]:
        if PAIR * sum(tile.width for tile in sheet.words(style, text)) <= one.room:
            break
    lower = round(BASE * (STYLES[one.style].size - STYLES[style].size))
    return one._replace(text=cut_short(sheet, style, text, one.room), style=style, y=one.y + lower)
