"""Puzzles on the board: their titles, what they say before and after an attempt, their buttons."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from bot.core.actions import Action, Chat, Verb
from bot.core.charts import DEFAULT_THEME
from bot.core.commands import ParameterKind, as_typed
from bot.core.deal_codes import write_puzzle_code
from bot.core.exercise import ExerciseKind
from bot.core.images import BoardPicture
from bot.core.screens import MAX_TITLE, Button, ButtonStyle, Screen
from bot.core.session import LoadedGame, Session
from bot.i18n.texts import Texts, clipped
from bot.screens.descriptions import describe_board, move_name, pile_captions, short_state_text, state_text
from engine.board import Board
from engine.game import Position
from engine.move import Move
from engine.puzzles.goal import Goal, GoalKind, GoalState
from seeds.puzzle import Puzzle, find_puzzle, position_of

SKIP, SOLUTION, AGAIN, NEXT, SHARE = "skip", "solution", "again", "next", "share"
"""The words after the command for what can be done with the puzzle on the board."""
STREAK = "streak"
"""The word that asks for a streak of puzzles, or for the leaderboard of streaks."""
YES = "yes"

CACHED = 256
"""Puzzles that are kept read, with the positions of their solutions."""
MOST_NAMED = 3
"""The most moves that are named of those that kept the goal in reach."""
MOST_THEMES = 3
MOST_DIGITS = 6
"""Digits of a number that are read."""
REVIEW_ROOM = 640
"""Characters for what is said about the decisions, so that all of a text fits below a picture."""


@dataclass(frozen=True, slots=True)
class KnownPuzzle:
    """A puzzle with the positions of its solution, the first one before its first move."""

    puzzle: Puzzle
    positions: tuple[Position, ...]

    @property
    def start(self) -> Position:
        """The position of the puzzle."""
        return self.positions[0]

    @property
    def title_facts(self) -> tuple[int, Goal, Position]:
        """The number, the goal and the position."""
        return self.puzzle.number, self.puzzle.goal, self.start


@lru_cache(CACHED)
def known_puzzle(number: int) -> KnownPuzzle | None:
    """Return the puzzle of a number; ``None`` if there is none."""
    puzzle = find_puzzle(number)
    if puzzle is None:
        return None
    positions = [position_of(puzzle)]
    for move in puzzle.solution:
        positions.append(positions[-1].after(move))
    return KnownPuzzle(puzzle, tuple(positions))


def puzzle_number(session: Session) -> int:
    """Return the number of a session's puzzle; 0 if it is none."""
    source = session.exercise.source if session.exercise and session.is_puzzle else ""
    return int(source) if source.isdecimal() else 0


def puzzle_of(session: Session) -> KnownPuzzle | None:
    """Return the puzzle of a session; ``None`` if it is none, or if the puzzle has changed since it began."""
    exercise, known = session.exercise, known_puzzle(puzzle_number(session))
    if exercise is None or known is None or known.puzzle.goal != exercise.target:
        return None
    return known if known.puzzle.record == session.record.first(exercise.base) else None


def moves_made(session: Session) -> tuple[Move, ...]:
    """Return the player's own moves in an exercise."""
    return session.record.moves[session.base :]


class LostMove(NamedTuple):
    """What the stored solution says about the moves of an attempt."""

    number: int | None
    """The number of the move after which the goal was out of reach; ``None`` if none is known."""
    kept: int
    """How many moves from the first one are known to have kept the goal in reach."""


def lost_move(known: KnownPuzzle, made: Sequence[Move]) -> LostMove:
    """Return what is known of an attempt's moves without any search."""
    puzzle = known.puzzle
    for number, move, right, keeping in zip(count(1), made, puzzle.solution, puzzle.keeping, strict=False):
        if move not in keeping:
            return LostMove(number, number - 1)
        if move != right:
            return LostMove(None, number)
    return LostMove(None, min(len(made), len(puzzle.solution)))


def puzzle_goal(texts: Texts, goal: Goal, start: Position) -> str:
    """Return the goal of a puzzle that begins in a position, as a phrase."""
    board = start.board()
    kind = board.pile(goal.place).kind if goal.place else ""
    card = ""
    if goal.kind is GoalKind.FREE:
        freed = board.pile(goal.place).cards[goal.count - 1]
        card = texts.symbol(freed) if freed else ""
    phrase = texts(f"puzzle-goal-{goal.kind}", count=goal.count, place=goal.place, kind=kind, card=card)
    return phrase if goal.moves is None else texts("puzzle-goal-in", moves=goal.moves, goal=phrase)


