"""Puzzles on the board: their titles, what they say before and after an attempt, their buttons."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar

from bot.core.actions import Action, Chat, Verb
from bot.core.exercise import ExerciseKind
from bot.core.exercise_view import ExerciseView
from bot.core.screens import Button, ButtonStyle, Screen
from bot.core.session import LoadedGame, Session
from bot.features.puzzles.known_puzzle import (
    is_counted,
    known_puzzle,
    lost_move,
    moves_made,
    puzzle_number,
    puzzle_of,
)
from bot.features.puzzles.offers import STREAK, goal_title, puzzle_offer_screen, streak_button
from bot.features.puzzles.request import AGAIN, NEXT, SHARE, SKIP, SOLUTION
from bot.i18n.texts import Texts
from bot.i18n.time_text import duration
from bot.screens.button_rows import as_main
from bot.screens.descriptions import describe_board, move_name, state_text
from bot.screens.exercise_buttons import others_buttons, redo_button, restart_button, undo_button, view_button
from engine.goal import GoalState

VERDICT_MARKS = {"puzzle-title-solved": "✅", "puzzle-title-missed": "❌"}


@dataclass(frozen=True, slots=True)
class PuzzleView(ExerciseView):
    """How an attempt at a puzzle is shown. Its goal is what counts, whether or not the game is won."""

    has_outcome: ClassVar = False
    has_more_button: ClassVar = True
    loaded: LoadedGame

    @property
    def verdict_mark(self) -> str:
        """Whether the goal was reached, at the end."""
        return VERDICT_MARKS.get(self._verdict, "") if self.loaded.is_over else ""

    @property
    def has_status(self) -> bool:
        """Whether the state is part of the text: at the end only if no picture shows it."""
        return self.loaded.in_words or not self.loaded.is_over

    @property
    def refusals(self) -> Mapping[Verb, str]:
        """No help, and in an attempt that counts no giving up otherwise than by skipping."""
        help_ = dict.fromkeys((Verb.HINT, Verb.CHANCE, Verb.VERDICT), "puzzle-no-help")
        if not is_counted(self.loaded.session):
            return {**help_, Verb.GIVE_UP: "exercise-leave"}
        if self.loaded.is_over:
            return {**help_, Verb.GIVE_UP: "exercise-leave", Verb.MOVE: "puzzle-over"}
        return {**help_, Verb.GIVE_UP: "puzzle-leave"}

    def title(self, texts: Texts) -> str:
        """Return the number and the goal, or at the end the verdict and the number."""
        session = self.loaded.session
        if self.loaded.is_over:
            return texts(self._verdict, number=str(puzzle_number(session)))
        if known := puzzle_of(session):
            return goal_title(texts, *known.title_facts)
        start = session.record.first(session.base).replay()
        return goal_title(texts, puzzle_number(session), session.goal, start)

    def lines(self, texts: Texts) -> Iterator[str]:
        """Yield the news and the terms of the attempt, or how it ended."""
        session = self.loaded.session
        kind = session.exercise.kind if session.exercise else ExerciseKind.PUZZLE
        if self.loaded.is_over:
            yield from self._ending_lines(texts)
            return
        yield from self.loaded.news
        if not session.can_undo:
            yield texts(f"puzzle-terms-{kind}", game=texts.of_game(session.record.game, "title"))
        if (left := self._moves_left) is not None:
            yield texts("puzzle-moves-left", count=left)

    def alt_text(self, texts: Texts, _advised: str) -> str:
        """Return the title, the state, the moves left, and every place."""
        board, details = self.loaded.position.board(), []
        if not self.loaded.is_over and (left := self._moves_left) is not None:
            details = [texts("puzzle-moves-left", count=left)]
        said = texts.together(state_text(texts, board), *details)
        title = f"{self.verdict_mark} {self.title(texts)}".lstrip()
        return describe_board(texts, board, texts("alt-head", title=title, details=said))

    def picture_state(self, texts: Texts, state: str) -> str:
        """Return the state of the game, with the moves left if they are few."""
        left = None if self.loaded.is_over else self._moves_left
        return state if left is None else texts("puzzle-heading", moves=left, state=state)

    def buttons(self, texts: Texts, _advised: Button | None, ticks: tuple[str, ...]) -> tuple[Button, ...]:
        """Return the actions, those of an attempt that counts, or those of practice."""
        loaded, others = self.loaded, others_buttons(texts, self.loaded)
        view = view_button(texts, loaded, ticks)
        if is_counted(loaded.session) and not loaded.is_over:
            skip = Button(texts("button-puzzle-skip"), loaded.action(Verb.PUZZLE, SKIP))
            rules = Button(texts("button-rules"), Action(Verb.RULES, (loaded.session.record.game,)))
            return (*others, skip, view, rules)
        solution = Button(texts("button-puzzle-solution"), loaded.action(Verb.PUZZLE, SOLUTION))
        share = Button(texts("button-share"), loaded.action(Verb.PUZZLE, SHARE))
        label = "button-puzzle-streak" if self._is_lost_streak else "button-puzzle-next"
        goes_on = self._state is GoalState.REACHED or self._is_lost_streak
        following = Button(texts(label), loaded.action(Verb.PUZZLE, NEXT), ButtonStyle.MOVE)
        undo, restart = undo_button(texts, loaded), restart_button(texts, loaded, "button-try-again")
        if is_counted(loaded.session):
            restart = (Button(texts("button-try-again"), loaded.action(Verb.PUZZLE, AGAIN)),)
        if loaded.is_over:
            again = tuple(restart if goes_on else map(as_main, restart))
            onwards = (as_main(following), solution, share, *loaded.offers, *again)
            first = onwards if goes_on else (*again, solution, following, share, *loaded.offers)
            undone = () if is_counted(loaded.session) else undo
            return (*first, *undone, *self._streak_buttons(texts), view)
        return (*others, *undo, solution, view, *redo_button(texts, loaded), *restart, following)

    def offer(self, texts: Texts, chat: Chat, theme: str) -> Screen | None:
        """Return the position with its number and goal; ``None`` if there is no such puzzle any more."""
        known = known_puzzle(puzzle_number(self.loaded.session))
        return puzzle_offer_screen(texts, known, chat, theme, self._result(texts)) if known else None

    def _result(self, texts: Texts) -> str:
        """Return how an attempt that counts has ended, without its moves; empty for all others."""
        loaded, session = self.loaded, self.loaded.session
        if not (loaded.is_over and is_counted(session)):
            return ""
        game = texts.of_game(session.record.game, "title")
        if self._state is not GoalState.REACHED:
            return texts("share-puzzle-missed", game=game)
        time, moves = duration(max(0, session.moved - session.began)), len(moves_made(session))
        lines = [texts("share-puzzle-solved", game=game, moves=moves, time=time)]
        if loaded.win_streak > 1:
            lines.append(texts("share-puzzle-streak", count=loaded.win_streak))
        return "\n".join(lines)

    @property
    def _moves_left(self) -> int | None:
        """How many moves are left to reach the goal; ``None`` if their number does not matter."""
        exercise = self.loaded.session.exercise
        if exercise is None or exercise.goal is None or exercise.goal.moves is None:
            return None
        return max(0, exercise.goal.moves - len(moves_made(self.loaded.session)))

    @property
    def _state(self) -> GoalState:
        return self.loaded.session.goal_state(self.loaded.position)

    @property
    def _verdict(self) -> str:
        """The message with how an attempt ended."""
        if self.loaded.session.has_given_up:
            return "puzzle-title-skipped"
        return "puzzle-title-solved" if self._state is GoalState.REACHED else "puzzle-title-missed"

    @property
    def _is_streak(self) -> bool:
        """Whether it is an attempt in a streak."""
        exercise = self.loaded.session.exercise
        return exercise is not None and exercise.kind is ExerciseKind.PUZZLE_STREAK

    @property
    def _is_lost_streak(self) -> bool:
        """Whether the attempt has ended a streak."""
        return self._is_streak and self._state is GoalState.MISSED

    def _streak_buttons(self, texts: Texts) -> tuple[Button, ...]:
        """Return the button to a streak, or after one has ended to the leaderboard; none while it goes on."""
        if self._is_lost_streak:
            return (Button(texts("button-leaderboard"), Action(Verb.LEADERBOARD, (STREAK,))),)
        return () if self._is_streak else (streak_button(texts),)

    def _ending_lines(self, texts: Texts) -> Iterator[str]:
        """Yield in a sentence how an attempt ended, unless the title says it all, and what that changed.

        In practice a miss can be taken back: then nothing is said that the player could still find out.
        """
        session = self.loaded.session
        if not is_counted(session):
            is_reached = self._state is GoalState.REACHED
            yield texts("puzzle-goal-reached" if is_reached else "puzzle-missed-practice")
        if session.has_given_up:
            yield texts("puzzle-skipped")
        if puzzle_of(session) is None:
            yield texts("puzzle-changed")
        if is_counted(session) and self._state is GoalState.MISSED:
            yield from lost_lines(texts, session)
        yield from self.loaded.news


def lost_lines(texts: Texts, session: Session) -> Iterator[str]:
    """Yield which move of an attempt has lost the goal, if that is known."""
    known, made = puzzle_of(session), moves_made(session)
    number = (session.exercise and session.exercise.lost) or (known and lost_move(known, made).number)
    if number:
        before = session.record.first(session.base + number - 1).replay()
        move = move_name(texts, before, before.board(), made[number - 1])
        yield texts("puzzle-lost-by", number=number, move=move)
