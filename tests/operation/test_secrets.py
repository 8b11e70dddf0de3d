"""The whole program at log level debug under all kinds of failures: no secret is in its output."""

import json
import re
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import unused_port

from bot.config.secrets import webhook_path, webhook_secret
from tests.bot.program import Program, Visitor
from tests.discord_chat.boards import deal, move
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import TOKEN as DISCORD_TOKEN
from tests.discord_chat.simulator.server import DiscordServer
from tests.discord_chat.simulator.specification import Specification as DiscordSpecification
from tests.discord_chat.simulator.world import BOT
from tests.operation.metrics_text import Exposition
from tests.operation.test_metrics import watched_series
from tests.store.servers import Server as Valkey
from tests.store.servers import server as valkey
from tests.store.servers import until
from tests.telegram_chat.people import Person, buttons
from tests.telegram_chat.refusals import RefusedError, flood
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server as Telegram
from tests.telegram_chat.specification import Specification as TelegramSpecification

HERE, PUBLIC = "127.0.0.1", "https://bot.example.org"
PASSWORD = "Correct-Horse/Battery@Staple 7"  # noqa: S105 - of a server that lives for a moment
NAME = "Quaxwell"
LINE = "xyzzyplugh"
"""The name of the players, and a line that they type."""
SETUP_METHODS = ("getWebhookInfo", "setWebhook")
"""API methods by which the bot sends Telegram its webhook and secret."""


def secrets(discord: DiscordServer) -> Iterator[str]:
    """Yield all secrets in all forms in which they might appear."""
    for secret in (
        DISCORD_TOKEN,
        TELEGRAM_TOKEN,
        TELEGRAM_TOKEN.partition(":")[2],
        PASSWORD,
        webhook_path(TELEGRAM_TOKEN),
        webhook_secret(TELEGRAM_TOKEN),
        *discord.world.interactions,
    ):
        yield from {secret, quote(secret), quote(secret, safe=""), secret.replace("/", "\\/")}


LOG_INTO_FILE = """
import os, sys
os.dup2(os.open("log", os.O_CREAT | os.O_WRONLY, 0o600), 2)
os.execv(sys.executable, [sys.executable, "-m", "bot"])
"""


class DebugProgram(Program):
    """The program with its log in a file, because a pipe's buffer is too small for it."""

    command = ("-c", LOG_INTO_FILE)


def arguments(process: int) -> str:
    """Return what ``ps`` shows of a process and its descendants."""
    folder = Path(f"/proc/{process}")
    with suppress(OSError):  # the process has just ended
        children = [int(one) for path in folder.glob("task/*/children") for one in path.read_text().split()]
        own = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        return "\n".join([own, *map(arguments, children)])
    return ""


@dataclass(frozen=True, slots=True)
class Deployment:
    """The program, the servers that it is connected to, and players."""

    program: DebugProgram
    store: Valkey
    discord: DiscordServer
    telegram: Telegram
    operator: str
    visitor: Visitor
    carla: Player
    anna: Person

    async def served(self, path: str) -> str:
        """Return what the program serves on its port for operators."""
        async with ClientSession() as session, session.get(f"{self.operator}/{path}") as answer:
            return f"{answer.status} {answer.headers}\n{await answer.text()}"

    async def until_ready(self) -> None:
        async def is_so() -> bool:
            return (await self.served("ready")).startswith("200")

        await until(is_so, "it is ready")


@asynccontextmanager
async def deployment(directory: Path) -> AsyncIterator[Deployment]:
    port, hook = unused_port(), unused_port()
    async with (
        valkey(directory / "store", {"requirepass": f'"{PASSWORD}"'}) as store,
        DiscordServer(DiscordSpecification.find()).serving() as discord,
        Telegram(TelegramSpecification.find()).running() as telegram,
        Visitor() as visitor,
    ):
        program = DebugProgram(
            directory,
            LOG_LEVEL="debug",
            LOG_FORM="json",
            REDIS_URL=f"redis://:{quote(PASSWORD, safe='')}@{HERE}:{store.port}/0",
            TELEGRAM_WEBHOOK_URL=PUBLIC,
            TELEGRAM_WEBHOOK_PORT=str(hook),
            OPERATION_PORT=str(port),
            **chats(discord, telegram),
        )
        await program.begin()
        try:
            await visitor.enter(await program.address())
            await telegram.until(lambda: telegram.updates.webhook)
            found = telegram.updates.webhook
            # Replaces the reverse proxy between Telegram and the bot, which has TLS and a domain name.
            found["url"] = found["url"].replace(PUBLIC, f"http://{HERE}:{hook}")
            channel = discord.world.add_channel(discord.world.add_guild())
            carla = Player(discord, discord.world.add_user(NAME), channel)
            anna = Person(telegram, 1001, NAME)
            here = Deployment(
                program, store, discord, telegram, f"http://{HERE}:{port}", visitor, carla, anna
            )
            await here.until_ready()
            yield here
        finally:
            if program.process.returncode is None:
                program.send(signal.SIGTERM)
                await program.end()


def chats(discord: DiscordServer, telegram: Telegram) -> dict[str, str]:
    """Return the settings of both chats."""
    return {
        "DISCORD_TOKEN": DISCORD_TOKEN,
        "DISCORD_API_URL": discord.api_url,
        "TELEGRAM_TOKEN": TELEGRAM_TOKEN,
        "TELEGRAM_API_URL": telegram.url,
        "NO_PROXY": HERE,
    }


