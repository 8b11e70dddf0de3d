"""Animations: a whole game as a GIF of half size, with a frame for each move or for several.

Of each frame only the regions are painted in which something has changed.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from PIL import Image

from engine.board import Board
from render.boards.layouts import layout_of
from render.boards.scene import TITLE_HEIGHT, PlacedSprite, PlacedText, Scene
from render.files.gif import Change, GifWriter
from render.graphics.sprite_format import REDUCTION
from render.painting.captions import Captions, translate_scene
from render.painting.heading import Heading, fit_heading
from render.painting.painter import SpriteCanvas, paint_background
from render.painting.sprite_sheet import SpriteSheet, half_size_sheet

LAST_FRAME = 300
"""How long the end is shown, in hundredths of a second."""
ALL_MOVES, SHORTEST = 3600, 12
"""The time that all moves share, and the least for one move, in hundredths of a second."""
MAX_FRAMES = 400
"""More than the moves of almost any game; longer games have several moves to a frame."""

Part: TypeAlias = PlacedSprite | PlacedText
"""A part of a board: a card or a text."""
BAR_HEIGHT, BAR_STEPS = 4, 10
"""The progress bar: its height in pixels of the animation, and how often it grows. A frame in which it grows
has a region that extends from it to the cards, and is larger for that."""


class Pace(NamedTuple):
    """How fast an animation is, in hundredths of a second."""

    first: int
    """How long the first frame is shown."""
    longest: int
    """The most for one move."""
    repeats: bool
    """Whether it begins again after its end."""


REPLAY = Pace(first=150, longest=100, repeats=True)
"""A game that is watched move by move."""
FINISH = Pace(first=50, longest=20, repeats=False)
"""The end of a game in which cards only go home: it stays at the won board."""


class Region(NamedTuple):
    """A region of a picture by its edges, in pixels of the animation."""

    left: int
    top: int
    right: int
    bottom: int

    def overlaps(self, other: "Region") -> bool:
        """Return whether two regions have a pixel in common."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def union(self, other: "Region") -> "Region":
        """Return the smallest region that contains both."""
        return Region(*map(min, self[:2], other[:2]), *map(max, self[2:], other[2:]))


@dataclass(frozen=True, slots=True)
class AnimationFrame:
    """A moment of a game: its board and title; marks would take as many bytes as the cards."""

    board: Board
    title: str
    progress: float = 0.0
    """The share of the game that has been played, which is the length of the bar below the title."""


