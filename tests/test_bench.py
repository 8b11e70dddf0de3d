"""The benchmark compares like with like: the Pillow renderer paints the same pictures as ours."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.game import Game
from engine.games import all_games
from render.painting.painter import paint_board
from tests.bench.board import middle_boards
from tests.bench.pillow_peer import PillowPeer


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_pillow_paints_the_same_picture(game: Game) -> None:
    for number, picture in zip(range(4), middle_boards(game), strict=False):
        ours = (
            paint_board(picture.board, picture.theme, picture.heading, picture.marks).image().convert("RGB")
        )
        peer = PillowPeer()
        with Image.open(BytesIO(peer.png(*peer.steps(picture)))) as file:
            assert (file.format, file.mode) == ("PNG", "RGBA")
            theirs = file.convert("RGB")
        assert theirs.size == ours.size
        assert ImageChops.difference(ours, theirs).getbbox() is None, f"board {number} of {game.name}"
