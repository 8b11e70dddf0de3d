"""What a player may have meant: the legal move that comes nearest to what was typed."""

from difflib import SequenceMatcher

from engine.game import Position
from engine.move import Move
from engine.reading.words import as_french, join_cards, split_words

MOST = 400
"""Moves that are compared; a board offers more only where any of many cells will do."""
LONGEST = 60
"""Characters that are compared; no move has as many."""


def nearest_move(position: Position, text: str) -> Move | None:
    """Return the legal move most like a typed text; ``None`` where there is none, or none is like it.

    Of moves that take any of some places, it is the one with the places that the text names.
    """
    words = join_cards(split_words(text))
    moves = position.legal_moves()
    pick = position.pick()
    if pick is not None:
        named = {as_french(word) or word.upper() for word in words}
        places = tuple(place for place in pick.places if place in named)
        if places:
            return Move(pick.verb, places)
        moves = tuple(move for move in moves if move.verb != pick.verb)
    matcher = SequenceMatcher(None)
    matcher.set_seq2(" ".join(words)[:LONGEST])
    return max(moves[:MOST], key=lambda move: _likeness(matcher, move), default=None)


def _likeness(matcher: SequenceMatcher[str], move: Move) -> float:
    """Return how like a move is to what was typed, 0 to 1, with its verb or without."""
    ratios = []
    for form in (move.text.lower(), " ".join(move.places).lower()):
        matcher.set_seq1(form)
        ratios.append(matcher.ratio())
    return max(ratios)
