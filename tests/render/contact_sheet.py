"""Contact sheets: every sprite of a deck beside the others."""

from itertools import groupby

from PIL import Image

from render.graphics.palette import unpack
from render.painting.sprite_sheet import sprite_sheet
from tests.render.pictures import deck_sizes

MAX_WIDTH = 1600
GAP = 10


def contact_sheet(deck: str, theme: str = "green") -> Image.Image:
    """Return every face of a deck on felt, with backs and empty places, in the largest size of any game."""
    sheet = sprite_sheet(theme, deck, *max(size for name, size in deck_sizes() if name == deck))
    rows = []
    for _, same_size in groupby(map(unpack, sheet.sprites.values()), key=lambda sprite: sprite.size):
        sprites = list(same_size)
        count = (MAX_WIDTH - GAP) // (sprites[0].width + GAP)
        rows += [sprites[first : first + count] for first in range(0, len(sprites), count)]
    width = max(GAP + sum(sprite.width + GAP for sprite in row) for row in rows)
    height = GAP + sum(row[0].height + GAP for row in rows)
    picture = Image.new("P", (width, height), sheet.color_bytes["felt"] // sheet.format.color_byte(1))
    picture.putpalette(sheet.palette)
    y = GAP
    for row in rows:
        for number, sprite in enumerate(row):
            picture.paste(sprite, (GAP + number * (sprite.width + GAP), y))
        y += row[0].height + GAP
    return picture
