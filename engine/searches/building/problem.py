"""A game like Klondike for its search: where its cards were dealt, and what its rules allow."""

from typing import Final

from mypy_extensions import i64

from engine.searches.building.state import State

SUITS: Final = 4
CARDS: Final = 52
PLACES: Final = 67
"""A prime number: the remainder of a power of two by it tells which one it is."""
ANY: Final = -1
"""Stands for any number of redeals, and for the height of the foundation of a suit that the deck lacks."""
KEYS: Final = (1 << 63) - 1
BLACK: Final = 0x3333333333333
RED: Final = 0xCCCCCCCCCCCCC


class Problem:
    """What does not change while a position is searched, by the number of a card or by its bit."""

    def __init__(
        self,
        ranks: int,
        foundations: list[int],
        piles: list[list[int]],
        down: list[int],
        stock: list[int],
        waste: int,
        draw: int,
        redeals: int,
        gives_back: bool,
    ) -> None:
        """Take the position from which to search, with its cards by their numbers.

        ``foundations`` are their heights, ``down`` are the numbers of face-down cards; the ``stock`` has the
        cards of the waste, too, in the order in which they are drawn, and begins with them.
        """
        self.ranks: i64 = ranks
        self.draw: i64 = draw
        self.gives_back: bool = gives_back
        self.is_limited: bool = redeals != ANY
        self.is_free: bool = draw == 1 and redeals == ANY  # any card of the stock can be played at any time
        self.numbers: list[int] = [0] * PLACES  # the number of a card, by the remainder of its bit
        for card in range(CARDS + SUITS):
            self.numbers[(1 << card) % PLACES] = card
        self.below: list[int] = [0] * CARDS  # the bit of the card on which a card was dealt
        self.pile_weights: list[int] = [0] * CARDS  # what a card that lies where it was dealt adds to keys
        self.stock_weights: list[int] = [0] * CARDS  # what it adds in the stock
        self.home_weights: list[int] = [0] * CARDS  # what it adds on its foundation
        self.waste_weight: i64 = 0  # what each card of the waste adds
        self.redeal_weight: i64 = 0  # what each redeal left adds
        self.places: list[int] = [
            0
        ] * CARDS  # the bit of a card in words of the stock: the first is drawn first
        self.cards: list[int] = [0] * PLACES  # the bit of the card at a place of the stock, by its remainder
        self.covering: i64 = 0  # the cards that were dealt onto another one
        self.full: i64 = 0  # what the foundations need when all are full
        self.kings: i64 = 0
        self.safe: list[int] = safe_masks(gives_back)
        self.start: State = State()
        keys: int = self._fill_suits(foundations, ranks)
        keys = self._fill_piles(piles, down, keys)
        keys = self._fill_stock(stock, waste, redeals, keys)
        self.has_keys: bool = keys < KEYS  # otherwise there are more positions than keys, and no search

    def _fill_suits(self, foundations: list[int], ranks: int) -> int:
        start: State = self.start
        keys: int = 1
        value: int = 1  # keys are not 0
        needed: int = 0
        full: int = 0
        kings: int = 0
        for suit in range(SUITS):
            height: int = foundations[suit]
            if height == ANY:
                continue
            needed |= 1 << (SUITS * height + suit)
            full |= 1 << (SUITS * ranks + suit)
            kings |= 1 << (SUITS * (ranks - 1) + suit)
            for rank in range(ranks):
                self.home_weights[SUITS * rank + suit] = keys
            start.home += height
            value += keys * height
            keys *= ranks + 1
        start.next = needed
        start.key = value
        self.full = full
        self.kings = kings
        return keys

    def _fill_piles(self, piles: list[list[int]], down: list[int], keys: int) -> int:
        start: State = self.start
        value: int = 0
        up: int = 0
        bases: int = 0
        covering: int = 0
        kings: int = int(self.kings)
        for pile, covered in zip(piles, down, strict=True):
            for card in pile[covered:]:
                up |= 1 << card
            if not pile or (covered == 0 and kings >> pile[0] & 1):
                start.spaces += 1
                continue
            bases |= 1 << pile[covered]
            under: int = 0
            for card in pile[: covered + 1]:
                self.pile_weights[card] = keys
                self.below[card] = under
                if under:
                    covering |= 1 << card
                under = 1 << card
            value += keys * (covered + 1)
            keys *= covered + 2
            if keys > KEYS:
                return KEYS
        start.up = up
        start.bases = bases
        start.key += value
        self.covering = covering
        return keys

    def _fill_stock(self, stock: list[int], waste: int, redeals: int, keys: int) -> int:
        start: State = self.start
        value: int = 0
        left: int = 0
        if (keys << len(stock)) * (len(stock) + 1) * (max(redeals, 0) + 1) > KEYS:
            return KEYS
        for at, card in enumerate(stock):
            left |= 1 << at
            self.places[card] = 1 << at
            self.cards[(1 << at) % PLACES] = 1 << card
            self.stock_weights[card] = keys
            value += keys
            keys *= 2
        start.stock = left
        if self.is_free:
            start.ready = sum(1 << card for card in stock)
        start.key += value
        if not self.is_free:
            self.waste_weight = keys
            keys *= len(stock) + 1
            start.waste = waste
            if redeals == ANY and (waste % self.draw == 0 or waste == len(stock)):
                start.waste = 0  # the same cards can be played as after turning the waste over
            start.key += start.waste * self.waste_weight
        if self.is_limited:
            self.redeal_weight = keys
            keys *= redeals + 1
            start.redeals = redeals
            start.key += start.redeals * self.redeal_weight
        return keys


def safe_masks(gives_back: bool) -> list[int]:
    """Return for each card those that keep it from going home at once while a foundation needs one of them.

    Nothing needs a card on the tableau if all that could lie on it can go home instead, and so on (Charlie
    Blake, Ian Gent). Where no card comes back, those that could lie on it must be home already.
    """
    masks: list[int] = []
    for card in range(CARDS):
        rank: int = card // SUITS
        color: int = BLACK if card & 2 == 0 else RED
        own: int = 1 << (card % SUITS)
        others: int = BLACK | RED
        lower: int = rank - 1 if gives_back else rank
        mask: int = (others & ~color) & ((1 << SUITS * max(lower, 0)) - 1)
        if gives_back:
            suit: int = own * 0x1111111111111
            mask |= (color & ~suit) & ((1 << SUITS * max(rank - 2, 0)) - 1)
        masks.append(mask)
    return masks
