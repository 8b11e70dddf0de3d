"""Captions: the names that layouts print on the table, translated into a player's language."""

from collections.abc import Iterable, Mapping
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
"""By style, the styles for a translation: the first in which all captions of a row fit is used."""


def translate_scene(scene: Scene, captions: Captions, sheet: SpriteSheet) -> Scene:
    """Return a scene with translated captions."""
    if not captions:
        return scene
    background = _translate_background(scene.background, captions, sheet)
    return replace(scene, texts=_translate(scene.texts, captions, sheet), background=background)


@lru_cache(64)
def _translate_background(background: Background, captions: Captions, sheet: SpriteSheet) -> Background:
    """Return a translated background, always the same object, so that it is painted once."""
    return replace(background, texts=_translate(background.texts, captions, sheet))


def _translate(texts: Iterable[PlacedText], captions: Captions, sheet: SpriteSheet) -> tuple[PlacedText, ...]:
    """Return texts with their captions translated, those of a row in one size, in which all of them fit."""
    texts, rows = tuple(texts), dict[tuple[str, int], str]()
    styles = [_fitting_style(text, captions, sheet) for text in texts]
    for text, style in zip(texts, styles, strict=True):
        if style:
            row = text.style, text.y
            rows[row] = min(style, rows.get(row, style), key=_size)
    return tuple(
        _translation(text, captions, sheet, rows[text.style, text.y]) if style else text
        for text, style in zip(texts, styles, strict=True)
    )


def _size(style: str) -> int:
    return TEXT_STYLES[style].size


@lru_cache(1024)
def _fitting_style(placed: PlacedText, captions: Captions, sheet: SpriteSheet) -> str:
    """Return the largest style in which a translated text fits, or the smallest; empty for other texts."""
    caption = dict(captions).get(placed.caption)
    if caption is None:
        return ""
    text, styles = caption + placed.text.removeprefix(placed.caption), SMALLER_STYLES[placed.style]
    return next((style for style in styles if sheet.text_width(style, text) <= placed.room), styles[-1])


@lru_cache(1024)
def _translation(placed: PlacedText, captions: Captions, sheet: SpriteSheet, style: str) -> PlacedText:
    """Return a text with its caption translated in a style, on the same baseline; cut if it has no room."""
    text = dict(captions)[placed.caption] + placed.text.removeprefix(placed.caption)
    lower = round(BASELINE * (_size(placed.style) - _size(style)))
    return placed._replace(text=truncate(sheet, style, text, placed.room), style=style, y=placed.y + lower)
