"""The way of chess bots: a board as SVG by python-chess, rasterised by cairosvg."""

from collections.abc import Callable

SIDE = 836
"""How wide and high the chess board is, in pixels: less than our boards are."""
NO_PACKAGES = "cairosvg and chess are not installed; `pip install -c constraints.txt '.[bench]'` does it"
NO_LIBRARY = "cairosvg needs the system's library libcairo2; on Debian and Ubuntu: apt install libcairo2"


class PeerMissingError(Exception):
    """What the other way needs is not installed; the message says what to do."""


def chess_board() -> Callable[[], bytes]:
    """Return what paints a chess board with all its pieces as PNG.

    Raise ``PeerMissingError`` where that is not possible.
    """
    try:
        import cairosvg  # noqa: PLC0415  (an optional package)
        import chess.svg  # noqa: PLC0415
    except ImportError as error:
        raise PeerMissingError(NO_PACKAGES) from error
    except OSError as error:  # cairosvg finds no library
        raise PeerMissingError(NO_LIBRARY) from error

    def png() -> bytes:
        file: bytes = cairosvg.svg2png(chess.svg.board(chess.Board(), size=SIDE).encode())
        return file

    return png
