"""Pictures of Flip: two-faced cards that cannot be confused, with numbers above and brackets below."""

from itertools import combinations, pairwise

import pytest

from engine.board import Board, Pile
from engine.cards.flip import LIGHT_CARDS, FlipCard
from render.boards.layouts.flip import LAYOUT, MAX_ASPECT, lay_out
from render.boards.layouts.flip_grids import GRIDS, OPEN_GRIDS, Grid
from render.boards.scene import MarkBox
from render.cards.decks.flip import COMPACT_LARGE, COMPACT_USUAL, SMALL_LARGE, SMALL_USUAL, faces, small_faces
from render.cards.decks.flip import SMALL as SMALL_SIZE
from render.graphics.theme import load_theme, theme_names
from render.painting.painter import paint_scene
from render.painting.sprite_sheet import sprite_sheet
from tests.render.pictures import all_texts, ink_box
from tests.render.test_layouts import check_inside
from tests.render.test_reading import read, shown

CARDS = [FlipCard(card.light, is_dark) for card in LIGHT_CARDS for is_dark in (False, True)]
COMPACT = GRIDS[-1].card_size
"""The card size when the whole deck is in the hand."""
CAP_HEIGHT, OTHER_CAP_HEIGHT = 58, 36
"""The least height of the ranks on the active and on the other face, in pixels of a picture 1280 wide:
at least 17 and 11 of the 390 that a phone has."""
SMALL_CAP_HEIGHT, SMALL_OTHER_CAP_HEIGHT = 34, 22
"""The same on a card to come."""
LABEL_WIDTH = 70
"""Wider than any number of two digits."""


