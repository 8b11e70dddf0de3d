"""Board images: time from cards to a PNG file, file size, and a comparison with Pillow and a chess board."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from statistics import median

from bot.core.images import BoardPicture
from bot.core.session import LoadedGame, Session
from bot.i18n.texts import Texts
from bot.screens.board import board_screen
from engine.game import Game
from engine.games import all_games
from render.files.png import encode_png
from render.painting.painter import paint_board
from tests.bench.figures import Figure, measures, milliseconds, timed
from tests.bench.games import random_record
from tests.bench.pillow_peer import PillowPeer

DEALS = 40
ROUNDS = 25
"""How often each board is painted; all boards in turn, as the bot does."""
PEER_BOARDS = 8
"""Number of boards that are also painted by the other renderers, one in each round."""
FIGURES = ("ms.median", "ms.p99", "kib", "kib.max", "ratio.pillow")
CHESS_SIZE = 836
"""Width and height of the chess board in pixels: smaller than our boards."""
OPEN = "open"
"""The option of games whose hidden cards can all be shown."""
KINDS = tuple(
    (game, words)
    for game in all_games()
    for words in ((), (OPEN,))
    if not words or OPEN in (option.name for option in game.options)
)
"""The games with the option words of the boards that are measured."""


class PeerMissingError(Exception):
    """A dependency of the chess board is not installed; the message says what to do."""


def chess_board() -> Callable[[], bytes]:
    """Return a function that paints a chess board as chess bots do: SVG by python-chess, PNG by cairosvg.

    Raises ``PeerMissingError`` if a dependency is missing.
    """
    try:
        import cairosvg  # noqa: PLC0415  (an optional package)
        import chess.svg  # noqa: PLC0415
    except ImportError as error:
        raise PeerMissingError(
            "cairosvg and chess are not installed; `pip install -c constraints.txt '.[bench]'` does it"
        ) from error
    except OSError as error:  # cairosvg does not find the cairo library
        raise PeerMissingError(
            "cairosvg needs the system's library libcairo2; on Debian and Ubuntu: apt install libcairo2"
        ) from error

    def png() -> bytes:
        file: bytes = cairosvg.svg2png(chess.svg.board(chess.Board(), size=CHESS_SIZE).encode())
        return file

    return png


def kind_name(game: Game, words: tuple[str, ...]) -> str:
    return "-".join((f"board.{game.name}", *words))


def middle_boards(game: Game, words: tuple[str, ...] = ()) -> Iterator[BoardPicture]:
    """Yield the boards of deals 1 to 40 with these options, halfway through a random game.

    The number of the deal is the random seed; heading and marks are those that a player sees.
    """
    texts = Texts.load("en")
    for deal in range(1, DEALS + 1):
        whole = random_record(game, deal, *words)
        record = whole.first(len(whole.moves) // 2)
        loaded = LoadedGame(1, Session("0123456789", record, began=0, moved=0), record.replay())
        picture = board_screen(texts, loaded).picture
        if not isinstance(picture, BoardPicture):
            raise TypeError(f"the board of {record.text} has no picture")
        yield picture


def paint_ours(picture: BoardPicture) -> bytes:
    """Lay out, paint and encode a board, on one core."""
    return encode_png(paint_board(picture.board, picture.theme, picture.heading, picture.marks))


class GameTimes:
    """Times of a game's boards, painted alternately by us and by the others, under the same load."""

    def __init__(self, game: Game, words: tuple[str, ...], chess: Callable[[], bytes] | None) -> None:
        self.name = kind_name(game, words)
        pictures = list(middle_boards(game, words))
        self.sizes = [len(paint_ours(picture)) for picture in pictures]
        self.ours: list[float] = []
        self.pillow: list[float] = []
        self.chess: list[float] = []
        peer = PillowPeer()
        steps = [peer.steps(picture) for picture in pictures[:: len(pictures) // PEER_BOARDS]]
        for number in range(ROUNDS):
            self.ours += [timed(partial(paint_ours, picture))[1] for picture in pictures]
            self.pillow.append(timed(partial(peer.png, *steps[number % PEER_BOARDS]))[1])
            if chess:
                self.chess.append(timed(chess)[1])

    def figures(self) -> Iterator[Figure]:
        yield from milliseconds(f"{self.name}.ms", self.ours)
        yield Figure(f"{self.name}.kib", median(self.sizes) / 1024, "KiB")
        yield Figure(f"{self.name}.kib.max", max(self.sizes) / 1024, "KiB")
        yield Figure(f"{self.name}.ratio.pillow", median(self.pillow) / median(self.ours), "times")


@cache
def times_of(kind: tuple[Game, tuple[str, ...]]) -> GameTimes:
    """Return the times of the boards of a kind, measured once."""
    try:
        return GameTimes(*kind, chess_board())
    except PeerMissingError:
        return GameTimes(*kind, None)


def measure(kind: tuple[Game, tuple[str, ...]]) -> None:
    """Declare the figures of a kind of boards on their own: those of other kinds need not wait for them."""

    @measures(*(f"{kind_name(*kind)}.{figure}" for figure in FIGURES))
    def boards() -> Iterator[Figure]:
        """Paint and encode mid-game boards with our renderer and with Pillow.

        Sprite sheets are drawn beforehand.
        """
        yield from times_of(kind).figures()


for one in KINDS:
    measure(one)


@measures("board.ratio.cairosvg")
def chess_boards() -> Iterator[Figure]:
    """Compare our slowest game with a chess board; raise ``PeerMissingError`` if there is none."""
    chess_board()
    slowest = max(map(times_of, KINDS), key=lambda times: median(times.ours))
    yield Figure("board.ratio.cairosvg", median(slowest.chess) / median(slowest.ours), "times")
