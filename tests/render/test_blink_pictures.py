"""Pictures of Blink: cards that can be recognized at the smallest size, and a grid of named cells."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image

from engine.board import Board, Pile
from engine.cards.blink import BLINK_COLOURS
from engine.games.blink import DECK, SIZES
from render.boards.layouts.blink import CARDS, LAYOUT, lay_out
from render.boards.scene import MarkBox, card_box
from render.cards.decks.blink import LARGE, MARGIN, MIN_MARGIN, faces, shape_color
from render.graphics.theme import load_theme
from tests.render.pictures import all_texts, colors
from tests.render.test_layouts import check_inside

DECKS = {size: decks for sizes in SIZES.values() for decks, size in enumerate(sizes, 1)}
"""The number of decks of each table."""
TABLES = tuple(DECKS)
SLOTS = ("drawn", "held1", "held2", "held3")
GREEN = load_theme("green")
GREEN_LARGE = replace(GREEN, has_large_print=True)


def test_as_many_shapes_as_the_count_and_none_touches_another() -> None:
    for theme in (GREEN, GREEN_LARGE):
        for size in CARDS:
            drawn = faces(theme, *size)
            for card in DECK:
                shapes = islands(drawn[card.code], shape_color(theme, card.colour))
                assert shapes == card.count, (card.code, size)


def islands(face: Image.Image, color: tuple[int, int, int]) -> int:
    """Return the number of connected areas of a color, without the margin of the card."""
    edge = max(MIN_MARGIN, round(MARGIN * face.width))
    if face.getpixel((edge, face.height // 2)) == color:
        return 0
    inside = face.crop((edge, edge, face.width - edge, face.height - edge))
    width = inside.width
    left = {place for place, pixel in enumerate(inside.get_flattened_data()) if pixel == color}
    count = 0
    while left:
        count += 1
        near_by = [left.pop()]
        while near_by:
            place = near_by.pop()
            near = {place + a + b * width for a in (-1, 0, 1) for b in (-1, 0, 1)} & left
            left -= near
            near_by += near
    return count


def test_large_print_has_larger_shapes() -> None:
    usual, large = GREEN, GREEN_LARGE
    field = {color: usual["blink"][color] for color in BLINK_COLOURS}
    for size in (*CARDS, LARGE):
        bare = [
            {card: colors(drawn[card.code]).get(field[card.colour], 0) for card in DECK}
            for drawn in (faces(usual, *size), faces(large, *size))
        ]
        assert all(bare[1][card] <= bare[0][card] for card in DECK)
        for count in (1, 2):  # three or more fill the smallest cards in usual print too
            before, after = (sum(each[card] for card in DECK if card.count == count) for each in bare)
            assert after < 0.97 * before


def cell(column: int, row: int) -> str:
    return f"{chr(ord('A') + column)}{row + 1}"


def board(
    columns: int, rows: int, cards: int = 0, hold: int = 3, held: int = 0, stock: int = 0, decks: int = 0
) -> Board:
    """Return a board with any cards; with a number of decks, it is open."""
    names = [cell(column, row) for row in range(rows) for column in range(columns)]
    most = 40 if decks > 1 else stock
    coming = (None,) * (stock - most) + DECK[: min(stock, most)][::-1]
    piles = (
        *(Pile(name, "cell", (DECK[n % len(DECK)],)) for n, name in enumerate(names[:cards])),
        Pile("drawn", "drawn", (DECK[0],) if stock else ()),
        *(Pile(f"held{n + 1}", "held", (DECK[n],) if n < held else ()) for n in range(hold)),
        Pile("stock", "stock", coming if decks else (None,) * stock),
    )
    facts = (("decks", decks or 1), ("columns", columns), ("rows", rows), ("open", "on" if decks else "off"))
    return Board("blink", piles, 0, None, facts)


def shared(one: MarkBox, other: MarkBox) -> tuple[int, int] | None:
    """Return how far two boxes overlap in width and height: 0 if they touch, ``None`` if they do not."""
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return (across, down) if min(across, down) >= 0 else None


@pytest.mark.parametrize(("columns", "rows"), TABLES)
def test_every_cell_and_every_slot_is_a_place_on_the_picture(columns: int, rows: int) -> None:
    cells = {cell(c, r) for c in range(columns) for r in range(rows)}
    for hold in range(4):
        slots = SLOTS[: hold + 1]
        for view in (board(columns, rows, hold=hold), board(columns, rows, columns * rows, hold, hold, 60)):
            scene = lay_out(view)
            check_inside(LAYOUT, scene)
            assert scene.card_size in LAYOUT.card_sizes
            assert set(scene.places) == {*cells, *slots}
            assert set(slots) <= {text.text for text in all_texts(scene)}
            assert len(scene.background.sprites) == columns * rows + len(slots)
            for one, other in combinations(slots, 2):
                assert shared(scene.places[one], scene.places[other]) is None


@pytest.mark.parametrize(("columns", "rows"), TABLES)
def test_an_open_game_shows_the_cards_to_come_in_their_order_beside_everything_else(
    columns: int, rows: int
) -> None:
    decks = DECKS[columns, rows]
    stock, shown = 60 * decks - 1, 59 if decks == 1 else 40
    scene = lay_out(board(columns, rows, columns * rows, 3, 3, stock, decks))
    check_inside(LAYOUT, scene)
    cells_and_hand = columns * rows + len(SLOTS)
    coming = scene.sprites[cells_and_hand:]
    assert [placed.sprite for placed in coming] == [card.code for card in DECK[:shown]]
    assert [(placed.y, placed.x) for placed in coming] == sorted((placed.y, placed.x) for placed in coming)
    boxes = [card_box(placed, scene.card_size) for placed in coming]
    for one, other in combinations((*boxes, *scene.places.values()), 2):
        assert shared(one, other) is None or not {one, other} & {*boxes}, (one, other)
    name = next(text for text in all_texts(scene) if text.caption == "next")
    assert (name.x, name.y + 48) == (coming[0].x, coming[0].y)
    rest = [text.text for text in scene.texts]
    assert rest == ([] if decks == 1 else [f"+{stock - shown}"])
    assert scene.width <= 1.25 * scene.height


def test_pictures_of_an_open_game_are_alike_from_the_deal_to_the_end() -> None:
    for (columns, rows), decks in DECKS.items():
        scenes = [lay_out(board(columns, rows, stock=stock, decks=decks)) for stock in (59, 41, 7, 1, 0)]
        assert len({(scene.width, scene.height, scene.card_size) for scene in scenes}) == 1
        firsts = [
            next(placed for placed in scene.sprites if "/" not in placed.sprite) for scene in scenes[:-1]
        ]
        assert len({(placed.x, placed.y) for placed in firsts}) == 1
