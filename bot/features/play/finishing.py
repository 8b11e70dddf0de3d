"""Finishing with one press: all moves of a win that is certain, shown as an animation."""

from dataclasses import replace

from bot.core.actions import Action
from bot.core.images import ReplayAnimation
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from bot.screens.board import board_screen
from bot.screens.descriptions import deal_name, pile_captions
from bot.services import Services
from bot.sessions.replies import screen_reply, text_reply
from bot.sessions.service import OldButtonError
from engine.automatic import moves_of_finish


class Finishing:
    """Plays games to their end. Raises what ``SessionService`` raises."""

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions

    async def finish(self, context: RequestContext, action: Action) -> Reply:
        """Make all moves that are left, if they certainly win as far as the player can see."""
        texts = context.texts
        try:
            loaded = await self._sessions.load_for_change(context, action)
        except OldButtonError as error:
            if _is_pressed_twice(error.loaded, action):
                return screen_reply(error.loaded, finished_screen(texts, error.loaded))
            raise
        if loaded.session.exercise:
            return text_reply(texts("finish-exercise"))
        if loaded.is_over:
            return text_reply(texts("daily-stands" if loaded.is_ranked else "refused-over"))
        moves = loaded.position.finish()
        if not moves:
            return text_reply(texts("finish-uncertain"))
        session, position = loaded.session.played(moves), loaded.position.play_together(moves)
        loaded = await self._sessions.save(context, action, loaded, session, position)
        return screen_reply(loaded, finished_screen(texts, loaded))


def _is_pressed_twice(loaded: LoadedGame, action: Action) -> bool:
    record, later = loaded.session.record, loaded.session.revision - (action.revision or 0)
    return later == 1 and moves_of_finish(tuple(record.positions()), record.moves) > 0


def finished_screen(texts: Texts, loaded: LoadedGame) -> Screen:
    """Show the board of a game, with its end as an animation if one press has won it.

    A text view shows the board.
    """
    screen, record = board_screen(texts, loaded), loaded.session.record
    count = moves_of_finish(tuple(record.positions()), record.moves)
    if not count or screen.picture is None:
        return screen
    name = deal_name(texts, record, loaded.session.challenge)
    captions = pile_captions(texts, record.game)
    since = len(record.moves) - count
    film = ReplayAnimation(record.text, name, loaded.theme, captions, since, is_finish=True)
    return replace(screen, picture=film)
