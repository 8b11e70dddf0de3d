"""Puzzles on the board: their titles, what they say before and after an attempt, their buttons."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import ClassVar

from bot.core.actions import Action, Chat, Verb
from bot.core.exercise import ExerciseKind
from bot.core.exercise_view import ExerciseView
from bot.core.screens import Button, ButtonStyle, Screen
from bot.core.session import LoadedGame
from bot.features.puzzles.known_puzzle import (
    KnownPuzzle,
    is_counted,
    known_puzzle,
    lost_move,
    moves_made,
    puzzle_number,
    puzzle_of,
)
from bot.features.puzzles.offers import goal_title, puzzle_offer_screen
from bot.features.puzzles.request import AGAIN, NEXT, SHARE, SKIP, SOLUTION, STREAK
from bot.i18n.texts import Texts
from bot.screens.descriptions import describe_board, move_name, state_text
from bot.screens.exercise_buttons import others_buttons, redo_button, restart_button, undo_button, view_button
from engine.goal import GoalState

MOST_NAMED = 3
"""The most moves that are named of those that kept the goal in reach."""
MOST_THEMES = 3
REVIEW_ROOM = 640
"""Characters for what is said about the decisions, so that all of a text fits below a picture."""


@dataclass(frozen=True, slots=True)
class PuzzleView(ExerciseView):
    """How an attempt at a puzzle is shown. Its goal is what counts, whether or not the game is won."""

    has_outcome: ClassVar = False
    has_more_button: ClassVar = True
    loaded: LoadedGame

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
        """Return the number and the goal."""
        session = self.loaded.session
        if known := puzzle_of(session):
            return goal_title(texts, *known.title_facts)
        start = session.record.first(session.base).replay()
        return goal_title(texts, puzzle_number(session), session.goal, start)

    def lines(self, texts: Texts) -> Iterator[str]:
        """Yield the news, the terms of the attempt, and how it ended."""
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
        """Return the title, the state, the moves left or how it ended, and every place; no review."""
        board, details = self.loaded.position.board(), []
        if self.loaded.is_over:
            details = [self._ending_text(texts)]
        elif (left := self._moves_left) is not None:
            details = [texts("puzzle-moves-left", count=left)]
        said = texts.together(state_text(texts, board), *details)
        return describe_board(texts, board, texts("alt-head", title=self.title(texts), details=said))

    def picture_state(self, texts: Texts, state: str) -> str:
        """Return the state of the game, with the moves left if they are few."""
        left = self._moves_left
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
        is_lost_streak = self._is_lost_streak
        label = "button-puzzle-streak" if is_lost_streak else "button-puzzle-next"
        following = Button(texts(label), loaded.action(Verb.PUZZLE, NEXT), ButtonStyle.MOVE)
        if is_counted(loaded.session):
            again = Button(texts("button-puzzle-again"), loaded.action(Verb.PUZZLE, AGAIN))
            streaks = Button(texts("button-leaderboard"), Action(Verb.LEADERBOARD, (STREAK,)))
            return (following, solution, again, share, *((streaks,) if is_lost_streak else ()), view)
        undo, restart = undo_button(texts, loaded), restart_button(texts, loaded, "button-puzzle-again")
        if loaded.is_over:
            return (following, *undo, *restart, solution, share, view)
        return (*others, *undo, solution, view, *redo_button(texts, loaded), *restart, following)

    def offer(self, texts: Texts, chat: Chat, theme: str) -> Screen | None:
        """Return the position with its number and goal; ``None`` if there is no such puzzle any more."""
        known = known_puzzle(puzzle_number(self.loaded.session))
        return puzzle_offer_screen(texts, known, chat, theme) if known else None

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
    def _is_lost_streak(self) -> bool:
        """Whether the attempt has ended a streak."""
        exercise = self.loaded.session.exercise
        is_streak = exercise is not None and exercise.kind is ExerciseKind.PUZZLE_STREAK
        return is_streak and self._state is GoalState.MISSED

    def _ending_text(self, texts: Texts) -> str:
        session = self.loaded.session
        if session.has_given_up:
            return texts("puzzle-skipped")
        if self._state is GoalState.REACHED:
            return texts("puzzle-solved")
        return texts("puzzle-missed" if is_counted(session) else "puzzle-missed-practice")

    def _ending_lines(self, texts: Texts) -> Iterator[str]:
        """Yield how an attempt ended, what counts for it, and what kept its goal in reach.

        In practice a miss can be taken back: then nothing is said that the player could still find out.
        """
        session = self.loaded.session
        yield self._ending_text(texts)
        yield from self.loaded.news
        is_reached = self._state is GoalState.REACHED
        known = puzzle_of(session)
        if known is None:
            yield texts("puzzle-changed")
        elif is_reached or is_counted(session):
            lost = lost_move(known, moves_made(session)).number
            if lost and not is_reached:
                yield texts("puzzle-lost-from", number=lost)
            yield from review_lines(texts, known)


def review_lines(texts: Texts, known: KnownPuzzle) -> Iterator[str]:
    """Yield the themes of a puzzle, and the moves that kept its goal in reach at each decision."""
    room = REVIEW_ROOM
    for theme in known.puzzle.themes[:MOST_THEMES]:
        name, means = (
            texts.of_game(known.puzzle.game, f"puzzle-theme-{theme}{part}") for part in ("", "-means")
        )
        line = texts("puzzle-theme", theme=name, means=means)
        room -= len(line)
        yield line
    decisions = tuple(_decisions(texts, known))
    yield texts("puzzle-decisions")
    for shown, line in enumerate(decisions):
        room -= len(line)
        if room < 0:
            yield texts("puzzle-decisions-more", count=len(decisions) - shown)
            return
        yield line


def _decisions(texts: Texts, known: KnownPuzzle) -> Iterator[str]:
    """Yield a line for each move of the solution where another one would have lost."""
    puzzle = known.puzzle
    steps = zip(count(1), puzzle.solution, puzzle.keeping, known.positions, strict=False)
    for number, right, keeping, position in steps:
        legal = len(position.legal_moves())
        if len(keeping) == legal:
            continue
        board = position.board()
        named = (right, *(move for move in keeping if move != right))[:MOST_NAMED]
        moves = texts("listing-separator").join(move_name(texts, position, board, move) for move in named)
        yield texts(
            "puzzle-decision", number=number, moves=moves, more=len(keeping) - len(named), count=legal
        )
