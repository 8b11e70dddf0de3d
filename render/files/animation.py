"""Animations: a whole game as an animated GIF of half size, with a frame for each move or for several."""

from collections.abc import Iterable

from render.files.animation_frames import AnimationFrame, FrameLayout, FramePainter, lay_out_frame
from render.files.gif import GifWriter
from render.painting.captions import Captions

FIRST_FRAME, LAST_FRAME = 150, 300
"""How long the deal and the end are shown, in hundredths of a second."""
ALL_MOVES, LONGEST, SHORTEST = 3600, 100, 12
"""The time that all moves share, and the limits for one move, in hundredths of a second."""
MAX_FRAMES = 400
"""More than the moves of almost any game; longer games have several moves to a frame."""


def shown_moves(moves: int) -> frozenset[int]:
    """Return the numbers of moves after which a game is shown: 0, the deal, and always the last."""
    step = max(1, -(-moves // (MAX_FRAMES - 1)))
    return frozenset((0, *range(moves, 0, -step)))


def encode_animation(frames: Iterable[AnimationFrame], theme: str, captions: Captions = ()) -> bytes:
    """Return the frames of a game as a GIF file that repeats forever.

    Raise ``KeyError`` for a game or a theme that does not exist.
    """
    layouts: list[FrameLayout] = []
    for frame in frames:
        layouts.append(lay_out_frame(frame, theme, layouts[-1] if layouts else None, captions))
    width, height = (max(sides) for sides in zip(*(layout.size for layout in layouts), strict=True))
    first, *rest = layouts
    painter = FramePainter(first, width, height)
    gif = GifWriter(width, height, first.sheet.palette)
    gif.add_first_frame(painter.picture, FIRST_FRAME if rest else LAST_FRAME)
    duration = min(max(ALL_MOVES // len(layouts), SHORTEST), LONGEST)
    for layout in rest:
        gif.add_frame(painter.show(layout), LAST_FRAME if layout is rest[-1] else duration)
    return gif.file()
