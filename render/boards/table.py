"""The table: the picture of a board that a player has in view for a whole game, without a heading.

All pictures of one game with the same options have one size. Everything here is in pixels of that picture.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.board import Board
from render.boards.layouts import CACHED_SCENES, layout_of
from render.boards.scene import TITLE_HEIGHT, PressArea, PressAreas, Scene
from render.cards.card_base import CardSize
from render.cards.decks import DECKS


class ShownCard(NamedTuple):
    """A card that lies face up, and the part of it that shows, from its upper left corner on."""

    code: str
    """That of the card, by which it is found on the next board; in a double deck two cards may share it."""
    x: int
    y: int
    width: int
    height: int


@lru_cache(CACHED_SCENES)
def lay_out_table(board: Board) -> Scene:
    """Lay a board out for the table; raise ``KeyError`` if the game has no layout.

    As in every scene, the upper ``TITLE_HEIGHT`` pixels are free; the picture of the table begins below them.
    """
    layout = layout_of(board)
    return (layout.lay_out_table or layout.lay_out)(board)


def table_size(board: Board) -> CardSize:
    """Return the width and the height of the picture, the same for every board of a game with its options."""
    scene = lay_out_table(board)
    return scene.width, scene.height - TITLE_HEIGHT


def table_areas(board: Board) -> PressAreas:
    """Return where each place is pressed, whether it has a move or not; no two areas overlap.

    A pile is pressed on any of its cards, unless these are places themselves.
    """
    scene = lay_out_table(board)
    areas = {**layout_of(board).press_areas(scene), **scene.pile_areas}
    return {
        name: tuple(one._replace(y=one.y - TITLE_HEIGHT) for one in parts) for name, parts in areas.items()
    }


def shown_cards(board: Board) -> tuple[ShownCard, ...]:
    """Return the cards that lie face up, from the bottom up."""
    scene, deck = lay_out_table(board), DECKS.require(layout_of(board).deck)
    codes = {card.code for pile in board.piles for card in pile.cards if card}
    # A card at the corner of two others is placed twice, once for each of them.
    placed = {(one.sprite, one.x, one.y): one for one in reversed(scene.sprites) if one.kind != "place"}
    cards, above = list[ShownCard](), list[PressArea]()
    for one in placed.values():
        width, height = deck.size_of(one.sprite, scene.card_size)
        whole = PressArea(one.x, one.y - TITLE_HEIGHT, width, height)
        code, part = one.sprite.partition("/")[0], _uncovered_part(whole, above)
        above.append(whole)
        if code in codes and part.width > 0 < part.height:
            cards.append(ShownCard(code, *part))
    return tuple(reversed(cards))


def _uncovered_part(card: PressArea, above: Iterable[PressArea]) -> PressArea:
    """Return a rectangle of a card that no other card covers, the larger one at its upper left corner."""
    right, bottom = card.x + card.width, card.y + card.height
    for other in above:
        is_beside = other.x >= right or card.x >= other.x + other.width
        if is_beside or other.y >= bottom or card.y >= other.y + other.height:
            continue
        across, down = other.x - card.x, other.y - card.y
        if across * (bottom - card.y) > down * (right - card.x):
            right = other.x
        else:
            bottom = other.y
    return card._replace(width=right - card.x, height=bottom - card.y)
