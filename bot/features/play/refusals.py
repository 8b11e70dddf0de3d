"""Why a move is refused, and why a press on the board makes none."""

from dataclasses import replace

from bot.core.actions import Action, Verb
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.i18n.texts import Texts
from bot.observability.tracing import ActionOutcome, record_outcome
from bot.services import Services
from bot.sessions.replies import text_reply
from engine.errors import RefusedError
from engine.presses import over, refusal_at, refusal_between


class Refusals:
    """Says why places of a board make no move; changes nothing. Raises what ``SessionService`` raises."""

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions

    async def explain(self, context: RequestContext, action: Action) -> Reply:
        """Answer a press on a place, or on two places one after the other, with a notice."""
        loaded = await self._sessions.load_for_change(context, action)
        reply = text_reply(refusal_text(context.texts, loaded, _reason(loaded, action.words)))
        return replace(reply, is_private=loaded.session.is_private)  # it says what is on the board


def refusal_text(texts: Texts, loaded: LoadedGame, error: RefusedError) -> str:
    """Return the sentence that says why a move is refused in a game."""
    record_outcome(ActionOutcome.REFUSED)
    if loaded.is_over and loaded.is_ranked:
        return texts("daily-stands")  # nothing can be undone
    view = loaded.exercise_view
    if loaded.is_over and view and (message := view.refusals.get(Verb.MOVE)):
        return texts(message)
    return texts.refusal(loaded.session.record.game, error)


def _reason(loaded: LoadedGame, words: tuple[str, ...]) -> RefusedError:
    if loaded.is_over:
        return over()
    match words:
        case (place,):
            return refusal_at(loaded.position, place)
        case (source, target):
            return refusal_between(loaded.position, source, target)
    return RefusedError("which-place", "one place or two are asked about", count=len(words))
