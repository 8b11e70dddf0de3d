"""Pictures: how long a board takes from its cards to a PNG file, how large that is, and what others take."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from statistics import median, quantiles
from time import perf_counter

from bot.model import Picture
from engine.game import Game
from engine.games import all_games
from render.painter import paint
from render.png import encode
from tests.bench.figures import Figure, measures
from tests.bench.midgame import middle_boards
from tests.bench.pillow_peer import PillowPeer
from tests.bench.svg_peer import PeerMissingError, chess_board

ROUNDS = 25
"""How often every board is painted; all of them by turns, as a bot would."""
PEER_BOARDS, PEER_ROUNDS = 8, 2
CHESS_BOARDS = 10
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


def paint_ours(picture: Picture) -> bytes:
    """Lay a board out, paint and pack it, on one core."""
    return encode(paint(picture.board, picture.theme, picture.heading, picture.marks))


@measures(
    *(f"board.{game.name}.{figure}" for game in all_games() for figure in OF_A_GAME), "board.ratio.cairosvg"
)
def boards() -> Iterator[Figure]:
    """Paint and pack mid-game boards of every game, and the same by means of Pillow alone.

    Sheets have been drawn before. The slowest game is compared with a chess board of the usual making.
    """
    slowest = 0.0
    for game in all_games():
        times, sizes, pillow = measured(game)
        slowest = max(slowest, times.median)
        name = f"board.{game.name}"
        yield Figure(f"{name}.ms.median", times.median * 1000, "ms")
        yield Figure(f"{name}.ms.p99", quantiles(times.taken, n=100)[98] * 1000, "ms")
        yield Figure(f"{name}.kib", median(sizes) / 1024, "KiB")
        yield Figure(f"{name}.kib.max", max(sizes) / 1024, "KiB")
        yield Figure(f"{name}.ratio.pillow", pillow.median / times.median, "times")
    try:
        chess = chess_board()
    except PeerMissingError as missing:
        sys.stderr.write(f"board.ratio.cairosvg is left out: {missing}.\n")
        return
    chess()
    others = Times()
    for _ in range(CHESS_BOARDS):
        others.of(chess)
    yield Figure("board.ratio.cairosvg", others.median / slowest, "times")


def measured(game: Game) -> tuple[Times, list[int], Times]:
    """Return what our boards of a game took, how large they are, and what those of the other way took."""
    pictures = list(middle_boards(game))
    sizes = [len(paint_ours(picture)) for picture in pictures]
    peer, ours, others = PillowPeer(), Times(), Times()
    steps = [peer.steps(picture) for picture in pictures[:: len(pictures) // PEER_BOARDS]]
    for turn in range(ROUNDS):
        for picture in pictures:
            ours.of(lambda picture=picture: paint_ours(picture))  # type: ignore[misc]
        if turn % (ROUNDS // PEER_ROUNDS) == 0:  # between ours, so that both have the same machine
            for size, laid in steps:
                others.of(lambda size=size, laid=laid: peer.png(size, laid))  # type: ignore[misc]
    return ours, sizes, others
