"""Guests: players in the bot's own process, for the figures of load; see ``load.py``."""

import random
from dataclasses import replace

from bot.app import App, unix_seconds
from bot.core.actions import Action, Chat, Player, Verb
from bot.core.replies import Reply
from bot.core.session import Session
from bot.rendering.image_renderer import ImageRenderer
from bot.storage.player_store import PlayerStore
from engine.deal import DEALS
from engine.game import Game
from engine.options import read_options
from engine.record import Record
from tests.engine.playing import random_course

LONGEST = 150
"""Moves after which a game is given up that might never end."""


class Guest:
    """A player of one game, deal after deal, who presses any button that makes a move or begins one.

    No deal comes twice, so that no board does: none has been painted before but those that a player comes
    back to.
    """

    def __init__(self, app: App, pictures: ImageRenderer, number: int, game: Game) -> None:
        self._game = game
        self._app = app
        self._pictures = pictures
        self._player = Player(Chat.TELEGRAM, number)
        self._chance = random.Random(number)
        self._moves = 0
        self._reply: Reply | None = None

    async def store_game(self, store: PlayerStore) -> None:
        """Have a game that is under way, as far on as chance has it, as all are who play at any moment."""
        begun = Record.begin(self._game, read_options(self._game.options, ()), self._chance.randrange(DEALS))
        course = [move for move, _ in random_course(begun.start(), self._chance.getrandbits(32))]
        record = begun.then(*course[: self._chance.randrange(max(1, min(len(course), LONGEST)))])
        now = unix_seconds()
        session = Session("0123456789", record, began=now, moved=now, first_move=now if record.moves else 0)
        await store.begin(self._player, session, "2027-01-15", is_over=False)
        shown = Action(Verb.BOARD, ("picture",), session.id)
        self._moves, self._reply = len(record.moves), await self._app.handle(self._player, shown)

    async def act(self) -> Verb:
        """Press a button, or have a new deal dealt, and wait for the picture; return what it was."""
        action = self._next()
        self._reply = reply = await self._app.handle(self._player, action)
        if reply.screen is None or reply.screen.picture is None:
            raise RuntimeError(f"{action} was answered without a board: {reply.notice}")
        await self._pictures.file(reply.screen.picture)
        self._moves = self._moves + (action.verb is Verb.MOVE) if action.verb is not Verb.PLAY else 0
        return action.verb

    def _next(self) -> Action:
        """Return a whole move, else a way to one, else a new deal; as in chats, what happens has a name."""
        rows = self._reply.screen.rows if self._reply and self._reply.screen else ()
        actions = [control.action for row in rows for control in row]
        moves = [action for action in actions if action.verb is Verb.MOVE]
        choices = [action for action in actions if action.verb is Verb.CHOOSE]
        if not moves and not choices:
            action = Action(Verb.PLAY, (self._game.name, str(self._chance.randrange(DEALS))))
        elif self._moves >= LONGEST:
            action = Action(Verb.GIVE_UP, ("yes",))
        else:
            action = self._chance.choice(moves or choices)
        return replace(action, event=f"{self._chance.getrandbits(64):x}")
