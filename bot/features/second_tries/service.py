"""Second tries: begun from a review, a replay or the list of mistakes, and judged after each move."""

from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import replace

from bot.core.actions import Action
from bot.core.exercise import Exercise, ExerciseKind
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame, Session
from bot.features.analysis.service import ReviewService
from bot.features.challenge.service import Secrecy
from bot.features.second_tries.mistakes import Mistakes
from bot.features.second_tries.screens import (
    NEXT,
    ending_text,
    judgement_text,
    mistakes_screen,
    working_screen,
)
from bot.runtime.progressive_reply import progressive_reply
from bot.screens.exercise_buttons import way_back
from bot.screens.replay_steps import WayToEnd, read_move_number, way_screen
from bot.services import Services
from bot.sessions.exercises import CHANGES, JUDGED_SOON, NO_JUDGEMENT
from bot.sessions.replies import board_reply, own_place, screen_reply, text_reply
from bot.sessions.service import NewGame
from engine.advice.autoplay import autoplay
from engine.advice.judge import goal_of, judge
from engine.errors import RecordError
from engine.goal import Goal
from engine.move import Move
from engine.solvers import can_solve
from engine.solvers.solution import Line, Solution, Verdict

MOST_LINES = 256
"""Lines to goals that are cached, each for one position of a second try."""


