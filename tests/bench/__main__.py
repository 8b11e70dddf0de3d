"""Prints the figures whose names start with the given argument, or all figures."""

import sys

from tests.bench.figures import figures

only = sys.argv[1] if len(sys.argv) > 1 else ""
found = False
for figure in figures(only):
    found = True
    sys.stdout.write(f"{figure.name} {figure.value:.4g} {figure.unit}\n")
    sys.stdout.flush()
if not found:
    sys.exit(f"no figure has a name that begins with {only!r}")
