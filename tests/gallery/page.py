"""The files of the gallery: all pictures, and a page with them at full size and as wide as on a phone."""

import shutil
from collections.abc import Callable, Iterator, Sequence
from html import escape
from io import BytesIO
from itertools import groupby
from pathlib import Path
from string import Template

from PIL import Image

from bot.rendering.image_renderer import paint_file
from bot.rendering.themes import theme_title_in
from tests.gallery.views import View, section_title

FRAME = Path(__file__).parent / "frame.html"
PHONE_WIDTH = 320


def write_gallery(shown: Sequence[tuple[View, str]], folder: Path, report: Callable[[str], object]) -> None:
    """Paint all views into a folder, which is emptied before, and write the page."""
    if folder.exists():
        shutil.rmtree(folder)
    anchors, sections = [], []
    for game, of_game in groupby(shown, key=lambda one: one[0].game):
        links = []
        for theme, of_theme in groupby(of_game, key=lambda one: one[1]):
            report(f"Painting {section_title(game)} in {theme} …")
            title = escape(theme_title_in(theme, "en"))
            links.append(f'<a href="#{game}-{theme}">{title}</a>')
            sections.append(
                f'<section>\n<h3 id="{game}-{theme}">{section_title(game)} <small>{title}</small></h3>'
            )
            sections += [
                "<div>",
                *(_figure(view, theme, folder) for view, _ in of_theme),
                "</div>\n</section>",
            ]
        anchors.append(f"<p><b>{escape(section_title(game))}</b> {' '.join(links)}</p>")
    frame = Template(FRAME.read_text("utf-8"))
    page = frame.substitute(anchors="\n".join(anchors), sections="\n".join(sections))
    (folder / "index.html").write_text(page, "utf-8")


def _figure(view: View, theme: str, folder: Path) -> str:
    """Paint a view into its file; return its HTML."""
    file = view.file(theme)
    content = paint_file(view.in_theme(theme))
    (folder / file).parent.mkdir(parents=True, exist_ok=True)
    (folder / file).write_bytes(content)
    with Image.open(BytesIO(content)) as picture:
        width, height = picture.size
    text = escape(f"{view.title}, {view.stage}")
    facts = f"{width} × {height}, {len(content) / 1024:.1f} KiB"
    if view.record:
        facts += f", {len(view.record.moves)} moves"
        facts += f"<details><summary>record</summary>{escape(view.record.text)}</details>"
    return (
        f'<figure id="{file}">\n<div>'
        + "".join(_images(f'src="{file}" loading="lazy"', width, height, text))
        + f"</div>\n<figcaption><b>{text}</b> · {facts}</figcaption>\n</figure>"
    )


def _images(source: str, width: int, height: int, text: str) -> Iterator[str]:
    yield f'<img class="full" {source} width="{width}" height="{height}" alt="{text}">'
    phone_height = round(PHONE_WIDTH * height / width)
    yield f'<img class="phone" {source} width="{PHONE_WIDTH}" height="{phone_height}" alt="">'
