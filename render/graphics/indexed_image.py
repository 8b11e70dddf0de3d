"""Pictures in memory as indices of a palette, and quick pasting onto their canvas."""

from dataclasses import dataclass

from PIL import Image

from render.graphics.palette import PIXELS_PER_BYTE, unpack


@dataclass(frozen=True, slots=True)
class IndexedImage:
    """A picture whose rows are already the raw stream of a PNG file.

    The first byte of each row, 0, is PNG's filter "none". Each other byte holds two pixels, in half size one.
    """

    width: int
    height: int
    rows: bytearray
    palette: bytes
    """Red, green and blue of each color."""
    is_half_size: bool = False

    def canvas(self, top: int = 0) -> Image.Image:
        """Return the rows from that one on as a picture of mode ``L`` that shares their memory."""
        columns = 1 + (self.width if self.is_half_size else self.width // PIXELS_PER_BYTE)
        rows = memoryview(self.rows)[top * columns :]
        size = (columns, self.height - top)
        canvas = Image.frombuffer("L", size, rows, "raw", "L", 0, 1)  # type: ignore[arg-type]  # any buffer
        canvas.readonly = 0  # else Pillow copies the memory at the first change
        return canvas

    def image(self) -> Image.Image:
        """Return the picture as a Pillow image of mode ``P``."""
        canvas = self.canvas()
        pixels = canvas.crop((1, 0, *canvas.size))
        image = Image.frombytes("P", pixels.size, pixels.tobytes()) if self.is_half_size else unpack(pixels)
        image.putpalette(self.palette)
        return image


def paste(canvas: Image.Image, sprite: Image.Image, x: int, y: int, mask: Image.Image | None = None) -> None:
    """Paste a sprite with its upper left corner at a point, through a mask; what lies outside is cut off.

    Without the checks of ``Image.paste``, which take four fifths of its time: a board needs a hundred pastes.
    The canvas must be writable and in memory, the sprite of the same mode.
    """
    pixels = sprite.im
    width, height = pixels.size
    box = (x, y, x + width, y + height)
    if mask is None:
        canvas.im.paste(pixels, box)
    else:
        canvas.im.paste(pixels, box, mask.im)


def fill(canvas: Image.Image, byte: int, box: tuple[int, int, int, int]) -> None:
    """Fill a box of a canvas with a byte."""
    canvas.im.paste(byte, box)
