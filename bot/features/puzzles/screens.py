"""What is said about puzzles beside their boards: results, the question before skipping, the solution."""

from collections.abc import Iterator

from bot.core.actions import Verb
from bot.core.screens import Button, ButtonStyle, Screen
from bot.core.session import LoadedGame
from bot.features.puzzles.known_puzzle import KnownPuzzle
from bot.features.puzzles.offers import goal_title
from bot.features.puzzles.profile import PuzzleResult
from bot.features.puzzles.request import SKIP, SOLUTION, YES
from bot.i18n.texts import Texts
from bot.screens.board import question_screen
from bot.screens.button_rows import as_main
from bot.screens.replay_steps import WayToEnd
from engine.solvers.solution import Solution, Verdict
from seeds.puzzle import all_entries

MINUS = "−"

MOST_THEMES = 3

REACH = {
    Verdict.WON: "puzzle-in-reach",
    Verdict.UNWINNABLE: "puzzle-out-of-reach",
    Verdict.UNKNOWN: "puzzle-unknown",
}


def skip_question(texts: Texts, loaded: LoadedGame) -> Screen:
    """Ask whether to skip a puzzle, which counts as unsolved."""
    yes = Button(texts("button-puzzle-skip-yes"), loaded.action(Verb.PUZZLE, SKIP, YES), ButtonStyle.DANGER)
    return question_screen(texts, loaded, texts("puzzle-skipping"), yes)


def other_open_screen(texts: Texts, loaded: LoadedGame, wanted: tuple[str, ...]) -> Screen:
    """Say which puzzle is still open, and offer to go on with it or to skip it for the wanted one."""
    view = loaded.exercise_view
    title = view.title(texts) if view else ""
    text = texts("puzzle-other-open", game=texts.of_game(loaded.session.record.game, "title"))
    back = as_main(Button(texts("button-puzzle-back"), loaded.action(Verb.BOARD, "back")))
    skip = loaded.action(Verb.PUZZLE, SKIP, YES, *wanted)
    return Screen(title, text, rows=((back, Button(texts("button-puzzle-skip-open"), skip)),))


def no_such_text(texts: Texts, number: int) -> str:
    """Return that there is no puzzle of a number."""
    return texts("puzzle-no-such", number=str(number), last=str(max(all_entries(), default=0)))


def result_news(texts: Texts, result: PuzzleResult) -> tuple[str, ...]:
    """Return how an attempt changed the rating and the streak of its player."""
    change = result.after - result.before
    sign = f"+{change}" if change >= 0 else f"{MINUS}{-change}"
    game = texts.of_game(result.game, "title")
    rating = texts(
        "puzzle-rating", change=sign, after=str(result.after), game=game, puzzle=str(result.puzzle_rating)
    )
    # Tried before, because all others are used up, or replaced by another puzzle since it was begun.
    is_unrated = (result.streak is not None and not change) or result.puzzle_rating is None
    lines = [] if is_unrated else [rating]
    if result.streak is not None:
        lines.append(texts("puzzle-streak-so-far", count=result.streak, best=result.best_streak))
        if result.is_best and result.streak:
            lines.append(texts("puzzle-streak-best"))
    return tuple(lines)


def reach_text(texts: Texts, judgement: Solution) -> str:
    """Return whether the goal of a puzzle is still in reach."""
    return texts(REACH[judgement.verdict])


def way_to_goal(texts: Texts, known: KnownPuzzle) -> WayToEnd:
    """Return the solution of a puzzle as a way that can be shown as an animation and step by step."""
    puzzle = known.puzzle
    return WayToEnd(
        puzzle.solved_record,
        puzzle.base,
        Verb.PUZZLE,
        (SOLUTION,),
        title=goal_title(texts, *known.title_facts),
        name=texts("puzzle-name", number=str(puzzle.number)),
        end=texts("puzzle-goal-reached"),
        idea="\n".join(_theme_lines(texts, known)),
        notes=tuple(_step_notes(texts, known)),
    )


def _theme_lines(texts: Texts, known: KnownPuzzle) -> Iterator[str]:
    """Yield what the solution is about."""
    for theme in known.puzzle.themes[:MOST_THEMES]:
        name, means = (
            texts.of_game(known.puzzle.game, f"puzzle-theme-{theme}{part}") for part in ("", "-means")
        )
        yield texts("puzzle-theme", theme=name, means=means)


def _step_notes(texts: Texts, known: KnownPuzzle) -> Iterator[str]:
    """Yield for each move of the solution how many moves kept the goal in reach; empty if all did."""
    for keeping, position in zip(known.puzzle.keeping, known.positions, strict=False):
        legal = len(position.legal_moves())
        yield "" if len(keeping) == legal else texts("puzzle-step", kept=len(keeping), count=legal)
