"""Pictures of Kittyhawk: Decktet cards with distinct suits, and readable heaps of any length."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, cycle, islice, pairwise, product

from PIL import Image

from engine.board import Board, MarkKind, Pile
from engine.cards import Card
from engine.cards.decktet import DECKTET_SUITS, decktet
from render.artwork.decktet_suits import suit_mask
from render.boards.layouts import kittyhawk
from render.boards.layouts.kittyhawk import DENSE, HEIGHTS, LAYOUT, USUAL
from render.boards.scene import MAX_HEIGHT, MAX_SIDE, TITLE_HEIGHT, PlacedSprite, Scene
from render.cards.card_base import CardShape
from render.cards.decks.decktet import FRAME, LARGE, WIDTH, faces, small_faces
from render.graphics.palette import unpack
from render.graphics.theme import load_theme
from render.painting.mark_frames import border_lines
from render.painting.sprite_sheet import sprite_sheet
from tests.render.pictures import Box, differing, ink_box
from tests.render.test_layouts import overlap

SUITS = ("moons", "suns", "waves", "leaves", "wyrms", "knots")
CARDS = decktet()
LONGEST_PILE = 12
"""Crown, Court, Pawn, 9 to 2 and Ace: each card has a rank one lower than the one below it."""
LONGEST_HEAP = 33


def cards(number: int, start: int = 0) -> tuple[Card, ...]:
    return tuple(islice(cycle(CARDS), start, start + number))


def board(
    pile: int = 1,
    heap: Sequence[Card | None] = CARDS[:3],
    stock: Sequence[Card | None] = (None,) * 42,
    home: int = 1,
) -> Board:
    piles = [Pile(name, "foundation", cards(home, place)) for place, name in enumerate(SUITS)]
    piles += [Pile(name, "pile", cards(pile, place)) for place, name in enumerate("abcdef")]
    piles += [Pile(name, "heap", tuple(heap)) for name in "gh"]
    piles.append(Pile("stock", "stock", tuple(stock)))
    return Board("kittyhawk", tuple(piles), 6, None, (("level", 5), ("moves", 0)))


def column(scene: Scene, name: str) -> list[PlacedSprite]:
    box = scene.places[name]
    top = TITLE_HEIGHT if name in "gh" else scene.places["moons"].y + box.height
    return [placed for placed in scene.sprites if placed.x == box.x and top <= placed.y <= box.y]


def test_every_card_of_a_heap_is_readable_and_the_picture_does_not_grow_with_every_card() -> None:
    heights = []
    for heap in range(LONGEST_HEAP + 1):
        scene = LAYOUT.lay_out(board(heap=cards(heap)))
        grid = USUAL if heap <= 23 else DENSE
        heights.append(scene.height)
        assert (scene.card_size, scene.width) == (grid.card_size, grid.width)
        for name in "gh":
            sprites = column(scene, name)
            codes = [card.code for card in cards(heap)] or ["place"]
            assert [placed.sprite for placed in sprites] == codes
            assert sprites[-1].rows is None
            assert sprites[-1].y + grid.card_size[1] <= scene.height <= MAX_SIDE
            for one, other in pairwise(sprites):
                assert one.rows == other.y - one.y >= grid.min_strip
    assert heights == sorted(heights)
    assert set(heights) == set(HEIGHTS)


def test_places_do_not_overlap_with_piles_of_any_length() -> None:
    for heap in (0, 3, 12, LONGEST_HEAP):
        for pile in range(LONGEST_PILE + 1):
            scene = LAYOUT.lay_out(board(pile, cards(heap)))
            assert scene.height <= MAX_SIDE
            assert all(len(column(scene, name)) == max(pile, 1) for name in "abcdef")
            assert not any(overlap(one, other) for one, other in combinations(scene.places.values(), 2))
            stock = scene.places["stock"]
            assert max(scene.places[name].y for name in "abcdef") + scene.card_size[1] < stock.y
            assert stock.y + stock.height < scene.height


def test_the_deals_to_come_of_an_open_game_are_rows_below_everything_in_their_order() -> None:
    seen = set()
    for deals, pile, heap in product(range(1, 11), range(1, LONGEST_PILE + 1), (0, 3, 23, LONGEST_HEAP)):
        stock = cards(6 * deals, start=7)
        opened = board(pile, cards(heap), stock)
        scene = LAYOUT.lay_out(opened)
        grid = next(grid for grid in (USUAL, DENSE) if grid.card_size == scene.card_size)
        seen.add(grid)
        assert scene.height <= MAX_HEIGHT
        coming = [placed for placed in scene.sprites if placed.sprite.endswith("/small")]
        assert [placed.sprite for placed in coming] == [
            f"{card.code}/small" for card in reversed(stock) if card
        ]
        assert [(placed.y, placed.x) for placed in coming] == sorted((one.y, one.x) for one in coming)
        rows = [coming[at : at + 6] for at in range(0, len(coming), 6)]
        middle = scene.places["d"].x
        for row in rows:
            assert len({placed.y for placed in row}) == 1
            assert [placed.x > middle for placed in row] == [False] * 3 + [True] * 3, "three for each heap"
            assert max(placed.x for placed in row) + grid.coming[0] < scene.places["g"].x
        assert rows[-1][0].y + grid.coming[1] < scene.height
        assert all(low[0].y - up[0].y > grid.coming[1] for up, low in pairwise(rows)), "no row covers another"
        for name in "abcdef":
            strips = [low.y - up.y for up, low in pairwise(column(scene, name))]
            assert min(strips, default=grid.min_strip) >= grid.min_strip
        assert not any(overlap(one, other) for one, other in combinations(scene.places.values(), 2))
        (area,) = LAYOUT.press_areas(scene)["stock"]
        assert area.y > max(scene.places[name].y for name in "abcdef") + grid.card_size[1]
        assert area.y + area.height >= rows[-1][0].y + grid.coming[1], "a press on any card to come deals"
        assert area.x + area.width <= scene.places["g"].x
    assert seen == {USUAL, DENSE}


def test_a_hidden_card_shows_its_back_in_a_smaller_strip() -> None:
    blind = [card if place % 3 == 2 else None for place, card in enumerate(cards(33))]
    scene = LAYOUT.lay_out(board(heap=blind))
    sprites = column(scene, "g")
    assert [placed.sprite == "back" for placed in sprites] == [card is None for card in blind]
    backs, faces = (
        {placed.rows or 0 for placed in sprites[:-1] if (placed.sprite == "back") is is_back}
        for is_back in (True, False)
    )
    assert max(backs) < min(faces) / 2
    assert scene.card_size == USUAL.card_size


def test_cards_differ_in_the_shortest_strip() -> None:
    for grid in (USUAL, DENSE):
        sheet = sprite_sheet("green", "decktet", *grid.card_size)
        box = (10, 4, grid.card_size[0] - 6, grid.min_strip)
        strips = [unpack(sheet.sprites[card.code]).crop(box).tobytes() for card in CARDS]
        for one, other in combinations(strips, 2):
            assert sum(a != b for a, b in zip(one, other, strict=True)) > 100


CAP_HEIGHT = 36
SMALL_SUIT = 24
"""About the smallest size of a suit, in pixels."""
GRIDS = (kittyhawk.USUAL, kittyhawk.DENSE)
CARD_SIZES = [grid.card_size for grid in GRIDS]
INDEX = 46
"""The height of the strip that contains the whole index, in design units."""
THEME = load_theme("green")
USUAL_FACES, LARGE_FACES = (
    faces(replace(THEME, has_large_print=is_large), *CARD_SIZES[0]) for is_large in (False, True)
)
STRIP = kittyhawk.USUAL.strip


def inked(face: Image.Image, box: Box) -> Box:
    return ink_box(face.crop(box), THEME["table"]["face"], 40)


def test_suits_differ_in_shape() -> None:
    for pixels in (SMALL_SUIT, 90):
        masks = [suit_mask(suit, pixels, 255) for suit in DECKTET_SUITS]
        assert all(differing(one, other, 127) > 0.12 * pixels**2 for one, other in combinations(masks, 2))


def test_rank_and_suits_fill_the_index_and_large_print_more_of_it() -> None:
    for card in decktet():
        widths, heights = [], []
        for face, strip, lowest, upper, least in (
            (USUAL_FACES[card.code], STRIP, kittyhawk.USUAL.min_strip + 2, 3, CAP_HEIGHT),
            (LARGE_FACES[card.code], INDEX, INDEX - 1, FRAME - 1, LARGE.cap_height - 1),
        ):
            left, top, right, bottom = inked(face, (0, 0, face.width, strip))
            assert left >= FRAME
            assert top >= upper
            assert right <= face.width - 3
            assert bottom <= lowest
            rank = inked(face, (0, 0, 30, strip))
            assert rank[3] - rank[1] >= least
            assert right - left >= 24 + len(card.suits) * 24
            widths.append(right - left)
            heights.append(bottom - top)
        # Three suits fill the card's width in usual print.
        assert widths[0] < widths[1] or len(card.suits) == 3
        assert heights[0] <= heights[1]


def test_the_frame_of_the_last_move_leaves_ranks_and_suits_clear() -> None:
    for grid in GRIDS:
        size = grid.card_size
        frame = int(max(line.end for line in border_lines(MarkKind.LAST, CardShape(*size))))
        assert frame <= FRAME
        for is_large in (False, True):
            for code, face in faces(replace(THEME, has_large_print=is_large), *size).items():
                box = (0, 0, face.width, round(INDEX * size[0] / WIDTH))
                left, top, right, bottom = inked(face, box)
                assert min(left, top, face.width - right) >= frame, code
                assert bottom <= grid.min_strip + 4, "the shortest strip shows all but the lowest line"


def test_the_mark_of_the_next_deal_covers_no_index_and_no_other_row() -> None:
    for grid, pile in ((USUAL, 1), (DENSE, LONGEST_PILE)):
        scene = LAYOUT.lay_out(board(pile, stock=cards(60)))
        assert scene.card_size == grid.card_size
        box, rows = scene.places["stock"], sorted({one.y for one in scene.sprites if "/small" in one.sprite})
        (_, beyond), lines = (
            sprite_sheet("green", "decktet", *grid.card_size).mark_frames[MarkKind.HINT].beyond,
            border_lines(MarkKind.HINT, CardShape(*grid.card_size)),
        )
        inner = max(line.end for line in lines) - beyond
        assert box.y + box.height + beyond <= rows[1]
        for is_large in (False, True):
            for face in small_faces(replace(THEME, has_large_print=is_large), *grid.coming).values():
                _, top, right, bottom = inked(face, (0, 0, *face.size))
                assert box.y + inner <= rows[0] + top
                assert rows[0] + bottom <= box.y + box.height - inner
                assert right <= face.width - kittyhawk.SMALL_OVERLAP
