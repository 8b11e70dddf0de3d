"""Checks what the bot needs of the machine: a writable directory, fonts, compiled searches, its clock."""

import os
import time
from email.utils import parsedate_to_datetime
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from shutil import disk_usage

from aiohttp import ClientError, ClientSession, ClientTimeout

import engine.searches
from bot.config.environment import Config
from bot.config.errors import StartError
from bot.core.charts import DEFAULT_THEME
from bot.core.images import BoardPicture
from bot.operations.checks.finding import Finding, Findings, note, ok, start_error, wrong
from bot.operations.store_access import owner_of_directory
from bot.rendering.image_renderer import paint_file
from bot.storage.embedded.server import find_server
from engine.games import all_games
from engine.options import read_options
from render.graphics.theme import check_themes, theme_names

LEAST_SPACE = 64 * 1024 * 1024
LITTLE_SPACE = 1024 * 1024 * 1024
"""Bytes: games of 100,000 players take less."""
DEAL = 42
"""The deal of the test picture."""


async def check_directory(settings: Config) -> Findings:
    """Check the directory of the bot's own server, without creating it."""
    if settings.redis_url:
        return
    try:
        find_server()
    except StartError as error:
        yield start_error(error)
        return
    directory = settings.data_dir
    existing = next(path for path in (directory, *directory.parents) if path.exists())
    yield _free_space(existing)
    owner = owner_of_directory(settings)
    if owner is not None:
        yield ok("DATA_DIR", f"a running bot (process {owner}) uses the games in {directory}")
    else:
        yield _access(directory, existing)


def _free_space(existing: Path) -> Finding:
    free = disk_usage(existing).free
    text = f"{free / 1024**3:.1f} GiB are free on its disk"
    if free < LEAST_SPACE:
        return wrong("DATA_DIR", f"only {free // 1024**2} MiB are free on its disk", "Free some space there")
    return (note if free < LITTLE_SPACE else ok)("DATA_DIR", text)


def _access(directory: Path, existing: Path) -> Finding:
    if not existing.is_dir():
        return wrong("DATA_DIR", f"{existing} isn't a directory", "Set another one")
    if not os.access(existing, os.W_OK | os.X_OK):
        return wrong(
            "DATA_DIR",
            f"the user of this check can't write to {existing}",
            "Give it the permission, or set another one",
        )
    if existing != directory:
        return ok("DATA_DIR", f"{directory} doesn't exist yet; the bot will create it when it starts")
    owner = directory.stat().st_uid
    if hasattr(os, "geteuid") and owner != os.geteuid():
        return note("DATA_DIR", f"{directory} belongs to user ID {owner}: start the bot as that user")
    return ok("DATA_DIR", f"{directory} is writable; no bot is using it now")


async def check_pictures() -> Findings:
    """Load all themes, and paint a board."""
    began = time.monotonic()
    try:
        check_themes(DEFAULT_THEME)
        game = all_games()[0]
        board = game.deal(DEAL, read_options(game.options, ())).board()
        file = paint_file(BoardPicture(board, (game.title, str(DEAL))))
    except (OSError, ValueError, KeyError) as error:
        yield wrong("pictures", f"can't paint a board ({error})", "Install the bot again")
        return
    took = round(1000 * (time.monotonic() - began))
    text = f"{len(theme_names())} themes; the first board took {took} ms, and its file has {len(file)} bytes"
    yield (note if took > 3000 else ok)("pictures", text)


async def check_searches() -> Findings:
    """Check whether the searches of hints and reviews are compiled."""
    found = walk_packages(engine.searches.__path__, "engine.searches.")
    names = [module.name for module in found if not module.ispkg and "__mypyc" not in module.name]
    plain = [name for name in names if str(import_module(name).__file__).endswith(".py")]
    if plain:
        yield note(
            "hints",
            f"{len(plain)} of {len(names)} searches aren't compiled, so hints and reviews take "
            "several times as long: install a C compiler with Python's headers, then the bot again",
        )
    else:
        yield ok("hints", f"all {len(names)} searches are compiled")


TIMEOUT = ClientTimeout(total=5)
FAR, TOO_FAR = 5.0, 60.0
"""Seconds."""


async def check_clock(settings: Config) -> Findings:
    """Compare the clock with the time of each chat's server: days, streaks and posts depend on it."""
    addresses = {}
    if settings.discord_token:
        addresses["Discord"] = f"{settings.discord_api_url}/v10/gateway"
    if settings.telegram_token:
        addresses["Telegram"] = f"{settings.telegram_api_url}/"
    async with ClientSession(timeout=TIMEOUT) as session:
        for name, address in addresses.items():
            ahead = await _seconds_ahead(session, address)
            if ahead is None:
                continue  # another check reports that
            text = f"this machine is {abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} {name}"
            if abs(ahead) > TOO_FAR:
                yield wrong("clock", text, "Synchronize it over the network (NTP)")
            elif abs(ahead) > FAR:
                yield note("clock", text)
            else:
                yield ok("clock", f"this machine has the same time as {name}")


async def _seconds_ahead(session: ClientSession, address: str) -> float | None:
    """Return how many seconds our clock is ahead of a server's, which sends whole seconds."""
    try:
        before = time.time()
        async with session.get(address, allow_redirects=False) as answer:
            sent = parsedate_to_datetime(answer.headers["Date"]).timestamp()
            after = time.time()
    except (ClientError, TimeoutError, OSError, KeyError, ValueError, TypeError):
        return None
    if sent <= after and before <= sent + 1:
        return 0.0
    return before - (sent + 1) if before > sent else after - sent
