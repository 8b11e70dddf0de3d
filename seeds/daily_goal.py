"""The goals of the daily five: each is a line of a file in ``seeds/daily_goals``, one file a game.

A file begins with the number of the game's rules on a line, ``rules 1``, and an empty line. Each further line
is a goal, its fields separated by spaces:

- the weekday for which it is as hard as that should be, 0 for Monday;
- how many of the sound player's playouts reached it, and how many were made;
- the goal (``Goal.text``);
- the options, joined by commas, or ``-`` for the defaults, and the deal;
- moves that reach it (``seeds/coding.py``).

The goals, as ``Goal`` has them; every number of moves is one of the record's, where the moves made by
themselves and those of one press that finishes the game count one by one:

- klondike, freecell: ``win`` (also with ``moves``), ``home`` (``count`` cards home, also with ``moves``),
  ``aces`` (``count`` is 4: all Aces home, with ``moves``);
- klondike also ``all-up`` (no card of the piles face down, with ``moves``);
- spider: ``win`` and ``suits`` (``count`` suits home), also with ``moves``, and ``all-up`` with ``moves``;
- pyramid, tripeaks, golf, wish: ``win``, ``leave`` (at most ``count`` cards);
- follow: ``win``, ``keep`` (win with ``count`` cards in the deck);
- flip: ``reach`` (``count`` points);
- kittyhawk: ``win``, ``home`` (``count`` cards home);
- blink: ``win``, ``points`` (place every card with ``count`` points).
"""

from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Self

from engine.games import find_game
from engine.goal import Goal
from engine.move import Move
from engine.options import read_options
from engine.record import Record
from engine.shares import PERCENT
from seeds.coding import read_moves

NONE = "-"
ALWAYS = ("klondike", "spider", "freecell")
"""The games of each day; after them come one of ``CLEARING`` and one of ``ORIGINALS``, in turn by day."""
CLEARING = ("pyramid", "tripeaks", "golf")
ORIGINALS = ("wish", "follow", "flip", "kittyhawk", "blink")
FIVE_GAMES = (*ALWAYS, *CLEARING, *ORIGINALS)
WEEK = 7
TARGETS = (80, 71, 62, 53, 43, 34, 25)
"""The share of the sound player's playouts that should reach a goal, in percent, from Monday to Sunday."""


@dataclass(frozen=True, slots=True)
class DailyGoal:
    """A goal of one of the daily five."""

    record: Record
    """The deal before its first move."""
    goal: Goal
    """From the start of the deal."""
    share: int
    """How many percent of the sound player's playouts reach it."""


@dataclass(frozen=True, slots=True)
class GoalLine:
    """A line of a file."""

    weekday: int
    """0 for Monday."""
    reached: int
    """Playouts that reached it."""
    playouts: int
    """Playouts that were made."""
    goal: Goal
    option_words: tuple[str, ...]
    deal: int
    moves: str
    """Moves that reach it, as ``write_moves`` wrote them."""

    @property
    def text(self) -> str:
        """The line."""
        words = ",".join(self.option_words) or NONE
        fields = (self.weekday, self.reached, self.playouts, self.goal.text, words, self.deal, self.moves)
        return " ".join(map(str, fields))

    @classmethod
    def read(cls, line: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        weekday, reached, playouts, goal, words, deal, moves = line.split(" ")
        options = () if words == NONE else tuple(words.split(","))
        return cls(
            int(weekday), int(reached), int(playouts), Goal.read(goal), options, int(deal), moves
        )  # fmt: skip

    @property
    def share(self) -> int:
        """How many percent of the playouts reached the goal."""
        return round(PERCENT * self.reached / self.playouts)

    def record(self, game: str) -> Record:
        """Return the record of the deal before its first move."""
        found = find_game(game)
        return Record.begin(found, read_options(found.options, self.option_words), self.deal)

    def proof(self, game: str) -> tuple[Move, ...]:
        """Return the moves that reach the goal; raise ``CodingError`` if they are not legal."""
        return tuple(move for move, _ in read_moves(self.record(game).start(), self.moves))


@cache
def goal_lines(game: str) -> tuple[GoalLine, ...]:
    """Return the goals of a game; none without a file, or if it is of other rules.

    Raises ``ValueError`` for a faulty file.
    """
    file = files("seeds") / "daily_goals" / f"{game}.txt"
    head, _, rest = file.read_text("utf-8").partition("\n\n") if file.is_file() else ("", "", "")
    if not rest or head != rules_line(game):
        return ()
    return tuple(map(GoalLine.read, rest.splitlines()))


def rules_line(game: str) -> str:
    """Return the first line of the file of a game."""
    return f"rules {find_game(game).rules}"


@cache
def daily_goals(game: str, weekday: int) -> tuple[DailyGoal, ...]:
    """Return the goals of a game for a weekday, 0 for Monday, in the order in which they come."""
    return tuple(
        DailyGoal(line.record(game), line.goal, line.share)
        for line in goal_lines(game)
        if line.weekday == weekday
    )


def games_of(day: date) -> tuple[str, ...]:
    """Return the games of the daily five of a date, each another one."""
    number = day.toordinal()
    return (*ALWAYS, CLEARING[number % len(CLEARING)], ORIGINALS[number % len(ORIGINALS)])


def five_of(day: date) -> tuple[DailyGoal, ...]:
    """Return the daily five of a date, in the order of ``games_of``: the same for everybody.

    The goals of a game for a weekday come one after the other, and again after all of them have come. Raises
    ``IndexError`` if a game has none for it.
    """
    week = (day.toordinal() - 1) // WEEK  # day 1 is a Monday
    turns = (*(1 for _ in ALWAYS), len(CLEARING), len(ORIGINALS))
    found = []
    for game, weeks in zip(games_of(day), turns, strict=True):
        goals = daily_goals(game, day.weekday())
        if not goals:
            raise IndexError(f"{game} has no goals for weekday {day.weekday()}")
        found.append(goals[week // weeks % len(goals)])
    return tuple(found)
