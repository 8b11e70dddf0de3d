"""Mistakes to practice: the decisive moves of a player's reviewed games, in Leitner's boxes.

A mistake comes at once, and after it was solved again after 1, 3, 7 and 21 days. One that is solved after 21
days is learned and leaves the book; one that is not solved goes back to the first box. The boxes are
Sebastian Leitner's, of 1972.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Self

from engine.goal import Goal
from engine.record import Record
from seeds.coding import read_moves, write_moves

DAYS = (0, 1, 3, 7, 21)
"""For each box, the days after which a mistake in it comes."""
MOST_MISTAKES = 50
MOST_CHARACTERS = 5400
"""Characters of the lines of a book: of 64 letters and digits, they take 4 KiB at most when compressed."""

FIELDS = 6
NONE = "-"


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decisive move, and when it is to be tried again."""

    game: str
    """The id of the reviewed game."""
    head: str
    """The beginning of its record: the deal without moves."""
    moves: str
    """The moves before the decisive one, as ``write_moves`` writes them."""
    goal: Goal
    """A win or a score."""
    box: int = 0
    due: int = 0
    """The day on which it comes, as ``date.toordinal`` counts days, in the player's time zone."""
    last_try: str = ""
    """The id of the last second try that solved or missed it: it cannot solve it any more."""

    @classmethod
    def of(cls, game: str, record: Record, goal: Goal, today: int) -> Self:
        """Return a new mistake after the moves of a record, which comes at once."""
        deal = record.first(0)
        return cls(game, deal.text, write_moves(deal.start(), record.moves), goal, due=today)

    @property
    def record(self) -> Record:
        """The record up to the decisive move; raises ``RecordError`` or ``CodingError`` if it is corrupt."""
        deal = Record.read(self.head)
        return deal.then(*(move for move, _ in read_moves(deal.start(), self.moves)))

    @property
    def line(self) -> str:
        """The mistake as a line of text."""
        words = (
            self.game,
            self.goal.text,
            str(self.box),
            str(self.due),
            self.last_try or NONE,
            self.moves or NONE,
        )
        return " ".join((*words, self.head))

    @classmethod
    def read(cls, line: str) -> Self:
        """Read what ``line`` wrote; raise ``ValueError`` for anything else."""
        game, goal, box, due, last_try, moves, head = line.split(" ", FIELDS)
        return cls(
            game,
            head,
            "" if moves == NONE else moves,
            Goal.read(goal),
            min(max(int(box), 0), len(DAYS) - 1),
            int(due),
            "" if last_try == NONE else last_try,
        )


@dataclass(frozen=True, slots=True)
class MistakeBook:
    """All mistakes of a player, the first to come first."""

    mistakes: tuple[Mistake, ...] = ()
    unread: tuple[str, ...] = ()
    """Lines that only another version of the bot can read: they stay for it."""

    @property
    def lines(self) -> tuple[str, ...]:
        """The book as lines of text."""
        return (*(mistake.line for mistake in self.mistakes), *self.unread)

    @classmethod
    def read(cls, lines: Sequence[str]) -> Self:
        """Read what ``lines`` wrote."""
        mistakes, unread = list[Mistake](), list[str]()
        for line in lines:
            try:
                mistakes.append(Mistake.read(line))
            except ValueError:
                unread.append(line)
        return cls(tuple(mistakes), tuple(unread))

    def mistake_of(self, game: str) -> Mistake | None:
        """Return the mistake of a game; ``None`` if there is none."""
        return next((mistake for mistake in self.mistakes if mistake.game == game), None)

    def due(self, today: int) -> tuple[Mistake, ...]:
        """Return the mistakes that come today or have come before, the longest due first."""
        return tuple(mistake for mistake in self.mistakes if mistake.due <= today)

    def with_mistake(self, mistake: Mistake) -> Self:
        """Return the book with a new mistake, unless there is one of its game."""
        return self if self.mistake_of(mistake.game) else self._ordered((*self.mistakes, mistake))

    def solved(self, game: str, attempt: str, today: int) -> Self:
        """Return the book after the second try ``attempt`` has solved a mistake: it goes to the next box.

        A try that has missed or solved it before cannot solve it, and one before it is due changes nothing.
        """
        mistake = self.mistake_of(game)
        if mistake is None or mistake.last_try == attempt or mistake.due > today:
            return self
        box = mistake.box + 1
        if box == len(DAYS):
            return self._ordered(self._others(game))
        later = replace(mistake, box=box, due=today + DAYS[box], last_try=attempt)
        return self._ordered((*self._others(game), later))

    def missed(self, game: str, attempt: str, today: int) -> Self:
        """Return the book after a second try has missed a mistake that is due: it goes to the first box."""
        mistake = self.mistake_of(game)
        if mistake is None or mistake.due > today:
            return self
        again = replace(mistake, box=0, due=today + DAYS[0], last_try=attempt)
        return self._ordered((*self._others(game), again))

    def without(self, game: str) -> Self:
        """Return the book without the mistake of a game."""
        return self._ordered(self._others(game))

    def _others(self, game: str) -> Iterator[Mistake]:
        return (mistake for mistake in self.mistakes if mistake.game != game)

    def _ordered(self, mistakes: Iterator[Mistake] | Sequence[Mistake]) -> Self:
        """Return a book of these mistakes, without those that come last if there is no room for them."""
        ordered, room = list[Mistake](), MOST_CHARACTERS
        for mistake in sorted(mistakes, key=lambda one: (one.due, one.game)):
            room -= len(mistake.line) + 1
            if room >= 0 and len(ordered) < MOST_MISTAKES:
                ordered.append(mistake)
        return replace(self, mistakes=tuple(ordered))
