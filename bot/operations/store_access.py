"""Opens the store for other work than playing; starts the bot's own server if it is not running."""

import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from redis.asyncio import Redis

from bot.config.environment import Config
from bot.config.errors import StartError
from bot.runtime.cancellation import cancellable
from bot.storage.connection.connect import check_server, connect
from bot.storage.embedded.file_lock import FileLock, LockedError
from bot.storage.embedded.server import EmbeddedValkey

TOOL_NAME = "solitaire-bot-operation"
GAMES = "appendonlydir"
"""The folder in which a server stores what it writes."""


def store_setting(settings: Config) -> str:
    """Return the name of the setting that says where the store is."""
    return "REDIS_URL" if settings.redis_url else "DATA_DIR"


def owner_of_directory(settings: Config) -> str | None:
    """Return the id of the process that plays on the bot's own directory; ``None`` if none does."""
    path = settings.data_dir / "lock"
    try:
        with suppress(OSError):
            if path.exists():
                FileLock.acquire(path).close()
    except LockedError as error:
        return error.owner or "unknown"
    return None


@asynccontextmanager
async def open_store(settings: Config, *, may_create: bool = False) -> AsyncIterator[Redis]:
    """Provide the configured store; raise ``StartError`` if it cannot be used.

    Starts the bot's own server if it is not running. Unless ``may_create``, there must be games already.
    """
    async with AsyncExitStack() as stack:
        if settings.redis_url:
            url = settings.redis_url.get_secret_value()
        else:
            server = EmbeddedValkey(settings.data_dir)
            url = server.url
            if owner_of_directory(settings) is None:
                _check_directory(settings, may_create=may_create)
                stack.push_async_callback(server.stop)
                await server.start()
        redis = connect(url, name=TOOL_NAME)
        stack.push_async_callback(redis.aclose)
        await cancellable(check_server(redis, url))
        yield redis


def _check_directory(settings: Config, *, may_create: bool) -> None:
    """Raise ``StartError`` if a server here would find no games, or write files of the wrong user."""
    directory = settings.data_dir
    try:
        has_games = (directory / GAMES).exists()
        owner = directory.stat().st_uid if directory.exists() else None
    except OSError as error:
        raise StartError(
            "DATA_DIR", f"can't read {directory} ({error.strerror})", "Run this as the bot's user"
        ) from None
    if not (has_games or may_create):
        raise StartError(
            "DATA_DIR", f"there are no games in {directory}", "Set the directory that the bot uses"
        )
    if owner is not None and hasattr(os, "geteuid") and owner != os.geteuid():
        raise StartError(
            "DATA_DIR",
            f"{directory} belongs to another user (ID {owner})",
            "Run this as that user, or the bot can no longer read its games",
        )
