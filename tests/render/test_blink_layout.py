"""Blink on the picture: cards that are told apart small and in grey, and a lattice of cells with names."""

from itertools import combinations, pairwise

import pytest
from PIL import ImageChops

from engine.board import Board, Mark, MarkKind, Pile
from engine.cards.blink import blink_deck
from engine.games.blink import SIZES
from render.boards.layouts.blink import CARDS, LAYOUT, lay_out
from render.boards.scene import MarkBox, PlacedText, Scene
from render.cards.decks.blink import LARGE
from render.graphics.theme import load_theme, theme_names
from render.painting.painter import paint_board
from render.painting.sprite_sheet import sprite_sheet
from tests.render.test_layouts import check_inside
from tests.render.test_sheet import colors

TABLES = [size for sizes in SIZES.values() for size in sizes]
HEADING = ("Blink", "Deal 42")
DECK = blink_deck()
SHARE = 0.75  # of a picture 1280 wide, on a phone of three pixels to one of the chat's 320


def cell(column: int, row: int) -> str:
    return f"{chr(ord('A') + column)}{row + 1}"


def board(columns: int, rows: int, cards: int = 0, hold: int = 3, held: int = 0, stock: int = 0) -> Board:
    """Fill the table from its upper left corner."""
    names = [cell(column, row) for row in range(rows) for column in range(columns)]
    piles = (
        *(Pile(name, "cell", (DECK[n % len(DECK)],)) for n, name in enumerate(names[:cards])),
        Pile("drawn", "drawn", (DECK[0],) if stock else ()),
        *(Pile(f"held{n + 1}", "held", (DECK[n],) if n < held else ()) for n in range(hold)),
        Pile("stock", "stock", (None,) * stock),
    )
    facts = (("decks", 1), ("columns", columns), ("rows", rows), ("timer", 0), ("clock", "0:00"))
    return Board("blink", piles, 0, None, facts)


def cells(scene: Scene, columns: int, rows: int) -> dict[tuple[int, int], MarkBox]:
    return {
        (column, row): scene.places[cell(column, row)] for row in range(rows) for column in range(columns)
    }


def touching(one: MarkBox, other: MarkBox) -> tuple[int, int] | None:
    """Return how far two boxes overlap across and down: 0 where they touch, ``None`` where they are apart."""
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return (across, down) if min(across, down) >= 0 else None


@pytest.mark.parametrize("theme", theme_names())
@pytest.mark.parametrize("way", ["", "/horizontal"])
def test_small_cards_are_told_apart_in_grey_on_a_phone(theme: str, way: str) -> None:
    small = sprite_sheet(theme, "blink", *CARDS[-1])
    seen = {}
    for card in DECK:
        tile = colors(small, small.sprites[card.code + way]).convert("L")
        seen[card] = tile.resize((round(tile.width * SHARE), round(tile.height * SHARE)))
    for one, other in combinations(DECK, 2):
        difference = ImageChops.difference(seen[one], seen[other])
        clear = sum(difference.point(lambda value: value > 40 and 255).histogram()[128:])
        assert clear >= 30 or one.colour != other.colour, (one, other)
        # Fields next to one another in lightness differ by less, but all over.
        assert sum(value * number for value, number in enumerate(difference.histogram())) > 3000, (one, other)


