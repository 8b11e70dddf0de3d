"""What is done in the place of playing, as the command line says."""

import asyncio
import signal
import sys
from argparse import Namespace
from collections.abc import Coroutine

from bot.config.environment import load
from bot.config.secrets import secrets
from bot.core.errors import StartError
from bot.observability.log_format import configure_logging
from bot.operations.backup import back_up
from bot.operations.checks.runner import check
from bot.operations.restore import restore
from bot.operations.store_access import setting_of
from bot.storage.errors import StoreError

DONE, REFUSED = 0, 2
"""The exit statuses, as those of the program."""


def run_command(words: Namespace) -> int:
    """Do what the command line says; return the exit status, or raise ``StartError``."""
    work = check() if words.command == "check" else _move_games(words)
    try:
        return DONE if asyncio.run(_stoppable(work)) else REFUSED
    except asyncio.CancelledError:
        sys.stderr.write("Stopped before its end\n")
        return REFUSED


async def _stoppable(work: Coroutine[None, None, bool]) -> bool:
    """Do something that takes away what it has begun when it is asked to stop."""
    task, loop = asyncio.ensure_future(work), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: loop.is_closed() or loop.call_soon_threadsafe(task.cancel))
    return await task


async def _move_games(words: Namespace) -> bool:
    settings = load()
    configure_logging("error", secrets(settings), settings.log_form)
    try:
        if words.command == "backup":
            await back_up(settings, words.file, may_overwrite=words.overwrite)
        else:
            await restore(settings, words.file, may_replace=words.replace)
    except StoreError as error:
        raise StartError(
            setting_of(settings),
            f"the store failed before the {words.command} was done ({error})",
            "Do it once more",
        ) from None
    return True
