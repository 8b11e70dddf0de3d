"""Films: the whole of a game as a moving picture of half the size, a frame for each move."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from engine.board import Board, Mark
from render.cut import HALF
from render.gif import Gif
from render.heading import set_heading
from render.layouts import find_layout
from render.painter import compose
from render.scene import TITLE_HEIGHT
from render.sheet import half_sheet

FIRST_HELD, LAST_HELD = 150, 300
"""How long the deal and the end are shown, in hundredths of a second."""
WHOLE, LONGEST, SHORTEST = 3600, 100, 30
"""The moves share so much time, but none is shown longer or shorter than that."""
MOST = 150
"""Frames of a film; a longer game has several moves to a frame."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A moment of a game: its board, the two texts of its title, and its marks."""

    board: Board
    heading: tuple[str, str]
    marks: tuple[Mark, ...] = ()


def moments(moves: int) -> frozenset[int]:
    """Return after how many moves a game is shown: 0 is the deal; the end is always among them."""
    step = max(1, -(-moves // (MOST - 1)))
    return frozenset((0, *range(moves, 0, -step)))


def shoot(frames: Sequence[Frame], theme: str) -> bytes:
    """Return moments of one game as a GIF file that repeats for ever.

    Raise ``KeyError`` for a game or a theme that does not exist.
    """
    layout = find_layout(frames[0].board.game)
    scenes = [layout.lay(frame.board) for frame in frames]
    sheets = [half_sheet(theme, layout.deck, *scene.card) for scene in scenes]
    extras = [
        set_heading(sheet, scene.width, frame.heading).extra
        for frame, scene, sheet in zip(frames, scenes, sheets, strict=True)
    ]
    width = max(scene.width for scene in scenes) // HALF
    height = max(scene.height + extra for scene, extra in zip(scenes, extras, strict=True)) // HALF
    film = Gif(width, height, sheets[0].palette)
    pace = min(max(WHOLE // len(frames), SHORTEST), LONGEST)
    for number, (frame, scene, sheet, extra) in enumerate(zip(frames, scenes, sheets, extras, strict=True)):
        painting = compose(scene, sheet, frame.heading, frame.marks)
        canvas = Image.new("L", (width, height), sheet.inks["felt"])
        canvas.paste(sheet.inks["bar"], (0, 0, width, (TITLE_HEIGHT + extra) // HALF))
        picture = painting.canvas().crop((1, 0, 1 + painting.width, painting.height))
        canvas.paste(picture, ((width - painting.width) // 2, 0))
        held = LAST_HELD if number == len(frames) - 1 else FIRST_HELD if number == 0 else pace
        film.add(canvas, held)
    return film.file()
