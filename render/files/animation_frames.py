"""The frames of a film one after another: of each, only the windows are painted in which something is new."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from PIL import Image

from engine.board import Board
from render.boards.layouts import find_layout
from render.boards.scene import TITLE_HEIGHT, Scene, Spot, Words
from render.files.gif import Change
from render.graphics.sprite_format import HALF
from render.painting.captions import Captions, tell
from render.painting.heading import Heading, set_heading
from render.painting.painter import Easel, bare_table
from render.painting.sprite_sheet import Sheet, half_sheet
from render.typography.text_sprites import ON_FELT

Part: TypeAlias = Spot | Words
"""Whatever is put on a board: a card, or words."""
BAR, BAR_STEPS = 4, 10
"""How high the bar is that tells how far a game has come, in pixels of the film, and how often it grows.

A frame in which it does reaches from there down to the cards, and is the larger for it.
"""


class Window(NamedTuple):
    """A part of a picture by its edges, in pixels of the film."""

    left: int
    top: int
    right: int
    low: int

    def meets(self, other: "Window") -> bool:
        """Tell whether two windows have a pixel in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.low
            and other.top < self.low
        )

    def with_(self, other: "Window") -> "Window":
        """Return the smallest window that takes in both."""
        return Window(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.low, other.low),
        )


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a game: its board and its title.

    Marks would take as many bytes as the cards; what moves is seen by its moving.
    """

    board: Board
    title: str
    played: float = 0.0
    """How much of the game has been played, from 0 to 1: as long is the bar beneath the title."""


@dataclass(frozen=True, slots=True)
class Still:
    """A frame that has been laid out."""

    scene: Scene
    sheet: Sheet
    title: str
    heading: Heading
    table: Image.Image
    """What lies below all its parts, behind the column with which an easel's canvas begins."""
    windows: Mapping[Part, Window]
    """What each of its parts may take of the picture."""
    played: float
    """How much of the game has been played, from 0 to 1."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels of the film."""
        return self.scene.width // HALF, (self.scene.height + self.heading.extra) // HALF

    @property
    def title_window(self) -> Window:
        """Where the title is."""
        return Window(0, 0, self.size[0], (TITLE_HEIGHT + self.heading.extra) // HALF)

    @property
    def bar(self) -> Window:
        """The bar along the lower edge of the title: as long as has been played of the game."""
        _, _, width, low = self.title_window
        return Window(0, low - BAR, round(int(self.played * BAR_STEPS) / BAR_STEPS * width), low)


def still(frame: Frame, theme: str, last: Still | None, captions: Captions = ()) -> Still:
    """Lay a frame out; raise ``KeyError`` for a game or a theme that does not exist.

    What is as it was in the last one is taken from there.
    """
    layout = find_layout(frame.board.game)
    scene = layout.lay(frame.board)
    sheet = half_sheet(theme, layout.deck, *scene.card)
    scene = tell(scene, captions, sheet)
    if last and (last.sheet, last.title, last.scene.width) == (sheet, frame.title, scene.width):
        heading = last.heading
    else:
        heading = set_heading(sheet, scene.width, (frame.title, ""))
    parts: tuple[Part, ...] = (*scene.spots, *scene.words)
    known: Mapping[Part, Window] = {}
    table = None
    if last and (last.sheet, last.heading.extra) == (sheet, heading.extra):
        known = last.windows
        table = last.table if last.scene.bed == scene.bed and last.scene.width == scene.width else None
    if table is None:
        table = bare_table(sheet, scene.width, heading.extra, scene.bed).canvas()
    windows = {part: known.get(part) or _window(part, sheet, heading.extra) for part in parts}
    return Still(scene, sheet, frame.title, heading, table, windows, frame.played)


def _window(part: Part, sheet: Sheet, extra: int) -> Window:
    """Return what a part may take of the picture, below a title that is so much higher than a line."""
    match part:
        case Spot():
            left, (across, down) = part.x, sheet.seen(part).size
        case Words(text, style, left, _, align):
            row = sheet.words(style, text)
            across, down = sum(tile.width for tile in row), max((tile.height for tile in row), default=0)
            left -= {"left": 0, "middle": across, "right": HALF * across}[align]
    x, y = left // HALF, (part.y + extra) // HALF
    return Window(x, y, x + across, y + down)


def changed(last: Still, one: Still) -> Iterator[Window]:
    """Yield windows outside of which two frames on the same table are alike."""
    for part in last.windows.keys() - one.windows.keys():
        yield last.windows[part]
    for part in one.windows.keys() - last.windows.keys():
        yield one.windows[part]
    if last.title != one.title:
        yield one.title_window
    elif last.bar.right != one.bar.right:
        ends = sorted((last.bar.right, one.bar.right))
        yield one.bar._replace(left=ends[0], right=ends[1])


def apart(windows: Iterable[Window]) -> list[Window]:
    """Return windows that take in all of these, and of which no two meet."""
    found: list[Window] = []
    for window in windows:
        grown = window
        while meeting := next((other for other in found if other.meets(grown)), None):
            found.remove(meeting)
            grown = grown.with_(meeting)
        found.append(grown)
    return found


def paint_window(one: Still, window: Window) -> Image.Image:
    """Paint a part of a frame: indices of the palette in mode ``L``."""
    left, top, right, low = window
    canvas = one.table.crop((left, top, right + 1, low))
    easel = Easel(canvas, one.sheet)
    x, y = HALF * left, HALF * top - one.heading.extra
    within = [
        part
        for part, (start, high, end, deep) in one.windows.items()
        if start < right and left < end and high < low and top < deep
    ]
    words = [part._replace(x=part.x - x, y=part.y - y) for part in within if isinstance(part, Words)]
    for text in words:
        if text.style in ON_FELT:
            easel.print_words(text)
    for part in within:
        if isinstance(part, Spot):
            easel.put(one.sheet.seen(part), part.x - x, part.y - y)
    for text in words:
        if text.style not in ON_FELT:
            easel.print_words(text)
    if window.meets(one.title_window):
        for row, across, down in one.heading.places(one.scene.width):
            easel.put_row(row.tiles, across - x, down - HALF * top)
        start, high, end, deep = one.bar
        if end > left:
            canvas.paste(one.sheet.inks["mark"], (start - left + 1, high - top, end - left + 1, deep - top))
    return canvas.crop((1, 0, *canvas.size))


class Reel:
    """A picture that becomes one frame after another; smaller ones lie in its upper left corner."""

    def __init__(self, first: Still, width: int, height: int) -> None:
        """Begin with a frame on a picture of that size, indices of the palette in mode ``L``."""
        self.picture = Image.new("L", (width, height))
        self._shown = first
        self._show_all(first)

    def show(self, one: Still) -> list[Change]:
        """Make it the next frame; return what may have changed."""
        last, self._shown = self._shown, one
        if last.table is not one.table:
            before = self.picture.copy()
            self._show_all(one)
            return [Change(before, self.picture, 0, 0)]
        changes = []
        for window in apart(changed(last, one)):
            after = paint_window(one, window)
            changes.append(Change(self.picture.crop(window), after, window.left, window.top))
            self.picture.paste(after, (window.left, window.top))
        return changes

    def _show_all(self, one: Still) -> None:
        self.picture.paste(one.sheet.inks["felt"], (0, 0, *self.picture.size))
        self.picture.paste(one.sheet.inks["bar"], (0, 0, self.picture.width, one.title_window.low))
        self.picture.paste(paint_window(one, Window(0, 0, *one.size)), (0, 0))
