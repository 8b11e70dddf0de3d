"""Films: the whole of a game as a moving picture of half the size, a frame for each move or a few."""

from collections.abc import Iterable

from render.files.animation_frames import Frame, Reel, Still, still
from render.files.gif import Gif
from render.painting.captions import Captions

FIRST_HELD, LAST_HELD = 150, 300
"""How long the deal and the end are shown, in hundredths of a second."""
WHOLE, LONGEST, SHORTEST = 3600, 100, 12
"""The moves share so much time, but none is shown longer or shorter than that."""
MOST = 400
"""Frames of a film: more than the moves of almost any game; longer ones have several moves to a frame."""


def moments(moves: int) -> frozenset[int]:
    """Return after how many moves a game is shown: 0 is the deal; the end is always among them."""
    step = max(1, -(-moves // (MOST - 1)))
    return frozenset((0, *range(moves, 0, -step)))


def shoot(frames: Iterable[Frame], theme: str, captions: Captions = ()) -> bytes:
    """Return moments of one game as a GIF file that repeats for ever.

    Raise ``KeyError`` for a game or a theme that does not exist.
    """
    stills: list[Still] = []
    for frame in frames:
        stills.append(still(frame, theme, stills[-1] if stills else None, captions))
    width, height = (max(sides) for sides in zip(*(one.size for one in stills), strict=True))
    first, *rest = stills
    reel = Reel(first, width, height)
    film = Gif(width, height, first.sheet.palette)
    film.begin(reel.picture, FIRST_HELD if rest else LAST_HELD)
    pace = min(max(WHOLE // len(stills), SHORTEST), LONGEST)
    for one in rest:
        film.change(reel.show(one), LAST_HELD if one is rest[-1] else pace)
    return film.file()
