"""Pictures over real sockets: whole, with their alt text, and one in the place of the other."""

from collections.abc import AsyncIterator
from io import BytesIO

import pytest
from aiohttp import ClientSession
from PIL import Image
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Verb
from bot.core.actions import Player as Account
from bot.rendering.image_renderer import ImageRenderer
from tests.bot.projector import SCREENS, Projector, frames_of
from tests.discord_chat.boards import buttons, deal, move
from tests.discord_chat.wire.message import Message
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import DiscordServer

FORMS = {"board": "PNG", "card": "PNG", "film": "GIF"}
REEL = ("film", "board", "film", "words", "film", "card", "words", "card")


@pytest.mark.usefixtures("playing")
async def test_a_picture_arrives_byte_for_byte_with_its_alt_text(
    carla: Player, app: App, pictures: ImageRenderer
) -> None:
    board = await deal(carla, "flip")
    for _ in range(2):
        screen = (
            await app.handle(Account(Chat.DISCORD, int(carla.user.id)), Action(Verb.BOARD, ("back",)))
        ).screen
        assert screen is not None
        assert screen.picture is not None
        (picture,) = board.pictures
        assert picture.content == await pictures.file(screen.picture)
        assert picture.name == "flip.png"
        assert picture.alt == screen.alt
        await carla.presses(board, (buttons(board, Verb.CHOOSE) or buttons(board, Verb.MOVE))[0])


@pytest.mark.usefixtures("playing")
async def test_a_picture_is_a_file_beside_what_is_said_in_json(discord: DiscordServer, carla: Player) -> None:
    await deal(carla)
    (request,) = (request for request in discord.requests if request.uploads)
    assert request.is_multipart
    assert list(request.uploads) == [0]
    with Image.open(BytesIO(request.uploads[0].content)) as picture:
        assert picture.format == "PNG"
    (named,) = request.json["data"]["attachments"]
    assert named["filename"] == request.uploads[0].name
    assert named["description"]


@pytest.mark.usefixtures("playing")
async def test_only_the_newest_picture_stays(discord: DiscordServer, carla: Player) -> None:
    board = await deal(carla)
    first = discord.told(board)["attachments"][0]["url"]
    await carla.presses(board, move(board))
    assert len(board.attachments) == 1
    async with ClientSession() as session:
        async with session.get(first) as gone:
            assert gone.status == 404
        async with session.get(discord.told(board)["attachments"][0]["url"]) as there:
            assert await there.read() == board.pictures[0].content


class TestChanges:
    """Screens of each kind in the place of another."""

    @pytest.fixture
    async def app(self, redis_url: str) -> AsyncIterator[Projector]:
        async with Redis.from_url(redis_url) as redis:
            yield Projector(redis)

    @pytest.mark.usefixtures("playing")
    async def test_each_change_replaces_the_file(self, carla: Player, app: Projector) -> None:
        app.load(REEL)
        message = (await carla.types("solitaire help")).message
        for name in REEL[1:]:
            await carla.presses(message, "Next")
            shows(message, name)
        assert carla.sees() == [message]


def shows(message: Message, name: str) -> None:
    """See that a message shows the screen of that name, and nothing of another."""
    screen = SCREENS[name]
    assert screen.title in message.words
    assert message.labels == ["Next"]
    found = [(file.name, file.alt, frames_of(file.content)[0]) for file in message.pictures]
    assert found == ([(screen.picture.file_name, screen.alt, FORMS[name])] if screen.picture else [])
    assert len(message.attachments) == len(found)