async def play(here: Deployment) -> tuple[Any, Any]:
    """Play in every chat by every kind of event; return the boards in Discord and in Telegram."""
    await here.visitor.type("/play wish 42")
    await here.visitor.type(LINE)
    board = await deal(here.carla)
    await here.carla.presses(board, move(board))
    await here.carla.is_offered("solitaire play", "deal", LINE, game="wish")
    await here.carla.says(f"<@{BOT.id}> {LINE}")
    posted = await here.anna.say("/play wish 42")
    await here.anna.press(posted, next(buttons(posted))["text"])
    await here.anna.say("/giveup yes")
    await here.anna.say("/play wish 44")
    await here.anna.say(LINE)
    await here.anna.ask(LINE)
    return board, posted


async def meet_failures(here: Deployment, board: Any, posted: Any) -> None:  # noqa: ANN401 - each stand-in's own
    """Let requests to both chats be refused, fail and break off."""
    faults, telegram = here.discord.faults, here.telegram
    faults.fail("*", "/interactions/*", 401)
    await here.carla.presses(board, move(board))
    faults.fail("*", "/interactions/*", 503)
    await here.carla.presses(board, move(board))
    faults.limit("*", "/interactions/*", 0.01)
    await here.carla.presses(board, move(board))
    met = faults.met
    faults.cut("*", "/interactions/*")
    await here.carla.press(board, move(board))
    await here.discord.until(lambda: faults.met > met)
    for method in ("sendMessage", "editMessageMedia", "answerCallbackQuery"):
        for error in (RefusedError("Unauthorized", 401), RefusedError("Bad Gateway", 502), flood(1)):
            telegram.refuse(method, error)
        telegram.cut.append((method, False))
    await here.anna.write(LINE)
    for _ in range(3):
        await here.anna.tap(posted, next(buttons(posted))["text"])
    await here.anna.write(LINE)
    await telegram.until(lambda: len(telegram.refused) > 2)


async def lose_the_store(here: Deployment, board: Any, posted: Any) -> None:  # noqa: ANN401 - each stand-in's own
    """Let all players act while the store is down, and wait until it is back."""
    here.store.kill()
    with pytest.raises(AssertionError, match="Your games can’t be reached"):
        await here.visitor.type(LINE)
    await here.carla.presses(board, move(board))
    await here.anna.tap(posted, next(buttons(posted))["text"])
    await here.store.restart()
    await here.until_ready()
    await here.visitor.type("/play wish 43")


def sent_to_chats(here: Deployment) -> str:
    """Return what the simulators received, except URLs and headers, in which tokens belong."""
    sent = [request.json for request in here.discord.requests]
    sent += [one.fields for one in here.telegram.requests if one.method not in SETUP_METHODS]
    return json.dumps(sent, ensure_ascii=False)


def check_log(text: str) -> None:
    """Check that lines are valid JSON, have their traces, and do not contain what players typed."""
    events = [json.loads(line) for line in text.splitlines()]
    assert {"debug", "info", "warning"} <= {event["level"] for event in events}
    for event in events:
        if event["level"] != "debug":
            words = f"{event['event']} {event.get('exception')}".lower()
            assert LINE not in words, event
            assert NAME.lower() not in words, event
    ended = [event for event in events if event["event"] == "event answered"]
    assert {"page", "discord", "telegram"} == {event["chat"] for event in ended}
    assert {"answered", "refused", "store-away"} <= {event["outcome"] for event in ended}
    failures = "refused an answer|nothing shown in chat"
    unsent = [event for event in events if re.search(failures, event["event"])]
    assert unsent
    assert {event["trace"] for event in unsent} <= {event["trace"] for event in ended}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the system does not show processes so")
async def test_no_secret_is_to_be_seen_whatever_goes_wrong(
    short_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", HERE)
    async with deployment(short_path) as here:
        board, posted = await play(here)
        paths = ("health", "ready", "metrics", "x")
        seen = [await here.served(path) for path in paths]
        words = arguments(here.program.process.pid)
        await meet_failures(here, board, posted)
        await lose_the_store(here, board, posted)
        seen += [await here.served(path) for path in paths]
        metrics = (await here.served("metrics")).partition("\n")[2]
        here.program.send(signal.SIGTERM)
        end = await here.program.end()
        seen += [sent_to_chats(here), end.said, words]
    assert end.status == 0
    log = (short_path / "log").read_text("utf-8")
    check_log(log)
    for secret in secrets(here.discord):
        assert secret not in log, next(line for line in log.splitlines() if secret in line)[:600]
        assert secret not in "\n".join(seen)
    assert "-m bot" in words
    assert watched_series() <= {name for name, _ in Exposition.read(metrics).values}, "all is there by now"


@pytest.mark.parametrize("wrong", ["DISCORD", "TELEGRAM", "REDIS"])
async def test_what_is_wrong_is_reported_without_the_secret(
    wrong: str, short_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_PROXY", HERE)
    async with (
        valkey(short_path / "store", {"requirepass": '"another"'}) as store,
        DiscordServer().serving() as discord,
        Telegram().running() as telegram,
    ):
        discord.accepts_token = False
        telegram.token = "another"  # noqa: S105 - of nothing
        settings = chats(discord, telegram)
        settings["REDIS_URL"] = f"redis://me:{quote(PASSWORD, safe='')}@{HERE}:{store.port}/0"
        settings = {name: value for name, value in settings.items() if name.startswith((wrong, "NO_PROXY"))}
        end = await (await Program(short_path, LOG_LEVEL="debug", **settings).begin()).end()
    assert end.status == 2
    assert f"\n{wrong}_" in end.complained
    assert "DEBUG" in end.complained
    for secret in secrets(discord):
        assert secret not in end.complained + end.said
