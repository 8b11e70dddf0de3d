"""A process of the bot with its players in it, for figures of load: told where the store is, and a number.

It says ``ready`` when all have played for a while. Then each line that comes in is a number of seconds to
play and, where presses are to come at fixed times, how many in a second. A ``Shift`` is the answer.
"""

import asyncio
import json
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import cycle
from time import perf_counter, process_time

from bot.__main__ import SWITCH_SECONDS
from bot.app import App
from bot.application import tune_garbage_collector
from bot.core.actions import Verb
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.connection.connect import connect
from bot.storage.player_store import PlayerStore
from engine.games import all_games
from tests.bench.guest import Guest

PLAYERS = 1000
"""Who sit at a table, as many of them at each game, and press in turn: as if each thought for a few seconds.
With fewer, what was worked out for them would be remembered more often than in life."""
CROWD = 20
"""How many wait for their answers at any moment."""
WARM_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Shift:
    """What was done in some seconds."""

    seconds: float
    cpu: float
    """Seconds of a processor that the process has worked."""
    moves: int
    presses: int
    """Moves, and presses that chose a part of a move."""
    taken: list[float]
    """Of each press at a fixed time: the seconds from then until its picture was there."""


async def play(guests: Sequence[Guest], seconds: float) -> Shift:
    """Have one after the other press as soon as there is room for one who waits."""
    begun, cpu, done = perf_counter(), process_time(), []
    queue = deque(guests)

    async def wait() -> None:
        while perf_counter() < begun + seconds:
            guest = queue.popleft()
            verb = await guest.act()
            queue.append(guest)
            if perf_counter() < begun + seconds:
                done.append(verb)

    await asyncio.gather(*(wait() for _ in range(CROWD)))
    presses = sum(verb in (Verb.MOVE, Verb.CHOOSE) for verb in done)
    return Shift(seconds, process_time() - cpu, done.count(Verb.MOVE), presses, [])


async def keep_pace(guests: Sequence[Guest], seconds: float, rate: float) -> Shift:
    """Have one after the other press, so many in a second, whether those before are answered or not.

    The time that a press takes begins when it should have been made, whatever kept it.
    """
    begun, cpu, done, taken = perf_counter(), process_time(), [], []
    seats = [asyncio.Lock() for _ in guests]

    async def press(place: int, due: float) -> None:
        async with seats[place]:
            done.append(verb := await guests[place].act())
        if verb in (Verb.MOVE, Verb.CHOOSE):
            taken.append(perf_counter() - due)

    async with asyncio.TaskGroup() as group:
        for number in range(int(seconds * rate)):
            due = begun + number / rate
            await asyncio.sleep(due - perf_counter())
            group.create_task(press(number % len(guests), due))
    return Shift(perf_counter() - begun, process_time() - cpu, done.count(Verb.MOVE), len(taken), taken)


async def serve(url: str, number: int) -> None:
    """Play whenever asked to, until the input ends."""
    sys.setswitchinterval(SWITCH_SECONDS)
    redis = connect(url)
    store, pictures = PlayerStore(redis), ImageRenderer()
    app = App(store, Texts.load("en"))
    await pictures.warm()
    tune_garbage_collector()
    games = cycle(all_games())
    guests = [Guest(app, pictures, PLAYERS * number + settings, next(games)) for settings in range(PLAYERS)]
    for guest in guests:
        await guest.store_game(store)
    await play(guests, WARM_SECONDS)
    said = "ready"
    while True:
        sys.stdout.write(f"{said}\n")
        sys.stdout.flush()
        words = (await asyncio.to_thread(sys.stdin.readline)).split()
        match [float(word) for word in words]:
            case [seconds]:
                shift = await play(guests, seconds)
            case [seconds, rate]:
                shift = await keep_pace(guests, seconds, rate)
            case _:
                break
        said = json.dumps(asdict(shift))
    pictures.close()
    await redis.aclose()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], int(sys.argv[2])))
