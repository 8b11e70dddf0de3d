"""Pictures of every kind: complete, with their alt text, and replaced by one another."""

from collections.abc import AsyncIterator
from io import BytesIO
from itertools import chain

import pytest
from aiohttp import ClientSession
from PIL import Image
from redis.asyncio import Redis

from bot.app import App
from bot.core.actions import Action, Chat, Verb
from bot.core.actions import Player as Account
from bot.rendering.image_renderer import ImageRenderer
from tests.bot.play.scripted_screens import CHANGES, SCREENS, ScreenApp, frames_of
from tests.discord_chat.boards import buttons, deal, move
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import DiscordServer

FORMS = {"board": "PNG", "card": "PNG", "film": "GIF"}


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
async def test_a_picture_is_a_file_and_only_the_newest_stays(discord: DiscordServer, carla: Player) -> None:
    board = await deal(carla)
    (request,) = (request for request in discord.requests if request.uploads)
    assert request.is_multipart
    assert list(request.uploads) == [0]
    with Image.open(BytesIO(request.uploads[0].content)) as picture:
        assert picture.format == "PNG"
    (named,) = request.json["data"]["attachments"]
    assert named["filename"] == request.uploads[0].name
    assert named["description"]

    first = discord.message_json(board)["attachments"][0]["url"]
    await carla.presses(board, move(board))
    assert len(board.attachments) == 1
    async with ClientSession() as session:
        async with session.get(first) as gone:
            assert gone.status == 404
        async with session.get(discord.message_json(board)["attachments"][0]["url"]) as there:
            assert await there.read() == board.pictures[0].content


def file_of(message: Message) -> tuple[str, str, bool]:
    """Return the name of the only picture in a message, its format, and whether it is animated."""
    (picture,) = message.pictures
    form, frames = frames_of(picture.content)
    return picture.name, form, frames > 1


class TestChanges:
    """Screens of each kind, each replaced by each of the others."""

    @pytest.fixture
    async def app(self, redis_url: str) -> AsyncIterator[ScreenApp]:
        async with Redis.from_url(redis_url) as redis:
            yield ScreenApp(redis)

    @pytest.mark.usefixtures("playing")
    async def test_each_change_replaces_everything(self, carla: Player, app: ScreenApp) -> None:
        reel = [*chain(*CHANGES)]
        app.load(reel)
        message = (await carla.types("solitaire help")).message
        assert_shows(message, reel[0])
        for name in reel[1:]:
            await carla.presses(message, "Next")
            assert_shows(message, name)
        assert carla.sees() == [message]


def assert_shows(message: Message, name: str) -> None:
    screen = SCREENS[name]
    assert message.words == f"### {screen.title}\n{screen.text}"
    assert message.labels == ["Next"]
    found = [(*file_of(message), message.pictures[0].alt)] if message.pictures else []
    picture = screen.picture
    assert found == ([(picture.file_name, FORMS[name], name == "film", screen.alt)] if picture else [])
    assert len(message.attachments) == len(found)
