"""Advice on a board: a hint, the chances, and the verdict with all cards known."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from operator import attrgetter
from typing import TypeAlias

from bot.core.actions import Action, Verb
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.screens import Screen
from bot.core.session import LoadedGame, Session
from bot.daily.help_permission import allows_help, is_clean_attempt, needs_permission, with_help_allowed
from bot.features.analysis.screens import (
    chance_screen,
    hint_screen,
    searching_screen,
    verdict_question_screen,
    verdict_screen,
)
from bot.features.challenge.service import Secrecy
from bot.i18n.texts import Texts
from bot.runtime.progressive_reply import progressive_reply
from bot.screens.board import help_question_screen
from bot.screens.move_choices import are_ticks
from bot.services import Services
from bot.sessions.replies import screen_reply, text_reply
from bot.sessions.service import AlreadyDoneError, OldButtonError
from engine.advice import advise, can_advise
from engine.advice.estimates import Advice
from engine.advice.verdict import GameVerdict, find_verdicts, verdict_after
from engine.solvers import can_solve
from engine.solvers.solution import Verdict

Show: TypeAlias = Callable[[LoadedGame, Advice, tuple[str, ...]], Screen]
"""Shows the advice on a board, on which the player may have ticked some cards."""


class AdviceService:
    """Gives advice on a board. Raises what ``SessionService`` and ``AnalysisJobs`` raise.

    Advice counts as help once for each board, and only if it finds something: a hint may be shown again.
    """

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions
        self._jobs = services.jobs
        self._secrecy = services.get(Secrecy)

    async def hint(self, context: RequestContext, action: Action) -> Reply:
        """Advise a move, by the cards that the player can see."""
        show = partial(hint_screen, context.texts)
        return await self._answer_with_advice(context, action, "hint-looking", lambda _: show)

    async def chance(self, context: RequestContext, action: Action) -> Reply:
        """Show the chances, by the cards that the player can see; it counts as a hint."""

        def show_chances(loaded: LoadedGame) -> Show:
            return partial(chance_screen, context.texts, is_counted=not loaded.session.is_hinted)

        return await self._answer_with_advice(context, action, "chance-looking", show_chances)

    async def _answer_with_advice(
        self, context: RequestContext, action: Action, looking: str, how: Callable[[LoadedGame], Show]
    ) -> Reply:
        """Return a refusal, a question, or the advice on a board, as ``how`` shows it for a loaded game."""
        loaded = await self._load(context, action, attrgetter("is_hinted"))
        has_advice = can_advise(loaded.session.record.game)
        if refused := _refusal(context.texts, loaded, Verb.HINT, "advice", is_there=has_advice):
            return text_reply(refused)
        if needs_permission(loaded, action):
            return screen_reply(loaded, help_question_screen(context.texts, loaded, action))
        return await progressive_reply(self._advise(context, action, loaded, looking, how(loaded)))

    async def verdict(self, context: RequestContext, action: Action) -> Reply:
        """Show whether the game can still be won, with all cards known, after a confirmation.

        For a secret deal there is a verdict only in a ranked attempt, where it costs something. In an open
        game it costs nothing: the player sees all cards, too.
        """
        loaded = await self._load(context, action, attrgetter("is_judged"))
        has_verdict = can_solve(loaded.session.record.game)
        if refused := _refusal(context.texts, loaded, Verb.VERDICT, "verdict", is_there=has_verdict):
            return text_reply(refused)
        is_ranked, record = loaded.is_ranked, loaded.session.record
        if not is_ranked and (refused := await self._secrecy.secret_until(context, record)):
            return text_reply(refused)
        if needs_permission(loaded, action):
            return screen_reply(loaded, help_question_screen(context.texts, loaded, action))
        is_confirmed = "".join(action.words).lower() == "yes" or allows_help(action)
        if not (is_confirmed or loaded.session.verdicts or _is_free(loaded)):
            return screen_reply(loaded, verdict_question_screen(context.texts, loaded))
        return await progressive_reply(self._judge(context, action, loaded))

    async def _load(
        self, context: RequestContext, action: Action, is_known: Callable[[Session], bool]
    ) -> LoadedGame:
        """Load the game. Advice that has been given on it is given again: buttons are pressed twice."""
        try:
            return await self._sessions.load_for_change(context, action)
        except (AlreadyDoneError, OldButtonError) as error:
            if not is_known(error.loaded.session):
                raise
            return error.loaded

    async def _advise(
        self, context: RequestContext, action: Action, loaded: LoadedGame, looking: str, show: Show
    ) -> AsyncIterator[Reply]:
        texts = context.texts
        loaded = await self._allow_help(context, action, loaded)
        ticks = action.words if are_ticks(loaded.position, action.words) else ()
        yield screen_reply(loaded, searching_screen(texts, loaded, texts(looking), ticks))
        advice = await self._jobs.run_for(context.player, advise, loaded.position.board())
        if not advice.estimates:
            yield screen_reply(loaded, searching_screen(texts, loaded, texts("advice-nothing"), ticks))
            return
        loaded = await self._save_help(context, action, loaded, loaded.session.with_hint())
        yield screen_reply(loaded, show(loaded, advice, ticks))

    async def _judge(
        self, context: RequestContext, action: Action, loaded: LoadedGame
    ) -> AsyncIterator[Reply]:
        loaded = await self._allow_help(context, action, loaded)
        texts, record = context.texts, loaded.session.record
        search, looks = find_verdicts(len(record.moves)), 0
        question = next(search)
        while True:
            yield screen_reply(loaded, searching_screen(texts, loaded, texts("verdict-looking", looks=looks)))
            found = await self._jobs.run_for(context.player, verdict_after, record.text, question)
            looks += 1
            try:
                question = search.send(found)
            except StopIteration as end:
                judgement: GameVerdict = end.value
                break
        if judgement.verdict is not Verdict.UNKNOWN and not _is_free(loaded):
            loaded = await self._save_help(context, action, loaded, loaded.session.with_verdict())
        yield screen_reply(loaded, verdict_screen(texts, loaded, judgement))

    async def _allow_help(self, context: RequestContext, action: Action, loaded: LoadedGame) -> LoadedGame:
        """Save that help is allowed in a ranked attempt from now on, whatever the analysis finds."""
        if not is_clean_attempt(loaded):
            return loaded
        return await self._save_help(context, action, loaded, with_help_allowed(loaded.session))

    async def _save_help(
        self, context: RequestContext, action: Action, loaded: LoadedGame, session: Session
    ) -> LoadedGame:
        if session == loaded.session:
            return loaded
        return await self._sessions.save(context, action, loaded, session, loaded.position)


def _is_free(loaded: LoadedGame) -> bool:
    """Return whether a verdict costs nothing: in an open game, except in a ranked attempt."""
    return loaded.session.is_open_game and not loaded.is_ranked


def _refusal(texts: Texts, loaded: LoadedGame, verb: Verb, kind: str, *, is_there: bool) -> str:
    """Return why there can be no help of a kind in a game, which may have none; empty if there can be."""
    view = loaded.exercise_view
    if view and (message := view.refusals.get(verb)):
        return texts(message)
    if loaded.is_over:
        return texts(f"{kind}-over")
    return "" if is_there else texts(f"{kind}-none")
