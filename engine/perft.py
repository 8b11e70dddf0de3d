"""Counts lines of play (perft, a term of chess programming), to compare implementations of rules."""

from engine.game import Position


def perft(position: Position, depth: int) -> int:
    """Count the lines of exactly ``depth`` legal moves from a position."""
    if depth == 0:
        return 1
    return sum(perft(position.after(move), depth - 1) for move in position.legal_moves())