@pytest.mark.parametrize("name", theme_names())
def test_the_active_face_is_upright_and_larger_and_ranks_are_large(name: str) -> None:
    """Light and dark faces cannot be confused, even in grayscale."""
    theme, (width, height) = load_theme(name), COMPACT
    edge = round(height * (COMPACT_LARGE if theme.has_large_print else COMPACT_USUAL).share)
    scale = 1280 / GRIDS[-1].width
    drawn = faces(theme, *COMPACT)
    for card in CARDS:
        face = drawn[card.code]
        active, other = face.crop((0, 0, width, edge)), face.crop((0, edge, *COMPACT)).rotate(180)
        sides = ("dark", "light") if card.is_dark else ("light", "dark")
        above, below = (
            ink_box(part, theme["flip"][side], 45) for part, side in zip((active, other), sides, strict=True)
        )
        assert above[3] - above[1] >= 1.3 * (below[3] - below[1])
        assert min(above[0], above[1], below[0], below[1]) >= 2, "the rim covers nothing"
        assert max(above[2], below[2]) <= width - 2
        rank = ink_box(active.crop((0, 0, width * 45 // 100, edge)), theme["flip"][sides[0]], 45)
        assert scale * (rank[3] - rank[1]) >= CAP_HEIGHT
        assert scale * (below[3] - below[1]) >= OTHER_CAP_HEIGHT
        grey = face.convert("L")
        levels = [grey.crop((4, y, 5, y + 1)).tobytes()[0] for y in (4, height - 4)]
        light, dark = levels[::-1] if card.is_dark else levels
        assert light - dark > 100, card.code


@pytest.mark.parametrize("name", theme_names())
def test_both_faces_of_a_card_to_come_are_legible_and_the_light_one_is_larger(name: str) -> None:
    theme, (width, height) = load_theme(name), SMALL_SIZE
    edge = round(height * (SMALL_LARGE if theme.has_large_print else SMALL_USUAL).share)
    drawn = small_faces(theme, width, height)
    assert len(drawn) == len(LIGHT_CARDS)
    for face in drawn.values():
        light, dark = face.crop((0, 0, width, edge)), face.crop((0, edge, width, height)).rotate(180)
        above, below = ink_box(light, theme["flip"]["light"], 45), ink_box(dark, theme["flip"]["dark"], 45)
        assert min(above[0], above[1], below[0], below[1]) >= 2, "the rim covers nothing"
        assert max(above[2], below[2]) <= width - 2
        assert above[3] - above[1] >= 2 * (below[3] - below[1])
        rank = ink_box(light.crop((0, 0, width, edge * 55 // 100)), theme["flip"]["light"], 45)
        assert rank[3] - rank[1] >= SMALL_CAP_HEIGHT
        assert below[3] - below[1] >= SMALL_OTHER_CAP_HEIGHT


def board(hand: int, stock: int = 0, *, is_open: bool = False) -> Board:
    cards = (FlipCard(card.light, number % 3 == 0) for number, card in enumerate(LIGHT_CARDS[:hand]))
    coming = LIGHT_CARDS[::-1][:stock] if is_open else (None,) * stock
    piles = (
        *(Pile(str(number), "card", (card,)) for number, card in enumerate(cards, start=1)),
        Pile("stock", "stock", coming),
    )
    return Board("flip", piles, 0, None, (("removed", 52 - hand - stock), ("dark", 0)))


def test_every_card_is_under_its_number_and_every_four_have_a_bracket() -> None:
    for hand in range(53):
        scene = lay_out(board(hand, 52 - hand))
        check_inside(LAYOUT, scene)
        numbers = {text.text: text for text in all_texts(scene)}
        assert len([placed for placed in scene.sprites if placed.kind == "face"]) == hand
        places = [placed.sprite for placed in scene.sprites[hand:] if placed.sprite != "back"]
        assert places == ["place"] * max(0, GRIDS[0].columns - hand)
        for number, placed in enumerate(scene.sprites[:hand], start=1):
            text = numbers[str(number)]
            assert placed.x < text.x < placed.x + scene.card_size[0]
            assert text.y < placed.y
        stock = ["stock"] if hand < 52 else []
        assert list(scene.places) == [*(str(number) for number in range(1, hand - 2)), *stock]
        assert (f"×{52 - hand}" in numbers) == (hand < 52)


def test_cards_to_come_are_in_order_apart_from_the_hand_and_from_each_other() -> None:
    """For every number of cards in the hand and to come, whatever was removed."""
    for hand in range(52):
        for stock in range(1, 53 - hand):
            whole = board(hand, stock, is_open=True)
            scene = lay_out(whole)
            check_inside(LAYOUT, scene)
            assert scene.width <= MAX_ASPECT * scene.height
            small = [placed for placed in scene.sprites if placed.sprite.endswith("/small")]
            order = [f"{card.code}/small" for card in reversed(whole.pile("stock").cards) if card]
            assert [placed.sprite for placed in sorted(small, key=lambda one: (one.y, one.x))] == order
            box = scene.places["stock"]
            assert (box.x + box.width // 2, box.y + box.height // 2) == (
                small[0].x + SMALL_SIZE[0] // 2,
                small[0].y + SMALL_SIZE[1] // 2,
            )
            for one, other in pairwise(small):
                assert other.x - one.x >= SMALL_SIZE[0] + 4 or other.y - one.y >= SMALL_SIZE[1] + 4
            hand_boxes = [part for mark in scene.places.values() if mark.bracket_ends for part in mark.parts]
            hand_boxes += [MarkBox(one.x, one.y, *scene.card_size) for one in scene.sprites[:hand]]
            for part in hand_boxes:
                is_above = part.y + part.height <= small[0].y
                assert is_above or part.x + part.width + 20 <= small[0].x, (hand, stock)
            arrow, *others = (text for text in scene.texts if not text.text.isdigit())
            assert (arrow.text, arrow.x) == ("↓", small[0].x + SMALL_SIZE[0] // 2)
            assert all(text.y < small[0].y for text in others)


@pytest.mark.parametrize("theme", theme_names())
def test_a_machine_reads_every_card_to_come_of_a_photo_on_a_phone(theme: str) -> None:
    found: list[tuple[str, str]] = []
    for hand in (0, 11, 43):
        scene = lay_out(board(hand, 52 - hand, is_open=True))
        tiles = sprite_sheet(theme, LAYOUT.deck, *scene.card_size)
        picture = paint_scene(scene, tiles, ("Flip", "")).image()
        found += [names for names in read(shown(picture), scene, tiles) if names[0].endswith("/small")]
    assert len(found) == 52 + 41 + 9
    assert [names for names in found if len(set(names)) > 1] == []


def test_a_hand_with_cards_to_come_is_as_large_as_the_whole_deck_at_least() -> None:
    """Phones show every picture equally wide, so the share of its width counts."""
    for hand in range(53):
        scene = lay_out(board(hand, 52 - hand, is_open=True))
        assert scene.card_size[0] / scene.width >= COMPACT[0] / GRIDS[-1].width


def lines(box: MarkBox) -> list[tuple[int, int, int]]:
    """Return the lower edge of each part of a bracket, with the left and right end of its line."""
    return [(part.y + part.height, part.x, part.x + part.width) for part in box.parts]


def ends(box: MarkBox) -> list[tuple[int, int]]:
    """Return the two ends of a bracket: y just below the row of cards, and x at the outer edge."""
    first, *_, last = [*box.parts, *box.parts]
    return [(first.y, first.x), (last.y, last.x + last.width)]


@pytest.mark.parametrize("grid", dict.fromkeys((*GRIDS, *OPEN_GRIDS)))
def test_brackets_end_at_the_middle_of_cards_and_share_no_line_end_or_label(grid: Grid) -> None:
    brackets = [grid.bracket(first) for first in range(grid.cells - 3)]
    for one, other in combinations(brackets, 2):
        for low, begin, end in lines(one):
            assert all(low != row or end < left or right < begin for row, left, right in lines(other))
        assert not set(ends(one)) & set(ends(other))
        (x, y), (other_x, other_y) = one.label_center or (0, 0), other.label_center or (0, 0)
        assert one.label_room
        assert abs(x - other_x) >= LABEL_WIDTH + 10 or abs(y - other_y) >= grid.label_height
    for first, box in enumerate(brackets):
        for (row, x), cell in zip(ends(box), (first, first + 3), strict=True):
            left, top = grid.corner(cell)
            assert abs(left + grid.card_size[0] // 2 - x) < 20
            assert top + grid.card_size[1] < row < top + grid.card_size[1] + 10
        is_broken = first // grid.columns != (first + 3) // grid.columns
        edges = (888, 12) if grid.is_compact else (grid.width, 0)  # compact rows end with their cards
        assert [part.bracket_ends for part in box.parts] == (["left", "right"] if is_broken else ["both"])
        if box.rest:
            assert (box.x + box.width, box.rest.x) == edges
            assert (box.rest.label_center is not None) == grid.is_compact  # both parts have the number
