"""Reproducible random numbers for samples and playouts, the same compiled and in plain Python."""

from mypy_extensions import i64


class RandomGenerator:
    """George Marsaglia's xorshift generator with 32 bits ("Xorshift RNGs", 2003)."""

    def __init__(self, seed: int) -> None:
        # Without mixing, neighboring seeds would begin alike, and 0 would stay 0.
        mixed: i64 = (seed ^ (seed >> 32)) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
        mixed ^= mixed >> 16
        self.state: i64 = mixed if mixed != 0 else 0x9E3779B9

    def next_word(self) -> i64:
        """Return the next number from 1 to 2^32 - 1."""
        state: i64 = self.state
        state ^= (state << 13) & 0xFFFFFFFF
        state ^= state >> 17
        state ^= (state << 5) & 0xFFFFFFFF
        self.state = state
        return state

    def below(self, limit: i64) -> i64:
        """Return a number below ``limit``; because that is far below 2^32, all are about equally likely."""
        return self.next_word() % limit

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        place: i64 = len(items) - 1
        while place > 0:
            other: i64 = self.next_word() % (place + 1)
            items[place], items[other] = items[other], items[place]
            place -= 1
