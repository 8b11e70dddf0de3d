"""What a player knows of a game: the cards that lie face up, and the places of those that do not."""

from mypy_extensions import i64

from engine.searches.building_player.cards import CARDS, bit_numbers
from engine.searches.building_player.layout import Layout
from engine.searches.random_generator import RandomGenerator

UNSEEN = -1
"""A card that the player does not know."""


class Situation:
    """The known cards of a game, as numbers and masks."""

    def __init__(
        self, heads: list[int], down: list[list[int]], order: list[int], unseen: list[int], draw: i64
    ) -> None:
        """Take the cards that lie face down, ``UNSEEN`` where they are not known, and the unseen cards.

        ``heads`` are the lowest face-up cards of the piles that have cards face down, which ``down`` lists
        from the bottom. ``order`` is the waste with the stock after it, in drawing order.
        """
        self.heads: list[int] = heads
        self.down: list[list[int]] = down
        self.order: list[int] = order
        self.unseen: list[int] = unseen
        self.draw: i64 = draw
        self.numbers: list[int] = bit_numbers()
        self.faces_up: i64 = 0
        self.bases: i64 = 0
        self.home: i64 = 0
        self.mark: i64 = 0
        self.passes: i64 = 0
        self.is_known: bool = UNSEEN not in order
        self.spaces: i64 = 0
        self.face_down: i64 = sum(map(len, down))

    def is_all_known(self) -> bool:
        """Tell whether no card is hidden."""
        return self.is_known and not any(UNSEEN in pile for pile in self.down)

    def place(self, faces_up: i64, bases: i64, home: i64, mark: i64, passes: i64, spaces: i64) -> None:
        """Take what is seen.

        These are the cards face up on the piles, those of them that lie lowest in their piles (except Kings
        that lie on the table), the heights of the foundations, the number of cards in the waste, the passes
        that are left after this one, and the number of empty piles.
        """
        self.faces_up = faces_up
        self.bases = bases
        self.home = home
        self.mark = mark
        self.passes = passes
        self.spaces = spaces

    def imagine(self, generator: RandomGenerator) -> Layout:
        """Return a deal that looks like this one."""
        cards: list[int] = list(self.unseen)
        generator.shuffle(cards)
        under: list[int] = [0] * CARDS
        depths: list[int] = [0] * CARDS
        for pile, head in enumerate(self.heads):
            below: int = 0
            depth: int = 0
            for known in self.down[pile]:
                card: int = cards.pop() if known < 0 else known
                under[card] = below
                depths[card] = depth
                below = 1 << card
                depth += 1
            under[head] = below
            depths[head] = depth
        order: list[int] = [cards.pop() if known < 0 else known for known in self.order]
        return Layout(under, depths, order, self.draw, self.numbers)
