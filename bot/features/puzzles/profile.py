"""What is stored of a player's puzzles: ratings with their history, attempts, and streaks.

Ratings are those of OpenSkill (``bot/features/puzzles/rating.py``): strength ``mu`` and its uncertainty
``sigma``. They are shown on a scale of which 400 points are odds of about 10 to 1.

What the end of an attempt has changed is stored together with the change, so that it can be shown again. What
it means for the keys of everybody is stored with it until it is done there, however often that is begun.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import inf, isfinite
from typing import Any, Self

from seeds.puzzle import number_of_key

MU, SIGMA = 25.0, 25.0 / 3
"""The defaults of OpenSkill, on which its formulas are scaled."""
MIDDLE, SCALE = 1500, 30
"""The shown rating for ``MU``, and its change for each point of ``mu``."""
START, START_SIGMA = 1000, 14.0
"""The shown rating of a new player, and its uncertainty, so large that the rating soon finds the player."""
MOST_HISTORY = 200
"""The ratings that are kept for the chart of a game, the latest ones."""
MOST_RESULTS = 20
"""The results that are kept, the latest ones: no more exercises of a player are stored."""
BETWEEN_RESULTS = ","
NONE = "-"


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """The rating of a player in a game, or that of a puzzle; by default, that of a new player."""

    mu: float = MU + (START - MIDDLE) / SCALE
    sigma: float = START_SIGMA
    tried: int = 0
    """The number of rated attempts."""
    solved: int = 0

    @property
    def shown(self) -> int:
        """The rating as it is shown."""
        return round(MIDDLE + SCALE * (self.mu - MU))

    @property
    def text(self) -> str:
        """The stored form."""
        return f"{self.mu:.4f} {self.sigma:.4f} {self.tried} {self.solved}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        mu, sigma, tried, solved, *_ = text.split()  # later versions may add words
        found = cls(float(mu), float(sigma), int(tried), int(solved))
        if not (isfinite(found.mu) and 0 < found.sigma < inf):
            raise ValueError(f"not a rating: {text[:40]!r}")
        return found


@dataclass(frozen=True, slots=True)
class UnfinishedAttempt:
    """An attempt that has not ended."""

    key: int
    """Of the puzzle (``PuzzleEntry.key``)."""
    session: str
    is_streak: bool
    is_first: bool = True
    """Whether the player has never tried the puzzle before, so that the attempt is rated."""

    @property
    def number(self) -> int:
        """The number of the puzzle."""
        return number_of_key(self.key)

    @property
    def text(self) -> str:
        """The stored form."""
        return f"{self.key} {self.session} {int(self.is_streak)} {int(self.is_first)}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        key, session, is_streak, is_first, *_ = text.split()
        return cls(int(key), session, is_streak == "1", is_first == "1")


@dataclass(frozen=True, slots=True)
class PuzzleResult:
    """What the end of an attempt has changed. Ratings are as they are shown."""

    session: str
    game: str
    before: int
    after: int
    """The player's ratings in the game; equal if the attempt was not the first."""
    puzzle_rating: int | None
    """That of the puzzle before the attempt; ``None`` if the attempt was not rated, because another puzzle
    has the number now."""
    streak: int | None
    """The puzzles solved in the streak, also if it has just ended; ``None`` outside a streak."""
    best_streak: int
    is_best: bool = False
    """Whether the streak has just become the player's best one."""

    @property
    def text(self) -> str:
        """The stored form."""
        streak = NONE if self.streak is None else self.streak
        puzzle = NONE if self.puzzle_rating is None else self.puzzle_rating
        ratings = f"{self.before} {self.after} {puzzle}"
        return f"{self.session} {self.game} {ratings} {streak} {self.best_streak} {int(self.is_best)}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        session, game, before, after, puzzle, streak, best, is_best, *_ = text.split()
        return cls(
            session,
            game,
            int(before),
            int(after),
            None if puzzle == NONE else int(puzzle),
            None if streak == NONE else int(streak),
            int(best),
            is_best == "1",
        )


@dataclass(frozen=True, slots=True)
class PendingAttempt:
    """An attempt that counts for its player, and not yet certainly for everybody."""

    token: str
    """A random word that tells it from all others, and says nothing about its player."""
    key: int
    """Of the puzzle (``PuzzleEntry.key``)."""
    ended: int
    """When it ended, in seconds since 1970."""
    before: PuzzleRating
    """The player's rating in the game before it."""
    is_solved: bool = False
    is_first: bool = True
    """Whether it is rated."""
    is_streak: bool = False
    """Whether it was in a streak of some puzzles."""

    @property
    def text(self) -> str:
        """The stored form."""
        flags = "".join(str(int(flag)) for flag in (self.is_solved, self.is_first, self.is_streak))
        return f"{self.token} {self.key} {self.ended} {flags} {self.before.text}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        token, key, ended, flags, before = text.split(" ", 4)
        is_solved, is_first, is_streak = (flag == "1" for flag in flags[:3])
        rating = PuzzleRating.read(before)
        return cls(token, int(key), int(ended), rating, is_solved, is_first, is_streak)


