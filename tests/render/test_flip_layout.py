"""Flip on the picture: numbered cards of two faces, and brackets that can be told apart."""

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from engine.board import Board, Mark, MarkKind, Pile
from engine.cards.flip import FlipCard, flip_deck
from render.boards.layouts.flip import GRIDS, LAYOUT, Grid, lay_out
from render.boards.scene import TITLE_HEIGHT, MarkBox
from render.graphics.theme import Color, load_theme
from render.painting.painter import paint_board
from render.painting.sprite_sheet import SpriteSheet, sprite_sheet
from tests.render.test_layouts import check_inside
from tests.render.test_painter import c_functions, costly
from tests.render.test_sheet import CAP_HEIGHT, colors, unlike

BADGE_WIDTH = 70
"""More than a number of two figures takes."""


def board(hand: int, stock: int = 0) -> Board:
    cards = (FlipCard(card.light, number % 3 == 0) for number, card in enumerate(flip_deck()[:hand]))
    piles = (
        *(Pile(str(number), "card", (card,)) for number, card in enumerate(cards, start=1)),
        Pile("stock", "stock", (None,) * stock),
    )
    return Board("flip", piles, 0, None, (("removed", 52 - hand - stock), ("dark", 0)))


def painted(view: Board, *marks: Mark) -> Image.Image:
    return paint_board(view, "green", ("Flip", "Deal 1"), marks).image().convert("RGB")


@pytest.mark.parametrize("hand", range(53))
def test_every_card_lies_under_its_number_and_every_four_have_a_bracket(hand: int) -> None:
    scene = lay_out(board(hand, 52 - hand))
    check_inside(LAYOUT, scene)
    numbers = {words.text: words for words in scene.all_texts}
    assert len([spot for spot in scene.sprites if spot.sprite not in ("back", "place")]) == hand
    assert all(spot.sprite == "place" for spot in scene.sprites[hand:-1])
    for number, spot in enumerate(scene.sprites[:hand], start=1):
        words = numbers[str(number)]
        assert spot.x < words.x < spot.x + scene.card_size[0]
        assert words.y < spot.y
    stock = ["stock"] if hand < 52 else []
    assert list(scene.places) == [*(str(number) for number in range(1, hand - 2)), *stock]
    assert ("×" + str(52 - hand) in numbers) == (hand < 52)


def test_the_cards_are_as_large_as_there_is_room_for() -> None:
    scenes = [lay_out(board(hand, 52 - hand)) for hand in range(53)]
    sizes = [(scene.card_size, scene.width, scene.height) for scene in scenes]
    counts = (12, 12, 6, 10, 13)
    assert sizes == [
        (grid.card_size, grid.width, TITLE_HEIGHT + grid.rows * grid.row_pitch)
        for grid, count in zip(GRIDS, counts, strict=True)
        for _ in range(count)
    ]
    shown = [scene.card_size[0] / scene.width for scene in scenes]
    assert shown == sorted(shown, reverse=True)
    assert lay_out(board(24)).card_size == GRIDS[1].card_size
    assert set(LAYOUT.card_sizes) == {scene.card_size for scene in scenes}


def test_the_first_row_has_places_for_the_cards_to_come() -> None:
    for hand in (0, 4, 6, 7):
        places = [spot for spot in lay_out(board(hand, 52 - hand)).sprites if spot.sprite == "place"]
        assert len(places) == max(0, GRIDS[0].columns - hand)


def lines(box: MarkBox) -> list[tuple[int, int, int]]:
    """Return the line of each part: its lower edge, where it begins and where it ends."""
    return [(part.y + part.height, part.x, part.x + part.width) for part in box.parts]


def feet(box: MarkBox) -> list[tuple[int, int]]:
    """Return where the two feet of a bracket are: the row of cards and the outer edge of the foot."""
    first, *_, last = [*box.parts, *box.parts]
    return [(first.y, first.x), (last.y, last.x + last.width)]


@pytest.mark.parametrize("grid", GRIDS)
def test_no_two_brackets_share_a_line_a_foot_or_a_badge(grid: Grid) -> None:
    brackets = [grid.bracket(first) for first in range(grid.cells - 3)]
    for one, other in combinations(brackets, 2):
        for (low, begin, end), (low_other, begin_other, end_other) in (
            (line, line_other) for line in lines(one) for line_other in lines(other)
        ):
            assert low != low_other or end < begin_other or end_other < begin
        assert not set(feet(one)) & set(feet(other))
        assert one.label_center is not None
        assert other.label_center is not None
        assert one.label_room is not None
        (x, y), (x_other, y_other) = one.label_center, other.label_center
        assert abs(x - x_other) >= BADGE_WIDTH + 10 or abs(y - y_other) >= grid.label_height


