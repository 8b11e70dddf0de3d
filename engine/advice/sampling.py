"""What all samples of hidden cards begin with: chance that follows from what the player sees."""

from hashlib import blake2b

from engine.board import Board


def seed_of(board: Board) -> int:
    """Return a seed that equal boards share; a clock that goes on changes nothing."""
    told = " ".join(
        f"{pile.name}:{','.join(card.code if card else '?' for card in pile.cards)}" for pile in board.piles
    )
    return int.from_bytes(blake2b(f"{board.game} {told}".encode(), digest_size=7).digest())
