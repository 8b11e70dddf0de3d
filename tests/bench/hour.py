"""Memory of the bot's process after what 200 players press in an hour.

The real program runs with its own store, and both chats are connected. The players are in Discord; they play
all games, in all themes and languages. They press whatever makes a move or chooses a part of one, in turn,
some at once, and begin the next deal when a game ends. The simulators run in this process, which is not
measured.
"""

import asyncio
import os
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.core.actions import Verb
from bot.core.callback_data import unpack
from bot.i18n.languages import finished_languages
from bot.rendering.themes import all_themes
from engine.deal import DEALS
from engine.games import all_games
from tests.bench.discord import Refusals, guests, words_of
from tests.bench.figures import Figure, measures
from tests.bot.program import PlainProgram, running
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import TOKEN, DiscordServer
from tests.telegram_chat.server import TOKEN as TELEGRAM_TOKEN
from tests.telegram_chat.server import Server as TelegramServer

PLAYERS, PRESSES = 200, 10_000
AT_ONCE = 8
"""Players who wait for an answer at any moment."""
MIB = 1024 * 1024
MOVES = (Verb.MOVE, Verb.CHOOSE)


def resident_mib(process: int) -> float:
    """Return the resident memory of a process; raise ``OSError`` on systems without ``/proc``."""
    pages = int(Path(f"/proc/{process}/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


class Guest:
    """A player of one game, with settings of their own."""

    def __init__(self, player: Player, number: int, game: str, refusals: Refusals) -> None:
        self._player = player
        self._game = game
        self._refusals = refusals
        self._random = random.Random(number)
        self._board: Message | None = None

    async def choose(self, theme: str, language: str) -> None:
        """Choose the settings."""
        for setting in (f"theme={theme}", f"language={language}"):
            await self._player.types("solitaire settings", zone=setting)

    async def act(self) -> bool:
        """Press a button or begin a deal; return whether a press was answered with a board."""
        buttons = self._board.buttons if self._board else ()
        moves = [button for button in buttons if unpack(button.custom_id).verb in MOVES]
        if not self._board or not moves:
            number = str(self._random.randrange(DEALS))
            begun = await self._player.types("solitaire play", game=self._game, deal=number)
            self._board = next((message for message in begun.messages if message.pictures), None)
            if self._board is None:
                await self._refusals.pause(words_of(begun))
            return False
        before = self._board.version
        pressed = await self._player.presses(self._board, self._random.choice(moves))
        if self._board.version == before:
            await self._refusals.pause(words_of(pressed))
        return self._board.version != before


@asynccontextmanager
async def playing() -> AsyncIterator[tuple[DiscordServer, int]]:
    """Provide the simulated Discord, and the number of the bot's process."""
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        async with DiscordServer().serving() as server, TelegramServer().running() as telegram:
            server.clock.patience = 0.0
            program = PlainProgram(
                Path(directory),
                DISCORD_TOKEN=TOKEN,
                DISCORD_API_URL=server.api_url,
                TELEGRAM_TOKEN=TELEGRAM_TOKEN,
                TELEGRAM_API_URL=telegram.url,
                LOG_LEVEL="warning",
                NO_PROXY="127.0.0.1",
            )
            async with running(program):
                await server.until(lambda: server.gateway.is_open)
                await telegram.until(lambda: telegram.sent("getUpdates"))
                yield server, program.process.pid


async def press(players: Sequence[Guest], presses: int) -> None:
    """Let these players press in turn, so often all together."""
    turns = cycle(players)
    while presses > 0:
        presses -= int(await next(turns).act())


async def played(players: int = PLAYERS, presses: int = PRESSES) -> float:
    """Return the MiB after an hour of play."""
    async with playing() as (server, process):
        refusals, games, settings = Refusals(), cycle(all_games()), cycle(all_settings())
        people = []
        for number, player in enumerate(guests(server, players)):
            guest = Guest(player, number, next(games).name, refusals)
            await guest.choose(*next(settings))
            people.append(guest)
        groups = min(AT_ONCE, players)
        await asyncio.gather(*(press(people[one::groups], presses // groups) for one in range(groups)))
        return resident_mib(process)


def all_settings() -> list[tuple[str, str]]:
    """Return every theme in every language."""
    return [(theme, language) for theme in all_themes() for language in finished_languages()]


@measures("rss.hour.mib")
def memory_of_an_hour() -> Iterator[Figure]:
    yield Figure("rss.hour.mib", asyncio.run(played()), "MiB")
