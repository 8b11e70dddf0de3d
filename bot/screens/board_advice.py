"""What a board shows beside how it stands, because its player asked: a hint, the chances, a verdict."""

from dataclasses import dataclass

from engine.board import Meter
from engine.move import Move


@dataclass(frozen=True, slots=True)
class BoardAdvice:
    """What was found out about a board, or that it is being found out."""

    text: str = ""
    move: Move | None = None
    """The move that is advised: it is marked, and has a button of its own."""
    meter: Meter | None = None


NO_ADVICE = BoardAdvice()
