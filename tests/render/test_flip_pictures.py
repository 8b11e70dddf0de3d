"""Pictures of Flip: two-faced cards that cannot be confused, with numbers above and brackets below."""

from itertools import combinations

import pytest

from engine.board import Board, Pile
from engine.cards.flip import FlipCard, flip_deck
from render.boards.layouts.flip import GRIDS, LAYOUT, Grid, lay_out
from render.boards.scene import MarkBox
from render.cards.decks.flip import LARGE, USUAL, faces
from render.graphics.theme import load_theme, theme_names
from tests.render.pictures import ink_box
from tests.render.test_layouts import check_inside

CARDS = [FlipCard(card.light, is_dark) for card in flip_deck() for is_dark in (False, True)]
SMALL = GRIDS[-1].card_size
"""The card size when the whole deck is in the hand."""
CAP_HEIGHT, OTHER_CAP_HEIGHT = 44, 24
"""The least height of the ranks on the active and on the other face, in pixels of a picture 1280 wide."""
LABEL_WIDTH = 70
"""Wider than any number of two digits."""


@pytest.mark.parametrize("name", theme_names())
def test_the_active_face_is_upright_and_much_the_larger_and_ranks_are_large(name: str) -> None:
    """Light and dark faces cannot be confused, even in grayscale."""
    theme, (width, height) = load_theme(name), SMALL
    edge = round(height * (LARGE if theme.has_large_print else USUAL).share)
    drawn = faces(theme, *SMALL)
    for card in CARDS:
        face = drawn[card.code]
        active, other = face.crop((0, 0, width, edge)), face.crop((0, edge, *SMALL)).rotate(180)
        sides = ("dark", "light") if card.is_dark else ("light", "dark")
        above, below = (
            ink_box(part, theme["flip"][side], 45) for part, side in zip((active, other), sides, strict=True)
        )
        assert above[3] - above[1] >= 2 * (below[3] - below[1])
        assert min(above[0], above[1], below[0], below[1]) >= 2, "the rim covers nothing"
        assert max(above[2], below[2]) <= width - 2
        rank = ink_box(active.crop((0, 0, width, edge * 58 // 100)), theme["flip"][sides[0]], 45)
        assert rank[3] - rank[1] >= CAP_HEIGHT
        assert below[3] - below[1] >= OTHER_CAP_HEIGHT
        grey = face.convert("L")
        levels = [grey.crop((4, y, 5, y + 1)).tobytes()[0] for y in (8, height - 8)]
        light, dark = levels[::-1] if card.is_dark else levels
        assert light - dark > 100, card.code


def board(hand: int, stock: int = 0) -> Board:
    cards = (FlipCard(card.light, number % 3 == 0) for number, card in enumerate(flip_deck()[:hand]))
    piles = (
        *(Pile(str(number), "card", (card,)) for number, card in enumerate(cards, start=1)),
        Pile("stock", "stock", (None,) * stock),
    )
    return Board("flip", piles, 0, None, (("removed", 52 - hand - stock), ("dark", 0)))


def test_every_card_is_under_its_number_and_every_four_have_a_bracket() -> None:
    for hand in range(53):
        scene = lay_out(board(hand, 52 - hand))
        check_inside(LAYOUT, scene)
        numbers = {text.text: text for text in scene.all_texts}
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


def lines(box: MarkBox) -> list[tuple[int, int, int]]:
    """Return the lower edge of each part of a bracket, with the left and right end of its line."""
    return [(part.y + part.height, part.x, part.x + part.width) for part in box.parts]


def ends(box: MarkBox) -> list[tuple[int, int]]:
    """Return the two ends of a bracket: y just below the row of cards, and x at the outer edge."""
    first, *_, last = [*box.parts, *box.parts]
    return [(first.y, first.x), (last.y, last.x + last.width)]


@pytest.mark.parametrize("grid", GRIDS)
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
        assert [part.bracket_ends for part in box.parts] == (["left", "right"] if is_broken else ["both"])
        if box.rest:
            assert (box.x + box.width, box.rest.x) == (grid.width, 0)
