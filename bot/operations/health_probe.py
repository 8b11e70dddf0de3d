"""The health check of containers: ``python -m bot.operations.health_probe``.

It requests ``/health`` of the bot in the same container. It reads only ``OPERATION_PORT`` and imports little,
because it runs every few seconds. It uses no proxy, whatever ``HTTP_PROXY`` says.
"""

import os
import sys
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

TIMEOUT = 4.0
"""Seconds."""


def main() -> int:
    """Return 0 if the bot is healthy, else 1."""
    address = f"http://127.0.0.1:{os.environ.get('OPERATION_PORT', '9464')}/health"
    try:
        with build_opener(ProxyHandler({})).open(address, timeout=TIMEOUT):
            return 0
    except (URLError, OSError, ValueError) as error:
        sys.stderr.write(f"{address}: {error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
