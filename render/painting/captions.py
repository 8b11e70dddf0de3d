"""Captions: the names that layouts print on the table, translated into a player's language."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from render.boards.scene import Background, PlacedText, Scene
from render.painting.heading import truncate
from render.painting.sprite_sheet import SpriteSheet
from render.typography.alphabet import BASELINE
from render.typography.text_sprites import TEXT_STYLES

Captions: TypeAlias = tuple[tuple[str, str], ...]
"""Pairs of a name in a layout and its translation; other names stay as they are."""

SMALLER_STYLES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"name": ("name", "small", "tiny"), "small": ("small", "tiny"), "tiny": ("tiny",)}
)
"""By style, the styles for a translation: the first in which it fits is used."""


def translate_scene(scene: Scene, captions: Captions, sheet: SpriteSheet) -> Scene:
    """Return a scene with translated captions."""
    if not captions:
        return scene
    texts = tuple(_translate(text, captions, sheet) for text in scene.texts)
    return replace(scene, texts=texts, background=_translate_background(scene.background, captions, sheet))


@lru_cache(64)
def _translate_background(background: Background, captions: Captions, sheet: SpriteSheet) -> Background:
    """Return a translated background, always the same object, so that it is painted once."""
    return replace(background, texts=tuple(_translate(text, captions, sheet) for text in background.texts))


@lru_cache(1024)
def _translate(placed: PlacedText, captions: Captions, sheet: SpriteSheet) -> PlacedText:
    """Return a text with its caption translated, as large as it fits, on the same baseline."""
    caption = dict(captions).get(placed.caption)
    if caption is None:
        return placed
    text = caption + placed.text.removeprefix(placed.caption)
    for style in SMALLER_STYLES[placed.style]:
        if sheet.text_width(style, text) <= placed.room:
            break
    lower = round(BASELINE * (TEXT_STYLES[placed.style].size - TEXT_STYLES[style].size))
    return placed._replace(text=truncate(sheet, style, text, placed.room), style=style, y=placed.y + lower)
