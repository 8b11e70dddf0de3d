"""The words behind ``solitaire-bot`` that ask for something else than to play."""

from argparse import ArgumentParser
from pathlib import Path


def add_commands(parser: ArgumentParser) -> None:
    """Let the command line have a word of these; without one the bot plays."""
    words = parser.add_subparsers(title="instead of playing", dest="command", metavar="COMMAND")
    words.add_parser("check", help="test every setting and connection, and say what to mend; changes nothing")
    backing_up = words.add_parser("backup", help="write all games into one file; the bot may play meanwhile")
    backing_up.add_argument("file", type=Path)
    backing_up.add_argument("--overwrite", action="store_true", help="in the place of a file that is there")
    restoring = words.add_parser(
        "restore", help="put the games of such a file back, while the bot is stopped"
    )
    restoring.add_argument("file", type=Path)
    restoring.add_argument("--replace", action="store_true", help="delete the games that are there first")
