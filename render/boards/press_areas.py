"""Press areas: where on the picture of a board a player presses each of its places."""

from dataclasses import dataclass

from engine.board import Board
from render.boards.layouts import lay_out, layout_of
from render.boards.scene import PressAreas


@dataclass(frozen=True, slots=True)
class PressableBoard:
    """The places of a board that can be pressed, in pixels of a picture whose heading has one line.

    A second line of the heading makes the picture higher at its top: measure from the lower edge.
    """

    width: int
    height: int
    areas: PressAreas


def pressable_board(board: Board) -> PressableBoard:
    """Return where the places of a board are pressed; raise ``KeyError`` for a game without a layout."""
    scene = lay_out(board)
    return PressableBoard(scene.width, scene.height, layout_of(board).press_areas(scene))


def place_of_verb(board: Board, verb: str) -> str:
    """Return the place to press for a move that names no place of the board; empty if there is none."""
    return layout_of(board).place_of_verb(board, verb)
