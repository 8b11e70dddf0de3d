"""Advice that players ask for: a hint, their chances, and the verdict with all cards known."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import TypeAlias

from bot.core.actions import Action
from bot.core.loaded_game import LoadedGame
from bot.core.replies import Reply
from bot.core.screens import Screen
from bot.core.session import Session
from bot.daily.help_permission import allows_help, is_clean_attempt, needs_permission, with_help_allowed
from bot.features.analysis.advice_screens import (
    chance_screen,
    hint_screen,
    searching_screen,
    verdict_question_screen,
    verdict_screen,
)
from bot.features.challenge.service import Secrecy
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.runtime.progressive_reply import progressive_reply
from bot.screens.help_permission import help_question_screen
from bot.sessions.replies import screen_reply, text_reply
from bot.sessions.request_context import RequestContext
from bot.sessions.service import AlreadyDoneError, OldButtonError, SessionService
from engine.advice import advise, can_advise
from engine.advice.prospect import Advice
from engine.advice.verdict import Judgement, inquiry, judge
from engine.solvers import can_solve
from engine.solvers.solution import Verdict

Show: TypeAlias = Callable[[LoadedGame, Advice], Screen]
"""What makes a screen of a board and the advice on it."""


class AdviceService:
    """Answers what is asked of a board. Raises what ``SessionService`` and ``AnalysisJobs`` raise.

    What finds nothing costs nothing. What was found is counted, once for each board: a hint that was seen is
    seen, and may be looked at again.
    """

    def __init__(self, sessions: SessionService, thinking: AnalysisJobs, secrecy: Secrecy) -> None:
        self._sessions = sessions
        self._jobs = thinking
        self._secrecy = secrecy

    async def hint(self, context: RequestContext, action: Action) -> Reply:
        """Advise a move, by what the player can see."""
        loaded = await self._load(context, action, _is_hinted)
        if refused := _advice_refusal(context.texts, loaded):
            return text_reply(refused)
        if needs_permission(loaded, action):
            return screen_reply(loaded, help_question_screen(context.texts, loaded, action))
        show = partial(hint_screen, context.texts)
        return await progressive_reply(self._advise(context, action, loaded, "hint-looking", show))

    async def chance(self, context: RequestContext, action: Action) -> Reply:
        """Tell what the player can hope for, by what the player can see; it counts as a hint."""
        loaded = await self._load(context, action, _is_hinted)
        if refused := _advice_refusal(context.texts, loaded):
            return text_reply(refused)
        if needs_permission(loaded, action):
            return screen_reply(loaded, help_question_screen(context.texts, loaded, action))
        show = partial(chance_screen, context.texts, is_counted=not loaded.session.is_hinted)
        return await progressive_reply(self._advise(context, action, loaded, "chance-looking", show))

    async def verdict(self, context: RequestContext, action: Action) -> Reply:
        """Tell whether the game can still be won, with all cards known, once that is confirmed.

        Of a deal that is secret it is told in a ranked run alone, where it costs something.
        """
        loaded = await self._load(context, action, _is_judged)
        if refused := _verdict_refusal(context.texts, loaded):
            return text_reply(refused)
        is_ranked, record = loaded.is_ranked, loaded.session.record
        if not is_ranked and (refused := await self._secrecy.secret_until(context, record)):
            return text_reply(refused)
        if needs_permission(loaded, action):
            return screen_reply(loaded, help_question_screen(context.texts, loaded, action))
        is_confirmed = "".join(action.words).lower() == "yes" or allows_help(action)
        if not (is_confirmed or loaded.session.verdicts):
            return screen_reply(loaded, verdict_question_screen(context.texts, loaded))
        return await progressive_reply(self._judge(context, action, loaded))

    async def _load(
        self, context: RequestContext, action: Action, is_told: Callable[[Session], bool]
    ) -> LoadedGame:
        """Return the table that is asked about.

        What has been told of it is told again: to who pressed twice, or where a chat delivers a press twice.
        """
        try:
            return await self._sessions.load_for_change(context, action)
        except (AlreadyDoneError, OldButtonError) as error:
            if not is_told(error.loaded.session):
                raise
            return error.loaded

    async def _advise(
        self, context: RequestContext, action: Action, loaded: LoadedGame, looking: str, show: Show
    ) -> AsyncIterator[Reply]:
        """Say that the board is thought about, and nothing else is; then show what comes of it."""
        texts = context.texts
        loaded = await self._allow_help(context, action, loaded)
        yield screen_reply(loaded, searching_screen(texts, loaded, texts(looking)))
        advice = await self._jobs.think(context.player, advise, loaded.position.board())
        if not advice.prospects:
            yield screen_reply(loaded, searching_screen(texts, loaded, texts("advice-nothing")))
            return
        loaded = await self._save_help(context, action, loaded, loaded.session.with_hint())
        yield screen_reply(loaded, show(loaded, advice))

    async def _judge(
        self, context: RequestContext, action: Action, loaded: LoadedGame
    ) -> AsyncIterator[Reply]:
        loaded = await self._allow_help(context, action, loaded)
        texts, record = context.texts, loaded.session.record
        search, looks = inquiry(len(record.moves)), 0
        wanted = next(search)
        while True:
            yield screen_reply(loaded, searching_screen(texts, loaded, texts("verdict-looking", looks=looks)))
            found = await self._jobs.think(context.player, judge, record.text, wanted)
            looks += 1
            try:
                wanted = search.send(found)
            except StopIteration as end:
                judgement: Judgement = end.value
                break
        if judgement.verdict is not Verdict.UNKNOWN:
            loaded = await self._save_help(context, action, loaded, loaded.session.with_verdict())
        yield screen_reply(loaded, verdict_screen(texts, loaded, judgement))

    async def _allow_help(self, context: RequestContext, action: Action, loaded: LoadedGame) -> LoadedGame:
        """Keep that help is allowed in a ranked run from now on, whatever comes of what was asked."""
        if not is_clean_attempt(loaded):
            return loaded
        return await self._sessions.save(
            context, action, loaded, with_help_allowed(loaded.session), loaded.position
        )

    async def _save_help(
        self, context: RequestContext, action: Action, loaded: LoadedGame, session: Session
    ) -> LoadedGame:
        """Keep that something was told, unless it had been before."""
        if session == loaded.session:
            return loaded
        return await self._sessions.save(context, action, loaded, session, loaded.position)


def _is_hinted(session: Session) -> bool:
    return session.is_hinted


def _is_judged(session: Session) -> bool:
    return session.is_judged


def _advice_refusal(texts: Texts, loaded: LoadedGame) -> str:
    """Say why there can be no advice; nothing where there can be."""
    if loaded.is_over:
        return texts("advice-over")
    return "" if can_advise(loaded.session.record.game) else texts("advice-none")


def _verdict_refusal(texts: Texts, loaded: LoadedGame) -> str:
    """Say why there can be no verdict; nothing where there can be. A ranked game would be refused here."""
    if loaded.is_over:
        return texts("verdict-over")
    return "" if can_solve(loaded.session.record.game) else texts("verdict-none")
