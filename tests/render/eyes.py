"""The lightness and contrast of colors, and how color-blind eyes see them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from render.graphics.theme import Color

Light: TypeAlias = tuple[float, float, float]
"""Linear red, green and blue, 0 to 1."""

SIMULATIONS: Mapping[str, tuple[Light, Light, Light]] = MappingProxyType(
    {
        "protanopia": (
            (0.152286, 1.052583, -0.204868),
            (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998),
        ),
        "deuteranopia": (
            (0.367322, 0.860646, -0.227968),
            (0.280085, 0.672501, 0.047413),
            (-0.011820, 0.042940, 0.968881),
        ),
        "tritanopia": (
            (1.255528, -0.076749, -0.178779),
            (-0.078411, 0.930809, 0.147602),
            (0.004733, 0.691367, 0.303900),
        ),
    }
)
"""How eyes that lack one kind of cone see light.

Source: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, matrices at severity 1.0.
"""


def linear(color: Color) -> Light:
    """Convert a screen color to linear light (sRGB, IEC 61966-2-1)."""
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in color
    )
    return red, green, blue


def luminance(light: Light) -> float:
    """Return the relative luminance, as WCAG 2 defines it, 0 to 1."""
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(one: Color, other: Color) -> float:
    """Return the contrast ratio of WCAG 2, 1 to 21."""
    high, low = sorted((luminance(linear(one)), luminance(linear(other))), reverse=True)
    return (high + 0.05) / (low + 0.05)


def simulated(color: Color, kind: str) -> Light:
    """Return the light that a color-blind eye sees, clipped to what a screen can show."""
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, linear(color), strict=True))))
        for row in SIMULATIONS[kind]
    )
    return red, green, blue


def lightness(light: Light) -> float:
    """Return CIE L*, 0 to 100, in which equal steps look about equal."""
    return 116 * _root(luminance(light)) - 16


def _root(share: float) -> float:
    return float(share ** (1 / 3) if share > 216 / 24389 else (24389 / 27 * share + 16) / 116)