@dataclass(frozen=True, slots=True)
class PuzzleProfile:
    """Everything that is stored of one player's puzzles."""

    ratings: Mapping[str, PuzzleRating] = field(default_factory=dict)
    """By the names of games; a game without an attempt has none."""
    history: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The shown ratings after the last ``MOST_HISTORY`` attempts of each game, the oldest first."""
    tried: tuple[int, ...] = ()
    """The keys of all puzzles that the player has tried, the one tried last at the end."""
    unfinished: UnfinishedAttempt | None = None
    streak: int = 0
    """Puzzles solved in a row in the streak that goes on."""
    best_streak: int = 0
    week: str = ""
    """The week of ``week_streak``, such as ``2026-W48``."""
    week_streak: int = 0
    """The best streak of that week."""
    groups: frozenset[int] = frozenset()
    """The servers and groups whose tables may have the player's streaks."""
    revision: int = 0
    """The number of changes; the store compares it before every write."""
    results: tuple[PuzzleResult, ...] = ()
    """Of the last ``MOST_RESULTS`` attempts, the latest one at the end."""
    pending: PendingAttempt | None = None
    """The last attempt, until it counts for everybody."""
    unread: Mapping[str, str] = field(default_factory=dict)
    """Fields that only another version of the bot can read: they stay for it."""

    def rating_in(self, game: str) -> PuzzleRating:
        """Return the rating in a game, that of a new player without an attempt."""
        return self.ratings.get(game, PuzzleRating())

    def result_of(self, session: str) -> PuzzleResult | None:
        """Return what the end of an attempt has changed; ``None`` if it is not known."""
        return next((result for result in self.results if result.session == session), None)

    def best_of_week(self, week: str) -> int:
        """Return the best streak of a week; 0 if it is not the last one with a streak."""
        return self.week_streak if self.week == week else 0

    @property
    def fields(self) -> dict[str, str]:
        """The stored form without the revision."""
        stored = {f"rating:{game}": rating.text for game, rating in self.ratings.items()}
        stored |= {f"history:{game}": _joined(values) for game, values in self.history.items()}
        others = {
            "tried": _joined(self.tried),
            "open": self.unfinished.text if self.unfinished else "",
            "streak": str(self.streak or ""),
            "best": str(self.best_streak or ""),
            "week": f"{self.week} {self.week_streak}" if self.week else "",
            "groups": _joined(sorted(self.groups)),
            "results": BETWEEN_RESULTS.join(result.text for result in self.results),
            "pending": self.pending.text if self.pending else "",
        }
        return {**self.unread, **stored, **{name: text for name, text in others.items() if text}}

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """Read the stored fields."""
        profile, unread = cls(), dict[str, str]()
        for name, text in stored.items():
            try:
                profile = profile._with_field(name, text)
            except ValueError:
                unread[name] = text
        return replace(profile, unread=unread)

    def _with_field(self, name: str, text: str) -> Self:
        """Return the profile with a stored field; raise ``ValueError`` for one that cannot be read."""
        kind, _, game = name.partition(":")
        if kind == "rating":
            return replace(self, ratings={**self.ratings, game: PuzzleRating.read(text)})
        if kind == "history":
            return replace(self, history={**self.history, game: _numbers(text)})
        if kind == "week":
            week, best, *_ = text.split()
            return replace(self, week=week, week_streak=int(best))
        if name not in FIELDS:
            raise ValueError(f"a field of another version: {name[:40]!r}")
        attribute, read = FIELDS[name]
        changed: dict[str, Any] = {attribute: read(text)}
        return replace(self, **changed)


def _joined(numbers: "tuple[int, ...] | list[int]") -> str:
    return " ".join(map(str, numbers))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def _results(text: str) -> tuple[PuzzleResult, ...]:
    return tuple(map(PuzzleResult.read, text.split(BETWEEN_RESULTS)))


FIELDS: Mapping[str, tuple[str, Callable[[str], object]]] = {
    "tried": ("tried", _numbers),
    "open": ("unfinished", UnfinishedAttempt.read),
    "streak": ("streak", int),
    "best": ("best_streak", int),
    "groups": ("groups", lambda text: frozenset(_numbers(text))),
    "revision": ("revision", int),
    "results": ("results", _results),
    "pending": ("pending", PendingAttempt.read),
}
"""By the names of fields that hold one value: the attribute, and how it is read."""
