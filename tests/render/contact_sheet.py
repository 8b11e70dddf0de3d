"""Contact sheets: every tile of a deck beside the others, as the sheet has it."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from PIL import Image

from render.boards.layouts import find_layout, layout_names
from render.cards.card_base import CardSize
from render.graphics.palette import unpack
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet

WIDEST = 1600
"""How wide a contact sheet is at most, in pixels."""
GAP = 10


def contact_sheet(deck: str, theme: str = "green") -> Image.Image:
    """Return every face of a deck on felt, with its backs and empty places, in the palette of the theme."""
    drawn = sprite_sheet(theme, deck, *largest_size(deck))
    rows = [row for tiles in _by_size(drawn) for row in _rows(tiles)]
    width = max(GAP + sum(tile.width + GAP for tile in row) for row in rows)
    height = GAP + sum(row[0].height + GAP for row in rows)
    felt = drawn.color_bytes["felt"] // drawn.format.color_byte(1)
    shown = Image.new("P", (width, height), felt)
    shown.putpalette(drawn.palette)
    y = GAP
    for row in rows:
        for number, tile in enumerate(row):
            shown.paste(tile, (GAP + number * (tile.width + GAP), y))
        y += row[0].height + GAP
    return shown


def largest_size(deck: str) -> CardSize:
    """Return the largest size in which any game has the cards of a deck."""
    layouts = (find_layout(game) for game in layout_names())
    return max(size for layout in layouts if layout.deck == deck for size in layout.card_sizes)


def _by_size(drawn: SpriteSheet) -> Iterator[list[Image.Image]]:
    """Yield the tiles of each size, without a palette."""
    for _, tiles in groupby(drawn.sprites.values(), key=lambda tile: tile.size):
        yield [unpack(tile) for tile in tiles]


def _rows(tiles: Sequence[Image.Image]) -> Iterator[Sequence[Image.Image]]:
    across = (WIDEST - GAP) // (tiles[0].width + GAP)
    for first in range(0, len(tiles), across):
        yield tiles[first : first + across]
