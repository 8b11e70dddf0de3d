"""Undo, redo, restart and giving up."""

from collections.abc import Callable
from typing import TypeAlias

from bot.core.actions import Action, Verb
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame, Session
from bot.daily.help_permission import needs_permission, with_help_allowed
from bot.features.play.automatic import makes_moves
from bot.features.play.starting import GameStarter
from bot.screens.board import giving_up_screen, help_question_screen
from bot.services import Services
from bot.sessions.replies import board_reply, screen_reply, text_reply
from engine.automatic import automatic_at_end, moves_of_finish, moves_played_again

Change: TypeAlias = Callable[[Session], Session]


class GameChanges:
    """Changes games otherwise than by moves. Raises what ``SessionService`` raises."""

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions
        self._starting = services.get(GameStarter)
        self._exercises = services.exercises

    async def undo(self, context: RequestContext, action: Action) -> Reply:
        """Undo the last press that changed the game: a move with all that followed it, or giving up."""
        loaded = await self._sessions.load_for_change(context, action)
        if not (_can_undo(loaded) or loaded.session.has_given_up):
            is_game = loaded.session.exercise is None
            return text_reply(context.texts("nothing-to-undo" if is_game else "exercise-at-start"))
        count = _moves_to_undo(context, loaded)
        return await self._change(context, action, loaded, lambda session: session.taken_back(count))

    async def redo(self, context: RequestContext, action: Action) -> Reply:
        """Redo what was undone last."""
        loaded = await self._sessions.load_for_change(context, action)
        if not loaded.session.undone or loaded.session.has_given_up:
            return text_reply(context.texts("nothing-to-redo"))
        count = moves_played_again(loaded.position, loaded.session.undone, has_automatic=makes_moves(context))
        return await self._change(context, action, loaded, lambda session: session.played_again(count))

    async def restart(self, context: RequestContext, action: Action) -> Reply:
        """Restart the deal: in the same game, or as a new one if that is over."""
        loaded = await self._sessions.load_for_change(context, action)
        if loaded.is_over and not loaded.session.exercise:
            return await self._starting.play_again(context, action, loaded)
        if not _can_undo(loaded):
            return text_reply(context.texts("nothing-to-restart"))
        return await self._change(context, action, loaded, Session.restarted)

    async def give_up(self, context: RequestContext, action: Action) -> Reply:
        """Give the game up, after a confirmation."""
        loaded = await self._sessions.load_for_change(context, action)
        if view := loaded.exercise_view:
            return text_reply(context.texts(view.refusals[Verb.GIVE_UP]))
        if loaded.is_over:
            return text_reply(context.texts("daily-stands" if loaded.is_ranked else "refused-over"))
        if action.words != ("yes",):
            return screen_reply(loaded, giving_up_screen(context.texts, loaded))
        session = loaded.session.given_up()
        loaded = await self._sessions.save(context, action, loaded, session, loaded.position)
        return board_reply(context.texts, loaded)

    async def _change(
        self, context: RequestContext, action: Action, loaded: LoadedGame, change: Change
    ) -> Reply:
        """Change an exercise, or a game in a way that makes it assisted; in a ranked attempt, ask first.

        The result of a finished ranked attempt is final: it cannot be changed.
        """
        if exercise := loaded.session.exercise:
            return await self._exercises[exercise.kind].change_exercise(context, action, loaded)
        if loaded.is_ranked and loaded.is_over:
            return text_reply(context.texts("daily-stands"))
        if needs_permission(loaded, action):
            return screen_reply(loaded, help_question_screen(context.texts, loaded, action))
        session = change(with_help_allowed(loaded.session))
        return board_reply(context.texts, await self._sessions.save(context, action, loaded, session))


def _can_undo(loaded: LoadedGame) -> bool:
    view = loaded.exercise_view
    return loaded.session.can_undo or (view is not None and view.has_earlier_deal)


def _moves_to_undo(context: RequestContext, loaded: LoadedGame) -> int:
    """Return how many moves of a game one press made last; 1 in an exercise, where each was one."""
    session = loaded.session
    if session.exercise or session.has_given_up:
        return 1
    positions, moves = tuple(session.record.positions()), session.record.moves
    if count := moves_of_finish(positions, moves):
        return count
    return 1 + (automatic_at_end(positions, moves) if makes_moves(context) else 0)
