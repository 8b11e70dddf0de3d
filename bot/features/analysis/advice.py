"""Advice that players ask for: a hint, their chances, and the verdict with all cards known."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import TypeAlias

from bot.core.loaded_game import LoadedGame
from bot.core.model import Action, Reply, Screen
from bot.core.session import Session
from bot.daily.help_permission import is_allowing, is_asked_first, is_clean_run, waived
from bot.features.analysis.advice_screens import (
    chance_screen,
    hint_screen,
    looking_screen,
    verdict_asking_screen,
    verdict_screen,
)
from bot.features.challenge.service import Secrecy
from bot.i18n.texts import Texts
from bot.runtime.analysis_jobs import AnalysisJobs
from bot.runtime.progressive_reply import progressive_reply
from bot.screens.help_permission import help_asking_screen
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

    def __init__(self, tables: SessionService, thinking: AnalysisJobs, secrecy: Secrecy) -> None:
        self._tables = tables
        self._thinking = thinking
        self._secrecy = secrecy

    async def hint(self, visit: RequestContext, action: Action) -> Reply:
        """Advise a move, by what the player can see."""
        table = await self._find(visit, action, _is_hinted)
        if refused := _no_advice(visit.texts, table):
            return text_reply(refused)
        if is_asked_first(table, action):
            return screen_reply(table, help_asking_screen(visit.texts, table, action))
        show = partial(hint_screen, visit.texts)
        return await progressive_reply(self._advised(visit, action, table, "hint-looking", show))

    async def chance(self, visit: RequestContext, action: Action) -> Reply:
        """Tell what the player can hope for, by what the player can see; it counts as a hint."""
        table = await self._find(visit, action, _is_hinted)
        if refused := _no_advice(visit.texts, table):
            return text_reply(refused)
        if is_asked_first(table, action):
            return screen_reply(table, help_asking_screen(visit.texts, table, action))
        show = partial(chance_screen, visit.texts, is_counted=not table.session.is_hinted)
        return await progressive_reply(self._advised(visit, action, table, "chance-looking", show))

    async def verdict(self, visit: RequestContext, action: Action) -> Reply:
        """Tell whether the game can still be won, with all cards known, once that is confirmed.

        Of a deal that is secret it is told in a ranked run alone, where it costs something.
        """
        table = await self._find(visit, action, _is_judged)
        if refused := _no_verdict(visit.texts, table):
            return text_reply(refused)
        is_ranked, record = table.is_ranked, table.session.record
        if not is_ranked and (refused := await self._secrecy.refusal(visit, record)):
            return text_reply(refused)
        if is_asked_first(table, action):
            return screen_reply(table, help_asking_screen(visit.texts, table, action))
        is_confirmed = "".join(action.words).lower() == "yes" or is_allowing(action)
        if not (is_confirmed or table.session.verdicts):
            return screen_reply(table, verdict_asking_screen(visit.texts, table))
        return await progressive_reply(self._judged(visit, action, table))

    async def _find(
        self, visit: RequestContext, action: Action, is_told: Callable[[Session], bool]
    ) -> LoadedGame:
        """Return the table that is asked about.

        What has been told of it is told again: to who pressed twice, or where a chat delivers a press twice.
        """
        try:
            return await self._tables.find_to_change(visit, action)
        except (AlreadyDoneError, OldButtonError) as error:
            if not is_told(error.table.session):
                raise
            return error.table

    async def _advised(
        self, visit: RequestContext, action: Action, table: LoadedGame, looking: str, show: Show
    ) -> AsyncIterator[Reply]:
        """Say that the board is thought about, and nothing else is; then show what comes of it."""
        texts = visit.texts
        table = await self._allowed(visit, action, table)
        yield screen_reply(table, looking_screen(texts, table, texts(looking)))
        advice = await self._thinking.think(visit.player, advise, table.position.board())
        if not advice.prospects:
            yield screen_reply(table, looking_screen(texts, table, texts("advice-nothing")))
            return
        table = await self._counted(visit, action, table, table.session.with_hint())
        yield screen_reply(table, show(table, advice))

    async def _judged(self, visit: RequestContext, action: Action, table: LoadedGame) -> AsyncIterator[Reply]:
        table = await self._allowed(visit, action, table)
        texts, record = visit.texts, table.session.record
        search, looks = inquiry(len(record.moves)), 0
        wanted = next(search)
        while True:
            yield screen_reply(table, looking_screen(texts, table, texts("verdict-looking", looks=looks)))
            found = await self._thinking.think(visit.player, judge, record.text, wanted)
            looks += 1
            try:
                wanted = search.send(found)
            except StopIteration as end:
                judgement: Judgement = end.value
                break
        if judgement.verdict is not Verdict.UNKNOWN:
            table = await self._counted(visit, action, table, table.session.with_verdict())
        yield screen_reply(table, verdict_screen(texts, table, judgement))

    async def _allowed(self, visit: RequestContext, action: Action, table: LoadedGame) -> LoadedGame:
        """Keep that help is allowed in a ranked run from now on, whatever comes of what was asked."""
        if not is_clean_run(table):
            return table
        return await self._tables.keep(visit, action, table, waived(table.session), table.position)

    async def _counted(
        self, visit: RequestContext, action: Action, table: LoadedGame, session: Session
    ) -> LoadedGame:
        """Keep that something was told, unless it had been before."""
        if session == table.session:
            return table
        return await self._tables.keep(visit, action, table, session, table.position)


def _is_hinted(session: Session) -> bool:
    return session.is_hinted


def _is_judged(session: Session) -> bool:
    return session.is_judged


def _no_advice(texts: Texts, table: LoadedGame) -> str:
    """Say why there can be no advice; nothing where there can be."""
    if table.is_over:
        return texts("advice-over")
    return "" if can_advise(table.session.record.game) else texts("advice-none")


def _no_verdict(texts: Texts, table: LoadedGame) -> str:
    """Say why there can be no verdict; nothing where there can be. A ranked game would be refused here."""
    if table.is_over:
        return texts("verdict-over")
    return "" if can_solve(table.session.record.game) else texts("verdict-none")
