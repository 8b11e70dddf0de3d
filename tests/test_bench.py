"""What is measured is what it is called: the other ways paint the same boards, or say why they cannot."""

import sys
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.game import Game
from engine.games import all_games
from render.painter import paint
from tests.bench.midgame import middle_boards
from tests.bench.pillow_peer import PillowPeer
from tests.bench.svg_peer import PeerMissingError, chess_board

games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@games
def test_pillow_paints_the_same_picture(game: Game) -> None:
    for number, picture in zip(range(4), middle_boards(game), strict=False):
        ours = paint(picture.board, picture.theme, picture.heading, picture.marks).image().convert("RGB")
        peer = PillowPeer()
        with Image.open(BytesIO(peer.png(*peer.steps(picture)))) as file:
            assert (file.format, file.mode) == ("PNG", "RGBA")
            theirs = file.convert("RGB")
        assert theirs.size == ours.size
        assert ImageChops.difference(ours, theirs).getbbox() is None, f"board {number} of {game.name}"


def test_boards_that_are_measured_are_marked_and_go_on() -> None:
    for game in all_games():
        boards = list(middle_boards(game))
        assert any(picture.marks for picture in boards)
        assert all(picture.board.outcome is None for picture in boards)


def test_a_missing_package_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cairosvg", None)  # as if it were not installed
    with pytest.raises(PeerMissingError, match="not installed"):
        chess_board()
