"""What is measured is what it is called: the other ways paint the same boards, or say why they cannot."""

import sys
from io import BytesIO

import pytest
from PIL import Image, ImageChops

from engine.game import Game
from engine.games import all_games
from render.painting.painter import paint_board
from tests.bench.board import PeerMissingError, chess_board, middle_boards
from tests.bench.discord import arrival
from tests.bench.pillow_peer import PillowPeer
from tests.discord_chat.wire.interaction import Interaction, Kind
from tests.discord_chat.wire.message import Upload
from tests.discord_chat.wire.request import Request
from tests.discord_chat.wire.server import DiscordServer

games = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


@games
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


def test_boards_that_are_measured_are_marked_and_go_on() -> None:
    for game in all_games():
        boards = list(middle_boards(game))
        assert any(picture.marks for picture in boards)
        assert all(picture.board.outcome is None for picture in boards)


async def test_a_press_in_discord_lasts_until_its_own_picture_has_come() -> None:
    server = DiscordServer()
    channel = server.world.add_channel(server.world.add_guild())
    clock, user = server.clock, server.world.add_user("somebody")
    interaction = Interaction("7", "token-of-7", Kind.PRESS, user, channel, clock.now(), clock)
    file = {0: Upload("board.png", b"")}
    promise = Request("POST", "/interactions/7/token-of-7/callback", {}, "", arrived=1.0)
    server.requests.append(promise)
    with pytest.raises(RuntimeError, match="without a picture"):
        arrival(server, interaction)
    for arrived, number in ((2.0, 7), (3.0, 8)):
        path = f"/webhooks/1/token-of-{number}/messages/@original"
        server.requests.append(Request("PATCH", path, {}, "", uploads=file, arrived=arrived))
    assert arrival(server, interaction) == 2.0


def test_a_missing_package_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cairosvg", None)  # as if it were not installed
    with pytest.raises(PeerMissingError, match="not installed"):
        chess_board()
