"""Chance that repeats: a small generator for samples and playouts, the same compiled and as it stands."""

from mypy_extensions import i64


class Dice:
    """Numbers that follow from a seed: George Marsaglia's xorshift with 32 bits ("Xorshift RNGs", 2003)."""

    def __init__(self, seed: int) -> None:
        # Seeds that are neighbours would begin alike, and 0 would stay 0.
        mixed: i64 = (seed ^ (seed >> 32)) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
        mixed ^= mixed >> 16
        self.state: i64 = mixed if mixed != 0 else 0x9E3779B9

    def word(self) -> i64:
        """Return the next number from 1 to 2^32 - 1."""
        state: i64 = self.state
        state ^= (state << 13) & 0xFFFFFFFF
        state ^= state >> 17
        state ^= (state << 5) & 0xFFFFFFFF
        self.state = state
        return state

    def below(self, limit: i64) -> i64:
        """Return a number below ``limit``, which is far below 2^32, so that all are about as likely."""
        return self.word() % limit

    def shuffle(self, items: list[int]) -> None:
        """Bring a list into a random order, in place."""
        place: i64 = len(items) - 1
        while place > 0:
            other: i64 = self.word() % (place + 1)
            items[place], items[other] = items[other], items[place]
            place -= 1
