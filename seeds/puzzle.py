"""Puzzles: each is a line of a file in ``seeds/puzzles``, one file a game, which is read on first use.

A file begins with what it was made with, a name and a value on each line, and an empty line. Each further
line is a puzzle, its fields separated by spaces:

- its number, unique among all games and the same in every release; ``12.2`` is the second puzzle that has the
  number 12, after the first one was replaced;
- how often each of ``SOLVERS`` has solved it in ``playouts`` games, and its demand, joined by dots;
- its goal (``Goal.text``);
- the options, joined by commas, or ``-`` for the defaults, and the deal;
- the moves up to its position, and the solution (``seeds/coding.py``);
- for each move of the solution the moves that keep the goal in reach, as ``write_choices`` writes them;
- its themes, joined by commas, or ``-``.
"""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from math import sqrt
from types import MappingProxyType
from typing import Self

from engine.games import all_games, find_game
from engine.goal import Goal
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from seeds.coding import read_choices, read_moves

NONE = "-"
SOLVERS = ("sound", "weak", "random")
"""The players whose results set the rating of a puzzle that nobody has tried: the sound player, the same with
every other move at random, and random moves. The hints are measured for FIGURES.md only."""
DEMAND_UNIT = 10
"""Parts of a bit in which the demand is stored: how improbable it is that somebody solves a puzzle who knows
every other move and guesses the rest."""
LEAST_RATING, DEMAND_RATING, PLAYER_RATING = 900, 400, 600
"""The rating of a puzzle without demand that no player of the tests solves, what its demand
adds for the square root of its bits, and what is taken off if all of their games solve it."""
KEEPING_FIELD = 7
LENGTHS = (4, 6, 9, 13)
"""The most moves of a solution of each length but the last, which has more."""
PLANNED, EASY = 420, 60
"""Puzzles of each game, with numbers in a row, and easy ones besides, with numbers in another row; further
ones get the next numbers after those of all games."""
SHORTEST, SHORT = 2, 5
"""The moves of the solution of an easy puzzle."""
EASY_RATING = 1300
"""Below it puzzles are for beginners: an easy puzzle has a lower first rating."""
EDITIONS = 1_000_000
"""More than there are numbers; the key of a puzzle that replaced another one is that much higher."""


@dataclass(frozen=True, slots=True)
class PuzzleEntry:
    """What is known of a puzzle without replaying it."""

    number: int
    game: str
    rating: int
    """From how often players of the tests solve it; the instance goes on from there."""
    line: str
    edition: int = 1
    """How many puzzles have had the number, this one included."""

    @classmethod
    def read(cls, game: str, line: str, playouts: int) -> Self:
        """Read the beginning of a line; raise ``ValueError`` for a faulty one."""
        name, solved, _ = line.split(" ", 2)
        number, _, edition = name.partition(".")
        return cls(int(number), game, first_rating(solved, playouts), line, int(edition or 1))

    @property
    def key(self) -> int:
        """What stands for the puzzle where something is stored about it: of the first edition, its number."""
        return self.number + EDITIONS * (self.edition - 1)

    @property
    def moves(self) -> int:
        """The number of moves of the solution."""
        return 1 + self.line.split(" ")[KEEPING_FIELD].count(".")

    @property
    def is_short(self) -> bool:
        """Whether the solution has as few moves as that of an easy puzzle."""
        return self.moves <= SHORT


def number_of_key(key: int) -> int:
    """Return the number of the puzzle that a key stands for."""
    return key % EDITIONS


@dataclass(frozen=True)
class Puzzle:
    """A position with a goal, and its solution."""

    number: int
    key: int
    """``PuzzleEntry.key``."""
    rating: int
    record: Record
    """With the moves up to the position."""
    goal: Goal
    solution: tuple[Move, ...]
    keeping: tuple[tuple[Move, ...], ...]
    """For each move of the solution, all moves that keep the goal in reach."""
    themes: tuple[str, ...]

    @property
    def game(self) -> str:
        """The name of its game."""
        return self.record.game

    @cached_property
    def solved_record(self) -> Record:
        """The record with the solution."""
        return self.record.then(*self.solution)

    @property
    def base(self) -> int:
        """The number of moves up to its position."""
        return len(self.record.moves)


def first_rating(solved: str, playouts: int) -> int:
    """Return the rating of a puzzle by how often each of ``SOLVERS`` solves it, and by its demand."""
    *counts, demand = map(int, solved.split("."))
    share = sum(counts) / (len(counts) * playouts)
    return round(LEAST_RATING + DEMAND_RATING * sqrt(demand / DEMAND_UNIT) - PLAYER_RATING * share)


def length_of(moves: int) -> int:
    """Return the length of a solution, from 1 to 5, by its moves."""
    return 1 + bisect_left(LENGTHS, moves)


@cache
def entries_of(game: str) -> tuple[PuzzleEntry, ...]:
    """Return the puzzles of a game, their numbers ascending; none without a file, or if it is of other rules.

    Raises ``ValueError`` or ``KeyError`` for a faulty file.
    """
    file = files("seeds") / "puzzles" / f"{game}.txt"
    head, _, rest = file.read_text("utf-8").partition("\n\n") if file.is_file() else ("", "", "")
    settings = dict(line.split(" ", 1) for line in head.splitlines())
    if not rest or int(settings["rules"]) != find_game(game).rules:
        return ()
    return tuple(PuzzleEntry.read(game, line, int(settings["playouts"])) for line in rest.splitlines())


@cache
def all_entries() -> Mapping[int, PuzzleEntry]:
    """Return the puzzles of all games by their numbers."""
    found = (entry for game in all_games() for entry in entries_of(game.name))
    return MappingProxyType({entry.number: entry for entry in found})


@cache
def puzzle_games() -> tuple[str, ...]:
    """Return the games that have puzzles."""
    return tuple(game.name for game in all_games() if entries_of(game.name))


@cache
def numbers_of_days() -> Mapping[str, tuple[int, ...]]:
    """Return the puzzles of days by their games, in the order in which they come.

    They are stored, a game on each line, so that the puzzle of a day stays the same when ratings change.
    """
    file = files("seeds") / "puzzle_days.txt"
    lines = (line.split(" ") for line in file.read_text("utf-8").splitlines())
    return MappingProxyType({game: tuple(map(int, numbers)) for game, *numbers in lines})


def find_puzzle(number: int) -> Puzzle | None:
    """Return the puzzle of a number; ``None`` if there is none."""
    entry = all_entries().get(number)
    return read_puzzle(entry) if entry else None


def read_puzzle(entry: PuzzleEntry) -> Puzzle:
    """Read the line of a puzzle; raise ``ValueError`` or ``RecordError`` for a faulty one."""
    _, _, goal, options, deal, moves, solution, keeping, themes = entry.line.split(" ")
    game = find_game(entry.game)
    words = () if options == NONE else tuple(options.split(","))
    record = Record.begin(game, read_options(game.options, words), int(deal))
    position = start = record.start()
    before = []
    for move, position in read_moves(start, "" if moves == NONE else moves):  # noqa: B007
        before.append(move)
    solved, at = list(read_moves(position, solution)), position
    kept = []
    for choices, (_, after) in zip(keeping.split("."), solved, strict=True):
        kept.append(read_choices(at, choices))
        at = after
    return Puzzle(
        entry.number,
        entry.key,
        entry.rating,
        record.then(*before),
        Goal.read(goal),
        tuple(move for move, _ in solved),
        tuple(kept),
        () if themes == NONE else tuple(themes.split(",")),
    )
