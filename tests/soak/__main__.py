"""``python -m tests.soak [MINUTES] [SEED]``: everything fails for so long; the figures of what came of it."""

import asyncio
import secrets
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

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
    moves = findings.faults.total()
    kib = findings.kib[-1][1]
    sys.stderr.write(f"\r{past:6.0f} s  {moves:5} faults  {kib // 1024:5} MiB in all processes ")
    sys.stderr.flush()


def main() -> int:
    """Soak; return the exit status."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else secrets.randbelow(2**32)
    sys.stdout.write(f"soak.seed {seed} number\n")
    with TemporaryDirectory(prefix="sb-") as directory:
        findings = asyncio.run(soak(Path(directory), minutes * 60, seed, note=show))
    sys.stderr.write("\n")
    sys.stdout.write(told(findings) + "\n")
    return 0 if findings.is_well else 1


if __name__ == "__main__":
    sys.exit(main())
