"""Ways through a deal, along which moments for puzzles are looked for."""

from collections.abc import Callable, Iterator

from engine.game import P
from engine.move import Move
from engine.searches.random_generator import RandomGenerator
from engine.solvers import quick_budget, solve
from engine.solvers.solution import Line


def walks(
    start: P, obvious: Callable[[P], tuple[Move, ...]], seed: int
) -> Iterator[tuple[str, Iterator[tuple[Line, P]]]]:
    """Yield three ways through a deal by their names, each as ``walk`` yields it.

    They are the best line that the solver finds, the line of the sound player, and that line with each of its
    mistakes replaced by the solver's move.
    """
    generator = RandomGenerator(seed)

    def sound(position: P) -> Move:
        moves = obvious(position)
        return moves[generator.below(len(moves))]

    def corrected(position: P) -> Move | None:
        move, best = sound(position), solve(position, budget)
        then = solve(position.after(move), budget)
        is_as_good = (then.verdict, then.score) == (best.verdict, best.score)
        return move if is_as_good else next(iter(best.line), None)

    budget = quick_budget(start.game)
    yield "solver", walk_line(start, solve(start, budget).line)
    yield "corrected", walk(start, corrected)
    yield "sound", walk(start, sound)


def walk(start: P, choose: Callable[[P], Move | None]) -> Iterator[tuple[Line, P]]:
    """Yield the moves up to each position, and that position, until the deal ends or no move is chosen."""
    position, moves = start, list[Move]()
    while position.outcome() is None:
        yield tuple(moves), position
        move = choose(position)
        if move is None:
            return
        moves.append(move)
        position = position.after(move)


def walk_line(start: P, line: Line) -> Iterator[tuple[Line, P]]:
    """Yield the moves up to each position along a line, and that position."""
    moves = iter(line)
    return walk(start, lambda _: next(moves, None))
