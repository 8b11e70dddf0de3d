"""Pictures: how long a board takes from its cards to a PNG file, how large that is, and what others take."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from statistics import median, quantiles
from time import perf_counter

from bot.core.images import BoardPicture
from engine.game import Game
from engine.games import all_games
from render.files.png import encode_png
from render.painting.painter import paint_board
from tests.bench.figures import Figure, measures
from tests.bench.midgame import middle_boards
from tests.bench.pillow_peer import PillowPeer
from tests.bench.svg_peer import PeerMissingError, chess_board

ROUNDS = 25
"""How often every board is painted; all of them by turns, as a bot would."""
PEER_BOARDS = 8
"""Boards that are also painted in other ways, one of them in every round."""
OF_A_GAME = ("ms.median", "ms.p99", "kib", "kib.max", "ratio.pillow")


@dataclass(slots=True)
class Times:
    """How long things took, in seconds."""

    taken: list[float] = field(default_factory=list)

    def of(self, work: Callable[[], bytes]) -> bytes:
        """Do some work, note how long it takes, and return what it made."""
        begun = perf_counter()
        made = work()
        self.taken.append(perf_counter() - begun)
        return made

    @property
    def median(self) -> float:
        """The time in the middle."""
        return median(self.taken)


def paint_ours(picture: BoardPicture) -> bytes:
    """Lay a board out, paint and pack it, on one core."""
    return encode_png(paint_board(picture.board, picture.theme, picture.heading, picture.marks))


@measures(
    *(f"board.{game.name}.{figure}" for game in all_games() for figure in OF_A_GAME), "board.ratio.cairosvg"
)
def boards() -> Iterator[Figure]:
    """Paint and pack mid-game boards of every game, and the same by means of Pillow alone.

    Sheets have been drawn before. Our slowest game is compared with a chess board of the usual making.
    """
    try:
        chess = chess_board()
    except PeerMissingError as missing:
        sys.stderr.write(f"board.ratio.cairosvg is left out: {missing}.\n")
        chess = None
    runs = []
    for game in all_games():
        run = Run(game, chess)
        yield from run.figures()
        runs.append(run)
    if chess:
        slowest = max(runs, key=lambda run: run.ours.median)
        yield Figure("board.ratio.cairosvg", slowest.chess.median / slowest.ours.median, "times")


class Run:
    """The boards of a game, painted in our way and in others by turns, so that all have the same machine."""

    def __init__(self, game: Game, chess: Callable[[], bytes] | None) -> None:
        self.name = f"board.{game.name}"
        self.ours, self.pillow, self.chess = Times(), Times(), Times()
        pictures = list(middle_boards(game))
        self.sizes = [len(paint_ours(picture)) for picture in pictures]
        peer = PillowPeer()
        laid = [peer.steps(picture) for picture in pictures[:: len(pictures) // PEER_BOARDS]]
        for _ in range(ROUNDS):
            for picture in pictures:
                self.ours.of(partial(paint_ours, picture))
            self.pillow.of(partial(peer.png, *laid[len(self.pillow.taken) % PEER_BOARDS]))
            if chess:
                self.chess.of(chess)

    def figures(self) -> Iterator[Figure]:
        """Yield the figures of the game."""
        yield Figure(f"{self.name}.ms.median", self.ours.median * 1000, "ms")
        yield Figure(f"{self.name}.ms.p99", quantiles(self.ours.taken, n=100)[98] * 1000, "ms")
        yield Figure(f"{self.name}.kib", median(self.sizes) / 1024, "KiB")
        yield Figure(f"{self.name}.kib.max", max(self.sizes) / 1024, "KiB")
        yield Figure(f"{self.name}.ratio.pillow", self.pillow.median / self.ours.median, "times")
