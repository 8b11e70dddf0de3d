"""From a candidate to the line of a puzzle without its number, or to nothing if it is no puzzle."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import log2

from engine.advice.judge import judge_position, keeping_moves
from engine.game import Position
from engine.goal import Goal, GoalState
from engine.move import Move
from engine.puzzles.step import Step, decisions, is_decision
from engine.puzzles.themes import find_themes
from engine.searches.random_generator import RandomGenerator
from engine.solvers import quick_budget
from engine.solvers.solution import Verdict
from seeds.coding import write_choices, write_moves
from seeds.generation.puzzle_makers import FEWEST_DECISIONS, LONGEST, Candidate, Maker, maker_of
from seeds.generation.puzzle_making.numbers import easy_numbers
from seeds.plan import Words, first_position
from seeds.puzzle import DEMAND_UNIT, LENGTHS, NONE, SHORT, SHORTEST, Puzzle, first_rating

PLAYOUTS = 20
"""Games of each of ``SOLVERS``."""
MOST_SOUND = 8
"""A puzzle is dropped if more games of the sound player than these solve it, unless it is short."""
SHORT_LENGTH = LENGTHS[1]
"""The most moves of a short solution: a sound player who looks a few moves ahead solves them all."""
MOST_MOVES = 200
"""Moves after which a weak player gives up: in Kittyhawk, cards can move back and forth forever."""


@dataclass(frozen=True, slots=True)
class Task:
    """A deal to look for puzzles in."""

    number: int
    """From 1 on."""
    game: str
    words: Words
    deal: int
    is_easy: bool = False
    """Whether easy puzzles are wanted."""

    @property
    def start(self) -> Position:
        """The first position."""
        return first_position(self.game, self.words, self.deal)


@dataclass(frozen=True, slots=True)
class Outline:
    """What a player notices of a puzzle who knows another one of the same deal."""

    source: str
    """The options, the deal and the goal."""
    kept: tuple[int, ...]
    """For each move of the solution, how many moves keep the goal in reach."""

    def is_like(self, other: "Outline") -> bool:
        """Tell whether one puzzle is the end of the other, or the same with cards that do not matter."""
        shorter, longer = sorted((self.kept, other.kept), key=len)
        return self.source == other.source and longer[-len(shorter) :] == shorter


@dataclass(frozen=True, slots=True)
class Draft:
    """A puzzle without its number."""

    text: str
    """Its line in the file, from the second field on."""
    words: Words
    length: int
    """Moves of the solution."""
    sound: int
    """Games of the sound player that solve it."""
    likeness: str
    """Equal for puzzles whose positions are alike."""
    outline: Outline
    decisions: frozenset[str] = frozenset()
    """The likenesses of the positions of its decisions."""
    walk: str = ""

    @property
    def rating(self) -> int:
        """The first rating."""
        return first_rating(self.text.partition(" ")[0], PLAYOUTS)


def drafts(task: Task) -> Iterator[Draft]:
    """Yield what can be puzzles in a deal."""
    maker, start = maker_of(task.game), task.start
    seen: set[str] = set()
    for candidate in (maker.easy if task.is_easy else maker.candidates)(start, task.deal):
        position, goal = start.after_line(candidate.moves), candidate.goal
        likeness = maker.canonical(position, goal)
        if likeness in seen:
            continue
        seen.add(likeness)
        solution = find_solution(maker, position, goal, is_easy=task.is_easy)
        steps = solution and find_steps(maker, position, goal, solution)
        if not steps or not (is_easy if task.is_easy else is_puzzle)(maker, steps, goal):
            continue
        draft = make_draft(task, candidate, steps)
        if task.is_easy or draft.sound <= MOST_SOUND or draft.length <= SHORT_LENGTH:
            yield draft


def find_solution(
    maker: Maker[Position], position: Position, goal: Goal, *, is_easy: bool = False
) -> tuple[Move, ...] | None:
    """Return a solution, not too long, whose first move is a decision and not obvious; ``None`` without one.

    The solution of an easy puzzle may begin with an obvious move. The cheapest questions come first.
    """
    budget, choices = quick_budget(position.game), maker.choices(position)
    if not is_decision(len(choices), 1) or goal.state(position, 0) is not GoalState.OPEN:
        return None
    for move in () if is_easy else maker.obvious(position, goal):
        if judge_position(position.after(move), goal, 1, budget).verdict is not Verdict.UNWINNABLE:
            return None
    kept = keeping_moves(position, goal, 0, budget)
    if not kept or not is_decision(len(choices), len(set(kept) & set(choices))):
        return None
    found = judge_position(position, goal, 0, budget)
    longest = SHORT if is_easy else LONGEST
    return found.line if found.verdict is Verdict.WON and len(found.line) <= longest else None


def find_steps(
    maker: Maker[Position], position: Position, goal: Goal, solution: tuple[Move, ...]
) -> tuple[Step[Position], ...] | None:
    """Return the steps of a solution; ``None`` if a question stays open, or it does not end at the goal."""
    steps, budget = list[Step[Position]](), quick_budget(position.game)
    for made, move in enumerate(solution):
        kept = keeping_moves(position, goal, made, budget)
        if kept is None or goal.state(position, made) is not GoalState.OPEN:
            return None
        steps.append(Step(position, move, maker.choices(position), kept, maker.obvious(position, goal)))
        position = position.after(move)
    return tuple(steps) if goal.state(position, len(solution)) is GoalState.REACHED else None


def is_puzzle(maker: Maker[Position], steps: tuple[Step[Position], ...], goal: Goal) -> bool:
    """Tell whether the first move is a decision, its obvious moves are wrong, and more decisions follow."""
    is_hidden = steps[0].is_decision and steps[0].is_obvious_wrong
    return is_hidden and len(decisions(steps)) >= FEWEST_DECISIONS and maker.is_about_an_idea(steps, goal)


def is_easy(maker: Maker[Position], steps: tuple[Step[Position], ...], goal: Goal) -> bool:
    """Tell whether a short solution begins with a decision, be it obvious or not."""
    is_short = SHORTEST <= len(steps) <= SHORT
    return is_short and steps[0].is_decision and maker.is_about_an_idea(steps, goal)


def make_draft(task: Task, candidate: Candidate, steps: tuple[Step[Position], ...]) -> Draft:
    """Let the players of the tests try a puzzle, and write it."""
    maker, goal, position = maker_of(task.game), candidate.goal, steps[0].position
    solution = tuple(step.move for step in steps)
    solved = tries(maker, position, goal)
    fields = (
        ".".join(map(str, (*solved, demand(maker, steps, goal)))),
        goal.text,
        ",".join(task.words) or NONE,
        str(task.deal),
        write_moves(task.start, candidate.moves) or NONE,
        write_moves(position, solution),
        ".".join(write_choices(step.position, step.keeping) for step in steps),
        ",".join(find_themes(steps, goal)) or NONE,
    )
    return Draft(
        " ".join(fields),
        task.words,
        len(steps),
        solved[0],
        maker.canonical(position, goal),
        outline(task.words, task.deal, goal, [step.keeping for step in steps]),
        frozenset(maker.canonical(step.position, goal) for step in decisions(steps)),
        candidate.walk,
    )


def outline(words: Words, deal: int, goal: Goal, keeping: Sequence[Sequence[Move]]) -> Outline:
    """Return the outline of a puzzle."""
    return Outline(" ".join((*words, str(deal), goal.text)), tuple(map(len, keeping)))


def remake(puzzle: Puzzle) -> Draft | None:
    """Make the draft of a puzzle again from its position, goal and solution; ``None`` if it is no puzzle."""
    record, maker, is_one = puzzle.record, maker_of(puzzle.game), is_puzzle
    if puzzle.number in easy_numbers(puzzle.game):
        is_one = is_easy
    steps = find_steps(maker, record.replay(), puzzle.goal, puzzle.solution)
    if steps is None or not is_one(maker, steps, puzzle.goal):
        return None
    task = Task(0, puzzle.game, record.option_words, record.deal)
    return make_draft(task, Candidate(record.moves, puzzle.goal), steps)


def without_proof(puzzle: Puzzle, text: str, sound: int) -> Draft:
    """Return the draft of a stored puzzle without proving it again."""
    record, goal = puzzle.record, puzzle.goal
    likeness = maker_of(puzzle.game).canonical(record.replay(), goal)
    noticed = outline(record.option_words, record.deal, goal, puzzle.keeping)
    return Draft(text, record.option_words, len(puzzle.solution), sound, likeness, noticed)


def demand(maker: Maker[Position], steps: tuple[Step[Position], ...], goal: Goal) -> int:
    """Return how improbable it is that somebody solves it who knows every other move and guesses the rest.

    A move is guessed as people would try it (``Maker.weights``). It is measured in bits, in ``DEMAND_UNIT``
    parts of one.
    """
    bits = 0.0
    for made, step in enumerate(steps):
        weights: Mapping[Move, int] = dict.fromkeys(step.choices, 1)
        if maker.weights:
            left = None if goal.moves is None else goal.moves - made
            weights = maker.weights(step.position, goal, left)
        right = sum(weight for move, weight in weights.items() if move in step.keeping)
        bits -= log2((1 + right / sum(weights.values())) / 2)
    return round(DEMAND_UNIT * bits)


def tries(maker: Maker[Position], position: Position, goal: Goal) -> tuple[int, int, int]:
    """Return how many games each of ``SOLVERS`` solves."""
    seeds = range(1, PLAYOUTS + 1)
    return (
        sum(maker.solves(position, goal, seed) for seed in seeds),
        sum(solves_at_random(maker, position, goal, seed, sound=1) for seed in seeds),
        sum(solves_at_random(maker, position, goal, seed, sound=0) for seed in seeds),
    )


def solves_at_random(
    maker: Maker[Position], position: Position, goal: Goal, seed: int, *, sound: int
) -> bool:
    """Tell whether a player solves a puzzle who makes ``sound`` sound moves, on average, for a random one."""
    generator = RandomGenerator(seed)
    for made in range(MOST_MOVES):
        state = goal.state(position, made)
        if state is not GoalState.OPEN:
            return state is GoalState.REACHED
        is_sound = generator.below(sound + 1)
        choices = maker.obvious(position, goal) if is_sound else maker.choices(position)
        position = position.after(choices[generator.below(len(choices))])
    return False
