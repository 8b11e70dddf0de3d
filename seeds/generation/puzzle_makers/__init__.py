"""What making puzzles needs to know of a game: ``MAKER`` of the module with its name.

``seeds.generation.puzzle_making`` does everything that is the same for all games: it proves that the goal of
a candidate is in reach, finds the moves that keep it there, and drops what is no puzzle.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

from engine.advice import play_out
from engine.declarations import Declarations
from engine.game import P, Position
from engine.games import find_game, module_names
from engine.goal import Goal, find_kind
from engine.move import Move
from engine.puzzles.step import Step
from seeds.plan import Words, find_plan

OPEN = "open"
"""The option of a game with which the player sees all cards."""
FEWEST_DECISIONS = 2
LIKELY = 4
"""How often people try a move that plainly does something for the goal, compared with one that does not."""
LONGEST = 20
"""The most moves of a solution: more are tiring."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A moment of a deal that may be a puzzle."""

    moves: tuple[Move, ...]
    """From the deal to its position."""
    goal: Goal
    walk: str = ""
    """Where it comes from, such as ``solver``: of each walk of a deal at most one puzzle is taken."""


def plays_well(position: Position, goal: Goal, seed: int) -> bool:
    """Tell whether a playout of the sound player (``engine.advice.play_out``) reaches a goal of score."""
    kind, played = find_kind(position.game, goal.kind), play_out(position, seed)
    if kind.is_reached:
        raise ValueError(f"a playout says nothing about {goal.text}")
    return (played.is_won or not kind.needs_win) and goal.is_scored(position.game, played.score)


@dataclass(frozen=True)
class Maker(Generic[P]):
    """``MAKER`` of ``seeds/generation/puzzle_makers/GAME.py``: how puzzles of the game are made."""

    option_sets: tuple[Words, ...]
    """The words of the options with which puzzles are made, ``open`` among them where a game hides cards. If
    there are none, puzzles have those of the daily challenges in which all cards are seen."""
    candidates: Callable[[P, int], Iterator[Candidate]]
    """From the first position of a deal and a seed: the moments to try, each with its goal, such as the best
    that is proved, or the fewest moves; a candidate whose goal is not in reach is dropped."""
    easy: Callable[[P, int], Iterator[Candidate]]
    """Likewise the moments to try for easy puzzles."""
    obvious: Callable[[P, Goal], tuple[Move, ...]]
    """What the sound player may do in a position: one move, or several equal ones."""
    canonical: Callable[[P, Goal], str]
    """A text that is equal for positions which are alike: the same but for suits, mirrors, order of piles."""
    choices: Callable[[P], tuple[Move, ...]] = lambda position: position.legal_moves()
    """The legal moves that count when it is asked how few keep the goal in reach."""
    weights: Callable[[P, Goal, int | None], Mapping[Move, int]] | None = None
    """How often people try each of these moves, compared with the others, who have that number of moves left;
    ``None`` if they try all alike."""
    is_about_an_idea: Callable[[Sequence[Step[P]], Goal], bool] = lambda _steps, _goal: True
    """Whether the moves that lose the goal lose it clearly, so that nobody has to add up points."""
    solves: Callable[[P, Goal, int], bool] = plays_well
    """Whether the sound player reaches the goal from a position, with a seed."""


MAKERS: Declarations[Maker[Position]] = Declarations(__name__, "MAKER", Maker)


def puzzle_sets(game: str) -> tuple[Words, ...]:
    """Return the option sets with which puzzles of a game are made.

    Deal 1 is tried with each of them, then deal 2, and so on.
    """
    maker, plan = maker_of(game), find_plan(game)
    if maker.option_sets or plan is None:
        return maker.option_sets
    has_hidden_cards = OPEN in {option.name for option in find_game(game).options}
    return tuple(words for words in plan.dailies if OPEN in words or not has_hidden_cards)


def find_maker(game: str) -> Maker[Position] | None:
    """Return the maker of a game; ``None`` if it has no puzzles."""
    return MAKERS.find(*module_names(game))


def maker_of(game: str) -> Maker[Position]:
    """Return the maker of a game; raise ``KeyError`` if it has no puzzles."""
    return MAKERS.require(*module_names(game))
