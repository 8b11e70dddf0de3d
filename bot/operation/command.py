"""What is done in the place of playing, as the command line says."""

import asyncio
import signal
import sys
from argparse import Namespace

from bot.config import load
from bot.errors import StartError
from bot.hidden import secrets
from bot.logs import begin_logging
from bot.operation.backup import back_up
from bot.operation.check import check
from bot.operation.opening import setting_of
from bot.operation.restore import restore
from bot.store_errors import StoreError

DONE, REFUSED = 0, 2
"""The exit statuses, as those of the program."""


def run_command(words: Namespace) -> int:
    """Do what the command line says; return the exit status, or raise ``StartError``."""
    # Asked to stop, it takes away what it has begun.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if words.command == "check":
            return DONE if asyncio.run(check()) else REFUSED
        asyncio.run(_move_games(words))
    except KeyboardInterrupt:
        sys.stderr.write("Stopped before its end\n")
        return REFUSED
    return DONE


async def _move_games(words: Namespace) -> None:
    settings = load()
    begin_logging("error", secrets(settings), settings.log_form)
    try:
        if words.command == "backup":
            await back_up(settings, words.file, may_overwrite=words.overwrite)
        else:
            await restore(settings, words.file, may_replace=words.replace)
    except StoreError as error:
        raise StartError(
            setting_of(settings),
            f"the store failed before the {words.command} was done ({error})",
            "Try again",
        ) from None
