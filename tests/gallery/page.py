"""The page of the gallery: all pictures by game and theme, at full size and as wide as on a phone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from pathlib import Path
from string import Template

from bot.rendering.themes import theme_title_in
from tests.gallery.exhibits import Exhibit, section_title

FRAME = Path(__file__).parent / "frame.html"
LANGUAGE = "en"


@dataclass(frozen=True, slots=True)
class Hung:
    """An exhibit that has been painted, and its measures."""

    exhibit: Exhibit
    width: int
    height: int
    bytes: int


def page(shown: Sequence[Hung]) -> str:
    """Return the page; it needs nothing but the pictures, which lie beside it."""
    frame = Template(FRAME.read_text("utf-8"))
    return frame.substitute(anchors="\n".join(_anchors(shown)), sections="\n".join(_sections(shown)))


def anchor(exhibit: Exhibit) -> str:
    """Return the anchor of the section in which an exhibit is."""
    return f"{exhibit.sight.game}-{exhibit.theme}"


def _anchors(shown: Sequence[Hung]) -> Iterator[str]:
    for game, hung in groupby(shown, key=lambda one: one.exhibit.sight.game):
        themes = dict.fromkeys(one.exhibit.theme for one in hung)
        links = " ".join(f'<a href="#{game}-{theme}">{_called(theme)}</a>' for theme in themes)
        yield f"<p><b>{escape(section_title(game))}</b> {links}</p>"


def _sections(shown: Sequence[Hung]) -> Iterator[str]:
    for name, hung in groupby(shown, key=lambda one: anchor(one.exhibit)):
        figures = list(hung)
        exhibit = figures[0].exhibit
        title = f"{escape(section_title(exhibit.sight.game))} <small>{_called(exhibit.theme)}</small>"
        yield f'<section>\n<h3 id="{name}">{title}</h3>\n<div>'
        yield from map(_figure, figures)
        yield "</div>\n</section>"


def _called(theme: str) -> str:
    return escape(theme_title_in(theme, LANGUAGE))


def _figure(hung: Hung) -> str:
    exhibit = hung.exhibit
    sight = exhibit.sight
    source = f'src="{exhibit.file}" loading="lazy"'
    told = escape(f"{sight.title}, {sight.stage}")
    facts, record = f"{hung.width} × {hung.height}, {hung.bytes / 1024:.1f} KiB", ""
    if sight.record:
        facts += f", {len(sight.record.moves)} moves"
        record = f"<details><summary>record</summary>{escape(sight.record.text)}</details>"
    height = round(320 * hung.height / hung.width)
    return (
        f'<figure id="{exhibit.file}">\n<div>'
        f'<img class="full" {source} width="{hung.width}" height="{hung.height}" alt="{told}">'
        f'<img class="phone" {source} width="320" height="{height}" alt=""></div>\n'
        f"<figcaption><b>{told}</b> · {facts}{record}</figcaption>\n</figure>"
    )
