"""The configured server: rejected with a reason if it cannot be used; a lost answer does no harm."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from bot.app import App
from bot.config.redis_url import RedisDeployment
from bot.core.actions import Chat, Player
from bot.core.typed_input.lines import read_line
from bot.i18n.texts import Texts
from bot.services import Services
from bot.storage.chat_history import ChatHistory
from bot.storage.chat_turns import ChatTurns
from bot.storage.connection.connect import check_facts, connect
from bot.storage.coordination.distributed_lock import DistributedLocks
from bot.storage.coordination.event_deduplication import EventDeduplicator
from bot.storage.player_store import PlayerStore
from bot.storage.stored_messages import MessageAuthor, StoredMessage
from tests.store.servers import refusal

ANNA = Player(Chat.TELEGRAM, 7)


class CuttingProxy:
    """A proxy of the server that can end a connection after a write has arrived and before it is answered."""

    def __init__(self, server: str, path: Path) -> None:
        self._server = server.removeprefix("unix://")
        self.path = path / "proxy.sock"
        self.cuts = 0
        self.mark = b"EVALSHA"
        """The connection is cut before the answers to writes that contain this."""
        self.is_to_be_cut = False

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_unix_connection(self._server)
        answering = asyncio.create_task(self._answer(back, writer))
        with suppress(ConnectionError):
            while sent := await reader.read(65536):
                self.is_to_be_cut |= self.mark in sent and self.cuts > 0
                forth.write(sent)
        forth.close()
        await answering

    async def _answer(self, back: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while answer := await back.read(65536):
                if self.is_to_be_cut:
                    self.is_to_be_cut = False
                    self.cuts -= 1
                    break
                writer.write(answer)
        writer.close()


@asynccontextmanager
async def old_redis(facts: str) -> AsyncIterator[str]:
    """Run a fake server that implements enough of the Redis protocol to return these facts."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while head := await reader.readline():
            words = []
            for _ in range(int(head[1:])):
                length = await reader.readline()
                words.append((await reader.readexactly(int(length[1:]) + 2))[:-2])
            if words[0].upper() == b"INFO":
                writer.write(f"${len(facts)}\r\n{facts}\r\n".encode())
            elif words[0].upper() == b"HELLO":
                writer.write(b"%1\r\n$5\r\nproto\r\n:3\r\n" if facts else b"-ERR unknown command 'HELLO'\r\n")
            else:
                writer.write(b"+OK\r\n")
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"redis://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.fixture
async def proxy(redis_url: str, short_path: Path) -> AsyncIterator[CuttingProxy]:
    proxy = CuttingProxy(redis_url, short_path)
    async with await asyncio.start_unix_server(proxy.carry, proxy.path):
        yield proxy


async def test_more_players_than_connections_are_answered(redis_url: str) -> None:
    redis = connect(redis_url)
    app = App(Services(PlayerStore(redis), Texts.load("en")))
    players = [Player(Chat.TELEGRAM, number) for number in range(300)]
    replies = await asyncio.gather(*(app.handle(player, read_line("/play wish 42")) for player in players))
    assert [reply.notice for reply in replies] == [""] * 300
    await redis.aclose()


async def test_a_wrong_socket_password_or_database_is_reported(redis_url: str) -> None:
    for url, problem in (
        ("unix:///nowhere/redis.sock", "REDIS_URL: no Redis server answers at /nowhere/redis.sock (No such"),
        (redis_url.replace("unix://", "unix://nobody:secret@"), "refuses the user name or the password"),
        (f"{redis_url}?db=99", "has no database with that number"),
    ):
        message = await refusal(url)
        assert problem in message
        assert "secret" not in message


