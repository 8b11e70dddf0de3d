"""The subcommands of ``solitaire-bot``."""

from argparse import ArgumentParser
from pathlib import Path


def add_commands(parser: ArgumentParser) -> None:
    """Add the subcommands to the command line; without one the bot plays."""
    commands = parser.add_subparsers(title="instead of playing", dest="command", metavar="COMMAND")
    commands.add_parser(
        "check", help="test every setting and connection, and say what to fix; changes nothing"
    )
    backup = commands.add_parser(
        "backup", help="write all games into one file, also while the bot is running"
    )
    backup.add_argument("file", type=Path)
    backup.add_argument("--overwrite", action="store_true", help="replace an existing file")
    restore = commands.add_parser("restore", help="load the games of such a file, while the bot is stopped")
    restore.add_argument("file", type=Path)
    restore.add_argument("--replace", action="store_true", help="delete the existing games first")