def goal_title(texts: Texts, number: int, goal: Goal, start: Position) -> str:
    """Return the heading of a puzzle: its number and its goal."""
    title = texts("puzzle-title", number=str(number), goal=puzzle_goal(texts, goal, start))
    return clipped(title, MAX_TITLE)


def puzzle_name(texts: Texts, digits: str) -> str:
    """Return the heading of the puzzle of a typed number; empty if there is none."""
    known = known_puzzle(int(digits)) if digits.isdecimal() and len(digits) <= MOST_DIGITS else None
    return goal_title(texts, *known.title_facts) if known else ""


def puzzle_title(texts: Texts, session: Session) -> str:
    """Return the heading of an attempt at a puzzle."""
    if known := puzzle_of(session):
        return goal_title(texts, *known.title_facts)
    if session.exercise is None or session.exercise.target is None:
        raise ValueError("only a puzzle has a title with a goal")
    start = session.record.first(session.base).replay()
    return goal_title(texts, puzzle_number(session), session.exercise.target, start)


def puzzle_status(texts: Texts, loaded: LoadedGame, board: Board) -> str:
    """Return the state of a puzzle for the heading of its picture, with the moves left if they are few."""
    state, left = short_state_text(texts, board), _moves_left(loaded)
    return state if left is None else texts("puzzle-heading", moves=left, state=state)


def _moves_left(loaded: LoadedGame) -> int | None:
    """Return how many moves are left to reach the goal; ``None`` if their number does not matter."""
    exercise = loaded.session.exercise
    if exercise is None or exercise.target is None or exercise.target.moves is None:
        return None
    return max(0, exercise.target.moves - len(moves_made(loaded.session)))


def puzzle_lines(texts: Texts, loaded: LoadedGame) -> Iterator[str]:
    """Yield what an attempt says above the state of its game: news, its terms, and how it ended."""
    session = loaded.session
    kind = session.exercise.kind if session.exercise else ExerciseKind.PUZZLE
    if loaded.is_over:
        yield from _ending_lines(texts, loaded)
        return
    yield from loaded.news
    if not session.can_undo:
        yield texts(f"puzzle-terms-{kind}", game=texts(f"{session.record.game}-title"))
    if (left := _moves_left(loaded)) is not None:
        yield texts("puzzle-moves-left", count=left)


def puzzle_alt_lines(texts: Texts, loaded: LoadedGame) -> Iterator[str]:
    """Yield what the alt text says beside the goal and the state: the moves left, or how it ended."""
    if loaded.is_over:
        yield _ending_text(texts, loaded)
    elif (left := _moves_left(loaded)) is not None:
        yield texts("puzzle-moves-left", count=left)


def _ending_text(texts: Texts, loaded: LoadedGame) -> str:
    session = loaded.session
    if session.has_given_up:
        return texts("puzzle-skipped")
    if session.puzzle_state(loaded.position) is GoalState.REACHED:
        return texts("puzzle-solved")
    return texts("puzzle-missed" if session.is_counted_puzzle else "puzzle-missed-practice")


def _ending_lines(texts: Texts, loaded: LoadedGame) -> Iterator[str]:
    """Yield how an attempt ended, what counts for it, and what kept its goal in reach.

    In practice a miss can be taken back: then nothing is said that the player could still find out.
    """
    session = loaded.session
    yield _ending_text(texts, loaded)
    yield from loaded.news
    is_reached = session.puzzle_state(loaded.position) is GoalState.REACHED
    known = puzzle_of(session)
    if known is None:
        yield texts("puzzle-changed")
    elif is_reached or session.is_counted_puzzle:
        lost = lost_move(known, moves_made(session)).number
        if lost and not is_reached:
            yield texts("puzzle-lost-from", number=lost)
        yield from review_lines(texts, known)


def review_lines(texts: Texts, known: KnownPuzzle) -> Iterator[str]:
    """Yield the themes of a puzzle, and the moves that kept its goal in reach at each decision."""
    room = REVIEW_ROOM
    for theme in known.puzzle.themes[:MOST_THEMES]:
        line = texts(
            "puzzle-theme", theme=texts(f"puzzle-theme-{theme}"), means=texts(f"puzzle-theme-{theme}-means")
        )
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


