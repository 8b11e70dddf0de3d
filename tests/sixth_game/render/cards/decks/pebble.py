"""The pebble deck: one to four pebbles on white; each color also has its own shape."""

from collections.abc import Mapping

from PIL import Image, ImageDraw

from engine.cards.pebble import pebble_deck
from render.cards.decks import Deck
from render.graphics.theme import Theme

PLACES = {
    1: ((0.5, 0.5),),
    2: ((0.5, 0.3), (0.5, 0.7)),
    3: ((0.5, 0.2), (0.5, 0.5), (0.5, 0.8)),
    4: ((0.3, 0.3), (0.7, 0.3), (0.3, 0.7), (0.7, 0.7)),
}
"""The centers of the pebbles as shares of the width and the height, by the number of pebbles."""
SIDES = {"red": 24, "green": 4, "blue": 3}
"""The number of sides of a pebble by color; 24 sides look round."""
RADIUS = 0.15
"""The radius of a pebble, as a share of the card's width."""


def faces(theme: Theme, width: int, height: int) -> Mapping[str, Image.Image]:
    """Draw all twelve cards to the edges of their rectangles."""
    drawn = {}
    for card in pebble_deck():
        face = Image.new("RGB", (width, height), theme["table"]["face"])
        pen = ImageDraw.Draw(face)
        for x, y in PLACES[card.pebbles]:
            circle = (x * width, y * height, RADIUS * width)
            pen.regular_polygon(circle, SIDES[card.hue], fill=theme["french"][card.hue])
        drawn[card.code] = face
    return drawn


DECK = Deck(faces, colors="french")