async def test_a_server_that_is_not_redis_is_reported(short_path: Path) -> None:
    async def refuse(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 400 Bad Request\r\n\r\n")
        writer.close()

    path = short_path / "web.sock"
    async with await asyncio.start_unix_server(refuse, path):
        message = await refusal(f"unix://{path}")
    assert message.startswith(f"REDIS_URL: no Redis server answers at {path} (it isn't a Redis server)")


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ("", "is too old for a command that the bot needs. Use Redis 7 or newer, or Valkey."),
        ("redis_version:6.2.14", "is Redis 6.2.14, which is too old. Use Redis 7 or newer, or Valkey."),
        ("redis_version:7.2.4\r\nrole:slave", "is a replica, which can't save moves. Name its primary"),
        (
            "redis_version:7.2.4\r\ncluster_enabled:1",
            "belongs to a cluster. Start the address with redis+cluster://",
        ),
    ],
)
async def test_an_unusable_redis_is_reported(facts: str, problem: str) -> None:
    async with old_redis(facts) as url:
        message = await refusal(url)
    assert message.startswith("REDIS_URL: the server at 127.0.0.1:")
    assert problem in message


async def test_a_user_without_permissions_is_reported(redis_url: str) -> None:
    async with connect(redis_url) as redis:
        await redis.acl_setuser("guest", enabled=True, nopass=True, categories=["+@all"], commands=["-info"])
        try:
            message = await refusal(redis_url.replace("unix://", "unix://guest:any@"))
        finally:
            await redis.acl_deluser("guest")
    assert "doesn't allow the bot's user to run INFO" in message


@pytest.mark.parametrize(
    ("facts", "warning"),
    [
        ({}, ""),
        ({"aof_enabled": 0}, "can lose moves when it crashes"),
        ({"maxmemory": 1_000_000, "maxmemory_policy": "noeviction"}, ""),
        ({"maxmemory": 0, "maxmemory_policy": "allkeys-lru"}, ""),
        ({"maxmemory": 1_000_000, "maxmemory_policy": "allkeys-lru"}, "can delete games"),
    ],
)
def test_a_server_that_may_lose_games_causes_a_warning(
    facts: dict[str, str | int | float], warning: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        check_facts({"redis_version": "7.2.4", **facts}, "here:6379", RedisDeployment.SINGLE, 0)
    assert warning in caplog.text
    assert bool(caplog.records) == bool(warning)


async def test_a_claim_whose_answer_is_lost_is_held(proxy: CuttingProxy) -> None:
    async with connect(f"unix://{proxy.path}") as redis:
        proxy.cuts, proxy.mark = 1, b"claim"
        async with (
            EventDeduplicator(redis).acquired("act") as is_ours,
            EventDeduplicator(redis).acquired("act") as is_others,
        ):
            assert (is_ours, is_others) == (True, False)
        proxy.cuts, proxy.mark = 1, b"turn"
        async with ChatTurns(redis, DistributedLocks(redis)).of(ANNA):
            assert proxy.cuts == 0


async def test_messages_of_the_page_have_numbers_without_gaps(proxy: CuttingProxy) -> None:
    async with connect(f"unix://{proxy.path}") as redis:
        history = ChatHistory(redis, ANNA)
        for number in range(1, 4):
            proxy.cuts = 1
            stored = await history.add(str(number), (StoredMessage(MessageAuthor.BOT, 1, "one"),))
            assert proxy.cuts == 0
            assert stored.answer.numbers == (number,)
            assert stored.answer.is_beginning == (number == 1)


async def test_a_change_whose_answer_is_lost_is_made_once(proxy: CuttingProxy) -> None:
    redis = connect(f"unix://{proxy.path}")
    store = PlayerStore(redis)
    app = App(Services(store, Texts.load("en")))
    for number, line in enumerate(("/play wish 42", "de fh", "/undo", "/undo", "/redo", "fh")):
        proxy.cuts = 1
        reply = await app.handle(ANNA, replace(read_line(line), event=str(number)))
        assert proxy.cuts == 0
        assert reply.notice == ""
    (session,) = await store.unfinished_games(ANNA)
    assert session.record.text == "wish/1 #42 | take d e | take f h"
    assert session.undos == 2
    await redis.aclose()
