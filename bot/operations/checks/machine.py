"""Whether the machine has what the bot needs: a directory to write in, ports, fonts, compiled searches."""

import os
import time
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from shutil import disk_usage

import engine.searches
from bot.config.environment import Config
from bot.core.errors import StartError
from bot.core.images import BoardPicture
from bot.operations.checks.finding import (
    Finding,
    Findings,
    error_finding,
    note_finding,
    ok_finding,
    wrong_finding,
)
from bot.operations.store_access import owner_of_directory
from bot.rendering import themes
from bot.rendering.image_renderer import paint_file
from bot.storage.embedded.server import find_server
from engine.games import all_games
from engine.options import read_options

LEAST_SPACE = 64 * 1024 * 1024
LITTLE_SPACE = 1024 * 1024 * 1024
"""Bytes: games of 100,000 players take less."""
DEAL = 42
"""The deal that is painted to see whether pictures work."""
SLOW_MILLISECONDS = 3000


async def check_directory(settings: Config) -> Findings:
    """Look at the directory of the bot's own server, without making it."""
    if settings.redis_url:
        return
    try:
        find_server()
    except StartError as error:
        yield error_finding(error)
        return
    yield _space(settings.data_dir)
    owner = owner_of_directory(settings)
    if owner is not None:
        yield ok_finding("DATA_DIR", f"a bot, process {owner}, plays with the games in {settings.data_dir}")
    else:
        yield _access(settings.data_dir)


def _space(directory: Path) -> Finding:
    there = next(path for path in (directory, *directory.parents) if path.exists())
    free = disk_usage(there).free
    said = f"{free / 1024**3:.1f} GiB are free on its disk"
    if free < LEAST_SPACE:
        return wrong_finding(
            "DATA_DIR", f"only {free // 1024**2} MiB are free on its disk", "Make room there"
        )
    return (note_finding if free < LITTLE_SPACE else ok_finding)("DATA_DIR", said)


def _access(directory: Path) -> Finding:
    """Tell whether the bot could write there."""
    there = next(path for path in (directory, *directory.parents) if path.exists())
    if not there.is_dir():
        return wrong_finding("DATA_DIR", f"{there} is no directory", "Name another one")
    if not os.access(there, os.W_OK | os.X_OK):
        return wrong_finding(
            "DATA_DIR", f"the user of this check may not write to {there}", "Give the right, or name another"
        )
    if there != directory:
        return ok_finding("DATA_DIR", f"{directory} is not there yet, and will be made when the bot starts")
    owner = directory.stat().st_uid
    if hasattr(os, "geteuid") and owner != os.geteuid():
        return note_finding(
            "DATA_DIR", f"{directory} belongs to the user of number {owner}: start the bot as that one"
        )
    return ok_finding("DATA_DIR", f"{directory} can be written to; no bot uses it now")


async def check_pictures() -> Findings:
    """Read all themes, and paint a board."""
    began = time.monotonic()
    try:
        themes.check()
        game = all_games()[0]
        board = game.deal(DEAL, read_options(game.options, ())).board()
        file = paint_file(BoardPicture(board, (game.title, str(DEAL))))
    except (OSError, ValueError, KeyError) as error:
        yield wrong_finding("pictures", f"no board can be painted ({error})", "Install the bot anew")
        return
    took = round(1000 * (time.monotonic() - began))
    said = f"{len(themes.all_themes())} themes; a first board took {took} ms and {len(file)} bytes"
    yield (note_finding if took > SLOW_MILLISECONDS else ok_finding)("pictures", said)


async def check_searches() -> Findings:
    """Look whether hints and reviews are compiled."""
    found = walk_packages(engine.searches.__path__, "engine.searches.")
    names = [module.name for module in found if not module.ispkg and "__mypyc" not in module.name]
    plain = [name for name in names if str(import_module(name).__file__).endswith(".py")]
    if plain:
        yield note_finding(
            "hints",
            f"{len(plain)} of {len(names)} searches are not compiled, so hints and reviews take "
            "several times as long: install a C compiler with Python's headers, then the bot anew",
        )
    else:
        yield ok_finding("hints", f"all {len(names)} searches are compiled")
