"""Shards over real sockets: servers are divided among connections, and every one of them is served."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.app import App
from bot.chats.discord.adapter import DiscordAdapter
from bot.chats.discord.client import DiscordClient
from bot.chats.discord.shards import Shards
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from tests.discord_chat.boards import deal, is_moved, move
from tests.discord_chat.wire.player import Player
from tests.discord_chat.wire.server import GRACE, TOKEN, DiscordServer


def guild_of(shard: int, shards: int) -> str:
    """Return the id of a guild of a shard."""
    return str((7 * shards + shard) << 22)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have discord.py begin sessions one after the other at once, and not every five seconds."""

    async def at_once(_client: DiscordClient, _shard: int | None, *, initial: bool = False) -> None:
        assert initial in (True, False)

    monkeypatch.setattr(DiscordClient, "before_identify_hook", at_once)


@asynccontextmanager
async def serving(adapter: DiscordAdapter, discord: DiscordServer, shards: set[int]) -> AsyncIterator[None]:
    """Have the bot play once those shards are connected."""
    await adapter.start()
    running = asyncio.create_task(adapter.run())
    await discord.until(lambda: discord.gateway.live == shards)
    try:
        yield
    finally:
        await adapter.stop()
        async with asyncio.timeout(GRACE):
            await running


def player_at(discord: DiscordServer, shard: int, shards: int) -> Player:
    """Return a player in a guild of a certain shard."""
    guild = discord.world.add_guild(number=guild_of(shard, shards))
    return Player(discord, discord.world.add_user("emil"), discord.world.add_channel(guild))


@pytest.mark.usefixtures("hasty")
class TestShards:
    """The bot with shards."""

    @pytest.fixture
    def adapter(self, app: App, pictures: ImageRenderer, texts: Texts) -> DiscordAdapter:
        return DiscordAdapter(app, pictures, texts, TOKEN)

    async def test_there_are_as_many_as_discord_advises(
        self, discord: DiscordServer, adapter: DiscordAdapter, carla: Player
    ) -> None:
        discord.gateway.shards = 3
        players = [player_at(discord, shard, 3) for shard in range(3)]
        players.append(Player(discord, carla.user, discord.world.dm(carla.user)))
        async with serving(adapter, discord, {0, 1, 2}):
            assert [identified["shard"] for identified in discord.gateway.identified] == [
                [0, 3],
                [1, 3],
                [2, 3],
            ]
            for player in players:
                board = await deal(player)
                await player.presses(board, move(board))
                assert is_moved(board)

    async def test_each_resumes_by_itself(self, discord: DiscordServer, adapter: DiscordAdapter) -> None:
        discord.gateway.shards = 2
        players = [player_at(discord, shard, 2) for shard in range(2)]
        async with serving(adapter, discord, {0, 1}):
            boards = [await deal(player) for player in players]
            await discord.gateway.ask_to_reconnect()
            for player, board in zip(players, boards, strict=True):
                await player.presses(board, move(board))
                assert is_moved(board)
            assert len(discord.gateway.resumed) == 2
            assert len(discord.gateway.identified) == 2


@pytest.mark.usefixtures("hasty")
class TestRange:
    """The bot with some of the shards; others are served elsewhere."""

    @pytest.fixture
    def adapter(self, app: App, pictures: ImageRenderer, texts: Texts) -> DiscordAdapter:
        return DiscordAdapter(app, pictures, texts, TOKEN, shards=Shards(4, (2, 3)))

    async def test_only_those_of_the_range_are_served(
        self, discord: DiscordServer, adapter: DiscordAdapter
    ) -> None:
        async with serving(adapter, discord, {2, 3}):
            assert [identified["shard"] for identified in discord.gateway.identified] == [[2, 4], [3, 4]]
            lost = await player_at(discord, 0, 4).type("solitaire help")
            for shard in (2, 3):
                board = await deal(player_at(discord, shard, 4))
                assert board.pictures
            assert lost.callback is None
