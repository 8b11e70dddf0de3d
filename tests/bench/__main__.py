"""Prints the figures whose names start with the given argument, or all figures: ``NAME VALUE UNIT`` a line.

A figure that cannot be measured is a line on standard error, and the exit status is then 1.
"""

import sys

from tests.bench.figures import MissingFigure, figures


def main(only: str = "") -> int:
    """Print the figures whose names start with ``only``; return the exit status."""
    found, is_complete = False, True
    for figure in figures(only):
        found = True
        if isinstance(figure, MissingFigure):
            is_complete = False
            sys.stderr.write(f"{figure.name} is missing: {figure.reason}\n")
        else:
            sys.stdout.write(f"{figure.name} {figure.value:.4g} {figure.unit}\n")
            sys.stdout.flush()
    if not found:
        sys.stderr.write(f"no figure has a name that begins with {only!r}\n")
    return 0 if found and is_complete else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
