"""What is known of the shipped puzzles of a game, and how often players solve them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.advice import advise
from engine.goal import GoalState
from engine.move import Move
from engine.puzzles.step import is_decision
from seeds.generation.figures.intervals import Share
from seeds.generation.parallel import Progress, parallel_map
from seeds.generation.puzzle_makers import maker_of
from seeds.generation.puzzle_making.draft import MOST_MOVES, PLAYOUTS
from seeds.generation.puzzle_making.puzzle_file import read_made
from seeds.puzzle import SOLVERS, Puzzle, PuzzleEntry, entries_of, length_of, read_puzzle

HINTED = 60
"""Puzzles of each game that are played by following hints, spread evenly over its file."""
SOLVED_FIELD = 1


@dataclass(frozen=True, slots=True)
class PuzzleStudy:
    """The puzzles of a game."""

    game: str
    entries: tuple[PuzzleEntry, ...]
    puzzles: tuple[Puzzle, ...]
    tried: int
    """Deals that were looked at."""
    size: int
    """Bytes of the file."""
    hinted: Share
    """Of those played by following hints."""

    @property
    def lengths(self) -> Counter[int]:
        """The number of puzzles of each length."""
        return Counter(length_of(len(puzzle.solution)) for puzzle in self.puzzles)

    @property
    def decisions(self) -> list[int]:
        """The number of decisions of each solution."""
        return [
            sum(
                is_decision(len(choices), len(set(choices) & set(kept)))
                for choices, kept in zip(_choices(puzzle), puzzle.keeping, strict=True)
            )
            for puzzle in self.puzzles
        ]

    @property
    def themes(self) -> Counter[str]:
        """The number of puzzles with each theme."""
        return Counter(theme for puzzle in self.puzzles for theme in puzzle.themes)

    @property
    def ratings(self) -> list[int]:
        """The first ratings, ascending."""
        return sorted(puzzle.rating for puzzle in self.puzzles)

    @property
    def solved(self) -> dict[str, Share]:
        """The share of games that each of ``SOLVERS`` solves."""
        counts = [entry.line.split(" ")[SOLVED_FIELD].split(".") for entry in self.entries]
        total = PLAYOUTS * len(self.entries)
        return {name: Share(sum(int(row[at]) for row in counts), total) for at, name in enumerate(SOLVERS)}


def puzzle_studies(games: Sequence[str], cores: int = 0) -> Iterator[PuzzleStudy]:
    """Yield the study of each game that has puzzles."""
    for game in games:
        entries = entries_of(game)
        if not entries:
            continue
        made, progress = read_made(game), Progress(f"{game} puzzles")
        step = max(1, len(entries) // HINTED)
        chosen = entries[::step][:HINTED]
        solved = list[bool]()
        for is_solved in parallel_map(solves_by_hints, chosen, cores):
            solved.append(is_solved)
            progress.show(f"{len(solved)} of {len(chosen)} played by hints")
        progress.show(f"{len(solved)} played by hints", is_last=True)
        yield PuzzleStudy(
            game,
            entries,
            tuple(map(read_puzzle, entries)),
            made.tried + made.easy_tried,
            len(made.text),
            Share(sum(solved), len(solved)),
        )


def _choices(puzzle: Puzzle) -> Iterator[tuple[Move, ...]]:
    """Yield the choices at each move of a solution."""
    maker, position = maker_of(puzzle.game), puzzle.record.replay()
    for move in puzzle.solution:
        yield maker.choices(position)
        position = position.after(move)


def solves_by_hints(entry: PuzzleEntry) -> bool:
    """Tell whether following the first hint at each move solves a puzzle."""
    puzzle = read_puzzle(entry)
    position = puzzle.record.replay()
    for made in range(MOST_MOVES):
        state = puzzle.goal.state(position, made)
        if state is not GoalState.OPEN:
            return state is GoalState.REACHED
        position = position.after(advise(position.board()).estimates[0].move)
    return False
