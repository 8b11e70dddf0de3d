"""Pictures: how long a board takes from its cards to a PNG file, and how large that is."""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import count, islice
from statistics import median
from time import perf_counter

from PIL import Image

from engine.board import Board, Mark
from engine.games import find_game
from engine.options import read_options
from render.cards import Shape
from render.layouts import find_layout
from render.lettering import printable
from render.painter import paint
from render.png import encode
from render.scene import Scene, Spot
from render.sheet import Drawing, Sheet, sheet
from tests.bench.figures import Figure, measures

THEME = "green"
HEADING = ("Wish", "Deal 4 812 · 16 cards left")
BOARDS, ROUNDS, PILLOW_ROUNDS = 10, 20, 2


def middle_boards(number: int) -> Iterator[tuple[Board, tuple[Mark, ...]]]:
    """Yield boards of Wish with half of the cards taken, and the piles of the last pair."""
    game = find_game("wish")
    for deal in islice(count(1), 100 * number):
        position = game.start(deal, read_options(game.options, ()))
        whole = position.score()
        while (moves := position.legal_moves()) and position.score() > whole // 2:
            position, last = position.after(moves[-1]), moves[-1].places
        if position.score() == whole // 2:
            yield position.board(), tuple(map(Mark, last))
            number -= 1
        if number == 0:
            return


def seconds(work: Callable[[], object], rounds: int) -> list[float]:
    """Return how long the work took, each time."""
    taken = []
    for _ in range(rounds):
        begun = perf_counter()
        work()
        taken.append(perf_counter() - begun)
    return taken


@measures("board.wish.ms.median", "board.wish.kib", "board.wish.ratio.pillow")
def board() -> Iterator[Figure]:
    """Paint and pack mid-game boards of Wish, beside the same by means of Pillow alone."""
    boards = tuple(middle_boards(BOARDS))
    ours: list[float] = []
    pillows: list[float] = []
    sizes = []
    peer = Peer()
    for view, marks in boards:
        sizes.append(len(encode(paint(view, THEME, HEADING, marks))))
        ours += seconds(lambda v=view, m=marks: encode(paint(v, THEME, HEADING, m)), ROUNDS)  # type: ignore[misc]
        pillows += seconds(lambda v=view: peer.png(v, HEADING), PILLOW_ROUNDS)  # type: ignore[misc]
    yield Figure("board.wish.ms.median", median(ours) * 1000, "ms")
    yield Figure("board.wish.kib", median(sizes) / 1024, "KiB")
    yield Figure("board.wish.ratio.pillow", median(pillows) / median(ours), "times")


@measures("sheet.s")
def sheet_drawn() -> Iterator[Figure]:
    """Draw the sheet of the French deck, as a process does before its first board."""
    layout = find_layout("wish")
    shape = Shape(*layout.sizes[0])
    yield Figure("sheet.s", median(seconds(lambda: Drawing(THEME, layout.deck, shape).finished(), 5)), "s")


class Peer:
    """The same board by the usual means: RGBA sprites made beforehand, laid on one another, saved as PNG."""

    def __init__(self) -> None:
        layout = find_layout("wish")
        self._sheet = sheet(THEME, layout.deck, *layout.sizes[0])
        mask = self._sheet.shape.mask()
        self._cards = {name: _sprite(tile, self._sheet, mask) for name, tile in self._sheet.tiles.items()}
        self._letters = {
            (style, character): _sprite(tile, self._sheet)
            for style, tiles in self._sheet.letters.items()
            for character, tile in tiles.items()
        }

    def png(self, view: Board, heading: tuple[str, str]) -> bytes:
        """Return the board as a PNG file."""
        scene = find_layout(view.game).lay(view)
        felt = self._sheet.palette[3 * self._sheet.ground["felt"] :][:3]
        canvas = Image.new("RGBA", (scene.width, scene.height), (felt[0], felt[1], felt[2], 255))
        for spot in scene.spots:
            canvas.alpha_composite(self._cards[spot.tile], (spot.x, spot.y), (0, 0, *self._size(spot)))
        self._print(canvas, scene, heading)
        file = BytesIO()
        canvas.save(file, "PNG")
        return file.getvalue()

    def _size(self, spot: Spot) -> tuple[int, int]:
        card = self._cards[spot.tile]
        return card.width, spot.rows or card.height

    def _print(self, canvas: Image.Image, scene: Scene, heading: Sequence[str]) -> None:
        lines = [("name", words.text, words.x - 20, words.y) for words in scene.words]
        lines += [("title", heading[0], 46, 8), ("note", heading[1], 700, 8)]
        for style, text, left, y in lines:
            x = left
            for character in printable(text):
                tile = self._letters[style, character]
                canvas.alpha_composite(tile, (x, y))
                x += tile.width


def _sprite(tile: Image.Image, drawn: Sheet, mask: Image.Image | None = None) -> Image.Image:
    """Return a tile in full colour, transparent where the mask says so."""
    tile = tile.copy()
    tile.putpalette(drawn.palette)
    sprite = tile.convert("RGBA")
    if mask:
        sprite = sprite.crop((0, 0, *mask.size))
        sprite.putalpha(mask)
    return sprite
