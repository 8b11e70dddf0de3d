"""Pictures in sixteen colors: pixels become the nearest palette color, and two go into a byte."""

from collections.abc import Sequence

from PIL import Image

from render.graphics.theme import Color

PIXELS_PER_BYTE = 2
BYTE_FROM_INDEX = 17
"""An index times this is a byte with the index in both halves."""


def round_to_even(length: float) -> int:
    """Return the nearest number of pixels that fills whole bytes."""
    return PIXELS_PER_BYTE * round(length / PIXELS_PER_BYTE)


def palette_image(colors: Sequence[Color]) -> Image.Image:
    """Return a picture of mode ``P`` that has the palette, for :func:`quantize`."""
    picture = Image.new("P", (1, 1))
    picture.putpalette(palette_bytes(colors))
    return picture


def palette_bytes(colors: Sequence[Color]) -> bytes:
    """Return red, green and blue of each color, in the form of PNG and GIF files."""
    return bytes(part for color in colors for part in color)


def quantize(picture: Image.Image, palette: Image.Image) -> Image.Image:
    """Return an RGB picture as indices of the palette, a byte for each pixel."""
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def pack(picture: Image.Image) -> Image.Image:
    """Pack two indices into each byte, the left one in the upper half; the width must be even."""
    if picture.width % PIXELS_PER_BYTE:
        raise ValueError(f"a picture {picture.width} pixels wide cannot be packed in pairs")
    return Image.frombytes(
        "L", (picture.width // PIXELS_PER_BYTE, picture.height), picture.tobytes("raw", "P;4")
    )


def unpack(picture: Image.Image) -> Image.Image:
    """Return the indices of a packed picture, without a palette."""
    size = (picture.width * PIXELS_PER_BYTE, picture.height)
    return Image.frombytes("P", size, picture.tobytes(), "raw", "P;4")


def to_rgb(picture: Image.Image, palette: bytes) -> Image.Image:
    """Return a packed picture in RGB."""
    indices = unpack(picture)
    indices.putpalette(palette)
    return indices.convert("RGB")
