"""The client of the store's server: a crowd waits for its turn."""

import asyncio

from bot.app import App
from bot.commands import read_line
from bot.model import Chat, Player
from bot.server import connect
from bot.store import Store
from bot.texts import Texts


async def test_a_crowd_larger_than_the_connections_is_answered(redis_url: str) -> None:
    redis = connect(redis_url)
    app = App(Store(redis), Texts.load("en"))
    players = [Player(Chat.TELEGRAM, number) for number in range(300)]
    replies = await asyncio.gather(*(app.handle(player, read_line("/play wish 42")) for player in players))
    assert [reply.notice for reply in replies] == [""] * 300
    await redis.aclose()
