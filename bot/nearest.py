"""What a player may have meant: the legal move that comes nearest to what was typed."""

from difflib import SequenceMatcher

from engine.game import Position
from engine.move import Move
from engine.reading.words import split_words

MOST = 400
"""Moves that are compared; a board offers more only where any of many cells will do."""


def nearest_move(position: Position, text: str) -> Move | None:
    """Return the legal move most like a typed text; ``None`` where there is no move at all."""
    words = split_words(text)
    pick = position.pick()
    if pick is not None:
        return Move(pick.verb, tuple(place for place in pick.places if place.lower() in words))
    typed = " ".join(words)
    moves = position.legal_moves()[:MOST]
    return max(moves, key=lambda move: _likeness(typed, move), default=None)


def _likeness(typed: str, move: Move) -> float:
    """Return how like a move is to what was typed, 0 to 1, with its verb or without."""
    forms = (move.text.lower(), " ".join(move.places).lower())
    return max(SequenceMatcher(None, form, typed).ratio() for form in forms)
