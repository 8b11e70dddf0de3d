"""Health and readiness: the bot is healthy from its first moment and ready when players are answered."""

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientConnectionError, ClientSession
from aiohttp.test_utils import unused_port

from bot.config.errors import StartError
from bot.core.actions import Chat
from bot.operations.health import HealthServer, Readiness
from tests.bot.program import Program, running
from tests.discord_chat.simulator.server import TOKEN as DISCORD_TOKEN
from tests.operation.metrics_text import Exposition
from tests.store.servers import server as valkey
from tests.store.servers import until
from tests.telegram_chat.server import TOKEN
from tests.telegram_chat.server import Server as Telegram

HERE = "127.0.0.1"


class Operator:
    """Requests the bot's health, readiness and metrics."""

    def __init__(self, port: int) -> None:
        self.address = f"http://{HERE}:{port}"

    async def ask(self, path: str) -> tuple[int, Any]:
        """Return the status and the body; the status is 0 if nothing listens."""
        try:
            async with ClientSession() as session, session.get(self.address + path) as answer:
                is_json = answer.content_type == "application/json"
                return answer.status, await (answer.json() if is_json else answer.text())
        except ClientConnectionError:
            return 0, {}

    async def metrics(self) -> Exposition:
        return Exposition.read((await self.ask("/metrics"))[1])

    async def is_ready(self, path: str = "/ready") -> None:
        """Wait until the bot is ready."""

        async def is_so() -> bool:
            return (await self.ask(path))[0] == 200

        await until(is_so, f"{path} says that it is ready")

    async def lacks(self, part: str) -> str:
        """Wait until a part is reported as failing; return its message."""
        troubles: dict[str, str] = {}

        async def is_so() -> bool:
            _, answer = await self.ask("/ready")
            troubles.update(answer.get("troubles", {}))
            return part in troubles

        await until(is_so, f"{part} is in trouble")
        return troubles[part]


@asynccontextmanager
async def serving(readiness: Readiness) -> AsyncIterator[Operator]:
    health = HealthServer(readiness, HERE, 0)
    await health.start()
    try:
        yield Operator(health.port)
    finally:
        await health.close()


async def test_a_bot_that_starts_lives_and_is_not_ready() -> None:
    readiness = Readiness()
    async with serving(readiness) as operator:
        assert await operator.ask("/health") == (200, {"healthy": True})
        assert await operator.ask("/ready") == (503, {"ready": False, "troubles": {"bot": "it is starting"}})
        readiness.is_open = True
        trouble = {"bot": "it is warming up"}  # a first answer would take seconds
        assert await operator.ask("/ready") == (503, {"ready": False, "troubles": trouble})
        readiness.is_warm = True
        assert await operator.ask("/ready") == (200, {"ready": True, "troubles": {}})
        readiness.is_stopping = True
        assert await operator.ask("/ready") == (503, {"ready": False, "troubles": {"bot": "it is stopping"}})
        assert await operator.ask("/health") == (200, {"healthy": True})
        for path in ("/", "/metrics/x", "/..%2f..%2fetc/passwd"):
            assert (await operator.ask(path))[0] == 404


async def say_well() -> str:
    return ""


async def say_away() -> str:
    return "away"


async def test_a_chat_that_is_away_takes_no_other_one_down() -> None:
    readiness = Readiness((Chat.PAGE, Chat.DISCORD), is_open=True, is_warm=True)
    readiness.checks |= {"store": say_well, "discord": say_away}
    async with serving(readiness) as operator:
        trouble = {"discord": "away"}
        assert await operator.ask("/ready/discord") == (503, {"ready": False, "troubles": trouble})
        for path in ("/ready", "/ready/page"):
            assert await operator.ask(path) == (200, {"ready": True, "troubles": trouble})
        assert (await operator.metrics()).value("solitaire_ready") == 1
        readiness.checks |= {"store": say_away}
        for path in ("/ready", "/ready/page", "/ready/discord"):
            assert await operator.ask(path) == (
                503,
                {"ready": False, "troubles": {"store": "away"} | trouble},
            )
        for chat, problem in {
            "telegram": "this bot isn't there: TELEGRAM_TOKEN isn't set",
            "irc": "there is no such chat, ask for /ready/page, /ready/discord, or /ready for the process "
            "and its store",
        }.items():
            refused = {"ready": False, "troubles": {"chat": problem}}
            assert await operator.ask(f"/ready/{chat}") == (404, refused)


