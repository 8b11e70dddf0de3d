"""The six shapes of the Blink deck, cut from paper; large light ones are folded and edged with ink."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image, ImageChops

from render.graphics.antialiasing import sharp
from render.graphics.palette import even
from render.graphics.theme import Colour
from render.graphics.vector_drawing import Path, Pen, Point, curve, moved

SOFT = 0.035
"""How far the body is grown about its outline, which rounds its corners."""


@dataclass(frozen=True, slots=True)
class Cutting:
    """Outlines in a square of side 1 about the origin, y downwards."""

    body: tuple[Path, ...]
    fold: tuple[Path, ...]
    """What lies in the shade."""
    heart: tuple[Path, ...] = ()
    """What has the colour of the card."""


def arc(x: float, y: float, radius: float, start: float, end: float) -> Path:
    """Return a part of a circle, from angle to angle in degrees, clockwise from the right."""
    steps = max(4, round(abs(end - start) / 9))
    angles = [radians(start + (end - start) * step / steps) for step in range(steps + 1)]
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


def _star() -> Cutting:
    """Cut five points, each folded along its middle."""
    middle = (0.0, 0.035)
    angles = [72 * n - 90 for n in range(5)]
    tips = [_away(middle, 0.50, angle) for angle in angles]
    dents = [_away(middle, 0.205, angle + 36) for angle in angles]
    outline = tuple(point for pair in zip(tips, dents, strict=True) for point in pair)
    return Cutting((outline,), tuple((middle, tip, dent) for tip, dent in zip(tips, dents, strict=True)))


def _away(point: Point, distance: float, angle: float) -> Point:
    return point[0] + distance * cos(radians(angle)), point[1] + distance * sin(radians(angle))


def _moon() -> Cutting:
    """Cut a crescent that is open to the upper right, its outer edge in the shade."""
    body = (*arc(-0.03, 0.03, 0.45, 10, 260), *arc(0.128, -0.096, 0.315, 258, 12))
    fold = (*arc(-0.03, 0.03, 0.465, 20, 170), *arc(0.02, -0.06, 0.42, 168, 35))
    return Cutting((body,), (fold,))


def _triangle() -> Cutting:
    """Cut a pyramid, its right side in the shade."""
    body = ((0.0, -0.43), (0.48, 0.40), (-0.48, 0.40))
    return Cutting((body,), (((0.0, -0.45), (0.50, 0.43), (0.14, 0.43)),))


def _drop() -> Cutting:
    """Cut a drop, its lower right edge in the shade."""
    body = curve(
        (0, -0.49),
        ((0.07, -0.27), (0.29, -0.04), (0.29, 0.15)),
        ((0.29, 0.35), (0.19, 0.465), (0, 0.465)),
        ((-0.19, 0.465), (-0.29, 0.35), (-0.29, 0.15)),
        ((-0.29, -0.04), (-0.07, -0.27), (0, -0.49)),
    )
    fold = curve(
        (0.33, 0.06),
        ((0.42, 0.3), (0.24, 0.5), (0, 0.49)),
        ((-0.1, 0.49), (-0.22, 0.45), (-0.27, 0.35)),
        ((-0.05, 0.42), (0.25, 0.36), (0.33, 0.06)),
    )
    return Cutting((body,), (fold,))


def _bolt() -> Cutting:
    """Cut a bolt, its right edges in the shade."""
    left = ((0.02, -0.48), (-0.38, 0.12), (-0.08, 0.12), (-0.22, 0.48))
    right = ((0.38, -0.16), (0.09, -0.16), (0.32, -0.48))
    upper = ((0.34, -0.5), (0.09, -0.15), (-0.08, 0.12), (0.05, -0.03))
    lower = ((0.08, -0.17), (0.40, -0.17), (-0.24, 0.51), (0.14, -0.03))
    return Cutting(((*left, *right),), (upper, lower))


def _flower() -> Cutting:
    """Cut four petals about a heart, each with one half in the shade.

    Four, and the heart wide, for five petals would look like a star where they are small.
    """
    petals, folds = [], []
    for angle in range(45, 405, 90):
        petal = _away((0, 0), 0.30, angle)
        petals.append(arc(*petal, 0.215, 0, 360))
        folds.append((*arc(*petal, 0.25, angle + 10, angle + 95), (0.0, 0.0)))
    return Cutting((*petals, arc(0, 0, 0.2, 0, 360)), tuple(folds), (arc(0, 0, 0.14, 0, 360),))


CUTTINGS: Mapping[str, Cutting] = MappingProxyType(
    {
        "star": _star(),
        "moon": _moon(),
        "triangle": _triangle(),
        "drop": _drop(),
        "bolt": _bolt(),
        "flower": _flower(),
    }
)


class Paper(NamedTuple):
    """What a shape is cut from: the colours of its parts, from the lowest to the uppermost."""

    rim: Colour
    body: Colour
    fold: Colour
    heart: Colour


@dataclass(frozen=True, slots=True)
class Stamp:
    """A shape in one size: the coverage of its parts, by what they are called in its paper."""

    parts: Mapping[str, Image.Image]

    def put(self, face: Image.Image, x: float, y: float, paper: Paper) -> None:
        """Put the shape on a face about a point."""
        for name, mask in self.parts.items():
            corner = (even(x - mask.width / 2), round(y - mask.height / 2))
            face.paste(getattr(paper, name), corner, mask)


@lru_cache(256)
def flat(shape: str, pixels: int) -> Stamp:
    """Cut a shape that is that many pixels high, with sharp edges: no colour lies between it and a field."""
    cutting = CUTTINGS[shape]
    size = pixels / (1 + 2 * SOFT)
    body = _mask(cutting.body, pixels, size, SOFT * size)
    bare = ImageChops.subtract(body, _mask(cutting.heart, pixels, size)) if cutting.heart else body
    return Stamp(MappingProxyType({"body": sharp(bare)}))


@lru_cache(64)
def folded(shape: str, pixels: int, rim: float) -> Stamp:
    """Cut a shape that is that many pixels high with its rim, which is so many pixels wide, and fold it."""
    cutting = CUTTINGS[shape]
    size = (pixels - 2 * rim) / (1 + 2 * SOFT)
    soft = SOFT * size
    body = _mask(cutting.body, pixels, size, soft)
    parts = {
        "rim": sharp(_mask(cutting.body, pixels, size, soft + rim)),
        "body": body,
        "fold": sharp(ImageChops.darker(_mask(cutting.fold, pixels, size), body)),
    }
    if cutting.heart:
        parts["heart"] = sharp(_mask(cutting.heart, pixels, size))
    return Stamp(MappingProxyType(parts))


def _mask(paths: tuple[Path, ...], pixels: int, size: float, grown: float = 0.0) -> Image.Image:
    pen = Pen.on(pixels, pixels, 1.0, 0, "L")
    for path in paths:
        points = moved(path, pixels / 2, pixels / 2, size)
        pen.shape(points, 255, 255 if grown else None, 2 * grown)
    return pen.reduced()
