"""Telegram: time from a button press to its new board, for single presses and for a crowd at once.

The bot is the real program in a separate process with its own store. A Bot API simulator runs in this
process, sends the presses over loopback and measures.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.chats.telegram.sending.send_budget import TO_PLAYER
from bot.core.actions import Verb
from bot.core.callback_data import unpack
from tests.bench import discord
from tests.bench.discord import Crowd, Refusals
from tests.bench.figures import Figure, measures, milliseconds
from tests.bot.program import PlainProgram, running
from tests.telegram_chat.chats import Json, Request
from tests.telegram_chat.people import Person, buttons
from tests.telegram_chat.server import TOKEN, Server

WARM, PRESSES = 240, 1500
PLAYERS = 2 * (WARM + PRESSES) // TO_PLAYER.burst
"""So many that each is sent less than the burst that a chat allows, however quick the machine is: half of it
is for presses, half for deals."""
CROWD = 200
PATIENCE = 30.0
"""Seconds after which a press of the crowd counts as lost."""


class Stand(Server):
    """A fast Bot API simulator: it checks nothing, and records when requests have arrived, by method."""

    def __init__(self) -> None:
        super().__init__()
        self.came: dict[str, list[float]] = {}

    def _check(self, sent: Request) -> None:
        self.came.setdefault(sent.method, []).append(perf_counter())


@asynccontextmanager
async def playing() -> AsyncIterator[Stand]:
    os.environ["NO_PROXY"] = "127.0.0.1"
    with TemporaryDirectory(prefix="sb-", dir="/tmp") as directory:
        stand = Stand()
        async with stand.running():
            program = PlainProgram(
                Path(directory), TELEGRAM_TOKEN=TOKEN, TELEGRAM_API_URL=stand.url, LOG_LEVEL="warning"
            )
            async with running(program):
                await stand.until(lambda: stand.sent("getUpdates"))
                yield stand


def move_of(board: Json) -> Json | None:
    for button in buttons(board):
        if "callback_data" in button and unpack(button["callback_data"]).verb is Verb.MOVE:
            return button
    return None


async def dealt(person: Person, deals: Iterator[int], refusals: Refusals) -> Json:
    while True:
        await person.say("/giveup yes")
        board = await person.say(f"/play wish {next(deals)}")
        if "photo" not in board:
            await refusals.pause(str(board.get("text")))
        elif move_of(board):
            return board


async def pressed() -> list[float]:
    """Return the seconds from sending each press to receiving its board, one press after the other."""
    taken: list[float] = []
    async with playing() as stand:
        people = [Person(stand, number, "Somebody") for number in range(1001, 1001 + PLAYERS)]
        deals, refusals = count(1), Refusals()
        boards = [await dealt(person, deals, refusals) for person in people]
        while len(taken) < WARM + PRESSES:
            for place, person in enumerate(people):
                button = move_of(boards[place])
                if button is None:
                    boards[place] = await dealt(person, deals, refusals)
                    continue
                seconds = await _press(stand, person, boards[place], button, refusals)
                if seconds is not None:
                    taken.append(seconds)
    return taken[WARM : WARM + PRESSES]


async def _press(stand: Stand, person: Person, board: Json, button: Json, refusals: Refusals) -> float | None:
    """Return the seconds until the board changes; ``None`` after a pause, if only a sentence answers."""
    edits = stand.came.setdefault("editMessageMedia", [])
    before = len(edits)
    await stand.until(lambda: stand.updates.is_polled)
    begun = perf_counter()
    query = await person.tap_data(board, button["callback_data"])
    await stand.until(lambda: len(edits) > before or any("text" in one for one in stand.answers[query]))
    answer = await person.answered(query)
    if len(edits) == before:
        await refusals.pause(str(answer["text"]))
    return edits[before] - begun if len(edits) > before else None


async def crowded() -> Crowd:
    """Let all players press at the same time, and wait until every board has changed."""
    async with playing() as stand:
        people = [Person(stand, number, "Somebody") for number in range(1001, 1001 + CROWD)]
        deals, refusals = count(1), Refusals()
        boards = [await dealt(person, deals, refusals) for person in people]
        before = [board["caption"] for board in boards]
        answers = stand.came.setdefault("answerCallbackQuery", [])
        answers.clear()
        await stand.until(lambda: stand.updates.is_polled)
        begun = perf_counter()
        async with stand.together():
            for person, board in zip(people, boards, strict=True):
                button = move_of(board)
                if button:
                    await person.tap_data(board, button["callback_data"])

        def missing() -> int:
            silent = sum(not answered for answered in stand.answers.values())
            unchanged = len(
                [board for board, old in zip(boards, before, strict=True) if board["caption"] == old]
            )
            return max(silent, unchanged)

        try:
            async with asyncio.timeout(PATIENCE):
                await stand.until(lambda: missing() == 0)
        except TimeoutError:
            return Crowd(PATIENCE, PATIENCE, missing())
        return Crowd(max(answers) - begun, perf_counter() - begun, 0)


@measures("telegram.press.ms.median", "telegram.press.ms.p99")
def presses() -> Iterator[Figure]:
    """Press buttons in private chats; measure until the edit with its image has arrived."""
    yield from milliseconds("telegram.press.ms", asyncio.run(pressed()))


@measures(
    "crowd.slowest.s",
    "crowd.lost",
    "crowd.discord.slowest.s",
    "crowd.discord.boards.s",
    "crowd.telegram.slowest.s",
)
def crowds() -> Iterator[Figure]:
    """Let 200 players press at once, first in Discord, then in Telegram; the worse of the two counts.

    ``slowest`` is the last acknowledgement; in Discord it may be a deferred response, with the board later.
    """
    there, here = asyncio.run(discord.crowded()), asyncio.run(crowded())
    yield Figure("crowd.slowest.s", max(there.slowest, here.slowest), "s")
    yield Figure("crowd.lost", there.lost + here.lost, "presses")
    yield Figure("crowd.discord.slowest.s", there.slowest, "s")
    yield Figure("crowd.discord.boards.s", there.boards, "s")
    yield Figure("crowd.telegram.slowest.s", here.slowest, "s")
