"""The messages in Telegram that show players' boards: noted as they are sent, and changed by the table."""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, replace

from bot.app import App
from bot.chats.telegram.background_tasks import BackgroundTasks
from bot.chats.telegram.screen_format import board_in_play, game_action
from bot.chats.telegram.sending.outgoing_message import MessageTarget, OutgoingMessage, SendOutcome
from bot.chats.telegram.sending.outgoing_queue import OutgoingQueue
from bot.core.actions import Action, Chat, Player, Room, Verb
from bot.core.screens import Screen
from bot.i18n.texts import Texts
from bot.observability.tracing import resume_trace
from bot.storage.board_messages import BoardMessage, BoardMessages
from bot.storage.errors import StoreUnavailableError

log = logging.getLogger(__name__)

MOST_KNOWN = 10_000
"""Players of whom this process remembers which message is noted."""
MOST_CHECKS = 5
"""How often a board is replaced because a newer one was stored while it was sent."""


class TelegramBoards:
    """Implements ``ChatBoards``.

    It takes no lock of a player, since another process may answer the next press anyway. Instead it looks at
    the store again after each board that it has shown: what an older board has covered is then shown again.
    """

    def __init__(
        self, app: App, queue: OutgoingQueue, messages: BoardMessages, tasks: BackgroundTasks
    ) -> None:
        self._app = app
        self._queue = queue
        self._messages = messages
        self._tasks = tasks
        self._known: OrderedDict[int, BoardMessage] = OrderedDict()
        """What is noted, by the player's number: a press in the same message asks no store."""

    def note_shown(self, outgoing: OutgoingMessage) -> None:
        """Note which message shows a board in play now, unless that is known. Never raises."""
        game, shown = board_in_play(outgoing.screen), outgoing.shown
        if game is None or game.owner is None or outgoing.document:
            return
        if shown is None or shown.message is None or shown.receiver:
            return
        message = BoardMessage(
            game.session, shown.chat, shown.message, shown.thread or 0, has_picture=shown.has_picture
        )
        if self._known.get(game.owner) == message:
            return
        self._known[game.owner] = message
        self._known.move_to_end(game.owner)
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)
        self._tasks.start(self._store(game.owner))

    async def _store(self, owner: int) -> None:
        """Store what is known of a player, until that is also what was stored last."""
        stored = None
        try:
            while (message := self._known.get(owner)) and message != stored:
                await self._messages.note(Player(Chat.TELEGRAM, owner), message)
                stored = message
        except StoreUnavailableError as error:
            log.info("Telegram: the message with a board is not noted: %s", error)
            self._known.pop(owner, None)  # the next board tries again

    async def show(
        self, player: Player, session: str, screen: Screen, language: str, *, is_left: bool
    ) -> None:
        """Show the newest board in the message that has shown its game, or in a new one in the private chat.

        A new message is sent only when the table is left, and not for a game instead of which another one
        was begun in the chat meanwhile. In a group nothing is sent instead of a message
        that is gone.
        """
        try:
            message = await self._messages.find(player)
        except StoreUnavailableError as error:
            log.info("Telegram: which message shows a board is only known here: %s", error)
            message = self._known.get(player.id)
        if message is not None and message.session == session:
            target = MessageTarget(
                message.channel,
                message.thread or None,
                message=message.message,
                has_picture=message.has_picture,
            )
        elif is_left and (message is None or await self._is_played_now(player, session, language)):
            target = MessageTarget(player.id)  # a private chat has the id of its user
        else:
            return
        board = _TableBoard(player, session, screen, language, is_quiet=target.is_group or not is_left)
        self._send_board(board, target, MOST_CHECKS)

    async def _is_played_now(self, player: Player, session: str, language: str) -> bool:
        """Return whether a session is the player's current game."""
        reply = await self._app.handle(player, Action(Verb.BOARD), Room(language))
        game = game_action(reply.screen) if reply.screen else None
        return game is not None and game.session == session

    def _send_board(self, board: "_TableBoard", target: MessageTarget, checks: int) -> None:
        """Send a board; ``checks`` says how often it is replaced at most by a newer one."""
        with resume_trace(None):  # it answers no event of Telegram's
            outgoing = self._queue.send(
                target, board.screen, Texts.load(board.language), is_quiet=board.is_quiet
            )

        def look_again(done: "asyncio.Future[SendOutcome]") -> None:
            if done.result() is SendOutcome.SHOWN and outgoing.shown and checks:
                self._tasks.start(self._replace_older(board, outgoing.shown, checks - 1))

        outgoing.outcome.add_done_callback(look_again)

    async def _replace_older(self, board: "_TableBoard", shown: MessageTarget, checks: int) -> None:
        """Show a newer board instead of one that was shown, if there is one in the store."""
        try:
            newest = await self._app.board(board.player, board.session, Room(board.language))
        except StoreUnavailableError as error:
            log.info("Telegram: whether there is a newer board is not known: %s", error)
            return
        if newest is not None and newest != board.screen:
            self._send_board(replace(board, screen=newest), shown, checks)


@dataclass(frozen=True, slots=True)
class _TableBoard:
    """A board on its way from the table to its message."""

    player: Player
    session: str
    screen: Screen
    language: str
    """That of its texts."""
    is_quiet: bool
