"""The icons of the page where a device installs it as an app, painted like the bot's icon in chats."""

from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from tests.listing.pictures import Colors, icon

FOLDER = Path(__file__).parents[2] / "bot" / "chats" / "web" / "page"
MAX_BYTES = 12 * 1024
SIZES = (192, 512)
"""The sizes that browsers ask for (https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps)."""
SAFE_ZONE = 0.8
"""The diameter of the circle that every device shows of a maskable icon, as a share of its width
(https://www.w3.org/TR/appmanifest/#icon-masks)."""
ROUNDING = 0.22
"""The radius of the corners of the other icons, as a share of their width."""
COLORS = 32


def app_icons() -> dict[str, Image.Image]:
    """Return the icons by the names of their files."""
    icons = {f"icon-{size}.png": _rounded(icon(), size) for size in SIZES}
    return {**icons, f"icon-maskable-{SIZES[-1]}.png": _maskable(icon(), SIZES[-1])}


@cache
def app_icon_files() -> dict[str, bytes]:
    """Return the files of the icons by their names."""
    return {name: _file(picture) for name, picture in app_icons().items()}


def write_app_icons() -> None:
    """Write the icons to the folder of the page."""
    for name, file in app_icon_files().items():
        (FOLDER / name).write_bytes(file)


def _rounded(picture: Image.Image, size: int) -> Image.Image:
    """Return a picture in a size, transparent outside its round corners."""
    width, height = picture.size
    mask = Image.new("L", picture.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), ROUNDING * width, 255)
    result = picture.convert("RGBA")
    result.putalpha(mask)
    return result.resize((size, size), Image.Resampling.LANCZOS)


def _maskable(picture: Image.Image, size: int) -> Image.Image:
    """Return a picture that fills the whole icon, with all that is on it within the safe zone.

    What is on it is already within the circle that chats show.
    """
    small = round(size * SAFE_ZONE)
    result = Image.new("RGB", (size, size), Colors.of_theme().felt)
    offset = (size - small) // 2
    result.paste(picture.resize((small, small), Image.Resampling.LANCZOS), (offset, offset))
    return result


def _file(picture: Image.Image) -> bytes:
    file = BytesIO()
    indexed = picture.quantize(COLORS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    indexed.save(file, "PNG", optimize=True)
    return file.getvalue()
