"""What becomes of a drawing until it is seen: the sixteen colors of its deck, and the photo of a chat."""

from io import BytesIO

from PIL import Image

from render.graphics.palette import palette_bytes, palette_image, quantize
from render.graphics.theme import Theme

QUALITY, HALVED_CHROMA = 80, 2
"""About what Telegram makes of a photo; the latter is how Pillow says 4:2:0."""


def printed(drawing: Image.Image, theme: Theme, deck: str) -> Image.Image:
    """Return a drawing in the colors that the pictures of a deck have."""
    colors = theme.palette(deck)
    indices = quantize(drawing, palette_image(colors))
    indices.putpalette(palette_bytes(colors))
    return indices.convert("RGB")


def photo(picture: Image.Image) -> Image.Image:
    """Return a picture as it comes out of a JPEG file."""
    file = BytesIO()
    picture.convert("RGB").save(file, "JPEG", quality=QUALITY, subsampling=HALVED_CHROMA)
    with Image.open(file) as sent:
        return sent.convert("RGB")


def halved(picture: Image.Image) -> Image.Image:
    """Return a picture in half its size, about as a phone shows it."""
    return picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.BICUBIC)
