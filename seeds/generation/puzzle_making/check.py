"""Proves every stored puzzle again."""

from collections.abc import Iterator
from pathlib import Path

from seeds.generation.parallel import Progress, parallel_map
from seeds.generation.puzzle_making.draft import PLAYOUTS, remake
from seeds.generation.puzzle_making.puzzle_file import PUZZLES, read_made
from seeds.puzzle import PuzzleEntry, read_puzzle

Numbered = tuple[str, str]
"""A game, and a line of its file."""


def check(games: list[str], folder: Path = PUZZLES, cores: int = 0) -> Iterator[str]:
    """Yield what is wrong with the puzzles of games, each in a sentence; nothing if all is right."""
    numbers: dict[str, str] = {}
    for game in games:
        made, progress = read_made(game, folder), Progress(f"{game} puzzles")
        yield from (f"{game}: two puzzles are alike, {common}" for common in made.doubles)
        lines = (*made.lines.values(), *made.easy_lines.values())
        found = parallel_map(prove, [(game, line) for line in lines], cores)
        for done, (line, problem) in enumerate(zip(lines, found, strict=True), start=1):
            number = line.split(" ", 1)[0].partition(".")[0]
            if number in numbers:
                yield f"{number} is a puzzle of {numbers[number]} and one of {game}"
            numbers[number] = game
            if problem:
                yield problem
            progress.show(f"{done} of {len(lines)} proved")
        progress.show(f"{len(lines)} proved", is_last=True)


def prove(numbered: Numbered) -> str:
    """Return what is wrong with a puzzle, in a sentence; ``""`` if it is made again as it is stored."""
    game, line = numbered
    number, text = line.split(" ", 1)
    draft = remake(read_puzzle(PuzzleEntry.read(game, line, PLAYOUTS)))
    if draft is None:
        return f"{game} {number}: it is not proved, or no puzzle"
    return "" if draft.text == text else f"{game} {number}: it would be written {draft.text}"
