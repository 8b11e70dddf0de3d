"""The six shapes of the Blink deck, cut from paper; large light ones are folded and edged with ink."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from types import MappingProxyType
from typing import TypeAlias

from PIL import Image, ImageChops

from render.graphics.antialiasing import two_levels
from render.graphics.palette import round_to_even
from render.graphics.theme import Color
from render.graphics.vector_drawing import Path, Point, VectorDrawing, bezier, transform

SOFT = 0.035
"""How far the body extends beyond its outline, which rounds its corners."""


@dataclass(frozen=True, slots=True)
class ShapeOutline:
    """Outlines in a square of side 1 about the origin, y downwards."""

    body: tuple[Path, ...]
    fold: tuple[Path, ...]
    """The part in the shade."""
    center: tuple[Path, ...] = ()
    """The part in the color of the card."""


def arc(x: float, y: float, radius: float, start: float, end: float) -> Path:
    """Return an arc of a circle between two angles, in degrees, clockwise from the right."""
    steps = max(4, round(abs(end - start) / 9))
    angles = [radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


def _star() -> ShapeOutline:
    """Outline a star of five points, each folded along its middle."""
    middle = (0.0, 0.035)
    angles = [72 * n - 90 for n in range(5)]
    tips = [_point_at(middle, 0.50, angle) for angle in angles]
    dents = [_point_at(middle, 0.205, angle + 36) for angle in angles]
    outline = tuple(point for pair in zip(tips, dents, strict=True) for point in pair)
    return ShapeOutline((outline,), tuple((middle, tip, dent) for tip, dent in zip(tips, dents, strict=True)))


def _point_at(point: Point, distance: float, angle: float) -> Point:
    return point[0] + distance * cos(radians(angle)), point[1] + distance * sin(radians(angle))


def _moon() -> ShapeOutline:
    """Outline a crescent that is open to the upper right, its outer edge in the shade."""
    body = (*arc(-0.03, 0.03, 0.45, 10, 260), *arc(0.128, -0.096, 0.315, 258, 12))
    fold = (*arc(-0.03, 0.03, 0.465, 20, 170), *arc(0.02, -0.06, 0.42, 168, 35))
    return ShapeOutline((body,), (fold,))


def _triangle() -> ShapeOutline:
    body = ((0.0, -0.43), (0.48, 0.40), (-0.48, 0.40))
    return ShapeOutline((body,), (((0.0, -0.45), (0.50, 0.43), (0.14, 0.43)),))


def _drop() -> ShapeOutline:
    """Outline a drop, its lower right edge in the shade."""
    body = bezier(
        (0, -0.49),
        ((0.07, -0.27), (0.29, -0.04), (0.29, 0.15)),
        ((0.29, 0.35), (0.19, 0.465), (0, 0.465)),
        ((-0.19, 0.465), (-0.29, 0.35), (-0.29, 0.15)),
        ((-0.29, -0.04), (-0.07, -0.27), (0, -0.49)),
    )
    fold = bezier(
        (0.33, 0.06),
        ((0.42, 0.3), (0.24, 0.5), (0, 0.49)),
        ((-0.1, 0.49), (-0.22, 0.45), (-0.27, 0.35)),
        ((-0.05, 0.42), (0.25, 0.36), (0.33, 0.06)),
    )
    return ShapeOutline((body,), (fold,))


def _bolt() -> ShapeOutline:
    """Outline a bolt, its right edges in the shade."""
    left = ((0.02, -0.48), (-0.38, 0.12), (-0.08, 0.12), (-0.22, 0.48))
    right = ((0.38, -0.16), (0.09, -0.16), (0.32, -0.48))
    upper = ((0.34, -0.5), (0.09, -0.15), (-0.08, 0.12), (0.05, -0.03))
    lower = ((0.08, -0.17), (0.40, -0.17), (-0.24, 0.51), (0.14, -0.03))
    return ShapeOutline(((*left, *right),), (upper, lower))


def _flower() -> ShapeOutline:
    """Outline four petals around a center, each with one half in the shade.

    Small flowers of five petals, or with a narrow center, would look like a star.
    """
    petals, folds = [], []
    for angle in range(45, 405, 90):
        petal = _point_at((0, 0), 0.30, angle)
        petals.append(arc(*petal, 0.215, 0, 360))
        folds.append((*arc(*petal, 0.25, angle + 10, angle + 95), (0.0, 0.0)))
    return ShapeOutline((*petals, arc(0, 0, 0.2, 0, 360)), tuple(folds), (arc(0, 0, 0.14, 0, 360),))


SHAPES: Mapping[str, ShapeOutline] = MappingProxyType(
    {
        "star": _star(),
        "moon": _moon(),
        "triangle": _triangle(),
        "drop": _drop(),
        "bolt": _bolt(),
        "flower": _flower(),
    }
)


ShapeMasks: TypeAlias = Mapping[str, Image.Image]
"""A shape in one size: the coverage masks of its parts ``rim``, ``body``, ``fold`` and ``center``, in that
order."""


def paste_shape(
    face: Image.Image, shape: ShapeMasks, x: float, y: float, colors: Mapping[str, Color]
) -> None:
    """Paste a shape on a face, centered on a point, with a color for each part."""
    for name, mask in shape.items():
        corner = (round_to_even(x - mask.width / 2), round(y - mask.height / 2))
        face.paste(colors[name], corner, mask)


@lru_cache(256)
def flat_shape(shape: str, pixels: int) -> ShapeMasks:
    """Draw a shape that many pixels high, with hard edges: no color lies between it and a field."""
    outline = SHAPES[shape]
    size = pixels / (1 + 2 * SOFT)
    body = _mask(outline.body, pixels, size, SOFT * size)
    visible = ImageChops.subtract(body, _mask(outline.center, pixels, size)) if outline.center else body
    return MappingProxyType({"body": two_levels(visible)})


@lru_cache(64)
def folded_shape(shape: str, pixels: int, rim: float) -> ShapeMasks:
    """Draw a shape that many pixels high with a fold and a rim, whose width in pixels is included."""
    outline = SHAPES[shape]
    size = (pixels - 2 * rim) / (1 + 2 * SOFT)
    soft = SOFT * size
    body = _mask(outline.body, pixels, size, soft)
    parts = {
        "rim": two_levels(_mask(outline.body, pixels, size, soft + rim)),
        "body": body,
        "fold": two_levels(ImageChops.darker(_mask(outline.fold, pixels, size), body)),
    }
    if outline.center:
        parts["center"] = two_levels(_mask(outline.center, pixels, size))
    return MappingProxyType(parts)


def _mask(paths: tuple[Path, ...], pixels: int, size: float, grown: float = 0.0) -> Image.Image:
    drawing = VectorDrawing.mask(pixels, pixels)
    for path in paths:
        points = transform(path, pixels / 2, pixels / 2, size)
        drawing.polygon(points, 255, 255 if grown else None, 2 * grown)
    return drawing.downsample()
