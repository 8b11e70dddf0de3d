"""A game changed otherwise than by moves: taken back, played again, begun again, given up."""

from collections.abc import Callable

from bot.core.loaded_game import LoadedGame
from bot.core.model import Action, Reply
from bot.core.session import Session
from bot.daily.help_permission import is_asked_first, waived
from bot.features.play.starting import GameStarter
from bot.screens.board import giving_up_screen
from bot.screens.help_permission import help_asking_screen
from bot.sessions.replies import board_reply, screen_reply, text_reply
from bot.sessions.request_context import RequestContext
from bot.sessions.service import SessionService
from engine.game import Position


class GameChanges:
    """Answers what is done with a game beside moving. Raises what ``SessionService`` raises."""

    def __init__(self, tables: SessionService, dealing: GameStarter) -> None:
        self._tables = tables
        self._dealing = dealing

    async def undo(self, visit: RequestContext, action: Action) -> Reply:
        """Take the last move back, or the giving up."""
        table = await self._tables.find_to_change(visit, action)
        if not (table.session.record.moves or table.session.has_given_up):
            return text_reply(visit.texts("nothing-to-undo"))
        return await self._helped(visit, action, table, Session.taken_back)

    async def redo(self, visit: RequestContext, action: Action) -> Reply:
        """Play the move again that was taken back last."""
        table = await self._tables.find_to_change(visit, action)
        if not table.session.undone or table.session.has_given_up:
            return text_reply(visit.texts("nothing-to-redo"))
        return await self._helped(visit, action, table, Session.played_again)

    async def restart(self, visit: RequestContext, action: Action) -> Reply:
        """Begin the deal again: within its game, or as another one where that is over."""
        table = await self._tables.find_to_change(visit, action)
        if table.is_over:
            return await self._dealing.begin_again(visit, action, table)
        if not table.session.record.moves:
            return text_reply(visit.texts("nothing-to-restart"))
        return await self._helped(visit, action, table, Session.restarted)

    async def give_up(self, visit: RequestContext, action: Action) -> Reply:
        """Give the game up, once that is confirmed."""
        table = await self._tables.find_to_change(visit, action)
        if table.is_over:
            return text_reply(visit.texts("refused-over"))
        if action.words != ("yes",):
            return screen_reply(table, giving_up_screen(visit.texts, table))
        return await self._changed(visit, action, table, table.session.given_up(), table.position)

    async def _helped(
        self, visit: RequestContext, action: Action, table: LoadedGame, change: Callable[[Session], Session]
    ) -> Reply:
        """Change a game in a way that makes it an assisted one; in a ranked run that is asked first.

        What has counted stands: nothing is taken back of a ranked run that is over.
        """
        if table.is_ranked and table.is_over:
            return text_reply(visit.texts("daily-stands"))
        if is_asked_first(table, action):
            return screen_reply(table, help_asking_screen(visit.texts, table, action))
        return await self._changed(visit, action, table, change(waived(table.session)))

    async def _changed(
        self,
        visit: RequestContext,
        action: Action,
        table: LoadedGame,
        session: Session,
        position: Position | None = None,
    ) -> Reply:
        return board_reply(visit.texts, await self._tables.keep(visit, action, table, session, position))
