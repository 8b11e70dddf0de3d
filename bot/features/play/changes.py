"""Undo, redo, restart and giving up."""

from collections.abc import Callable

from bot.core.actions import Action, Verb
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame, Session
from bot.daily.help_permission import needs_permission, with_help_allowed
from bot.features.play.starting import GameStarter
from bot.screens.board import giving_up_screen, help_question_screen
from bot.services import Services
from bot.sessions.replies import board_reply, screen_reply, text_reply
from engine.game import Position


class GameChanges:
    """Changes games otherwise than by moves. Raises what ``SessionService`` raises."""

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions
        self._starting = services.get(GameStarter)
        self._exercises = services.exercises

    async def undo(self, context: RequestContext, action: Action) -> Reply:
        """Undo the last move, or giving up."""
        loaded = await self._sessions.load_for_change(context, action)
        if not (loaded.session.can_undo or loaded.session.has_given_up):
            is_game = loaded.session.exercise is None
            return text_reply(context.texts("nothing-to-undo" if is_game else "exercise-at-start"))
        if exercise := loaded.session.exercise:
            return await self._exercises[exercise.kind].change_exercise(context, action, loaded)
        return await self._change_with_help(context, action, loaded, Session.taken_back)

    async def redo(self, context: RequestContext, action: Action) -> Reply:
        """Redo the move that was undone last."""
        loaded = await self._sessions.load_for_change(context, action)
        if not loaded.session.undone or loaded.session.has_given_up:
            return text_reply(context.texts("nothing-to-redo"))
        if exercise := loaded.session.exercise:
            return await self._exercises[exercise.kind].change_exercise(context, action, loaded)
        return await self._change_with_help(context, action, loaded, Session.played_again)

    async def restart(self, context: RequestContext, action: Action) -> Reply:
        """Restart the deal: in the same game, or as a new one if that is over."""
        loaded = await self._sessions.load_for_change(context, action)
        exercise = loaded.session.exercise
        if loaded.is_over and not exercise:
            return await self._starting.play_again(context, action, loaded)
        if not loaded.session.can_undo:
            return text_reply(context.texts("nothing-to-restart"))
        if exercise:
            return await self._exercises[exercise.kind].change_exercise(context, action, loaded)
        return await self._change_with_help(context, action, loaded, Session.restarted)

    async def give_up(self, context: RequestContext, action: Action) -> Reply:
        """Give the game up, after a confirmation."""
        loaded = await self._sessions.load_for_change(context, action)
        if view := loaded.exercise_view:
            return text_reply(context.texts(view.refusals[Verb.GIVE_UP]))
        if loaded.is_over:
            return text_reply(context.texts("daily-stands" if loaded.is_ranked else "refused-over"))
        if action.words != ("yes",):
            return screen_reply(loaded, giving_up_screen(context.texts, loaded))
        return await self._save_changed(context, action, loaded, loaded.session.given_up(), loaded.position)

    async def _change_with_help(
        self,
        context: RequestContext,
        action: Action,
        loaded: LoadedGame,
        change: Callable[[Session], Session],
    ) -> Reply:
        """Change a game in a way that makes it assisted; in a ranked attempt, ask first.

        The result of a finished ranked attempt is final: it cannot be changed.
        """
        if loaded.is_ranked and loaded.is_over:
            return text_reply(context.texts("daily-stands"))
        if needs_permission(loaded, action):
            return screen_reply(loaded, help_question_screen(context.texts, loaded, action))
        return await self._save_changed(context, action, loaded, change(with_help_allowed(loaded.session)))

    async def _save_changed(
        self,
        context: RequestContext,
        action: Action,
        loaded: LoadedGame,
        session: Session,
        position: Position | None = None,
    ) -> Reply:
        return board_reply(
            context.texts, await self._sessions.save(context, action, loaded, session, position)
        )
