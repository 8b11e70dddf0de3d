"""The program: reads the settings, starts everything, and ends everything."""

import asyncio
import logging
import signal
import sys
import textwrap
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from contextlib import suppress
from importlib.metadata import version
from typing import TYPE_CHECKING

from bot.config.environment import Config, entries, load, misspelt
from bot.config.secrets import secrets
from bot.core.errors import StartError
from bot.observability.log_format import configure_logging
from bot.operations.arguments import add_commands

if TYPE_CHECKING:
    from bot.application import Application

log = logging.getLogger("bot")  # __name__ is __main__ here

OK, FAILED, REFUSED = 0, 1, 2
"""The exit statuses: ended as asked, ended by a fault of ours, cannot start or go on."""

WIDTH = 78

SWITCH_SECONDS = 0.0005
"""Seconds after which a thread that paints lets others go on, a tenth of Python's usual: each time that an
answer is sent, it may have to wait so long for the interpreter, and in a crowd it is sent in many pieces."""


def settings_help() -> str:
    """Return all settings with their meaning and default."""
    lines = ["settings, from the environment or from a file named .env where the bot is started:"]
    for entry in entries():
        default = f" (default: {entry.default})" if entry.default else ""
        lines.append(f"  {entry.name}")
        lines += textwrap.wrap(
            entry.meaning + default,
            WIDTH,
            initial_indent="      ",
            subsequent_indent="      ",
            break_long_words=False,
            break_on_hyphens=False,
        )
    return "\n".join(lines)


def parse_arguments(words: Sequence[str] | None) -> Namespace:
    """Read the command line; questions on it are answered and end the program."""
    parser = ArgumentParser(
        prog="solitaire-bot",
        description="Deals unusual solitaires in Discord, in Telegram and on a page of its own.",
        epilog=settings_help(),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=version("solitaire-bot"))
    add_commands(parser)
    return parser.parse_args(words)


async def run_application(settings: Config) -> None:
    """Play until the system or the user asks for an end; raise ``StartError`` when that cannot be."""
    from bot.application import Application  # noqa: PLC0415 - so that help and a wrong setting are answered at once

    sys.setswitchinterval(SWITCH_SECONDS)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Not the loop's own way, which Windows lacks.
        signal.signal(number, lambda *_: loop.is_closed() or loop.call_soon_threadsafe(stopped.set))
    house = Application(settings)
    playing = asyncio.create_task(house.run())
    stopping = asyncio.create_task(_drain(house, stopped, settings.drain_seconds))
    await asyncio.wait({playing, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    playing.cancel()
    try:
        await playing
    except asyncio.CancelledError:
        log.info("Stopped")


async def _drain(house: "Application", stopped: asyncio.Event, seconds: int) -> None:
    """Wait until the end is asked for, then so long as others need to let go; asked once more, no longer."""
    await stopped.wait()
    house.drain()
    stopped.clear()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await stopped.wait()


def main(words: Sequence[str] | None = None) -> int:
    """Run the bot, or what else the command line asks for; return the exit status."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until there is something to stop, no trace for a Ctrl-C
    told = parse_arguments(words)
    try:
        if told.command:
            from bot.operations.command_line import run_command  # noqa: PLC0415 - who plays needs none of it

            return run_command(told)
        settings = load()
        configure_logging(settings.log_level, secrets(settings), settings.log_form)
        for name, meant in misspelt():
            log.warning("There is no setting %s: did you mean %s?", name, meant)
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
