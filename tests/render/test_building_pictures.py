"""Pictures of building games: readable piles of any length, the waste's fan, the stock, and open games."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from engine.board import Board, MarkKind
from engine.cards import Card
from engine.cards.french import french_deck
from engine.move import Move
from engine.options import OFF
from engine.record import Record
from render.artwork.stock_signs import REDEAL, SPENT
from render.boards.layouts.building import HEIGHTS, LAYOUT, STRIPS
from render.boards.layouts.building_grids import CARD_SIZES, WIDTH
from render.boards.scene import PlacedSprite, Scene
from render.boards.table import ShownCard, lay_out_table, shown_cards, table_areas
from render.cards.card_base import CardShape
from render.cards.decks.jumbo import DENSE, KNOWN_BACK, USUAL, body_top, faces, index_sizes
from render.files.animation import AnimationFrame, encode_animation
from render.graphics.theme import load_theme
from render.painting.mark_frames import border_lines
from tests.engine.building_games import BUILDING_GAMES, BuildingGame, building_game
from tests.engine.playing import random_course
from tests.render.painted import PICTURES
from tests.render.pictures import ink_box, recorded
from tests.render.test_layouts import check_even, check_inside, check_recognizable, overlap

CARDS = french_deck()
KITTYHAWK_RANK = 28
"""The height of a rank on the narrow board of Kittyhawk, in pixels of a picture of the same width."""
LONGEST = 19
"""The longest pile of Klondike: six cards that lie face down, and a King with all down to the Ace."""
FANNED = 3
MOST_BYTES, MOVES = 250 * 1024, 120
STRIDE = 40
"""From how many positions of a random game one is looked at."""


def golden_record(name: str, game: str = "klondike") -> Record:
    return Record.read(PICTURES[f"{game}-{name}"].partition(" ! ")[0])


def golden(name: str, game: str = "klondike") -> Board:
    return recorded(golden_record(name, game))[0]


def column(scene: Scene, name: str) -> list[PlacedSprite]:
    """Return the cards of a pile of the tableau."""
    x, top = scene.places[name].x, min(box.y for box in scene.places.values()) + scene.card_size[1]
    cards = (placed for placed in scene.sprites if not placed.sprite.endswith("/small"))
    return [placed for placed in cards if placed.x == x and placed.y > top]


def with_facts(board: Board, **facts: str | int) -> Board:
    return replace(board, facts=tuple({**dict(board.facts), **facts}.items()))


def with_cards(board: Board, **cards: tuple[Card | None, ...]) -> Board:
    """Return a board on which the named piles have other cards."""
    piles = (replace(pile, cards=cards.get(pile.name, pile.cards)) for pile in board.piles)
    return replace(board, piles=tuple(piles))


def test_the_longest_pile_is_readable_with_an_index_as_tall_as_that_of_kittyhawk() -> None:
    for name in ("long", "open-long"):
        board = golden(name)
        for scene in (LAYOUT.lay_out(board), lay_out_table(board)):
            cards = column(scene, "g")
            assert len(cards) == len(board.pile("g").cards) == LONGEST
            assert (scene.width, scene.height) == (WIDTH, HEIGHTS[-1])
            strips = [low.y - up.y for up, low in pairwise(cards)]
            assert strips == [placed.rows for placed in cards[:-1]]
            assert min(strips[6:]) >= USUAL.top + KITTYHAWK_RANK
            assert max(strips[:6]) < min(strips[6:]), "cards that lie face down show less"
            assert not any(overlap(one, other) for one, other in combinations(scene.places.values(), 2))
    assert USUAL.rank >= KITTYHAWK_RANK


@pytest.mark.parametrize("is_large", [False, True])
def test_strips_show_nothing_but_the_index_which_is_clear_of_the_frame_of_the_last_move(
    is_large: bool,
) -> None:
    theme = replace(load_theme("green"), has_large_print=is_large)
    for width, height in CARD_SIZES:
        rank = index_sizes(width, is_large=is_large).rank
        frame = max(line.end for line in border_lines(MarkKind.LAST, CardShape(width, height)))
        for code, face in faces(theme, width, height).items():
            left, top, right, bottom = ink_box(
                face.crop((0, 0, width, min(STRIPS[0], body_top(height)))), theme["table"]["face"]
            )
            assert frame <= min(left, top), code
            assert right <= width - frame, code
            assert rank - 1 <= bottom - top <= rank + 4, code  # the Q has a tail


def test_no_strip_shows_a_part_of_the_figure_below_the_index() -> None:
    for game in ("klondike", "freecell", "spider"):
        scene = LAYOUT.lay_out(golden("middle", game))
        rows = [one.rows for one in scene.sprites if one.kind == "face" and one.rows is not None]
        assert max(rows) <= body_top(scene.card_size[1]), game


def test_the_waste_shows_its_top_card_or_the_last_three_in_a_fan() -> None:
    fanned = golden("fan")
    one_by_one = with_facts(fanned, draw=1)
    codes = [card.code for card in fanned.pile("waste").cards if card]
    assert len(codes) > FANNED
    for board, most in ((fanned, FANNED), (one_by_one, 1)):
        for count in range(len(codes) + 1):
            shown = with_cards(board, waste=board.pile("waste").cards[:count])
            scene = LAYOUT.lay_out(shown)
            end, top = scene.places["spades"].x, scene.places["waste"].y
            stock = scene.places["stock"]
            cards = [one for one in scene.sprites if one.y == top and stock.x < one.x < end]
            assert [one.sprite for one in cards] == (codes[:count][-most:] or ["place"])
            assert scene.places["waste"].x == cards[-1].x, "only the top one is pressed"
            assert cards[-1].x + scene.card_size[0] < end
            assert [one.columns for one in cards[:-1]] == [low.x - up.x for up, low in pairwise(cards)]
            (area,) = table_areas(shown)["waste"]
            assert (area.x, area.x + area.width) == (cards[0].x, cards[-1].x + scene.card_size[0])


def test_an_empty_stock_tells_whether_the_waste_becomes_the_stock_again() -> None:
    def shown(board: Board) -> str:
        scene = LAYOUT.lay_out(board)
        (sprite,) = (one.sprite for one in scene.sprites if one[1:3] == scene.places["stock"][:2])
        return sprite

    board = golden("empty-stock")
    assert shown(golden("deal")) == "back"
    assert shown(board) == f"place/{REDEAL}"
    assert shown(with_cards(board, waste=())) == "place"
    for passes, redeals, sign in ((1, 0, SPENT), (3, 1, REDEAL), (3, 2, SPENT)):
        assert shown(with_facts(board, passes=passes, redeals=redeals)) == f"place/{sign}"


def test_a_game_without_options_shows_how_its_stock_is_drawn() -> None:
    position = building_game("klondike draw=3 passes=1").deal(1)
    while (draw := Move("draw")) in position.legal_moves():
        position = position.after(draw)
    sprites = {one.sprite for one in LAYOUT.lay_out(position.board()).sprites}
    last = position.board().pile("waste").cards[-FANNED:]
    assert {f"place/{SPENT}", *(card.code for card in last if card)} <= sprites


def test_a_stock_that_the_player_has_seen_shows_only_its_back() -> None:
    record = golden_record("celebration")
    board = next(board for board in (one.board() for one in record.positions()) if board.pile("stock").top)
    assert board.fact("open") == OFF
    unknown = with_cards(board, stock=(None,) * len(board.pile("stock").cards))
    for lay_out in (LAYOUT.lay_out, lay_out_table):
        assert lay_out(board).sprites == lay_out(unknown).sprites


def test_an_open_game_shows_what_lies_face_down_and_the_stock_in_its_order() -> None:
    before: set[ShownCard] = set()
    for position in golden_record("open").positions():
        board = position.board()
        scene = lay_out_table(board)
        down = [int(number) for number in str(board.fact("face-down")).split()]
        for pile, face_down in zip(board.of_kind("pile"), down, strict=True):
            kinds = [placed.kind for placed in column(scene, pile.name)]
            assert kinds == (["known"] * face_down + ["face"] * (len(pile.cards) - face_down) or ["place"])
            places = {place for place in scene.places if place.startswith(pile.name) and len(place) < 4}
            assert len(places & {pile.place_of(one) for one in range(1, face_down + 1)}) == 0
        coming = [one for one in scene.sprites if one.sprite.endswith("/small")]
        in_order = [f"{card.code}/small" for card in reversed(board.pile("stock").cards) if card]
        assert [one.sprite for one in coming] == in_order
        assert sorted(coming, key=lambda one: (one.y, one.x)) == coming
        rows = {card for card in shown_cards(board) if f"{card.code}/small" in in_order}
        assert not before or rows <= before, "cards to come keep their places"
        before = rows
    assert min(STRIPS[:4]) > KNOWN_BACK


def test_on_the_table_nothing_changes_its_place_that_is_not_moved() -> None:
    record = golden_record("celebration")
    boards = [position.board() for position in record.positions()]
    for move, before, after in zip(record.moves, boards, boards[1:], strict=False):
        where = {card.code: card[1:3] for card in shown_cards(before)}
        now = {card.code: card[1:3] for card in shown_cards(after)}
        for one, other in zip(before.piles, after.piles, strict=True):
            if one.kind == "waste":
                continue  # whose last three cards are fanned
            kept = {card.code for card in one.cards if card and card in other.cards}
            assert all(where[code] == now[code] for code in kept & where.keys() & now.keys()), move.text


@pytest.mark.parametrize(("game", "is_open"), [("klondike", False), ("klondike", True), ("spider", False)])
def test_the_animation_of_a_long_game_is_small(game: str, is_open: bool) -> None:
    text = golden_record("celebration", game).first(MOVES).text
    record = Record.read(text.replace(" #", " open #") if is_open else text)
    positions = list(record.positions())
    assert len(positions) == MOVES + 1
    frames = [
        AnimationFrame(position.board(), "A Title", number / MOVES)
        for number, position in enumerate(positions)
    ]
    assert len(encode_animation(frames, "green")) <= MOST_BYTES
    scenes = list(LAYOUT.scenes([frame.board for frame in frames]))
    assert len({(scene.width, scene.height, scene.card_size) for scene in scenes}) == 1


@pytest.mark.parametrize("hidden", [0, 5])
def test_ten_piles_of_thirty_cards_are_readable(hidden: int) -> None:
    cards = (*(None,) * hidden, *CARDS[: 30 - hidden])
    start = golden("deal", "spider")
    board = with_cards(start, stock=(), **dict.fromkeys("abcdefghij", cards))
    for scene in (LAYOUT.lay_out(board), lay_out_table(board)):
        check_inside(LAYOUT, scene)
        check_readable(scene)


@pytest.mark.parametrize("game", ["freecell", "spider", "yukon", "streets"])
def test_the_longest_piles_of_other_games_are_readable(game: str) -> None:
    board = golden("long", game)
    assert max(len(pile.cards) for pile in board.of_kind("pile")) >= LONGEST
    for scene in (LAYOUT.lay_out(board), lay_out_table(board)):
        check_readable(scene)
        assert scene.card_size in LAYOUT.card_sizes, "it is drawn in advance"


def check_readable(scene: Scene) -> None:
    """Check that strips show the whole rank, or nearly, which is smaller in a very long pile."""
    usual = index_sizes(scene.card_size[0], is_large=False)
    for placed in scene.sprites:
        if placed.kind == "face" and placed.rows:
            sizes = DENSE if placed.sprite.endswith("/strip") else usual
            assert placed.rows >= sizes.top + 7 / 8 * sizes.rank, placed


def test_the_deals_of_a_stock_are_fanned_and_leave_their_places_from_the_right() -> None:
    dealt = golden("deal", "spider")
    deals, piles = len(dealt.pile("stock").cards) // 10, dealt.of_kind("pile")
    shown = []
    for left in range(deals, -1, -1):
        board = with_cards(dealt, stock=dealt.pile("stock").cards[: left * len(piles)])
        scene = LAYOUT.lay_out(board)
        top, end = scene.places["stock"], scene.places["run-1"].x
        backs = [one for one in scene.sprites if one.y == top.y and one.x < end]
        assert [one.sprite for one in backs] == (["back"] * left or ["place"])
        assert top.x == backs[-1].x, "the next deal is marked"
        assert top.x + top.width < end
        (area,) = table_areas(board)["stock"]
        assert (area.x, area.x + area.width) == (backs[0].x, top.x + top.width)
        assert not any(text.text.isdecimal() for text in scene.texts)
        shown.append([one.x for one in backs])
    assert all(after == before[:-1] for before, after in pairwise(shown[:-1]))


@pytest.mark.parametrize("game", ["yukon", "streets"])
def test_foundations_are_in_the_middle_of_a_row_that_they_have_alone(game: str) -> None:
    scene = LAYOUT.lay_out(golden("deal", game))
    first, last = scene.places["spades"], scene.places["clubs"]
    assert abs(first.x + last.x + last.width - scene.width) <= 2
    pitch = scene.places["b"].x - scene.places["a"].x
    assert last.x - first.x == 3 * pitch


def test_cells_have_their_names_and_leave_foundations_at_the_right() -> None:
    few, all_cells = golden("few-cells", "freecell"), golden("deal", "freecell")
    for board, names in ((few, "a"), (all_cells, "abcd")):
        scene = LAYOUT.lay_out(board)
        above = [text.text for text in scene.background.texts if text.y < scene.places["a"].y]
        assert above == list(names)
        for name, pile in zip(names, "1234", strict=False):
            assert scene.places[name].x == scene.places[pile].x
        assert scene.places["clubs"].x == scene.places["8"].x


@pytest.mark.parametrize("game", BUILDING_GAMES[::4], ids=lambda game: game.name)
def test_every_game_of_the_family_is_laid_out_from_what_its_rules_say(game: BuildingGame) -> None:
    start = game.deal(1)
    course = [start, *(position for _, position in random_course(start, 1))]
    for position in course[::STRIDE]:
        board = position.board()
        scene = LAYOUT.lay_out(board)
        check_inside(LAYOUT, scene)
        check_even(scene)
        if max(len(pile.cards) for pile in board.piles) <= LONGEST:
            check_recognizable(LAYOUT, scene)
        named = {place for move in position.legal_moves() for place in move.places}
        assert named <= scene.places.keys()
        assert not any(overlap(one, other) for one, other in combinations(scene.places.values(), 2))