async def test_no_site_can_read_it_by_a_name_of_its_own() -> None:
    """A page of a site whose name is made to mean this machine could read the metrics (DNS rebinding)."""
    own = {"127.0.0.1": 200, "[::1]:9464": 200, "bot:9464": 200, "bot.internal": 200, "LOCALHOST.": 200}
    foreign = {"evil.example": 421, "127.0.0.1.nip.io:9464": 421, "internal.evil.example": 421, "": 421}
    async with serving(Readiness()) as operator, ClientSession() as session:
        for name, status in (own | foreign).items():
            async with session.get(f"{operator.address}/metrics", headers={"Host": name}) as answer:
                assert answer.status == status, name
                assert status == 200 or "OPERATION_HOST" in await answer.text()
        reader, writer = await asyncio.open_connection(HERE, int(operator.address.rpartition(":")[2]))
        writer.write(b"GET /health HTTP/1.0\r\n\r\n")  # as load balancers ask that send no name
        assert b" 200 " in await reader.readline()
        writer.close()


async def test_each_part_that_is_in_trouble_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    async def hang() -> str:
        await asyncio.Event().wait()
        return ""

    async def fail() -> str:
        raise RuntimeError("the token is in here")

    monkeypatch.setattr("bot.operations.health.CHECK_SECONDS", 0.01)
    readiness = Readiness(is_open=True, is_warm=True)
    for part, check in {"well": say_well, "store": say_away, "discord": hang, "page": fail}.items():
        readiness.checks[part] = check
    async with serving(readiness) as operator:
        status, answer = await operator.ask("/ready")
        assert status == 503
        assert answer["troubles"] == {"store": "away", "discord": "no answer", "page": "its check failed"}
        metrics = await operator.metrics()
        assert metrics.value("solitaire_ready") == 0
        assert metrics.value("solitaire_build_info") == 1
        for level in ("warning", "error", "critical"):  # so that an alert sees the first line as a change
            assert ("solitaire_log_lines_total", frozenset({("level", level)})) in metrics.values


async def test_metrics_are_served_in_any_requested_form_and_a_taken_port_is_reported(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with serving(Readiness()) as operator, ClientSession() as session:
        for form in ("version=x", "version=\xff", "version=1.0.0; escaping=none", "version="):
            accepted = {"Accept": f"application/openmetrics-text; {form}"}
            async with session.get(f"{operator.address}/metrics", headers=accepted) as answer:
                assert answer.status == 200
                assert "solitaire_ready" in await answer.text()
        taken = int(operator.address.rpartition(":")[2])
        problem = (
            rf"OPERATION_PORT: the bot can't listen on port {taken} of '{HERE}' \(Address already in use"
        )
        with pytest.raises(StartError, match=problem):
            await HealthServer(Readiness(), HERE, taken).start()
    assert not [line for line in caplog.records if line.levelname == "ERROR"]


async def test_the_program_is_ready_when_its_store_is_there(short_path: Path) -> None:
    async with valkey(short_path / "store") as store:
        store.suspend()
        port = unused_port()
        program = await Program(short_path, REDIS_URL=store.url, OPERATION_PORT=str(port)).begin()
        operator = Operator(port)
        try:
            assert await operator.lacks("bot") == "it is starting"
            assert await operator.ask("/health") == (200, {"healthy": True})
            store.resume()
            await operator.is_ready()
            store.kill()
            assert await operator.lacks("store") == "the store can't be reached"
            assert await operator.ask("/health") == (200, {"healthy": True})
            assert (await operator.metrics()).value("solitaire_store_away") == 1
            await store.restart()
            await operator.is_ready()
        finally:
            program.send(signal.SIGTERM)
            end = await program.end()
        assert end.status == 0, end


async def test_the_program_is_not_ready_while_it_stops(
    short_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", HERE)
    async with Telegram().running() as telegram:
        port = unused_port()
        chat = {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API_URL": telegram.url, "NO_PROXY": HERE}
        program = Program(short_path, OPERATION_PORT=str(port), **chat)
        async with running(program):
            operator = Operator(port)
            await operator.is_ready()
            telegram.held["getUpdates"] = asyncio.Event()  # so that the shutdown takes a moment
            program.send(signal.SIGTERM)
            assert await operator.lacks("bot") == "it is stopping"
            telegram.held.pop("getUpdates").set()
            assert (await program.end()).status == 0


async def test_chats_that_are_not_reached_are_reported(short_path: Path) -> None:
    port, nobody = unused_port(), f"http://{HERE}:{unused_port()}"
    chats = {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API_URL": nobody}
    chats |= {"DISCORD_TOKEN": DISCORD_TOKEN, "DISCORD_API_URL": nobody}
    async with running(Program(short_path, OPERATION_PORT=str(port), NO_PROXY=HERE, **chats)):
        operator = Operator(port)
        await operator.is_ready("/ready/page")
        for chat, problem in {
            "telegram": "Telegram can't be reached",
            "discord": "shards are connected",
        }.items():
            status, answer = await operator.ask(f"/ready/{chat}")
            assert status == 503
            assert problem in answer["troubles"][chat]
        assert (await operator.metrics()).value("solitaire_chat_connected") == 0
