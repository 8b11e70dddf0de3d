"""Puzzles: chosen, begun, played, judged, skipped, shown and shared."""

from dataclasses import replace

from bot.core.actions import Action
from bot.core.exercise import Exercise, ExerciseKind
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame
from bot.features.puzzles.attempts import PuzzleAttempts
from bot.features.puzzles.judging import PuzzleJudge, until_loss
from bot.features.puzzles.known_puzzle import KnownPuzzle, is_counted, is_puzzle, known_puzzle, puzzle_of
from bot.features.puzzles.offers import MOST_DIGITS, puzzle_offer_screen
from bot.features.puzzles.profile import UnfinishedAttempt
from bot.features.puzzles.request import AGAIN, NEXT, SHARE, SKIP, SOLUTION, YES, PuzzleRequest
from bot.features.puzzles.scores import PuzzleScores
from bot.features.puzzles.screens import no_such_text, other_open_screen, skip_question, way_to_goal
from bot.i18n.name_matching import letters
from bot.screens.exercise_buttons import way_back
from bot.screens.replay_steps import way_screen
from bot.services import Services
from bot.sessions.exercises import CHANGES
from bot.sessions.group_permissions import check_start
from bot.sessions.replies import board_reply, screen_reply, text_reply
from bot.sessions.service import NewGame, event_digest, is_repeated
from bot.storage.errors import MissingGameError
from engine.errors import IllegalMoveError
from engine.move import Move


