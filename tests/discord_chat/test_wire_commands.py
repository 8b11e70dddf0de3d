"""The commands over real sockets: sent only where they are new, and spoken in the player's language."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.i18n.texts import Texts, languages
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.boards import deal
from tests.discord_chat.wire.interaction import Kind
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import TOKEN, DiscordServer

LOCALES = {"de": "de", "ja": "ja"}
"""Discord's names for languages of ours."""


@pytest.fixture
def adapters(app: App, pictures: ImageRenderer, texts: Texts) -> "Adapters":
    return Adapters(app, pictures, texts)


class Adapters:
    """The bot, started as often as one likes."""

    def __init__(self, app: App, pictures: ImageRenderer, texts: Texts) -> None:
        self._made = (app, pictures, texts)

    @asynccontextmanager
    async def started(self, discord: DiscordServer) -> AsyncIterator[DiscordAdapter]:
        """Start the bot, and end it."""
        adapter = DiscordAdapter(*self._made, TOKEN)
        await adapter.start()
        running = asyncio.create_task(adapter.run())
        await discord.until(lambda: discord.gateway.is_open)
        try:
            yield adapter
        finally:
            await adapter.stop()
            await running


async def test_commands_are_sent_once(discord: DiscordServer, adapters: Adapters) -> None:
    for _ in range(3):
        async with adapters.started(discord):
            pass
        assert discord.commands.written == 1


async def test_changed_commands_are_registered_again(discord: DiscordServer, adapters: Adapters) -> None:
    async with adapters.started(discord):
        pass
    (group,) = discord.commands.all
    good = json.loads(json.dumps(group))
    changes: list[dict[str, object]] = [
        {"description": "Something else"},
        {"description_localizations": {}},
        {"options": group["options"][1:]},
        {"contexts": [0]},
        {"integration_types": [0]},
    ]
    for change in changes:
        discord.commands.all = [good | change]
        before = discord.commands.written
        async with adapters.started(discord):
            assert discord.commands.written == before + 1, change
            (group,) = discord.commands.all
            assert group["options"] == good["options"]


@pytest.mark.usefixtures("playing")
@pytest.mark.parametrize("language", sorted(set(languages()) - {"en"}))
async def test_the_bot_answers_in_the_players_language(
    discord: DiscordServer, carla: Player, dora: Player, language: str
) -> None:
    carla.user.locale = LOCALES[language]
    theirs, ours = await deal(carla), await deal(dora)
    assert theirs.words != ours.words
    assert theirs.pictures[0].alt != ours.pictures[0].alt
    (group,) = discord.commands.all
    assert group["description_localizations"][LOCALES[language]] != group["description"]
    told = (await carla.types("solitaire help")).message
    assert told.is_private
    assert told.words != (await dora.types("solitaire help")).message.words


@pytest.mark.usefixtures("playing")
async def test_other_languages_get_the_default_language(carla: Player, dora: Player) -> None:
    carla.user.locale = "fi"
    assert (await deal(carla)).words == (await deal(dora)).words


@pytest.mark.usefixtures("playing")
async def test_words_of_a_command_that_is_no_more_are_not_completed_by_a_message(
    discord: DiscordServer, carla: Player
) -> None:
    typed = discord.commands.typed("solitaire play", {"deal": "4"}, "deal")
    typed["options"][0]["name"] = "deal-me"
    await carla._act(Kind.AUTOCOMPLETE, typed)
    await carla.types("solitaire help")
    assert len(discord.sent("POST", "/interactions/*/callback")) == 1
