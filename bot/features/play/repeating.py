"""Actions that come again: an event delivered twice, a button pressed twice, or one of an older board."""

from bot.core.actions import Action, Verb
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.features.play.automatic import as_answered, makes_moves
from bot.features.play.finishing import finished_screen
from bot.services import Services
from bot.sessions.replies import board_reply, screen_reply


class RepeatedActions:
    """Answers with the game as it is now. Raises what ``SessionService`` raises.

    The answer takes the place of the first one, so it says all that this one said; and if a crash has
    interrupted what follows from the last move, that is done now.
    """

    def __init__(self, services: Services) -> None:
        self._exercises = services.exercises
        self._sessions = services.sessions

    async def show_again(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Return the board of a loaded game with its news."""
        if exercise := loaded.session.exercise:
            return await self._exercises[exercise.kind].answer_again(context, action, loaded)
        loaded = await self._sessions.with_end(context, loaded)
        if makes_moves(context):
            loaded = as_answered(loaded)
        if action.verb is Verb.FINISH:
            return screen_reply(loaded, finished_screen(context.texts, loaded))
        return board_reply(context.texts, loaded)
