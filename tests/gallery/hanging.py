"""Hanging: every exhibit is painted into its file, and the page is written that shows them."""

import shutil
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.rendering.image_renderer import paint_file
from tests.gallery.exhibits import Exhibit, section_title
from tests.gallery.page import Hung, page
from tests.gallery.progress import Progress


def hang(shown: Sequence[Exhibit], folder: Path, progress: Progress) -> None:
    """Paint all exhibits into a folder, in the place of whatever was there, and write its page."""
    if folder.exists():
        shutil.rmtree(folder)
    hung = []
    for number, exhibit in enumerate(shown, start=1):
        title = section_title(exhibit.sight.game)
        progress.tell(f"Painting {title} in {exhibit.theme}", number, len(shown))
        hung.append(_painted(exhibit, folder / exhibit.file))
    (folder / "index.html").write_text(page(hung), "utf-8")


def _painted(exhibit: Exhibit, path: Path) -> Hung:
    file = paint_file(exhibit.picture)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(file)
    with Image.open(BytesIO(file)) as picture:
        width, height = picture.size
    return Hung(exhibit, width, height, len(file))
