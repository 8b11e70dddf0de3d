"""The judge of puzzles: what each move means for the goal, by the stored solution or else by a search.

A search runs in a worker process, so that the answer to a press never waits for it.
"""

from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace

from bot.core.actions import Action
from bot.core.replies import Reply
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame, Session
from bot.features.puzzles.known_puzzle import LostMove, is_counted, lost_move, moves_made, puzzle_of
from bot.features.puzzles.screens import reach_text
from bot.runtime.analysis_jobs import AnalysisCancelledError
from bot.runtime.progressive_reply import SECONDS, progressive_reply
from bot.services import Services
from bot.sessions.exercises import JUDGED_SOON, NO_JUDGEMENT
from bot.sessions.replies import board_reply
from bot.storage.errors import StaleError
from engine.advice.judge import judge
from engine.goal import GoalState
from engine.move import Move
from engine.solvers.solution import Solution, Verdict

AT_ONCE = 0.0
"""Seconds for which the board of an attempt that counts waits for its judgement."""
UNKNOWN = LostMove(None, 0)
"""What is known of the moves of a puzzle that has changed since."""


class PuzzleJudge:
    """Says what moves mean for the goal of a puzzle. Raises what ``SessionService`` raises."""

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions
        self._jobs = services.jobs

    async def reply(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Return the board after a move, now or once more, with what the judge has to say about it.

        In practice that is said after each move. An attempt that counts goes on without a word, until the
        judge is certain that its goal is lost: that ends it. If the judge does not know, it goes on.
        """
        if not loaded.session.can_undo:
            return board_reply(context.texts, loaded)
        if not is_counted(loaded.session):
            return await progressive_reply(self._comment(context, loaded), JUDGED_SOON)
        if loaded.is_over:
            return await progressive_reply(self._explain(context, action, loaded), SECONDS)
        return await progressive_reply(self._watch(context, action, loaded), AT_ONCE)

    async def _comment(self, context: RequestContext, loaded: LoadedGame) -> AsyncIterator[Reply]:
        """Yield the board of a practice, with whether its goal is still in reach."""
        texts, session = context.texts, loaded.session
        if loaded.is_over:
            yield board_reply(texts, loaded)
            return
        made, lost = len(moves_made(session)), known_loss(session)
        if lost.number or lost.kept == made:
            verdict = Verdict.UNWINNABLE if lost.number else Verdict.WON
            text = reach_text(texts, Solution(verdict, (), None))
            yield board_reply(texts, replace(loaded, news=(text,)))
            return
        yield board_reply(texts, replace(loaded, news=(texts("puzzle-looking"),)))
        try:
            text = reach_text(texts, await self._judgement(context, session, made))
        except NO_JUDGEMENT:
            text = texts("judge-no-answer")
        yield board_reply(texts, replace(loaded, news=(text,)))

    async def _watch(
        self, context: RequestContext, action: Action, loaded: LoadedGame
    ) -> AsyncIterator[Reply]:
        """Yield the board of an unfinished attempt, and once more if the judge ends it.

        If the player goes on meanwhile, the position after the next move is judged instead.
        """
        yield board_reply(context.texts, loaded)
        session = loaded.session
        made, kept = len(moves_made(session)), known_loss(session).kept
        if kept == made:
            return
        try:
            if (await self._judgement(context, session, made)).verdict is not Verdict.UNWINNABLE:
                return
            number = await self._find_lost_move(context, session, kept) or made
            if (await self._store.settings(context.player)).current != session.id:
                return  # the player has gone on to another game, which must stay the current one
            ended = await self._save_loss(context, action, loaded, number)
        except (*NO_JUDGEMENT, AnalysisCancelledError, StaleError):
            return
        yield board_reply(context.texts, ended)

    async def _explain(
        self, context: RequestContext, action: Action, loaded: LoadedGame
    ) -> AsyncIterator[Reply]:
        """Yield the board of an ended attempt; if its moves ran out, with the one that lost the goal."""
        texts, session = context.texts, loaded.session
        made, lost = len(moves_made(session)), known_loss(session)
        is_solved = session.goal_state(loaded.position) is GoalState.REACHED
        is_known = lost.number or (session.exercise and session.exercise.lost) or lost.kept == made
        if is_solved or is_known or puzzle_of(session) is None:
            yield board_reply(texts, loaded)
            return
        yield board_reply(texts, replace(loaded, news=(texts("puzzle-looking"), *loaded.news)))
        number = 0
        with suppress(*NO_JUDGEMENT):
            if session.has_given_up:
                verdict = (await self._judgement(context, session, made)).verdict
                if verdict is Verdict.WON:  # the player skipped the rest, and no move lost the goal
                    yield board_reply(texts, loaded)
                    return
            if not session.has_given_up or verdict is Verdict.UNWINNABLE:
                number = await self._find_lost_move(context, session, lost.kept)
        if number == 0:
            yield board_reply(texts, replace(loaded, news=(texts("puzzle-lost-unknown"), *loaded.news)))
            return
        with suppress(StaleError):
            loaded = await self._save_loss(context, action, loaded, number)
            yield board_reply(texts, loaded)

    async def _save_loss(
        self, context: RequestContext, action: Action, loaded: LoadedGame, number: int
    ) -> LoadedGame:
        """Save which move has lost the goal of an attempt, which ends it; raise ``StaleError``."""
        session = loaded.session.lost_by(number)
        return await self._sessions.save(
            replace(context, cached=None), action, replace(loaded, news=()), session, loaded.position
        )

    async def _find_lost_move(self, context: RequestContext, session: Session, kept: int) -> int:
        """Return the number of the move that lost the goal, which is out of reach after the last move.

        After ``kept`` moves it was not. 0 if a question about a move between stays open.
        """
        out, later = len(moves_made(session)), kept
        while out - later > 1:
            middle = (later + out) // 2
            match (await self._judgement(context, session, middle)).verdict:
                case Verdict.WON:
                    later = middle
                case Verdict.UNWINNABLE:
                    out = middle
                case _:
                    return 0
        return out

    async def _judgement(self, context: RequestContext, session: Session, made: int) -> Solution:
        """Return the judgement of a puzzle after some of the player's moves."""
        text = session.record.first(session.base + made).text
        return await self._jobs.run_for(context.player, judge, text, session.base, session.goal)


def known_loss(session: Session) -> LostMove:
    """Return what is known of the moves of an attempt without any search."""
    known = puzzle_of(session)
    return lost_move(known, moves_made(session)) if known else UNKNOWN


def until_loss(session: Session, moves: tuple[Move, ...]) -> tuple[tuple[Move, ...], int]:
    """Return those of further moves that an attempt has room for, and the number of the one that loses it.

    That is 0 if none is known to lose the goal.
    """
    known, made = puzzle_of(session), moves_made(session)
    number = lost_move(known, (*made, *moves)).number if known else None
    return (moves[: number - len(made)], number) if number else (moves, 0)