def puzzle_buttons(
    texts: Texts, loaded: LoadedGame, view: Button, others: tuple[Button, ...]
) -> tuple[Button, ...]:
    """Return the actions of an attempt beside moves, the most useful first.

    ``view`` shows the board otherwise, ``others`` leads to the moves that boards do not offer at once.
    """
    session = loaded.session
    if session.is_counted_puzzle and not loaded.is_over:
        skip = Button(texts("button-puzzle-skip"), loaded.action(Verb.PUZZLE, SKIP))
        rules = Button(texts("button-rules"), Action(Verb.RULES, (session.record.game,)))
        return (*others, skip, view, rules)
    solution = Button(texts("button-puzzle-solution"), loaded.action(Verb.PUZZLE, SOLUTION))
    share = Button(texts("button-share"), loaded.action(Verb.PUZZLE, SHARE))
    if session.is_counted_puzzle:
        again = Button(texts("button-puzzle-again"), loaded.action(Verb.PUZZLE, AGAIN))
        return (_next_button(texts, loaded), solution, again, share, *_streaks_button(texts, loaded), view)
    undo = (Button(texts("button-undo"), loaded.action(Verb.UNDO)),) if session.can_undo else ()
    redo = (Button(texts("button-redo"), loaded.action(Verb.REDO)),) if session.undone else ()
    again_ = Button(texts("button-puzzle-again"), loaded.action(Verb.RESTART))
    restart = (again_,) if session.can_undo else ()
    if loaded.is_over:
        return (_next_button(texts, loaded), *undo, *restart, solution, share, view)
    return (*others, *undo, solution, view, *redo, *restart, _next_button(texts, loaded))


def _is_lost_streak(loaded: LoadedGame) -> bool:
    """Return whether an attempt has ended a streak."""
    session = loaded.session
    is_streak = session.exercise is not None and session.exercise.kind is ExerciseKind.PUZZLE_STREAK
    return is_streak and session.puzzle_state(loaded.position) is GoalState.MISSED


def _next_button(texts: Texts, loaded: LoadedGame) -> Button:
    label = "button-puzzle-streak" if _is_lost_streak(loaded) else "button-puzzle-next"
    return Button(texts(label), loaded.action(Verb.PUZZLE, NEXT), ButtonStyle.MOVE)


def _streaks_button(texts: Texts, loaded: LoadedGame) -> tuple[Button, ...]:
    """Return the button to the leaderboard of streaks after one has ended."""
    if not _is_lost_streak(loaded):
        return ()
    return (Button(texts("button-leaderboard"), Action(Verb.LEADERBOARD, (STREAK,))),)


def puzzle_button(texts: Texts, owner: int | None = None) -> Button:
    """Return the button to the next puzzle."""
    return Button(texts("button-puzzle"), Action(Verb.PUZZLE, owner=owner))


def puzzle_offer_screen(
    texts: Texts, known: KnownPuzzle, chat: Chat, theme: str = DEFAULT_THEME, *, news: str = ""
) -> Screen:
    """Offer a puzzle to everybody: the picture of its position, its number and its goal; no solution."""
    board, title = known.start.board(), goal_title(texts, *known.title_facts)
    game = texts(f"{board.game}-title")
    command = puzzle_command(texts, chat, known.puzzle.number)
    text = "\n".join(filter(None, (news, texts("puzzle-offer", game=game, command=command))))
    picture = BoardPicture(board, (title, game), theme, captions=pile_captions(texts, board.game))
    head = texts("alt-head", title=title, details=texts.together(text, state_text(texts, board)))
    alt = describe_board(texts, board, head)
    solve = Button(
        texts("button-puzzle-solve"), Action(Verb.PUZZLE, (str(known.puzzle.number),)), ButtonStyle.MOVE
    )
    return Screen(title, text, picture, alt, ((solve,),), write_puzzle_code(known.puzzle.number))


def puzzle_command(texts: Texts, chat: Chat, number: int) -> str:
    """Return what is typed for a puzzle in a chat; Discord has a field for its number."""
    if chat is not Chat.DISCORD:
        return as_typed(chat, f"{Verb.PUZZLE} {number}", texts)
    field = texts(f"parameter-name-{ParameterKind.NUMBER}")
    return f"{as_typed(chat, Verb.PUZZLE, texts)} {field}:{number}"
