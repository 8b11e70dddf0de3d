"""Memory: what is kept for drawing is made once while a sheet is drawn, and gone when it is done."""

from render.cards.card_base import CardShape
from render.graphics.drawing_cache import cached_while_drawing, clear_drawing_caches
from render.painting.sprite_sheet import draw_sheet


def test_what_is_kept_is_made_once_until_it_is_let_go_of() -> None:
    made: list[int] = []

    @cached_while_drawing(2)
    def double(number: int) -> int:
        """Double a number."""
        made.append(number)
        return 2 * number

    assert [double(1), double(1), double(2)] == [2, 2, 4]
    assert made == [1, 2]
    clear_drawing_caches()
    assert double(1) == 2
    assert made == [1, 2, 1]


def test_only_as_much_is_kept_as_is_said() -> None:
    made: list[int] = []
    keep = cached_while_drawing(1)(made.append)
    for number in (1, 1, 2, 1):
        keep(number)
    assert made == [1, 2, 1]


def test_a_sheet_that_is_done_leaves_nothing_behind() -> None:
    made: list[int] = []
    keep = cached_while_drawing(8)(made.append)
    keep(1)
    draw_sheet("green", "flip", CardShape(60, 108))
    keep(1)
    assert made == [1, 1]
