"""``python -m tests.soak [MINUTES] [SEED] [MOVES] [DRILL]``: faults of every kind, moves, and a drill.

First everything fails for some minutes; then there are 200,000 moves, and what grew; then a drill of 60
faults of a bot with its own server. ``MINUTES``, ``MOVES`` or ``DRILL`` 0 leaves out that part. Prints one
figure on each line.
"""

import asyncio
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bench.handle import store_server
from tests.bench.load import bot_processes
from tests.soak.drill import DrillFindings, drill
from tests.soak.environment import memory_in_kib
from tests.soak.soak import Findings, soak

MINUTES = 10.0
EARLY, LATE = 20_000, 200_000
"""Numbers of moves after which the process is measured."""
PERIOD_SECONDS = 10.0
DRILL = 60
"""Faults of the drill."""


@dataclass(frozen=True, slots=True)
class Weight:
    """Memory of a process and CPU cost of a move, after a number of moves."""

    moves: int
    kib: int
    cpu: float
    """CPU seconds per move, for the latest moves."""


async def grown(early: int, late: int) -> list[Weight]:
    """Let players play in one process, and measure it early and late."""
    weights, moves = [], 0
    async with store_server() as url, bot_processes(url, 1) as (process,):
        for enough in (early, late):
            while True:
                period = await process.play(PERIOD_SECONDS)
                moves += period.moves
                weight = Weight(moves, memory_in_kib(process.process.pid), period.cpu / period.moves)
                show(f"{moves:7} moves  {weight.kib // 1024:5} MiB  {weight.cpu * 1000:.2f} ms a move ")
                if moves >= enough:
                    break
            weights.append(weight)
    return weights


def report(findings: Findings) -> str:
    """Return the figures, ``name value unit``, and everything that is wrong."""
    lines = [
        f"soak.faults {findings.faults.total()} faults",
        *(f"soak.faults.{name} {count} faults" for name, count in sorted(findings.faults.items())),
        *(f"soak.{name.replace(' ', '_')} {count} times" for name, count in sorted(findings.seen.items())),
        f"soak.recovery.s.max {max(findings.recoveries, default=0):.3g} s",
        f"soak.lost {len(findings.lost)} moves",
        f"soak.wrong {len(findings.wrong)} boards",
        f"soak.unanswered {len(findings.unanswered)} presses",
        f"soak.complaints {len(findings.complaints)} lines",
    ]
    return "\n".join([*lines, *findings.lost, *findings.wrong, *findings.unanswered, *findings.complaints])


def show(line: str) -> None:
    """Replace the last line of the terminal."""
    sys.stderr.write(f"\r{line}")
    sys.stderr.flush()


def show_findings(findings: Findings, past: float) -> None:
    """Show the progress of the faults."""
    mib = findings.kib[-1][1] // 1024
    show(f"{past:6.0f} s  {findings.faults.total():5} faults  {mib:5} MiB in all processes ")


def fail(minutes: float, seed: int) -> bool:
    """Let everything fail for some minutes; return whether all was well."""
    sys.stdout.write(f"soak.seed {seed} number\n")
    with TemporaryDirectory(prefix="sb-") as directory:
        findings = asyncio.run(soak(Path(directory), minutes * 60, seed, note=show_findings))
    sys.stderr.write("\n")
    sys.stdout.write(report(findings) + "\n")
    return findings.is_well


def grow(moves: int) -> None:
    """Play a number of moves, and print what grew."""
    early, late = asyncio.run(grown(min(EARLY, moves), moves))
    sys.stderr.write("\n")
    for name, weight in (("early", early), ("late", late)):
        sys.stdout.write(f"soak.{name}.moves {weight.moves} moves\n")
        sys.stdout.write(f"soak.{name}.rss.mib {weight.kib / 1024:.4g} MiB\n")
        sys.stdout.write(f"soak.{name}.cpu_per_move.ms {weight.cpu * 1000:.3g} ms\n")
    sys.stdout.write(f"soak.rss_ratio {late.kib / early.kib:.3g} times\n")
    sys.stdout.write(f"soak.cpu_ratio {late.cpu / early.cpu:.3g} times\n")


def report_drill(findings: DrillFindings) -> str:
    """Return the figures of a drill, and everything that is wrong."""
    lines = [
        f"drill.faults {findings.faults.total()} faults",
        *(f"drill.faults.{name} {count} faults" for name, count in sorted(findings.faults.items())),
        f"drill.disk.is_real {int(findings.is_disk_real)} (with 0, files could not grow instead)",
        f"drill.ended {len(findings.ended)} times",
        f"drill.lost {len(findings.lost)} moves",
        f"drill.answered {findings.answered} actions",
        f"drill.refused {findings.refused} actions",
        *(
            f"drill.{name.replace(' ', '_')} {count} times"
            for name, count in sorted(findings.at_tables.items())
        ),
        f"drill.recovery.s.max {max(findings.recoveries, default=0):.3g} s",
    ]
    return "\n".join([*lines, *findings.lost, *(end.complained for end in findings.ended)])


def hold_drill(faults: int, seed: int) -> bool:
    """Let a bot and its own server fail; return whether the bot always stayed and nothing was lost."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        findings = asyncio.run(
            drill(Path(directory), faults, seed, lambda so_far: show(f"{so_far.faults.total():5} faults "))
        )
    sys.stderr.write("\n")
    sys.stdout.write(report_drill(findings) + "\n")
    return not (findings.ended or findings.lost)


def main() -> int:
    """Soak; return the exit status."""
    words = sys.argv[1:]
    minutes = float(words[0]) if words else MINUTES
    seed = int(words[1]) if len(words) > 1 else secrets.randbelow(2**32)
    moves = int(words[2]) if len(words) > 2 else LATE
    faults = int(words[3]) if len(words) > 3 else DRILL
    is_well = fail(minutes, seed) if minutes else True
    if moves:
        grow(moves)
    if faults:
        is_well &= hold_drill(faults, seed)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
