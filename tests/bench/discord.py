"""Discord: time from a button press to its new board, for single presses and for a crowd at once.

The bot is the real program in a separate process with its own store. The Discord simulator runs in this
process, sends the presses over loopback and measures. It checks nothing, so that it costs little time.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.core.actions import Verb
from bot.core.callback_data import unpack
from bot.runtime.rate_limiter import PLAYERS as RATE_OF_PLAYERS
from tests.bench.figures import Figure, measures, milliseconds
from tests.bot.program import PlainProgram, Program, running
from tests.discord_chat.simulator.components import Button
from tests.discord_chat.simulator.interaction import Interaction
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import GRACE, TOKEN, DiscordServer

WARM, PRESSES = 300, 2000
CROWD = 200
PAUSE = 0.3
"""Seconds after which somebody presses whose press or command was refused, because the store paused. In this
time the rate limiter gives back what the refused one had cost."""
MOST_REFUSED = 200
"""Refusals after which the measurement fails."""


@asynccontextmanager
async def playing(program: type[Program] = PlainProgram) -> AsyncIterator[DiscordServer]:
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        async with DiscordServer().serving() as server:
            server.clock.patience = 0.0
            settings = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_URL": server.api_url, "LOG_LEVEL": "warning"}
            async with running(program(Path(directory), **settings)):
                await server.until(lambda: server.gateway.is_open)
                yield server


def guests(server: DiscordServer, number: int) -> list[Player]:
    """Return ``number`` players, each in a separate channel."""
    guild = server.world.add_guild()
    return [
        Player(server, server.world.add_user("somebody"), server.world.add_channel(guild))
        for _ in range(number)
    ]


def move_of(board: Message) -> Button | None:
    return next((button for button in board.buttons if unpack(button.custom_id).verb is Verb.MOVE), None)


def words_of(interaction: Interaction) -> str:
    return " ".join(message.words for message in interaction.messages)


def players_for(presses: int) -> int:
    """Return so many players that the rate limiter turns none of them away, however quick the machine is.

    Presses and deals of each are fewer than its burst: half of the burst is for presses, half for deals.
    """
    return 2 * presses // RATE_OF_PLAYERS.burst


class Refusals:
    """Counts answers without a board, after each of which everybody pauses."""

    def __init__(self) -> None:
        self.count = 0

    async def pause(self, words: str) -> None:
        """Wait a moment after a refusal in these words; raise ``RuntimeError`` after too many."""
        self.count += 1
        if self.count > MOST_REFUSED:
            raise RuntimeError(f"players are answered without a board: {words}")
        await asyncio.sleep(PAUSE)


async def dealt(player: Player, deals: Iterator[int], refusals: Refusals) -> Message:
    while True:
        interaction = await player.types("solitaire play", game="wish", deal=str(next(deals)))
        board = next((message for message in interaction.messages if message.pictures), None)
        if board is None:
            await refusals.pause(words_of(interaction))
        elif move_of(board):
            return board


def arrival(server: DiscordServer, interaction: Interaction) -> float | None:
    """Return when the last byte of the image that answers a press arrived; ``None`` if no image did."""
    for request in reversed(server.requests):
        if request.uploads and interaction.token in request.path:
            return request.arrived
    return None


async def pressed(presses: int, players: int, program: type[Program] = PlainProgram) -> list[float]:
    """Return the seconds from sending each press to receiving its image, one press after the other."""
    taken: list[float] = []
    async with playing(program) as server:
        people, deals, refusals = guests(server, players), count(1), Refusals()
        boards = [await dealt(player, deals, refusals) for player in people]
        while len(taken) < presses:
            for place, player in enumerate(people):
                button = move_of(boards[place])
                if button is None:
                    boards[place] = await dealt(player, deals, refusals)
                    continue
                begun = perf_counter()
                interaction = await player.presses(boards[place], button)
                arrived = arrival(server, interaction)
                if arrived is None:
                    await refusals.pause(words_of(interaction))
                else:
                    taken.append(arrived - begun)
    return taken


@dataclass(frozen=True, slots=True)
class Crowd:
    """The result of a crowd that pressed at the same time."""

    slowest: float
    """Seconds until the last press was acknowledged."""
    boards: float
    """Seconds until the last board had changed."""
    lost: int
    """Presses that were not acknowledged, or whose board did not change."""


async def crowded() -> Crowd:
    """Let all players press at the same time, and wait until every board has changed."""
    async with playing() as server:
        players, deals, refusals = guests(server, CROWD), count(1), Refusals()
        boards = [await dealt(player, deals, refusals) for player in players]
        before = [board.version for board in boards]
        buttons = [move_of(board) for board in boards]
        begun = perf_counter()
        acted = [
            await player.press(board, button)
            for player, board, button in zip(players, boards, buttons, strict=True)
            if button
        ]

        def is_missing(place: int) -> bool:
            return acted[place].callback is None or boards[place].version == before[place]

        try:
            await server.until(lambda: not any(map(is_missing, range(CROWD))))
        except TimeoutError:
            return Crowd(GRACE, GRACE, sum(map(is_missing, range(CROWD))))
        all_changed = perf_counter() - begun
        last = max(request.arrived for request in server.sent("POST", "/interactions/*/callback"))
        return Crowd(last - begun, all_changed, 0)


@measures("discord.press.ms.median", "discord.press.ms.p99")
def press_times() -> Iterator[Figure]:
    """Press buttons in servers; measure until the edit with its image has arrived."""
    presses = WARM + PRESSES
    yield from milliseconds("discord.press.ms", asyncio.run(pressed(presses, players_for(presses)))[WARM:])
