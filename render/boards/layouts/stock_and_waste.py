"""What boards with a stock share: cards to come in an open game, the fan of a waste, and an empty stock."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from engine.board import Pile
from engine.cards import Card
from render.artwork.stock_signs import REDEAL, SPENT
from render.boards.scene import PlacedSprite, PressArea, SceneBuilder
from render.cards.decks.jumbo import SMALL_SIZE

ROW_CARDS, ROW_PITCH, GROUP_GAP = 12, SMALL_SIZE[1] + 2, 10
"""The rows of cards to come: their cards, if these are drawn, the distance from one row to the next, and the
gap between two draws."""
ROWS_GAP = 10
"""The gap above these rows."""


def empty_stock(waste: Pile | None, facts: Mapping[str, str | int]) -> str:
    """Return the sprite of an empty stock, with a sign that says whether the waste becomes the stock again.

    The facts of its board tell how often it does (``passes``) and did (``redeals``).
    """
    passes = str(facts.get("passes", ""))
    if waste and passes.isdecimal() and int(facts.get("redeals", 0)) + 1 >= int(passes):
        return f"place/{SPENT}"
    return f"place/{REDEAL}" if waste and waste.cards else "place"


def add_fan(builder: SceneBuilder, name: str, codes: Sequence[str], edges: Sequence[int], y: int) -> None:
    """Add the last cards of a waste at their left edges; only the top one is a place, all are pressed."""
    under = "felt"
    for code, (x, following) in zip(codes, pairwise(edges), strict=False):
        builder.sprites.append(PlacedSprite(code, x, y, under, columns=following - x))
        under = "face/left"
    (width, height), left, x = builder.card_size, edges[0], edges[-1]
    builder.add(name, PlacedSprite(codes[-1], x, y, under))
    builder.pile_areas[name] = (PressArea(left, y, x + width - left, height),)


@cache
def row_edges(width: int, draw: int) -> tuple[int, ...]:
    """Return the left edges of the cards of a row, in the middle of a picture of that width.

    There are gaps between groups of cards that are drawn together.
    """
    groups = (ROW_CARDS - 1) // draw if draw > 1 else 0
    left = (width - ROW_CARDS * SMALL_SIZE[0] - groups * GROUP_GAP) // 4 * 2
    gaps = (column // draw * GROUP_GAP if draw > 1 else 0 for column in range(ROW_CARDS))
    return tuple(left + column * SMALL_SIZE[0] + gap for column, gap in enumerate(gaps))


@dataclass(frozen=True, slots=True)
class ComingRows:
    """The cards of the stock in an open game, in rows at the lower edge of the picture.

    A card keeps its place while others before it are drawn.
    """

    cards: tuple[Card | None, ...] = ()
    """The next one first."""
    edges: tuple[int, ...] = (0,)
    """The left edges of the cards of a row."""
    draw: int = 1
    """How many cards are drawn at a time."""
    least: int = 0
    """The number of rows for which there is room, if not more are needed."""

    @property
    def height(self) -> int:
        """The height of the rows, with the gap above them."""
        rows = max(-(-len(self.cards) // len(self.edges)), self.least)
        return rows * ROW_PITCH + ROWS_GAP if rows else 0

    def add(self, builder: SceneBuilder, stock: str, bottom: int) -> None:
        """Add the cards, the next one first, in rows that end above a line; they are pressed as the stock."""
        if not self.cards:
            return
        columns = len(self.edges)
        rows = -(-len(self.cards) // columns)
        first = (rows * columns - len(self.cards)) // self.draw * self.draw
        top = bottom - rows * ROW_PITCH
        for place, card in enumerate(self.cards, start=first):
            row, column = divmod(place, columns)
            if card:
                sprite = f"{card.code}/small"
                builder.sprites.append(PlacedSprite(sprite, self.edges[column], top + row * ROW_PITCH))
        left, right = self.edges[0], self.edges[-1] + SMALL_SIZE[0]
        area = PressArea(left, top, right - left, bottom - top)
        builder.pile_areas[stock] = (*builder.pile_areas[stock], area)