def test_shapes_stand_upright_on_lying_cards() -> None:
    drawn = sprite_sheet("green", "blink", *CARDS[0])
    width, height = CARDS[0]
    side = width - 20
    for card in (card for card in DECK if card.count == 1):
        upright, lying = (colors(drawn, drawn.sprites[card.code + way]) for way in ("", "/horizontal"))
        middle = upright.crop((10, (height - side) // 2, width - 10, (height + side) // 2))
        turned = lying.crop(((height - side) // 2, 10, (height + side) // 2, width - 10))
        assert middle.tobytes() == turned.tobytes(), card


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_longer_than_wide_but_less_than_twice(card: tuple[int, int]) -> None:
    width, length = card
    assert 1.4 <= length / width <= 1.46
    assert (width + length) % 2 == 0, "a pitch of whole pixels"


@pytest.mark.parametrize(("columns", "rows"), TABLES)
def test_narrow_ends_touch_the_middle_of_long_sides_and_nothing_else_touches(columns: int, rows: int) -> None:
    scene = lay_out(board(columns, rows))
    places = cells(scene, columns, rows)
    width, _ = scene.card_size
    for (column, row), box in places.items():
        assert (box.width < box.height) == ((column + row) % 2 == 0)
        near = [(c, r) for c in range(column, column + 3) for r in range(row - 2, row + 3)]
        for spot in near:
            if spot in places and spot > (column, row):
                beside = abs(spot[0] - column) + abs(spot[1] - row) == 1
                shared = touching(box, places[spot])
                assert (shared is not None) == beside
                if shared is None:
                    continue
                assert sorted(shared) == [0, width]
                middles = [(one.x + one.width / 2, one.y + one.height / 2) for one in (box, places[spot])]
                assert middles[0][0] == middles[1][0] or middles[0][1] == middles[1][1]


@pytest.mark.parametrize(("columns", "rows"), TABLES)
def test_letters_and_numbers_stand_at_both_ends_of_every_column_and_row(columns: int, rows: int) -> None:
    scene = lay_out(board(columns, rows))
    for column in range(columns):
        named = [words for words in scene.all_texts if words.text == chr(ord("A") + column)]
        box = scene.places[cell(column, 0)]
        assert [words.x for words in named] == [box.x + box.width // 2] * 2
    for row in range(rows):
        named = [words for words in scene.all_texts if words.text == str(row + 1)]
        assert [words.align for words in named] == ["right", "left"]
        box = scene.places[cell(0, row)]
        assert all(words.y < box.y + box.height // 2 < words.y + 48 for words in named)


@pytest.mark.parametrize(("columns", "rows"), TABLES)
@pytest.mark.parametrize("hold", range(4))
def test_every_cell_and_every_slot_is_a_place_and_all_of_it_on_the_picture(
    columns: int, rows: int, hold: int
) -> None:
    slots = ["drawn", *(f"held{n + 1}" for n in range(hold))]
    for view in (board(columns, rows, hold=hold), board(columns, rows, columns * rows, hold, hold, 60)):
        scene = lay_out(view)
        check_inside(LAYOUT, scene)
        assert scene.card_size in LAYOUT.card_sizes
        assert set(scene.places) == {cell(c, r) for c in range(columns) for r in range(rows)} | set(slots)
        assert set(slots) <= {words.text for words in scene.all_texts}
        assert len(scene.background.sprites) == columns * rows + len(slots)
        for one, other in combinations(slots, 2):
            assert touching(scene.places[one], scene.places[other]) is None


def test_names_below_the_table_do_not_meet() -> None:
    scene = lay_out(board(*min(TABLES), hold=3, stock=59))
    drawn = sprite_sheet("green", "blink", *scene.card_size)

    def ends(words: PlacedText) -> tuple[int, int]:
        length = sum(drawn.glyphs[words.style][character].width for character in words.text)
        start = words.x - {"left": 0, "middle": length // 2, "right": length}[words.align]
        return start, start + length

    low = sorted(ends(words) for words in scene.all_texts if len(words.text) > 2)
    assert len(low) == 5
    assert all(one[1] + 10 < other[0] for one, other in pairwise(low))


def test_cards_of_the_table_lie_as_their_cells_do_and_the_others_are_large() -> None:
    scene = lay_out(board(12, 8, 3, held=1, stock=5))
    tiles = {(spot.x, spot.y): spot.sprite for spot in (*scene.background.sprites, *scene.sprites)}
    cards = [DECK[n].code for n in range(3)]
    boxes = [scene.places[name] for name in ("A2", "drawn", "held1", "held2")]
    assert {f"{cards[0]}", f"{cards[1]}/horizontal", f"{cards[2]}"} <= set(tiles.values())
    assert [tiles[box.x, box.y] for box in boxes] == [
        "place/horizontal", f"{cards[0]}/large", f"{cards[0]}/large", "place/large",
    ]  # fmt: skip
    assert {(box.width, box.height) for box in boxes[1:]} == {LARGE}
    assert "back/large" in tiles.values()


def test_the_stock_tells_how_many_are_left() -> None:
    for left, tile in ((7, "back/large"), (0, "place/large")):
        scene = lay_out(board(9, 7, stock=left))
        assert f"stock {left}" in [words.text for words in scene.all_texts]
        assert scene.sprites[-1].sprite == tile


def test_the_mark_of_a_card_goes_round_it_and_leaves_its_shapes_alone() -> None:
    view = board(21, 14, 294)
    name = "F6"
    box = lay_out(view).places[name]
    plain, marked = (
        paint_board(view, "green", HEADING, marks).image().convert("RGB") for marks in ((), (Mark(name),))
    )
    assert ImageChops.difference(plain, marked).getbbox() == (
        box.x, box.y, box.x + box.width, box.y + box.height,
    )  # fmt: skip
    inside = (box.x + 8, box.y + 8, box.x + box.width - 8, box.y + box.height - 8)
    assert plain.crop(inside).tobytes() == marked.crop(inside).tobytes()


@pytest.mark.parametrize(("columns", "rows"), TABLES)
def test_points_of_two_figures_hide_nothing_of_the_cells_beside(columns: int, rows: int) -> None:
    view = board(columns, rows)
    for name in (cell(2, 2), cell(2, 3)):
        box = lay_out(view).places[name]
        plain, marked = (
            paint_board(view, "green", HEADING, (Mark(name, MarkKind.CHOICE, label),)).image().convert("RGB")
            for label in ("", "24")
        )
        left, top, right, low = ImageChops.difference(plain, marked).getbbox() or (0, 0, 0, 0)
        assert box.x <= left < right <= box.x + box.width
        assert box.y <= top < low <= box.y + box.height


@pytest.mark.parametrize(("columns", "rows"), TABLES)
def test_the_points_of_a_cell_are_printed_in_its_middle(columns: int, rows: int) -> None:
    view = board(columns, rows)
    theme = load_theme("green")
    for name in (cell(0, 0), cell(1, 0), cell(columns - 1, rows - 1)):
        box = lay_out(view).places[name]
        mark = Mark(name, MarkKind.CHOICE, "+6")
        picture = paint_board(view, "green", HEADING, (mark,)).image().convert("RGB")
        around = (box.x + box.width // 2 - 16, box.y + box.height // 2 - 14)
        badge = picture.crop((*around, around[0] + 32, around[1] + 28))
        found = {color: number for number, color in badge.getcolors(10_000) or ()}
        assert found[theme["table"]["mark"]] > 200, name
        assert found[theme["table"]["label"]] > 60, name