@pytest.mark.parametrize("grid", GRIDS)
def test_a_bracket_begins_and_ends_at_the_middles_of_its_end_cards(grid: Grid) -> None:
    for first in range(grid.cells - 3):
        box = grid.bracket(first)
        for (row, x), cell in zip(feet(box), (first, first + 3), strict=True):
            left, top = grid.corner(cell)
            assert abs(left + grid.card_size[0] // 2 - x) < 20
            assert top + grid.card_size[1] < row < top + grid.card_size[1] + 10
        broken = first // grid.columns != (first + 3) // grid.columns
        assert [part.bracket_ends for part in box.parts] == (["left", "right"] if broken else ["both"])
        if box.rest:
            assert (box.x + box.width, box.rest.x) == (grid.width, 0)


@pytest.mark.parametrize("kind", MarkKind)
@pytest.mark.parametrize("place", ["5", "12"])
def test_a_mark_is_painted_under_its_cards_and_nowhere_else(kind: MarkKind, place: str) -> None:
    view = board(52)
    plain, marked = painted(view), painted(view, Mark(place, kind))
    changed = ImageChops.difference(plain, marked)
    for part in lay_out(view).places[place].parts:
        box = (part.x, part.y, part.x + part.width, part.y + part.height)
        left, top, right, low = changed.crop(box).getbbox() or (0, 0, 0, 0)
        assert (top, low) == (0, part.height)
        assert right - left > part.width * 0.8, "dashes end in gaps"
        changed.paste((0, 0, 0), box)
    assert changed.getbbox() is None


def test_kinds_of_marks_differ_in_weight() -> None:
    view = board(30)
    plain = painted(view)
    weights = {
        kind: sum(ImageChops.difference(plain, painted(view, Mark("5", kind))).convert("L").histogram()[1:])
        for kind in MarkKind
    }
    for lighter, heavier in pairwise((MarkKind.LAST, MarkKind.CHOICE, MarkKind.CHOSEN)):
        assert weights[heavier] > 1.2 * weights[lighter]


@pytest.mark.parametrize("grid", GRIDS)
def test_a_label_hides_no_card(grid: Grid) -> None:
    view = board(grid.cells)
    marks = [Mark(str(number), MarkKind.CHOICE, str(number)) for number in range(1, grid.cells - 2)]
    plain, marked = painted(view), painted(view, *marks)
    for spot in lay_out(view).sprites[: grid.cells]:
        card = (spot.x, spot.y, spot.x + grid.card_size[0], spot.y + grid.card_size[1])
        assert ImageChops.difference(plain.crop(card), marked.crop(card)).getbbox() is None


def test_brackets_and_labels_are_pasted_and_nothing_is_drawn() -> None:
    view = board(52)
    marks = tuple(Mark(str(number), kind, "7") for number, kind in enumerate(MarkKind, start=10))
    painted(view)
    called = c_functions(lambda: paint_board(view, "green", ("Flip", "Deal 1"), marks))
    assert "paste" in called
    assert costly(called) == set()


@pytest.fixture(params=LAYOUT.card_sizes)
def drawn(request: pytest.FixtureRequest) -> SpriteSheet:
    """Provide the sheet of each size."""
    return sprite_sheet("green", "flip", *request.param)


def ground(card: Image.Image, row: int) -> Color:
    pixel = card.getpixel((8, row))
    assert isinstance(pixel, tuple)
    return pixel[0], pixel[1], pixel[2]


def test_the_face_in_force_is_above_and_larger(drawn: SpriteSheet) -> None:
    theme = load_theme("green")["flip"]
    height = drawn.shape.height
    for code in ("TSL", "TSD", "8HL", "8HD"):
        card = colors(drawn, drawn.sprites[code])
        above, below = ("light", "dark") if code.endswith("L") else ("dark", "light")
        assert ground(card, height // 2) == theme[above]
        assert ground(card, height - 12) == theme[below]


@pytest.mark.parametrize("code", [card.code for card in flip_deck()])
def test_the_rank_in_force_can_be_read(drawn: SpriteSheet, code: str) -> None:
    theme = load_theme("green")["flip"]
    card = colors(drawn, drawn.sprites[code]).crop(
        (6, 4, drawn.shape.width - 6, drawn.shape.height * 3 // 10)
    )
    rank = unlike(card, theme["light"]).getbbox()
    assert rank is not None
    assert rank[3] - rank[1] >= CAP_HEIGHT
