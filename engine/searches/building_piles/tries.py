"""The ways in which games without a stock are searched by turns."""

from typing import Final

from mypy_extensions import i64

MOST_FIRST: Final = 1_000_000
"""Positions that are seen before the search goes on in depth, which needs far less memory."""
NO_RANK: Final = 13


class Weights:
    """What counts in the value of a position, and for how long positions are taken by it.

    As many moves as ``slowness`` count as much as the least other difference: it makes lines shorter.
    ``noise``, one less than a power of 2, is the most that is added by chance, which ``seed`` decides for
    each position: where values mislead, such searches leave the many positions that are alike.
    """

    def __init__(
        self,
        most_first: int = MOST_FIRST,
        slowness: int = 6,
        held: int = 6,
        space: int = 6,
        home: int = 2,
        noise: int = 0,
        seed: int = 0,
    ) -> None:
        self.most_first: i64 = most_first
        self.slowness: i64 = slowness
        self.held: i64 = held
        self.space: i64 = space
        self.home: i64 = home
        self.noise: i64 = noise
        self.seed: i64 = seed


class Try:
    """A search: its weights, and from which rank on it takes cards for equals.

    Then it merges positions, or also lets such cards change places: see ``alike``.
    """

    def __init__(self, weights: Weights, alike_from: int = NO_RANK, *, exchanges: bool = False) -> None:
        self.weights: Weights = weights
        self.alike_from: int = alike_from
        self.exchanges: bool = exchanges


class Turns:
    """Searches; their turns, each the number of one and how many positions it sees; and who sees the rest."""

    def __init__(self, tries: list[Try], turns: list[tuple[int, int]], last: int) -> None:
        self.tries: list[Try] = tries
        self.turns: list[tuple[int, int]] = turns
        self.last: int = last


BEST: Final = Weights()
DEEP: Final = Weights(most_first=0, space=20)

USUAL: Final = Turns(
    [Try(BEST), Try(Weights(slowness=3, home=0)), Try(Weights(slowness=2)), Try(DEEP)],
    [(0, 20_000), (1, 10_000), (2, 10_000), (3, 10_000), (0, 100_000), (1, 40_000), (2, 40_000), (3, 40_000)],
    0,
)
"""What one search does not find soon, another one with other weights often does."""

BY_CHANCE: Final = [
    Try(Weights(slowness=slowness, home=home, noise=noise, seed=seed))
    for seed, (noise, slowness, home) in enumerate(
        ((31, 3, 0), (31, 6, 2), (63, 3, 0), (63, 6, 2), (31, 3, 2), (31, 6, 0)), 1
    )
]
SOON: Final = [(number, 4_000) for number in range(6, 12)]
LATE: Final = [(number, share) for share in (100_000, 300_000) for number in range(6, 12)]

WITH_CELLS: Final = Turns(
    [*USUAL.tries, Try(Weights(slowness=3, space=12)), Try(Weights(slowness=3, held=3)), *BY_CHANCE],
    [*USUAL.turns[:4], (4, 6_000), (5, 6_000), USUAL.turns[4], *SOON, *USUAL.turns[5:], *LATE],
    0,
)
"""With cells, the fifth and sixth win nearly at once, or not soon, what takes the others a million positions.
Those by chance win two of three deals that the others do not win with a million.
"""

MERGED, MERGED_DEEP, EXCHANGED, LATER, LATEST, EXACT = range(6)
ALIKE: Final = Turns(
    [
        Try(BEST, 0),
        Try(DEEP, 0),
        Try(BEST, 3, exchanges=True),
        Try(BEST, 4, exchanges=True),
        Try(BEST, 6, exchanges=True),
        Try(BEST),
    ],
    [
        (MERGED, 10_000),
        (EXCHANGED, 10_000),
        (MERGED_DEEP, 10_000),
        (MERGED, 40_000),
        (EXCHANGED, 40_000),
        (LATER, 40_000),
        (MERGED_DEEP, 40_000),
        (LATEST, 80_000),
        (EXACT, 40_000),
        (MERGED, 100_000),
        (LATER, 100_000),
    ],
    EXACT,
)
"""Merged positions are won soon, and lost ones proved so soon where alike cards may change places."""