class PuzzleService:
    """Answers ``/puzzle`` and the actions in puzzles. Raises what ``SessionService`` raises.

    A first attempt is rated, and a player has at most one that is unfinished: until then, nothing is taken
    back, advised or judged in it, and every way to a puzzle leads back to it.
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions
        self._now = services.now
        self._scores = services.get(PuzzleScores)
        self._attempts = services.get(PuzzleAttempts)
        self._judge = services.get(PuzzleJudge)
        self._choices = {
            SKIP: self._skip,
            SOLUTION: self._show_solution,
            AGAIN: self._practice_again,
            NEXT: self._follow,
            SHARE: self._share,
        }

    async def puzzle(self, context: RequestContext, action: Action) -> Reply:
        """Begin the requested puzzle, or do what the words say with the one on the board."""
        request = PuzzleRequest.read(action.words)
        if request.choice:
            return await self._choices[request.choice](context, action, request.rest)
        return await self._begin_requested(context, action, request)

    async def make_exercise_moves(
        self, context: RequestContext, action: Action, loaded: LoadedGame, moves: tuple[Move, ...]
    ) -> Reply:
        """Make moves, in an attempt that counts up to one that is known to lose the goal: that ends it.

        What only a search can tell about the moves follows.
        """
        position, session = loaded.position, loaded.session
        position.play_together(moves)  # raises the refusal of an illegal one among them
        lost = 0
        if is_counted(session):
            moves, lost = until_loss(session, moves)
        for move in moves:
            if session.is_over(position):
                raise IllegalMoveError("over", "the puzzle has ended before this move")
            position, session = position.play(move), session.played((move,))
        if lost:
            session = session.lost_by(lost)
        loaded = await self._sessions.save(context, action, loaded, session, position)
        return await self._judge.reply(context, action, loaded)

    async def change_exercise(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Undo, redo or restart in practice; in an attempt nothing is taken back."""
        if is_counted(loaded.session):
            return text_reply(context.texts("puzzle-over" if loaded.is_over else "puzzle-no-help"))
        loaded = await self._sessions.save(context, action, loaded, CHANGES[action.verb](loaded.session))
        return await self._judge.reply(context, action, loaded)

    async def answer_again(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Return the board with all that was said of it when the last move was made."""
        if loaded.is_over and is_counted(loaded.session):
            goals = await self._attempts.reached_goals(context, loaded)
            others = tuple(line for line in goals if line not in loaded.news)
            loaded = replace(loaded, news=(*loaded.news, *others))
        return await self._judge.reply(context, action, loaded)

    async def _begin_requested(
        self, context: RequestContext, action: Action, request: PuzzleRequest
    ) -> Reply:
        """Begin the puzzle of a number, or the next one near the rating; or show the unfinished attempt."""
        if attempt := await self._attempts.unfinished(context, action):
            return await self._back_to(context, action, attempt, request)
        number = request.number
        if number is None:
            number = await self._scores.choose(
                context, request.game, request.difficulty, is_streak=request.is_streak
            )
        if number is None:
            return text_reply(context.texts("puzzle-none"))
        known = known_puzzle(number)
        if known is None:
            return text_reply(no_such_text(context.texts, number))
        # The attempt is noted before its session, which is found, or begun again, by the id that is noted.
        name = await self._sessions.derive_id(event_digest(context.player, action))
        is_begun = await self._scores.begin_attempt(context, number, name, is_streak=request.is_streak)
        if attempt := await self._attempts.unfinished(context, action):
            if is_begun:
                return await self._start_attempt(context, action, attempt, request.wanted)
            return await self._back_to(context, action, attempt, request)  # begun by another event meanwhile
        return await self._practice(context, action, known, request.wanted)

    async def _back_to(
        self, context: RequestContext, action: Action, attempt: UnfinishedAttempt, request: PuzzleRequest
    ) -> Reply:
        """Show the board of the unfinished attempt again, and say so unless this event began it.

        If another puzzle was asked for, say first how to leave this one.
        """
        try:
            loaded = await self._sessions.load(context, replace(action, session=attempt.session))
        except MissingGameError:  # it was never stored, or is no longer
            return await self._start_attempt(context, action, attempt, ())
        await self._store.make_current(context.player, attempt.session)
        texts, is_same = context.texts, is_repeated(context, action, loaded.session)
        if not is_same and request.is_other_than(attempt.number, is_streak=attempt.is_streak):
            screen = other_open_screen(texts, loaded, request.words)
            return screen_reply(loaded, screen, ReplyTarget.NEW)
        notice = "" if is_same else texts("puzzle-still-open", number=str(attempt.number))
        return board_reply(texts, loaded, ReplyTarget.NEW, notice)

    async def _start_attempt(
        self, context: RequestContext, action: Action, attempt: UnfinishedAttempt, wanted: tuple[str, ...]
    ) -> Reply:
        """Begin the session of an unfinished attempt; the same one, however often it is begun."""
        known = known_puzzle(attempt.number)
        if known is None:
            await self._scores.finish_attempt(
                context, attempt.session, attempt.number, self._now(), is_solved=False
            )
            return text_reply(no_such_text(context.texts, attempt.number))
        if attempt.key != known.puzzle.key:  # replaced before it was shown, or long ago
            await self._scores.begin_attempt(
                context, attempt.number, attempt.session, is_streak=attempt.is_streak
            )
        kind = ExerciseKind.PUZZLE_STREAK if attempt.is_streak else ExerciseKind.PUZZLE
        new = NewGame(known.puzzle.record, exercise=_exercise(kind, known, wanted), id=attempt.session)
        begun = await self._sessions.start(context, action, new)
        return board_reply(context.texts, begun, ReplyTarget.NEW)

    async def _practice(
        self, context: RequestContext, action: Action, known: KnownPuzzle, wanted: tuple[str, ...]
    ) -> Reply:
        exercise = _exercise(ExerciseKind.PUZZLE_PRACTICE, known, wanted)
        begun = await self._sessions.start(context, action, NewGame(known.puzzle.record, exercise=exercise))
        return board_reply(context.texts, begun, ReplyTarget.NEW)

    async def _skip(self, context: RequestContext, action: Action, rest: tuple[str, ...]) -> Reply:
        """End an attempt without a solution, after a question: it counts as unsolved."""
        shown = await self._puzzle_on_board(context, action)
        if shown is None or not is_counted(shown.session):
            return text_reply(context.texts("puzzle-nothing-to-skip"))
        loaded = await self._sessions.load_for_change(context, replace(action, session=shown.session.id))
        if loaded.is_over:
            return text_reply(context.texts("puzzle-nothing-to-skip"))
        said = {letters(word) for word in ("".join(rest), *rest[:1])}
        if not said & {YES, letters(context.texts("typed-yes"))}:
            return screen_reply(loaded, skip_question(context.texts, loaded))
        session = loaded.session.given_up()
        if session.exercise and rest[1:]:  # skipped for another one, which comes next
            session = replace(session, exercise=replace(session.exercise, wanted=rest[1:]))
        loaded = await self._sessions.save(context, action, loaded, session, loaded.position)
        return await self._judge.reply(context, action, loaded)

    async def _show_solution(self, context: RequestContext, action: Action, rest: tuple[str, ...]) -> Reply:
        """Show the solution as an animation or one of its steps; an unfinished attempt is skipped for it."""
        loaded, texts = await self._puzzle_on_board(context, action), context.texts
        if loaded is None:
            return text_reply(texts("puzzle-only"))
        known = puzzle_of(loaded.session)
        if known is None:
            return text_reply(texts("puzzle-changed"))
        if is_counted(loaded.session) and not loaded.is_over:
            return screen_reply(loaded, skip_question(texts, loaded))
        back = (way_back(texts, loaded),)
        screen = way_screen(texts, loaded, way_to_goal(texts, known), rest, onwards=back)
        return screen_reply(loaded, screen, ReplyTarget.HERE if rest else ReplyTarget.NEW)

    async def _practice_again(self, context: RequestContext, action: Action, _rest: tuple[str, ...]) -> Reply:
        """Begin the same puzzle again in practice."""
        loaded, texts = await self._puzzle_on_board(context, action), context.texts
        if loaded is None:
            return text_reply(texts("puzzle-only"))
        known = puzzle_of(loaded.session)
        if known is None:
            return text_reply(texts("puzzle-changed"))
        if is_counted(loaded.session) and not loaded.is_over:
            return text_reply(texts("puzzle-no-help"))
        check_start(context)
        return await self._practice(context.private_like(loaded.session), action, known, _wanted(loaded))

    async def _follow(self, context: RequestContext, action: Action, _rest: tuple[str, ...]) -> Reply:
        """Begin the puzzle after the one on the board, asked for as that one was."""
        check_start(context)
        loaded = await self._sessions.load_current(context, action.session)
        if loaded is None or not is_puzzle(loaded.session):
            return await self._begin_requested(context, action, PuzzleRequest())
        exercise = loaded.session.exercise
        is_streak = exercise is not None and exercise.kind is ExerciseKind.PUZZLE_STREAK
        request = PuzzleRequest.read(_wanted(loaded))
        request = replace(request, is_streak=is_streak or request.is_streak)
        return await self._begin_requested(context.private_like(loaded.session), action, request)

    async def _share(self, context: RequestContext, action: Action, rest: tuple[str, ...]) -> Reply:
        """Show the position of a puzzle to others, with its number and goal."""
        texts, chat, number = context.texts, context.player.chat, "".join(rest).removeprefix("#")
        screen = None
        if number.isdecimal():
            if known := known_puzzle(int(number[:MOST_DIGITS])):
                screen = puzzle_offer_screen(texts, known, chat, context.theme)
        elif (loaded := await self._puzzle_on_board(context, action)) and (view := loaded.exercise_view):
            screen = view.offer(texts, chat, context.theme)
        return Reply(screen, ReplyTarget.PUBLIC) if screen else text_reply(texts("puzzle-only"))

    async def _puzzle_on_board(self, context: RequestContext, action: Action) -> LoadedGame | None:
        """Return the named or current game, or else the unfinished attempt, if that is a puzzle."""
        loaded = await self._sessions.load_current(context, action.session)
        if (loaded is None or not is_puzzle(loaded.session)) and not action.session:
            attempt = await self._scores.unfinished_attempt(context)
            loaded = await self._sessions.load_current(context, attempt.session) if attempt else None
        return loaded if loaded and is_puzzle(loaded.session) else None


def _exercise(kind: ExerciseKind, known: KnownPuzzle, wanted: tuple[str, ...]) -> Exercise:
    puzzle = known.puzzle
    return Exercise(kind, puzzle.base, source=str(puzzle.number), goal=puzzle.goal, wanted=wanted)


def _wanted(loaded: LoadedGame) -> tuple[str, ...]:
    return loaded.session.exercise.wanted if loaded.session.exercise else ()
