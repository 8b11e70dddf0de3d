"""A game as other programs read it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Export:
    """The cards of a position, and moves that were played from there on."""

    board: str
    """The cards, in lines as Freecell Solver and its relatives read them."""
    moves: str = ""
    """The moves in the game's standard notation; empty in games that have none."""
    has_unwritable: bool = False
    """Whether there are no ``moves`` because the standard notation has no form for one of them."""
