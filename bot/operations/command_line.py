"""Runs a subcommand of ``solitaire-bot``."""

import asyncio
import os
import signal
import sys
from argparse import Namespace
from collections.abc import Coroutine
from contextlib import suppress

from bot.config.environment import load_config
from bot.config.errors import StartError
from bot.config.secrets import secrets
from bot.observability.log_format import configure_logging
from bot.operations.backup import back_up
from bot.operations.checks.runner import run_checks
from bot.operations.restore import restore
from bot.operations.store_access import store_setting
from bot.storage.errors import StoreError

LOW_PRIORITY = 10
"""By how much the niceness of a backup on schedule is raised."""
DONE, REFUSED = 0, 2
"""The exit statuses, the same as those of the program."""


def run_command(arguments: Namespace) -> int:
    """Run the subcommand; return the exit status, or raise ``StartError``."""
    work = run_checks() if arguments.command == "check" else _copy_games(arguments)
    try:
        return DONE if asyncio.run(_run_until_signal(work)) else REFUSED
    except asyncio.CancelledError:
        sys.stderr.write("Stopped before it finished\n")
        return REFUSED


async def _run_until_signal(work: Coroutine[None, None, bool]) -> bool:
    """Await the work; cancel it at a signal, so that it can remove what it has begun."""
    task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.is_closed() or loop.call_soon_threadsafe(task.cancel))
    return await task


async def _copy_games(arguments: Namespace) -> bool:
    settings = load_config()
    configure_logging("error", secrets(settings), settings.log_form)
    try:
        if arguments.command == "backup":
            if arguments.low_priority and hasattr(os, "nice"):  # Windows has none
                with suppress(OSError):  # not everybody may
                    os.nice(LOW_PRIORITY)
            await back_up(settings, arguments.file, may_overwrite=arguments.overwrite)
        else:
            await restore(settings, arguments.file, may_replace=arguments.replace)
    except StoreError as error:
        raise StartError(
            store_setting(settings),
            f"the store failed before the {arguments.command} was complete ({error})",
            "Try again",
        ) from None
    return True
