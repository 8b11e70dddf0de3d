"""What a player may have meant: the legal move that comes nearest to what was typed."""

import re
from difflib import SequenceMatcher

from engine.game import Position
from engine.move import Move
from engine.reading.words import as_french, join_cards, split_words

MOST_MOVES = 400
"""Moves that are compared; a board offers more only where any of many cells will do."""
MOST_CHARACTERS = 60
"""Characters that are compared; no move has as many."""
MIN_LIKENESS = 0.6
"""From here on a move is what was meant, with a slip of the finger."""

NUMBER = re.compile(r"[0-9]{1,4}")


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
    typed = " ".join(words)[:MOST_CHARACTERS]
    matcher = SequenceMatcher(None)
    matcher.set_seq2(typed)
    found = NUMBER.search(typed)
    likeness = {
        move: _likeness(matcher, move, int(found[0]) if found else None) for move in moves[:MOST_MOVES]
    }
    likest = sorted(likeness, key=lambda move: -likeness[move])
    # Dealing, stopping and such are proposed to those alone who all but said so. Whether a move would end the
    # game is not asked: hidden cards may decide on that.
    wanted = (move for move in likest if move.places or likeness[move] >= MIN_LIKENESS)
    return next(wanted, likest[0] if likest else None)


def _likeness(matcher: SequenceMatcher[str], move: Move, number: int | None) -> float:
    """Return how like a move is to what was typed, with its verb or without; numbers by their distance."""
    ratios = []
    for form in (move.text.lower(), " ".join(move.places).lower()):
        matcher.set_seq1(form)
        ratios.append(matcher.ratio())
    own = NUMBER.fullmatch(move.places[-1]) if move.places else None
    nearness = 1 / (1 + abs(number - int(own[0]))) if number is not None and own else 0.0
    return max(ratios) + nearness
