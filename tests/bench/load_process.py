"""A process of the bot with its players, for the figures of load: ``STORE_URL NUMBER``.

It prints ``ready`` when all have played for a while. Then each line of input is the number of seconds to play
and, for presses at fixed times, the number of presses in a second. It answers with a ``Period``.
"""

import asyncio
import json
import random
import sys
from collections import deque
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import cycle
from time import perf_counter, process_time

from bot.__main__ import SWITCH_SECONDS
from bot.app import App, unix_seconds
from bot.application import tune_garbage_collector
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.replies import Reply
from bot.core.session import Session
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.connection.connect import connect
from bot.storage.player_store import PlayerStore
from engine.deal import DEALS
from engine.game import Game
from engine.games import all_games
from engine.options import read_options
from engine.record import Record
from tests.engine.playing import random_course
from tests.patience import be_patient

PLAYERS = 1000
"""The same number for each game; they press in turn, as if each thought for a few seconds. With fewer players
more would be found in caches than in reality."""
CROWD = 20
"""Players who wait for their answers at any moment."""
WARM_SECONDS = 3.0
LONGEST = 150
"""Moves after which a game is given up that might never end."""


@dataclass(frozen=True, slots=True)
class Period:
    """The work of some seconds."""

    seconds: float
    cpu: float
    """Processor seconds of the process."""
    moves: int
    presses: int
    """Moves, and presses that chose a part of a move."""
    taken: list[float]
    """Of each press at a fixed time: the seconds from then until its picture was ready."""


class LoadPlayer:
    """A player of one game, deal after deal, who presses any button that makes a move or begins one.

    No deal comes twice, so that no board does and none is found in a cache.
    """

    def __init__(self, app: App, pictures: ImageRenderer, number: int, game: Game) -> None:
        self._game = game
        self._app = app
        self._pictures = pictures
        self._player = Player(Chat.TELEGRAM, number)
        self._random = random.Random(number)
        self._moves = 0
        self._reply: Reply | None = None

    async def store_game(self, store: PlayerStore) -> None:
        """Store a game that is under way, with a random number of moves, as players have at any moment."""
        first = Record.begin(self._game, read_options(self._game.options, ()), self._random.randrange(DEALS))
        course = [move for move, _ in random_course(first.start(), self._random.getrandbits(32))]
        record = first.then(*course[: self._random.randrange(max(1, min(len(course), LONGEST)))])
        now = unix_seconds()
        session = Session("0123456789", record, began=now, moved=now, first_move=now if record.moves else 0)
        await store.begin(self._player, session, "2027-01-15", is_over=False)
        view = Action(Verb.BOARD, ("picture",), session.id)
        self._moves, self._reply = len(record.moves), await self._app.handle(self._player, view)

    async def act(self) -> Verb:
        """Press a button or start a new deal, and wait for the picture; return what it was."""
        action = self._next()
        self._reply = reply = await self._app.handle(self._player, action)
        if reply.screen is None or reply.screen.picture is None:
            raise RuntimeError(f"{action} was answered without a board: {reply.notice}")
        await self._pictures.file(reply.screen.picture)
        self._moves = self._moves + (action.verb is Verb.MOVE) if action.verb is not Verb.PLAY else 0
        return action.verb

    def _next(self) -> Action:
        """Return a whole move, else a part of one, else a new deal; events have ids, as in chats."""
        rows = self._reply.screen.rows if self._reply and self._reply.screen else ()
        actions = [button.action for row in rows for button in row]
        moves = [action for action in actions if action.verb is Verb.MOVE]
        choices = [action for action in actions if action.verb is Verb.CHOOSE]
        if not moves and not choices:
            action = Action(Verb.PLAY, (self._game.name, str(self._random.randrange(DEALS))))
        elif self._moves >= LONGEST:
            action = Action(Verb.GIVE_UP, ("yes",))
        else:
            action = self._random.choice(moves or choices)
        return replace(action, event=f"{self._random.getrandbits(64):x}")


async def play(players: Sequence[LoadPlayer], seconds: float) -> Period:
    """Let one player after the other press as soon as fewer than ``CROWD`` wait."""
    begun, cpu, done = perf_counter(), process_time(), []
    queue = deque(players)

    async def press() -> None:
        while perf_counter() < begun + seconds:
            player = queue.popleft()
            verb = await player.act()
            queue.append(player)
            if perf_counter() < begun + seconds:
                done.append(verb)

    await asyncio.gather(*(press() for _ in range(CROWD)))
    presses = sum(verb in (Verb.MOVE, Verb.CHOOSE) for verb in done)
    return Period(seconds, process_time() - cpu, done.count(Verb.MOVE), presses, [])


async def play_at_rate(players: Sequence[LoadPlayer], seconds: float, rate: float) -> Period:
    """Let one player after the other press, a number of times in a second, without waiting for answers.

    The time of a press begins when it was due, whatever delayed it.
    """
    begun, cpu, done, taken = perf_counter(), process_time(), [], []
    locks = [asyncio.Lock() for _ in players]

    async def press(place: int, due: float) -> None:
        async with locks[place]:
            done.append(verb := await players[place].act())
        if verb in (Verb.MOVE, Verb.CHOOSE):
            taken.append(perf_counter() - due)

    async with asyncio.TaskGroup() as group:
        for number in range(int(seconds * rate)):
            due = begun + number / rate
            await asyncio.sleep(due - perf_counter())
            group.create_task(press(number % len(players), due))
    return Period(perf_counter() - begun, process_time() - cpu, done.count(Verb.MOVE), len(taken), taken)


async def serve(url: str, number: int) -> None:
    """Play for every line of input, until the input ends."""
    sys.setswitchinterval(SWITCH_SECONDS)
    be_patient()  # where the disk is slow, a game would be stored twice, and the second time is refused
    redis = connect(url)
    store, pictures = PlayerStore(redis), ImageRenderer()
    app = App(store, Texts.load("en"))
    await pictures.warm()
    tune_garbage_collector()
    games = cycle(all_games())
    players = [LoadPlayer(app, pictures, PLAYERS * number + one, next(games)) for one in range(PLAYERS)]
    for player in players:
        await player.store_game(store)
    await play(players, WARM_SECONDS)
    answer = "ready"
    while True:
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()
        match [float(word) for word in (await asyncio.to_thread(sys.stdin.readline)).split()]:
            case [seconds]:
                period = await play(players, seconds)
            case [seconds, rate]:
                period = await play_at_rate(players, seconds, rate)
            case _:
                break
        answer = json.dumps(asdict(period))
    pictures.close()
    await redis.aclose()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1], int(sys.argv[2])))
