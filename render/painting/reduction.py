"""Boards reduced in size, and pictures with such boards, which have a palette of their own."""

from PIL import Image, ImageChops

from render.graphics.indexed_image import IndexedImage
from render.graphics.theme import Color

COLORS = 256


def reduce_board(
    board: Image.Image, felt: Color, width: int, height: int, gap: float | None = None
) -> Image.Image:
    """Return the picture of a board without the felt around it, as large as there is room.

    With a ``gap``, it is first reduced in whole steps to a picture that many times as large, which is faster.
    """
    box = ImageChops.difference(board, Image.new("RGB", board.size, felt)).getbbox()
    shown = board.crop(box)
    scale = min(width / shown.width, height / shown.height)
    size = (round(shown.width * scale), round(shown.height * scale))
    return shown.resize(size, Image.Resampling.LANCZOS, reducing_gap=gap)


def with_own_palette(picture: Image.Image) -> IndexedImage:
    """Return a picture with the palette that suits it best."""
    indices = picture.quantize(COLORS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    rows = bytearray()
    pixels = indices.tobytes()
    for top in range(0, len(pixels), picture.width):
        rows += b"\0" + pixels[top : top + picture.width]
    palette = bytes(indices.getpalette() or ())
    return IndexedImage(*picture.size, rows, palette, is_half_size=True)