class SecondTryService:
    """Answers the actions in second tries. Raises what ``SessionService`` and ``AnalysisJobs`` raise."""

    def __init__(self, services: Services) -> None:
        self._sessions = services.sessions
        self._jobs = services.jobs
        self._secrecy = services.get(Secrecy)
        self._mistakes = services.get(Mistakes)
        self._reviews = services.get(ReviewService)
        self._lines: OrderedDict[tuple[str, Goal], Line] = OrderedDict()

    async def retry(self, context: RequestContext, action: Action) -> Reply:
        """Begin a second try from the move number of a finished game that the words begin with."""
        loaded = await self._sessions.load(context, action)
        record = loaded.session.record
        number = read_move_number(action.words, len(record.moves))
        if number is None or not loaded.is_over or loaded.session.exercise or not can_solve(record.game):
            return text_reply(context.texts("second-try-refused"))
        if refusal := await self._secrecy.secret_until(context, record):
            return text_reply(refusal)
        if record.first(number).replay().outcome() is not None:
            return text_reply(context.texts("second-try-at-the-end"))
        return await progressive_reply(self._find_goal(context, action, loaded, number))

    async def mistakes(self, context: RequestContext, action: Action) -> Reply:
        """Begin a second try of the mistake that is due longest, or say when the next one comes.

        It is private if the reviewed game was, or is no longer stored.
        """
        book, today = await self._mistakes.load_book(context), self._mistakes.today(context)
        wanted = book.mistakes if action.words[:1] == (NEXT,) else book.due(today)
        for mistake in wanted:
            try:
                record = mistake.record
                position = record.replay()
            except (RecordError, ValueError):  # its rules no longer exist
                await self._mistakes.drop(context, mistake)
                book = book.without(mistake.game)
                continue
            if position.outcome() is not None or await self._secrecy.secret_until(context, record):
                continue
            exercise = Exercise(ExerciseKind.SECOND_TRY, len(record.moves), mistake.goal, mistake.game)
            reviewed = await self._sessions.load_current(context, mistake.game)
            context = context.private_like(reviewed.session if reviewed else None)
            begun = await self._sessions.start(context, action, NewGame(record, exercise=exercise))
            due = len(book.due(today))
            news = (context.texts("mistake-due", due=due, count=len(book.mistakes)),)
            return board_reply(context.texts, replace(begun, news=news), ReplyTarget.NEW)
        place = (
            ReplyTarget.HERE if action.owner == context.player.id and action.words else ReplyTarget.PRIVATE
        )
        return Reply(mistakes_screen(context.texts, context.player.id, book, today), place)

    async def show_way(self, context: RequestContext, action: Action) -> Reply:
        """Show a way to the goal: from the position if it is still in reach, else from the beginning."""
        loaded = await self._sessions.load(context, action)
        exercise, record = loaded.session.exercise, loaded.session.record
        if exercise is None or exercise.kind is not ExerciseKind.SECOND_TRY:
            return text_reply(context.texts("second-try-only"))
        if refusal := await self._secrecy.secret_until(context, record):
            return text_reply(refusal)
        return await progressive_reply(self._find_way(context, action, loaded, exercise))

    async def make_exercise_moves(
        self, context: RequestContext, action: Action, loaded: LoadedGame, moves: tuple[Move, ...]
    ) -> Reply:
        """Make moves and judge the position after them."""
        position = loaded.position.play_together(moves)
        session = loaded.session.played(moves)
        line = self._cached_line(loaded.session)
        if line[: len(moves)] == moves:
            self._cache_line(session, line[len(moves) :])
        loaded = await self._sessions.save(context, action, loaded, session, position)
        return await progressive_reply(self._judge(context, loaded), JUDGED_SOON)

    async def change_exercise(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Undo or redo a move and judge the position, or go back to the beginning of the second try."""
        change = CHANGES[action.verb]
        loaded = await self._sessions.save(context, action, loaded, change(loaded.session))
        if not loaded.session.can_undo:
            return board_reply(context.texts, loaded)
        return await progressive_reply(self._judge(context, loaded), JUDGED_SOON)

    async def answer_again(self, context: RequestContext, _action: Action, loaded: LoadedGame) -> Reply:
        """Judge the position again, and note what that means unless it has been noted."""
        if not loaded.session.can_undo:
            return board_reply(context.texts, loaded)
        solved = await self._mistakes.solved_before(context, loaded)
        return await progressive_reply(self._judge(context, loaded, solved), JUDGED_SOON)

    async def _find_goal(
        self, context: RequestContext, action: Action, loaded: LoadedGame, number: int
    ) -> AsyncIterator[Reply]:
        """Find the best that can be reached from a moment of a game, and begin a second try of it."""
        record = loaded.session.record
        known = self._reviews.known_line(loaded, number)
        if not known:
            yield _working_reply(context, loaded, action)
            known = await self._jobs.run_for(context.player, autoplay, record.text, number)
        start = record.first(number)
        position = start.replay()
        goal = goal_of(position, known, record.replay())
        if not known or not goal.is_reached(position.after_line(known)):
            screen = working_screen(context.texts, loaded, context.texts("second-try-no-win"))
            yield screen_reply(loaded, screen, ReplyTarget.NEW)
            return
        exercise = Exercise(ExerciseKind.SECOND_TRY, number, goal, loaded.session.id)
        context = context.private_like(loaded.session)
        begun = await self._sessions.start(context, action, NewGame(start, exercise=exercise))
        self._cache_line(begun.session, known)
        yield board_reply(context.texts, begun, ReplyTarget.NEW)

    async def _judge(
        self, context: RequestContext, loaded: LoadedGame, solved: int | None = None
    ) -> AsyncIterator[Reply]:
        """Yield the board with the judgement; if that takes long, first without.

        ``solved`` are the days until the mistake comes again that this second try has solved before.
        """
        texts, session, goal = context.texts, loaded.session, loaded.session.goal
        if refusal := await self._secrecy.secret_until(context, session.record):
            yield board_reply(texts, replace(loaded, news=(refusal,)))
            return
        if loaded.is_over:
            is_reached = goal.is_reached(loaded.position)
            text = ending_text(texts, loaded.position, goal)
            yield await self._noted(
                context, loaded, text, solved, is_solved=is_reached, is_missed=not is_reached
            )
            return
        if not self._cached_line(session):
            yield board_reply(texts, replace(loaded, news=(texts("judge-looking"),)))
        try:
            judgement = await self._judgement(context, session)
        except NO_JUDGEMENT:
            yield board_reply(texts, replace(loaded, news=(texts("judge-no-answer"),)))
            return
        text = judgement_text(texts, session.record.game, goal, judgement)
        is_solved = judgement.verdict is Verdict.WON and session.can_undo
        is_missed = judgement.verdict is Verdict.UNWINNABLE
        yield await self._noted(context, loaded, text, solved, is_solved=is_solved, is_missed=is_missed)

    async def _noted(
        self,
        context: RequestContext,
        loaded: LoadedGame,
        text: str,
        solved: int | None,
        *,
        is_solved: bool,
        is_missed: bool,
    ) -> Reply:
        """Note what a judgement means for the mistake of the game, and return the board with both."""
        news = [text]
        days = await self._mistakes.solved(context, loaded) if is_solved else None
        days = solved if is_solved and days is None else days
        if days is not None:
            news.append(context.texts("mistake-solved", days=days))
        if is_missed:
            await self._mistakes.missed(context, loaded)
        return board_reply(context.texts, replace(loaded, news=tuple(news)))

    async def _judgement(self, context: RequestContext, session: Session) -> Solution:
        """Return the judgement of the last position: at once if a line to the goal is known."""
        if line := self._cached_line(session):
            end = session.record.replay().after_line(line)
            return Solution(Verdict.WON, line, end.score())
        text, goal = session.record.text, session.goal
        found = await self._jobs.run_for(context.player, judge, text, session.base, goal)
        if found.verdict is Verdict.WON:
            self._cache_line(session, found.line)
        return found

    async def _find_way(
        self, context: RequestContext, action: Action, loaded: LoadedGame, exercise: Exercise
    ) -> AsyncIterator[Reply]:
        """Find a way to the goal, and show it as an animation or one of its steps."""
        texts, record, goal = context.texts, loaded.session.record, loaded.session.goal
        chosen = read_move_number(action.words, len(record.moves))
        starts = (len(record.moves), exercise.base) if chosen is None else (chosen,)
        line: Line = ()
        since = starts[-1]
        for since in dict.fromkeys(starts):
            first = record.first(since)
            line = self._lines.get((first.text, goal), ())
            if not line:
                yield _working_reply(context, loaded, action)
                line = await self._jobs.run_for(context.player, autoplay, first.text, since)
            if line and goal.is_reached(first.replay().after_line(line)):
                self._cache((first.text, goal), line)
                break
        if not line:
            screen = working_screen(texts, loaded, texts("autoplay-nothing"))
            yield screen_reply(loaded, screen, own_place(action))
            return
        await self._mistakes.missed(context, loaded)
        way = WayToEnd(record.first(since).then(*line), since, action.verb, (str(since),))
        words = action.words[1:] if chosen is not None else ()
        screen = way_screen(texts, loaded, way, words, onwards=(way_back(texts, loaded),))
        yield screen_reply(loaded, screen, own_place(action))

    def _cached_line(self, session: Session) -> Line:
        """Return the line to the goal that is known from the last position of a second try, or none."""
        return self._lines.get((session.record.text, session.goal), ())

    def _cache_line(self, session: Session, line: Line) -> None:
        if line:
            self._cache((session.record.text, session.goal), line)

    def _cache(self, key: tuple[str, Goal], line: Line) -> None:
        self._lines[key] = line
        self._lines.move_to_end(key)
        if len(self._lines) > MOST_LINES:
            self._lines.popitem(last=False)


def _working_reply(context: RequestContext, loaded: LoadedGame, action: Action) -> Reply:
    """Say that a way to the goal is looked for, where the answer will be."""
    target = own_place(action) if loaded.session.exercise else ReplyTarget.NEW
    screen = working_screen(context.texts, loaded, context.texts("second-try-looking"))
    return screen_reply(loaded, screen, target)
