"""Processor time of a press in Discord: ours, and that of the plainest bot that plays the same game.

Both programs run beside each other, with the same Valkey server and a simulated Discord each, on loopback.
They are pressed in turn, a round of presses each. Counted is what the program and the server take, user and
system: the interaction is parsed by discord.py, the game read and written, the picture painted, and the
message uploaded. The simulators run in this process, which is not counted. The peer (``naive_bot.py``)
composes our cards and our table at our size. Deals are not counted: every player has a board before a round
begins.
"""

import asyncio
import os
import subprocess
import sys
import tarfile
from asyncio.subprocess import DEVNULL, create_subprocess_exec
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from io import BytesIO
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image, ImageDraw
from redis.asyncio import Redis

from bot.core.charts import DEFAULT_THEME
from bot.core.images import BoardPicture
from engine.games import find_game
from render.boards.layouts import LAYOUTS
from render.graphics.palette import to_rgb
from render.painting.painter import paint_background
from render.painting.sprite_sheet import sprite_sheet
from tests.bench.board import middle_boards
from tests.bench.discord import Refusals, dealt, guests, move_of
from tests.bench.figures import Figure, measures
from tests.bench.handle import store_server
from tests.bench.load import store_cpu
from tests.bench.naive_bot import RANKS, SUITS
from tests.bot.program import PlainProgram, running
from tests.discord_chat.simulator.components import Button
from tests.discord_chat.simulator.message import Message
from tests.discord_chat.simulator.player import Player
from tests.discord_chat.simulator.server import TOKEN, DiscordServer

PLAYERS = 40
"""Presses of a round: one of each player."""
WARM_ROUNDS, ROUNDS = 2, 8
"""Fewer than the burst that the rate limiter allows."""
RELEASE = "c320e317"
"""The last commit of the last release, 0.2.0."""
CORNER = 18
"""Pixels: the radius of the corners of the peer's cards."""


def process_cpu(process: int) -> float:
    """Return the CPU seconds of a process and its children; raise ``OSError`` without ``/proc``."""
    parents, ticks = {}, {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text("utf-8", errors="replace").rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):  # it has just ended
            continue
        number = int(file.parent.name)
        parents[number], ticks[number] = int(fields[1]), int(fields[11]) + int(fields[12])
    if process not in ticks:
        raise OSError(f"/proc has no process {process}")
    children = (number for number, parent in parents.items() if parent == process)
    return sum(ticks[number] for number in (process, *children)) / os.sysconf("SC_CLK_TCK")


def save_pictures(directory: Path) -> None:
    """Save our table and our cards as files, as the peer loads them."""
    picture: BoardPicture = next(middle_boards(find_game("wish")))
    layout = LAYOUTS.require("wish")
    scene = layout.lay_out(picture.board)
    sheet = sprite_sheet(DEFAULT_THEME, layout.deck, *scene.card_size)
    table = paint_background(sheet, scene.width, 0, scene.background).image().convert("RGBA")
    table.crop((0, 0, scene.width, scene.height)).save(directory / "table.png")
    for name in ("back", *(rank + suit for rank in RANKS for suit in SUITS)):
        card = to_rgb(sheet.sprites[name], sheet.palette).convert("RGBA")
        mask = Image.new("L", card.size)
        ImageDraw.Draw(mask).rounded_rectangle((0, 0, *card.size), CORNER, 255)
        card.putalpha(mask)
        card.save(directory / f"{name}.png")


@dataclass
class Contender:
    """A bot with its players."""

    server: DiscordServer
    process: int
    deal: Callable[[Player], Awaitable[Message]]
    move: Callable[[Message], Button | None]
    players: list[Player] = field(default_factory=list)
    boards: dict[Player, Message] = field(default_factory=dict)
    cpu: float = 0.0
    """Seconds of all presses so far, with the store's."""

    async def prepare(self) -> None:
        """Give a board with a move to each player who has none."""
        for player in self.players:
            if player not in self.boards or not self.move(self.boards[player]):
                self.boards[player] = await self.deal(player)

    async def play(self, redis: Redis) -> None:
        """Let each player press once; count the time."""
        await self.prepare()
        before = process_cpu(self.process) + await store_cpu(redis)
        for player, board in self.boards.items():
            button, version = self.move(board), board.version
            assert button
            await player.presses(board, button)
            if board.version == version or not board.pictures:
                raise RuntimeError("a press was answered without a board")
        self.cpu += process_cpu(self.process) + await store_cpu(redis) - before


