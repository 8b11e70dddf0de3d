"""What is stored of a player's puzzles: ratings with their history, attempts, and streaks.

Ratings are those of OpenSkill (``bot/features/puzzles/rating.py``): strength ``mu`` and its uncertainty
``sigma``. They are shown on a scale of which 400 points are odds of about 10 to 1.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import inf, isfinite
from typing import Self

MU, SIGMA = 25.0, 25.0 / 3
"""The strength of a new player, and its uncertainty: the defaults of OpenSkill."""
START, SCALE = 1500, 30
"""The shown rating of a new player, and its change for each point of ``mu``."""
MOST_HISTORY = 200
"""The ratings that are kept for the chart of a game, the latest ones."""


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """The rating of a player in a game, or that of a puzzle."""

    mu: float = MU
    sigma: float = SIGMA
    tried: int = 0
    """The number of rated attempts."""
    solved: int = 0

    @property
    def shown(self) -> int:
        """The rating as it is shown."""
        return round(START + SCALE * (self.mu - MU))

    @property
    def text(self) -> str:
        """The stored form."""
        return f"{self.mu:.4f} {self.sigma:.4f} {self.tried} {self.solved}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        mu, sigma, tried, solved = text.split()
        found = cls(float(mu), float(sigma), int(tried), int(solved))
        if not (isfinite(found.mu) and 0 < found.sigma < inf):
            raise ValueError(f"not a rating: {text[:40]!r}")
        return found


@dataclass(frozen=True, slots=True)
class UnfinishedAttempt:
    """An attempt that has not ended."""

    number: int
    """Of the puzzle."""
    session: str
    is_streak: bool
    is_first: bool = True
    """Whether the player has never tried the puzzle before, so that the attempt is rated."""

    @property
    def text(self) -> str:
        """The stored form."""
        return f"{self.number} {self.session} {int(self.is_streak)} {int(self.is_first)}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what ``text`` wrote; raise ``ValueError`` for anything else."""
        number, session, is_streak, is_first = text.split()
        return cls(int(number), session, is_streak == "1", is_first == "1")


@dataclass(frozen=True, slots=True)
class PuzzleProfile:
    """Everything that is stored of one player's puzzles."""

    ratings: Mapping[str, PuzzleRating] = field(default_factory=dict)
    """By the names of games; a game without an attempt has none."""
    history: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The shown ratings after the last ``MOST_HISTORY`` attempts of each game, the oldest first."""
    tried: tuple[int, ...] = ()
    """The numbers of all puzzles that the player has tried, the one tried last at the end."""
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

    def rating_in(self, game: str) -> PuzzleRating:
        """Return the rating in a game, that of a new player without an attempt."""
        return self.ratings.get(game, PuzzleRating())

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
        }
        return stored | {name: text for name, text in others.items() if text}

    @classmethod
    def read(cls, stored: Mapping[str, str]) -> Self:
        """Read the stored fields; raise ``ValueError`` for corrupt ones."""
        parts = {name: name.partition(":")[2] for name in stored}
        week, _, week_streak = stored.get("week", "").partition(" ")
        unfinished = stored.get("open", "")
        return cls(
            {
                parts[name]: PuzzleRating.read(text)
                for name, text in stored.items()
                if name.startswith("rating:")
            },
            {parts[name]: _numbers(text) for name, text in stored.items() if name.startswith("history:")},
            _numbers(stored.get("tried", "")),
            UnfinishedAttempt.read(unfinished) if unfinished else None,
            int(stored.get("streak", 0)),
            int(stored.get("best", 0)),
            week,
            int(week_streak or 0),
            frozenset(_numbers(stored.get("groups", ""))),
            int(stored.get("revision", 0)),
        )


def _joined(numbers: "tuple[int, ...] | list[int]") -> str:
    return " ".join(map(str, numbers))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