@dataclass(frozen=True, slots=True)
class FrameLayout:
    """A frame that is laid out."""

    scene: Scene
    sheet: SpriteSheet
    title: str
    heading: Heading
    table: Image.Image
    """The picture below all parts, with the extra column at the left of a canvas."""
    regions: Mapping[Part, Region]
    """The region that each part may change."""
    progress: float

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels of the animation."""
        return self.scene.width // REDUCTION, (self.scene.height + self.heading.extra_height) // REDUCTION

    @property
    def title_region(self) -> Region:
        """The region of the title."""
        return Region(0, 0, self.size[0], (TITLE_HEIGHT + self.heading.extra_height) // REDUCTION)

    @property
    def bar(self) -> Region:
        """The progress bar along the lower edge of the title."""
        _, _, width, bottom = self.title_region
        length = round(int(self.progress * BAR_STEPS) / BAR_STEPS * width)
        return Region(0, bottom - BAR_HEIGHT, length, bottom)


def lay_out_frame(
    frame: AnimationFrame, scene: Scene, theme: str, last: FrameLayout | None, captions: Captions = ()
) -> FrameLayout:
    """Lay out a frame by its scene, reusing parts of the last one; raise ``KeyError`` for unknown themes."""
    sheet = half_size_sheet(theme, layout_of(frame.board).deck, *scene.card_size)
    scene = translate_scene(scene, captions, sheet)
    if last and (last.sheet, last.title, last.scene.width) == (sheet, frame.title, scene.width):
        heading = last.heading
    else:
        heading = fit_heading(sheet, scene.width, (frame.title, ""))
    known: Mapping[Part, Region] = {}
    table = None
    if last and (last.sheet, last.heading.extra_height) == (sheet, heading.extra_height):
        known = last.regions
        if last.scene.background == scene.background and last.scene.width == scene.width:
            table = last.table
    if table is None:
        table = paint_background(sheet, scene.width, heading.extra_height, scene.background).canvas()
    parts: tuple[Part, ...] = (*scene.sprites, *scene.texts)
    regions = {part: known.get(part) or _region(part, sheet, heading.extra_height) for part in parts}
    return FrameLayout(scene, sheet, frame.title, heading, table, regions, frame.progress)


def _region(part: Part, sheet: SpriteSheet, extra_height: int) -> Region:
    """Return the region that a part may change, below a title with extra height."""
    match part:
        case PlacedSprite():
            left, (width, height) = part.x, sheet.visible_part(part).size
        case PlacedText(text, style, left, _, align):
            row = sheet.text(style, text)
            width = sum(sprite.width for sprite in row)
            height = max((sprite.height for sprite in row), default=0)
            left -= {"left": 0, "middle": width, "right": REDUCTION * width}[align]
    x, y = left // REDUCTION, (part.y + extra_height) // REDUCTION
    return Region(x, y, x + width, y + height)


def changed_regions(last: FrameLayout, frame: FrameLayout) -> Iterator[Region]:
    """Yield regions outside of which two frames on the same table are equal."""
    for part in last.regions.keys() - frame.regions.keys():
        yield last.regions[part]
    for part in frame.regions.keys() - last.regions.keys():
        yield frame.regions[part]
    if last.title != frame.title:
        yield frame.title_region
    elif last.bar.right != frame.bar.right:
        left, right = sorted((last.bar.right, frame.bar.right))
        yield frame.bar._replace(left=left, right=right)


def merge_overlapping(regions: Iterable[Region]) -> list[Region]:
    """Return regions that contain all the given ones and do not overlap."""
    merged: list[Region] = []
    for region in regions:
        union = region
        while overlapping := next((other for other in merged if other.overlaps(union)), None):
            merged.remove(overlapping)
            union = union.union(overlapping)
        merged.append(union)
    return merged


def paint_region(frame: FrameLayout, region: Region) -> Image.Image:
    """Paint a region of a frame: indices of the palette in mode ``L``."""
    left, top, right, bottom = region
    pixels = frame.table.crop((left, top, right + 1, bottom))
    canvas = SpriteCanvas(pixels, frame.sheet)
    x, y = REDUCTION * left, REDUCTION * top - frame.heading.extra_height
    visible = [
        part._replace(x=part.x - x, y=part.y - y)
        for part, (part_left, part_top, part_right, part_bottom) in frame.regions.items()
        if part_left < right and left < part_right and part_top < bottom and top < part_bottom
    ]
    sprites = [part for part in visible if isinstance(part, PlacedSprite)]
    canvas.paint_parts(sprites, [part for part in visible if isinstance(part, PlacedText)])
    if region.overlaps(frame.title_region):
        for row, row_x, row_y in frame.heading.positions(frame.scene.width):
            canvas.paste_row(row.sprites, row_x - x, row_y - REDUCTION * top)
        bar = frame.bar
        if bar.right > left:
            box = (bar.left - left + 1, bar.top - top, bar.right - left + 1, bar.bottom - top)
            pixels.paste(frame.sheet.color_bytes["mark"], box)
    return pixels.crop((1, 0, *pixels.size))


class FramePainter:
    """A picture that shows one frame after another; smaller frames are in its upper left corner."""

    def __init__(self, first: FrameLayout, width: int, height: int) -> None:
        """Begin with a frame on a picture of a size, indices of the palette in mode ``L``."""
        self.picture = Image.new("L", (width, height))
        self._shown = first
        self._paint_all(first)

    def show(self, frame: FrameLayout) -> list[Change]:
        """Show the next frame; return what may have changed."""
        last, self._shown = self._shown, frame
        if last.table is not frame.table:
            before = self.picture.copy()
            self._paint_all(frame)
            return [Change(before, self.picture, 0, 0)]
        changes = []
        for region in merge_overlapping(changed_regions(last, frame)):
            after = paint_region(frame, region)
            changes.append(Change(self.picture.crop(region), after, region.left, region.top))
            self.picture.paste(after, (region.left, region.top))
        return changes

    def _paint_all(self, frame: FrameLayout) -> None:
        colors = frame.sheet.color_bytes
        self.picture.paste(colors["felt"], (0, 0, *self.picture.size))
        self.picture.paste(colors["bar"], (0, 0, self.picture.width, frame.title_region.bottom))
        self.picture.paste(paint_region(frame, Region(0, 0, *frame.size)), (0, 0))


def shown_moves(moves: int) -> frozenset[int]:
    """Return the numbers of moves after which a game is shown: 0, the deal, and always the last."""
    step = max(1, -(-moves // (MAX_FRAMES - 1)))
    return frozenset((0, *range(moves, 0, -step)))


def encode_animation(
    frames: Sequence[AnimationFrame], theme: str, captions: Captions = (), pace: Pace = REPLAY
) -> bytes:
    """Return frames as a GIF; raise ``KeyError`` for an unknown game or theme."""
    boards = [frame.board for frame in frames]
    layouts: list[FrameLayout] = []
    for frame, scene in zip(frames, layout_of(boards[0]).scenes(boards), strict=True):
        layouts.append(lay_out_frame(frame, scene, theme, layouts[-1] if layouts else None, captions))
    width, height = (max(sides) for sides in zip(*(layout.size for layout in layouts), strict=True))
    first, *rest = layouts
    painter = FramePainter(first, width, height)
    gif = GifWriter(width, height, first.sheet.palette, repeats=pace.repeats)
    gif.add_first_frame(painter.picture, pace.first if rest else LAST_FRAME)
    duration = min(max(ALL_MOVES // len(layouts), SHORTEST), pace.longest)
    for layout in rest:
        gif.add_frame(painter.show(layout), LAST_FRAME if layout is rest[-1] else duration)
    return gif.file()
