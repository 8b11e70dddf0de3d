"""What is counted of a player's finished games, and what follows from that.

The tally is a hash of the store (``bot/storage/count.lua`` adds to it): a line of numbers for each kind,
which is a game with its options, such as ``kittyhawk level=3``; for each game as a whole,
``kittyhawk *``; for all together, ``*``. ``@2026-11`` counts the games that ended in a month. Every game is
counted once, when it ends for the first time after a move, however that came about.
"""

import json
from collections.abc import Mapping
from dataclasses import astuple, dataclass, fields
from datetime import date
from typing import Self

from bot.core.session import Session
from engine.game import Position
from engine.games import find_game
from engine.outcome import Result

ALL = "*"
"""The kind that all games are of, and behind the name of a game: all its option sets together."""
MONTH = "@"
"""Begins the name of a month."""
MOST_FIELDS = 320
"""The lines that there can be: kinds that would be more are counted in their game alone."""
MONTHS = 24
"""The months that are kept."""
MONTHS_OF_A_YEAR = 12


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The first end of a game, as it is counted."""

    game: str
    option_words: tuple[str, ...]
    is_won: bool
    has_given_up: bool
    is_assisted: bool
    score: int
    seconds: int
    """From the first move to the end."""
    is_first_win: bool
    """Whether it was won at the first try as the first of its day."""
    day: date
    """On which it ended, where its player is."""

    @classmethod
    def of(cls, session: Session, position: Position, day: date) -> Self | None:
        """Return the end of a game to be counted; ``None`` where no move was made, or it is counted already.

        Nothing was played of a deal that was given up at sight, or that left no move to be made.
        """
        if session.is_counted or not session.first_move or not session.is_over(position):
            return None
        outcome = position.outcome()
        return cls(
            game=session.record.game,
            option_words=session.record.option_words,
            is_won=outcome is not None and outcome.result is Result.WON,
            has_given_up=session.has_given_up,
            is_assisted=session.is_assisted or session.is_waived,
            score=position.score(),
            seconds=max(0, session.moved - session.first_move),
            is_first_win=session.is_clean_first_win(outcome),
            day=day,
        )

    @property
    def kind(self) -> str:
        """The game with its options."""
        return kind_of(self.game, self.option_words)

    @property
    def text(self) -> str:
        """What ``bot/storage/count.lua`` wants to know of it."""
        known = {
            "game": self.game,
            "kinds": [ALL, f"{self.game} {ALL}", self.kind],
            "won": self.is_won,
            "clean": self.is_won and not self.is_assisted,
            "given_up": self.has_given_up,
            "assisted": self.is_assisted,
            "first_win": self.is_first_win,
            "score": self.score,
            "low_best": find_game(self.game).is_low_best,
            "seconds": self.seconds,
            "month": f"{self.day:%Y-%m}",
            "oldest": _months_before(self.day, MONTHS - 1),
            "most": MOST_FIELDS,
        }
        return json.dumps(known, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class GameCounts:
    """What is counted of a kind of games, in the order in which the numbers are kept."""

    played: int = 0
    won: int = 0
    clean: int = 0
    """Won without any help."""
    given_up: int = 0
    assisted: int = 0
    """Played with some help, won or not."""
    seconds: int = 0
    streak: int = 0
    """The last so many in a row were won."""
    longest: int = 0
    total: int = 0
    """The scores of all that were played to the end."""
    best: int = 0
    fastest: int = 0
    """Seconds that the fastest win took; 0 before there is one."""
    first_wins: int = 0
    """Won at the first try as the first of their days."""
    width: int = 1
    """How many scores go into a column: a power of two."""
    columns: tuple[int, ...] = ()
    """How many games ended with the scores of each column, from 0 on."""

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what is kept; raise ``ValueError`` or ``TypeError`` for anything else."""
        numbers = [int(number) for number in json.loads(text)]
        if len(numbers) < NUMBERS:
            raise ValueError(f"not a line of counts: {text[:60]!r}")
        names = (one.name for one in fields(cls))
        known = dict(zip(names, numbers[:NUMBERS], strict=False))
        return cls(**known, columns=tuple(numbers[NUMBERS:]))

    @property
    def text(self) -> str:
        """The count as it is kept."""
        *numbers, columns = astuple(self)
        return json.dumps([*numbers, *columns], separators=(",", ":"))

    @property
    def ended(self) -> int:
        """How many were played to the end."""
        return self.played - self.given_up

    @property
    def average(self) -> float | None:
        """The average score of those that were played to the end; ``None`` where none was."""
        return self.total / self.ended if self.ended else None


NUMBERS = len(fields(GameCounts)) - 1
"""The numbers of a line before its columns."""
NOTHING = GameCounts()


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """All that is counted of a player's games."""

    counts: Mapping[str, GameCounts]
    """By the kind."""
    months: Mapping[str, Mapping[str, tuple[int, int]]]
    """By the month, such as ``2026-11``, in their order: of each game how many were played and won."""

    @classmethod
    def read(cls, kept: Mapping[str, str]) -> Self:
        """Read the hash; raise ``ValueError`` or ``TypeError`` for anything else."""
        months = {
            name.removeprefix(MONTH): {
                game: (played, won) for game, (played, won) in json.loads(text).items()
            }
            for name, text in sorted(kept.items())
            if name.startswith(MONTH)
        }
        counts = {name: GameCounts.read(text) for name, text in kept.items() if not name.startswith(MONTH)}
        return cls(counts, months)

    @property
    def all(self) -> GameCounts:
        """What is counted of all games together."""
        return self.counts.get(ALL, NOTHING)

    def of_game(self, game: str) -> GameCounts:
        """Return what is counted of a game, with whatever options."""
        return self.counts.get(f"{game} {ALL}", NOTHING)

    def of_kind(self, game: str, option_words: tuple[str, ...]) -> GameCounts:
        """Return what is counted of a game with these options."""
        return self.counts.get(kind_of(game, option_words), NOTHING)

    def kinds(self, game: str) -> tuple[tuple[str, ...], ...]:
        """Return the option sets with which a game was played, the one played most first."""
        words = {name: tuple(name.split(" ")) for name in self.counts}
        own = {
            rest: self.counts[name].played
            for name, (first, *others) in words.items()
            if first == game and (rest := tuple(others)) != (ALL,)
        }
        return tuple(sorted(own, key=lambda rest: (-own[rest], rest)))

    @property
    def games(self) -> tuple[str, ...]:
        """Return the games that were played, the one played most first."""
        names = [name.removesuffix(f" {ALL}") for name in self.counts if name.endswith(f" {ALL}")]
        return tuple(sorted(names, key=lambda game: (-self.of_game(game).played, game)))

    @property
    def favourite(self) -> str:
        """The game that was played most; empty where none was."""
        return next(iter(self.games), "")


def kind_of(game: str, option_words: tuple[str, ...]) -> str:
    """Return the name of a game with its options."""
    return " ".join((game, *option_words))


def _months_before(day: date, months: int) -> str:
    """Return the month so many before that of a day."""
    number = day.year * MONTHS_OF_A_YEAR + day.month - 1 - months
    return f"{number // MONTHS_OF_A_YEAR:04}-{number % MONTHS_OF_A_YEAR + 1:02}"
