"""The store, opened for other work than playing: with the bot's own server started where it does not run."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from redis.asyncio import Redis

from bot.config.environment import Config
from bot.core.errors import StartError
from bot.runtime.cancellation import cancellable
from bot.storage.connection.connect import check_server, connect
from bot.storage.embedded.file_lock import FileLock, LockedError
from bot.storage.embedded.server import EmbeddedValkey

TOOL_NAME = "solitaire-bot-operation"
GAMES = "appendonlydir"
"""The folder in which a server keeps what it writes."""


def setting_of(settings: Config) -> str:
    """Return the setting that says where the store is."""
    return "REDIS_URL" if settings.redis_url else "DATA_DIR"


def owner_of_directory(settings: Config) -> str | None:
    """Return the number of the process that plays on the bot's own directory, ``None`` where none does.

    Nothing is made or changed there.
    """
    path = settings.data_dir / "lock"
    if not path.exists():
        return None
    try:
        FileLock.take(path).close()
    except LockedError as error:
        return error.owner or "unknown"
    except OSError:
        return None
    return None


@asynccontextmanager
async def prefetched(settings: Config, *, may_begin: bool = False) -> AsyncIterator[Redis]:
    """Provide the store of the settings; raise ``StartError`` where there is none that could be used.

    The bot's own server is started where it does not run. Unless ``may_begin``, it must have games already.
    """
    if settings.redis_url:
        async with _connected(settings.redis_url.get_secret_value()) as redis:
            yield redis
        return
    server = EmbeddedValkey(settings.data_dir)
    if owner_of_directory(settings) is not None:
        async with _connected(server.url) as redis:
            yield redis
        return
    _check_directory(settings, may_begin=may_begin)
    try:
        await server.start()
        async with _connected(server.url) as redis:
            yield redis
    finally:
        await server.stop()


@asynccontextmanager
async def _connected(url: str) -> AsyncIterator[Redis]:
    redis = connect(url, name=TOOL_NAME)
    try:
        await cancellable(check_server(redis, url))
        yield redis
    finally:
        await redis.aclose()


def _check_directory(settings: Config, *, may_begin: bool) -> None:
    """Raise ``StartError`` where a server must not be started: its files would belong to the wrong user."""
    directory = settings.data_dir
    try:
        is_there = (directory / GAMES).exists()
        owner = directory.stat().st_uid if directory.exists() else None
    except OSError as error:
        raise StartError(
            "DATA_DIR", f"{directory} cannot be read ({error.strerror})", "Do this as the bot's user"
        ) from None
    if not (is_there or may_begin):
        raise StartError(
            "DATA_DIR",
            f"no games are kept in {directory}",
            "Name the directory with which the bot is started",
        )
    if owner is not None and hasattr(os, "geteuid") and owner != os.geteuid():
        raise StartError(
            "DATA_DIR",
            f"{directory} belongs to another user, number {owner}",
            "Do this as that user, or the bot could not read its games any more",
        )
