"""Lessons: begun, taken step by step, left and taken up again."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.core.actions import Action, Player, Verb
from bot.core.exercise import Exercise, ExerciseKind
from bot.core.feature import ExerciseCounts
from bot.core.replies import Reply, ReplyTarget
from bot.core.request_context import RequestContext
from bot.core.session import LoadedGame, Session
from bot.core.typed_input.deal_request import called_game
from bot.features import all_features
from bot.features.attempts.service import AttemptService
from bot.features.lessons.screens import lessons_screen
from bot.features.lessons.store import LessonStore
from bot.features.lessons.view import AGAIN, ALONE, LessonPlace, lesson_place, step_text
from bot.i18n.name_matching import letters
from bot.i18n.texts import Texts
from bot.observability.metrics import LESSON_STEPS, labeled
from bot.screens.descriptions import move_name
from bot.services import Services
from bot.sessions.replies import board_reply, text_reply
from bot.sessions.service import NewGame, is_repeated
from bot.storage.errors import MissingGameError, StaleError, UnreadableGameError
from engine.game import Position
from engine.games import all_games, games_in_order
from engine.move import Move
from engine.record import Record
from seeds.lesson import Lesson, find_lesson

END = "end"
"""The label of the metric after the last step."""
MOST_NAMED = 3
"""Moves of the lesson's own that are named; more of them are counted."""
NamedMove: TypeAlias = tuple[Position, Move]
"""A move, and the position in which it is made."""


class LessonService:
    """Answers the actions in lessons. Raises what ``SessionService`` raises.

    A player has one session of each lesson, whose id any process can derive: however it is asked for, the
    lesson goes on where it was left.
    """

    def __init__(self, services: Services) -> None:
        self._store = services.store
        self._sessions = services.sessions
        self._attempts = services.get(AttemptService)
        self._now = services.now
        self._others = services.subcommands(Verb.LEARN)
        self._news = [news(services) for feature in all_features() for news in feature.exercise_news]
        self._finished = LessonStore(services.redis)
        for game in all_games():
            if find_lesson(game.name):
                labeled(LESSON_STEPS, game.name, "1")  # starts at 0, so that the first player is an increase

    async def season_counts(self, player: Player) -> ExerciseCounts:
        """Return what goals of seasons depend on: one lesson of each game, which is easy."""
        finished = await self._finished.finished(player)
        games = [game.name for game in games_in_order() if find_lesson(game.name)]
        left = {game: 1 for game in games if game not in finished}
        return ExerciseCounts(dict.fromkeys(finished, 1), left, targets=(1,))

    async def observe(self, context: RequestContext, loaded: LoadedGame) -> LoadedGame:
        """Return the first game of a kind, before its first move, with whether its lesson is finished."""
        session = loaded.session
        if not (loaded.is_introduction and session.is_untouched) or session.exercise:
            return loaded
        finished = await self._finished.finished(context.player)
        return replace(loaded, has_learned=session.record.game in finished)

    async def learn(self, context: RequestContext, action: Action) -> Reply:
        """List the lessons, or begin or continue the one of the named game.

        The last word may begin it again, or start an easy game of its kind. The word for mistakes leads to
        them, as its own command does.
        """
        for name, answer in self._others.items():
            if letters("".join(action.words)) in {name, letters(context.texts(f"command-name-{name}"))}:
                return await answer(context, replace(action, words=()))
        is_own = action.owner == context.player.id and not action.session
        place = ReplyTarget.HERE if is_own else ReplyTarget.NEW
        *names, last = action.words or ("",)
        choice = last.lower() if names and last.lower() in (AGAIN, ALONE) else ""
        named = " ".join(names if choice else action.words)
        if not named:
            finished = await self._finished.finished(context.player)
            screen = lessons_screen(context.texts, context.player.id, finished)
            return Reply(screen, place)
        game = called_game(named)
        lesson = find_lesson(game.name)
        if lesson is None:
            return text_reply(context.texts("lesson-none", game=context.texts.of_game(game.name, "title")))
        if choice == ALONE:
            record = await self._attempts.new_easy_record_like(context.player, lesson.deal)
            begun = await self._sessions.start(context, action, NewGame(record))
            return board_reply(context.texts, begun, place)
        loaded = await self._open_lesson(context, action, lesson)
        has_ended = (found := lesson_place(loaded.session)) is None or found.step is None
        if (choice == AGAIN or has_ended) and not is_repeated(context, action, loaded.session):
            loaded = await self._go_to(context, action, loaded, 0, lesson.deal)
        await self._store.make_current(context.player, loaded.session.id)
        return board_reply(context.texts, loaded, place)

    async def make_exercise_moves(
        self, context: RequestContext, action: Action, loaded: LoadedGame, moves: tuple[Move, ...]
    ) -> Reply:
        """Do the steps that moves show, one after the other; say why another move does not show one."""
        place, texts = lesson_place(loaded.session), context.texts
        if place is None or place.step is None:
            return _answer(context, texts("lesson-over"))
        loaded.position.play(moves[0])  # raises the refusal of an illegal move
        progress = _progress(place, moves)
        if progress is None:
            return _answer(context, step_text(texts, loaded, place.step, "-why"))
        lesson, number = place.lesson, progress.number
        if number == len(lesson.steps):  # before its end is stored, after which an event is not handled again
            await self._finished.finish(context.player, lesson.deal.game, loaded.session.id, self._now())
        done = await self._go_to(context, action, loaded, number, progress.record)
        _count_steps(lesson, loaded.session, number)
        has_ended = number == len(lesson.steps)
        news = await self._reached_goals(context, done) if has_ended else ()
        return board_reply(texts, replace(done, news=(_praise(texts, progress), *news)))

    async def change_exercise(self, context: RequestContext, action: Action, loaded: LoadedGame) -> Reply:
        """Go back by a step, or to the first one; there is nothing to redo, because moves do the steps."""
        place, lesson = lesson_place(loaded.session), find_lesson(loaded.session.record.game)
        if lesson is None:
            return text_reply(context.texts("lesson-over"))
        number = place.number - 1 if place and action.verb is Verb.UNDO else 0
        done = await self._go_to(context, action, loaded, number, lesson.record_at(number))
        return board_reply(context.texts, done)

    async def answer_again(self, context: RequestContext, _action: Action, loaded: LoadedGame) -> Reply:
        """Return the present step, after the last one with the goals that the lesson has reached."""
        place = lesson_place(loaded.session)
        if place and place.step is None:
            loaded = replace(loaded, news=await self._reached_goals(context, loaded))
        return board_reply(context.texts, loaded)

    async def _reached_goals(self, context: RequestContext, loaded: LoadedGame) -> tuple[str, ...]:
        found = [await news(context, loaded.session.moved) for news in self._news]
        return tuple(line for lines in found for line in lines)

    async def _open_lesson(self, context: RequestContext, action: Action, lesson: Lesson) -> LoadedGame:
        """Return the player's session of a lesson, which is begun if there is none.

        One that only another version of the bot can read stays for it, and the lesson is begun beside it.
        """
        event = f"lesson {lesson.deal.game}/{lesson.deal.rules}"
        try:
            return await self._open_session(context, action, lesson, event)
        except UnreadableGameError:
            return await self._open_session(context, action, lesson, f"{event} beside")

    async def _open_session(
        self, context: RequestContext, action: Action, lesson: Lesson, event: str
    ) -> LoadedGame:
        name = await self._sessions.id_for(context.player, event)
        try:
            return await self._sessions.load(context, replace(action, session=name))
        except MissingGameError:
            new = NewGame(lesson.deal, exercise=Exercise(ExerciseKind.LESSON))
            begun = await self._sessions.start(context, replace(action, event=event), new)
            labeled(LESSON_STEPS, lesson.deal.game, "1").inc()
            return begun

    async def _go_to(
        self, context: RequestContext, action: Action, loaded: LoadedGame, number: int, record: Record
    ) -> LoadedGame:
        """Save the session before a step of its lesson, which begins with a record."""
        exercise = loaded.session.exercise or Exercise(ExerciseKind.LESSON)
        session = replace(loaded.session, record=record, undone=(), exercise=exercise.after_step(number))
        return await self._sessions.save(context, action, loaded, session, record.replay())