def unpack_release(directory: Path) -> Path:
    """Save the program of the last release; raise ``RuntimeError`` without the history that has it."""
    command = (
        "git",
        "-C",
        str(Path(__file__).parents[2]),
        "archive",
        RELEASE,
        "bot",
        "engine",
        "render",
        "seeds",
    )
    archive = subprocess.run(command, capture_output=True, check=False)
    if archive.returncode:
        reason = archive.stderr.decode(errors="replace")
        raise RuntimeError(f"the last release, {RELEASE}, is not in the history of git: {reason}")
    release = directory / "release"
    with tarfile.open(fileobj=BytesIO(archive.stdout)) as files:
        files.extractall(release, filter="data")
    return release


@asynccontextmanager
async def our_bot(directory: Path, store: str, **settings: str) -> AsyncIterator[Contender]:
    async with DiscordServer().serving() as server:
        server.clock.patience = 0.0
        program = PlainProgram(
            directory,
            DISCORD_TOKEN=TOKEN,
            DISCORD_API_URL=server.api_url,
            REDIS_URL=store,
            LOG_LEVEL="warning",
            **settings,
        )
        async with running(program):
            await server.until(lambda: server.gateway.is_open)
            deals, refusals = count(1), Refusals()
            yield Contender(
                server, program.process.pid, lambda player: dealt(player, deals, refusals), move_of
            )


@asynccontextmanager
async def naive_bot(directory: Path, store: str) -> AsyncIterator[Contender]:
    deals = count(1)

    async def deal(player: Player) -> Message:
        while True:
            board = (await player.types("wish", deal_number=str(next(deals)))).message
            if board.buttons:
                return board

    save_pictures(directory)
    async with DiscordServer().serving() as server:
        server.clock.patience = 0.0
        process = await create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.naive_bot"),
            *(store, server.api_url, TOKEN, str(directory)),
            stdin=DEVNULL,
            env=os.environ | {"NO_PROXY": "127.0.0.1"},
        )
        try:
            await server.until(lambda: server.gateway.is_open)
            yield Contender(server, process.pid, deal, lambda board: next(iter(board.buttons), None))
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def compared(
    players: int = PLAYERS, rounds: int = ROUNDS, warm_rounds: int = WARM_ROUNDS, *, is_release: bool = False
) -> tuple[float, float]:
    """Return the CPU milliseconds of a press: ours, or those of the last release, and the peer's."""
    async with AsyncExitStack() as stack:
        directory = Path(stack.enter_context(TemporaryDirectory(prefix="sb-", dir="/tmp")))
        store = await stack.enter_async_context(store_server())
        redis = await stack.enter_async_context(Redis.from_url(store))
        settings = {"PYTHONPATH": str(unpack_release(directory))} if is_release else {}
        bots = (our_bot(directory, store, **settings), naive_bot(directory, store))
        contenders = [await stack.enter_async_context(bot) for bot in bots]
        for contender in contenders:
            contender.players = guests(contender.server, players)
        for number in range(warm_rounds + rounds):
            for contender in contenders:
                if number == warm_rounds:
                    contender.cpu = 0.0
                await contender.play(redis)
        ours, naive = (1000 * contender.cpu / (players * rounds) for contender in contenders)
        return ours, naive


@measures("press.ratio.naive", "press.discord.cpu.ms", "press.naive.cpu.ms")
def naive_press() -> Iterator[Figure]:
    """Compare the processor time of a press."""
    ours, naive = asyncio.run(compared())
    yield Figure("press.ratio.naive", naive / ours, "times")
    yield Figure("press.discord.cpu.ms", ours, "ms")
    yield Figure("press.naive.cpu.ms", naive, "ms")


@measures("press.ratio.naive.release")
def release_press() -> Iterator[Figure]:
    """Compare the last release in the same way, so that the cost of what came since is seen."""
    release, naive = asyncio.run(compared(is_release=True))
    yield Figure("press.ratio.naive.release", naive / release, "times")
