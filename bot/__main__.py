"""The program: reads the settings, runs the application, and stops it on a signal."""

import asyncio
import gc
import logging
import signal
import sys
import textwrap
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from bot.config.environment import Config, entries, load_config, misspelled_names
from bot.config.errors import StartError
from bot.config.secrets import secrets
from bot.observability.log_format import configure_logging

if TYPE_CHECKING:
    from bot.application import Application

log = logging.getLogger("bot")  # __name__ is __main__ here

OK, FAILED, REFUSED = 0, 1, 2
"""The exit statuses: stopped as requested, stopped by a bug, cannot start or continue."""

WIDTH = 78

SWITCH_SECONDS = 0.0005
"""Python's switch interval: seconds after which a thread that paints lets other threads run. A tenth of the
default, because the event loop may have to wait so long for each part of an answer that it sends."""


def settings_help() -> str:
    """Return the help on all settings, with their meanings and defaults."""
    lines = ["settings, from the environment or from a file named .env where you start the bot:"]
    for name, default, meaning in entries():
        lines.append(f"  {name}")
        text = f"{meaning} (default: {default})" if default else meaning
        wrapped = textwrap.wrap(text, WIDTH - 6, break_long_words=False, break_on_hyphens=False)
        lines += [f"      {line}" for line in wrapped]
    return "\n".join(lines)


def parse_arguments(words: Sequence[str] | None) -> Namespace:
    """Parse the command line; ``--help`` and ``--version`` end the program."""
    parser = ArgumentParser(
        prog="solitaire-bot",
        description="Play Klondike, Spider, FreeCell and more on Discord, on Telegram and on a web page.",
        epilog=settings_help(),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=version("solitaire-bot"))
    commands = parser.add_subparsers(
        title="commands that don't start the bot", dest="command", metavar="COMMAND"
    )
    commands.add_parser(
        "check", help="test every setting and connection, and show what to fix; changes nothing"
    )
    backup = commands.add_parser("backup", help="write all games into one file; the bot can keep running")
    backup.add_argument("file", type=Path, help="the file to write")
    backup.add_argument("--overwrite", action="store_true", help="replace an existing file")
    backup.add_argument(
        "--low-priority", action="store_true", help="let other programs go first, as on the bot's schedule"
    )
    restore = commands.add_parser("restore", help="load the games from a backup; stop the bot first")
    restore.add_argument("file", type=Path, help="the file to read")
    restore.add_argument("--replace", action="store_true", help="delete the existing games first")
    return parser.parse_args(words)


async def run_application(settings: Config) -> None:
    """Run until the system or the user stops the program; raise ``StartError`` if it cannot start."""
    from bot.application import Application  # noqa: PLC0415 - so that help and a wrong setting are shown at once

    sys.setswitchinterval(SWITCH_SECONDS)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Not loop.add_signal_handler, which Windows lacks.
        signal.signal(number, lambda *_: loop.is_closed() or loop.call_soon_threadsafe(stopped.set))
    application = Application(settings)
    running = asyncio.create_task(application.run())
    stopping = asyncio.create_task(_drain(application, stopped, settings.drain_seconds))
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    running.cancel()
    try:
        await running
    except asyncio.CancelledError:
        log.info("Stopped")
    finally:
        gc.freeze()  # at its end Python would collect everything, which takes longer than stopping


async def _drain(application: "Application", stopped: asyncio.Event, seconds: int) -> None:
    """Wait for a signal, then for ``seconds`` while other processes take over, or for a second signal."""
    await stopped.wait()
    application.drain()
    stopped.clear()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await stopped.wait()


def main(words: Sequence[str] | None = None) -> int:
    """Run the bot, or the command of the command line; return the exit status."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until there is something to stop: no traceback for Ctrl-C
    arguments = parse_arguments(words)
    try:
        if arguments.command:
            from bot.operations.command_line import run_command  # noqa: PLC0415 - the bot needs none of it

            return run_command(arguments)
        settings = load_config()
        configure_logging(settings.log_level, secrets(settings), settings.log_form)
        for name, likely in misspelled_names():
            log.warning("There is no setting %s: did you mean %s?", name, likely)
        asyncio.run(run_application(settings))
    except StartError as error:
        sys.stderr.write(f"{error}\n")
        return REFUSED
    except Exception:
        log.exception("The bot failed")
        return FAILED
    return OK


if __name__ == "__main__":
    sys.exit(main())
