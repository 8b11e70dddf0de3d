"""The seed of samples of hidden cards, which depends only on what the player sees."""

from hashlib import blake2b

from engine.board import Board


def seed_of(board: Board) -> int:
    """Return a seed that is the same for equal boards; the clock does not change it."""
    piles = " ".join(
        f"{pile.name}:{','.join(card.code if card else '?' for card in pile.cards)}" for pile in board.piles
    )
    return int.from_bytes(blake2b(f"{board.game} {piles}".encode(), digest_size=7).digest())
