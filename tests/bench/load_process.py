"""A bot process with its players, for the load figures; its arguments are ``STORE_URL NUMBER``.

It prints ``ready`` after a warm-up. Then each line of input is the number of seconds to play and, for presses
at fixed times, the number of presses per second. It prints a ``Period`` for each line.
"""

import asyncio
import json
import random
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import cycle
from time import perf_counter, process_time

from bot.__main__ import SWITCH_SECONDS
from bot.app import App
from bot.application import tune_garbage_collector
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.replies import Reply
from bot.core.session import Session
from bot.i18n.texts import Texts
from bot.rendering.image_renderer import ImageRenderer
from bot.services import Services, unix_seconds
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
"""The same number for each game. They press in turn, as if each thought for a few seconds. With fewer players
there would be more cache hits than in reality."""
CROWD = 20
"""Number of players who wait for a reply at any moment."""
WARM_SECONDS = 3.0
LONGEST = 150
"""Moves after which a player gives up, because the game might never end."""
PAUSE = 0.05
"""Seconds after which a player whose press was refused presses again."""
INSISTENCE = 60.0
"""Seconds after which a player who is refused each time gives up."""


@dataclass(frozen=True, slots=True)
class Period:
    """The results of playing for some seconds."""

    seconds: float
    cpu: float
    """CPU seconds of the process."""
    moves: int
    presses: int
    """Presses that made a move, chose a part of one, gave a game up or began one. A board answered each."""
    refused: int
    """Presses that were refused, because the store was away for a moment, and not counted."""
    taken: list[float]
    """For each press at a fixed time: the seconds from that time until its image was ready."""


class LoadPlayer:
    """A player of one game: presses any button that makes a move or chooses a part of one.

    No deal is repeated, so that no board is found in a cache.
    """

    def __init__(self, app: App, pictures: ImageRenderer, number: int, game: Game) -> None:
        self._game = game
        self._app = app
        self._pictures = pictures
        self._player = Player(Chat.TELEGRAM, number)
        self._random = random.Random(number)
        self._moves = 0
        self._reply: Reply | None = None
        self.refused = 0
        """How many presses were refused."""
        self.on_refusal: Callable[[], object] = lambda: None
        """Called after each of them."""

    async def store_game(self, store: PlayerStore) -> None:
        """Store an unfinished game with a random number of moves, as players have at any moment."""
        first = Record.begin(self._game, read_options(self._game.options, ()), self._random.randrange(DEALS))
        course = [move for move, _ in random_course(first.start(), self._random.getrandbits(32))]
        record = first.then(*course[: self._random.randrange(max(1, min(len(course), LONGEST)))])
        now = unix_seconds()
        session = Session("0123456789", record, began=now, moved=now, first_move=now if record.moves else 0)
        await store.begin(self._player, session, "2027-01-15", is_over=False)
        view = Action(Verb.BOARD, ("picture",), session.id)
        self._moves, self._reply = len(record.moves), await self._app.handle(self._player, view)

    async def act(self) -> Verb:
        """Press a button or start a new deal, and wait for the image; return the verb of the action.

        Who is refused presses again, as people do: a store that pauses costs time, and no figure.
        """
        until = perf_counter() + INSISTENCE
        while True:
            action = self._next()
            reply = await self._app.handle(self._player, action)
            if reply.screen and reply.screen.picture:
                break
            if perf_counter() > until:
                raise RuntimeError(f"{action} is answered without a board: {reply.notice}")
            self.refused += 1
            self.on_refusal()
            await asyncio.sleep(PAUSE)
        self._reply = reply
        await self._pictures.file(reply.screen.picture)
        self._moves = self._moves + (action.verb is Verb.MOVE) if action.verb is not Verb.PLAY else 0
        return action.verb

    def _next(self) -> Action:
        """Return a move, else a part of one, else a new deal; give up long games; add an event id."""
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
    """Let the players press in turn, whenever fewer than ``CROWD`` presses are pending."""
    begun, cpu, done = perf_counter(), process_time(), []
    before = refusals(players)
    queue = deque(players)

    async def press() -> None:
        while perf_counter() < begun + seconds:
            player = queue.popleft()
            verb = await player.act()
            queue.append(player)
            if perf_counter() < begun + seconds:
                done.append(verb)

    await asyncio.gather(*(press() for _ in range(CROWD)))
    refused = refusals(players) - before
    return Period(seconds, process_time() - cpu, done.count(Verb.MOVE), len(done), refused, [])


def refusals(players: Sequence[LoadPlayer]) -> int:
    return sum(player.refused for player in players)


async def play_at_rate(players: Sequence[LoadPlayer], seconds: float, rate: float) -> Period:
    """Let the players press in turn, ``rate`` times per second, without waiting for replies.

    The time of a press counts from when it was due, even if it was sent late.
    """
    begun, cpu, done, taken = perf_counter(), process_time(), [], []
    before = refusals(players)
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
    refused = refusals(players) - before
    seconds = perf_counter() - begun
    return Period(seconds, process_time() - cpu, done.count(Verb.MOVE), len(taken), refused, taken)


async def serve(url: str, number: int) -> None:
    """Play once for each line of input, until the input ends."""
    sys.setswitchinterval(SWITCH_SECONDS)
    be_patient()  # on a slow disk, a write would time out and be retried, and the retry is refused
    redis = connect(url)
    store, pictures = PlayerStore(redis), ImageRenderer()
    app = App(Services(store, Texts.load("en")))
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
