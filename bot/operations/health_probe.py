"""Asks a bot that runs beside it whether it lives, for containers: ``python -m bot.operations.health_probe``.

It reads nothing but ``OPERATION_PORT``, so that asking every few seconds costs next to nothing.
"""

import os
import sys
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 4.0
"""Seconds."""


def main() -> int:
    """Return 0 where it lives, else 1."""
    address = f"http://127.0.0.1:{os.environ.get('OPERATION_PORT', '9464')}/health"
    try:
        with urlopen(address, timeout=PATIENCE):
            return 0
    except (URLError, OSError, ValueError) as error:
        sys.stderr.write(f"{address}: {error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
