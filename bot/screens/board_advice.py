"""What a board shows in addition when its player asks for it: a hint, the chances, a verdict."""

from dataclasses import dataclass

from engine.board import Meter
from engine.move import Move


@dataclass(frozen=True, slots=True)
class BoardAdvice:
    """The result of an analysis of a board, or a sentence that says that it is being analyzed."""

    text: str = ""
    move: Move | None = None
    """The advised move: it is marked, and has a button of its own."""
    meter: Meter | None = None


NO_ADVICE = BoardAdvice()
