"""Counts of a player's finished games, and the statistics derived from them.

They are stored in a hash, to which ``bot/storage/count.lua`` adds: a line of numbers for each kind (a game
with its options, such as ``kittyhawk level=3``), for each game as a whole (``kittyhawk *``) and for all games
(``*``). ``@2026-11`` counts the games that ended in a month; ``streaks`` has the longest streak of cards by
kind, of games that know such streaks. Every game is counted once, when it ends for the first time after at
least one move.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import astuple, dataclass, field, fields
from datetime import date
from typing import Self

from bot.core.session import Session
from engine.game import Position
from engine.games import find_game
from engine.outcome import Result

ALL = "*"
"""The kind of all games together; after a game's name: all option sets of that game."""
MONTH = "@"
STREAKS = "streaks"
"""A field of its own: earlier versions would take a further number on the lines for a column of scores."""
MOST_FIELDS = 320
"""The most lines of a player: further kinds are counted only in their game."""
MONTHS = 24
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
    """Whether it was won at the first try, without help, as the player's first game of the day."""
    day: date
    """The date on which it ended, in the player's time zone."""
    is_timed: bool = True
    """Whether its time can be the fastest: not if its first moves were typed as a record."""
    longest_streak: int = 0
    """The most cards taken one after the other; 0 if the game knows no such streaks."""

    @classmethod
    def of(cls, session: Session, position: Position, day: date) -> Self | None:
        """Return a finished game to be counted; ``None`` if it is open, unplayed or counted already.

        Exercises are not counted.
        """
        if session.exercise or session.is_counted or not session.first_move or not session.is_over(position):
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
            is_timed=not session.is_from_record,
            longest_streak=position.longest_streak(),
            day=day,
        )

    @property
    def kind(self) -> str:
        """The game with its options."""
        return kind_of(self.game, self.option_words)

    @property
    def text(self) -> str:
        """The JSON that ``bot/storage/count.lua`` reads."""
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
            "timed": self.is_timed,
            "longest_streak": self.longest_streak,
            "month": f"{self.day:%Y-%m}",
            "oldest": _months_before(self.day, MONTHS - 1),
            "most": MOST_FIELDS,
        }
        return json.dumps(known, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class GameCounts:
    """The counts of a kind of games, in the order in which they are stored."""

    played: int = 0
    won: int = 0
    clean: int = 0
    given_up: int = 0
    assisted: int = 0
    """Played with help, won or not."""
    seconds: int = 0
    streak: int = 0
    """How many of the last games in a row were won."""
    longest: int = 0
    total: int = 0
    """The sum of the scores of all games that were played to the end."""
    best: int = 0
    fastest: int = 0
    """Seconds of the fastest win; 0 before there is one."""
    first_wins: int = 0
    """Won at the first try, without help, as the first game of a day."""
    width: int = 1
    """How many scores one column covers: a power of two."""
    columns: tuple[int, ...] = ()
    """How many games ended with the scores of each column, from 0 on."""

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` or ``TypeError`` for anything else."""
        numbers = [int(number) for number in json.loads(text)]
        if len(numbers) < NUMBERS:
            raise ValueError(f"not a line of counts: {text[:60]!r}")
        names = (one.name for one in fields(cls))
        known = dict(zip(names, numbers[:NUMBERS], strict=False))
        return cls(**known, columns=tuple(numbers[NUMBERS:]))

    @property
    def text(self) -> str:
        """The counts as they are stored."""
        *numbers, columns = astuple(self)
        return json.dumps([*numbers, *columns], separators=(",", ":"))

    @property
    def ended(self) -> int:
        """How many games were played to the end."""
        return self.played - self.given_up

    @property
    def average(self) -> float | None:
        """The average score of games that were played to the end; ``None`` if there are none."""
        return self.total / self.ended if self.ended else None


NUMBERS = len(fields(GameCounts)) - 1
NOTHING = GameCounts()


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """A player's statistics."""

    counts: Mapping[str, GameCounts]
    months: Mapping[str, Mapping[str, tuple[int, int]]]
    """By month, such as ``2026-11``, in order: for each game how many were played and won."""
    longest_streaks: Mapping[str, int] = field(default_factory=dict)
    """By kind, the most cards that were taken one after the other; only for games that know such streaks."""

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """Read the hash; raise ``ValueError`` or ``TypeError`` for anything else."""
        months = {
            name.removeprefix(MONTH): {
                game: (played, won) for game, (played, won, *_) in json.loads(text).items()
            }
            for name, text in sorted(stored.items())
            if name.startswith(MONTH)
        }
        counts = {
            name: GameCounts.read(text)
            for name, text in stored.items()
            if name != STREAKS and not name.startswith(MONTH)
        }
        streaks = {kind: int(cards) for kind, cards in json.loads(stored.get(STREAKS, "{}")).items()}
        return cls(counts, months, streaks)

    @classmethod
    def together(cls, parts: Iterable[Self]) -> Self:
        """Return the statistics whose fields were read apart."""
        counts: dict[str, GameCounts] = {}
        months: dict[str, Mapping[str, tuple[int, int]]] = {}
        streaks: dict[str, int] = {}
        for part in parts:
            counts |= part.counts
            months |= part.months
            streaks |= part.longest_streaks
        return cls(counts, months, streaks)

    @property
    def all(self) -> GameCounts:
        """The counts of all games together."""
        return self.counts.get(ALL, NOTHING)

    def of_game(self, game: str) -> GameCounts:
        """Return the counts of a game with any options."""
        return self.counts.get(f"{game} {ALL}", NOTHING)

    def of_kind(self, game: str, option_words: tuple[str, ...]) -> GameCounts:
        """Return the counts of a game with these options."""
        return self.counts.get(kind_of(game, option_words), NOTHING)

    def longest_streak(self, game: str, option_words: tuple[str, ...] | None = None) -> int:
        """Return the longest streak of cards in a game with these options, or with any; 0 without one."""
        words = (ALL,) if option_words is None else option_words
        return self.longest_streaks.get(kind_of(game, words), 0)

    def kinds(self, game: str) -> tuple[tuple[str, ...], ...]:
        """Return the option sets with which a game was played, the most played first."""
        words = {name: tuple(name.split(" ")) for name in self.counts}
        own = {
            rest: self.counts[name].played
            for name, (first, *others) in words.items()
            if first == game and (rest := tuple(others)) != (ALL,)
        }
        return tuple(sorted(own, key=lambda rest: (-own[rest], rest)))

    @property
    def games(self) -> tuple[str, ...]:
        """The games that were played, the most played first."""
        names = [name.removesuffix(f" {ALL}") for name in self.counts if name.endswith(f" {ALL}")]
        return tuple(sorted(names, key=lambda game: (-self.of_game(game).played, game)))

    @property
    def favourite(self) -> str:
        """The game that was played most; empty if none was."""
        return next(iter(self.games), "")


def kind_of(game: str, option_words: tuple[str, ...]) -> str:
    """Return the kind of a game with its options."""
    return " ".join((game, *option_words))


def _months_before(day: date, months: int) -> str:
    number = day.year * MONTHS_OF_A_YEAR + day.month - 1 - months
    return f"{number // MONTHS_OF_A_YEAR:04}-{number % MONTHS_OF_A_YEAR + 1:02}"
