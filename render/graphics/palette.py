"""Pictures in sixteen colours: every pixel becomes the nearest of them, and two pixels go into a byte."""

from collections.abc import Sequence

from PIL import Image

from render.graphics.theme import Colour

PAIR = 2
"""Pixels to a byte."""
BOTH = 17
"""What an index is multiplied by to fill both halves of a byte."""


def even(length: float) -> int:
    """Return the nearest number of pixels that fills whole bytes."""
    return PAIR * round(length / PAIR)


def palette_picture(colours: Sequence[Colour]) -> Image.Image:
    """Return a picture that carries the palette, for :func:`fitted`."""
    picture = Image.new("P", (1, 1))
    picture.putpalette(palette_bytes(colours))
    return picture


def palette_bytes(colours: Sequence[Colour]) -> bytes:
    """Return red, green and blue of each colour, as PNG and GIF files have them."""
    return bytes(part for colour in colours for part in colour)


def fitted(picture: Image.Image, guide: Image.Image) -> Image.Image:
    """Return a picture in full colour as indices of the palette, a byte to a pixel."""
    return picture.quantize(palette=guide, dither=Image.Dither.NONE)


def packed(picture: Image.Image) -> Image.Image:
    """Pack indices two to a byte, the left one in the upper half; the picture's width is even."""
    if picture.width % PAIR:
        raise ValueError(f"a picture {picture.width} pixels wide cannot be packed in pairs")
    return Image.frombytes("L", (picture.width // PAIR, picture.height), picture.tobytes("raw", "P;4"))


def unpacked(picture: Image.Image) -> Image.Image:
    """Return what was packed, as indices without a palette."""
    return Image.frombytes("P", (picture.width * PAIR, picture.height), picture.tobytes(), "raw", "P;4")


def in_colour(picture: Image.Image, palette: bytes) -> Image.Image:
    """Return what was packed, in full colour."""
    indices = unpacked(picture)
    indices.putpalette(palette)
    return indices.convert("RGB")
