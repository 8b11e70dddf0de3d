"""``python -m tests.soak [MINUTES] [SEED]``: everything fails for so long; then 200,000 moves, and what grew.

``MINUTES`` 0 leaves the first out, a third word is the number of moves, 0 for none. Prints a figure a line.
"""

import asyncio
import secrets
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.soak.growth import EARLY, LATE, Weight, grown
from tests.soak.soak import Findings, soak

MINUTES = 10.0


def told(findings: Findings) -> str:
    """Return the figures, ``name value unit``, and what is wrong."""
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


def show(findings: Findings, past: float) -> None:
    """Tell in one line of the terminal how far it is."""
    mib = findings.kib[-1][1] // 1024
    write(f"{past:6.0f} s  {findings.faults.total():5} faults  {mib:5} MiB in all processes ")


def show_growth(weight: Weight) -> None:
    """Tell the same of what grows."""
    write(f"{weight.moves:7} moves  {weight.kib // 1024:5} MiB  {weight.cpu * 1000:.2f} ms a move ")


def write(line: str) -> None:
    """Write over the line of the terminal before."""
    sys.stderr.write(f"\r{line}")
    sys.stderr.flush()


def fail(minutes: float, seed: int) -> bool:
    """Have everything fail for so long; tell whether all was well."""
    sys.stdout.write(f"soak.seed {seed} number\n")
    with TemporaryDirectory(prefix="sb-") as directory:
        findings = asyncio.run(soak(Path(directory), minutes * 60, seed, note=show))
    sys.stderr.write("\n")
    sys.stdout.write(told(findings) + "\n")
    return findings.is_well


def grow(moves: int) -> None:
    """Have so many moves made, and tell what grew."""
    early, late = asyncio.run(grown(min(EARLY, moves), moves, show_growth))
    sys.stderr.write("\n")
    for name, weight in (("early", early), ("late", late)):
        sys.stdout.write(f"soak.{name}.moves {weight.moves} moves\n")
        sys.stdout.write(f"soak.{name}.rss.mib {weight.kib / 1024:.4g} MiB\n")
        sys.stdout.write(f"soak.{name}.cpu_per_move.ms {weight.cpu * 1000:.3g} ms\n")
    sys.stdout.write(f"soak.rss_ratio {late.kib / early.kib:.3g} times\n")
    sys.stdout.write(f"soak.cpu_ratio {late.cpu / early.cpu:.3g} times\n")


def main() -> int:
    """Soak; return the exit status."""
    words = sys.argv[1:]
    minutes = float(words[0]) if words else MINUTES
    seed = int(words[1]) if len(words) > 1 else secrets.randbelow(2**32)
    moves = int(words[2]) if len(words) > 2 else LATE
    is_well = fail(minutes, seed) if minutes else True
    if moves:
        grow(moves)
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