@dataclass(frozen=True, slots=True)
class _Progress:
    """What a player's moves have done in a lesson."""

    number: int
    """The step that comes next."""
    record: Record
    other: NamedMove | None
    """The move that the lesson made instead of the player's last one."""
    also: tuple[NamedMove, ...]
    """The moves that the lesson made after it, to come to the next step."""


def _progress(place: LessonPlace, moves: Sequence[Move]) -> _Progress | None:
    """Do the steps that moves show, one after the other; return ``None`` if the first one does not show one.

    A player who types the moves that follow a step makes them instead of the lesson.
    """
    lesson, left, found = place.lesson, (*moves,), None
    for number, step in enumerate(lesson.steps[place.number :], place.number):
        record = lesson.record_at(number)
        position = record.replay()
        if not (left and position.allows(left[0]) and step.accepts(left[0])):
            break
        move, *rest = left
        is_last = number == len(lesson.steps) - 1
        other = None if is_last or move == step.move else (position, step.move)
        is_typed = tuple(rest[: len(step.then)]) == step.then
        left = (*rest[len(step.then) if is_typed else 0 :],)
        also = () if is_typed else tuple(_named(position.play(step.move), step.then))
        end = record.then(move) if is_last else lesson.record_at(number + 1)
        found = _Progress(number + 1, end, other, also)
    return found


def _named(position: Position, moves: Sequence[Move]) -> Iterator[NamedMove]:
    """Yield moves, each with the position in which it is made."""
    for move in moves:
        yield position, move
        position = position.play(move)


def _praise(texts: Texts, progress: _Progress) -> str:
    """Return what is said about a move that shows the idea of a step, and what the lesson does by itself."""
    said = texts("lesson-right")
    if progress.other:
        said = texts("lesson-right-other", move=_name(texts, progress.other))
    if len(progress.also) > MOST_NAMED:
        return texts.together(said, texts("lesson-also-many", count=len(progress.also)))
    if progress.also:
        names = texts("listing-separator").join(_name(texts, one) for one in progress.also)
        return texts.together(said, texts("lesson-also", moves=names, count=len(progress.also)))
    return said


def _name(texts: Texts, named: NamedMove) -> str:
    position, move = named
    return move_name(texts, position, position.board(), move)


def _answer(context: RequestContext, sentence: str) -> Reply:
    """Answer a move that does no step in words; raise ``StaleError`` if the lesson may have gone on since."""
    if context.cached:
        raise StaleError  # answer by what is stored
    return text_reply(sentence)


def _count_steps(lesson: Lesson, before: Session, number: int) -> None:
    """Count the steps that are reached for the first time."""
    game, last = lesson.deal.game, len(lesson.steps)
    reached = before.exercise.reached if before.exercise else 0
    for step in range(reached + 1, number + 1):
        labeled(LESSON_STEPS, game, END if step == last else str(step + 1)).inc()
